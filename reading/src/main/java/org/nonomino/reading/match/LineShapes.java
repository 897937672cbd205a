package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.nonomino.reading.form.Form;
import org.nonomino.reading.form.Mark;

/** Lines with circles at their ends. */
final class LineShapes {
  private LineShapes() {}

  /** Returns the circles at the ends of a line. */
  static List<Form> ends(Form line, List<Form> circles) {
    int first = line.cells().get(0);
    int last = line.cells().get(line.cells().size() - 1);
    return circles.stream()
        .filter(
            circle -> circle.cells().equals(List.of(first)) || circle.cells().equals(List.of(last)))
        .toList();
  }

  /** Returns the cells in which lines end. */
  static Set<Integer> endCells(List<Form> lines) {
    Set<Integer> ends = new HashSet<>();
    for (Form line : lines) {
      for (List<Integer> stroke : line.strokes()) {
        ends.add(stroke.get(0));
        ends.add(stroke.get(stroke.size() - 1));
      }
    }
    return ends;
  }

  /** Returns the marks in the centre of a line, which is a cell or the edge between two cells. */
  static List<Form> centre(Form line, List<Form> marks) {
    int half = line.cells().size() / 2;
    List<Integer> middle =
        line.cells().size() % 2 == 1
            ? List.of(line.cells().get(half))
            : line.cells().subList(half - 1, half + 1);
    return marks.stream()
        .filter(mark -> mark.text().isEmpty() && mark.cells().containsAll(middle))
        .filter(mark -> mark.mark() == Mark.CORNER || mark.cells().size() == middle.size())
        .toList();
  }

  /**
   * Returns the parts of a line between circles. Several strokes that touch at circles are one
   * form, and are cut there.
   *
   * @param through the cells in which a single stroke runs through circles
   * @return empty if an end has no circle
   */
  static List<Form> between(Form line, List<Form> circles, Set<Integer> through) {
    Set<Integer> ends = new HashSet<>();
    circles.forEach(circle -> ends.addAll(circle.cells()));
    boolean isOneStroke = line.strokes().size() == 1 && line.drawings().size() == 1;
    Set<Integer> cuts = new HashSet<>(ends);
    if (isOneStroke) {
      cuts.removeAll(through);
    }
    List<Form> parts = new ArrayList<>();
    for (List<Integer> path : line.strokes()) {
      int last = path.size() - 1;
      if (last < 1 || !ends.contains(path.get(0)) || !ends.contains(path.get(last))) {
        return List.of();
      }
      int start = 0;
      for (int i = 1; i <= last; i++) {
        if (i == last || cuts.contains(path.get(i))) {
          parts.add(withCells(line, path.subList(start, i + 1)));
          start = i;
        }
      }
    }
    return parts;
  }

  /**
   * Returns the cells of a form in an order in which each touches the one before it, for kinds to
   * which the order means nothing.
   *
   * @param size n
   * @return empty if there is no such order
   */
  static List<Integer> path(Form line, int size) {
    Set<Integer> all = new TreeSet<>();
    line.strokes().forEach(all::addAll);
    if (all.size() > size) {
      return List.of();
    }
    for (int start : all) {
      List<Integer> path = new ArrayList<>(List.of(start));
      if (extend(path, all, size)) {
        return path;
      }
    }
    return List.of();
  }

  private static boolean extend(List<Integer> path, Set<Integer> all, int size) {
    if (path.size() == all.size()) {
      return true;
    }
    int last = path.get(path.size() - 1);
    for (int next : all) {
      boolean touches =
          Math.abs(next / size - last / size) <= 1 && Math.abs(next % size - last % size) <= 1;
      if (touches && !path.contains(next)) {
        path.add(next);
        if (extend(path, all, size)) {
          return true;
        }
        path.remove(path.size() - 1);
      }
    }
    return false;
  }

  /** Returns a line without branches with strokes that lead away from one of its cells. */
  static Form from(Form line, int cell) {
    int at = line.cells().indexOf(cell);
    List<Integer> back = new ArrayList<>(line.cells().subList(0, at + 1));
    Collections.reverse(back);
    return Stream.of(line.cells().subList(at, line.cells().size()), back)
        .filter(way -> way.size() > 1)
        .map(way -> withCells(line, way))
        .reduce((first, second) -> withStrokes(first, List.of(first.cells(), second.cells())))
        .orElse(line);
  }

  /** Returns a line with other cells. */
  static Form withCells(Form line, List<Integer> cells) {
    return withStrokes(line, List.of(cells));
  }

  private static Form withStrokes(Form line, List<List<Integer>> strokes) {
    return new Form(
        line.mark(),
        strokes.get(0),
        strokes,
        line.circle(),
        line.colour(),
        line.otherColours(),
        line.isDark(),
        line.isFilled(),
        line.text(),
        line.width(),
        line.drawings());
  }
}
