package org.nonomino.render;

import java.io.IOException;
import java.io.OutputStream;

/** Writes drawings as files of one format. Thread-safe. */
@FunctionalInterface
public interface PictureWriter {
  /** Writes a whole file; the stream is not closed. Equal drawings give equal bytes. */
  void write(Drawing drawing, OutputStream out) throws IOException;
}
