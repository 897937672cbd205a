package org.nonomino.web;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * A file that the server holds in memory, plain and compressed. Immutable.
 *
 * @param mediaType the media type with its parameters
 * @param plain its bytes, read-only
 * @param compressed the same bytes compressed with gzip, if that is shorter
 * @param digest a hash of the bytes
 * @param caching how long browsers may keep it, as in {@code Cache-Control}
 */
record PageFile(
    String mediaType,
    ByteBuffer plain,
    Optional<ByteBuffer> compressed,
    String digest,
    String caching) {
  static final int NOT_MODIFIED = 304;

  /** The caching of files that never change, because their address depends on their contents. */
  static final String FOR_EVER = "public, max-age=31536000, immutable";

  /** The caching of files that browsers must request each time. */
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

  /** Returns the entity tag of the plain or the compressed form. */
  String tag(boolean isCompressed) {
    return '"' + digest + (isCompressed ? "-gzip" : "") + '"';
  }
}
