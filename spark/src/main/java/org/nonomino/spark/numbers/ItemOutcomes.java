package org.nonomino.spark.numbers;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.ItemOutcome;
import org.nonomino.bulk.io.ExitCode;

/**
 * The outcome of each number of a part and the length of its record: the report of a part whose
 * records may still be dropped. This is enough to decide which are kept, and takes 12 bytes per
 * number. Not thread-safe.
 */
final class ItemOutcomes {
  /*
   * In the format of DataOutputStream, for each number:
   *   fingerprint               long; 0 if there is no result, then instead of the length
   *     SKIPPED                   byte
   *     FAILED, or OVER           byte, followed by the name of the exit code and the sentence
   *   length of the record      int, in bytes
   */
  private static final int SKIPPED = 0;
  private static final int FAILED = 1;
  private static final int OVER = 2;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  /**
   * The outcome of a number.
   *
   * @param length the length of its record in bytes
   */
  record Entry(ItemOutcome outcome, int length) {}

  void add(Entry entry) throws IOException {
    if (entry.outcome instanceof ItemOutcome.Made made) {
      out.writeLong(made.fingerprint());
      out.writeInt(entry.length);
      return;
    }
    out.writeLong(0);
    if (entry.outcome instanceof ItemOutcome.Failed failed) {
      out.writeByte(failed.isOver() ? OVER : FAILED);
      out.writeUTF(failed.exitCode().name());
      out.writeUTF(failed.sentence());
    } else {
      out.writeByte(SKIPPED);
    }
  }

  /** Returns all added outcomes. */
  byte[] toBytes() {
    return bytes.toByteArray();
  }

  /** Returns the outcomes written by {@link #toBytes}, in the same order, and closes the stream. */
  static List<Entry> read(InputStream stream) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (BufferedInputStream buffered = new BufferedInputStream(stream);
        DataInputStream in = new DataInputStream(buffered)) {
      while (!isAtEnd(buffered)) {
        entries.add(next(in));
      }
    }
    return entries;
  }

  private static boolean isAtEnd(InputStream stream) throws IOException {
    stream.mark(1);
    boolean isAtEnd = stream.read() < 0;
    stream.reset();
    return isAtEnd;
  }

  private static Entry next(DataInputStream in) throws IOException {
    long fingerprint = in.readLong();
    if (fingerprint != 0) {
      return new Entry(new ItemOutcome.Made(fingerprint), in.readInt());
    }
    int kind = in.readByte();
    if (kind == SKIPPED) {
      return new Entry(new ItemOutcome.Skipped(), 0);
    }
    ExitCode exitCode = ExitCode.valueOf(in.readUTF());
    return new Entry(new ItemOutcome.Failed(in.readUTF(), kind == OVER, exitCode), 0);
  }
}
