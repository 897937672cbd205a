package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.CellList;

/**
 * Cells as people type them: {@code r1c1 r1c2 r2c1}, or a run from one cell to another, {@code
 * r1c1-r1c5}. Commas may replace the spaces.
 */
final class CellNotation {
  /** A cell name, also one that no grid has. */
  static final Pattern CELL = Pattern.compile("[rR]([0-9]{1,3})[cC]([0-9]{1,3})");

  private static final Pattern WORD = Pattern.compile("\\b" + CELL + "\\b");

  private static final Pattern RUN = Pattern.compile("(" + CELL + ")(?:-(" + CELL + "))?");

  /** The maximum number of figures of a row or a column. */
  private static final int MAX_FIGURES = 3;

  private static final int FIRST = 1;
  private static final int LAST = 4;

  /** The minimum length of a run in written cells; two cells are as short by themselves. */
  private static final int MIN_RUN = 3;

  /** The meaning of a run whose cells are not in one row or column. */
  enum Run {
    /** A diagonal. */
    STRAIGHT,
    /** The rectangle with these two corners, row by row. */
    RECTANGLE
  }

  private CellNotation() {}

  /**
   * Returns the cells of some words.
   *
   * @param source the name of the input
   * @param words pieces of a line without blanks
   * @param size n
   * @throws MalformedTextException if a word is no cell of the grid, or no run
   */
  static CellList read(String source, List<Token> words, int size, Run shape)
      throws MalformedTextException {
    IntStream.Builder cells = IntStream.builder();
    for (Token word : words) {
      Optional<CellName> name = CellName.of(word.text(), MAX_FIGURES);
      OptionalInt cell = name.isPresent() ? name.get().cell(size) : OptionalInt.empty();
      if (cell.isPresent()) {
        cells.add(cell.getAsInt());
        continue;
      }
      Matcher matcher = RUN.matcher(word.text());
      if (!matcher.matches()) {
        throw new MalformedTextException(
            word.place(source),
            "'" + word.text() + "' is not a cell",
            "A cell is written r1c1, and cells in a row, a column or a diagonal r1c1-r1c5.");
      }
      int first = cell(source, word, matcher, FIRST, size);
      if (matcher.group(LAST) == null) {
        cells.add(first);
      } else {
        int last = cell(source, word, matcher, LAST, size);
        IntStream run =
            shape == Run.RECTANGLE
                ? rectangle(first, last, size).stream()
                : straight(source, word, first, last, size);
        run.forEach(cells::add);
      }
    }
    return CellList.of(size, cells.build().toArray());
  }

  private static int cell(String source, Token word, Matcher matcher, int group, int size)
      throws MalformedTextException {
    int row = Integer.parseInt(matcher.group(group + 1));
    int column = Integer.parseInt(matcher.group(group + 2));
    if (row < 1 || row > size || column < 1 || column > size) {
      throw new MalformedTextException(
          word.line().place(source, word.start() + matcher.start(group)),
          "%s lies outside the %d×%d grid".formatted(matcher.group(group), size, size),
          "Rows and columns go from 1 to " + size + ".");
    }
    return (row - 1) * size + column - 1;
  }

  private static IntStream straight(String source, Token word, int first, int last, int size)
      throws MalformedTextException {
    int rows = last / size - first / size;
    int columns = last % size - first % size;
    if (rows != 0 && columns != 0 && Math.abs(rows) != Math.abs(columns)) {
      throw new MalformedTextException(
          word.place(source),
          "the cells of " + word.text() + " are not in one row, column or diagonal",
          "List them one by one.");
    }
    int step = Integer.signum(rows) * size + Integer.signum(columns);
    int steps = Math.max(Math.abs(rows), Math.abs(columns));
    return IntStream.rangeClosed(0, steps).map(i -> first + i * step);
  }

  /** Returns the cells of a rectangle, row by row, by two opposite corners. */
  static CellList rectangle(int first, int last, int size) {
    int top = Math.min(first / size, last / size);
    int bottom = Math.max(first / size, last / size);
    int left = Math.min(first % size, last % size);
    int right = Math.max(first % size, last % size);
    return CellList.of(
        size,
        IntStream.rangeClosed(top, bottom)
            .flatMap(row -> IntStream.rangeClosed(left, right).map(column -> row * size + column))
            .toArray());
  }

  /**
   * Returns the cells in their order, with runs for three or more cells in a line, or as one run
   * for a rectangle if that is the shape of a run.
   */
  static String write(CellList cells, Run shape) {
    if (shape == Run.RECTANGLE
        && cells.count() > 1
        && rectangle(cells.get(0), cells.last(), cells.size()).equals(cells)) {
      return cells.name(0) + "-" + cells.name(cells.count() - 1);
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < cells.count(); ) {
      int end = endOfRun(cells, i, shape);
      text.append(i == 0 ? "" : " ").append(cells.name(i));
      if (end - i >= MIN_RUN) {
        text.append('-').append(cells.name(end - 1));
        i = end;
      } else {
        i++;
      }
    }
    return text.toString();
  }

  /** Returns the index after the last cell that continues the line of two cells. */
  private static int endOfRun(CellList cells, int from, Run shape) {
    int size = cells.size();
    if (from + 1 >= cells.count()) {
      return from + 1;
    }
    int rows = cells.get(from + 1) / size - cells.get(from) / size;
    int columns = cells.get(from + 1) % size - cells.get(from) % size;
    boolean isStep = Math.abs(rows) <= 1 && Math.abs(columns) <= 1 && rows * size + columns != 0;
    boolean isRun = shape == Run.STRAIGHT || rows * columns == 0;
    int end = from + 1;
    while (isStep
        && isRun
        && end < cells.count()
        && cells.get(end) / size - cells.get(end - 1) / size == rows
        && cells.get(end) % size - cells.get(end - 1) % size == columns) {
      end++;
    }
    return end;
  }

  /** Returns whether a string contains the name of a cell. */
  static boolean occursIn(String text) {
    return WORD.matcher(text).find();
  }
}
