package org.nonomino.explainer.internal.uniqueness;

import java.util.List;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.StepCollector;

/**
 * Four cells in two rows, two columns and two regions, two cells in each. If two digits alternated
 * in them, these could be swapped, and the puzzle would have a second solution. See {@link
 * UniqueLoops} for the proof, which applies to any regions; regions with three, four or opposite
 * cells form no such rectangle. Immutable.
 *
 * <p>Neighbours share a row or a column, opposite cells do not. The cells with even index are
 * opposite to each other, and so are those with odd index.
 */
final class Rectangle {
  static final int CORNERS = 4;

  final int[] cells;

  private Rectangle(int... cells) {
    this.cells = cells;
  }

  /** Receives rectangles. */
  @FunctionalInterface
  interface Visitor {
    void visit(Rectangle rectangle);
  }

  /**
   * Visits all rectangles of a board without givens.
   *
   * @param steps decides whether to continue
   */
  static void visitAll(BoardState board, StepCollector steps, Visitor visitor) {
    int size = board.size();
    for (int first = 0; first < size; first++) {
      for (int second = first + 1; second < size && !steps.isDone(); second++) {
        for (int left = 0; left < size; left++) {
          if (isOpen(board, first, left) && isOpen(board, second, left)) {
            for (int right = left + 1; right < size; right++) {
              if (isOpen(board, first, right)
                  && isOpen(board, second, right)
                  && haveTwoRegions(board, first, second, left, right)) {
                visitor.visit(
                    new Rectangle(
                        first * size + left,
                        first * size + right,
                        second * size + right,
                        second * size + left));
              }
            }
          }
        }
      }
    }
  }

  private static boolean isOpen(BoardState board, int row, int column) {
    return !board.isGiven(row * board.size() + column);
  }

  private static boolean haveTwoRegions(
      BoardState board, int first, int second, int left, int right) {
    int a = region(board, first, left);
    int b = region(board, first, right);
    int c = region(board, second, right);
    int d = region(board, second, left);
    return (a == b && c == d && a != c) || (a == d && b == c && a != b);
  }

  private static int region(BoardState board, int row, int column) {
    return board.layout().region(row * board.size() + column);
  }

  List<Integer> list() {
    return List.of(cells[0], cells[1], cells[2], cells[3]);
  }
}
