package org.nonomino.render.export;

/**
 * The numbers of puzzles and answers on a page of a book, and their sizes.
 *
 * @param layout the pages
 * @param style the style of the book
 * @param perPage the number of puzzles on a page; in large print the maximum number
 */
record ItemSizes(PageTemplate layout, BookStyle style, int perPage) {
  /** The minimum width of a cell of an answer on a separate page: digits of 8 points. */
  static final double MIN_ANSWER_CELL = 10.5;

  /** The maximum width of a cell of such an answer, except in large print. */
  static final double MAX_ANSWER_CELL = 20;

  /** The height of the line with the boxes for time and "done", relative to its type. */
  static final double BOXES = 2.1;

  /**
   * The text of a slot.
   *
   * @param heading the number of lines above the picture, at least 1
   * @param below the number of lines below it
   */
  record Lines(int heading, int below) {
    /** The maximum for generated puzzles, when neither headings nor sizes are known. */
    static final Lines MAX = new Lines(TypeSizes.HEADING_LINES, 1);
  }

  /**
   * The bounds of the sizes of answers.
   *
   * @param minSide the minimum width of their pictures
   * @param minCell the minimum width of a cell, unless that of the puzzles is smaller
   * @param maxCell the maximum width of a cell, that of the puzzles
   * @param minSlot the minimum width of a slot, for text below the picture
   */
  record Bounds(double minSide, double minCell, double maxCell, double minSlot) {}

  /**
   * Returns the grid of a page of puzzles.
   *
   * @param cells the longer side of a picture, in cells: n without clues outside the grid
   */
  PageGrid puzzles(Frame room, double cells, Lines lines) {
    TypeSizes type = layout.type();
    boolean isBeside = style.answers() == BookletStyle.Answers.BESIDE;
    PageGrid.Content content =
        new PageGrid.Content(
            isBeside ? 2 : 1,
            type.heading(),
            lines.heading(),
            type.remark(),
            lines.below(),
            style.writing().hasBoxes() ? BOXES * type.remark() : 0,
            hasNotes() ? PageGrid.Rest.BELOW : PageGrid.Rest.AROUND,
            Double.POSITIVE_INFINITY);
    return layout.look().largePrint()
        ? PageGrid.fullest(
            room, content, perPage, SlotSizes.MIN_LARGE_CELL * layout.cellsAcross(cells))
        : PageGrid.roomiest(room, content, perPage);
  }

  /** Returns whether the room below a puzzle is for notes, if it is large enough. */
  boolean hasNotes() {
    return perPage == 1 && style.writing().notes() != WritingRoom.Notes.NONE;
  }

  /** Returns the minimum width of a cell of an answer, if the page is not very narrow. */
  static double minAnswerCell(PageTemplate layout) {
    return layout.look().largePrint() ? SlotSizes.MIN_LARGE_ANSWER_CELL : MIN_ANSWER_CELL;
  }

  /**
   * Returns the grid of a page with as many answers as their sizes allow.
   *
   * @param cells the longer side of a picture, in cells: n without clues outside the grid
   */
  PageGrid answers(Frame room, double cells, Lines lines, Bounds bounds) {
    TypeSizes type = layout.type();
    boolean isLarge = layout.look().largePrint();
    double across = layout.cellsAcross(cells);
    double cap =
        across * (isLarge ? bounds.maxCell() : Math.min(bounds.maxCell(), MAX_ANSWER_CELL));
    double wanted =
        Math.min(bounds.minCell() * across, Math.max(cap, minAnswerCell(layout) * across));
    double least = Math.max(bounds.minSide(), wanted);
    PageGrid.Content content =
        new PageGrid.Content(
            1,
            type.answerHeading(),
            lines.heading(),
            type.answerRemark(),
            lines.below(),
            0,
            PageGrid.Rest.BETWEEN,
            Math.max(least, cap));
    return PageGrid.fullest(room, content, style.maxAnswers(), least, bounds.minSlot());
  }
}
