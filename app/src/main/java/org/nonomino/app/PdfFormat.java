package org.nonomino.app;

import java.io.IOException;
import java.io.OutputStream;
import org.nonomino.render.Drawing;
import org.nonomino.render.PdfPicture;
import org.nonomino.toolkit.DrawingFormat;

/** Writes drawings as PDF of one page. */
final class PdfFormat implements DrawingFormat {
  @Override
  public String name() {
    return "pdf";
  }

  @Override
  public String mediaType() {
    return "application/pdf";
  }

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    PdfPicture.write(drawing, out);
  }
}
