package org.nonomino.render;

import java.util.stream.IntStream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/**
 * The places and sizes of the parts of a picture, in CSS pixels. Immutable.
 *
 * <p>All lengths follow from the width of a cell, and this follows from the width of the picture. A
 * cell contains, from the edges inwards: half of the widest border, the label of a region at the
 * upper left, and the place of pencil marks. This begins below that label if any region has one,
 * and is inside of the outlines of cages if there are any.
 */
final class PictureMeasures {
  /**
   * The maximum width of a pen, relative to a cell and to the picture, so that pictures with few
   * cells look good.
   */
  private static final double HEAVY_OF_CELL = 0.075;

  private static final double HEAVY_OF_WIDTH = 0.0095;
  private static final double THIN_OF_HEAVY = 0.2;
  private static final double MARGIN_OF_HEAVY = 1.5;

  private static final double LABEL_OF_CELL = 0.34;
  private static final double LABEL_OF_WIDTH = 0.026;
  private static final double LABEL_GAP = 0.5;

  private static final double DIGIT_HEIGHT = 0.56;

  /** The same below large sums. */
  private static final double LOW_DIGIT_HEIGHT = 0.44;

  private static final double DIGIT_WIDTH = 0.74;
  private static final double PLACED_PART = 0.75;
  private static final double RING_RADIUS = 0.38;

  private static final double REGION_LABEL = 0.165;
  private static final double SUM = 0.25;
  private static final double LARGE_SUM = 0.29;
  private static final double INSET = 0.03;
  private static final double LABELLED_TOP = 0.21;
  private static final double CAGED_INSET = 0.09;
  private static final double CAGED_TOP = 0.255;
  private static final double LARGE_CAGED_TOP = 0.285;
  private static final double QUADRUPLE_INSET = 0.178;

  private static final double MARK_OF_CELL = 0.3;
  private static final double MARK_HEIGHT = 0.6;
  private static final double LARGE_MARK_HEIGHT = 0.7;
  private static final double MARK_WIDTH = 0.68;
  private static final double MARK_RING = 0.47;
  private static final double MARK_RING_OF_SIZE = 0.72;

  private static final double CENTRE_MARK = 0.27;
  private static final double CENTRE_WIDTH = 0.84;
  private static final double CORNER_MARK = 0.22;
  private static final double CORNER_WIDTH = 0.8;

  private final GridShape shape;
  private final DigitStyle digits;
  private final boolean hasLargeMarks;
  private final boolean isCaged;
  private final double width;
  private final double height;
  private final double heavy;
  private final double left;
  private final double top;
  private final double cell;
  private final double labelSize;
  private final double markTop;
  private final double markInset;
  private final OutsideRoom room;

  /** The width of the widest digit, in ems of the font. */
  private final double widest;

  /** The parts for which the pencil marks of a cell leave room. */
  enum Keep {
    /** Only the borders. */
    BORDERS,
    /** Outlines of cages, and sums. */
    CAGES,
    /** Circles around the corners. */
    QUADRUPLES,
    /** Both. */
    CAGES_AND_QUADRUPLES;

    static Keep of(Rules rules) {
      boolean hasQuadruples =
          rules.constraints().stream()
              .anyMatch(constraint -> constraint.kind() == ConstraintKind.QUADRUPLE);
      if (CornerLabels.areIn(rules)) {
        return hasQuadruples ? CAGES_AND_QUADRUPLES : CAGES;
      }
      return hasQuadruples ? QUADRUPLES : BORDERS;
    }
  }

  /**
   * Measures a picture.
   *
   * @param symbols the symbols of its digits
   * @param hasRegionNames whether cells have room for names of regions
   * @param keep what the pencil marks leave room for
   * @param room for clues outside the grid
   */
  PictureMeasures(
      Symbols symbols, PictureStyle style, boolean hasRegionNames, Keep keep, OutsideRoom room) {
    this(GridShape.square(symbols), style, hasRegionNames, keep, room);
  }

  /** Measures a picture of a grid that need not be square. */
  PictureMeasures(
      GridShape shape, PictureStyle style, boolean hasRegionNames, Keep keep, OutsideRoom room) {
    this.shape = shape;
    this.digits = style.digits();
    this.hasLargeMarks = style.hasLargeMarks();
    this.width = style.width();
    double cellsAcross = room.cellsAcross(shape.columns());
    this.heavy = Math.min(HEAVY_OF_CELL * width / cellsAcross, HEAVY_OF_WIDTH * width);
    double margin = MARGIN_OF_HEAVY * heavy;
    double labelRoom = 0;
    double labelHeight = 0;
    if (style.labelled()) {
      labelSize = Math.min(LABEL_OF_CELL * width / (cellsAcross + 1), LABEL_OF_WIDTH * width);
      labelRoom = rowLabelWidth() + LABEL_GAP * labelSize;
      labelHeight = Typeface.REGULAR.capHeight(labelSize) + LABEL_GAP * labelSize;
    } else {
      labelSize = 0;
    }
    double start = margin + labelRoom;
    // Keep this order: a different rounding would move digits by a hundredth of a pixel.
    this.cell = (width - start - margin) / cellsAcross;
    this.left = start + room.left() * cell;
    this.top = margin + labelHeight + room.top() * cell;
    this.height = top + (shape.rows() + room.bottom()) * cell + margin;
    this.room = room;
    this.markInset =
        switch (keep) {
          case BORDERS -> inset();
          case CAGES -> CAGED_INSET * cell;
          case QUADRUPLES, CAGES_AND_QUADRUPLES -> QUADRUPLE_INSET * cell;
        };
    this.isCaged = keep == Keep.CAGES || keep == Keep.CAGES_AND_QUADRUPLES;
    this.markTop =
        isCaged
            ? (hasLargeMarks ? LARGE_CAGED_TOP : CAGED_TOP) * cell
            : Math.max(markInset, hasRegionNames ? LABELLED_TOP * cell : 0);
    this.widest =
        IntStream.rangeClosed(1, shape.symbols().size())
            .mapToDouble(digit -> Typeface.BOLD.width(text(digit), 1))
            .max()
            .orElseThrow();
  }

  /** Returns a digit as it is shown. */
  String text(int digit) {
    return digits.text(digit, shape.symbols());
  }

  /** Returns the digit with a value as it is shown. */
  String textOfValue(int value) {
    return text(value - shape.symbols().offset());
  }

  /** Returns the separator of digits that are side by side. */
  String separator() {
    return digits.separator(shape.symbols());
  }

  double width() {
    return width;
  }

  /** Returns the ground of the whole picture. */
  Shape paper() {
    return new Shape.Rectangle(0, 0, width, height, Ink.of(Ink.Kind.PAPER));
  }

  double height() {
    return height;
  }

  /** Returns the width and height of a cell. */
  double cell() {
    return cell;
  }

  /** Returns the width of the pen for borders of regions. */
  double heavy() {
    return heavy;
  }

  /** Returns the width of the pen for lines inside regions. */
  double thin() {
    return heavy * THIN_OF_HEAVY;
  }

  /** Returns the x of a line between columns: 0 is the left edge of the grid, n its right edge. */
  double x(double column) {
    return left + column * cell;
  }

  /** Returns the y of a line between rows. */
  double y(double row) {
    return top + row * cell;
  }

  /** Returns the point where lines between columns and rows cross. */
  Point crossing(int column, int row) {
    return new Point(x(column), y(row));
  }

  double labelSize() {
    return labelSize;
  }

  /** Returns the point in the middle of the number left of a row. */
  Point rowLabel(int row) {
    return new Point(x(-room.left()) - LABEL_GAP * labelSize - rowLabelWidth() / 2, y(row + 0.5));
  }

  /** Returns the width of the longest number of a row. */
  private double rowLabelWidth() {
    return Typeface.REGULAR.width("0".repeat(String.valueOf(shape.rows()).length()), labelSize);
  }

  /** Returns the point in the middle of the number above a column. */
  Point columnLabel(int column) {
    return new Point(
        x(column + 0.5),
        y(-room.top()) - LABEL_GAP * labelSize - Typeface.REGULAR.capHeight(labelSize) / 2);
  }

  /** Returns the middle of a cell. */
  Point middle(int cellNumber) {
    return new Point(left(cellNumber) + cell / 2, top(cellNumber) + cell / 2);
  }

  /** Returns the font size of digits, for all digits of the picture. */
  double digitSize() {
    double share = hasLargeMarks && isCaged ? LOW_DIGIT_HEIGHT : DIGIT_HEIGHT;
    return Math.min(share * cell / Typeface.BOLD.capHeight(1), DIGIT_WIDTH * cell / widest);
  }

  /** Returns the font size of a digit inside a ring. */
  double ringedDigitSize() {
    return PLACED_PART * digitSize();
  }

  /** Returns the radius of a ring around a digit. */
  double digitRing() {
    return RING_RADIUS * cell;
  }

  GridShape shape() {
    return shape;
  }

  /** Returns n, for the parts of a picture that only puzzles have. */
  int size() {
    return shape.columns();
  }

  double regionLabelSize() {
    return REGION_LABEL * cell;
  }

  /** Returns the maximum font size of the sums of cages and similar labels of constraints. */
  double sumSize() {
    return (hasLargeMarks ? LARGE_SUM : SUM) * cell;
  }

  /**
   * Returns the middle of a label in a corner of a cell.
   *
   * @param gap between the label and the inner edge of the widest border
   */
  Point cornerLabel(
      int cellNumber,
      boolean isRight,
      boolean isLower,
      double labelWidth,
      double labelHeight,
      double gap) {
    double x = heavy / 2 + gap + labelWidth / 2;
    double y = heavy / 2 + gap + labelHeight / 2;
    return new Point(
        left(cellNumber) + (isRight ? cell - x : x), top(cellNumber) + (isLower ? cell - y : y));
  }

  /** Returns the middle of a label in the upper left corner of a cell, perhaps outside the grid. */
  Point firstCornerLabel(
      double row, double column, double labelWidth, double labelHeight, double gap) {
    double inset = heavy / 2 + gap;
    return new Point(x(column) + inset + labelWidth / 2, y(row) + inset + labelHeight / 2);
  }

  /** Returns the root of n, rounded up, the number of candidate places side by side in a cell. */
  int placesPerRow() {
    return (int) Math.ceil(Math.sqrt(shape.symbols().size()));
  }

  private int rowsOfPlaces() {
    return (shape.symbols().size() + placesPerRow() - 1) / placesPerRow();
  }

  private double placeWidth() {
    return (cell - 2 * markInset) / placesPerRow();
  }

  private double placeHeight() {
    return (cell - markTop - markInset) / rowsOfPlaces();
  }

  /** Returns the middle of a digit's place among the candidates of a cell. */
  Point place(int cellNumber, int digit) {
    int perRow = placesPerRow();
    int row = (digit - 1) / perRow;
    int column = (digit - 1) % perRow;
    return new Point(
        left(cellNumber) + markInset + (column + 0.5) * placeWidth(),
        top(cellNumber) + markTop + (row + 0.5) * placeHeight());
  }

  /** Returns the font size of candidates at their places. */
  double placedMarkSize() {
    return Math.min(
        MARK_OF_CELL * cell,
        Math.min(
            (hasLargeMarks ? LARGE_MARK_HEIGHT : MARK_HEIGHT)
                * placeHeight()
                / Typeface.REGULAR.capHeight(1),
            MARK_WIDTH * placeWidth() / widest));
  }

  /** Returns the radius of a ring around a candidate at its place. */
  double markRing() {
    return Math.min(
        MARK_RING * Math.min(placeWidth(), placeHeight()), MARK_RING_OF_SIZE * placedMarkSize());
  }

  /** Returns the font size for marks in the middle of a cell. */
  double centreMarkSize(String marks) {
    return Math.min(CENTRE_MARK * cell, CENTRE_WIDTH * cell / Typeface.REGULAR.width(marks, 1));
  }

  /**
   * Returns the font size of corner marks.
   *
   * @param perRow the number of marks side by side
   */
  double cornerMarkSize(int perRow) {
    return Math.min(CORNER_MARK * cell, CORNER_WIDTH * (cell - 2 * markInset) / perRow / widest);
  }

  /**
   * Returns the middle of a corner mark: the first marks are above, from left to right, the others
   * below.
   *
   * @param index from 0
   * @param perRow the number of marks side by side, at least 2
   */
  Point cornerMark(int cellNumber, int index, int perRow) {
    double size = cornerMarkSize(perRow);
    double halfWidth = widest * size / 2;
    double halfHeight = Typeface.REGULAR.capHeight(size) / 2;
    double gap = 0.02 * cell;
    double first = markInset + gap + halfWidth;
    double step = (cell - 2 * first) / (perRow - 1);
    double y = index < perRow ? markTop + gap + halfHeight : cell - markInset - gap - halfHeight;
    return new Point(left(cellNumber) + first + index % perRow * step, top(cellNumber) + y);
  }

  private double left(int cellNumber) {
    return x(cellNumber % shape.columns());
  }

  private double top(int cellNumber) {
    int row = cellNumber / shape.columns();
    return y(row);
  }

  /** Returns the width of a border and of the space next to it, on one side of a cell. */
  private double inset() {
    return heavy / 2 + INSET * cell;
  }
}
