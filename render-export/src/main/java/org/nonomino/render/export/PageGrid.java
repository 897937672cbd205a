package org.nonomino.render.export;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A page cut into slots: rows of equal width. A slot has a heading, one picture or several side by
 * side, and text and room for writing below them.
 *
 * @param content of each slot
 * @param perPage the number of used slots; fewer than all if the last row is not full
 * @param slotWidth in points
 * @param slotHeight in points
 * @param rowGap the distance between two rows
 * @param side the maximum width and height of a picture, in points
 */
record PageGrid(
    Content content, int perPage, double slotWidth, double slotHeight, double rowGap, double side) {
  /** The distance between two slots. */
  static final double GAP = 18;

  /** The maximum distance between two rows that are spread over a page. */
  private static final double MAX_ROW_GAP = 44;

  /**
   * The distance between two pictures of a slot, smaller than that of slots, to show which pictures
   * belong together.
   */
  private static final double PICTURE_GAP = 8;

  /** The share of the unused room of a slot above its contents, if they are lowered. */
  private static final double REST_ABOVE = 0.38;

  /** The white margin between the edge of a picture and its grid, relative to its width. */
  private static final double PICTURE_MARGIN = 0.009;

  /** The distance between a picture and the text above or below it. */
  private static final double PADDING = 4;

  /** The place of the room that the contents of the slots leave unused. */
  enum Rest {
    /** Below the contents of each slot. */
    BELOW,
    /** Partly above the contents of each slot, and partly below them. */
    AROUND,
    /** Between the rows of slots, as far as these still look as if they belonged together. */
    BETWEEN
  }

  /**
   * The contents of a slot.
   *
   * @param pictures the number of pictures side by side
   * @param headingSize the size of its type
   * @param headingLines the number of lines in the heading, at least 1
   * @param remarkSize the size of its type
   * @param remarkLines the maximum number of lines in a remark; 0 without remarks
   * @param writing the height of the room for writing below the remark, in points
   * @param rest the place of the unused room
   * @param maxSide the maximum width and height of a picture
   */
  record Content(
      int pictures,
      double headingSize,
      int headingLines,
      double remarkSize,
      int remarkLines,
      double writing,
      Rest rest,
      double maxSide) {
    /** Returns the contents of the slots of a booklet, as large as possible. */
    Content(int pictures, double headingSize, double remarkSize, int remarkLines) {
      this(
          pictures,
          headingSize,
          TypeSizes.HEADING_LINES,
          remarkSize,
          remarkLines,
          0,
          Rest.BELOW,
          Double.POSITIVE_INFINITY);
    }

    /** Returns the height from the top of a slot to that of its pictures. */
    private double heightAbove() {
      return TypeSizes.headingHeight(headingSize, headingLines) + PADDING;
    }

    /** Returns the height from the lower edge of the pictures to the room for writing. */
    private double remarkHeight() {
      return remarkLines == 0 ? 0 : PADDING + remarkLines * remarkSize * FittedText.LEADING;
    }

    private double height() {
      return heightAbove() + remarkHeight() + writing;
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
      Frame all = pictures(side);
      return new Frame(all.x() + number * (side + PICTURE_GAP), pictureTop(), side, side);
    }

    /**
     * Returns the place of all pictures together.
     *
     * @param side of each picture
     */
    Frame pictures(double side) {
      double all = grid.pictures(side);
      return new Frame(centre() - all / 2, pictureTop(), all, side);
    }

    /**
     * Returns the place of all grids in the pictures together, to which text is aligned.
     *
     * @param side of each picture
     */
    Frame grids(double side) {
      double width = grid.grids(side);
      return new Frame(centre() - width / 2, pictureTop(), width, side);
    }

    /**
     * Returns the y of the top of the remark.
     *
     * @param side of each picture
     */
    double remarkTop(double side) {
      return pictureTop() + side + PADDING;
    }

    /**
     * Returns the room below the pictures and the remark, as wide as the grids.
     *
     * @param side of each picture
     */
    Frame writing(double side) {
      double top = pictureTop() + side + grid.content().remarkHeight();
      Frame grids = grids(side);
      return new Frame(grids.x(), top, grids.width(), y + grid.slotHeight() - top);
    }

    private double pictureTop() {
      return y + lowered() + grid.content().heightAbove();
    }

    private double lowered() {
      double rest = grid.slotHeight() - grid.content().height() - grid.side();
      return grid.content().rest() == Rest.AROUND ? REST_ABOVE * rest : 0;
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
    return fullest(room, content, maxPerPage, minSide, 0);
  }

  /**
   * Returns the same, with slots of a minimum width.
   *
   * @param minSlot the minimum width of a slot, such as that of its text
   */
  static PageGrid fullest(
      Frame room, Content content, int maxPerPage, double minSide, double minSlot) {
    return IntStream.iterate(maxPerPage, perPage -> perPage > 1, perPage -> perPage - 1)
        .mapToObj(
            perPage -> roomiest(room, content, perPage, columns(room.width(), perPage, minSlot)))
        .filter(grid -> grid.side() >= minSide)
        .findFirst()
        .orElseGet(() -> of(room, content, 1, 1));
  }

  private static PageGrid roomiest(
      Frame room, Content content, int perPage, IntStream numbersOfColumns) {
    return numbersOfColumns
        .mapToObj(columns -> of(room, content, perPage, columns))
        .max(
            Comparator.comparingDouble(PageGrid::side)
                .thenComparing(Comparator.comparingDouble(PageGrid::slotWidth).reversed()))
        .orElseThrow();
  }

  /** Returns the numbers of columns, at least 1, whose slots are all used and wide enough. */
  private static IntStream columns(double width, int perPage, double minSlot) {
    return IntStream.rangeClosed(1, perPage)
        .filter(columns -> perPage % columns == 0)
        .filter(columns -> columns == 1 || share(width, columns, GAP) >= minSlot);
  }

  private static PageGrid of(Frame room, Content content, int perPage, int columns) {
    int rows = (perPage + columns - 1) / columns;
    double slotWidth = share(room.width(), columns, GAP);
    double slotHeight = share(room.height(), rows, GAP);
    double widest = share(slotWidth, content.pictures(), PICTURE_GAP);
    double side = Math.min(content.maxSide(), Math.min(widest, slotHeight - content.height()));
    if (content.rest() != Rest.BETWEEN) {
      return new PageGrid(content, perPage, slotWidth, slotHeight, GAP, side);
    }
    double needed = content.height() + side;
    double spread = rows == 1 ? GAP : (room.height() - rows * needed) / (rows - 1);
    return new PageGrid(content, perPage, slotWidth, needed, Math.min(spread, MAX_ROW_GAP), side);
  }

  /**
   * Returns the width of all pictures of a slot together.
   *
   * @param each the width of each picture
   */
  double pictures(double each) {
    return content.pictures() * each + (content.pictures() - 1) * PICTURE_GAP;
  }

  /**
   * Returns the width of all grids in the pictures of a slot together.
   *
   * @param each the width of each picture
   */
  double grids(double each) {
    return pictures(each) - 2 * PICTURE_MARGIN * each;
  }

  /** Returns the length of each of several parts with gaps between them. */
  private static double share(double length, int parts, double gap) {
    return (length - (parts - 1) * gap) / parts;
  }
}
