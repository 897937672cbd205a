package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;

final class LineReaderTest {
  private static final int MOST = LineReader.MAX_LENGTH;

  private static LineReader reader(String text) {
    return new LineReader("text", new StringReader(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, MOST - 1, MOST, MOST + 1, 2 * MOST, 3 * MOST + 1})
  void aLongLineHasPieces(int length) throws IOException {
    for (String end : List.of("\n", "\r\n", "\r")) {
      LineReader lines = reader("first" + end + "x".repeat(length) + "y" + end + "last");
      lines.next();
      TextLine line = lines.next().orElseThrow();
      StringBuilder whole = new StringBuilder(line.text());
      for (Optional<TextLine> piece = lines.continued(line);
          piece.isPresent();
          piece = lines.continued(line)) {
        assertThat(line.tooLong()).isTrue();
        line = piece.get();
        assertThat(line.number()).isEqualTo(2);
        whole.append(line.text());
      }

      assertThat(line.tooLong()).isFalse();
      assertThat(whole.toString().equals("x".repeat(length) + "y")).isTrue();
      assertThat(lines.next()).contains(new TextLine(3, "last", false));
    }
  }

  @Test
  void theRestOfALineIsLeftOutOnceTheNextOneIsRead() throws IOException {
    LineReader lines = reader("x".repeat(2 * MOST) + "\nlast");
    TextLine line = lines.peek(0).orElseThrow();

    assertThat(lines.peek(1)).contains(new TextLine(2, "last", false));
    assertThat(lines.next()).contains(line);
    assertThat(lines.continued(line)).isEmpty();
  }

  @Test
  void aControlCharacterInAPieceIsNoted() throws IOException {
    LineReader lines = reader("x".repeat(MOST) + "\u0001y\n");
    TextLine line = lines.next().orElseThrow();

    assertThat(lines.takeControlCharacter()).isEmpty();
    assertThat(lines.continued(line).orElseThrow().text()).isEqualTo("\u0001y");
    assertThat(lines.takeControlCharacter().orElseThrow().column()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"#play?p=1...", "  #play?p=1...&t=x label", "#set?p=1"})
  void theEndOfALinkIsNoComment(String text) throws IOException {
    assertThat(reader(text).next()).contains(new TextLine(1, text, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"# play?p=1", "#play", "#play?p=", "#", "#Ap=1", "#what? p=1"})
  void othersAreComments(String text) throws IOException {
    assertThat(reader(text).next()).isEmpty();
  }

  @Test
  void noBreakSpacesSeparateAndAreKept() throws IOException {
    TextLine line = reader("1\u00A02  \u00A0 a  b\u00A0c\u00A0 ").next().orElseThrow();

    assertThat(line.text()).isEqualTo("1 2    a  b c  ");
    assertThat(line.rest(3)).isEqualTo("a  b\u00A0c");
    assertThat(line.rest(13)).isEmpty();
  }

  @Test
  void labelsKeepTheirSpaces() {
    String label = "one  two\u00A0three";
    for (PuzzleFormat format : List.of(PuzzleFormats.LINE, PuzzleFormats.FORUM)) {
      PuzzleEntry entry =
          PuzzleEntry.of(Reading.puzzles("1......2.3....4.").get(0))
              .withText(EntryPart.LABEL, label);

      assertThat(Reading.entry(Reading.puzzleTexts(format.write(entry)).get(0))).isEqualTo(entry);
    }
  }
}
