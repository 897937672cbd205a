package org.nonomino.spark.items;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.Fingerprints;

/**
 * A record of a part with the key that identifies duplicates.
 *
 * @param key empty for text that is not a puzzle
 * @param record as a {@link RecordFile} writes it
 */
// The records of a file are used once and never compared.
@SuppressWarnings("ArrayRecordComponent")
record Form(Optional<Key> key, byte[] record) {
  /*
   * In a file: a byte, KEYED or BARE; if KEYED, the key, 16 bytes; the length of the record, 4 bytes;
   * the record.
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
    out.writeInt(record.length);
    out.write(record);
  }

  /** Returns the next record of a file; empty at its end. */
  static Optional<Form> read(DataInputStream in) throws IOException {
    int kind = in.read();
    if (kind < 0) {
      return Optional.empty();
    }
    Optional<Key> key =
        kind == KEYED ? Optional.of(new Key(in.readLong(), in.readLong())) : Optional.empty();
    return Optional.of(new Form(key, in.readNBytes(in.readInt())));
  }
}
