package org.nonomino.bulk.io;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Results for a terminal, without the characters that change the direction of text, because a title
 * with such a character could disguise the text around it. They are shown as {@code �}. Titles have
 * no other control characters. Not thread-safe.
 */
final class UndirectedOutput extends FilterOutputStream {
  /** The first bytes of a character. In UTF-8 all unsafe characters have two or three bytes. */
  private final ByteArrayOutputStream begun = new ByteArrayOutputStream();

  /** The number of bytes of that character. */
  private int expected;

  UndirectedOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    ByteArrayOutputStream clean = new ByteArrayOutputStream(length);
    for (int i = offset; i < offset + length; i++) {
      add(bytes[i] & 0xFF, clean);
    }
    clean.writeTo(out);
  }

  private void add(int value, ByteArrayOutputStream clean) {
    boolean isContinuation = (value & 0xC0) == 0x80;
    if (begun.size() > 0 && !isContinuation) {
      clean.writeBytes(begun.toByteArray());
      begun.reset();
    }
    if (begun.size() == 0) {
      expected = byteCount(value);
      if (expected == 1) {
        clean.write(value);
        return;
      }
    }
    begun.write(value);
    if (begun.size() == expected) {
      String shown = PrintedText.lines(begun.toString(StandardCharsets.UTF_8));
      clean.writeBytes(shown.getBytes(StandardCharsets.UTF_8));
      begun.reset();
    }
  }

  /** Returns the number of bytes of a character that begins so; 1 if none of these is unsafe. */
  private static int byteCount(int first) {
    return first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : 1;
  }
}
