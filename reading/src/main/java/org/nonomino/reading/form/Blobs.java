package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Line;
import org.nonomino.core.drawing.Drawing.Shape;
import org.nonomino.core.drawing.Point;

/** All blobs of a sheet, by the cells of their centres. */
final class Blobs {
  /** Centres are equal if they are in the same part of a cell of this many. */
  private static final int PARTS = 16;

  /** A line of no length is a disc from this width on. */
  private static final double DISC = 0.25;

  private static final double POINT = 0.06;

  private final List<Blob> all = new ArrayList<>();
  private final Map<Long, List<Blob>> byCentre = new HashMap<>();
  private final Map<Long, List<Blob>> byCell = new HashMap<>();

  Blobs(Sheet sheet) {
    for (int i = 0; i < sheet.drawings.size(); i++) {
      Drawing drawing = sheet.drawings.get(i);
      if (drawing instanceof Shape shape) {
        add(sheet, shape, i);
      } else if (drawing instanceof Line line && isDisc(line)) {
        add(sheet, disc(line), i);
      }
    }
  }

  private void add(Sheet sheet, Shape shape, int drawing) {
    if (!Blob.isVisible(shape) && shape.text().isBlank()) {
      sheet.decorate(drawing);
      return;
    }
    Point centre = shape.centre();
    List<Blob> same = byCentre.computeIfAbsent(key(centre, PARTS), key -> new ArrayList<>(1));
    Blob blob = null;
    for (int i = same.size() - 1; i >= 0 && blob == null; i--) {
      blob = same.get(i).accepts(shape) ? same.get(i) : null;
    }
    if (blob == null) {
      blob = new Blob(centre);
      same.add(blob);
      all.add(blob);
      byCell.computeIfAbsent(key(centre, 1), key -> new ArrayList<>(1)).add(blob);
    }
    blob.add(shape, drawing);
    sheet.take(drawing);
  }

  private static long key(Point point, int parts) {
    long row = (long) Math.floor(point.row() * parts + (parts > 1 ? 0.5 : 0));
    long column = (long) Math.floor(point.column() * parts + (parts > 1 ? 0.5 : 0));
    return (row << 32) ^ (column & 0xFFFF_FFFFL);
  }

  private static boolean isDisc(Line line) {
    Point first = line.points().get(0);
    return line.width() >= DISC
        && line.stroke().isVisible()
        && line.points().stream().allMatch(point -> point.distance(first) <= POINT);
  }

  private static Shape disc(Line line) {
    return new Shape(
        true,
        line.points().get(0),
        line.width(),
        line.width(),
        0,
        Colour.NONE,
        0,
        line.stroke(),
        "",
        0,
        Colour.NONE,
        line.layer());
  }

  /** Returns all blobs, in the order of their drawings. */
  List<Blob> all() {
    return all;
  }

  /** Returns the blobs whose centres are in a cell, perhaps one outside the grid. */
  List<Blob> in(int row, int column) {
    return byCell.getOrDefault(key(new Point(row + 0.5, column + 0.5), 1), List.of());
  }

  /** Returns the blobs whose centres are in the cell of a place, or in one that touches it. */
  List<Blob> near(Point point) {
    List<Blob> near = new ArrayList<>();
    int row = (int) Math.floor(point.row());
    int column = (int) Math.floor(point.column());
    for (int r = row - 1; r <= row + 1; r++) {
      for (int c = column - 1; c <= column + 1; c++) {
        near.addAll(in(r, c));
      }
    }
    return near;
  }
}
