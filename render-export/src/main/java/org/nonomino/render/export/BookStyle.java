package org.nonomino.render.export;

import org.nonomino.render.PuzzlePicture;

/**
 * The style of a book.
 *
 * @param look of its pages
 * @param answers the place of the solutions
 * @param maxAnswers the maximum number of answers on a page
 * @param startsRight whether the main parts begin on a right-hand page
 * @param writing the room for writing around the puzzles
 */
public record BookStyle(
    PageLook look,
    BookletStyle.Answers answers,
    int maxAnswers,
    boolean startsRight,
    WritingRoom writing) {
  /**
   * The minimum readable width of a cell, with digits of 7 points. Smaller cells are not printed.
   */
  public static final double MIN_READABLE_CELL = 9;

  /** The minimum readable size of candidates, in points. */
  public static final double MIN_CANDIDATES = TypeSizes.MIN;

  /** The minimum width of a cell for writing, 4 mm. */
  public static final double MIN_WRITABLE_CELL = 11.5;

  /** Returns this style with a different look. */
  public BookStyle with(PageLook other) {
    return new BookStyle(other, answers, maxAnswers, startsRight, writing);
  }

  /** Returns this style with a different place for the solutions. */
  public BookStyle with(BookletStyle.Answers other) {
    return new BookStyle(look, other, maxAnswers, startsRight, writing);
  }

  /**
   * Returns the minimum width of a cell of a puzzle, in points. Cells are wider if headings and
   * references need less room than they may.
   *
   * @param perPage the number of puzzles on a page
   * @param cells the longer side of its picture, in cells: n without clues outside the grid
   */
  public double cell(int perPage, double cells) {
    PageTemplate layout = layout(perPage);
    PageGrid grid = sizes(perPage).puzzles(layout.room(1, true), cells, ItemSizes.Lines.MAX);
    return grid.side() / layout.cellsAcross(cells);
  }

  /**
   * Returns the width of a cell of a puzzle if its heading and its reference share a line, as they
   * usually do, in points.
   *
   * @param perPage the number of puzzles on a page
   * @param cells the longer side of its picture, in cells: n without clues outside the grid
   */
  public double usualCell(int perPage, double cells) {
    PageTemplate layout = layout(perPage);
    ItemSizes.Lines lines = new ItemSizes.Lines(1, 0);
    return sizes(perPage).puzzles(layout.room(1, true), cells, lines).side()
        / layout.cellsAcross(cells);
  }

  /**
   * Returns the minimum size of the candidates of a puzzle of an exercise, in points.
   *
   * @param perPage the number of puzzles on a page
   * @param picture the puzzle with candidates
   */
  public double candidates(int perPage, PuzzlePicture picture) {
    PageTemplate layout = layout(perPage);
    double side = cell(perPage, picture.longerSide()) * layout.cellsAcross(picture.longerSide());
    return TypeSizes.MIN * side / layout.legibleSide(picture);
  }

  /**
   * Returns the minimum width of a cell of a solution, on a separate page or next to its puzzle, in
   * points.
   *
   * @param perPage the number of puzzles on a page
   * @param cells the longer side of its picture, in cells: n without clues outside the grid
   */
  public double answerCell(int perPage, double cells) {
    if (answers != BookletStyle.Answers.END) {
      return cell(perPage, cells);
    }
    PageTemplate layout = layout(perPage);
    PageGrid grid =
        sizes(perPage)
            .answers(
                layout.room(1, true),
                cells,
                ItemSizes.Lines.MAX,
                new ItemSizes.Bounds(0, ItemSizes.minAnswerCell(layout), cell(perPage, cells), 0));
    return grid.side() / layout.cellsAcross(cells);
  }

  PageTemplate layout(int perPage) {
    return new PageTemplate(look, TypeSizes.of(look.largePrint(), perPage), true);
  }

  ItemSizes sizes(int perPage) {
    return new ItemSizes(layout(perPage), this, perPage);
  }
}
