package org.nonomino.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, and Windows-1252 from the first bytes that are not
 * valid UTF-8. Returns its decoded characters before it waits for more input, and before it throws
 * an exception of the stream. Not thread-safe.
 */
final class TextDecoder extends Reader {
  private static final int BUFFER_SIZE = 1 << 15;
  private static final int BYTE_ORDER_MARK = 0xFEFF;
  private static final int SWAPPED_MARK = 0xFFFE;

  /** The characters of 0x80..0x9F; five of these bytes have no character. */
  private static final String WINDOWS_1252 =
      "\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D"
          + "\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161"
          + "\u203A\u0153\u009D\u017E\u0178";

  private static final int FIRST_OF_TABLE = 0x80;

  private final InputStream stream;
  private final Runnable onOtherBytes;
  private final byte[] bytes = new byte[BUFFER_SIZE];

  private final ByteBuffer pending = ByteBuffer.wrap(bytes).limit(0);

  /**
   * The rest of a surrogate pair, for callers that read one char at a time: decoding yields both at
   * once.
   */
  private final CharBuffer pair = CharBuffer.allocate(2).limit(0);

  private CharsetDecoder decoder = decoder(false);
  private boolean isBegun;
  private boolean isAtEnd;
  private boolean isWindows1252;

  TextDecoder(InputStream stream, Runnable onOtherBytes) {
    this.stream = stream;
    this.onOtherBytes = onOtherBytes;
  }

  private static CharsetDecoder decoder(boolean isUtf16) {
    return isUtf16
        ? StandardCharsets.UTF_16
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE)
        : StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
  }

  @Override
  public int read(char[] buffer, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!isBegun) {
      begin();
    }
    if (length > 1) {
      return decode(CharBuffer.wrap(buffer, offset, length));
    }
    if (!pair.hasRemaining()) {
      pair.clear();
      int count = decode(pair);
      pair.flip();
      if (count < 0) {
        return count;
      }
    }
    buffer[offset] = pair.get();
    return 1;
  }

  /** Decodes at least one character. It may be a surrogate pair. */
  private int decode(CharBuffer decoded) throws IOException {
    int start = decoded.position();
    while (decoded.position() == start) {
      if (!pending.hasRemaining() && !fill()) {
        return -1;
      }
      step(decoded);
    }
    return decoded.position() - start;
  }

  private void step(CharBuffer decoded) throws IOException {
    if (isWindows1252) {
      while (pending.hasRemaining() && decoded.hasRemaining()) {
        int next = pending.get() & 0xFF;
        int index = next - FIRST_OF_TABLE;
        boolean isInTable = index >= 0 && index < WINDOWS_1252.length();
        decoded.put(isInTable ? WINDOWS_1252.charAt(index) : (char) next);
      }
      return;
    }
    int start = decoded.position();
    CoderResult result = decoder.decode(pending, decoded, isAtEnd);
    if (result.isError()) {
      isWindows1252 = true;
      onOtherBytes.run();
    } else if (decoded.position() == start && pending.hasRemaining()) {
      // The rest of a character is missing; at the end of the input, the next step reports it.
      fill();
    }
  }

  /** Reads more bytes after the pending ones; returns false at the end. */
  private boolean fill() throws IOException {
    if (isAtEnd) {
      return false;
    }
    pending.compact();
    int count;
    try {
      count = stream.read(bytes, pending.position(), pending.remaining());
    } finally {
      pending.flip();
    }
    if (count < 0) {
      isAtEnd = true;
      return pending.hasRemaining();
    }
    pending.limit(pending.limit() + count);
    return true;
  }

  private void begin() throws IOException {
    while (pending.remaining() < 2 && !isAtEnd) {
      fill();
    }
    isBegun = true;
    if (pending.remaining() >= 2) {
      int mark = pending.getShort(pending.position()) & 0xFFFF;
      decoder = decoder(mark == BYTE_ORDER_MARK || mark == SWAPPED_MARK);
    }
  }

  @Override
  public boolean ready() throws IOException {
    return pending.hasRemaining() || stream.available() > 0;
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
