package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Point;

/**
 * A line through the centres of cells.
 *
 * @param cells at least two, in order; those of a closed line end with the first one
 * @param drawings the positions of its drawings
 */
record Stroke(List<Integer> cells, Colour colour, double width, List<Integer> drawings) {

  int first() {
    return cells.get(0);
  }

  int last() {
    return cells.get(cells.size() - 1);
  }

  boolean isClosed() {
    return cells.size() > 2 && first() == last();
  }

  Stroke reversed() {
    List<Integer> back = new ArrayList<>(cells);
    Collections.reverse(back);
    return with(back);
  }

  Stroke with(List<Integer> otherCells) {
    return new Stroke(List.copyOf(otherCells), colour, width, drawings);
  }

  /** Returns the branches of a stroke that turns back on itself; of others the stroke. */
  List<Stroke> unfolded() {
    List<Stroke> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i < cells.size() - 1; i++) {
      int back = 0;
      while (i - back > from
          && i + back + 1 < cells.size()
          && cells.get(i - back - 1).equals(cells.get(i + back + 1))) {
        back++;
      }
      if (back > 0) {
        parts.add(with(cells.subList(from, i + 1)));
        from = i + back;
        i = from;
      }
    }
    if (from < cells.size() - 1) {
      parts.add(with(cells.subList(from, cells.size())));
    }
    return parts;
  }

  /** Returns this stroke and then another one that begins where this one ends. */
  Stroke then(Stroke next) {
    List<Integer> both = new ArrayList<>(cells);
    both.addAll(next.cells.subList(1, next.cells.size()));
    List<Integer> all = new ArrayList<>(drawings);
    all.addAll(next.drawings);
    return new Stroke(both, colour, width, all);
  }

  /**
   * Returns the cells of a line through the centres of cells; empty if it does not run through
   * them. Its ends may lie on the rim of a circle. Other bends between the centres of two cells
   * that touch do not count.
   */
  static List<Integer> trace(Board board, List<Point> points) {
    List<Integer> cells = new ArrayList<>();
    boolean isGap = false;
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      boolean isEnd = i == 0 || i == points.size() - 1;
      int cell = board.cellOf(point);
      if (!Board.isCentre(point) && !isEnd) {
        isGap = true;
        continue;
      }
      if (cell < 0) {
        return List.of();
      }
      if (cells.isEmpty()) {
        cells.add(cell);
        continue;
      }
      int last = cells.get(cells.size() - 1);
      if (isGap && !board.touch(last, cell)) {
        return List.of();
      }
      addSteps(board, cells, last, cell);
      isGap = false;
    }
    return cells;
  }

  /** Adds the cells of a straight line between two cells, without the first one. */
  private static void addSteps(Board board, List<Integer> cells, int from, int to) {
    int rows = to / board.columns - from / board.columns;
    int columns = to % board.columns - from % board.columns;
    int steps = gcd(Math.abs(rows), Math.abs(columns));
    for (int i = 1; i <= steps; i++) {
      cells.add(from + i * (rows / steps) * board.columns + i * (columns / steps));
    }
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
