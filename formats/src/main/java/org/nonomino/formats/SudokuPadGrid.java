package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;
import org.nonomino.text.drawing.Colour;
import org.nonomino.text.drawing.Drawing;
import org.nonomino.text.drawing.Drawing.Layer;
import org.nonomino.text.drawing.Point;

/**
 * The cells of a SudokuPad object. Setters put a grid on a larger canvas if they need room for
 * clues beside it: then the regions fill a smaller square, and only that one is the grid.
 *
 * @param size n, for n rows of n cells
 * @param top the number of rows of the canvas above the grid
 * @param left the number of columns of the canvas to the left of the grid
 * @param cells row-major
 * @param beside the digits on the canvas beside the grid, as drawings
 */
record SudokuPadGrid(
    int rows, int columns, int top, int left, List<JsonObject> cells, List<Drawing> beside) {
  private static final double TEXT = 0.5;

  static SudokuPadGrid of(JsonValue canvas, JsonObject object) throws MalformedTextException {
    List<JsonValue> lines = canvas.items("the grid");
    int rows = lines.size();
    if (rows < 1 || rows > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          canvas.place(),
          rows < 1
              ? ProblemCode.NO_PUZZLE.bare()
              : ProblemCode.TOO_LARGE.with("limit", Grid.MAX_SIZE),
          "the grid has " + ProblemWords.count(rows, "row"),
          "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
    }
    List<List<JsonObject>> all = new ArrayList<>();
    int columns = 0;
    for (JsonValue line : lines) {
      List<JsonObject> row = new ArrayList<>();
      for (JsonValue cell : line.items("row " + (all.size() + 1) + " of the grid")) {
        row.add(
            cell instanceof JsonObject o
                ? o
                : new JsonObject(cell.place(), "", java.util.Map.of()));
      }
      columns = Math.max(columns, row.size());
      all.add(row);
    }
    int[] box = box(object, rows, columns);
    List<JsonObject> cells = new ArrayList<>();
    List<Drawing> beside = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < all.get(r).size(); c++) {
        JsonObject cell = all.get(r).get(c);
        if (r >= box[0] && r < box[2] && c >= box[1] && c < box[3]) {
          cells.add(cell);
        } else {
          String text = new DrawnItem(cell).text("value");
          if (!text.isBlank()) {
            beside.add(text(new Point(r + 0.5 - box[0], c + 0.5 - box[1]), text));
          }
        }
      }
    }
    return new SudokuPadGrid(box[2] - box[0], box[3] - box[1], box[0], box[1], cells, beside);
  }

  private static Drawing text(Point centre, String text) {
    return new Drawing.Shape(
        false,
        centre,
        0,
        0,
        0,
        Colour.NONE,
        0,
        Colour.NONE,
        text,
        TEXT,
        new Colour(0, 0, 0, 255),
        Layer.ABOVE);
  }

  /** Returns top, left, bottom and right of the square that the regions fill, or of the canvas. */
  private static int[] box(JsonObject object, int rows, int columns) throws MalformedTextException {
    int[] canvas = {0, 0, rows, columns};
    int[] box = {rows, columns, 0, 0};
    int count = 0;
    for (JsonValue region : object.list("regions")) {
      if (!(region instanceof JsonArray pairs)) {
        continue;
      }
      for (JsonValue pair : pairs.items()) {
        Optional<Point> cell = DrawnItem.point(pair, 0, 0);
        if (cell.isPresent()) {
          int row = (int) cell.get().row();
          int column = (int) cell.get().column();
          box[0] = Math.min(box[0], row);
          box[1] = Math.min(box[1], column);
          box[2] = Math.max(box[2], row + 1);
          box[3] = Math.max(box[3], column + 1);
          count++;
        }
      }
    }
    int height = box[2] - box[0];
    int width = box[3] - box[1];
    boolean isIn = box[0] >= 0 && box[1] >= 0 && box[2] <= rows && box[3] <= columns;
    return count > 0 && height == width && count == height * width && isIn ? box : canvas;
  }
}
