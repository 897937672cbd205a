package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.DrawnItem;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;

/**
 * The cells of a SudokuPad object. Setters put a grid on a larger canvas if they need room for
 * clues beside it: then the regions fill a smaller square, and only that one is the grid.
 *
 * @param cells the cells of the grid
 * @param top the number of rows of the canvas above the grid
 * @param left the number of columns of the canvas to the left of the grid
 * @param beside the digits on the canvas beside the grid, as drawings
 */
record SudokuPadGrid(CellObjects cells, int top, int left, List<Drawing> beside) {
  /** The height of digits beside the grid, in cells. */
  private static final double TEXT = 0.5;

  /** The corners of the square that the regions fill. */
  private record Square(int top, int left, int size) {
    boolean holds(int row, int column) {
      return row >= top && column >= left && row < top + size && column < left + size;
    }
  }

  /**
   * Returns the grid of an object.
   *
   * @param canvas all its cells
   * @throws MalformedTextException if it is not square
   */
  static SudokuPadGrid of(JsonValue canvas, JsonObject object) throws MalformedTextException {
    List<List<JsonObject>> rows = rows(canvas);
    int columns = rows.stream().mapToInt(List::size).min().orElse(0);
    Optional<Square> square = square(object, rows.size(), columns);
    if (square.isEmpty()) {
      return new SudokuPadGrid(CellObjects.of(canvas), 0, 0, List.of());
    }
    Square inner = square.get();
    List<JsonObject> cells = new ArrayList<>(inner.size * inner.size);
    List<Drawing> beside = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        JsonObject cell = rows.get(row).get(column);
        if (inner.holds(row, column)) {
          cells.add(cell);
        } else {
          String text = new DrawnItem(cell).text(SudokuPadReader.VALUE);
          if (!text.isBlank()) {
            beside.add(
                Drawing.Shape.text(
                    new Point(row - inner.top + 0.5, column - inner.left + 0.5), text, TEXT));
          }
        }
      }
    }
    return new SudokuPadGrid(
        new CellObjects(inner.size, List.copyOf(cells)), inner.top, inner.left, beside);
  }

  /** Returns the objects of a canvas; those that are not well formed are missing. */
  private static List<List<JsonObject>> rows(JsonValue canvas) {
    List<List<JsonObject>> rows = new ArrayList<>();
    if (canvas instanceof JsonArray array) {
      for (JsonValue line : array.items()) {
        List<JsonObject> row = new ArrayList<>();
        if (line instanceof JsonArray cells) {
          for (JsonValue cell : cells.items()) {
            if (cell instanceof JsonObject object) {
              row.add(object);
            }
          }
        }
        rows.add(row);
      }
    }
    return rows;
  }

  /** Returns the square that the regions fill; empty if it is not smaller than the canvas. */
  private static Optional<Square> square(JsonObject object, int rows, int columns) {
    int top = rows;
    int left = columns;
    int bottom = 0;
    int right = 0;
    int count = 0;
    List<List<JsonValue>> regions = regions(object);
    for (JsonValue pair : regions.stream().flatMap(List::stream).toList()) {
      Optional<Point> cell = DrawnItem.point(pair, 0, 0);
      if (cell.isPresent()) {
        int row = (int) cell.get().row();
        int column = (int) cell.get().column();
        top = Math.min(top, row);
        left = Math.min(left, column);
        bottom = Math.max(bottom, row + 1);
        right = Math.max(right, column + 1);
        count++;
      }
    }
    int size = bottom - top;
    boolean isSquare = regions.size() > 1 && size == right - left && count == size * size;
    boolean isInside = top >= 0 && left >= 0 && bottom <= rows && right <= columns;
    boolean isSmaller = size < rows || size < columns;
    return isSquare && isInside && isSmaller
        ? Optional.of(new Square(top, left, size))
        : Optional.empty();
  }

  private static List<List<JsonValue>> regions(JsonObject object) {
    List<List<JsonValue>> regions = new ArrayList<>();
    if (object.field(SudokuPadReader.REGIONS).orElse(null) instanceof JsonArray array) {
      for (JsonValue region : array.items()) {
        if (region instanceof JsonArray cells && !cells.items().isEmpty()) {
          regions.add(cells.items());
        }
      }
    }
    return regions;
  }
}
