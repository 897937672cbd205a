package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;

/**
 * Rows of cells with a separator between all of them and nothing in an empty cell, as a spreadsheet
 * copies them. Separators at the end of a row, and lines of separators alone, may be missing.
 *
 * @param fields the fields of each line, perhaps empty; no field for a blank line
 * @param lines the lines
 * @param first the distance of the first line from the next input line
 * @param blanksAbove the number of rows of empty cells above the first line
 */
record CellTable(List<List<Token>> fields, List<TextLine> lines, int first, int blanksAbove) {
  private static final String SEPARATORS = "\t;,";

  /** The characters around rows and words in lists of programs. */
  private static final String AROUND = "[](){}\"' ";

  private static final String BLANK = ".";

  /** The maximum number of lines of a grid, its mask and blank lines between them. */
  private static final int MAX_LINES = 4 * Grid.MAX_SIZE;

  /** The maximum length of a cell in a row without a separator. */
  private static final int LONGEST_CELL = 2;

  /**
   * Returns the rows from a distance onwards if some of their cells are empty, so that they cannot
   * be told from the words alone; empty otherwise.
   */
  static Optional<GridBlock> peek(LineReader lines, int first) throws IOException {
    Optional<TextLine> line = lines.peek(first);
    if (line.isEmpty() || line.get().tooLong() || !mayBeRow(line.get())) {
      return Optional.empty();
    }
    for (int i = 0; i < SEPARATORS.length(); i++) {
      char separator = SEPARATORS.charAt(i);
      CellTable table =
          hasGap(lines, first, separator)
              ? of(lines, first, separator)
              : new CellTable(List.of(), List.of(), first, 0);
      if (table.hasEmptyCells()) {
        return Optional.of(table.block());
      }
    }
    return Optional.empty();
  }

  private static boolean mayBeRow(TextLine line) {
    String text = line.text();
    return SEPARATORS.chars().anyMatch(c -> text.indexOf(c) >= 0)
        || text.strip().length() <= LONGEST_CELL;
  }

  /** Returns whether any line up to a blank one may have an empty cell; cheap to find. */
  private static boolean hasGap(LineReader lines, int first, char separator) throws IOException {
    boolean isAny = false;
    for (int at = first; at < first + MAX_LINES; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || line.get().text().isEmpty()) {
        break;
      }
      boolean isBetween = false;
      String text = line.get().text();
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c == separator && !isBetween) {
          return true;
        }
        isAny |= c == separator;
        isBetween = c != separator && (isBetween || AROUND.indexOf(c) < 0);
      }
      if (!isBetween) {
        return isAny || text.indexOf(separator) >= 0;
      }
      if (isAny && text.indexOf(separator) < 0) {
        return true;
      }
    }
    return false;
  }

  private static CellTable of(LineReader lines, int first, char separator) throws IOException {
    List<List<Token>> fields = new ArrayList<>();
    List<TextLine> rows = new ArrayList<>();
    for (int at = first; at < first + MAX_LINES; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !isRow(line.get(), separator)) {
        break;
      }
      rows.add(line.get());
      fields.add(fields(line.get(), separator));
    }
    int blanks = separator == '\t' && !rows.isEmpty() ? lines.emptyRowsAbove(rows.get(0)) : 0;
    return new CellTable(fields, rows, first, blanks);
  }

  private static boolean isRow(TextLine line, char separator) {
    return !line.tooLong()
        && !GridBlock.isMaskHeading(line)
        && !ConstraintLines.beginWith(line)
        && (line.text().indexOf(separator) >= 0 || line.text().strip().length() <= LONGEST_CELL);
  }

  private static List<Token> fields(TextLine line, char separator) {
    List<Token> fields = new ArrayList<>();
    String text = line.text();
    if (text.isBlank() && text.indexOf(separator) < 0) {
      return fields;
    }
    int end = text.length();
    if (separator != '\t') {
      // A list of lists has a separator behind each row.
      while (end > 0 && text.charAt(end - 1) == ' ') {
        end--;
      }
      end -= end > 1 && text.charAt(end - 1) == separator && text.charAt(end - 2) == ']' ? 1 : 0;
    }
    int start = 0;
    for (int i = 0; i <= end; i++) {
      if (i == end || text.charAt(i) == separator) {
        fields.add(field(line, start, i));
        start = i + 1;
      }
    }
    return fields;
  }

  private static Token field(TextLine line, int start, int end) {
    String text = line.text();
    int from = start;
    int to = end;
    while (from < to && AROUND.indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    while (to > from && AROUND.indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    return new Token(line, from, text.substring(from, to));
  }

  /**
   * Returns whether each field is a cell, and some are empty in columns and rows that are not. If
   * all rows have a word for each cell, the separators only align them.
   */
  private boolean hasEmptyCells() {
    int width = fields.stream().mapToInt(List::size).max().orElse(0);
    boolean areCells =
        fields.stream()
            .flatMap(List::stream)
            .allMatch(field -> field.text().chars().noneMatch(Character::isWhitespace));
    if (width < 2 || !areCells) {
      return false;
    }
    int[] filled = new int[width];
    int rows = 0;
    int fewest = width;
    int most = 0;
    for (List<Token> row : fields) {
      int words = 0;
      for (int i = 0; i < row.size(); i++) {
        boolean isFilled = !row.get(i).text().isEmpty();
        filled[i] += isFilled ? 1 : 0;
        words += isFilled ? 1 : 0;
      }
      if (!row.isEmpty()) {
        rows++;
        fewest = Math.min(fewest, words);
        most = Math.max(most, words);
      }
    }
    int count = rows;
    boolean isUneven = Arrays.stream(filled).anyMatch(cells -> cells > 0 && cells < count);
    boolean isOfWords = fewest == most && most == count;
    return rows > 1 && isUneven && !isOfWords;
  }

  /** Returns the rows of n cells if there are n of them, else all rows up to a blank line. */
  private GridBlock block() {
    int width = fields.stream().mapToInt(List::size).max().orElseThrow();
    int before = isEmptyColumn(0) ? 1 : 0;
    int behind = isEmptyColumn(width - 1) ? 1 : 0;
    int rows = (int) fields.stream().takeWhile(row -> !row.isEmpty()).count() + blanksAbove;
    for (boolean areBlanksRows : new boolean[] {false, true}) {
      for (int from = 0; from <= before; from++) {
        for (int size : new int[] {width - from, width - from - behind, rows}) {
          Optional<GridBlock> block =
              size < width - from - behind ? Optional.empty() : block(from, size, areBlanksRows);
          if (block.isPresent()) {
            return block.get();
          }
        }
      }
    }
    int end = (int) fields.stream().takeWhile(row -> !row.isEmpty()).count();
    return new GridBlock(
        IntStream.range(0, end).mapToObj(i -> row(i, 0, width)).toList(), first + end, false);
  }

  private boolean isEmptyColumn(int column) {
    return fields.stream()
        .allMatch(row -> column >= row.size() || row.get(column).text().isEmpty());
  }

  /**
   * Returns the first n rows of n cells. Blank lines are between bands, or else rows of empty
   * cells.
   */
  private Optional<GridBlock> block(int from, int size, boolean areBlanksRows) {
    if (size < 2 || size > Grid.MAX_SIZE) {
      return Optional.empty();
    }
    Optional<GridBlock> block = block(from, size, areBlanksRows, blanksAbove);
    return block.isPresent() || blanksAbove == 0 ? block : block(from, size, areBlanksRows, 0);
  }

  private Optional<GridBlock> block(int from, int size, boolean areBlanksRows, int above) {
    List<GridRow> rows = new ArrayList<>();
    for (int i = 0; i < above; i++) {
      rows.add(emptyRow(0, size));
    }
    int at = 0;
    for (; at < fields.size() && rows.size() < size; at++) {
      if (!fields.get(at).isEmpty()) {
        rows.add(row(at, from, size));
      } else if (areBlanksRows) {
        rows.add(emptyRow(at, size));
      }
    }
    // More rows of the same kind would belong to the same grid.
    boolean isCut = at < fields.size() && fields.get(at).stream().anyMatch(f -> f.text().isEmpty());
    return rows.size() == size
            && !isCut
            && rows.stream().allMatch(row -> row.words().size() == size)
        ? Optional.of(new GridBlock(List.copyOf(rows), first + at, false))
        : Optional.empty();
  }

  private GridRow emptyRow(int index, int size) {
    TextLine line = lines.get(Math.min(index, lines.size() - 1));
    List<Token> cells = IntStream.range(0, size).mapToObj(i -> new Token(line, 0, BLANK)).toList();
    return new GridRow(line, first + index, cells, cells);
  }

  /** Returns a row with at least a number of cells; more if there are more fields. */
  private GridRow row(int index, int from, int size) {
    List<Token> cells = new ArrayList<>();
    TextLine line = lines.get(index);
    List<Token> own = fields.get(index);
    for (int i = from; i < own.size() || cells.size() < size; i++) {
      boolean isEmpty = i >= own.size() || own.get(i).text().isEmpty();
      int start = i < own.size() ? own.get(i).start() : line.text().length();
      if (!isEmpty || cells.size() < size) {
        cells.add(isEmpty ? new Token(line, start, BLANK) : own.get(i));
      }
    }
    return new GridRow(line, first + index, List.copyOf(cells), List.copyOf(cells));
  }
}
