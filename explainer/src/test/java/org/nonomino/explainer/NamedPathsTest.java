package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.chains.AlternatingChains;
import org.nonomino.explainer.internal.chains.TurbotFish;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Checks paths with a preference for named techniques against the solutions of the corpus. */
final class NamedPathsTest {
  /** The distance of the checked boards, and the number of steps per technique. */
  private static final int EVERY = 8;

  private static final int MOST = 20;

  private static final Explainer EXPLAINER =
      new Explainer(TechniqueList.of(Scale.NONOMINO, Preference.NAMES).without(dynamic()));

  /** Returns the kinds that take most of the time and do not concern names. */
  private static Set<StepKind> dynamic() {
    Set<StepKind> kinds = EnumSet.noneOf(StepKind.class);
    for (StepKind kind : StepKind.values()) {
      if (kind.family() == TechniqueFamily.FORCING_CHAINS) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private static List<CorpusPuzzle> puzzles() {
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String file :
        List.of(
            "classic/top1465",
            "classic/17clue",
            "jigsaw9/sgt_extreme",
            "jigsaw9/minimal_sighlay",
            "jigsaw9/scrambled_disconnected",
            "jigsawN/sgt_8")) {
      List<CorpusPuzzle> all =
          Corpus.read(file).stream()
              .filter(each -> each.count() == 1 && each.countIsExact() && !each.layoutOnly())
              .filter(each -> each.solution().isPresent())
              .toList();
      int every = Math.max(1, all.size() / 18);
      for (int i = 0; i < all.size(); i += every) {
        puzzles.add(all.get(i));
      }
    }
    return puzzles;
  }

  @Test
  void everyStepIsTrueAndEachNameOccurs() {
    Map<StepKind, Integer> counts = new EnumMap<>(StepKind.class);
    List<CorpusPuzzle> puzzles = puzzles();
    for (CorpusPuzzle each : puzzles) {
      Grid solution = each.solution().orElseThrow();
      Board board = EXPLAINER.board(each.puzzle());
      Optional<Step> next = EXPLAINER.next(board, Deadline.NEVER);
      while (next.isPresent() && !board.isFull()) {
        Step step = next.get();
        check(step.found(), board.state(), solution, each.label());
        counts.merge(step.kind(), 1, Integer::sum);
        board = board.after(step);
        next = EXPLAINER.next(board, Deadline.NEVER);
      }
    }
    assertThat(puzzles).hasSizeGreaterThan(100);
    assertThat(counts.keySet())
        .contains(
            StepKind.LAW_OF_LEFTOVERS,
            StepKind.LEFTOVERS_POINTING,
            StepKind.HIDDEN_RECTANGLE,
            StepKind.ALS_XZ,
            StepKind.ALS_XY_WING,
            StepKind.SKYSCRAPER,
            StepKind.TWO_STRING_KITE,
            StepKind.TURBOT_FISH,
            StepKind.EMPTY_RECTANGLE,
            StepKind.W_WING,
            StepKind.WXYZ_WING,
            StepKind.VWXYZ_WING,
            StepKind.UVWXYZ_WING,
            StepKind.FINNED_X_WING,
            StepKind.SASHIMI_X_WING,
            StepKind.FINNED_SWORDFISH,
            StepKind.SASHIMI_SWORDFISH,
            StepKind.FRANKEN_X_WING,
            StepKind.FRANKEN_SWORDFISH,
            StepKind.FRANKEN_JELLYFISH,
            StepKind.MUTANT_X_WING,
            StepKind.MUTANT_SWORDFISH,
            StepKind.AIC,
            StepKind.GROUPED_AIC);
  }

  private static void check(FoundStep step, BoardState board, Grid solution, String label) {
    for (Deduction deduction : step.deductions()) {
      boolean isTrue = solution.digit(deduction.cell()) == deduction.digit();
      assertThat(isTrue)
          .as("%s: %s", label, step.notation(board))
          .isEqualTo(deduction instanceof Deduction.Placement);
      assertThat(board.isCandidate(deduction.cell(), deduction.digit()))
          .as("%s: %s", label, step.notation(board))
          .isTrue();
    }
    assertThat(step.rating()).as(step.name()).isGreaterThanOrEqualTo(step.kind().lowestRating());
    if (step.technique() instanceof TurbotFish || step.technique() instanceof AlternatingChains) {
      LinkCheck.check(step, board);
    }
  }

  /**
   * Checks the findings of the techniques on boards of the path, even if there is an easier step.
   */
  @Test
  void allThatIsFoundIsTrue() {
    Explainer plain = new Explainer(Scale.NONOMINO);
    Rating chains = new Rating(66);
    int boards = 0;
    for (CorpusPuzzle each : puzzles()) {
      Grid solution = each.solution().orElseThrow();
      Board board = plain.board(each.puzzle());
      Optional<Step> next = plain.next(board, Deadline.NEVER);
      for (int count = 0; !board.isFull() && next.orElseThrow().rating().compareTo(chains) < 0; ) {
        boolean isEasy = next.get().rating().compareTo(StepKind.POINTING.lowestRating()) < 0;
        if (!isEasy && count++ % EVERY == 0) {
          boards++;
          for (Technique technique : NamedSteps.TECHNIQUES) {
            for (FoundStep step : ChainSteps.find(technique, board.state(), MOST)) {
              check(step, board.state(), solution, each.label());
            }
          }
        }
        board = board.after(next.get());
        next = plain.next(board, Deadline.NEVER);
        if (next.isEmpty()) {
          break;
        }
      }
    }
    assertThat(boards).isGreaterThan(100);
  }
}
