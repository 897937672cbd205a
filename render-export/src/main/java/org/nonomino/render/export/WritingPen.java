package org.nonomino.render.export;

import java.io.IOException;
import java.util.List;
import org.nonomino.render.Ink;
import org.nonomino.render.Point;
import org.nonomino.render.PuzzlePicture;
import org.nonomino.render.Typeface;

/**
 * Draws the room for writing below a puzzle: a line with places for the time and a tick, and light
 * lines or a small grid for notes.
 *
 * @param layout the pages
 * @param room the kinds of room
 * @param words the labels
 */
record WritingPen(PageTemplate layout, WritingRoom room, Book.Words words) {
  /** The width of lines, in points: the minimum that printing services accept. */
  private static final double LINE = 0.75;

  /** The distance of lines for handwriting, 8 mm. */
  private static final double LINE_DISTANCE = 22.7;

  private static final int MIN_LINES = 2;

  /** The minimum width of a cell of a grid for notes, in points. */
  private static final double MIN_CELL = 11;

  /** The maximum width of a grid for notes, relative to the puzzle. */
  private static final double MAX_GRID = 0.75;

  /** The width of the line for the time, in ems. */
  private static final double TIME_LINE = 7;

  /** The width of the box for a tick, in ems. */
  private static final double TICK = 1.1;

  /** The share of the colour of labels in that of light lines; the rest is paper. */
  private static final double INK_OF_LINES = 0.5;

  /**
   * Draws everything for one puzzle.
   *
   * @param area below the puzzle
   * @param hasNotes whether notes may fill the area
   * @param puzzle the puzzle, for the regions of a grid for notes
   */
  void draw(PdfPen pen, Frame area, boolean hasNotes, PuzzlePicture puzzle) throws IOException {
    double type = layout.type().remark();
    if (room.hasBoxes()) {
      drawBoxes(pen, area.x(), area.right(), area.y() + 0.75 * ItemSizes.BOXES * type, type);
    }
    if (!hasNotes) {
      return;
    }
    double boxes = room.hasBoxes() ? ItemSizes.BOXES * type : 0;
    double top = area.y() + boxes + 1.6 * type;
    Frame notes = new Frame(area.x(), top, area.width(), area.bottom() - top);
    if (room.notes() == WritingRoom.Notes.GRID) {
      drawGrid(pen, notes, puzzle, type);
    } else {
      drawLines(pen, notes, type);
    }
  }

  private void drawBoxes(PdfPen pen, double left, double right, double baseline, double type)
      throws IOException {
    int ink = layout.colour(Ink.Kind.LABEL);
    double side = TICK * type;
    double done = right - side - 0.5 * type - layout.width(words.done(), Typeface.REGULAR, type);
    if (room.hasTime()) {
      double end = room.hasDone() ? done - type : right;
      pen.writeFrom(words.time(), left, baseline, type, Typeface.REGULAR, ink);
      double start = left + layout.width(words.time(), Typeface.REGULAR, type) + 0.5 * type;
      line(pen, start, Math.min(end, start + TIME_LINE * type), baseline + 1);
    }
    if (room.hasDone()) {
      double top = baseline - side + 0.15 * type;
      double x = right - side;
      pen.stroke(
          List.of(
              new Point(x, top),
              new Point(right, top),
              new Point(right, top + side),
              new Point(x, top + side),
              new Point(x, top)),
          LINE,
          ink);
      pen.writeFrom(words.done(), done, baseline, type, Typeface.REGULAR, ink);
    }
  }

  private void drawLines(PdfPen pen, Frame notes, double type) throws IOException {
    int count = (int) (notes.height() / LINE_DISTANCE);
    if (count < MIN_LINES) {
      return;
    }
    writeLabel(pen, notes, type);
    for (int line = 1; line <= count; line++) {
      line(pen, notes.x(), notes.right(), notes.bottom() - (count - line) * LINE_DISTANCE - 1);
    }
  }

  private void drawGrid(PdfPen pen, Frame notes, PuzzlePicture puzzle, double type)
      throws IOException {
    double side = Math.min(notes.height(), MAX_GRID * notes.width());
    if (side < MIN_CELL * puzzle.size()) {
      return;
    }
    writeLabel(pen, notes, type);
    layout.drawPlain(
        pen, new Frame(notes.centre() - side / 2, notes.y(), side, side), puzzle.withoutDigits());
  }

  private void writeLabel(PdfPen pen, Frame notes, double type) throws IOException {
    pen.writeFrom(
        words.notes(),
        notes.x(),
        notes.y() - 0.1 * type,
        type,
        Typeface.REGULAR,
        layout.colour(Ink.Kind.LABEL));
  }

  private void line(PdfPen pen, double left, double right, double y) throws IOException {
    pen.stroke(List.of(new Point(left, y), new Point(right, y)), LINE, light());
  }

  private int light() {
    int ink = layout.colour(Ink.Kind.LABEL);
    int paper = layout.colour(Ink.Kind.PAPER);
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      double part =
          INK_OF_LINES * (ink >> shift & 0xFF) + (1 - INK_OF_LINES) * (paper >> shift & 0xFF);
      mixed |= (int) Math.round(part) << shift;
    }
    return mixed;
  }
}
