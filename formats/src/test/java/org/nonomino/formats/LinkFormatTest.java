package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleText;

/** Compares with the output of the JavaScript package: see fpuzzles/ORIGIN.md. */
final class LinkFormatTest {
  private static final List<PuzzleFormat> LINKS =
      List.of(LinkFormat.FPUZZLES_LINK, LinkFormat.SUDOKUPAD);

  private static final String WAYS =
      "Links of f-puzzles (?load=…), those of SudokuPad with scl…, ctc…, scf… or fpuzzles…, those of"
          + " Interactive Sudoku Solver and puzz.link, and those with n² digits and blanks hold the"
          + " puzzle itself.";

  private static final String EMPTY_CELLS = "................";
  private static final String EMPTY =
      LzString.compressToBase64(
          "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}");

  static IntStream sizes() {
    return IntStream.rangeClosed(1, Grid.MAX_SIZE);
  }

  static List<JsonObject> records() {
    return JsonReading.objects("/fpuzzles/links.ndjson");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void readsWhatItWrites(int size) {
    for (PuzzleFormat format : LINKS) {
      List<PuzzleEntry> entries = AnnotatedPuzzles.ofSize(size, format.holds(), size);
      String text = entries.stream().map(format::write).collect(Collectors.joining());

      assertThat(text.lines()).hasSameSizeAs(entries);
      assertThat(JsonReading.entries(text)).as(text).isEqualTo(entries);
      assertThat(JsonReading.format(text)).isEqualTo(format.name());
    }
  }

  @ParameterizedTest
  @MethodSource("records")
  void writesTheLinksOfThePackage(JsonObject record) {
    PuzzleEntry entry = JsonReading.entries(JsonReading.text(record, "json")).get(0);

    assertThat(LinkFormat.FPUZZLES_LINK.write(entry))
        .isEqualTo("https://www.f-puzzles.com/?load=" + JsonReading.text(record, "base64") + "\n");
    assertThat(LinkFormat.SUDOKUPAD.write(entry))
        .isEqualTo("https://sudokupad.app/fpuzzles" + JsonReading.text(record, "percent") + "\n");
  }

  @ParameterizedTest
  @MethodSource("records")
  void readsLinksOfAllKinds(JsonObject record) {
    String base64 = JsonReading.text(record, "base64");
    PuzzleEntry entry = JsonReading.entries(JsonReading.text(record, "json")).get(0);
    for (String holder :
        List.of(
            base64,
            base64.replace("=", ""),
            base64.replace('+', '-').replace('/', '_'),
            JsonReading.text(record, "percent"),
            JsonReading.text(record, "percent").replace("%2B", "%2b").replace("%2F", "%2f"),
            JsonReading.text(record, "uri"))) {
      for (String start :
          List.of(
              "https://www.f-puzzles.com/?load=",
              "http://f-puzzles.com/?load=",
              "f-puzzles.com/?load=",
              "HTTPS://WWW.F-Puzzles.com/?lang=en&load=",
              "https://www.f-puzzles.com/?load=other&load=",
              "https://www.f-puzzles.com/a?b?c&load=",
              "https://sudokupad.app/fpuzzles",
              "https://sudokupad.app/fpuz",
              "https://sudokupad.app/?puzzleid=fpuzzles",
              "https://beta.sudokupad.app/sudoku/fpuzzles",
              "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
              "https://app.crackingthecryptic.com/fpuz",
              "sudokupad.app/fpuzzles",
              "fpuzzles",
              "fpuz")) {
        String link = start + holder;
        assertThat(JsonReading.entries(link)).as(link).containsExactly(entry);
      }
    }
    assertThat(JsonReading.entries("https://sudokupad.app/fpuzzles" + base64 + "?setting-nogrid=1"))
        .containsExactly(entry);
    assertThat(JsonReading.entries("https://www.f-puzzles.com/?load=" + base64 + "&x=y#z"))
        .containsExactly(entry);
  }

  /** A hyphen is 62 in one alphabet for addresses and 63 in another. */
  @Test
  void aHyphenMayStandForEitherDigit() {
    int plus = 0;
    int slash = 0;
    for (int i = 0; i < 500; i++) {
      String author = "title " + i;
      String base64 =
          LzString.compressToBase64("{\"author\":\"" + author + "\",\"grid\":[[{\"value\":1}]]}");
      boolean hasPlus = base64.contains("+");
      boolean hasSlash = base64.contains("/");
      if (hasPlus != hasSlash) {
        plus += hasPlus ? 1 : 0;
        slash += hasSlash ? 1 : 0;
        String link = "https://sudokupad.app/fpuzzles" + base64.replace('+', '-').replace('/', '-');
        assertThat(JsonReading.entries(link))
            .as(link)
            .extracting(entry -> entry.text(EntryPart.AUTHOR).orElse(""))
            .containsExactly(author);
      }
    }
    assertThat(List.of(plus, slash)).allMatch(count -> count > 10);
  }

  @Test
  void aLabelMayStandBehindALink() {
    String link = "https://sudokupad.app/fpuzzles" + EMPTY;
    List<PuzzleEntry> entries =
        JsonReading.entries("# links\n\n  " + link + "\tmy label \r\n" + link + "\n");

    assertThat(entries).extracting(PuzzleEntry::label).containsExactly("my label", "");
    assertThat(
            JsonReading.entries(
                LinkFormat.SUDOKUPAD
                        .write(entries.get(0).withText(EntryPart.LABEL, "title"))
                        .strip()
                    + " remark"))
        .extracting(PuzzleEntry::label)
        .containsExactly("title");
  }

  @Test
  void bothFormatsReadTheLinksOfBothSites() {
    String text =
        "https://sudokupad.app/fpuzzles" + EMPTY + "\nhttps://f-puzzles.com/?load=" + EMPTY + "\n";

    assertThat(JsonReading.outcomes(text)).containsExactly(EMPTY_CELLS, EMPTY_CELLS);
  }

  static Stream<Arguments> malformed() {
    String noJson = LzString.compressToBase64("Hello");
    return Stream.of(
        Arguments.of(
            "https://sudokupad.app/abc123",
            "1:23 the link holds only the ID of a puzzle, 'abc123'; the puzzle itself is on the site."
                + " Nothing is fetched from the network. Open"
                + " https://sudokupad.app/api/puzzle/abc123 in a browser, and paste the text that it"
                + " shows."),
        Arguments.of(
            "https://app.crackingthecryptic.com/sudoku/abc123",
            "1:43 the link holds only the ID of a puzzle, 'abc123'; the puzzle itself is on the site."
                + " Nothing is fetched from the network. Open"
                + " https://sudokupad.app/api/puzzle/abc123 in a browser, and paste the text that it"
                + " shows."),
        Arguments.of(
            "https://sudokupad.app/sclerosis",
            "1:23 the link holds only the ID of a puzzle, 'sclerosis'; the puzzle itself is on the site."
                + " Nothing is fetched from the network. Open"
                + " https://sudokupad.app/api/puzzle/sclerosis in a browser, and paste the text that it"
                + " shows."),
        Arguments.of(
            "https://www.f-puzzles.com/?id=y1234567",
            "1:31 the link holds only the ID of a puzzle, 'y1234567'; the puzzle itself is on the"
                + " site. Nothing is fetched from the network. Open it in f-puzzles, and copy the"
                + " link of 'Export', which begins with ?load=."),
        Arguments.of(
            "https://tinyurl.com/29ky3dfn",
            "1:1 this link leads to a site that Nonomino does not support. " + WAYS),
        Arguments.of(
            "https://www.f-puzzles.com/?load=",
            "1:33 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://www.f-puzzles.com/",
            "1:26 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://www.f-puzzles.com/#?load=other",
            "1:26 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://www.f-puzzles.com/?x#&load=other",
            "1:26 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://www.f-puzzles.com/?preload=other",
            "1:26 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://sudokupad.app/fpuzzles",
            "1:23 the link holds no puzzle."
                + " Maybe it was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://www.f-puzzles.com/?load=" + EMPTY.substring(0, 30),
            "1:33 the Base64 ends too early."
                + " Maybe the link was cut off: copy it again, to its last character."),
        Arguments.of(
            "https://sudokupad.app/fpuzzles" + EMPTY.substring(0, 8) + "!" + EMPTY.substring(9),
            "1:39 '!' is not a Base64 character. The puzzle in a link has only letters, digits, + / = -"
                + " and _: copy it again."),
        Arguments.of(
            "https://www.f-puzzles.com/?load=" + noJson,
            "1:33 the link does not hold JSON but 'Hello'."
                + " Maybe it is a link to something else, or characters of it were changed."),
        Arguments.of(
            "https://www.f-puzzles.com/?load=" + LzString.compressToBase64("{\"size\":4"),
            "1:33 the JSON object that begins here has no end."
                + " Maybe the text was cut off, or a bracket or a quotation mark is missing."),
        Arguments.of(
            "https://www.f-puzzles.com/?load="
                + LzString.compressToBase64("{\"x\":" + "[".repeat(999)),
            "1:33 the JSON is nested deeper than 32 brackets. No puzzle needs that many."),
        Arguments.of(
            "https://www.f-puzzles.com/?load="
                + LzString.compressToBase64("{" + " ".repeat(5_000_000)),
            "1:33 the text in the link is longer than 4194304 characters."
                + " No puzzle needs that many. Decompression stopped there."),
        Arguments.of(
            "https://www.f-puzzles.com/?load="
                + LzString.compressToBase64("{\"grid\":[[{}]],\"clock\":[1]}"),
            "1:33 the puzzle has constraints that Nonomino does not support: clock lines."
                + " Without them it would be a different puzzle."));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void aBadLinkIsReportedAndTheOthersAreRead(String link, String problem) {
    String good = "https://sudokupad.app/fpuzzles" + EMPTY;

    assertThat(JsonReading.outcomes(link + "\n" + good + "\n"))
        .containsExactly(problem, EMPTY_CELLS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Try this one: %s",
        "Have you seen <%s>? It is hard!",
        "Puzzle 7 (%s), by Ann.",
        "%s"
      })
  void aLinkInASentenceIsFound(String sentence) {
    String link = "https://sudokupad.app/fpuzzles" + EMPTY;

    assertThat(JsonReading.outcomes(sentence.formatted(link)))
        .hasSize(1)
        .first()
        .asString()
        .startsWith(EMPTY_CELLS);
  }

  @Test
  void whatIsNoLinkIsReported() {
    List<PuzzleText> puzzleTexts =
        JsonReading.puzzleTexts(List.of(LinkFormat.SUDOKUPAD), "puzzle 1 " + EMPTY, false);

    assertThat(puzzleTexts.stream().map(JsonReading::outcome))
        .containsExactly("1:1 this is not a link. A link begins with https:// and has no spaces.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fpuz",
        "fpuzzles",
        "scl",
        "http",
        "1.../.2../..3./...4",
        "9j:a1b,cc",
        "a.b/c",
        ""
      })
  void otherTextsAreNotTakenForLinks(String text) {
    assertThat(JsonReading.format(text)).isNotEqualTo("fpuzzles-link").isNotEqualTo("sudokupad");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void mutatedLinksGiveSoundPuzzlesOrMessages(long seed) {
    Random random = new Random(seed);
    List<JsonObject> records = records();
    String characters = "ABYZabyz0189+/-_=%&?# :";
    for (int i = 0; i < 1000; i++) {
      StringBuilder link =
          new StringBuilder("https://sudokupad.app/fpuzzles")
              .append(JsonReading.text(records.get(random.nextInt(records.size())), "base64"));
      for (int left = random.nextInt(4); left >= 0; left--) {
        int at = random.nextInt(link.length());
        if (random.nextBoolean()) {
          link.deleteCharAt(at);
        } else {
          link.insert(at, characters.charAt(random.nextInt(characters.length())));
        }
      }
      for (PuzzleText text : JsonReading.puzzleTexts(LINKS, link.toString(), false)) {
        try {
          text.parse();
        } catch (MalformedTextException e) {
          assertThat(e.problem()).isNotBlank();
        } catch (RuntimeException e) {
          throw new AssertionError("seed " + seed + ": " + link, e);
        }
      }
    }
  }
}
