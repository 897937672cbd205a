package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

/** Tests that input with one puzzle per line gives the same puzzles in parts as in one piece. */
class PartsOfTextsTest {
  private static final List<PuzzleFormat> FORMATS =
      Stream.concat(ExchangeFormats.ALL.stream(), PuzzleFormats.ALL.stream()).toList();

  private static final String PUZZLES =
      """
      # a comment
      1..4..2..2..4..1 AABBAABBCCDDCCDD first

      1..4..2..2..4..1 second
      1..4..2..2..4 too short
      # another

      \u0001...4..2..2..4..1 with a control character
      1..1............ a digit twice
      ................ last
      """;

  private static final String TABLE =
      """
      # a comment
      label;puzzle;regions
      first;1..4..2..2..4..1;AABBAABBCCDDCCDD
      second;1..4..2..2..4..1;
      # no puzzle
      third;;
      fourth;................;
      """;

  private final PuzzleAssembler assembler = new PuzzleAssembler(Optional.empty());

  private PuzzleReader whole(String text) {
    return new PuzzleReader("text", new StringReader(text), FORMATS, assembler);
  }

  private static List<String> items(PuzzleReader reader) throws IOException {
    List<String> items = new ArrayList<>();
    for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
      items.add(item(next.get()));
    }
    return items;
  }

  private static String item(PuzzleText text) {
    try {
      return text.place() + " " + text.parse();
    } catch (MalformedTextException e) {
      return e.place() + ": " + e.problem() + e.place().lineText();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {PUZZLES, TABLE})
  void puzzlesOfPartsAreThoseOfTheWhole(String text) throws IOException {
    PuzzleReader.ByLines how = whole(text).byLines().orElseThrow();
    List<String> expected = items(whole(text));
    String[] lines = text.split("(?<=\n)");

    assertThat(expected).hasSizeGreaterThan(3);
    for (int cut = (int) how.firstLine(); cut < lines.length; cut++) {
      PuzzleReader before =
          PuzzleReader.ofPart(
              "text",
              new StringReader(String.join("", List.of(lines).subList(0, cut))),
              how.format(),
              "",
              1,
              assembler);
      PuzzleReader after =
          PuzzleReader.ofPart(
              "text",
              new StringReader(String.join("", List.of(lines).subList(cut, lines.length))),
              how.format(),
              how.header(),
              cut + 1,
              assembler);
      List<String> parts = items(before);
      parts.addAll(items(after));

      assertThat(parts).as("cut after line %d", cut).isEqualTo(expected);
    }
  }

  @Test
  void aPartWithoutPuzzlesGivesNone() throws IOException {
    PuzzleReader part =
        PuzzleReader.ofPart(
            "text", new StringReader("\n# nothing\n"), PuzzleFormats.LINE, "", 7, assembler);

    assertThat(part.next()).isEmpty();
  }

  @Test
  void textsWhosePuzzlesTakeSeveralLinesHaveNoParts() throws IOException {
    assertThat(whole("1 . . 4\n. . 2 .\n. 2 . .\n4 . . 1\n").byLines()).isEmpty();
    assertThat(whole("{\"puzzle\": \"1..4..2..2..4..1\"}\n").byLines()).isEmpty();
    assertThat(whole("# nothing\n").byLines()).isEmpty();
  }
}
