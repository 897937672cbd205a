package org.nonomino.render.export;

import java.util.Set;
import org.nonomino.render.DigitStyle;
import org.nonomino.render.Theme;

/**
 * How a booklet looks.
 *
 * @param title on the first page and in the document's data; empty for none
 * @param author in the document's data; empty for none
 * @param page the paper
 * @param perPage how many puzzles a page has, in large print at most: 1, 2, 4, 6, 9 or 12
 * @param answers where the solutions are printed
 * @param largePrint whether all is drawn larger and bolder, for weak eyes; see {@link Booklet}
 * @param theme the colours
 * @param labelled whether rows and columns are numbered
 * @param digits how digits above 9 are written
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
  /** The numbers of puzzles that a page may have. */
  private static final Set<Integer> PER_PAGE = Set.of(1, 2, 4, 6, 9, 12);

  /** Throws an {@link IllegalArgumentException} if a page cannot have this many puzzles. */
  public BookletStyle {
    if (!PER_PAGE.contains(perPage)) {
      throw new IllegalArgumentException("a page has 1, 2, 4, 6, 9 or 12 puzzles, not " + perPage);
    }
  }

  /** Where the solutions are printed. */
  public enum Answers {
    /** After all puzzles, small. */
    END,
    /** Right of each puzzle. */
    BESIDE,
    /** Nowhere. */
    NONE
  }

  /** The paper, upright, in points (72 to an inch). */
  public enum PageSize {
    /** 210 mm × 297 mm. */
    A4(595.2756, 841.8898),
    /** 8½ × 11 inches. */
    LETTER(612, 792);

    private final double width;
    private final double height;

    PageSize(double width, double height) {
      this.width = width;
      this.height = height;
    }

    /** Returns the width in points. */
    public double width() {
      return width;
    }

    /** Returns the height in points. */
    public double height() {
      return height;
    }
  }
}
