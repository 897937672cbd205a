package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Tests forcing chains with a chain without links, whose assumption is the conclusion. */
final class ShortForcingChainsTest {
  private static final String GIVENS =
      "....7......2..5...3..4.12....6.......4.....3.......7....39.7..5...1..9......1....";
  private static final String REGIONS =
      "011111222011132222013334422033354446003355546000755446777755546788788666778888866";

  private static final TechniqueList ALL = TechniqueList.of(Scale.NONOMINO, Preference.NAMES);

  private static Explainer only(Set<StepKind> kinds) {
    return new Explainer(ALL.without(EnumSet.complementOf(EnumSet.copyOf(kinds))));
  }

  @Test
  void haveAReasonToo() {
    Puzzle puzzle =
        new Puzzle(
            Grid.of(9, GIVENS.chars().map(c -> c == '.' ? 0 : c - '0').toArray()),
            RegionMask.jigsaw(9, REGIONS.chars().toArray()));
    Explainer chains = only(Set.of(StepKind.REGION_FORCING_CHAINS));
    Board board = Board.of(puzzle);
    int shortOnes = 0;
    for (Step easier : new Explainer(ALL).path(puzzle, Deadline.NEVER).steps()) {
      Optional<Step> step = chains.next(board, Deadline.NEVER);
      if (step.isPresent() && hasNoLink(step.get())) {
        shortOnes++;
        assertThat(step.get().notation(board)).contains(" || ");
        assertThat(step.get().explain(board)).contains(" In every case ");
      }
      board = board.after(easier);
    }
    assertThat(shortOnes).isPositive();
  }

  private static boolean hasNoLink(Step step) {
    Deduction conclusion = step.deductions().get(0);
    return step.evidence().candidates().stream()
        .anyMatch(
            start ->
                start.cell() == conclusion.cell()
                    && start.digit() == conclusion.digit()
                    && step.evidence().links().stream()
                        .noneMatch(link -> link.from().equals(start)));
  }
}
