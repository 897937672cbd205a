package org.nonomino.app;

import java.io.IOException;
import java.io.OutputStream;
import org.nonomino.render.Drawing;
import org.nonomino.render.PngPicture;
import org.nonomino.toolkit.DrawingFormat;

/** Writes drawings as PNG. */
final class PngFormat implements DrawingFormat {
  @Override
  public String name() {
    return "png";
  }

  @Override
  public String mediaType() {
    return "image/png";
  }

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    PngPicture.write(drawing, out);
  }
}
