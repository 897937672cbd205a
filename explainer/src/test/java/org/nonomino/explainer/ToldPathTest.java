package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks paths as they are told: each step holds on its board, and none is a detour. */
final class ToldPathTest {
  private static final Rating HARDEST = new Rating(90);

  /** The bound of paths without chains. */
  private static final Rating EASY = new Rating(50);

  /** The bound of paths that seldom lead to the solution. */
  private static final Rating BEFORE_SUBSETS = new Rating(22);

  private static final Duration LONG = Duration.ofMinutes(1);

  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  /** Puzzles that take milliseconds, of all kinds of regions and constraints. */
  private static List<CorpusPuzzle> puzzles() {
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String file : Corpus.files()) {
      List<CorpusPuzzle> all =
          Corpus.read(file).stream()
              .filter(each -> each.count() == 1 && each.countIsExact() && !each.layoutOnly())
              .filter(each -> each.puzzle().size() <= 9)
              .toList();
      if (!all.isEmpty()) {
        puzzles.add(all.get(all.size() / 3));
        puzzles.add(all.get(all.size() * 2 / 3));
      }
    }
    return puzzles;
  }

  @Test
  void eachToldStepHoldsAndIsNeeded() {
    int leftOut = 0;
    int all = 0;
    for (CorpusPuzzle each : puzzles()) {
      Puzzle puzzle = each.puzzle();
      StepPath rated = EXPLAINER.pathUpTo(HARDEST, puzzle, Deadline.NEVER);
      if (!rated.isSolved()) {
        continue;
      }
      ToldPath told = EXPLAINER.toldPath(puzzle, rated, Telling.WITHOUT_DETOURS, Deadline.NEVER);
      check(each.label(), puzzle, told);
      leftOut += told.leftOut().size();
      all += told.steps().size() + told.leftOut().size();
    }
    assertThat(leftOut).isGreaterThan(all / 100);
  }

  private static void check(String label, Puzzle puzzle, ToldPath told) {
    CandidateView view = CandidateView.of(puzzle);
    Set<Integer> restedOn = new HashSet<>();
    for (ToldStep each : told.steps()) {
      assertThat(view.isOf(each.board().state())).as(label).isTrue();
      for (Step part : each.step().parts()) {
        Optional<String> refusal = EvidenceChecker.refusal(view, part.found());
        assertThat(refusal).as("%s: %s", label, each.step()).isEmpty();
        view = view.after(part.deductions());
      }
      restedOn.addAll(each.restsOn());
    }
    for (int cell = 0; cell < view.cellCount(); cell++) {
      assertThat(view.digit(cell)).as(label).isEqualTo(told.rated().end().digit(cell));
    }
    assertThat(told.highest()).as(label).isLessThanOrEqualTo(told.rated().rating());
    for (int i = 0; i < told.steps().size(); i++) {
      Deduction first = told.steps().get(i).step().deductions().get(0);
      if (!(first instanceof Deduction.Placement) && !told.leftOut().isEmpty()) {
        assertThat(restedOn).as("%s: step %s", label, i).contains(i);
      }
    }
  }

  @Test
  void stepsOfOneLookAreToldTogether() {
    List<Variants.Variant> variants = Variants.all();
    int looks = 0;
    for (int i = 0; i < variants.size(); i += 18) {
      Variants.Variant variant = variants.get(i);
      StepPath rated = EXPLAINER.pathUpTo(EASY, variant.puzzle(), Deadline.NEVER);
      if (!rated.isSolved()) {
        continue;
      }
      ToldPath told =
          EXPLAINER.toldPath(variant.puzzle(), rated, Telling.WITHOUT_DETOURS, Deadline.NEVER);
      check(variant.label(), variant.puzzle(), told);
      for (ToldStep step : told.steps()) {
        if (step.step().parts().size() > 1) {
          checkLook(variant.label(), step);
          looks++;
        }
      }
    }
    assertThat(looks).isGreaterThan(10);
  }

  @Test
  void stepsOfPathsThatEndBeforeTheSolutionAreAlsoJoined() {
    List<Variants.Variant> variants = Variants.all();
    int looks = 0;
    for (int i = 9; i < variants.size(); i += 18) {
      Variants.Variant variant = variants.get(i);
      StepPath rated = EXPLAINER.pathUpTo(BEFORE_SUBSETS, variant.puzzle(), Deadline.NEVER);
      if (rated.isSolved()) {
        continue;
      }
      ToldPath told =
          EXPLAINER.toldPath(variant.puzzle(), rated, Telling.WITHOUT_DETOURS, Deadline.NEVER);
      check(variant.label(), variant.puzzle(), told);
      assertThat(told.leftOut()).isEmpty();
      assertThat(told.steps().stream().mapToInt(each -> each.step().parts().size()).sum())
          .as(variant.label())
          .isEqualTo(rated.steps().size());
      looks += (int) told.steps().stream().filter(each -> each.step().parts().size() > 1).count();
    }
    assertThat(looks).isPositive();
  }

  @Test
  void stepsOfPlainPuzzlesAreToldOneByOne() {
    for (CorpusPuzzle each : puzzles()) {
      if (each.puzzle().rules().arePlain()) {
        StepPath rated = EXPLAINER.pathUpTo(EASY, each.puzzle(), Deadline.NEVER);
        ToldPath told =
            EXPLAINER.toldPath(each.puzzle(), rated, Telling.WITHOUT_DETOURS, Deadline.NEVER);
        assertThat(told.steps()).as(each.label()).allMatch(step -> step.step().parts().size() == 1);
      }
    }
  }

  /** Checks that a look says what its parts say, and that its phrases mean parts of it. */
  private static void checkLook(String label, ToldStep look) {
    Step step = look.step();
    Reason reason = step.reason(look.board());
    List<Step> parts = step.parts();
    assertThat(1 + reason.lines().size()).as(label).isLessThanOrEqualTo(parts.size());
    assertThat(reason.full()).as(label).hasSizeGreaterThanOrEqualTo(parts.size());
    List<Deduction> conclusions = new ArrayList<>();
    for (Step part : parts) {
      assertThat(part.kind()).as(label).isEqualTo(step.kind());
      assertThat(part.isPlacement()).as(label).isFalse();
      assertThat(step.evidence().candidates()).containsAll(part.evidence().candidates());
      assertThat(step.evidence().constraints()).containsAll(part.evidence().constraints());
      conclusions.addAll(part.deductions());
    }
    assertThat(step.deductions()).as(label).containsExactlyElementsOf(conclusions);
    assertThat(step.explain(look.board())).as(label).isEqualTo(reason.sentence().text());
  }

  @Test
  void allStepsAreThoseOfTheRating() {
    Puzzle puzzle = puzzles().get(0).puzzle();
    ToldPath told = EXPLAINER.toldPath(puzzle, Telling.ALL_STEPS, Deadline.NEVER);
    assertThat(told.steps().stream().map(each -> each.step().found()).toList())
        .isEqualTo(told.rated().steps().stream().map(Step::found).toList());
    assertThat(told.leftOut()).isEmpty();
  }

  @Test
  void aHintLeadsToADigit() {
    int checked = 0;
    for (CorpusPuzzle each : puzzles()) {
      StepPath rated = EXPLAINER.pathUpTo(HARDEST, each.puzzle(), Deadline.NEVER);
      if (!rated.isSolved()) {
        continue;
      }
      CandidateView view = CandidateView.of(each.puzzle());
      Board board = EXPLAINER.board(each.puzzle());
      for (int steps = 0; steps < 12; steps++) {
        Optional<Step> step = EXPLAINER.towardsDigit(board, LONG, Deadline.NEVER);
        if (step.isEmpty()) {
          break;
        }
        assertThat(EvidenceChecker.refusal(view, step.get().found()))
            .as("%s: %s", each.label(), step)
            .isEmpty();
        view = view.after(step.get().deductions());
        board = board.after(step.get());
        checked++;
      }
    }
    assertThat(checked).isPositive();
  }
}
