package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionSymbols;
import org.openqa.selenium.Keys;

/** Puzzles that are pasted or dropped anywhere on the web app. */
final class BrowserArrivalsTest {
  private static final String GRID = "21..\\n....\\n..31\\n.3..\\n";
  private static final String LINK = "https://elsewhere.example/x/#play?p=21........31.3..&t=Four";

  /** A 9×9 puzzle of f-puzzles with a given and a constraint that is not supported. */
  private static final String CLOCK =
      "{\"size\":9,\"grid\":["
          + ("[" + "{},".repeat(8) + "{}],").repeat(8)
          + ("[{\"value\":7,\"given\":true}," + "{},".repeat(7) + "{}]")
          + "],\"clock\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}";

  /** A puzzle of f-puzzles with an arrow that has only its circle, as an editor left it. */
  private static final String ARROW =
      "https://f-puzzles.com/?load=N4IgzglgXgpiBcA2ANCALhNAbO8QBVMcACARhFQEMBXNACwHsAnB"
          + "EAQVsabIpAHMmEACYIA2qOABfZFJnTZCyQF1kE+epkgAbpSzVcAJlR8IWmADsEaJvvkgAxhbQwmABQv2IWAL"
          + "KUmAazAxUmQAFiU7e2ZzF3dzTx8/QOCwiJU1TR09XBD+UwsrGxgNRTl00tAs/QQAVhLtXWr4AGZjfMt4a1sy"
          + "1QqG7IRQtrMOruK5CalyuxMRuITfAKD4USNmiMmS5RV0OhcAWwZ9mGcWFdAsCBjl8RAAJVCAYUReO+bnkCU0"
          + "1CZKDAYxKBHFgsDd7ogPqg7hCap9lFQmEwGAB3QEgS7XMSie6kR7kKG4gyvXHNT47YGgsQ4vFwzQYmA3ckwE"
          + "Fg6E077gBh6f4dbEAOl4AtQQpAIrFgolwooRlFktlyFy4qlyvl8pqytaqqVQy1cqVupVAoiQA===";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** Pastes text as a browser does, without a clipboard. */
  private static void paste(String text) {
    page().paste(text.replace("\\n", "\n"));
  }

  /** Drops a file. */
  private static void drop(String name, String text) {
    page()
        .run(
            """
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([arguments[1]], arguments[0]));
            for (const type of ['dragover', 'drop']) {
              window.dropped = !document.querySelector('main').dispatchEvent(
                new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}));
            }
            """,
            name,
            text.replace("\\n", "\n"));
  }

  private static int size() {
    return (int) Math.sqrt(page().labels(PageDriver.PLAY).size());
  }

  @Test
  void aPuzzleOnTheClipboardIsOpenedByItsKeys() {
    page().go("share");
    page().click("#share-typed");
    // Typed and cut, to put it on the clipboard.
    page().press(LINK);
    page().pressWith(Keys.CONTROL, "a");
    page().pressWith(Keys.CONTROL, "x");
    page().await("the text is cut", () -> typed().isEmpty());
    page().go("generate");
    page().run("document.activeElement.blur()");

    page().pressWith(Keys.CONTROL, "v");

    page().awaitOne("#" + PageDriver.PLAY);
    page().await("it is open", () -> page().text("h1").equals("Four"));
    assertThat(size()).isEqualTo(4);
  }

  @Test
  void textInAnyFormatIsOpened() {
    paste(GRID);
    page().await("it is open", () -> size() == 4);
    assertThat(page().puzzle(PageDriver.PLAY).givens().toString()).startsWith("21..");
  }

  @Test
  void aFileIsOpened() {
    page().go("watch");
    drop("four.txt", GRID);
    assertThat(page().isSo("window.dropped")).as("the browser does not open it itself").isTrue();

    page().awaitAnnounced("is open");
    assertThat(page().has("main.view-watch")).isTrue();
    page().go("play");
    assertThat(size()).isEqualTo(4);
  }

  @Test
  void openingReplacesNothing() {
    page().press(Keys.ARROW_RIGHT, Keys.ARROW_LEFT, "5");
    String title = page().text("h1");
    var labels = page().labels(PageDriver.PLAY);
    paste(LINK);
    page().await("it is open", () -> page().text("h1").equals("Four"));
    BROWSER.browser().driver().navigate().back();
    page().await("the former puzzle", () -> page().text("h1").equals(title));
    assertThat(page().labels(PageDriver.PLAY)).isEqualTo(labels);
  }

  @Test
  void inSetAPuzzleBecomesADraft() {
    page().go("set");
    paste(LINK);

    page().await("the draft is open", () -> page().labels(PageDriver.SET).size() == 16);
    assertThat(page().isSo("document.getElementById('set-title').value === 'Four'")).isTrue();
  }

  @Test
  void severalPuzzlesAreOfferedAndAdded() {
    String other = "p=21........31.3.4&t=Other";
    paste(LINK + "\\n" + LINK.replaceFirst("p=.*", other) + "\\n");

    page().awaitOne("#arrivals[open]");
    assertThat(page().text("#arrivals")).contains("2 puzzles found", "Four", "Other");
    page().click("#arrivals .row .primary");
    page().awaitOne("main.view-library .item");
    assertThat(page().text(".library")).contains("Four", "Other");
  }

  /** Unsupported rules are named, and functions that need all rules are off. */
  @Test
  void aPuzzleWithUnknownRulesIsOpened() {
    paste(CLOCK);
    page().await("it is open", () -> page().text("h1").equals("Puzzle 9×9"));
    assertThat(page().has("#arrivals[open]")).isFalse();
    assertThat(page().text(".whole-rules"))
        .contains("hints and the solver are off, because of: clock lines.");
  }

  /** An arrow without a line, which is left out, is named in a message that stays. */
  @Test
  void remarksAreShown() {
    String title = page().text("h1");
    paste(ARROW);
    page().awaitOne("#arrivals[open]");
    assertThat(page().text("#arrivals"))
        .contains("Open this puzzle?", "Arrow 2 has no line, so it is left out.");
    assertThat(page().text("h1")).isEqualTo(title);

    page().click("#arrivals .row .primary");
    page().await("it is open", () -> !page().text("h1").equals(title));
  }

  @Test
  void fieldsReceivePastedText() {
    page().go("library");
    page().go("share");
    page().click("#share-typed");
    page().press("x", LINK);
    page().pressWith(Keys.CONTROL, "a");
    page().pressWith(Keys.CONTROL, "c");
    page().press(Keys.END);

    page().pressWith(Keys.CONTROL, "v");

    page().await("the text is there twice", () -> typed().equals("x" + LINK + "x" + LINK));
    assertThat(page().has("main.view-share")).isTrue();
  }

  private static String typed() {
    return page().run("return document.getElementById('share-typed').value").toString();
  }

  @Test
  void invalidTextIsReported() {
    String title = page().text("h1");
    paste("hello there");

    page().awaitOne(".toast.error");
    assertThat(page().text("h1")).isEqualTo(title);
    // The server's refusal of such text is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
  }

  /** A known puzzle gets the title and author of the pasted one. */
  @Test
  void aPastedPuzzleKeepsItsTitleAndAuthor() {
    page().press("5");
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    String record =
        """
        {"size":%d,"puzzle":"%s","regions":"%s","label":"Mine","author":"Ann","rules":"No fish."}
        """
            .formatted(puzzle.size(), puzzle.givens(), RegionSymbols.text(puzzle.mask()))
            .strip();
    paste(record);
    page().await("its title", () -> page().text("h1").equals("Mine"));
    assertThat(page().text(".heading")).contains("by Ann", "No fish.");
    assertThat(BROWSER.browser().driver().getTitle()).startsWith("Mine");
  }

  @Test
  void regionsAloneOpenInSet() {
    paste("aabb\\nacbb\\naccd\\ncddd");
    page().awaitOne("main.view-set");
    page().await("the layout", () -> page().labels(PageDriver.SET).size() == 16);
    assertThat(page().labels(PageDriver.SET).get(5)).isEqualTo("r2c2, region 3, blank");
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
  }

  @Test
  void emptyFieldsAreBlanks() {
    paste("4\\t\\t\\t\\n\\t\\t\\t3\\n\\t2\\t\\t\\n\\t\\t1\\t".replace("\\t", "\t"));
    page().await("it is open", () -> size() == 4);
    assertThat(page().puzzle(PageDriver.PLAY).givens()).hasToString("4......3.2....1.");
    paste(",4,,\\n,,,3\\n,2,,\\n,,1,\\n");
    page()
        .await(
            "the second puzzle",
            () -> page().puzzle(PageDriver.PLAY).givens().toString().startsWith(".4.."));
  }

  /** The puzzle is in the address in the form that other sites use. */
  @ParameterizedTest
  @ValueSource(strings = {"?load=", "?puzzleid=fpuzzles", "#fpuzzles"})
  void addressesOfOtherSitesOpenTheirPuzzle(String before) {
    String puzzle = Toolkit.fpuzzles("4......3.2....1.", "Four", "Ann");
    boolean isEscaped = !before.startsWith("?load");
    BROWSER
        .browser()
        .driver()
        .get(
            BROWSER.host().address()
                + before
                + (isEscaped ? URLEncoder.encode(puzzle, StandardCharsets.UTF_8) : puzzle));
    page().await("it is open", () -> page().has("h1") && page().text("h1").equals("Four"));
    assertThat(page().puzzle(PageDriver.PLAY).givens()).hasToString("4......3.2....1.");
    assertThat(page().isSo("location.search === '' && location.hash.startsWith('#play?p=4')"))
        .isTrue();
  }

  /** More puzzles than one request may contain, and an invalid line. */
  @Test
  void aLargeFileGoesToTheLibrary() {
    String lines =
        IntStream.range(0, 300)
            .mapToObj(number -> puzzleOf(number % 256))
            .collect(Collectors.joining("\\n"));
    drop("many.txt", lines + "\\nhello\\n");

    page().awaitAnnounced("300 puzzles added to the Library. 1 record could not be read.");
    page().awaitOne("main.view-library .item");
    assertThat(page().has("#large-file[open]")).isFalse();
    assertThat(page().all(".item")).hasSizeGreaterThan(100);
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
  }

  /** The puzzles of one file go to the library, and the puzzle of another file is opened. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFileWithManyPuzzlesDoesNotReplaceAnother(boolean isFirst) {
    String many =
        IntStream.range(0, 150)
            .mapToObj(BrowserArrivalsTest::puzzleOf)
            .collect(Collectors.joining("\n"));
    page()
        .run(
            """
            const dataTransfer = new DataTransfer();
            const files = [new File([arguments[0]], 'many.txt'), new File([arguments[1]], 'one.txt')];
            (arguments[2] ? files : files.reverse()).forEach((file) => dataTransfer.items.add(file));
            document.body.dispatchEvent(
              new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
            """,
            many,
            "#play?p=2.4334.2423113.4&t=Other",
            isFirst);

    page()
        .await(
            "Other is open",
            () -> page().isSo("document.querySelector('h1')?.textContent.trim() === 'Other'"));
    page().go("library");
    page().awaitOne("main.view-library .item");
    assertThat(page().all(".item")).hasSizeGreaterThan(50);
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
  }

  /** Returns a puzzle whose first row contains digits for the bits of the number. */
  private static String puzzleOf(int number) {
    StringBuilder puzzle = new StringBuilder("1234341221434321");
    for (int bit = 0; bit < 8; bit++) {
      if ((number >> bit & 1) == 0) {
        puzzle.setCharAt(2 * bit, '.');
      }
    }
    return puzzle.toString();
  }

  @Test
  void addingAllIsAboveThePuzzles() {
    paste(LINK + "\\n" + LINK.replaceFirst("p=.*", "p=21........31.3.4&t=Other") + "\\n");
    page().awaitOne("#arrivals[open]");
    assertThat(
            page()
                .isSo(
                    "document.querySelector('#arrivals .primary').getBoundingClientRect().bottom"
                        + " <= document.querySelector('#arrivals .tile').getBoundingClientRect().top"))
        .isTrue();
    page().click("#arrivals .dialog-top button");
    page().await("it is closed", () -> !page().has("#arrivals[open]"));
  }
}
