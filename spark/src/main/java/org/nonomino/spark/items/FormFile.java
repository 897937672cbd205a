package org.nonomino.spark.items;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The records of a part with the keys by which duplicates are found, in the order of the input. */
final class FormFile {
  /*
   * Each record: a byte, KEYED or BARE; if KEYED, the key, 16 bytes; the length of the text, 4
   * bytes; the text.
   */
  private static final int BARE = 1;
  private static final int KEYED = 2;

  private static final int BUFFER_SIZE = 1 << 16;

  private FormFile() {}

  /**
   * A record.
   *
   * @param number in its part, from 0
   * @param key empty for a text that is not a puzzle
   * @param text with its line ends
   */
  record Form(long number, Optional<FormKey> key, String text) {}

  /** Writes a file. */
  static final class Writer implements Closeable {
    private final DataOutputStream out;

    Writer(OutputStream out) {
      this.out = new DataOutputStream(out);
    }

    void write(Optional<FormKey> key, String text) throws IOException {
      out.writeByte(key.isPresent() ? KEYED : BARE);
      if (key.isPresent()) {
        out.writeLong(key.get().high());
        out.writeLong(key.get().low());
      }
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }

    @Override
    public void close() throws IOException {
      out.close();
    }
  }

  /** Reads a file. */
  static final class Reader implements Closeable {
    private final DataInputStream in;
    private long number;

    Reader(InputStream in) {
      this.in = new DataInputStream(new BufferedInputStream(in, BUFFER_SIZE));
    }

    /** Returns the next record; empty at the end. */
    Optional<Form> next() throws IOException {
      int kind = in.read();
      if (kind < 0) {
        return Optional.empty();
      }
      Optional<FormKey> key =
          kind == KEYED ? Optional.of(new FormKey(in.readLong(), in.readLong())) : Optional.empty();
      String text = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
      return Optional.of(new Form(number++, key, text));
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
