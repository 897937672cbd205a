package org.nonomino.spark;

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
   * bytes; the text. After the last one, a byte END.
   */
  private static final int END = 0;
  private static final int BARE = 1;
  private static final int KEYED = 2;

  private FormFile() {}

  /**
   * A record.
   *
   * @param key empty for a text that is not a puzzle
   * @param text with its line ends
   */
  record Form(Optional<FormKey> key, String text) {}

  /** Writes a file. */
  static final class Writer {
    private final DataOutputStream out;

    Writer(OutputStream out) {
      this.out = new DataOutputStream(out);
    }

    void write(FormKey key, String text) throws IOException {
      out.writeByte(KEYED);
      out.writeLong(key.high());
      out.writeLong(key.low());
      writeText(text);
    }

    void write(String text) throws IOException {
      out.writeByte(BARE);
      writeText(text);
    }

    private void writeText(String text) throws IOException {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      out.writeInt(bytes.length);
      out.write(bytes);
    }

    /** Writes what waits. */
    void end() throws IOException {
      out.writeByte(END);
      out.flush();
    }
  }

  /** Reads a file. */
  static final class Reader implements AutoCloseable {
    private final DataInputStream in;

    Reader(InputStream in) {
      this.in = new DataInputStream(in);
    }

    /** Returns the next record; empty at the end. */
    Optional<Form> next() throws IOException {
      int kind = in.readUnsignedByte();
      if (kind == END) {
        return Optional.empty();
      }
      Optional<FormKey> key =
          kind == KEYED ? Optional.of(new FormKey(in.readLong(), in.readLong())) : Optional.empty();
      byte[] text = in.readNBytes(in.readInt());
      return Optional.of(new Form(key, new String(text, StandardCharsets.UTF_8)));
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
