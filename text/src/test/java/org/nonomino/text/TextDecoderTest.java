package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that bytes are decoded correctly, however they are divided into pieces. */
final class TextDecoderTest {
  private static final String TEXT = "Größe “x” €😀 ".repeat(5_000);

  /** Returns a stream that provides a few bytes at a time. */
  private static InputStream inPieces(byte[] bytes, int length) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] target, int offset, int max) {
        return super.read(target, offset, Math.min(max, length));
      }
    };
  }

  private static String decoded(InputStream stream, AtomicInteger notices) throws IOException {
    StringWriter text = new StringWriter();
    try (Reader reader = PuzzleReader.decode(stream, notices::incrementAndGet)) {
      reader.transferTo(text);
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 100_000})
  void utf8InPieces(int length) throws IOException {
    AtomicInteger notices = new AtomicInteger();
    byte[] bytes = TEXT.getBytes(StandardCharsets.UTF_8);

    assertThat(decoded(inPieces(bytes, length), notices)).isEqualTo(TEXT);
    assertThat(decoded(inPieces(TEXT.getBytes(StandardCharsets.UTF_16), length), notices))
        .isEqualTo(TEXT);
    assertThat(notices).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 100_000})
  void otherBytesAreWindows1252(int length) throws IOException {
    AtomicInteger notices = new AtomicInteger();
    Charset windows = Charset.forName("windows-1252");
    String text = ("a".repeat(40_000) + TEXT.replace("😀", "ÿ"));

    assertThat(decoded(inPieces(text.getBytes(windows), length), notices)).isEqualTo(text);
    assertThat(notices).hasValue(1);
  }

  @Test
  void everyByteHasACharacter() throws IOException {
    byte[] bytes = new byte[257];
    for (int i = 0; i < 256; i++) {
      bytes[i + 1] = (byte) i;
    }
    bytes[0] = (byte) 0xFF;
    String expected = new String(bytes, Charset.forName("windows-1252"));
    String text = decoded(inPieces(bytes, 5), new AtomicInteger());

    assertThat(text).hasSize(257);
    for (int i = 0; i < 257; i++) {
      // Five bytes have no character; Java replaces them with a mark, whereas we keep their number.
      char wanted = expected.charAt(i) == '\uFFFD' ? (char) (bytes[i] & 0xFF) : expected.charAt(i);
      assertThat(text.charAt(i)).isEqualTo(wanted);
    }
  }

  @Test
  void aCharacterThatIsCutOffAtTheEnd() throws IOException {
    AtomicInteger notices = new AtomicInteger();

    assertThat(decoded(inPieces(new byte[] {'a', 'b', (byte) 0xC3}, 1), notices)).isEqualTo("abÃ");
    assertThat(notices).hasValue(1);
  }

  @Test
  void oneCharacterAtATime() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Reader reader =
        PuzzleReader.decode(new ByteArrayInputStream("a😀b".getBytes(StandardCharsets.UTF_8)))) {
      for (int next = reader.read(); next >= 0; next = reader.read()) {
        text.append((char) next);
      }
    }
    assertThat(text).hasToString("a😀b");
  }
}
