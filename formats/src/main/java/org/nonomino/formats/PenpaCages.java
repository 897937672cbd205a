package org.nonomino.formats;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.drawing.Point;

/** The cages of a Penpa+ puzzle, which are drawn by short lines inside their cells. */
final class PenpaCages {
  private PenpaCages() {}

  /** Returns the cells of a cage as numbers, to compare cages. */
  static List<Integer> numbers(List<Point> cells, int size) {
    return cells.stream()
        .map(cell -> ((int) cell.row()) * size + (int) cell.column())
        .sorted()
        .toList();
  }

  /**
   * Returns the closed borders of all lines.
   *
   * @param lines the two points of each, with a comma between them
   */
  static List<List<Point>> borders(Collection<String> lines, PenpaGrid grid) {
    Map<Integer, List<Integer>> next = new LinkedHashMap<>();
    for (String line : lines) {
      List<Integer> ends = PenpaGrid.numbers(line);
      if (ends.size() == 2) {
        next.computeIfAbsent(ends.get(0), key -> new ArrayList<>(2)).add(ends.get(1));
        next.computeIfAbsent(ends.get(1), key -> new ArrayList<>(2)).add(ends.get(0));
      }
    }
    List<List<Point>> borders = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (int start : next.keySet()) {
      List<Point> border = new ArrayList<>();
      Optional<Integer> at = Optional.of(start);
      while (at.isPresent() && seen.add(at.get())) {
        grid.point(at.get()).ifPresent(border::add);
        at =
            next.getOrDefault(at.get(), List.of()).stream()
                .filter(point -> !seen.contains(point))
                .findFirst();
      }
      if (border.size() > 1) {
        border.add(border.get(0));
        borders.add(border);
      }
    }
    return borders;
  }

  /** Returns the cells of the grid inside a border of lines along rows and columns. */
  static List<Point> inside(List<Point> border, int size) {
    List<Point> cells = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (isInside(border, row + 0.5, column + 0.5)) {
          cells.add(new Point(row, column));
        }
      }
    }
    return cells;
  }

  private static boolean isInside(List<Point> border, double row, double column) {
    boolean isInside = false;
    for (int i = 1; i < border.size(); i++) {
      Point from = border.get(i - 1);
      Point to = border.get(i);
      if ((from.row() > row) != (to.row() > row) && from.column() > column) {
        isInside = !isInside;
      }
    }
    return isInside;
  }
}
