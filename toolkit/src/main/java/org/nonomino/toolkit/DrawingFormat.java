package org.nonomino.toolkit;

import java.io.IOException;
import java.io.OutputStream;
import org.nonomino.render.Drawing;

/** A file format of drawings. Implementations are immutable. */
public interface DrawingFormat {
  /** Returns the name, which is the ending of files, too: {@code svg}. */
  String name();

  /** Returns the media type: {@code image/svg+xml}. */
  String mediaType();

  /**
   * Writes a drawing as a whole file.
   *
   * @param out neither flushed nor closed
   * @throws IOException if the stream takes no more
   */
  void write(Drawing drawing, OutputStream out) throws IOException;
}
