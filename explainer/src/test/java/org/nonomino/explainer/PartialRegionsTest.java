package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.PartialPuzzle;

/** Explains puzzles whose regions do not cover the grid. */
final class PartialRegionsTest {
  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  @Test
  void stepsAreRightAndNameRegions() {
    List<String> reasons = new ArrayList<>();
    int solved = 0;
    int unique = 0;
    for (PartialPuzzle known : PartialPuzzle.all()) {
      if (known.solutions().size() != 1) {
        continue;
      }
      unique++;
      Grid solution = known.solutions().get(0);
      StepPath path = explainer.path(known.puzzle(), Deadline.in(Duration.ofSeconds(2)));
      Board board = explainer.board(known.puzzle());
      for (Step step : path.steps()) {
        for (Deduction deduction : step.deductions()) {
          boolean isRight = solution.digit(deduction.cell()) == deduction.digit();
          assertThat(isRight)
              .as("%s: %s", known, step)
              .isEqualTo(deduction instanceof Deduction.Placement);
        }
        reasons.add(step.explain(board));
        board = board.after(step);
      }
      solved += board.isFull() ? 1 : 0;
    }
    assertThat(unique).isGreaterThan(20);
    assertThat(solved).isEqualTo(unique);
    assertThat(reasons)
        .anyMatch(reason -> reason.contains("region 1"))
        .noneMatch(reason -> reason.contains("extra"));
  }

  /** Houses that follow from the regions of n cells come between these. */
  @Test
  void housesOfThePuzzleHaveTheNamesOfRegions() {
    int[] labels = {
      0, 0, -1, 1, //
      0, 0, -1, 1, //
      -1, 2, 2, 1, //
      -1, 2, 2, -1
    };
    Puzzle puzzle = new Puzzle(Grid.empty(4), RegionMask.partial(4, labels));
    Board board = explainer.board(puzzle);

    assertThat(puzzle.layout().houses().subList(12, 14))
        .extracting(board::name)
        .containsExactly("region 1", "region 3");
  }
}
