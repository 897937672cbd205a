package org.nonomino.render.export;

/**
 * The rules of printing services for paperbacks with black ink.
 *
 * <p>The numbers are those of Kindle Direct Publishing, from its help pages of November 2026: "Set
 * Trim Size, Bleed, and Margins" (GVBQ3CMEQW3W2VL6), "Print Options" (G201834180), "Create a
 * Paperback Cover" (G201953020) and "Paperback Submission Guidelines" (G201857950).
 */
public enum PrintService {
  /** Kindle Direct Publishing: pages without marks, bleed only if something reaches the cut. */
  KDP {
    @Override
    PageShape.Edges edges() {
      return PageShape.Edges.OUTER;
    }

    @Override
    double bleed(double asked, boolean hasGround) {
      return hasGround ? BLEED : 0;
    }

    @Override
    double coverBleed(double asked) {
      return BLEED;
    }

    @Override
    boolean takesLinks() {
      return false;
    }

    @Override
    public boolean prints(PageSize trim) {
      return isBetween(trim.width(), 4, 8.5) && isBetween(trim.height(), 6, 11.69);
    }

    @Override
    public Limits limits(PageSize trim, Paper paper) {
      boolean isWhite = paper == Paper.WHITE;
      int max = isWhite ? 828 : 776;
      if (isAbove(trim.width(), 8.27)) {
        max = isWhite ? 590 : 550;
      } else if (isAbove(trim.height(), 11)) {
        max = isWhite ? 780 : 730;
      } else if (isAbove(trim.width(), 8) && !isAbove(trim.height(), 8.25)) {
        max = isWhite ? 800 : 750;
      }
      return new Limits(MIN_PAGES, max);
    }
  },

  /** Any printing company: bleed and crop marks around all pages, and no known limits. */
  PRINT_SHOP {
    @Override
    PageShape.Edges edges() {
      return PageShape.Edges.MARKED;
    }

    @Override
    double bleed(double asked, boolean hasGround) {
      return coverBleed(asked);
    }

    @Override
    double coverBleed(double asked) {
      return asked > 0 ? asked : USUAL_BLEED;
    }

    @Override
    boolean takesLinks() {
      return true;
    }

    @Override
    public boolean prints(PageSize trim) {
      return true;
    }

    @Override
    public Limits limits(PageSize trim, Paper paper) {
      return new Limits(1, Integer.MAX_VALUE);
    }
  };

  /** The minimum width of lines, in points. */
  public static final double MIN_LINE = 0.75;

  /** The minimum size of type, in points. */
  public static final double MIN_TYPE = 7;

  /** The minimum number of pages for text on the spine. */
  static final int MIN_SPINE_TEXT_PAGES = 79;

  private static final double BLEED = 0.125 * PageSize.INCH;
  private static final double USUAL_BLEED = 3 * PageSize.MILLIMETRE;
  private static final double OUTER = 0.25 * PageSize.INCH;
  private static final double OUTER_WITH_BLEED = 0.375 * PageSize.INCH;
  private static final int MIN_PAGES = 24;

  /** The maximum difference between equal lengths, for sizes rounded to millimetres. */
  private static final double TOLERANCE = 0.02 * PageSize.INCH;

  /** The maximum overhang of letters and pens over the margins, in points. */
  private static final double OVERHANG = 2;

  /** The numbers of pages that can be bound. */
  public record Limits(int min, int max) {}

  /** Returns the bleed and the marks beyond the cut. */
  abstract PageShape.Edges edges();

  /**
   * Returns the bleed of pages, in points.
   *
   * @param asked the requested bleed; 0 for the usual one
   * @param hasGround whether the ground of the pages is coloured
   */
  abstract double bleed(double asked, boolean hasGround);

  /** Returns the bleed of a cover, in points. */
  abstract double coverBleed(double asked);

  /** Returns whether a file may have links, bookmarks and metadata. */
  abstract boolean takesLinks();

  /** Returns whether books of a size are printed. */
  public abstract boolean prints(PageSize trim);

  /** Returns the numbers of pages that a book of a size may have. */
  public abstract Limits limits(PageSize trim, Paper paper);

  /** Returns the minimum inner margin of a book with a number of pages, in points. */
  static double gutter(int pages) {
    double inches = 0.875;
    if (pages <= 150) {
      inches = 0.375;
    } else if (pages <= 300) {
      inches = 0.5;
    } else if (pages <= 500) {
      inches = 0.625;
    } else if (pages <= 700) {
      inches = 0.75;
    }
    return inches * PageSize.INCH;
  }

  /**
   * Returns the shape of the pages of a book.
   *
   * @param asked the requested shape; its margins are minimums
   * @param pages the number of pages
   * @param hasGround whether the ground of the pages is coloured
   */
  PageShape shape(PageShape asked, int pages, boolean hasGround) {
    double bleed = bleed(asked.bleed(), hasGround);
    double outer = OVERHANG + (bleed > 0 ? OUTER_WITH_BLEED : OUTER);
    PageShape.Margins margins = asked.margins();
    return new PageShape(
        asked.trim(),
        new PageShape.Margins(
            Math.max(margins.inner(), OVERHANG + gutter(pages)),
            Math.max(margins.outer(), outer),
            Math.max(margins.top(), outer),
            Math.max(margins.bottom(), outer)),
        bleed,
        edges());
  }

  private static boolean isAbove(double points, double inches) {
    return points > inches * PageSize.INCH + TOLERANCE;
  }

  private static boolean isBetween(double points, double min, double max) {
    return points > min * PageSize.INCH - TOLERANCE && !isAbove(points, max);
  }
}
