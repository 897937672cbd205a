package org.nonomino.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;

/**
 * Consecutive rows of cells: the lines up to a blank line, a line {@code regions} or the end,
 * without comments and drawn lines; or several such groups if blank lines separate the bands of a
 * grid; or the lines within a {@link DrawnFrame}, whatever surrounds it.
 *
 * @param rows the rows
 * @param end the distance of the first line after this block from the next input line
 * @param isCut whether more rows may follow there without a blank line
 * @param isFramed whether a frame is drawn around the rows
 */
record GridBlock(List<GridRow> rows, int end, boolean isCut, boolean isFramed) {
  /** The maximum number of lines of a grid and its mask with drawn lines between the rows. */
  private static final int MAX_LINES = 5 * Grid.MAX_SIZE;

  private static final Pattern TITLE =
      Pattern.compile(
          "\\s*+(grid|puzzles?|sudokus?|jigsaws?|quiz|quizzes)\\b.*", Pattern.CASE_INSENSITIVE);

  /** A word that is no row of letters. */
  private static final Pattern WORD =
      Pattern.compile("(^|[^\\p{L}\\d])\\p{L}?\\p{Ll}{2,}+([^\\p{L}\\d]|$)");

  /** The maximum number of lines of words above a grid. */
  private static final int MAX_HEADING = 8;

  /** The maximum number of groups of cells in a row of a grid. */
  private static final int MAX_GROUPS = 6;

  /** The maximum length of the heading of a mask matrix. */
  private static final int MAX_HEADING_LENGTH = 40;

  private static final Pattern BLANKS = Pattern.compile("\\s++");

  private static final Set<String> MASK_HEADINGS = Set.of("regions", "mask");

  /** The line below a grid without regions. */
  static final String NO_REGIONS = "regions none";

  /** Creates a block without a frame. */
  GridBlock(List<GridRow> rows, int end, boolean isCut) {
    this(rows, end, isCut, false);
  }

  /**
   * Returns the block that begins at the first significant line at or after a distance; without
   * rows if there is no such line.
   */
  static GridBlock peek(LineReader lines, int distance) throws IOException {
    int first = skipToGrid(lines, distance);
    Optional<DrawnFrame> frame = DrawnFrame.peek(lines, first);
    if (frame.isPresent()) {
      return framed(lines, frame.get());
    }
    Optional<GridBlock> table = CellTable.peek(lines, first);
    return table.isPresent() ? table.get() : peekRows(lines, first);
  }

  /**
   * Returns the next picture without the marks of constraints, although these may be above it;
   * empty if no picture comes next.
   */
  static Optional<GridBlock> peekPicture(LineReader lines) throws IOException {
    Optional<DrawnFrame> frame = DrawnFrame.peekUnmarked(lines, skipToGrid(lines, 0));
    return frame.isPresent() ? Optional.of(framed(lines, frame.get())) : Optional.empty();
  }

  private static GridBlock framed(LineReader lines, DrawnFrame frame) throws IOException {
    List<GridRow> rows = frame.rows();
    return new GridBlock(rows, endOfRemarks(lines, frame.end(), rows.size()), false, true);
  }

  /**
   * Returns the distance of the first line after the sentences below a picture or its constraints.
   * A mask whose labels are words, and the rows of another grid, are no sentences.
   *
   * @param distance the distance of the first line below
   * @param size n
   */
  static int endOfRemarks(LineReader lines, int distance, int size) throws IOException {
    int at = distance;
    while (lines.peek(at).filter(TextLine::isBlank).isPresent()) {
      at++;
    }
    if (lines.peek(at).filter(DrawnFrame::isProse).isEmpty()) {
      return distance;
    }
    GridBlock tail = peekRows(lines, at);
    return tail.looksLikeMask(size) || tail.isGrid()
        ? distance
        : DrawnFrame.endOfProse(lines, distance);
  }

  private static GridBlock peekRows(LineReader lines, int first) throws IOException {
    int at = first;
    List<GridRow> rows = new ArrayList<>();
    for (; at < first + MAX_LINES; at++) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty()
          || isBetweenGrids(line.get())
          || isMaskHeading(line.get())
          || ConstraintLines.beginWith(line.get())) {
        break;
      }
      rows.add(GridRow.of(line.get(), at));
    }
    return new GridBlock(withoutRulers(rows), at, at == first + MAX_LINES);
  }

  /** Returns the distance of the first line at or after the given one that belongs to a grid. */
  static int skipToGrid(LineReader lines, int distance) throws IOException {
    int at = distance;
    while (true) {
      Optional<TextLine> line = lines.peek(at);
      if (line.isEmpty() || !isBetweenGrids(line.get())) {
        return line.isPresent()
                && (DrawnFrame.isProse(line.get()) || DrawnFrame.isHeading(line.get()))
            ? DrawnFrame.skipProse(lines, at)
            : at;
      }
      at++;
    }
  }

  /** Returns whether a line is blank, or a title such as {@code Grid 01}. */
  private static boolean isBetweenGrids(TextLine line) {
    return line.isBlank() || TITLE.matcher(line.text()).matches();
  }

  /** Returns whether a line is the heading of the mask matrix, or says that there is none. */
  static boolean isMaskHeading(TextLine line) {
    return MASK_HEADINGS.contains(key(line)) || saysNoRegions(line);
  }

  /** Returns whether a line says that the grid has no regions. */
  static boolean saysNoRegions(TextLine line) {
    return key(line).equals(NO_REGIONS) || key(line).equals("no regions");
  }

  /** Returns a line in the form in which headings are compared. */
  private static String key(TextLine line) {
    String words = line.text().strip().replace(":", "");
    return words.length() > MAX_HEADING_LENGTH
        ? ""
        : BLANKS.matcher(words).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  /** Removes lines of hyphens, unless the grid needs them as rows of blanks to be complete. */
  static List<GridRow> withoutRulers(List<GridRow> lines) {
    List<GridRow> rows = lines.stream().filter(row -> !row.isRuler()).toList();
    GridBlock others =
        new GridBlock(rows.stream().filter(row -> !row.isOnlyHyphens()).toList(), 0, false);
    if (others.rows.isEmpty() || others.rows.size() == rows.size()) {
      return rows;
    }
    if (others.sizes().anyMatch(size -> others.rows.size() % size == 0)) {
      return others.rows;
    }
    int size = others.likelySize();
    return rows.stream()
        .filter(row -> !row.isOnlyHyphens() || row.cells(size).isPresent())
        .toList();
  }

  /**
   * Returns the block of exactly n rows that begins at a distance, perhaps with blank lines between
   * its bands.
   */
  static Optional<GridBlock> peekRows(LineReader lines, int distance, int size) throws IOException {
    GridBlock joined = peek(lines, distance);
    while (joined.rows.size() < size) {
      GridBlock block = peek(lines, joined.end);
      if (block.rows.isEmpty()) {
        return Optional.empty();
      }
      joined = joined.joinedWith(block);
    }
    return Optional.of(joined).filter(block -> block.isComplete(size));
  }

  /**
   * Returns this block with the following ones that seem to be further bands of the same grid, up
   * to n rows, even if these are malformed.
   */
  GridBlock withBands(LineReader lines, int size) throws IOException {
    GridBlock joined = this;
    while (joined.rows.size() < size) {
      GridBlock block = peek(lines, joined.end);
      if (block.rows.isEmpty()
          || block.rows.size() == size
          || joined.rows.size() + block.rows.size() > size
          || block.isGrid()) {
        break;
      }
      joined = joined.joinedWith(block);
    }
    return joined;
  }

  private GridBlock joinedWith(GridBlock behind) {
    return new GridBlock(
        Stream.of(rows, behind.rows).flatMap(List::stream).toList(), behind.end, false);
  }

  /**
   * Returns the number of rows of words above a complete grid; 0 if there are none, or if the other
   * rows are no grid.
   */
  int headingRows() {
    int heading = 0;
    while (heading < rows.size() - 1
        && heading < MAX_HEADING
        && isWords(rows.get(heading).line().text())) {
      heading++;
    }
    return heading > 0 && !isFramed && part(heading, rows.size()).isGrid() ? heading : 0;
  }

  /** Returns whether a line has a word in small letters. */
  private static boolean isWords(String line) {
    return WORD.matcher(line).find();
  }

  /** Returns the sizes that the rows suggest, most likely first. */
  Stream<Integer> sizes() {
    if (isFramed && isComplete(rows.size())) {
      return Stream.of(rows.size());
    }
    Stream<Integer> boxed =
        Stream.of(rows.size()).filter(size -> size > 1 && boxedCells(size).isPresent());
    Stream<Integer> fixed =
        Stream.of(rows.size(), rows.size() / 2)
            .filter(size -> size > 0 && fixedCells(size).isPresent());
    Stream<Integer> counted =
        wordsAreCells() ? Stream.of(byWords(), byCharacters()) : Stream.of(byCharacters());
    return Stream.concat(boxed, Stream.concat(counted, fixed))
        .filter(size -> size >= 1 && size <= Grid.MAX_SIZE)
        .collect(Collectors.toCollection(LinkedHashSet::new))
        .stream();
  }

  /** Returns the size that malformed rows probably have. */
  int likelySize() {
    return wordsAreCells() ? byWords() : byCharacters();
  }

  private int byWords() {
    return mostFrequent(rows.stream().map(row -> row.words().size()));
  }

  private int byCharacters() {
    return mostFrequent(rows.stream().map(row -> row.characters().size()));
  }

  /**
   * Returns whether words are cells rather than groups of cells: in the rows of the givens, most
   * words are single characters, numbers that are digits or blanks of other programs; or all words
   * are lists of candidates.
   */
  private boolean wordsAreCells() {
    int size = byWords();
    boolean areEven = rows.stream().allMatch(row -> row.words().size() == size);
    if (size > MAX_GROUPS
        && (rows.size() == size
            || rows.size() == 2 * size
            || (areEven && size % rows.size() == 0))) {
      return true;
    }
    List<String> words =
        rows.stream().limit(size).flatMap(row -> row.words().stream()).map(Token::text).toList();
    long cells =
        words.stream()
            .filter(
                word ->
                    word.length() == 1
                        || CellWords.isBlank(word)
                        || (isNumber(word) && Integer.parseInt(word) <= size))
            .count();
    return 2 * cells >= words.size() || (areEven && rows.size() >= size && areCandidates(size));
  }

  private boolean areCandidates(int size) {
    return CellWords.areCandidates(
        rows.stream().limit(size).flatMap(row -> row.words().stream()).toList(), size);
  }

  private static boolean isNumber(String word) {
    return word.length() == 2 && word.chars().allMatch(c -> c >= '0' && c <= '9');
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

  /** Returns whether these are n rows of n cells, or 2n rows that include a mask. */
  boolean isGrid() {
    boolean isTooLarge = rows.size() > Grid.MAX_SIZE && rows.size() == likelySize();
    return isTooLarge || sizes().anyMatch(size -> isComplete(size) || isCompleteWithMask(size));
  }

  /** Returns whether there are n rows of n cells. */
  boolean isComplete(int size) {
    return rows.size() == size && cells(size).isPresent();
  }

  /** Returns whether there are 2n rows of n cells. */
  boolean isCompleteWithMask(int size) {
    return rows.size() == 2 * size && cells(size).isPresent();
  }

  /** Returns whether these are several grids of n rows of n cells, as far as the block goes. */
  boolean isSeveral(int size) {
    return (isCut || rows.size() % size == 0) && rows.size() > size && cells(size).isPresent();
  }

  /** Returns a range of the rows, up to the start of the next row. */
  GridBlock part(int from, int to) {
    return new GridBlock(
        rows.subList(from, to), to < rows.size() ? rows.get(to).distance() : end, false, isFramed);
  }

  /** Returns the cells of all rows, row-major, if each row has n. */
  Optional<List<Token>> cells(int size) {
    Optional<List<Token>> cells = joined(rows.stream().map(row -> row.cells(size)));
    return cells.isPresent() ? cells : fixedCells(size);
  }

  /**
   * Returns the cells of rows in fixed columns in which a space is an empty cell. If the rows use
   * another blank, spaces are not cells. If hardly any cell is empty, a space is probably a missing
   * character.
   */
  private Optional<List<Token>> fixedCells(int size) {
    if (rows.stream().limit(size).anyMatch(GridRow::hasBlankCharacter)) {
      return Optional.empty();
    }
    boolean isClosed = rows.stream().allMatch(GridRow::isClosed);
    return Stream.<Supplier<Optional<List<Token>>>>of(
            () -> joined(rows.stream().map(row -> row.cellsOfTable(size))),
            () -> joined(rows.stream().map(row -> row.cellsByWholeColumns(size))),
            () -> joined(rows.stream().map(row -> row.cellsBetweenBars(size, isClosed))),
            () ->
                isClosed
                    ? Optional.empty()
                    : joined(rows.stream().map(row -> row.cellsByColumn(size))),
            () -> cellsInUsedColumns(size),
            () -> boxedCells(size))
        .flatMap(cells -> cells.get().stream())
        .filter(cells -> cells.stream().filter(GridRow::isBlank).count() >= size)
        .findFirst();
  }

  /** Returns the cells of rows in which spaces between the bars of boxes are empty cells. */
  private Optional<List<Token>> boxedCells(int size) {
    return rows.stream().anyMatch(GridRow::hasBlankCharacter)
        ? Optional.empty()
        : BoxedSpaces.cells(rows, size)
            .filter(cells -> cells.stream().filter(GridRow::isBlank).count() >= size);
  }

  /**
   * Returns the cells if single characters are in n columns of the rows, and in no other column.
   */
  private Optional<List<Token>> cellsInUsedColumns(int size) {
    int[] columns =
        rows.stream()
            .flatMap(row -> row.characters().stream())
            .map(Token::start)
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .mapToInt(Integer::intValue)
            .toArray();
    return columns.length == size
        ? Optional.of(rows.stream().flatMap(row -> row.cellsAt(columns).stream()).toList())
        : Optional.empty();
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

  /** Returns whether no row contains the same given twice. */
  boolean givensRowsAreFreeOfRepeats(String source) {
    int size = likelySize();
    Optional<List<Token>> cells = cells(size);
    if (cells.isEmpty()) {
      return true;
    }
    CellField field = new TokenField(source, cells.get());
    List<DocumentCell> read = CellWords.read(cells.get(), size, isFramed).cells();
    for (int row = 0; row < Math.min(size, rows.size()); row++) {
      Set<Integer> seen = new HashSet<>();
      for (int column = 0; column < size; column++) {
        int cell = row * size + column;
        boolean isDigit = read.get(cell).kind() != DocumentCell.Kind.CANDIDATES;
        int digit = isDigit ? field.digit(cell).orElse(0) : 0;
        if (digit != 0 && digit <= size && !seen.add(digit)) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns whether the rows look more like a mask matrix than like a puzzle. Such rows have n
   * labels n times each without being a full grid; or they have no blank except perhaps {@code 0},
   * and two equal labels side by side, as no puzzle has; or they have dots, and most other cells
   * have an equal label beside them.
   */
  boolean looksLikeMask() {
    int size = likelySize();
    return isComplete(size) && looksLikeMask(size);
  }

  /**
   * Returns whether the rows look like the mask matrix of a puzzle of a given size, perhaps with a
   * slip: as {@link #looksLikeMask()}, but the rows may be incomplete.
   */
  boolean looksLikeMask(int size) {
    long complete = rows.stream().filter(row -> row.cells(size).isPresent()).count();
    if (2 * complete < rows.size() || (complete < rows.size() && fixedCells(size).isPresent())) {
      return false;
    }
    String[][] labels =
        rows.stream()
            .map(
                row ->
                    (row.words().size() == size ? row.words() : row.characters())
                        .stream().map(Token::text).toArray(String[]::new))
            .toArray(String[][]::new);
    List<String> all = Arrays.stream(labels).flatMap(Arrays::stream).toList();
    if (isPartition(all, size)) {
      return !isLatin(labels, size);
    }
    if (byWords() == size && areCandidates(size)) {
      return false;
    }
    long zeros = all.stream().filter("0"::equals).count();
    if (all.stream().anyMatch(Set.of("-", "_", "*", "?")::contains) || zeros > 2L * size) {
      return false;
    }
    long blanks = all.stream().filter("."::equals).count();
    // Next to dots, zeros are the label of a region.
    int neighbours = neighbours(labels, blanks > 0 && zeros <= size);
    // A puzzle with a typing error has few equal digits side by side.
    return neighbours > 0
        && (blanks == 0 || (rows.size() == size && 2L * neighbours >= all.size() - blanks));
  }

  /**
   * Returns whether n rows of n cells can only be a mask matrix: n labels n times each, and many
   * equal labels side by side.
   */
  boolean isMask(int size) {
    Optional<List<Token>> cells = joined(rows.stream().map(row -> row.cells(size)));
    if (rows.size() != size || cells.isEmpty()) {
      return false;
    }
    List<String> all = cells.get().stream().map(Token::text).toList();
    String[][] labels = new String[size][];
    for (int row = 0; row < size; row++) {
      labels[row] = all.subList(row * size, (row + 1) * size).toArray(String[]::new);
    }
    return isPartition(all, size) && neighbours(labels, false) >= size;
  }

  /**
   * Returns how many cells have the label of the cell to their left or above.
   *
   * @param areZerosLabels whether {@code 0} is a label and no blank
   */
  private static int neighbours(String[][] labels, boolean areZerosLabels) {
    int neighbours = 0;
    for (int row = 0; row < labels.length; row++) {
      for (int column = 0; column < labels[row].length; column++) {
        String label = labels[row][column];
        boolean left = column > 0 && labels[row][column - 1].equals(label);
        boolean above =
            row > 0 && column < labels[row - 1].length && labels[row - 1][column].equals(label);
        boolean isLabel = !label.equals(".") && (areZerosLabels || !label.equals("0"));
        if (isLabel && (left || above)) {
          neighbours++;
        }
      }
    }
    return neighbours;
  }

  private static boolean isPartition(List<String> labels, int size) {
    Map<String, Integer> counts = new HashMap<>();
    labels.forEach(label -> counts.merge(label, 1, Integer::sum));
    return counts.size() == size && counts.values().stream().allMatch(count -> count == size);
  }

  private static boolean isLatin(String[][] labels, int size) {
    for (int i = 0; i < labels.length; i++) {
      if (new HashSet<>(Arrays.asList(labels[i])).size() != size) {
        return false;
      }
    }
    for (int column = 0; column < size; column++) {
      int at = column;
      if (Arrays.stream(labels)
              .filter(row -> at < row.length)
              .map(row -> row[at])
              .collect(Collectors.toSet())
              .size()
          != size) {
        return false;
      }
    }
    return true;
  }
}
