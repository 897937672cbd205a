package org.nonomino.core.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.core.Grid;

/**
 * Rows of cells that belong together: the lines up to a blank line, a line {@code regions} or the
 * end, without comments and drawn lines; or several such groups, where blank lines part the bands
 * of a grid.
 *
 * @param rows the rows
 * @param end how far from the next line of the text the first line behind this block is
 */
record GridBlock(List<GridRow> rows, int end) {
  /** With drawn lines between the rows of a grid and its mask; what is longer is no grid. */
  private static final int MOST_LINES = 5 * Grid.MAX_SIZE;

  private static final Set<String> MASK_HEADINGS = Set.of("regions", "regions:", "mask", "mask:");

  /**
   * Returns the block that begins at the first significant line at or behind a distance; without
   * rows where there is none.
   */
  static GridBlock peek(LineReader lines, int distance) throws IOException {
    int at = skipInsignificant(lines, distance);
    List<GridRow> rows = new ArrayList<>();
    for (int first = at; at < first + MOST_LINES; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || line.get().isBlank() || isMaskHeading(line.get())) {
        break;
      }
      if (!line.get().isComment()) {
        rows.add(GridRow.of(line.get()));
      }
    }
    return new GridBlock(withoutRulers(rows), at);
  }

  /**
   * Returns the distance of the first line at or behind another that is neither blank nor a
   * comment.
   */
  static int skipInsignificant(LineReader lines, int distance) throws IOException {
    int at = distance;
    while (true) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !(line.get().isBlank() || line.get().isComment())) {
        return at;
      }
      at++;
    }
  }

  /** Tells whether a line announces the mask matrix. */
  static boolean isMaskHeading(TextLine line) {
    return MASK_HEADINGS.contains(line.text().strip().toLowerCase(Locale.ROOT));
  }

  /** Lines of hyphens are rows of blanks only where the grid needs them to be complete. */
  private static List<GridRow> withoutRulers(List<GridRow> lines) {
    List<GridRow> rows = lines.stream().filter(row -> !row.isRuler()).toList();
    List<GridRow> others = rows.stream().filter(row -> !row.isOnlyHyphens()).toList();
    if (others.isEmpty() || others.size() == rows.size()) {
      return rows;
    }
    boolean completeWithout =
        new GridBlock(others, 0)
            .sizes()
            .anyMatch(size -> others.size() == size || others.size() == 2 * size);
    return completeWithout ? others : rows;
  }

  /**
   * Returns the block of exactly n rows that begins at a distance, perhaps with blank lines between
   * its bands.
   */
  static Optional<GridBlock> peekRows(LineReader lines, int distance, int size) throws IOException {
    List<GridRow> rows = new ArrayList<>();
    int end = distance;
    while (rows.size() < size) {
      GridBlock block = peek(lines, end);
      if (block.rows.isEmpty()) {
        return Optional.empty();
      }
      rows.addAll(block.rows);
      end = block.end;
    }
    GridBlock joined = new GridBlock(rows, end);
    return rows.size() == size && joined.cells(size).isPresent()
        ? Optional.of(joined)
        : Optional.empty();
  }

  /**
   * Returns the sizes that the rows suggest: first by words, then by characters, then by fixed
   * columns.
   */
  Stream<Integer> sizes() {
    int byWords = mostFrequent(rows.stream().map(row -> row.words().size()));
    int byCharacters = mostFrequent(rows.stream().map(row -> row.characters().size()));
    Stream<Integer> fixed =
        Stream.of(rows.size(), rows.size() / 2)
            .filter(size -> size > 0 && fixedCells(size).isPresent());
    return Stream.concat(Stream.of(byWords, byCharacters), fixed)
        .filter(size -> size >= 1 && size <= Grid.MAX_SIZE);
  }

  /** Returns the size that the rows mean, if they are wrong in some way. */
  int likelySize() {
    long words = rows.stream().filter(row -> row.words().size() == rows.size()).count();
    int byWords = mostFrequent(rows.stream().map(row -> row.words().size()));
    int byCharacters = mostFrequent(rows.stream().map(row -> row.characters().size()));
    boolean someWordIsLong =
        rows.stream().flatMap(row -> row.words().stream()).anyMatch(word -> word.length() > 2);
    return words > 0 || (byWords > 1 && !someWordIsLong) ? byWords : byCharacters;
  }

  private static int mostFrequent(Stream<Integer> numbers) {
    Map<Integer, Integer> counts = new HashMap<>();
    numbers.forEach(number -> counts.merge(number, 1, Integer::sum));
    return counts.entrySet().stream()
        .max(
            Map.Entry.<Integer, Integer>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey)
        .orElse(0);
  }

  /** Tells whether these are n rows of n cells, or twice as many with a mask. */
  boolean isGrid() {
    return sizes().anyMatch(size -> isComplete(size) || isCompleteWithMask(size));
  }

  /** Tells whether there are n rows of n cells. */
  boolean isComplete(int size) {
    return rows.size() == size && cells(size).isPresent();
  }

  /** Tells whether there are 2n rows of n cells. */
  boolean isCompleteWithMask(int size) {
    return rows.size() == 2 * size && cells(size).isPresent();
  }

  /** Returns some of the rows. */
  GridBlock part(int from, int to) {
    return new GridBlock(rows.subList(from, to), end);
  }

  /** Returns the cells of all rows, row-major, if each row has n. */
  Optional<List<Token>> cells(int size) {
    Optional<List<Token>> cells = joined(rows.stream().map(row -> row.cells(size)));
    return cells.isPresent() ? cells : fixedCells(size);
  }

  private Optional<List<Token>> fixedCells(int size) {
    return joined(rows.stream().map(row -> row.fixedCells(size)));
  }

  private static Optional<List<Token>> joined(Stream<Optional<List<Token>>> parts) {
    List<Token> all = new ArrayList<>();
    for (Optional<List<Token>> part : (Iterable<Optional<List<Token>>>) parts::iterator) {
      if (part.isEmpty()) {
        return Optional.empty();
      }
      all.addAll(part.get());
    }
    return Optional.of(all);
  }

  /** Tells whether the rows, as givens, hold no digit twice in a row. */
  boolean givensRowsAreFreeOfRepeats(String source) {
    int size = likelySize();
    Optional<List<Token>> cells = cells(size);
    if (cells.isEmpty()) {
      return true;
    }
    CellField field = new TokenField(source, cells.get());
    for (int row = 0; row < Math.min(size, rows.size()); row++) {
      Set<Integer> seen = new HashSet<>();
      for (int column = 0; column < size; column++) {
        int digit = field.digit(row * size + column).orElse(0);
        if (digit != 0 && !seen.add(digit)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Tells whether the rows look like a mask matrix rather than like a puzzle: no blank but perhaps
   * {@code 0}, and either a label next to itself, which no puzzle has, or n labels n times each
   * without being a filled grid.
   */
  boolean looksLikeMask() {
    int size = likelySize();
    String[][] labels =
        rows.stream()
            .map(
                row ->
                    (row.words().size() == size ? row.words() : row.characters())
                        .stream().map(Token::text).toArray(String[]::new))
            .toArray(String[][]::new);
    List<String> all = Arrays.stream(labels).flatMap(Arrays::stream).toList();
    if (all.stream().anyMatch(Set.of(".", "-", "_", "*", "?")::contains)
        || all.stream().filter("0"::equals).count() > 2L * size) {
      return false;
    }
    return hasNeighbours(labels) || (isPartition(all, size) && !isLatin(labels, size));
  }

  private static boolean hasNeighbours(String[][] labels) {
    for (int row = 0; row < labels.length; row++) {
      for (int column = 0; column < labels[row].length; column++) {
        String label = labels[row][column];
        boolean left = column > 0 && labels[row][column - 1].equals(label);
        boolean above =
            row > 0 && column < labels[row - 1].length && labels[row - 1][column].equals(label);
        if (!label.equals("0") && (left || above)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isPartition(List<String> labels, int size) {
    Map<String, Integer> counts = new HashMap<>();
    labels.forEach(label -> counts.merge(label, 1, Integer::sum));
    return counts.size() == size && counts.values().stream().allMatch(count -> count == size);
  }

  private static boolean isLatin(String[][] labels, int size) {
    for (int i = 0; i < labels.length; i++) {
      if (Arrays.stream(labels[i]).distinct().count() != size) {
        return false;
      }
    }
    for (int column = 0; column < size; column++) {
      int at = column;
      if (Arrays.stream(labels)
              .filter(row -> at < row.length)
              .map(row -> row[at])
              .distinct()
              .count()
          != size) {
        return false;
      }
    }
    return true;
  }
}
