package org.nonomino.reading.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nonomino.reading.form.Form;

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

  /** Returns a line without branches that begins with one of its ends. */
  static Form from(Form line, int end) {
    if (line.cells().get(0) == end) {
      return line;
    }
    List<Integer> cells = new ArrayList<>(line.cells());
    Collections.reverse(cells);
    return withCells(line, cells);
  }

  /** Returns a line with other cells. */
  static Form withCells(Form line, List<Integer> cells) {
    return new Form(
        line.mark(),
        cells,
        List.of(cells),
        line.circle(),
        line.colour(),
        line.otherColours(),
        line.isDark(),
        line.isFilled(),
        false,
        line.text(),
        line.width(),
        line.drawings());
  }
}
