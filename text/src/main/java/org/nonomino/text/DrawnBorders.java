package org.nonomino.text;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.CellNames;
import org.nonomino.core.RegionMask;

/**
 * The borders drawn between the cells of a grid, and the regions that they enclose.
 *
 * <p>Lines that cross the whole grid without a bend are region borders and must divide it into
 * boxes of n cells. If all of them run in one direction at equal distances, they show one side of
 * the boxes. Lines that separate each cell from the next only separate digits. Lines that change
 * direction are region borders and must enclose n regions of n cells. However, if all lines follow
 * borders of the standard boxes, some borders are missing and boxes are meant. If light lines
 * separate all cells, only heavy and double lines count. Numbers in the borders join the pieces of
 * a region. Immutable: its arrays do not change after construction.
 */
final class DrawnBorders {
  private final String source;
  private final int size;
  private final List<Token> cells;

  /** The lines between row r and row r + 1; index 0 has the lines above the first row. */
  private final List<List<TextLine>> between;

  private final boolean isFramed;

  private final boolean onlyHeavy;

  /** Whether a border is right of a cell; row-major, unused at the edge. */
  private final boolean[] right;

  /** Whether a border is below a cell. */
  private final boolean[] below;

  /** The number in the border above a cell; 0 if there is none. */
  private final int[] labels;

  /**
   * Finds the borders.
   *
   * @param cells n², row-major
   * @param between for each of the n rows, the lines between it and the previous row
   */
  DrawnBorders(String source, List<Token> cells, List<List<TextLine>> between, boolean isFramed) {
    this(source, cells, between, isFramed, false);
  }

  private DrawnBorders(
      String source,
      List<Token> cells,
      List<List<TextLine>> between,
      boolean isFramed,
      boolean onlyHeavy) {
    this.source = source;
    this.size = between.size();
    this.cells = cells;
    this.between = between;
    this.isFramed = isFramed;
    this.onlyHeavy = onlyHeavy;
    this.right = new boolean[size * size];
    this.below = new boolean[size * size];
    this.labels = new int[size * size];
    for (int cell = 0; cell < size * size; cell++) {
      right[cell] = cell % size < size - 1 && hasBar(cells.get(cell), cells.get(cell + 1));
      below[cell] = cell / size < size - 1 && isUnderlined(cell);
      labels[cell] = label(cell);
    }
  }

  private boolean counts(char line) {
    return !onlyHeavy || LineDrawing.isHeavy(line);
  }

  private boolean hasBar(Token cell, Token next) {
    String text = cell.line().text();
    return IntStream.range(cell.end(), Math.min(next.start(), text.length()))
        .mapToObj(text::charAt)
        .anyMatch(c -> LineDrawing.isVertical(c) && counts(c));
  }

  private boolean isUnderlined(int cell) {
    return between.get(cell / size + 1).stream()
        .map(TextLine::text)
        .anyMatch(line -> isThroughout(line, cell) || isLineAt(line, cells.get(cell).start()));
  }

  private boolean isLineAt(String line, int column) {
    if (column >= line.length()) {
      return false;
    }
    char there = line.charAt(column);
    if (LineDrawing.isHorizontal(there)) {
      return counts(there);
    }
    boolean isWithinLine =
        LineDrawing.isJunction(there)
            || labelLength(line, column) > 0
            || (column > 0 && labelLength(line, column - 1) > 1);
    return isWithinLine && column > 0 && isLineAt(line, column - 1);
  }

  private static int labelLength(String line, int column) {
    return DrawnFrame.labelLength(line, column);
  }

  /**
   * Returns whether a line is too short but has no gap, because its author did not count columns.
   */
  private boolean isThroughout(String line, int cell) {
    String text = line.strip();
    int first = cells.get(cell / size * size).start();
    int last = cells.get(cell / size * size + size - 1).start();
    return line.indexOf(text) <= first
        && line.indexOf(text) + text.length() <= last
        && 2 * text.length() > last - first
        && text.chars().anyMatch(c -> LineDrawing.isHorizontal((char) c) && counts((char) c))
        && text.substring(1, Math.max(1, text.length() - 1))
            .chars()
            .allMatch(c -> LineDrawing.isHorizontal((char) c) || LineDrawing.isJunction((char) c));
  }

  /**
   * Returns the number above the first character of a cell, or, because cells with candidates are
   * of any width, behind the border at its left.
   */
  private int label(int cell) {
    Token word = cells.get(cell);
    String row = word.line().text();
    int bar = Math.min(word.start(), row.length()) - 1;
    while (bar >= 0 && !LineDrawing.isVertical(row.charAt(bar))) {
      bar--;
    }
    int[] columns = IntStream.concat(IntStream.of(word.start()), behind(bar)).toArray();
    for (TextLine line : between.get(cell / size)) {
      for (int column : columns) {
        int length = column < line.text().length() ? labelLength(line.text(), column) : 0;
        if (length > 0) {
          return Integer.parseInt(line.text().substring(column, column + length));
        }
      }
    }
    return 0;
  }

  private IntStream behind(int bar) {
    return isFramed && bar >= 0 ? PictureMarks.columnsOfNumber(bar) : IntStream.empty();
  }

  /**
   * Returns the mask that the borders draw; empty if there are no borders.
   *
   * @throws MalformedTextException if borders have gaps or enclose regions of a wrong size
   */
  Optional<RegionMask> mask() throws MalformedTextException {
    BorderedRegions regions = new BorderedRegions(size, right, below, labels);
    if (regions.areIrregular()) {
      return irregular(regions);
    }
    Straight rows = Straight.of(size, row -> below[row * size]);
    Straight columns = Straight.of(size, column -> right[column]);
    if (size > 1 && rows.partAll() && columns.partAll()) {
      return onlyHeavy
          ? Optional.empty()
          : new DrawnBorders(source, cells, between, isFramed, true).mask();
    }
    if (rows.isEven() && columns.isEven() && rows.distance() * columns.distance() == size) {
      // Bars only between all digits of a row are not region borders, except in such a picture.
      boolean isPicture = isFramed && between.stream().noneMatch(List::isEmpty);
      return (rows.distance() > 1 && columns.distance() > 1) || isPicture
          ? Optional.of(RegionMask.boxes(rows.distance(), columns.distance()))
          : Optional.empty();
    }
    if (rows.onlyPartDigits() && columns.onlyPartDigits()) {
      return Optional.empty();
    }
    return isFramed || regions.liesWithin(RegionMask.standardBoxes(size))
        ? irregular(regions)
        : boxesOfOneDirection(rows, columns, regions);
  }

  /**
   * Derives the boxes from lines in one direction: they show one side, and the size gives the
   * other.
   */
  private Optional<RegionMask> boxesOfOneDirection(
      Straight rows, Straight columns, BorderedRegions regions) throws MalformedTextException {
    if (rows.onlyPartDigits() && columns.isEven()) {
      return Optional.of(RegionMask.boxes(size / columns.distance(), columns.distance()));
    }
    if (columns.onlyPartDigits() && rows.isEven()) {
      return Optional.of(RegionMask.boxes(rows.distance(), size / rows.distance()));
    }
    return irregular(regions);
  }

  private Optional<RegionMask> irregular(BorderedRegions regions) throws MalformedTextException {
    if (regions.areRight()) {
      return Optional.of(RegionMask.jigsaw(size, regions.toArray()));
    }
    if (regions.liesWithin(RegionMask.standardBoxes(size))) {
      return Optional.empty();
    }
    throw leak(regions);
  }

  private MalformedTextException leak(BorderedRegions regions) {
    int cell = regions.firstOfWrongSize();
    int count = regions.cellCount(cell);
    String advice =
        "Draw the border of each region without gaps. Put a mask matrix below the picture"
            + " if regions are in several pieces.";
    Optional<BorderedRegions.Gap> gap = regions.gap();
    if (gap.isEmpty()) {
      return new MalformedTextException(
          cells.get(cell).place(source),
          ProblemCode.REGION_SIZE
              .with("region", CellNames.name(size, cell))
              .with("cells", count)
              .with("size", size),
          "the borders around "
              + CellNames.name(size, cell)
              + " close a region of "
              + ProblemWords.count(count, "cell")
              + ", expected "
              + size,
          advice);
    }
    int first = gap.get().cell();
    int other = gap.get().isBelow() ? first + size : first + 1;
    return new MalformedTextException(
        gap.get().isBelow() ? placeBelow(first) : placeRight(first),
        ProblemCode.BORDER_GAP
            .with("first", CellNames.name(size, first))
            .with("second", CellNames.name(size, other)),
        "the border between "
            + CellNames.name(size, first)
            + " and "
            + CellNames.name(size, other)
            + " has a gap: it leaves a region of "
            + ProblemWords.count(regions.cellCount(first), "cell")
            + ", expected "
            + size,
        advice);
  }

  private Place placeRight(int cell) {
    Token token = cells.get(cell);
    return token.line().place(source, (token.end() + cells.get(cell + 1).start()) / 2);
  }

  private Place placeBelow(int cell) {
    int column = cells.get(cell).start();
    return between.get(cell / size + 1).stream()
        .findFirst()
        .orElse(cells.get(cell + size).line())
        .place(source, column);
  }

  /**
   * Lines across the whole grid, all horizontal or all vertical.
   *
   * @param size n
   * @param count the number of lines, 0..n−1
   * @param distance the distance of the first line from the edge; n if there is none
   * @param isEven whether the others follow at the same distance
   */
  private record Straight(int size, int count, int distance, boolean isEven) {
    static Straight of(int size, IntPredicate isDrawn) {
      int[] drawn = IntStream.range(0, size - 1).filter(isDrawn).map(line -> line + 1).toArray();
      int distance = drawn.length == 0 ? size : drawn[0];
      boolean isEven =
          size % distance == 0
              && drawn.length == size / distance - 1
              && IntStream.range(0, drawn.length).allMatch(i -> drawn[i] == (i + 1) * distance);
      return new Straight(size, drawn.length, distance, isEven);
    }

    boolean partAll() {
      return count == size - 1;
    }

    /** Returns whether there are no lines, or one between every two cells. */
    boolean onlyPartDigits() {
      return count == 0 || partAll();
    }
  }
}
