package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.PuzzleEntry;

/**
 * Tests input that would fill the memory, never end or take forever, and files that are not text.
 * The tests run with a heap that could not hold some of them.
 */
final class HostileTextTest {
  private static final String LINE =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String GRID =
      """
      5 3 . . 7 . . . .
      6 . . 1 9 5 . . .
      . 9 8 . . . . 6 .
      8 . . . 6 . . . 3
      4 . . 8 . 3 . . 1
      7 . . . 2 . . . 6
      . 6 . . . . 2 8 .
      . . . 4 1 9 . . 5
      . . . . 8 . . 7 9
      """;
  private static final int MILLION = 1_000_000;

  /** Repeats a piece of text between a beginning and an end, without storing the result. */
  private static final class RepeatingReader extends Reader {
    private static final int COPIES = 1000;

    private final String start;
    private final String piece;
    private final long repeatedLength;
    private final String end;
    private long position;

    RepeatingReader(String start, String piece, long times, String end) {
      this.start = start;
      // Long enough for quick copying, and a divisor of the number of repetitions.
      int copies = times % COPIES == 0 ? COPIES : 1;
      this.piece = piece.repeat(copies);
      this.repeatedLength = times * piece.length();
      this.end = end;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      int count = 0;
      while (count < length && position < start.length() + repeatedLength + end.length()) {
        count += copy(buffer, offset + count, length - count);
      }
      return count == 0 ? -1 : count;
    }

    /** Copies the next characters of the current part, and returns their number. */
    private int copy(char[] buffer, int offset, int length) {
      long at = position - start.length();
      String part = at < 0 ? start : at < repeatedLength ? piece : end;
      int from =
          (int)
              (at < 0 ? position : at < repeatedLength ? at % piece.length() : at - repeatedLength);
      int to = Math.min(part.length(), from + length);
      part.getChars(from, to, buffer, offset);
      position += to - from;
      return to - from;
    }

    @Override
    public void close() {}
  }

  private static List<String> outcomes(Reader text) {
    return Reading.puzzleTexts(Reading.reader(text)).stream().map(Reading::outcome).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"5", " ", "1 ", "|"})
  void aLineOfAHundredMegabytesIsOneMessage(String piece) {
    String tooLong = ":262145 the line is longer than 262144 characters";
    long times = 100L * MILLION / piece.length();

    assertThat(outcomes(new RepeatingReader("", piece, times, "\n" + LINE + "\n")))
        .containsExactly("1" + tooLong, LINE);
    assertThat(outcomes(new RepeatingReader(LINE + "\n", piece, times, "\n" + LINE)))
        .containsExactly(LINE, "2" + tooLong, LINE);
    assertThat(outcomes(new RepeatingReader(GRID + "\n", piece, times, "\n\n" + GRID)))
        .containsExactly(LINE, "11" + tooLong, LINE);
  }

  @Test
  void aCommentOfAHundredMegabytesIsNone() {
    assertThat(outcomes(new RepeatingReader("#", "x", 100L * MILLION, "\n" + LINE)))
        .containsExactly(LINE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "# comment\n", "\n#\n", " \t\n"})
  void millionsOfLinesThatMeanNothing(String piece) {
    long lines = piece.chars().filter(c -> c == '\n' || piece.equals("\r")).count();
    String bad = LINE.substring(1);
    String tooFew = ":1 the puzzle has 80 cells, expected 81 (9×9)";

    assertThat(outcomes(new RepeatingReader("", piece, 3L * MILLION, LINE))).containsExactly(LINE);
    assertThat(outcomes(new RepeatingReader("", piece, 3L * MILLION, GRID))).containsExactly(LINE);
    assertThat(outcomes(new RepeatingReader(LINE + "\n", piece, 3L * MILLION, bad)))
        .containsExactly(LINE, 3 * MILLION * lines + 2 + tooFew);
    assertThat(outcomes(new RepeatingReader(GRID + "\n", piece, 3L * MILLION, "\n" + GRID)))
        .containsExactly(LINE, LINE);
  }

  @Test
  void linesAreGivenAsTheyCome() throws IOException {
    PuzzleReader reader =
        Reading.reader(new RepeatingReader("", LINE + "\n", Long.MAX_VALUE / 1000, ""));
    for (int i = 1; i <= 100_000; i++) {
      assertThat(reader.next().orElseThrow().place().line()).isEqualTo(i);
    }
  }

  @Test
  void gridsAreGivenAsTheyCome() throws IOException {
    PuzzleReader reader =
        Reading.reader(new RepeatingReader("", GRID + "\n", Long.MAX_VALUE / 1000, ""));
    for (int i = 0; i < 10_000; i++) {
      assertThat(reader.next().orElseThrow().place().line()).isEqualTo(10L * i + 1);
    }
  }

  @Test
  void longRowsThatNeverEnd() throws IOException {
    PuzzleReader reader =
        Reading.reader(new RepeatingReader(GRID + "\n", "1 ".repeat(30_000) + "\n", MILLION, ""));

    assertThat(Reading.outcome(reader.next().orElseThrow())).isEqualTo(LINE);
    for (int i = 0; i < 10; i++) {
      assertThat(Reading.outcome(reader.next().orElseThrow()))
          .endsWith("row 1 has at least 144 cells, expected at most 36");
    }
  }

  @Test
  void bytesThatAreNoTextAreOneMessage() throws IOException {
    byte[] image = new byte[100_000];
    new Random(1).nextBytes(image);
    byte[] signature = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n', 0, 0, 0, 13};
    System.arraycopy(signature, 0, image, 0, signature.length);

    assertThat(outcomes(PuzzleReader.decode(new ByteArrayInputStream(image))))
        .containsExactly("0:0 this is not text: it is full of control characters");
    assertThat(outcomes(PuzzleReader.decode(new ByteArrayInputStream(new byte[MILLION]))))
        .containsExactly("0:0 this is not text: it is full of control characters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE"})
  void marksTellTheEncoding(String charset) throws IOException {
    String mark = charset.equals("UTF-16") ? "" : "\uFEFF";
    byte[] bytes = (mark + "# Rätsel\n" + LINE + " Größe\n").getBytes(charset);
    PuzzleReader reader = Reading.reader(PuzzleReader.decode(new ByteArrayInputStream(bytes)));

    PuzzleEntry entry = Reading.entry(reader.next().orElseThrow());
    assertThat(Reading.line(entry.puzzle())).isEqualTo(LINE);
    assertThat(entry.label()).isEqualTo("Größe");
    assertThat(reader.next()).isEmpty();
  }

  @Test
  void shortStreamsDecode() throws IOException {
    assertThat(outcomes(PuzzleReader.decode(new ByteArrayInputStream(new byte[0]))))
        .containsExactly("0:0 there is no puzzle in this text");
    assertThat(
            outcomes(
                PuzzleReader.decode(
                    new ByteArrayInputStream("1".getBytes(StandardCharsets.UTF_8)))))
        .containsExactly("1");
  }

  /** Returns some text and then has nothing more for now, so that reading on would wait. */
  private static final class WaitingReader extends Reader {
    private final StringReader text;
    private boolean given;

    WaitingReader(String text) {
      this.text = new StringReader(text);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      if (given) {
        throw new AssertionError("would wait");
      }
      given = true;
      return text.read(buffer, offset, length);
    }

    @Override
    public boolean ready() {
      return !given;
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aPuzzleIsGivenBeforeTheNextOneIsThere(String lineEnd) throws IOException {
    PuzzleReader reader = Reading.reader(new WaitingReader(LINE + lineEnd + LINE + lineEnd));

    assertThat(Reading.outcome(reader.next().orElseThrow())).isEqualTo(LINE);
    assertThat(reader.isReady()).isTrue();
    assertThat(Reading.outcome(reader.next().orElseThrow())).isEqualTo(LINE);
    assertThat(reader.isReady()).isFalse();
  }

  @Test
  void nothingFollowsTheEnd() throws IOException {
    PuzzleReader reader = Reading.reader(new StringReader(LINE));
    Optional<PuzzleText> first = reader.next();

    assertThat(first).isPresent();
    assertThat(reader.next()).isEmpty();
    assertThat(reader.next()).isEmpty();
  }

  @Test
  void textsAreParsedAgainWithTheSameResult() {
    for (PuzzleText text : Reading.puzzleTexts(GRID + "\n" + GRID.substring(2))) {
      assertThat(Reading.outcome(text)).isEqualTo(Reading.outcome(text));
    }
  }
}
