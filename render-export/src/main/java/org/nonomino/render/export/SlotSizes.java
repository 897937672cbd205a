package org.nonomino.render.export;

/**
 * How many puzzles or answers are on a page, and how large they are.
 *
 * @param layout the pages
 * @param perPage how many puzzles a page has, in large print at most
 * @param isBeside whether each puzzle has its answer beside it
 * @param leastAnswerCell the least width of a cell of an answer on pages of their own, in points
 * @param mostAnswers how many answers such a page has at most
 * @param isLowered whether room that is left over around a puzzle is above it as well
 */
record SlotSizes(
    PageTemplate layout,
    int perPage,
    boolean isBeside,
    double leastAnswerCell,
    int mostAnswers,
    boolean isLowered) {
  private static final double LEAST_LARGE_CELL = 34;

  /** Also of answers with a text, which have candidates. */
  private static final double LEAST_LARGE_ANSWER_CELL = 24;

  /** Below an answer that has a text. */
  static final int TEXT_LINES = 5;

  /**
   * Returns the grid of a page of puzzles.
   *
   * @param size n
   * @param remarkLines how many lines are kept below each
   */
  PageGrid puzzles(Frame room, int size, int remarkLines) {
    TypeSizes type = layout.type();
    PageGrid.Content content =
        new PageGrid.Content(
            isBeside ? 2 : 1, type.heading(), type.remark(), remarkLines, isLowered);
    return layout.look().largePrint()
        ? PageGrid.fullest(room, content, perPage, LEAST_LARGE_CELL * layout.cellsAcross(size))
        : PageGrid.roomiest(room, content, perPage);
  }

  /**
   * Returns the grid of a page of answers.
   *
   * @param size n
   * @param remarkLines how many lines are kept below each
   * @param hasText whether there is more to read than digits
   */
  PageGrid answers(Frame room, int size, int remarkLines, boolean hasText) {
    TypeSizes type = layout.type();
    PageGrid.Content content =
        new PageGrid.Content(1, type.answerHeading(), type.remark(), remarkLines, false);
    double leastCell =
        layout.look().largePrint() || hasText ? LEAST_LARGE_ANSWER_CELL : leastAnswerCell;
    return PageGrid.fullest(room, content, mostAnswers, leastCell * layout.cellsAcross(size));
  }
}
