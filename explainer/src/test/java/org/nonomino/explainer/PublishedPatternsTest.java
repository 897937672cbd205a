package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/**
 * Puzzles that were published as examples of a technique: after some easy steps, it finds the
 * recorded step. The puzzles are examples of SudokuWiki; SK loops and tridagons are of the Sudoku
 * Players' Forum: the first are Easter Monster and Loki.
 */
final class PublishedPatternsTest {
  /** The highest rating of the easy steps before the patterns. */
  private static final Rating EASY = new Rating(42);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
      FIREWORKS | .45.........1...7.8...23......9.71........3...8.4.6.2...3.....5.7.8....6......9.. | Fireworks: 1,2,3 in r1c1,r1c9,r9c9 => -4 r9c9, -6 r1c1, -7 r1c1,r9c9, -8 r1c9, -9 r1c1,r1c9
      FIREWORKS | 23...8..5.6.2.........9.1....6...32.4.3...5.1.25...9....7.8.........2.7.1..9...58 | Fireworks: 3,7,8 in r3c4,r6c1,r6c4 => -1 r6c4, -4 r3c4, -5 r3c4, -6 r3c4
      FIREWORKS | ..4..8..7....6....5..1...28...4...96....7..8.3.....21.1....347..27.......5..1.... | Fireworks: 3,6,9 in r3c2,r3c7,r7c2 => -8 r7c2
      FIREWORKS | 5....7.38...9.8..2.7....15.34.1...........8..2...6......36....9.....9.4.7.6...... | Fireworks: 2,3,5 in r4c7,r9c6,r9c7 => -1 r9c6, -6 r4c7, -7 r4c7
      FIREWORKS | 1.....4......1.....98.....6...42....7....53....2.867..9.......53....2...47.6..... | Fireworks: 3,4,7 in r3c5,r7c5,r7c8 => -1 r7c8, -2 r7c8, -5 r3c5, -6 r7c8, -8 r7c8
      EXTENDED_RECTANGLE | ..7.2.3.58.2.6.91..3.9...........6.....246.....9...........2.7..96.5.2.44.8.7.5.. | Extended Unique Rectangle type 1: 1,3,5 in r3c1,r3c3,r5c1,r5c3,r7c1,r7c3 => -1 r3c1, -5 r3c1
      EXTENDED_RECTANGLE | .2.31.7..3...9....8.5...2.....23....5.......9...769.....9...1.7........3..1.53.2. | Extended Unique Rectangle type 1: 4,6,8 in r2c7,r2c9,r4c7,r4c9,r9c7,r9c9 => -4 r9c7, -6 r9c7, -8 r9c7
      EXTENDED_RECTANGLE | 8.......2.2.8...4...5..79......4.8..64.5.9.31..2.1......69..2...9...5.6.5.......3 | Extended Unique Rectangle type 4: 3,5,9 in r1c3,r1c5,r1c7,r2c3,r2c5,r2c7 => -3 r1c3,r2c3
      SK_LOOP | 1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1 | SK Loop: 2,7 b1, 3,8 r2, 1,6 b3, 3,9 c8, 2,7 b9, 4,5 r8, 1,6 b7, 4,8 c2 => -1 r7c3, -2 r3c1, -3 r2c5,r5c8, -4 r5c2,r8c5, -5 r8c4, -6 r9c1, -7 r1c3, -8 r2c5,r2c6,r5c2, -9 r5c8
      SK_LOOP | 1...2...3.4.....5...6...7.....5.6...8...9...1...3.......7...6...5.....9.2...3...8 | SK Loop: 5,7,9 b1, 8 r1, 4,6,9 b3, 2 c9, 4,5,7 b9, 1 r9, 4,6,9 b7, 3 c1 => -1 r9c4,r9c6, -2 r4c9,r6c9, -3 r4c1, -4 r3c8,r7c8,r8c3,r8c7, -8 r1c4,r1c6, -9 r2c3,r2c7,r3c2,r7c2
      SK_LOOP | 2.......4.8.5...7...1.2.3.....7...9.....6.....7...8.....3...1...9...7.5.4....1..2 | SK Loop: 3,4 b1, 6,9 r2, 1,2 b3, 6,8 c8, 3,4 b9, 6,8 r8, 1,2 b7, 5,6 c2 => -5 r4c2,r5c2, -6 r2c6,r4c2,r6c8,r8c4, -8 r5c8,r8c4,r8c5, -9 r2c5,r2c6
      SK_LOOP | 12.3.....34....1....5......6.24..5......6..7......8..6..42..3......7...9.....9.8. | SK Loop: 7,9 b5, 1,3 r4, 8,9 b6, 2,4 c7, 6,7 b9, 1,5 r7, 6,8 b8, 1,5 c4 => -1 r3c4,r4c2,r7c2, -2 r3c7, -3 r4c2, -4 r1c7,r3c7, -5 r2c4,r7c1,r7c2, -6 r8c6,r8c8, -7 r9c9, -8 r5c9, -9 r6c5,r6c8
      JUNIOR_EXOCET | ..7.2...493....6..6..3............5.2...1...8..69..4....37..9...2..5...1.....8... | Junior Exocet: 1,5,8 in r1c1,r1c2 and r2c4,r3c7 => -2 r3c7, -4 r2c4, -7 r3c7
      JUNIOR_EXOCET | ......7....71.9...68..7..1...1.9.6.....3...2..4......3..8.6.1..5......4......2..5 | Junior Exocet: 2,3,4,5 in r2c1,r2c2 and r1c5,r3c7 => -8 r1c5, -9 r3c7
      JUNIOR_EXOCET | .9.....3.2..........3.1.9.7..6..........6.37....1.8..6..8.3...1..7.8...3...4...5. | Junior Exocet: 2,4,5,9 in r6c7,r6c8 and r4c5,r5c3 => -1 r5c3, -7 r4c5, -9 r4c5
      TRIDAGON | 57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.. | Tridagon type 1: 3,5,7 in r4c67,r5c58,r6c49,r7c47,r8c58,r9c69 => -3 r8c8, -5 r8c8, -7 r8c8
      TRIDAGON | 45.6...896.7...4.5.89...67.8....9..6....1.......2.37...45..8.6.7.8...9.496.7...5. | Tridagon type 1: 1,2,3 in r1c37,r2c28,r3c19,r7c17,r8c28,r9c39 => -1 r9c9, -2 r9c9, -3 r9c9
      """)
  void hasTheStep(StepKind kind, String puzzle, String step) {
    assertThat(found(kind, puzzle)).contains(step);
  }

  /** Returns the steps of a kind on the boards of a path of easy steps. */
  private static Set<String> found(StepKind kind, String text) {
    int[] givens = text.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    Set<StepKind> harder = EnumSet.noneOf(StepKind.class);
    for (StepKind other : StepKind.values()) {
      if (other.lowestRating().compareTo(EASY) > 0) {
        harder.add(other);
      }
    }
    Explainer explainer = new Explainer(TechniqueList.of(Scale.SCORE).without(harder));
    BoardState board =
        explainer.board(new Puzzle(Grid.of(9, givens), RegionMask.boxes(3, 3))).state();
    StepPath path =
        explainer.path(new Puzzle(Grid.of(9, givens), RegionMask.boxes(3, 3)), Deadline.NEVER);
    Set<String> found = new LinkedHashSet<>();
    addAll(kind, board, found);
    for (Step step : path.steps()) {
      board = board.after(step.found().deductions());
      addAll(kind, board, found);
    }
    return found;
  }

  private static void addAll(StepKind kind, BoardState board, Set<String> found) {
    for (Technique technique : TechniqueList.of(Scale.SCORE).techniques()) {
      if (technique.kinds().contains(kind)) {
        Boards.all(technique, board).forEach(step -> found.add(step.notation(board)));
      }
    }
  }
}
