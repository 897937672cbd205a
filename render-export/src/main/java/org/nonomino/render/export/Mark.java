package org.nonomino.render.export;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;

/**
 * A target of bookmarks and references.
 *
 * @param heading its name
 * @param number of the page
 * @param top in points below the upper edge of the trimmed page
 */
record Mark(String heading, PDPage page, int number, double top) {
  PDPageXYZDestination destination() {
    PDPageXYZDestination destination = new PDPageXYZDestination();
    destination.setPage(page);
    destination.setTop((int) Math.ceil(page.getTrimBox().getUpperRightY() - top));
    return destination;
  }
}
