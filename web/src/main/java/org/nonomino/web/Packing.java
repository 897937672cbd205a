package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.util.BufferUtil;

/** Packs what goes out. */
final class Packing {
  /** What is shorter fits into one packet anyhow. */
  static final int LEAST_LENGTH = 1400;

  private Packing() {}

  /** Returns whether bytes of a media type become fewer. */
  static boolean isWorthIt(String mediaType, int length) {
    boolean isText =
        mediaType.startsWith("text/")
            || mediaType.startsWith("application/json")
            || mediaType.startsWith("application/problem+json")
            || mediaType.startsWith("image/svg+xml");
    return isText && length >= LEAST_LENGTH;
  }

  /** Returns the same bytes, packed with gzip. */
  static ByteBuffer packed(ByteBuffer plain) {
    byte[] bytes = BufferUtil.toArray(plain);
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 2);
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot compress bytes in memory", e);
    }
    return ByteBuffer.wrap(packed.toByteArray()).asReadOnlyBuffer();
  }
}
