package org.nonomino.render.export;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A page cut into equal slots: rows of equal width. A slot has a heading, one picture or several
 * side by side, and a remark.
 *
 * @param content of each slot
 * @param perPage the number of used slots; fewer than all if the last row is not full
 * @param slotWidth in points
 * @param slotHeight in points
 * @param side the maximum width and height of a picture, in points
 */
record PageGrid(Content content, int perPage, double slotWidth, double slotHeight, double side) {
  /** The distance between two slots. */
  static final double GAP = 18;

  /**
   * The distance between two pictures of a slot, smaller than that of slots, to show which pictures
   * belong together.
   */
  private static final double PICTURE_GAP = 8;

  /** The share of the unused room of a slot above its contents, if they are lowered. */
  private static final double REST_ABOVE = 0.38;

  /** The distance between a picture and the text above or below it. */
  private static final double PADDING = 4;

  /**
   * The contents of a slot.
   *
   * @param pictures the number of pictures side by side
   * @param headingSize the size of its type
   * @param remarkSize the size of its type
   * @param remarkLines the maximum number of lines in a remark; 0 without remarks
   * @param isLowered whether a part of the unused room of a slot is above its contents
   */
  record Content(
      int pictures, double headingSize, double remarkSize, int remarkLines, boolean isLowered) {
    /** Returns the height from the top of a slot to that of its pictures. */
    private double heightAbove() {
      return TypeSizes.headingHeight(headingSize) + PADDING;
    }

    private double height() {
      double remark = remarkLines * remarkSize * FittedText.LEADING;
      return heightAbove() + (remarkLines == 0 ? 0 : PADDING + remark);
    }
  }

  /** A slot with its upper left corner, on a page. */
  record Slot(PageGrid grid, double x, double y) {
    double width() {
      return grid.slotWidth();
    }

    double centre() {
      return x + grid.slotWidth() / 2;
    }

    double headingBottom() {
      return pictureTop() - PADDING;
    }

    /**
     * Returns the place of a picture; all pictures together are centred in the slot.
     *
     * @param number the number of the picture in the slot, from 0
     * @param side of each picture
     */
    Frame picture(int number, double side) {
      int count = grid.content().pictures();
      double all = count * side + (count - 1) * PICTURE_GAP;
      double left = centre() - all / 2 + number * (side + PICTURE_GAP);
      return new Frame(left, pictureTop(), side, side);
    }

    /**
     * Returns the y of the top of the remark.
     *
     * @param side of each picture
     */
    double remarkTop(double side) {
      return pictureTop() + side + PADDING;
    }

    private double pictureTop() {
      return y + lowered() + grid.content().heightAbove();
    }

    private double lowered() {
      double rest = grid.slotHeight() - grid.content().height() - grid.side();
      return grid.content().isLowered() ? REST_ABOVE * rest : 0;
    }
  }

  /** Returns the grid with a given number of slots that leaves the most room for the pictures. */
  static PageGrid roomiest(Frame room, Content content, int perPage) {
    return roomiest(room, content, perPage, IntStream.rangeClosed(1, perPage));
  }

  /**
   * Returns the grid with the most slots, all of them used, whose pictures have the required size.
   *
   * @param maxPerPage at least 1
   * @param minSide of the pictures; if even a single picture on a page is smaller, the grid for one
   *     picture is returned
   */
  static PageGrid fullest(Frame room, Content content, int maxPerPage, double minSide) {
    return IntStream.iterate(maxPerPage, perPage -> perPage > 1, perPage -> perPage - 1)
        .mapToObj(perPage -> roomiest(room, content, perPage, divisors(perPage)))
        .filter(grid -> grid.side() >= minSide)
        .findFirst()
        .orElseGet(() -> of(room, content, 1, 1));
  }

  private static PageGrid roomiest(
      Frame room, Content content, int perPage, IntStream numbersOfColumns) {
    return numbersOfColumns
        .mapToObj(columns -> of(room, content, perPage, columns))
        .max(Comparator.comparingDouble(PageGrid::side))
        .orElseThrow();
  }

  private static IntStream divisors(int number) {
    return IntStream.rangeClosed(1, number).filter(divisor -> number % divisor == 0);
  }

  private static PageGrid of(Frame room, Content content, int perPage, int columns) {
    int rows = (perPage + columns - 1) / columns;
    double slotWidth = share(room.width(), columns, GAP);
    double slotHeight = share(room.height(), rows, GAP);
    double widest = share(slotWidth, content.pictures(), PICTURE_GAP);
    double side = Math.min(widest, slotHeight - content.height());
    return new PageGrid(content, perPage, slotWidth, slotHeight, side);
  }

  /** Returns the length of each of several parts with gaps between them. */
  private static double share(double length, int parts, double gap) {
    return (length - (parts - 1) * gap) / parts;
  }
}
