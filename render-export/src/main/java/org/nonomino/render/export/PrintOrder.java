package org.nonomino.render.export;

/**
 * A printing service, and the paper that it prints on.
 *
 * @param service whose rules apply
 * @param paper of the pages
 */
public record PrintOrder(PrintService service, Paper paper) {
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
