package org.nonomino.render.export;

/**
 * The style of a book.
 *
 * @param look of its pages
 * @param answers the place of the solutions
 * @param maxAnswers the maximum number of answers on a page
 * @param startsRight whether each part begins on a right-hand page
 */
public record BookStyle(
    PageLook look, BookletStyle.Answers answers, int maxAnswers, boolean startsRight) {
  /**
   * The minimum readable width of a cell, with digits of 7 points. Smaller cells are not printed.
   */
  public static final double MIN_READABLE_CELL = 9;

  /** The minimum width of a cell for writing, 4 mm. */
  public static final double MIN_WRITABLE_CELL = 11.5;

  private static final double MIN_ANSWER_CELL = 10.5;

  /** Returns this style with a different look. */
  public BookStyle with(PageLook other) {
    return new BookStyle(other, answers, maxAnswers, startsRight);
  }

  /** Returns this style with a different place for the solutions. */
  public BookStyle with(BookletStyle.Answers other) {
    return new BookStyle(look, other, maxAnswers, startsRight);
  }

  /**
   * Returns the width of a cell of a puzzle, in points.
   *
   * @param perPage the number of puzzles on a page
   * @param cells the longer side of its picture, in cells: n without clues outside the grid
   */
  public double cell(int perPage, double cells) {
    PageTemplate layout = layout(perPage);
    PageGrid grid = sizes(perPage).puzzles(layout.room(1, true), cells, 1);
    return grid.side() / layout.cellsAcross(cells);
  }

  /**
   * Returns the width of a cell of a solution, on a separate page or next to its puzzle, in points.
   *
   * @param perPage the number of puzzles on a page
   * @param cells the longer side of its picture, in cells: n without clues outside the grid
   */
  public double answerCell(int perPage, double cells) {
    if (answers != BookletStyle.Answers.END) {
      return cell(perPage, cells);
    }
    PageTemplate layout = layout(perPage);
    PageGrid grid = sizes(perPage).answers(layout.room(1, true), cells, 1, false);
    return grid.side() / layout.cellsAcross(cells);
  }

  PageTemplate layout(int perPage) {
    return new PageTemplate(look, TypeSizes.of(look.largePrint(), perPage));
  }

  SlotSizes sizes(int perPage) {
    return new SlotSizes(
        layout(perPage),
        perPage,
        answers == BookletStyle.Answers.BESIDE,
        MIN_ANSWER_CELL,
        maxAnswers,
        true);
  }
}
