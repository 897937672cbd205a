package org.nonomino.spark.items;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A record of a part with the key by which duplicates are found.
 *
 * @param key empty for a text that is not a puzzle
 * @param text with its line ends
 */
record Form(Optional<FormKey> key, String text) {
  /*
   * In a file: a byte, KEYED or BARE; if KEYED, the key, 16 bytes; the length of the text, 4 bytes;
   * the text.
   */
  private static final int BARE = 1;
  private static final int KEYED = 2;

  /** Writes the record. */
  void write(DataOutputStream out) throws IOException {
    out.writeByte(key.isPresent() ? KEYED : BARE);
    if (key.isPresent()) {
      out.writeLong(key.get().high());
      out.writeLong(key.get().low());
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Reads the next record of a file; returns nothing at its end. */
  static Optional<Form> read(DataInputStream in) throws IOException {
    int kind = in.read();
    if (kind < 0) {
      return Optional.empty();
    }
    Optional<FormKey> key =
        kind == KEYED ? Optional.of(new FormKey(in.readLong(), in.readLong())) : Optional.empty();
    String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    return Optional.of(new Form(key, text));
  }
}
