package org.nonomino.render.export;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.nonomino.render.Drawing;

/** Draws as PDF, on one page of the size of the drawing. */
public final class PdfPicture {
  /** The points (72 to an inch) of a CSS pixel (96 to an inch). */
  static final double POINTS_PER_PIXEL = 0.75;

  private PdfPicture() {}

  /**
   * Writes a whole PDF file with the drawing as vectors and its words as text; the stream is not
   * closed. Equal drawings give equal bytes.
   *
   * <p>The title and description are in the document's data. Only the required parts of the fonts
   * are embedded.
   */
  public static void write(Drawing drawing, OutputStream out) throws IOException {
    try (PdfFile file = new PdfFile()) {
      file.describe(drawing.title(), "", drawing.description());
      PDPage page =
          file.newPage(drawing.width() * POINTS_PER_PIXEL, drawing.height() * POINTS_PER_PIXEL);
      try (PdfPen pen = file.penOn(page)) {
        pen.draw(drawing, 0, 0, POINTS_PER_PIXEL);
      }
      file.append(page);
      file.save(out);
    }
  }
}
