package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;

final class OpenSudokuFormatTest {
  private static final PuzzleFormat OPENSUDOKU = OpenSudokuFormat.OPENSUDOKU;
  private static final String SAMPLE = FormatTexts.resource("easy.opensudoku");
  private static final String FIGURES =
      "379000014060010070080009005435007000090040020000800436900700080040080050850000249";
  private static final String GIVENS = FIGURES.replace('0', '.');

  private static String document(String games) {
    return "<opensudoku>\n" + games + "\n</opensudoku>\n";
  }

  @Test
  void theSampleOfOpenSudoku() {
    List<PuzzleEntry> entries = FormatTexts.entries(SAMPLE);

    assertThat(FormatTexts.recognized(SAMPLE)).isEqualTo("opensudoku");
    assertThat(entries).hasSize(1);
    assertThat(entries.get(0).puzzle().givens()).hasToString(GIVENS);
    assertThat(entries.get(0).texts())
        .isEqualTo(
            Map.of(
                EntryPart.LABEL, "Gnome-Sudoku Easy",
                EntryPart.AUTHOR, "romario333",
                EntryPart.DATE, "2009-09-16",
                EntryPart.SOURCE, "gnome-sudoku",
                EntryPart.LEVEL, "easy",
                EntryPart.URL, "http://opensudoku.eu/puzzles"));
    assertThat(FormatTexts.write(OPENSUDOKU, entries)).isEqualTo(SAMPLE);
  }

  @Test
  void whatIsSaidOfACollectionIsSaidOfEachGame() {
    String game = "<game data=\"" + FIGURES + "\"/>";
    String text =
        document(
            "<name>a</name><description>b</description><comment>c &amp; d</comment>"
                + game
                + game
                + "<author>e</author>"
                + game);

    assertThat(FormatTexts.entries(text))
        .map(PuzzleEntry::texts)
        .containsExactly(
            Map.of(EntryPart.LABEL, "a", EntryPart.DESCRIPTION, "b\nc & d"),
            Map.of(EntryPart.LABEL, "a", EntryPart.DESCRIPTION, "b\nc & d"),
            Map.of(EntryPart.AUTHOR, "e"));
  }

  @Test
  void gamesInFoldersHaveTheNameOfTheFolder() {
    String game = "<game created=\"1\" state=\"1\" time=\"2\" data='" + FIGURES + "' note=''/>";
    String text =
        "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"
            + "<opensudoku version=\"2\"><folder name=\"one\" created=\"5\">"
            + game
            + game
            + "</folder><folder name=\"two\">"
            + game
            + "</folder></opensudoku>";

    assertThat(FormatTexts.entries(text))
        .map(PuzzleEntry::label)
        .containsExactly("one", "one", "two");
  }

  /** The first two cells: a given 5 and an empty one with a note of the digits 1 and 3. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "version: 1&#10;5|-|0|0|1,3,|1|",
        "version: 2&#10;5|0|0|0|5|1|",
        "version: 2\n5|0|0|0|5|1|",
        "version: 2 5|0|0|0|005|1|"
      })
  void cellsWithNotes(String start) {
    String rest = start.startsWith("version: 1") ? "0|-|1|" : "0|0|1|";
    String text =
        document("<game data=\"" + start + "7" + rest.substring(1) + rest.repeat(78) + "\"/>");
    PuzzleEntry entry = FormatTexts.entries(text).get(0);

    assertThat(entry.puzzle().givens().toString()).isEqualTo("5" + ".".repeat(80));
    assertThat(entry.progress().grid().toString()).isEqualTo("5.7" + ".".repeat(78));
    assertThat(entry.progress().centreMarks(1)).isEqualTo(0b101);
    assertThat(entry.progress().hasCornerMarks()).isFalse();
    assertThat(OPENSUDOKU.write(entry))
        .isEqualTo(
            "  <name></name>\n  <game data=\"version: 2&#10;5|0|0|0|5|1|7|0|1|"
                + "0|0|1|".repeat(78)
                + "\" />\n");
  }

  @Test
  void cellsWithTwoFieldsOfNotes() {
    String text = document("<game data=\"version: 3&#10;0|1|6|1|" + "0|0|0|1|".repeat(80) + "\"/>");
    Progress progress = FormatTexts.entries(text).get(0).progress();

    assertThat(progress.cornerMarks(0)).isEqualTo(0b1);
    assertThat(progress.centreMarks(0)).isEqualTo(0b110);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void marksAndTextsAreReadAsWritten(long seed) {
    Random random = new Random(seed);
    List<PuzzleEntry> entries =
        Stream.generate(() -> withMarks(FormatTexts.classicEntry(OPENSUDOKU, random), random))
            .limit(30)
            .toList();
    String text = FormatTexts.write(OPENSUDOKU, entries);

    assertThat(FormatTexts.entries(text)).as("seed " + seed).isEqualTo(entries);
    FormatTexts.checkSoundWhenSpoilt(
        OPENSUDOKU, FormatTexts.write(OPENSUDOKU, entries.subList(0, 3)), seed);
  }

  private static PuzzleEntry withMarks(PuzzleEntry entry, Random random) {
    long[] marks = random.longs(81, 0, 1 << 9).toArray();
    return entry.withProgress(new Progress(entry.progress().grid(), marks, new long[81]));
  }

  @Test
  void textsKeepTheirCharacters() {
    String words = "a\n# b\n\n\n\n\tc\u00A0d <e> &amp; \"f\" ]]> \uD83D\uDE00 é";
    PuzzleEntry entry =
        PuzzleEntry.of(new Puzzle(Grid.empty(9), FormatTexts.CLASSIC))
            .withText(EntryPart.DESCRIPTION, words)
            .withText(EntryPart.LABEL, "g\u0000\uD83Dh\u001Ai");

    PuzzleEntry read = FormatTexts.entries(FormatTexts.write(OPENSUDOKU, List.of(entry))).get(0);

    assertThat(read.text(EntryPart.DESCRIPTION)).contains(words);
    assertThat(read.label()).isEqualTo("g  h i");
  }

  static Stream<Arguments> malformedGames() {
    return Stream.of(
        Arguments.of(
            "<game/>", "2:1 the game has no data | Write <game data=\"…\"/> with 81 digits."),
        Arguments.of(
            "<game data=\"" + FIGURES.substring(1) + "\"/>",
            "2:1 the game has 80 cells, expected 81 | Maybe 1 cell is missing."),
        Arguments.of(
            "  <game data=\"" + FIGURES.replaceFirst("9", "x") + "\"/>",
            "2:17 'x' is neither a digit nor a blank | Use 1 to 9, and one of . 0 - _ * ? for a"
                + " blank."),
        Arguments.of(
            "<game\n data=\"" + FIGURES.replaceFirst("9", "3") + "\"/>",
            "3:10 the given 3 appears twice in row 1: r1c1 and r1c3 | Change or remove one of the"
                + " two."),
        Arguments.of(
            "<game data=\"version: 2&#10;" + "0|0|1|".repeat(80) + "\"/>",
            "2:1 the game has 240 fields followed by a bar, expected 243 or 324 | Each of the 81"
                + " cells has a digit, one or two fields of notes, and 0 or 1."),
        Arguments.of(
            "<game data=\"version: 2&#10;" + "0|0|1|".repeat(80) + "0|0|2|\"/>",
            "2:1 r9c9 ends with '2', expected 0 or 1 | Write 0 for a given, 1 for any other cell."),
        Arguments.of(
            "<game data=\"version: 2&#10;" + "0|0|1|".repeat(80) + "|0|1|\"/>",
            "2:1 r9c9 has no digit | Write 0 where the cell is empty."),
        Arguments.of(
            "<game data=\"version: 2&#10;" + "0|0|1|".repeat(80) + "10|0|1|\"/>",
            "2:1 '10' is above 9, the highest digit of a 9×9 puzzle | Use 1 to 9, and one of"
                + " . 0 - _ * ? for a blank."),
        Arguments.of(
            "<game data=\"version: 2&#10;" + "0|0|1|".repeat(80) + "0|512|1|\"/>",
            "2:1 '512' is not valid for the notes of r9c9 in version 2 | Write a number up to 511: 1 for"
                + " the digit 1, 2 for 2, 4 for 3, and their sums."),
        Arguments.of(
            "<game data=\"version: 1&#10;" + "0|-|1|".repeat(80) + "0|0,1|1|\"/>",
            "2:1 '0,1' is not valid for the notes of r9c9 in version 1 | Write digits with commas, or"
                + " - for none."));
  }

  @ParameterizedTest
  @MethodSource("malformedGames")
  void aBadGameIsReportedAndTheOthersAreRead(String game, String outcome) {
    assertThat(
            FormatTexts.outcomes(OPENSUDOKU, document(game + "\n<game data=\"" + FIGURES + "\"/>")))
        .containsExactly(outcome, GIVENS);
  }

  static Stream<Arguments> malformedDocuments() {
    String game = "<game data=\"" + FIGURES + "\"/>";
    String dtd =
        "the document has a document type definition (DTD) | DTDs and entities are refused, so"
            + " nothing they refer to is read. Remove it.";
    return Stream.of(
        Arguments.of(
            "<?xml version=\"1.0\"?><sudoku/>",
            1,
            "the document is 'sudoku', expected 'opensudoku' | The only XML documents that can be"
                + " read are those of OpenSudoku."),
        Arguments.of(
            "<!DOCTYPE opensudoku SYSTEM \"file:///etc/passwd\">\n" + document(game), 1, dtd),
        Arguments.of(
            "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>\n"
                + document("<name>&b;</name>" + game),
            1,
            dtd),
        Arguments.of(
            "<!DOCTYPE x [<!ENTITY a SYSTEM \"http://localhost:1/a\">]>\n"
                + document("<name>&a;</name>" + game),
            1,
            dtd),
        Arguments.of(
            "<opensudoku>" + "<folder>".repeat(16) + game,
            1,
            "elements are nested more than 16 levels deep | OpenSudoku does not nest them that deeply."),
        Arguments.of(
            "<opensudoku><name>" + "a".repeat(1 << 17) + "</name>",
            1,
            "the text of 'name' is longer than 65536 characters | Shorten it."),
        Arguments.of(
            "<opensudoku>\n<!--" + ("a".repeat(100_000) + "\n").repeat(20) + "-->" + game,
            0,
            "one element is longer than 1048576 characters | Put each game on a separate line."),
        Arguments.of(
            "<opensudoku>\n" + game.repeat(3000),
            0,
            "line 2 is longer than 262144 characters | Put each game on a separate line."));
  }

  @ParameterizedTest
  @MethodSource("malformedDocuments")
  void aRefusedDocumentIsReported(String document, int line, String outcome) {
    List<String> outcomes = FormatTexts.outcomes(OPENSUDOKU, document);

    assertThat(outcomes).hasSize(1);
    assertThat(outcomes.get(0)).matches(line + ":\\d+ .*").endsWith(" " + outcome);
  }

  @Test
  void anEntityThatNobodyDeclaredIsReported() {
    assertThat(FormatTexts.outcomes(OPENSUDOKU, document("<name>&a;</name>"))).hasSize(1);
    assertThat(FormatTexts.outcomes(OPENSUDOKU, document("<game data=\"&a;\"/>"))).hasSize(1);
    assertThat(FormatTexts.outcomes(OPENSUDOKU, FIGURES))
        .singleElement()
        .asString()
        .startsWith("1:");
  }

  @Test
  void aDocumentThatBreaksOffGivesTheGamesBefore() {
    String text = SAMPLE.substring(0, SAMPLE.indexOf("</opensudoku>")) + "  <game data=\"12";

    List<String> outcomes = FormatTexts.outcomes(OPENSUDOKU, text);

    assertThat(outcomes).hasSize(2);
    assertThat(outcomes.get(0)).startsWith(GIVENS);
    assertThat(outcomes.get(1))
        .startsWith("12:0 this is not well-formed XML: ")
        .endsWith(" | Maybe a part of the document is missing.");
  }

  @Test
  void commentsAndBlankLinesKeepTheNumbersOfLines() {
    String text = "\n# a\n\n" + document("\n\n\n# b\n# c\n\n<!-- d -->\n<game/>");

    assertThat(FormatTexts.outcomes(OPENSUDOKU, text))
        .singleElement()
        .asString()
        .startsWith("12:1 the game has no data");
  }

  @Test
  void gamesAreReadOneByOne() throws IOException, MalformedTextException {
    int count = 200_000;
    PuzzleReader reader =
        new PuzzleReader(
            "text",
            new RepeatedText(
                "<opensudoku>\n", "<game data=\"" + FIGURES + "\"/>\n", count, "</opensudoku>"),
            List.of(OPENSUDOKU),
            new PuzzleAssembler(Optional.empty()));
    int read = 0;
    for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
      if (read++ % 50_000 == 0) {
        assertThat(next.get().parse().puzzle().givens()).hasToString(GIVENS);
        assertThat(next.get().place().line()).isEqualTo(read + 1);
      }
    }
    assertThat(read).isEqualTo(count);
  }

  /** A string with one part repeated many times, of which little is in memory. */
  private static final class RepeatedText extends Reader {
    private final String part;
    private final String end;
    private String pending;
    private int left;
    private boolean isEnded;

    RepeatedText(String start, String part, int count, String end) {
      this.pending = start;
      this.part = part;
      this.left = count;
      this.end = end;
    }

    @Override
    public int read(char[] buffer, int offset, int length) {
      if (pending.isEmpty() && left > 0) {
        pending = part;
        left--;
      } else if (pending.isEmpty() && !isEnded) {
        pending = end;
        isEnded = true;
      }
      if (pending.isEmpty()) {
        return -1;
      }
      int count = Math.min(length, pending.length());
      pending.getChars(0, count, buffer, offset);
      pending = pending.substring(count);
      return count;
    }

    @Override
    public void close() {}
  }
}
