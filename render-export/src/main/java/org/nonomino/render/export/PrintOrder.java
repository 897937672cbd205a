package org.nonomino.render.export;

import java.util.Optional;

/**
 * A printing service, and the paper that it prints on.
 *
 * @param service whose rules apply
 * @param paper of the pages
 * @param givenSpine the width of the spine as the service calculated it for its own paper, in
 *     points; if empty, it follows from the paper and the number of pages
 */
public record PrintOrder(PrintService service, Paper paper, Optional<Double> givenSpine) {
  /** Creates an order whose spine follows from its paper. */
  public PrintOrder(PrintService service, Paper paper) {
    this(service, paper, Optional.empty());
  }

  /** Returns the width of the spine of a book, in points. */
  double spine(int pages) {
    return givenSpine.orElseGet(() -> paper.spine(pages));
  }

  /** Returns whether there is room for text on the spine of a book. */
  boolean hasSpineText(int pages) {
    return givenSpine.isPresent()
        ? givenSpine.get() >= 2 * CoverSheet.SPINE_SAFE + PrintService.MIN_TYPE
        : pages >= PrintService.MIN_SPINE_TEXT_PAGES;
  }

  /**
   * Returns a style with the margins and the bleed that the service requires.
   *
   * @param style the requested style, whose margins are minimums
   * @param pages the number of pages
   */
  public BookStyle shaped(BookStyle style, int pages) {
    PageLook look = style.look();
    return style.with(look.with(service.shape(look.shape(), pages, look.hasGround())));
  }
}
