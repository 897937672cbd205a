package org.nonomino.web;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * A file that the server has ready, plain and packed. Immutable.
 *
 * @param mediaType with its parameters
 * @param plain its bytes, which cannot be written to
 * @param packed these packed with gzip, where that makes them fewer
 * @param digest what only equal bytes have
 * @param caching how long browsers may keep it, as {@code Cache-Control} says it
 */
record PageFile(
    String mediaType,
    ByteBuffer plain,
    Optional<ByteBuffer> packed,
    String digest,
    String caching) {
  static final int NOT_MODIFIED = 304;

  /** May be kept for ever: another content has another address. */
  static final String FOR_EVER = "public, max-age=31536000, immutable";

  /** Must be asked for each time. */
  static final String ASK = "no-cache";

  /** Creates a file, and packs it. */
  static PageFile of(String mediaType, byte[] bytes, String caching) {
    ByteBuffer plain = ByteBuffer.wrap(bytes.clone()).asReadOnlyBuffer();
    Optional<ByteBuffer> packed =
        Packing.isWorthIt(mediaType, bytes.length)
            ? Optional.of(Packing.packed(plain))
            : Optional.empty();
    return new PageFile(mediaType, plain, packed, Digests.of(bytes), caching);
  }

  /** Returns the entity tag of one of the two forms. */
  String tag(boolean isPacked) {
    return '"' + digest + (isPacked ? "-gzip" : "") + '"';
  }
}
