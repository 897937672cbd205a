package org.nonomino.web;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * A file that the server has ready, plain and compressed. Immutable.
 *
 * @param mediaType with its parameters
 * @param plain its bytes, which cannot be written to
 * @param compressed the same bytes compressed with gzip, if that is shorter
 * @param digest what only equal bytes have
 * @param caching how long browsers may keep it, as {@code Cache-Control} says it
 */
record PageFile(
    String mediaType,
    ByteBuffer plain,
    Optional<ByteBuffer> compressed,
    String digest,
    String caching) {
  static final int NOT_MODIFIED = 304;

  /** May be kept for ever: another content has another address. */
  static final String FOR_EVER = "public, max-age=31536000, immutable";

  /** Must be asked for each time. */
  static final String ASK = "no-cache";

  /** Creates a file, and compresses it. */
  static PageFile of(String mediaType, byte[] bytes, String caching) {
    ByteBuffer plain = ByteBuffer.wrap(bytes.clone()).asReadOnlyBuffer();
    Optional<ByteBuffer> compressed =
        Compression.isWorthIt(mediaType, bytes.length)
            ? Optional.of(Compression.compressed(plain))
            : Optional.empty();
    return new PageFile(mediaType, plain, compressed, Digests.of(bytes), caching);
  }

  /** Returns the entity tag of one of the two forms. */
  String tag(boolean isCompressed) {
    return '"' + digest + (isCompressed ? "-gzip" : "") + '"';
  }
}
