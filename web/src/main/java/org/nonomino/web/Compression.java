package org.nonomino.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jetty.util.BufferUtil;
import org.nonomino.toolkit.json.Api;

/** Compresses answers. */
final class Compression {
  /** Shorter answers fit into one packet without compression. */
  static final int MIN_LENGTH = 1400;

  private Compression() {}

  /** Returns whether compression makes content of a media type shorter. */
  static boolean isWorthIt(String mediaType, int length) {
    boolean isText =
        mediaType.startsWith("text/")
            || mediaType.startsWith("application/json")
            || mediaType.startsWith("application/problem+json")
            || mediaType.startsWith(Api.BATCH_TYPE)
            || mediaType.startsWith("image/svg+xml");
    return isText && length >= MIN_LENGTH;
  }

  /** Returns the same bytes, compressed with gzip. */
  static ByteBuffer compressed(ByteBuffer plain) {
    byte[] bytes = BufferUtil.toArray(plain);
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2);
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot compress bytes in memory", e);
    }
    return ByteBuffer.wrap(compressed.toByteArray()).asReadOnlyBuffer();
  }
}
