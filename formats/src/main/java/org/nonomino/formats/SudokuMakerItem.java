package org.nonomino.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;

/**
 * A constraint of a SudokuMaker object. Its places are numbers: of cells row by row; of edges row
 * by row, in each row first those to the left of its cells and then those below them; of corners
 * row by row, from the upper left one of the grid; of places outside row by row in a grid with a
 * rim.
 *
 * @param words the name and number of the constraint, for messages
 * @param size n
 */
record SudokuMakerItem(JsonObject object, String words, int size) {
  private static final String CORRECT = "Correct this constraint, or remove it.";

  /** Returns the items of a list; none if it is missing. */
  List<JsonValue> list(String name) throws MalformedTextException {
    return object.list(name);
  }

  boolean isTrue(String name) {
    return object.field(name).filter(value -> !value.isNothing()).isPresent();
  }

  /** Returns a whole number in a field; empty if it is missing. */
  OptionalInt number(String name) throws MalformedTextException {
    JsonValue value = object.field(name).orElse(null);
    return value == null ? OptionalInt.empty() : OptionalInt.of(number(value));
  }

  int number(JsonValue value) throws MalformedTextException {
    OptionalInt number = CellObjects.number(value);
    if (number.isEmpty()) {
      throw value.unlike("a number of " + words, "a whole number", CORRECT);
    }
    return number.getAsInt();
  }

  /** Returns the numbers of a list. */
  List<Integer> numbers(JsonValue list) throws MalformedTextException {
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue value : list.items("a list of " + words)) {
      numbers.add(number(value));
    }
    return numbers;
  }

  /** Returns the cells of a list. */
  CellList cells(JsonValue list) throws MalformedTextException {
    return cells(list, numbers(list));
  }

  private CellList cells(JsonValue at, List<Integer> numbers) throws MalformedTextException {
    for (int cell : numbers) {
      if (cell < 0 || cell >= size * size) {
        throw at.unlike("a cell of " + words, "a cell of the grid", CORRECT);
      }
    }
    return CellList.of(size, numbers.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns one cell. */
  CellList cell(JsonValue value) throws MalformedTextException {
    return cells(value, List.of(number(value)));
  }

  /** Returns the lists of cells in a field. */
  List<CellList> lines(String name) throws MalformedTextException {
    List<CellList> lines = new ArrayList<>();
    for (JsonValue line : list(name)) {
      lines.add(cells(line));
    }
    return lines;
  }

  /** Returns the objects in a field, each as a separate item. */
  List<SudokuMakerItem> clues(String name) throws MalformedTextException {
    List<SudokuMakerItem> clues = new ArrayList<>();
    for (JsonValue clue : list(name)) {
      if (!(clue instanceof JsonObject fields)) {
        throw clue.unlike("a clue of " + words, "an object", CORRECT);
      }
      clues.add(new SudokuMakerItem(fields, words, size));
    }
    return clues;
  }

  private int required(String name) throws MalformedTextException {
    OptionalInt number = number(name);
    if (number.isEmpty()) {
      throw object.unlike("the field '" + name + "' of " + words, "a whole number", CORRECT);
    }
    return number.getAsInt();
  }

  /** Returns the two cells beside an edge. */
  CellList edge() throws MalformedTextException {
    int edge = required("edge");
    int row = edge / (2 * size);
    int place = edge % (2 * size);
    int cell = row * size + place % size;
    return place < size
        ? cells(object, place == 0 ? List.of(-1) : List.of(cell - 1, cell))
        : cells(object, List.of(cell, cell + size));
  }

  /** Returns the four cells around a corner. */
  CellList corner() throws MalformedTextException {
    int corner = required("corner");
    int row = corner / (size + 1);
    int column = corner % (size + 1);
    boolean isInside = row > 0 && row < size && column > 0 && column < size;
    int cell = row * size + column;
    return cells(
        object, isInside ? List.of(cell - size - 1, cell - size, cell - 1, cell) : List.of(-1));
  }

  /** Returns the place outside the grid. */
  OutsideCell outside() throws MalformedTextException {
    int place = required("outerCell");
    return new OutsideCell(size, place / (size + 2) - 1, place % (size + 2) - 1);
  }

  /** Returns a list of cells in reverse order. */
  static CellList reversed(CellList cells) {
    int[] back = new int[cells.count()];
    for (int i = 0; i < back.length; i++) {
      back[i] = cells.get(back.length - 1 - i);
    }
    return CellList.of(cells.size(), back);
  }

  /** Returns whether a field has a list without items, or none. */
  boolean isEmpty(String name) {
    return !(object.field(name).orElse(null) instanceof JsonArray array) || array.items().isEmpty();
  }
}
