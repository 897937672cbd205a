package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.backtrack.BacktrackSolver;

/** Puzzles solved together get the same answers as puzzles solved alone. */
final class PuzzleSolverTest {
  private static final List<Puzzle> PUZZLES =
      List.of(
          puzzle("12..34......2..1", 2),
          puzzle("1...............", 2),
          puzzle("123.....4.......", 1));

  private static Puzzle puzzle(String givens, int boxRows) {
    return new Puzzle(
        Grid.ofSymbols(4, givens).orElseThrow(), RegionMask.boxes(boxRows, 4 / boxRows));
  }

  private static PuzzleSolver solver(SolveTask task, boolean inReadingOrder) {
    return new PuzzleSolver(new BacktrackSolver(), task, inReadingOrder);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void answersAsOneByOne(boolean inReadingOrder) {
    for (SolveTask task :
        List.of(
            SolveTask.verdict(Optional.empty()),
            SolveTask.first(Optional.empty()),
            SolveTask.count(10, Optional.empty()))) {
      PuzzleSolver alone = solver(task, inReadingOrder);
      List<SolveResult> together = solver(task, inReadingOrder).solveTogether(PUZZLES);
      assertThat(together)
          .usingRecursiveFieldByFieldElementComparatorIgnoringFields("nanos")
          .isEqualTo(PUZZLES.stream().map(alone::solve).toList());
      assertThat(together).allMatch(result -> result.nanos() > 0);
    }
  }

  @Test
  void givesNoResultWhenInterrupted() {
    PuzzleSolver solver = solver(SolveTask.verdict(Optional.empty()), false);
    Thread.currentThread().interrupt();
    try {
      assertThat(solver.solveTogether(PUZZLES)).isEmpty();
    } finally {
      assertThat(Thread.interrupted()).as("the interrupt is kept").isTrue();
    }
  }

  @Test
  void needsNoPuzzle() {
    assertThat(solver(SolveTask.verdict(Optional.empty()), false).solveTogether(List.of()))
        .isEmpty();
  }
}
