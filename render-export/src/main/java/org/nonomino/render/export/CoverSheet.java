package org.nonomino.render.export;

import java.util.Optional;

/**
 * The sheet of a cover, printed on one side and folded: back, spine and front, from left to right.
 * Places are in points from the upper left corner of the trimmed sheet.
 *
 * @param trim the trimmed pages of the book
 * @param pages the number of pages
 * @param order the printing service and the paper
 * @param askedBleed the requested bleed, in points; 0 for the usual one of the service
 */
public record CoverSheet(PageSize trim, int pages, PrintOrder order, double askedBleed) {
  /** The distance of text from the cut and from the barcode. */
  static final double SAFE = 0.25 * PageSize.INCH;

  /** The distance of text from the edges of the spine. */
  static final double SPINE_SAFE = 0.0625 * PageSize.INCH;

  private static final double BARCODE_WIDTH = 2 * PageSize.INCH;
  private static final double BARCODE_HEIGHT = 1.2 * PageSize.INCH;

  /** Returns the bleed at all four edges, in points. */
  public double bleed() {
    return order.service().coverBleed(askedBleed);
  }

  /** Returns the spine. */
  public Frame spine() {
    return new Frame(trim.width(), 0, order.spine(pages), trim.height());
  }

  /** Returns the back of the book. */
  public Frame back() {
    return new Frame(0, 0, trim.width(), trim.height());
  }

  /** Returns the front of the book. */
  public Frame front() {
    return new Frame(spine().right(), 0, trim.width(), trim.height());
  }

  /** Returns the area for text on the spine; empty if the book is too thin for any. */
  public Optional<Frame> spineText() {
    return order.hasSpineText(pages)
        ? Optional.of(
            new Frame(
                spine().x() + SPINE_SAFE,
                SAFE,
                spine().width() - 2 * SPINE_SAFE,
                trim.height() - 2 * SAFE))
        : Optional.empty();
  }

  /** Returns the field on the back that stays white for the barcode of the service. */
  public Frame barcode() {
    return barcode(trim);
  }

  static Frame barcode(PageSize trim) {
    return new Frame(
        trim.width() - SAFE - BARCODE_WIDTH,
        trim.height() - SAFE - BARCODE_HEIGHT,
        BARCODE_WIDTH,
        BARCODE_HEIGHT);
  }

  /** Returns the shape of the whole sheet. */
  PageShape shape() {
    PageShape.Edges edges =
        order.service().edges() == PageShape.Edges.MARKED
            ? PageShape.Edges.MARKED
            : PageShape.Edges.ALL;
    return new PageShape(
        new PageSize(front().right(), trim.height()), PageShape.Margins.all(0), bleed(), edges);
  }
}
