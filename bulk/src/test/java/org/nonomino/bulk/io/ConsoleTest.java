package org.nonomino.bulk.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ConsoleTest {
  private static final String TITLE = "é \u202Etxet\u202C \u2066x\u2069 \u061C 数独 \uD83E\uDDE9\n";

  /** A character may be written in several parts. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 1000})
  void resultsDoNotTurnTheTextOfATerminal(int partLength) throws IOException {
    assertThat(written(true, partLength)).isEqualTo("é �txet� �x� � 数独 \uD83E\uDDE9\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000})
  void filesGetAllCharacters(int partLength) throws IOException {
    assertThat(written(false, partLength)).isEqualTo(TITLE);
  }

  private static String written(boolean toTerminal, int partLength) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            bytes,
            OutputStream.nullOutputStream(),
            false,
            toTerminal,
            false,
            Console.USUAL_COLUMNS,
            false);
    byte[] title = TITLE.getBytes(StandardCharsets.UTF_8);
    for (int from = 0; from < title.length; from += partLength) {
      console.out().write(title, from, Math.min(partLength, title.length - from));
    }
    console.out().flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
