package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/**
 * A grid as a list of rows, each a list of objects: the form of f-puzzles and SudokuPad. Immutable.
 *
 * @param size n, for n rows of n cells
 * @param objects row-major
 */
record CellObjects(int size, List<JsonObject> objects) {
  /**
   * Returns the cells of a grid.
   *
   * @throws MalformedTextException if this is not a square grid of objects
   */
  static CellObjects of(JsonValue grid) throws MalformedTextException {
    List<JsonValue> rows = grid.items("the grid");
    int size = rows.size();
    if (size < 1 || size > Grid.MAX_SIZE) {
      throw new MalformedTextException(
          grid.place(),
          size < 1
              ? ProblemCode.NO_PUZZLE.bare()
              : ProblemCode.TOO_LARGE.with("limit", Grid.MAX_SIZE),
          "the grid has " + ProblemWords.count(size, "row"),
          "Sizes go up to " + ProblemWords.bySize(Grid.MAX_SIZE) + ".");
    }
    List<JsonObject> objects = new ArrayList<>(size * size);
    for (JsonValue row : rows) {
      int number = objects.size() / size + 1;
      List<JsonValue> cells = row.items("row " + number + " of the grid");
      if (cells.size() != size) {
        throw new MalformedTextException(
            row.place(),
            ProblemCode.ROW_LENGTH
                .with("part", "puzzle")
                .with("row", number)
                .with("cells", cells.size())
                .with("size", size),
            "the grid is not square: row "
                + number
                + " has "
                + ProblemWords.count(cells.size(), "cell")
                + ", expected "
                + size,
            ProblemWords.missingOrTooMany(cells.size(), size, "cell"));
      }
      for (JsonValue cell : cells) {
        if (!(cell instanceof JsonObject object)) {
          throw cell.unlike(
              CellNames.name(size, objects.size()), "an object", "An empty cell is written {}.");
        }
        objects.add(object);
      }
    }
    return new CellObjects(size, List.copyOf(objects));
  }

  int count() {
    return objects.size();
  }

  JsonObject get(int cell) {
    return objects.get(cell);
  }

  String name(int cell) {
    return CellNames.name(size, cell);
  }

  /**
   * Returns the digit that a value represents.
   *
   * @param lowest 0 if 0 means a blank, else 1
   * @param meaning the name of the value, for the message
   * @param cell the cell whose value it is
   * @throws MalformedTextException if it is not a digit of the grid
   */
  int digit(JsonValue value, int lowest, String meaning, int cell) throws MalformedTextException {
    OptionalInt digit = number(value);
    if (digit.isEmpty() || digit.getAsInt() < lowest || digit.getAsInt() > size) {
      throw value.unlike(
          meaning + " of " + name(cell), "a number from 1 to " + size, "Correct it, or remove it.");
    }
    return digit.getAsInt();
  }

  /**
   * Returns the pencil marks of all cells.
   *
   * @param name the field of a cell that lists them
   * @throws MalformedTextException if a mark is not a digit of the grid
   */
  long[] marks(String name) throws MalformedTextException {
    long[] marks = new long[count()];
    for (int cell = 0; cell < marks.length; cell++) {
      for (JsonValue mark : get(cell).list(name)) {
        if (!mark.isNothing()) {
          marks[cell] = Marks.with(marks[cell], digit(mark, 1, "a pencil mark", cell));
        }
      }
    }
    return marks;
  }

  /**
   * Returns whether a value is true; false if it is null.
   *
   * @param meaning the name of the value, for the message
   * @throws MalformedTextException if it is neither true nor false nor null
   */
  static boolean isTrue(JsonValue value, Supplier<String> meaning) throws MalformedTextException {
    if (value instanceof JsonScalar word && !word.isText()) {
      return word.kind() == JsonScalar.Kind.TRUE;
    }
    throw value.unlike(meaning.get(), "true or false", "Correct it, or remove it.");
  }

  /** Returns the integer in a value, with or without quotation marks. */
  static OptionalInt number(JsonValue value) {
    return value instanceof JsonScalar scalar ? scalar.number() : OptionalInt.empty();
  }
}
