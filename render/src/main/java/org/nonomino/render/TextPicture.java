package org.nonomino.render;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.render.TextBorders.Border;

/**
 * Draws a grid with the borders of its regions in characters: 2n+1 lines of 4n+1 characters for a
 * puzzle, and one line and up to three characters more if rows and columns are numbered. Givens are
 * in brackets, or in bold type if the style has colour, to distinguish them from answers. A region
 * of several pieces has its number, from 1, in the border above the first cell of each.
 *
 * <p>Of the constraints, cages, signs between neighbours, lines, and odd and even cells are marked.
 * Cells are five characters wide if the marks need it, or more if the number of a cage is longer.
 * With candidates, only the columns that need it are wider. The text formats list all constraints
 * below.
 */
public final class TextPicture {
  /** A line that explains the brackets around candidates. */
  public static final String KEY = "{ } the cells that change; ( ) the cells that show why\n";

  /** The characters before the only candidate of a cell, because it is not an entered digit. */
  private static final String LONE = "·";

  private static final String LONE_ASCII = "'";

  private static final int USUAL_WIDTH = 3;

  /** The number of characters of a line from which candidates are drawn without blanks. */
  private static final int MAX_WIDTH = 100;

  private static final String BOLD = "\u001B[1m";
  private static final String CYAN = "\u001B[36m";
  private static final String PLAIN = "\u001B[0m";

  private final int rows;
  private final int columns;
  private final IntUnaryOperator regions;
  private final IntPredicate beginsPiece;
  private final TextStyle style;
  private final TextBorders borders;
  private final TextMarks marks;

  /** Whether the cells of each column have a place for a sign at the left of their brackets. */
  private final boolean[] roomBefore;

  /** Whether the cells of each column have a place for a sign at the right of their brackets. */
  private final boolean[] roomAfter;

  /** The number of blanks in a cell for long labels, in addition to that room. */
  private final int spare;

  /** The margin at the left of a line that has no number; empty if rows are not numbered. */
  private final String margin;

  /** The number of characters of a cell in each column. */
  private final int[] widths;

  /** A picture whose cells have the same width. */
  private TextPicture(PuzzlePicture picture, TextStyle style, IntUnaryOperator regions) {
    this(picture, style, regions, new TextMarks(picture.rules(), style.ascii()), true);
    if (marks.needRoom(picture.mask(), beginsPiece)) {
      Arrays.fill(roomBefore, true);
      Arrays.fill(roomAfter, true);
      Arrays.fill(widths, USUAL_WIDTH + 2 + spare);
    }
  }

  /**
   * A picture whose columns are as wide as they need.
   *
   * @param inner the number of characters of the cells of each column, without signs
   */
  private TextPicture(PuzzlePicture picture, TextStyle style, TextMarks marks, int[] inner) {
    this(picture, style, picture.mask()::visibleRegion, marks, false);
    RegionMask mask = picture.mask();
    for (int column = 0; column < columns; column++) {
      roomBefore[column] = marks.needRoomBefore(column);
      roomAfter[column] = marks.needRoomAfter(column, mask);
      int needed = inner[column] + (roomBefore[column] ? 1 : 0) + (roomAfter[column] ? 1 : 0);
      widths[column] = Math.max(needed, marks.minWidth(column, beginsPiece));
    }
  }

  private TextPicture(
      PuzzlePicture picture,
      TextStyle style,
      IntUnaryOperator regions,
      TextMarks marks,
      boolean areEqual) {
    RegionMask mask = picture.mask();
    this.rows = mask.size();
    this.columns = mask.size();
    this.regions = regions;
    this.beginsPiece = new RegionPieces(mask)::beginsPiece;
    this.style = style;
    this.marks = marks;
    this.borders = new TextBorders(style.ascii(), marks.hasCages());
    this.roomBefore = new boolean[columns];
    this.roomAfter = new boolean[columns];
    // A label ends before the end of its border.
    this.spare = areEqual ? Math.max(0, marks.longestLabel() + 1 - (USUAL_WIDTH + 2)) : 0;
    this.widths = new int[columns];
    Arrays.fill(widths, USUAL_WIDTH);
    this.margin = margin();
  }

  private TextPicture(DocumentPicture picture, TextStyle style) {
    this.rows = picture.rows();
    this.columns = picture.columns();
    this.regions = picture.regions()::get;
    this.beginsPiece = cell -> false;
    this.style = style;
    this.marks = TextMarks.none(rows, columns, style.ascii());
    this.borders = new TextBorders(style.ascii(), false);
    this.roomBefore = new boolean[columns];
    this.roomAfter = new boolean[columns];
    this.spare = 0;
    this.widths = new int[columns];
    Arrays.fill(widths, USUAL_WIDTH);
    this.margin = margin();
  }

  private String margin() {
    return style.numbered() ? " ".repeat(String.valueOf(rows).length() + 1) : "";
  }

  /**
   * Returns the picture of a grid, each line with its end.
   *
   * @param puzzle the regions, and the givens to mark
   * @param grid the digits to show, of the same size; an empty cell is a dot
   */
  public static String draw(Puzzle puzzle, Grid grid, TextStyle style) {
    if (grid.size() != puzzle.size()) {
      throw new IllegalArgumentException(
          "the grid has size " + grid.size() + ", but the puzzle has size " + puzzle.size());
    }
    return draw(PuzzlePicture.of(puzzle).withDigits(grid), style);
  }

  /**
   * Returns the picture of a layout with digits, none of them a given; each line with its end.
   * Regions that are rows have borders, unlike in a puzzle, whose grid then has no regions.
   */
  public static String draw(RegionMask layout, Grid digits, TextStyle style) {
    Puzzle empty = new Puzzle(Grid.empty(layout.size()), layout);
    return draw(PuzzlePicture.of(empty).withDigits(digits), style, layout::region);
  }

  /**
   * Returns the picture of a puzzle, each line with its end. An empty cell is a dot. Without colour
   * the givens have no mark, because all digits are givens.
   */
  public static String draw(Puzzle puzzle, TextStyle style) {
    return draw(PuzzlePicture.of(puzzle), style);
  }

  /**
   * Returns a picture in characters, each line with its end: its digits and regions, and a step. A
   * digit that the step places is shown. Braces mark the cells that the step changes, parentheses
   * the cells of its pattern, the digits that leave a single, and highlighted cells. Without such
   * marks, givens are in brackets if there may be answers; with colour, they are always bold. Small
   * digits are not shown, because there is no room for them.
   */
  public static String draw(Picture picture, TextStyle style) {
    if (picture instanceof DocumentPicture document) {
      return draw(document, style);
    }
    PuzzlePicture puzzle = (PuzzlePicture) picture;
    return draw(puzzle, style, puzzle.mask()::visibleRegion);
  }

  private static String draw(PuzzlePicture puzzle, TextStyle style, IntUnaryOperator regions) {
    CellMarks marks = new CellMarks(puzzle, style);
    return new TextPicture(puzzle, style, regions).draw(marks::append);
  }

  private static String draw(DocumentPicture picture, TextStyle style) {
    return new TextPicture(picture, style)
        .draw(
            (text, cell) ->
                text.append(style.colour() ? BOLD : "")
                    .append(' ')
                    .append(DigitSymbols.symbol(picture.givens().get(cell)))
                    .append(' ')
                    .append(style.colour() ? PLAIN : ""));
  }

  /**
   * Returns a board in characters, each line with its end: the candidates of its empty cells, in
   * columns as wide as they need, and the digits of the others. The only candidate of a cell has a
   * point before it, so that it does not look like a written digit. The step is marked as in {@link
   * #draw(Picture, TextStyle)}.
   *
   * @param step the step to mark, found on this board
   */
  public static String drawCandidates(Board board, Step step, TextStyle style) {
    return drawCandidates(board(board).withStep(step, board), style);
  }

  /**
   * Returns a board in characters, each line with its end: the candidates of its empty cells, in
   * columns as wide as they need, and the digits of the others. The only candidate of a cell has a
   * point before it.
   */
  public static String drawCandidates(Board board, TextStyle style) {
    return drawCandidates(board(board).withCandidates(board), style);
  }

  private static String lone(TextStyle style) {
    return style.ascii() ? LONE_ASCII : LONE;
  }

  /**
   * Returns {@link #KEY}, and a line that explains the only candidates of cells if there are any.
   */
  public static String key(Board board, TextStyle style) {
    for (int cell = 0; cell < board.cellCount(); cell++) {
      if (board.digit(cell) == 0 && Long.bitCount(board.candidates(cell)) == 1) {
        String digit = board.rules().symbols().text(board.candidates(cell));
        return KEY + lone(style) + digit + " a cell with one candidate, not yet written\n";
      }
    }
    return KEY;
  }

  /**
   * Returns a picture in characters, each line with its end: the candidates of its empty cells, in
   * columns as wide as they need, and otherwise as in {@link #draw(Picture, TextStyle)}. The only
   * candidate of a cell has a point before it. A cell without a candidate is a dot.
   */
  public static String drawCandidates(PuzzlePicture picture, TextStyle style) {
    TextMarks marks = new TextMarks(picture.rules(), style.ascii());
    Candidates spaced = new Candidates(picture, style, marks, false);
    return (spaced.isReadable() ? spaced : new Candidates(picture, style, marks, true)).draw();
  }

  /** The contents of cells with candidates. */
  private static final class Candidates {
    private final String[] cells;
    private final TextPicture frame;

    /**
     * @param isTight whether cells without brackets have no blanks in their place
     */
    Candidates(PuzzlePicture picture, TextStyle style, TextMarks marks, boolean isTight) {
      CellMarks around = new CellMarks(picture, style);
      int size = picture.size();
      this.cells = new String[size * size];
      int[] inner = new int[size];
      Arrays.fill(inner, USUAL_WIDTH);
      for (int cell = 0; cell < cells.length; cell++) {
        int column = cell % size;
        boolean isNextToLetter =
            marks.hasLetterAfter(column) || (column > 0 && marks.hasLetterAfter(column - 1));
        String brackets = around.around(cell);
        String symbols = symbols(picture, cell, style);
        cells[cell] =
            isTight && !isNextToLetter && brackets.isBlank()
                ? symbols
                : brackets.charAt(0) + symbols + brackets.charAt(1);
        inner[column] = Math.max(inner[column], cells[cell].length());
      }
      this.frame = new TextPicture(picture, style, marks, inner);
    }

    boolean isReadable() {
      return frame.width() <= MAX_WIDTH;
    }

    String draw() {
      return frame.draw(
          (text, cell) -> {
            int free = frame.inner(cell % frame.columns) - cells[cell].length();
            text.append(" ".repeat(free / 2))
                .append(cells[cell])
                .append(" ".repeat(free - free / 2));
          });
    }
  }

  private static PuzzlePicture board(Board board) {
    return PuzzlePicture.of(new Puzzle(Grid.empty(board.size()), board.rules()))
        .withDigits(board.grid());
  }

  private static String symbols(PuzzlePicture picture, int cell, TextStyle style) {
    Symbols symbols = picture.rules().symbols();
    long candidates = picture.marks().placed(cell);
    if (picture.digit(cell) != 0 || candidates == 0) {
      return String.valueOf(symbols.symbol(picture.digit(cell)));
    }
    return (Long.bitCount(candidates) == 1 ? lone(style) : "") + symbols.text(candidates);
  }

  /** Appends the characters of a cell. */
  private interface CellWriter {
    void append(StringBuilder text, int cell);
  }

  /** Writes the cells of a picture. */
  private static final class CellMarks {
    private final PuzzlePicture picture;
    private final TextStyle style;
    private final Map<Integer, Integer> placed = new HashMap<>();
    private final Set<Integer> concluded = new HashSet<>();
    private final Set<Integer> seen = new HashSet<>();

    CellMarks(PuzzlePicture picture, TextStyle style) {
      this.picture = picture;
      this.style = style;
      seen.addAll(picture.highlighted());
      picture.step().ifPresent(this::take);
      picture.blockers().forEach(blocker -> seen.add(blocker.cell()));
    }

    private void take(ShownStep step) {
      seen.addAll(step.evidence().cells());
      for (Deduction deduction : step.deductions()) {
        concluded.add(deduction.cell());
        if (deduction instanceof Deduction.Placement) {
          placed.put(deduction.cell(), deduction.digit());
        }
      }
    }

    void append(StringBuilder text, int cell) {
      String around = around(cell);
      int digit = placed.getOrDefault(cell, picture.digit(cell));
      text.append(style.colour() ? (picture.isGiven(cell) ? BOLD : CYAN) : "")
          .append(around.charAt(0))
          .append(picture.rules().symbols().symbol(digit))
          .append(around.charAt(1))
          .append(style.colour() ? PLAIN : "");
    }

    /** Returns the characters left and right of a cell's digit. */
    private String around(int cell) {
      if (concluded.contains(cell)) {
        return "{}";
      }
      if (seen.contains(cell)) {
        return "()";
      }
      boolean areGivensTold = picture.hasAnswers() && picture.step().isEmpty() && !style.colour();
      return areGivensTold && picture.isGiven(cell) ? "[]" : "  ";
    }
  }

  /** Returns the number of characters of a line. */
  private int width() {
    return margin.length() + Arrays.stream(widths).sum() + columns + 1;
  }

  /** Returns the number of characters of the cells of a column, without places for signs. */
  private int inner(int column) {
    return widths[column] - (roomBefore[column] ? 1 : 0) - (roomAfter[column] ? 1 : 0);
  }

  private String draw(CellWriter cells) {
    StringBuilder text = new StringBuilder();
    if (style.numbered()) {
      appendColumnNumbers(text);
    }
    for (int row = 0; row <= rows; row++) {
      appendBorder(text, row);
      if (row < rows) {
        appendCells(text, row, cells);
      }
    }
    return text.toString();
  }

  /**
   * Appends the numbers of the columns. The last figure of a number is above the symbols of its
   * column.
   */
  private void appendColumnNumbers(StringBuilder text) {
    text.append(margin).append(' ');
    for (int column = 1; column <= columns; column++) {
      int before = (widths[column - 1] - 1) / 2 - 1;
      text.append(column == 1 ? "" : " ")
          .append(" ".repeat(before))
          .append("%2d".formatted(column))
          .append(" ".repeat(column == columns ? 0 : widths[column - 1] - before - 2));
    }
    text.append('\n');
  }

  /** Appends the line between the row above and this one. */
  private void appendBorder(StringBuilder text, int row) {
    text.append(margin);
    for (int column = 0; column <= columns; column++) {
      char corner = corner(row, column);
      boolean isLeg = corner == ' ' && isInside(row, column) && isInside(row - 1, column - 1);
      text.append(isLeg ? marks.corner((row - 1) * columns + column - 1) : corner);
      if (column < columns) {
        appendBorder(text, row, column);
      }
    }
    text.append('\n');
  }

  /** Returns the character of the borders at the upper left corner of a cell. */
  private char corner(int row, int column) {
    return borders.corner(
        between(row - 1, column - 1, row - 1, column),
        between(row - 1, column, row, column),
        between(row, column - 1, row, column),
        between(row - 1, column - 1, row, column - 1));
  }

  /**
   * Returns whether a line passes the upper right corner of a cell, and borders leave no place for
   * its sign there.
   */
  private boolean isLegBesideCorner(int row, int column) {
    return isInside(row, column + 1)
        && isInside(row - 1, column)
        && marks.corner((row - 1) * columns + column) != TextMarks.NONE
        && corner(row, column + 1) != ' ';
  }

  /**
   * Appends the border above a cell, with the number of its region, the label of its cage and its
   * sign.
   */
  private void appendBorder(StringBuilder text, int row, int column) {
    char line = borders.horizontal(between(row - 1, column, row, column));
    int cell = row * columns + column;
    int width = widths[column];
    StringBuilder border = new StringBuilder(String.valueOf(line).repeat(width));
    int end = width / 2;
    if (row < rows && beginsPiece.test(cell)) {
      // A reader expects the number above the digit.
      put(border, roomBefore[column] ? 2 : 1, String.valueOf(regions.applyAsInt(cell) + 1));
      end = width - 1;
    } else if (row < rows) {
      put(border, 0, marks.label(cell));
      end = Math.max(end, marks.label(cell).length());
    }
    if (row > 0 && row < rows && marks.below(cell - columns) != TextMarks.NONE) {
      border.setCharAt(end, marks.below(cell - columns));
    }
    // A reader finds the line of a border only if some of it is left.
    boolean isLineLeft = border.chars().filter(character -> character == line).count() > 1;
    if (isLegBesideCorner(row, column) && isLineLeft && border.charAt(width - 1) == line) {
      border.setCharAt(width - 1, marks.corner(cell - columns));
    }
    text.append(border);
  }

  /** Replaces the characters from an index onwards, as far as there is room. */
  private static void put(StringBuilder text, int index, String characters) {
    for (int i = 0; i < characters.length() && index + i < text.length(); i++) {
      text.setCharAt(index + i, characters.charAt(i));
    }
  }

  private void appendCells(StringBuilder text, int row, CellWriter cells) {
    if (style.numbered()) {
      text.append(("%" + (margin.length() - 1) + "d ").formatted(row + 1));
    }
    text.append(borders.vertical(Border.REGION));
    for (int column = 0; column < columns; column++) {
      int cell = row * columns + column;
      Border end = between(row, column, row, column + 1);
      char sign = marks.right(cell);
      boolean isBeforeBorder = roomAfter[column] && (end == Border.REGION || end == Border.CROSSED);
      text.append(" ".repeat(spare / 2));
      if (roomBefore[column]) {
        text.append(marks.parity(cell));
      }
      cells.append(text, cell);
      text.append(" ".repeat(spare - spare / 2));
      if (roomAfter[column]) {
        text.append(isBeforeBorder ? sign : ' ');
      }
      text.append(isBeforeBorder || sign == TextMarks.NONE ? borders.vertical(end) : sign);
    }
    text.append('\n');
  }

  /** Returns the border between two neighbouring places. One of them may be outside the grid. */
  private Border between(int row, int column, int otherRow, int otherColumn) {
    boolean isInside = isInside(row, column);
    boolean otherIsInside = isInside(otherRow, otherColumn);
    if (!isInside || !otherIsInside) {
      return isInside == otherIsInside ? Border.NONE : Border.REGION;
    }
    int cell = row * columns + column;
    int other = otherRow * columns + otherColumn;
    if (regions.applyAsInt(cell) != regions.applyAsInt(other)) {
      return marks.joinsCage(cell, other) ? Border.CROSSED : Border.REGION;
    }
    return marks.endsCage(cell, other) ? Border.CAGE : Border.NONE;
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < rows && column >= 0 && column < columns;
  }
}
