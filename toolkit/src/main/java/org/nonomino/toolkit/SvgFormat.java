package org.nonomino.toolkit;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.nonomino.render.Drawing;
import org.nonomino.render.SvgPicture;

/** Writes drawings as SVG. */
public final class SvgFormat implements DrawingFormat {
  @Override
  public String name() {
    return "svg";
  }

  @Override
  public String mediaType() {
    return "image/svg+xml";
  }

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    SvgPicture.write(drawing, writer);
    writer.flush();
  }
}
