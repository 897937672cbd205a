package org.nonomino.spark.items;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.Fingerprints;

/**
 * A record of a part with the key that identifies duplicates.
 *
 * @param key empty for text that is not a puzzle
 * @param text the record with its line ends
 */
record Form(Optional<Key> key, String text) {
  /*
   * In a file: a byte, KEYED or BARE; if KEYED, the key, 16 bytes; the length of the text, 4 bytes;
   * the text.
   */
  private static final int BARE = 1;
  private static final int KEYED = 2;

  /**
   * The identity of an answer among many machines, 128 bits. The chance that any two of 10^12
   * different answers have the same key is one in 10^14.
   */
  record Key(long high, long low) implements Serializable {
    private static final long OTHER_SALT = 0x6A09E667F3BCC909L;

    static <A> Key of(A answer, BulkWork.Fingerprinting<A> sameness) {
      return new Key(
          sameness.fingerprint(answer, Fingerprints.NO_SALT),
          sameness.fingerprint(answer, OTHER_SALT));
    }
  }

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

  /** Returns the next record of a file; empty at its end. */
  static Optional<Form> read(DataInputStream in) throws IOException {
    int kind = in.read();
    if (kind < 0) {
      return Optional.empty();
    }
    Optional<Key> key =
        kind == KEYED ? Optional.of(new Key(in.readLong(), in.readLong())) : Optional.empty();
    String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    return Optional.of(new Form(key, text));
  }
}
