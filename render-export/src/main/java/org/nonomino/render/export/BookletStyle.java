package org.nonomino.render.export;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;

/**
 * The style of a booklet.
 *
 * @param title on the first page and in the document's data; empty for none
 * @param author in the document's data; empty for none
 * @param page the paper
 * @param perPage the number of puzzles on a page, in large print the maximum: 1, 2, 4, 6, 9 or 12
 * @param answers the place of the solutions
 * @param largePrint whether everything is drawn larger and bolder, for weak eyes; see {@link
 *     Booklet}
 * @param theme the colours
 * @param labelled whether rows and columns are numbered
 * @param digits the notation of digits above 9
 */
public record BookletStyle(
    String title,
    String author,
    PageSize page,
    int perPage,
    Answers answers,
    boolean largePrint,
    Theme theme,
    boolean labelled,
    DigitStyle digits) {
  /** The possible numbers of puzzles on a page. */
  public static final Set<Integer> PER_PAGE =
      Collections.unmodifiableSortedSet(new TreeSet<>(List.of(1, 2, 4, 6, 9, 12)));

  /**
   * The margin around the whole page, in points (14 mm): printers do not print closer to the edge,
   * and a hole can be punched in it.
   */
  private static final double MARGIN = 40;

  /** Throws an {@link IllegalArgumentException} if a page cannot have this many puzzles. */
  public BookletStyle {
    if (!PER_PAGE.contains(perPage)) {
      throw new IllegalArgumentException("a page has 1, 2, 4, 6, 9 or 12 puzzles, not " + perPage);
    }
  }

  /** The places for the solutions. */
  public enum Answers {
    /** Small solutions after all puzzles. */
    END,
    /** Solutions to the right of each puzzle. */
    BESIDE,
    /** No solutions. */
    NONE
  }

  /**
   * Returns the width of a cell of a puzzle, in points; less than {@link
   * BookStyle#MIN_READABLE_CELL} is too small to read.
   *
   * @param size n
   */
  public double cell(int size) {
    PageTemplate layout = new PageTemplate(look(), TypeSizes.of(largePrint, perPage));
    SlotSizes sizes = new SlotSizes(layout, perPage, answers == Answers.BESIDE, 0, 1);
    PageGrid grid = sizes.puzzles(layout.room(1, !title.isEmpty()), size, 1);
    return grid.side() / layout.cellsAcross(size);
  }

  /** Returns this style with a different number of puzzles per page and place of answers. */
  public BookletStyle with(int otherPerPage, Answers otherAnswers) {
    return new BookletStyle(
        title, author, page, otherPerPage, otherAnswers, largePrint, theme, labelled, digits);
  }

  /** Returns the look of its pages. */
  PageLook look() {
    return new PageLook(
        new PageShape(page, PageShape.Margins.all(MARGIN), 0),
        PrintFonts.BUNDLED,
        PrintColours.RGB,
        theme,
        labelled,
        digits,
        largePrint,
        false);
  }
}
