package org.nonomino.spark;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.io.ExitCode;

/**
 * What became of each number of a part, and how long its record is: the report of a part of which
 * records may still be dropped. Nothing else has to be known to decide that, and each takes 12
 * bytes.
 */
final class ItemOutcomes {
  /*
   * As of DataOutputStream:
   *   attempt                     long: which attempt of a task wrote the records
   *   count                       int
   *   count times
   *     fingerprint               long; 0 if nothing was made, then instead of the length
   *       SKIPPED                   byte
   *       FAILED, or OVER           byte, followed by the name of the exit code and the sentence
   *     length of the record      int, in bytes
   */
  private static final int SKIPPED = 0;
  private static final int FAILED = 1;
  private static final int OVER = 2;

  private ItemOutcomes() {}

  /** Writes what comes before the outcomes. */
  static void begin(DataOutputStream out, long attempt, int count) throws IOException {
    out.writeLong(attempt);
    out.writeInt(count);
  }

  /**
   * Writes an outcome.
   *
   * @param length that of the record in bytes
   */
  static void write(DataOutputStream out, ItemOutcome outcome, int length) throws IOException {
    if (outcome instanceof ItemOutcome.Made made) {
      out.writeLong(made.fingerprint());
      out.writeInt(length);
      return;
    }
    out.writeLong(0);
    if (outcome instanceof ItemOutcome.Failed failed) {
      out.writeByte(failed.isOver() ? OVER : FAILED);
      out.writeUTF(failed.exitCode().name());
      out.writeUTF(failed.sentence());
    } else {
      out.writeByte(SKIPPED);
    }
  }

  /** Reads what {@link #begin} and {@link #write} have written. Belongs to one thread. */
  static final class Reader implements Closeable {
    private final DataInputStream in;
    private final long attempt;
    private int left;
    private int length;

    Reader(InputStream stream) throws IOException {
      this.in = new DataInputStream(new BufferedInputStream(stream));
      this.attempt = in.readLong();
      this.left = in.readInt();
    }

    /** Returns which attempt of a task wrote the records. */
    long attempt() {
      return attempt;
    }

    boolean hasNext() {
      return left > 0;
    }

    /** Returns the next outcome. */
    ItemOutcome next() throws IOException {
      left--;
      long fingerprint = in.readLong();
      if (fingerprint != 0) {
        length = in.readInt();
        return new ItemOutcome.Made(fingerprint);
      }
      length = 0;
      int kind = in.readByte();
      if (kind == SKIPPED) {
        return new ItemOutcome.Skipped();
      }
      ExitCode exitCode = ExitCode.valueOf(in.readUTF());
      return new ItemOutcome.Failed(in.readUTF(), kind == OVER, exitCode);
    }

    /** Returns the length in bytes of the record of the latest outcome. */
    int length() {
      return length;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
