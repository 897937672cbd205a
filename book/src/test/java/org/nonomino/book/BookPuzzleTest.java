package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nonomino.bulk.canon.Identity;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.Solvers;

final class BookPuzzleTest {
  @Test
  void whatIsKeptOfAPuzzleHasItsRules() {
    Grid solution = Grid.ofSymbols(4, "1234341243212143").orElseThrow();
    Grid givens = Grid.ofSymbols(4, "123.341.43.12...").orElseThrow();
    Rules boxes = Rules.of(RegionMask.boxes(2, 2));
    Rated rated =
        new Rater(Solvers.standard().named("auto").orElseThrow(), new Explainer(Scale.NONOMINO))
            .rate(new Puzzle(givens, boxes), Deadline.NEVER);
    // Each of these has all four digits in the solution.
    for (Rules rules :
        new Rules[] {
          boxes,
          boxes.with(ExtraRegion.of(4, 0, 5, 10, 15)),
          boxes.with(ExtraRegion.of(4, 0, 5, 10, 15)).with(ExtraRegion.of(4, 1, 4, 11, 14)),
        }) {
      Puzzle puzzle = new Puzzle(givens, rules);
      assertThat(puzzle.isSolvedBy(solution)).isTrue();

      PuzzleProof proof =
          new PuzzleProof(
              Optional.empty(),
              new Identity.Finder().of(puzzle, Optional.of(solution)),
              Optional.empty());
      BookPuzzle kept =
          BookPuzzle.of(puzzle, solution, rated, List.of(), List.of(), Optional.empty(), proof);

      assertThat(kept.puzzle()).isEqualTo(puzzle);
      assertThat(kept.puzzle().mask()).isNotSameAs(puzzle.mask());
    }
  }
}
