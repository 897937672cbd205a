package org.nonomino.render.export;

/**
 * The numbers of puzzles and answers on a page of a booklet, and their sizes.
 *
 * @param layout the pages
 * @param perPage the number of puzzles on a page; in large print the maximum number
 * @param isBeside whether each puzzle has its answer next to it
 * @param minAnswerCell the minimum width of a cell of an answer on a separate page, in points
 * @param maxAnswers the maximum number of answers on such a page
 */
record SlotSizes(
    PageTemplate layout, int perPage, boolean isBeside, double minAnswerCell, int maxAnswers) {
  static final double MIN_LARGE_CELL = 34;

  /**
   * The minimum width of a cell of an answer in large print, or of an answer with text, because
   * that has candidates.
   */
  static final double MIN_LARGE_ANSWER_CELL = 24;

  /** The number of lines below an answer with text. */
  static final int TEXT_LINES = 5;

  /**
   * Returns the grid of a page of puzzles.
   *
   * @param cells the longer side of a picture, in cells: n without clues outside the grid
   * @param remarkLines the number of lines reserved below each
   */
  PageGrid puzzles(Frame room, double cells, int remarkLines) {
    TypeSizes type = layout.type();
    PageGrid.Content content =
        new PageGrid.Content(isBeside ? 2 : 1, type.heading(), type.remark(), remarkLines);
    return layout.look().largePrint()
        ? PageGrid.fullest(room, content, perPage, MIN_LARGE_CELL * layout.cellsAcross(cells))
        : PageGrid.roomiest(room, content, perPage);
  }

  /**
   * Returns the grid of a page of answers.
   *
   * @param cells the longer side of a picture, in cells: n without clues outside the grid
   * @param remarkLines the number of lines reserved below each
   * @param hasText whether answers have text in addition to digits
   */
  PageGrid answers(Frame room, double cells, int remarkLines, boolean hasText) {
    TypeSizes type = layout.type();
    PageGrid.Content content =
        new PageGrid.Content(1, type.answerHeading(), type.remark(), remarkLines);
    double minCell = layout.look().largePrint() || hasText ? MIN_LARGE_ANSWER_CELL : minAnswerCell;
    return PageGrid.fullest(room, content, maxAnswers, minCell * layout.cellsAcross(cells));
  }
}
