package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.text.LineReader;
import org.nonomino.text.PuzzleFormat;

/**
 * Tests links of the web app. The escapes of {@code URLSearchParams} were recorded in Chromium 156,
 * for {@code Ä & b+c=?#ß~!()'}, {@code 日本 100 %} and {@code @.-_*1}.
 */
final class PageLinkFormatTest {
  private static final String GIVENS = "1......2.3....4.";
  private static final String QUERY =
      "p="
          + GIVENS
          + "&t=%C3%84+%26+b%2Bc%3D%3F%23%C3%9F%7E%21%28%29%27"
          + "&a=%E6%97%A5%E6%9C%AC+100+%25&e=.2..............";

  private static List<PuzzleEntry> read(String text) {
    return JsonReading.puzzleTexts(ExchangeFormats.ALL, text, false).stream()
        .map(JsonReading::entry)
        .toList();
  }

  private static String problem(String text) {
    return JsonReading.outcome(JsonReading.puzzleTexts(ExchangeFormats.ALL, text, false).get(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost:8017/#play?",
        "https://example.org/some/path/#play?",
        "https://example.org/some/path/index.html#play?",
        "example.org/#play?",
        "https://example.org/?",
        "https://example.org/#",
        "play?",
        "#play?",
        " #play?",
        "http://[::1]:8017/#play?",
        "?",
        ""
      })
  void readsLinksOfAnyAddress(String start) {
    PuzzleEntry entry = read(start + QUERY).get(0);

    assertThat(entry.puzzle().givens()).hasToString(GIVENS);
    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(entry.text(EntryPart.LABEL)).contains("Ä & b+c=?#ß~!()'");
    assertThat(entry.text(EntryPart.AUTHOR)).contains("日本 100 %");
    assertThat(entry.progress().grid().digit(1)).isEqualTo(2);
    assertThat(entry.progress().grid().filledCount()).isEqualTo(5);
  }

  /**
   * Input that begins as a record of another format is one, although one of its strings is a link.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"size\":4,\"puzzle\":\"4......3.2....1.\",\"url\":\"https://a.b/#play?p=1......2.3....4.&t=x\"}",
        "{\"url\":\"https://a.b/?p=1...\",\"puzzle\":\"4......3.2....1.\"}",
        "[{\"puzzle\":\"4......3.2....1.\",\"url\":\"https://a.b/?m=edit&p=1...\"}]",
        "{\"url\":\"https://a.b/penpa-edit/#m=edit&p=1...\",\"puzzle\":\"4......3.2....1.\"}",
        "{\n\"url\":\"https://a.b/?p=1...\",\n\"puzzle\":\"4......3.2....1.\"}",
        "puzzle,url?p=1\n4......3.2....1.,https://a.b/#play?p=1...",
        "4......3.2....1. https://a.b/#play?p=1...",
      })
  void aRecordWithALinkIsNotALink(String text) {
    assertThat(FormatTexts.found(text))
        .extracting(entry -> entry.puzzle().givens().toString())
        .containsExactly("4......3.2....1.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVNb9swDL37Vww68yBKlm3p",
        "https://opt-pan.github.io/penpa-edit/?m=solve&p=7VVNb9swDL37Vww68yBKlm3p",
        "https://example.org/penpa-edit/?p=1...",
        "https://example.org/#m=edit&p=7VVNb9sw",
        "m=edit&p=7VVNb9sw",
      })
  void aLinkToPenpaThatIsCutIsNamed(String link) {
    assertThat(problem(link))
        .contains(" the link to Penpa was cut off, or some of its characters were changed.");
  }

  @Test
  void readsRegionsAndALabelAfterTheLink() {
    PuzzleEntry entry = read("https://a.b/#play?p=1...&r=0101 my label").get(0);

    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(2, 1));
    assertThat(entry.label()).isEqualTo("my label");
  }

  @Test
  void constraintsAreInTheLink() {
    Rules rules =
        Rules.of(
            RegionMask.boxes(2, 2),
            List.of(
                new KillerCage(CellList.of(4, 0, 1), OptionalInt.of(3)),
                new EqualCages(List.of(CellList.of(4, 4, 8), CellList.of(4, 6, 10))),
                new AntiKnight(4)));
    PuzzleEntry entry = PuzzleEntry.of(new Puzzle(Grid.empty(4), rules));

    String link = PageLinkFormat.PAGE_LINK.write(entry);

    assertThat(link).contains("&c=%5B%7B%22kind%22%3A%22cage%22%2C%22cells%22%3A%5B%22r1c1%22%2C");
    assertThat(read(link)).containsExactly(entry);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "%5B%7B%22kind%22%3A%22cage%22 | 1:40 the JSON object that begins here has no end",
        "%7B%7D | 1:40 the field 'constraints' is an object, expected a list",
        "%5B%7B%22kind%22%3A%22fog%22%7D%5D | 1:40 constraint 1: the kind is 'fog'",
      })
  void brokenConstraintsAreNamed(String constraints, String problem) {
    assertThat(problem("https://a.b/#play?p=................&c=" + constraints))
        .startsWith(problem);
  }

  /** The web app also omits the regions of prime sizes. */
  @Test
  void withoutRegionsAPrimeSizeHasRows() {
    assertThat(read("https://a.b/#play?p=1........").get(0).puzzle().mask())
        .isEqualTo(RegionMask.boxes(1, 3));
  }

  /** The digit 36 is written as @ and escaped in a query. */
  @Test
  void whatIsWrittenIsReadAgain() {
    RegionMask boxes = RegionMask.boxes(6, 6);
    Grid grid = Grid.empty(36).with(0, 36).with(1, 10);
    for (PuzzleEntry entry :
        List.of(
            PuzzleEntry.of(new Puzzle(grid, boxes)).withText(EntryPart.AUTHOR, "100 % &=?#+ß"),
            PuzzleEntry.of(new Puzzle(grid, boxes)).withText(EntryPart.RULES, "No fish.\nÄ + B?"),
            new PuzzleEntry(new Puzzle(grid, RegionMask.boxes(4, 9)), "a title", Optional.empty()),
            new PuzzleEntry(
                new Puzzle(grid, boxes),
                Map.of(),
                Optional.empty(),
                Progress.ofGrid(grid.with(7, 5))))) {
      String link = PageLinkFormat.PAGE_LINK.write(entry);

      assertThat(link).matches("http://localhost:8017/#play\\?p=%40A[^ ]*\n");
      assertThat(read(link)).containsExactly(entry);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://a.b/#play?p= | 1:21 the link holds no puzzle. Maybe the link was cut off",
        "https://a.b/#play?p=1.....2 | 1:21",
        "https://a.b/#play?p=1..x | 1:24",
        "https://a.b/#play?p=1...&r=011 | 1:28",
        "https://a.b/#play?p=1...&r=0111 | 1:2",
        "https://a.b/#play?p=1...&t=%C3 | 1:28 the link has a percent sign",
        "https://a.b/#play?p=1...&t=a%4 | 1:29 the link has a percent sign",
        "https://a.b/#play?p=1...&t=%zz | 1:28 the link has a percent sign",
        "https://a.b/#play?p=1...&e=.2 | 1:28 the link has 2 entered digits or blanks for 4 cells",
        "https://a.b/#play?p=1...&e=.2.7 | 1:28 '7' among the entered digits is not a digit of 1 to 2",
      })
  void aBrokenLinkIsReported(String link, String start) {
    assertThat(problem(link)).startsWith(start);
  }

  @Test
  void aHugeLinkIsReported() {
    assertThat(problem("https://a.b/#play?p=" + ".".repeat(1_000_000)))
        .startsWith("1:262145 the line is longer than 262144 characters.");
    assertThat(problem("https://a.b/#play?p=1...&t=" + "%C3".repeat(80_000)))
        .startsWith("1:28 the link has a percent sign");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.f-puzzles.com/?p=1&load=N4",
        "https://sudokupad.app/abc",
        "1...............",
        "p",
        "x=1&q=2"
      })
  void otherTextsAreNotTakenForLinksOfThePage(String text) {
    assertThat(
            ExchangeFormats.ALL.stream()
                .filter(format -> recognizes(format, text))
                .map(PuzzleFormat::name))
        .doesNotContain("link");
  }

  private static boolean recognizes(PuzzleFormat format, String text) {
    try {
      return format.recognizes(new LineReader("text", new StringReader(text)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
