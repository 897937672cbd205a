package org.nonomino.render.export;

/**
 * How a book looks.
 *
 * @param look of its pages
 * @param answers where the solutions are printed
 * @param mostAnswers how many a page has at most
 * @param startsRight whether each part begins on a right-hand page
 */
public record BookStyle(
    PageLook look, BookletStyle.Answers answers, int mostAnswers, boolean startsRight) {
  /** Digits of 7 points: smaller ones are not printed. */
  public static final double LEAST_READABLE_CELL = 9;

  /** A digit can still be written in 4 mm. */
  public static final double LEAST_WRITABLE_CELL = 11.5;

  private static final double LEAST_ANSWER_CELL = 10.5;

  /** Returns this style with another look. */
  public BookStyle with(PageLook other) {
    return new BookStyle(other, answers, mostAnswers, startsRight);
  }

  /** Returns this style with the solutions elsewhere. */
  public BookStyle with(BookletStyle.Answers other) {
    return new BookStyle(look, other, mostAnswers, startsRight);
  }

  /**
   * Returns the width of a cell of a puzzle, in points.
   *
   * @param perPage how many puzzles a page has
   * @param size n
   */
  public double cell(int perPage, int size) {
    PageTemplate layout = layout(perPage);
    PageGrid grid = sizes(perPage).puzzles(layout.room(1, true), size, 1);
    return grid.side() / layout.cellsAcross(size);
  }

  /**
   * Returns the width of a cell of a solution on a page of its own or beside its puzzle, in points.
   *
   * @param perPage how many puzzles a page has
   * @param size n
   */
  public double answerCell(int perPage, int size) {
    if (answers != BookletStyle.Answers.END) {
      return cell(perPage, size);
    }
    PageTemplate layout = layout(perPage);
    PageGrid grid = sizes(perPage).answers(layout.room(1, true), size, 1, false);
    return grid.side() / layout.cellsAcross(size);
  }

  PageTemplate layout(int perPage) {
    return new PageTemplate(look, TypeSizes.of(look.largePrint(), perPage));
  }

  SlotSizes sizes(int perPage) {
    return new SlotSizes(
        layout(perPage),
        perPage,
        answers == BookletStyle.Answers.BESIDE,
        LEAST_ANSWER_CELL,
        mostAnswers,
        true);
  }
}
