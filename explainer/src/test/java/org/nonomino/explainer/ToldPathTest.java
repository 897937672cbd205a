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
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks paths as they are told: each step holds on its board, and none is a detour. */
final class ToldPathTest {
  private static final Rating HARDEST = new Rating(90);

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
      Optional<String> refusal = EvidenceChecker.refusal(view, each.step().found());
      assertThat(refusal).as("%s: %s", label, each.step()).isEmpty();
      view = view.after(each.step().deductions());
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
