package org.nonomino.render;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes drawings as files of one format. Thread-safe. */
@FunctionalInterface
public interface PictureWriter {
  /** Writes a whole file; the stream is not closed. Equal drawings give equal bytes. */
  void write(Drawing drawing, OutputStream out) throws IOException;

  /** Returns the bytes of a whole file. */
  default byte[] bytes(Drawing drawing) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      write(drawing, out);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot draw a picture in memory", e);
    }
    return out.toByteArray();
  }
}
