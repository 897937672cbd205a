package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;

/**
 * What a SudokuPad object draws. Places are in cells, widths in pixels, of which a cell has 64
 * whatever the object says; the heads of arrows are in cells.
 */
final class SudokuPadDrawingReader {
  /** The width of a border that the object does not state, in pixels. */
  private static final double USUAL_BORDER = 2;

  private static final double USUAL_LINE = 4;
  private static final double USUAL_TEXT = 20;

  private final int rowShift;
  private final int columnShift;
  private final List<Drawing> drawings = new ArrayList<>();

  private SudokuPadDrawingReader(int rowShift, int columnShift) {
    this.rowShift = rowShift;
    this.columnShift = columnShift;
  }

  /**
   * Returns the drawings of an object, from the lowest layer up.
   *
   * @param rowShift the number of rows above the grid
   * @param columnShift the number of columns to the left of the grid
   */
  static List<Drawing> of(JsonObject object, int rowShift, int columnShift) {
    SudokuPadDrawingReader reader = new SudokuPadDrawingReader(rowShift, columnShift);
    items(object, SudokuPadPicture.UNDERLAYS).forEach(item -> reader.addShape(item, Layer.BELOW));
    items(object, SudokuPadPicture.LINES).forEach(reader::addLine);
    items(object, SudokuPadPicture.ARROWS).forEach(reader::addArrow);
    items(object, SudokuPadConstraints.CAGES).forEach(reader::addCage);
    items(object, SudokuPadPicture.OVERLAYS).forEach(item -> reader.addShape(item, Layer.ABOVE));
    return reader.drawings;
  }

  private static List<DrawnItem> items(JsonObject object, String name) {
    List<DrawnItem> items = new ArrayList<>();
    if (object.field(name).orElse(null) instanceof JsonArray array) {
      for (JsonValue item : array.items()) {
        if (item instanceof JsonObject drawn) {
          items.add(new DrawnItem(drawn));
        }
      }
    }
    return items;
  }

  private List<Point> points(DrawnItem item, String name) {
    return item.points(name, rowShift, columnShift);
  }

  private void addLine(DrawnItem item) {
    Colour fill = item.colour("fill").orElse(Colour.NONE);
    // A line with an inside alone has no edge.
    Colour stroke = item.colour("color").orElse(fill.isVisible() ? Colour.NONE : Colour.BLACK);
    Layer layer = layer(item);
    double width = item.number("thickness", USUAL_LINE) / SudokuPadItem.PIXELS;
    List<Point> points = points(item, "wayPoints");
    if (!points.isEmpty()) {
      drawings.add(new Drawing.Line(points, stroke, width, fill, layer));
    } else {
      for (List<Point> path :
          SvgPath.paths(
              item.text("d"),
              item.text("transform"),
              SudokuPadItem.PIXELS,
              rowShift,
              columnShift)) {
        double scaled = width * SvgPath.scale(item.text("transform"));
        drawings.add(new Drawing.Line(path, stroke, scaled, fill, layer));
      }
    }
  }

  private void addArrow(DrawnItem item) {
    List<Point> points = points(item, "wayPoints");
    if (points.size() > 1) {
      drawings.add(
          new Drawing.Arrow(
              points,
              item.colour("color").orElse(Colour.BLACK),
              item.number("thickness", USUAL_LINE) / SudokuPadItem.PIXELS,
              item.number("headLength", 0.3),
              layer(item)));
    }
  }

  /** Returns the layer of a line or an arrow. */
  private static Layer layer(DrawnItem item) {
    return item.text("target").equals("overlay") ? Layer.ABOVE : Layer.BELOW;
  }

  private void addShape(DrawnItem item, Layer layer) {
    Optional<Point> centre =
        item.object().field("center").flatMap(pair -> DrawnItem.point(pair, rowShift, columnShift));
    if (centre.isEmpty()) {
      return;
    }
    String text = item.text("text");
    drawings.add(
        new Drawing.Shape(
            item.isTrue("rounded"),
            centre.get(),
            item.number("width", 0),
            item.number("height", 0),
            item.number("angle", 0),
            item.colour("borderColor").orElse(Colour.NONE),
            item.number("thickness", item.number("borderSize", USUAL_BORDER))
                / SudokuPadItem.PIXELS,
            item.colour("backgroundColor").filter(Colour::isVisible).orElse(Colour.NONE),
            text,
            text.isBlank() ? 0 : item.number("fontSize", USUAL_TEXT) / SudokuPadItem.PIXELS,
            item.colour("color", "textColor").filter(any -> !text.isBlank()).orElse(Colour.BLACK),
            layer));
  }

  private void addCage(DrawnItem item) {
    List<Point> cells = points(item, "cells");
    String text = item.text("value");
    if (!cells.isEmpty() && !item.isLight() && !SudokuPadConstraints.isTyped(item.object())) {
      boolean isUnique = item.object().field("unique").filter(JsonValue::isNothing).isEmpty();
      drawings.add(
          new Drawing.Cage(
              cells,
              text.isBlank() ? item.text("sum") : text,
              isUnique,
              item.isTrue("hidden"),
              item.text("style"),
              item.colour("outlineC", "borderColor").orElse(Colour.BLACK)));
    }
  }
}
