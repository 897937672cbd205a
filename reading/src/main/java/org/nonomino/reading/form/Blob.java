package org.nonomino.reading.form;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing.Shape;
import org.nonomino.core.drawing.Point;

/**
 * Shapes and texts with one centre that look like one shape: a ring on a disc, a number on a white
 * square.
 */
final class Blob {
  /** Sides from here on fill a cell. */
  private static final double FULL = 0.95;

  /** Shapes whose sides differ by no more than this look like one shape with a border. */
  private static final double RING = 0.2;

  private static final double HAIR = 0.005;

  final Point centre;
  private boolean isRound;
  private double width;
  private double height;
  private double angle;
  private Colour fill = Colour.NONE;
  private Colour border = Colour.NONE;
  private String text = "";
  private Colour textColour = Colour.NONE;
  private final List<Integer> drawings = new ArrayList<>();
  private boolean isTaken;

  Blob(Point centre) {
    this.centre = centre;
  }

  /** Returns whether any part of a shape can be seen, apart from its text. */
  static boolean isVisible(Shape shape) {
    return shape.width() > 0
        && shape.height() > 0
        && (shape.fill().isVisible() || isBordered(shape));
  }

  private static boolean isBordered(Shape shape) {
    return shape.border().isVisible() && shape.borderWidth() > HAIR;
  }

  /** Returns whether a shape belongs to this blob. */
  boolean accepts(Shape shape) {
    boolean isShape = isVisible(shape);
    if (!isShape) {
      return text.isEmpty() && !isFull();
    }
    if (!hasShape()) {
      return !(shape.width() >= FULL && shape.height() >= FULL && !shape.isRound());
    }
    return isRound == shape.isRound()
        && (shape.text().isBlank() || text.isEmpty())
        && !isOnTint(shape)
        && Math.abs(width - shape.width()) <= RING
        && Math.abs(height - shape.height()) <= RING
        && Math.abs(angle - shape.angle()) < 1;
  }

  /**
   * Returns whether one of two shapes is the tint of a cell, and the other lies on it in a
   * different colour.
   */
  private boolean isOnTint(Shape shape) {
    boolean isFull = !shape.isRound() && Math.min(shape.width(), shape.height()) >= FULL;
    return isFull() != isFull
        && isFilled()
        && shape.fill().isVisible()
        && !ColourName.isWhite(fill)
        && !ColourName.isWhite(shape.fill())
        && !ColourName.areAlike(fill, shape.fill());
  }

  void add(Shape shape, int drawing) {
    drawings.add(drawing);
    if (isVisible(shape)) {
      if (width * height < shape.width() * shape.height()) {
        isRound = shape.isRound();
        angle = shape.angle();
        width = shape.width();
        height = shape.height();
      }
      if (shape.fill().isVisible() && (!isFilled() || !ColourName.isWhite(shape.fill()))) {
        fill = shape.fill();
      }
      if (isBordered(shape) && (!hasBorder() || !ColourName.isWhite(shape.border()))) {
        border = shape.border();
      }
    }
    if (!shape.text().isBlank()) {
      text = SignText.of(shape.text().strip(), shape.angle());
      textColour = shape.textColour();
    }
  }

  /** Adds a text that is drawn beside the centre. */
  void append(Blob other) {
    text = text + other.text;
    drawings.addAll(other.drawings);
  }

  /** Marks it as a part of a form that is not its own. */
  void take() {
    isTaken = true;
  }

  boolean isTaken() {
    return isTaken;
  }

  boolean hasShape() {
    return width > 0;
  }

  boolean isRound() {
    return isRound;
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  double side() {
    return Math.max(width, height);
  }

  double shortSide() {
    return Math.min(width, height);
  }

  String text() {
    return text;
  }

  boolean hasText() {
    return !text.isEmpty();
  }

  Colour fill() {
    return fill;
  }

  List<Integer> drawings() {
    return drawings;
  }

  /** Returns whether it fills at least one cell. */
  boolean isFull() {
    return shortSide() >= FULL && !isRound;
  }

  /** Returns whether it is filled with a colour that is not white. */
  boolean isFilled() {
    return fill.isVisible() && !ColourName.isWhite(fill);
  }

  private boolean hasBorder() {
    return border.isVisible() && !ColourName.isWhite(border);
  }

  /** Returns whether nothing but white can be seen of it, apart from its text. */
  boolean isBlank() {
    return !isFilled() && !hasBorder();
  }

  /** Begins a form that looks like this. */
  FormBuilder form(Sheet sheet, Mark mark) {
    FormBuilder form =
        sheet
            .form(mark, mainColour())
            .filled(isFilled())
            .text(text)
            .width(side())
            .drawings(drawings);
    // A circle on a corner is also called by its outline, because it is mostly white.
    return hasBorder() && (mark == Mark.CORNER || !ColourName.isNeutral(border))
        ? form.alsoNamed(ColourName.names(border))
        : form;
  }

  private Colour mainColour() {
    if (isBlank() && hasText()) {
      return textColour;
    }
    return fill.isVisible() ? fill : border;
  }

  /** Returns whether a place is on it, or at most a little outside. */
  boolean covers(Point point, double more) {
    double turn = Math.toRadians(angle);
    double down = point.row() - centre.row();
    double right = point.column() - centre.column();
    double along = right * Math.cos(turn) + down * Math.sin(turn);
    double across = down * Math.cos(turn) - right * Math.sin(turn);
    return Math.abs(along) <= width / 2 + more && Math.abs(across) <= height / 2 + more;
  }

  /** Returns the cells whose centres it covers, in ascending order. */
  List<Integer> cells(Board board) {
    List<Integer> cells = new ArrayList<>();
    double reach = Math.hypot(width, height) / 2;
    int lastRow = (int) Math.min(board.rows - 1, Math.floor(centre.row() + reach));
    int lastColumn = (int) Math.min(board.columns - 1, Math.floor(centre.column() + reach));
    for (int row = (int) Math.max(0, centre.row() - reach); row <= lastRow; row++) {
      for (int column = (int) Math.max(0, centre.column() - reach);
          column <= lastColumn;
          column++) {
        int cell = board.cell(row, column);
        if (covers(board.centre(cell), 0.01)) {
          cells.add(cell);
        }
      }
    }
    return cells;
  }
}
