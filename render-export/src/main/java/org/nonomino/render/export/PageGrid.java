package org.nonomino.render.export;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A page cut into equal slots: rows of them, each as wide as the others. A slot has a heading, one
 * picture or several side by side, and a remark.
 *
 * @param content of each slot
 * @param perPage how many slots are used; fewer than there are where the last row is not full
 * @param slotWidth in points
 * @param slotHeight in points
 * @param side the most that a picture may be wide and high, in points; all its slot has room for
 */
record PageGrid(Content content, int perPage, double slotWidth, double slotHeight, double side) {
  /** Between two slots. */
  static final double GAP = 18;

  /** Between two pictures of a slot: less, so that one sees which belong together. */
  private static final double PICTURE_GAP = 8;

  /** The share of the room left over in a slot that is above its contents, if they are lowered. */
  private static final double REST_ABOVE = 0.38;

  /** Between a picture and the text above or below it. */
  private static final double PADDING = 4;

  /**
   * The contents of a slot.
   *
   * @param pictures how many are side by side
   * @param headingSize of its type
   * @param remarkSize of its type
   * @param remarkLines how many a remark may have; 0 where there are no remarks
   * @param isLowered whether room that is left over in a slot is above its contents as well
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

    /** Returns the y of the bottom of the heading. */
    double headingBottom() {
      return pictureTop() - PADDING;
    }

    /**
     * Returns the place of a picture; all pictures together are in the middle of the slot.
     *
     * @param number which of the slot's pictures, from 0
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

  /** Returns the grid that leaves most room for the pictures of a number of slots. */
  static PageGrid roomiest(Frame room, Content content, int perPage) {
    return roomiest(room, content, perPage, IntStream.rangeClosed(1, perPage));
  }

  /**
   * Returns the grid of most slots, all of them used, whose pictures have the room they need.
   *
   * @param mostPerPage at least 1
   * @param leastSide of the pictures; where even one a page has less, that is returned
   */
  static PageGrid fullest(Frame room, Content content, int mostPerPage, double leastSide) {
    return IntStream.iterate(mostPerPage, perPage -> perPage > 1, perPage -> perPage - 1)
        .mapToObj(perPage -> roomiest(room, content, perPage, divisors(perPage)))
        .filter(grid -> grid.side() >= leastSide)
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
