package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Point;

/** Drawings that are no usual form: one form for each colour, because pictures have many parts. */
final class OtherForms {
  private final Sheet sheet;
  private final Map<Colour, List<Integer>> drawings = new LinkedHashMap<>();
  private final Map<Colour, TreeSet<Integer>> cells = new LinkedHashMap<>();

  OtherForms(Sheet sheet) {
    this.sheet = sheet;
  }

  void add(Colour colour, int drawing, List<Point> points) {
    sheet.take(drawing);
    drawings.computeIfAbsent(colour, key -> new ArrayList<>()).add(drawing);
    TreeSet<Integer> inside = cells.computeIfAbsent(colour, key -> new TreeSet<>());
    for (Point point : points) {
      int cell = sheet.board.cellOf(point);
      if (cell >= 0) {
        inside.add(cell);
      }
    }
  }

  void add() {
    drawings.forEach(
        (colour, positions) ->
            sheet.add(
                sheet
                    .form(Mark.OTHER, colour)
                    .cells(List.copyOf(cells.getOrDefault(colour, new TreeSet<>())))
                    .drawings(positions)
                    .build()));
  }
}
