package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Puzzles with other symbols for their digits, such as a word or the digits 0 to 3. */
final class BrowserSymbolsTest {
  /** Its solution has the rows TOEN, ENTO, OTNE, NEOT. */
  private static final String WORD = "#play?p=.OEN" + "ENTO" + "OTNE" + "NEO." + "&y=TONE&t=Tone";

  private static final String CAGES =
      "#play?p=0..............."
          + "&y=0123&t=Zero"
          + "&c=%5B%7B%22kind%22%3A%22cage%22%2C%22cells%22%3A%5B%22r1c2%22%2C%22r1c3%22%5D%2C%22sum%22%3A3%7D%5D";

  private static final String SYMBOLS = "#set-symbols";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void open(String link, String title) {
    page().run("location.hash = arguments[0]", link);
    page().await("the puzzle is " + title, () -> page().text("h1").equals(title));
  }

  private static String label(String grid, int cell) {
    return page().labels(grid).get(cell);
  }

  private static void awaitLabel(String grid, int cell, String part) {
    page().await(part, () -> label(grid, cell).contains(part));
  }

  @Test
  void lettersAreShownAndTyped() {
    open(WORD, "Tone");
    assertThat(label(PageDriver.PLAY, 1)).contains("digit O given");
    assertThat(names(".numbers button > span")).containsExactly("T", "O", "N", "E");

    page().click("#" + PageDriver.PLAY + "-0");
    page().press("n");
    page().awaitAnnounced("r1c1: N, conflict");
    page().press(Keys.BACK_SPACE);
    page().pressWith(Keys.SHIFT, "t");
    page().awaitAnnounced("r1c1: corner mark T");
    page().press("t");
    awaitLabel(PageDriver.PLAY, 0, "digit T");

    page().click("#" + PageDriver.PLAY + "-15");
    page().press("h");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "h");
    page().awaitOne(".hints .so");
    assertThat(page().text(".hints .so")).contains("r4c4 = T");
    // The letter alone would be a digit.
    page().pressWith(Keys.ALT, "t");
    page().awaitAnnounced("Well done.");
  }

  @Test
  void sumsAndConflictsUseValues() {
    open(CAGES, "Zero");
    assertThat(label(PageDriver.PLAY, 0)).contains("digit 0 given");
    page().click("#" + PageDriver.PLAY + "-1");
    page().press("g");
    page().awaitAnnounced("Cage of 3, 2 cells: 1 combination: 1 2. In none: 3.");
    page().press("0");
    page().awaitAnnounced("r1c2: 0, conflict");
    page().press("2");
    page().click("#" + PageDriver.PLAY + "-2");
    page().press("1");
    page().awaitAnnounced("r1c3: 1");
    assertThat(label(PageDriver.PLAY, 2)).contains("digit 1").doesNotContain("conflict");
    page().press("3");
    awaitLabel(PageDriver.PLAY, 2, "conflict");
    page().press("4");
    page().awaitAnnounced("The digits of this grid are 0 to 3.");
    page().reload();
    page().await("the entered digit", () -> label(PageDriver.PLAY, 1).contains("digit 2"));
  }

  @Test
  void theSetterChoosesTheSymbols() {
    open(WORD, "Tone");
    page().go("set");
    page().clickSummary("Start from a layout");
    page().clickButton("Use the current puzzle");
    awaitLabel(PageDriver.SET, 1, "digit O given");

    choose("TOO");
    page().await("why not", () -> page().text("#set-symbols-trouble").contains("3 symbols"));
    choose("0-3");
    awaitLabel(PageDriver.SET, 1, "digit 1 given");
    assertThat(page().has("#set-symbols-trouble")).isFalse();
    page().await("unique", () -> page().text(".verdict").contains("Exactly one solution."));

    page().clickButton("Givens");
    page().click("#" + PageDriver.SET + "-0");
    page().press("0");
    awaitLabel(PageDriver.SET, 0, "digit 0 given");
    page().reload();
    page().go("set");
    awaitLabel(PageDriver.SET, 0, "digit 0 given");
    assertThat(page().run("return document.querySelector(arguments[0]).value", SYMBOLS))
        .isEqualTo("0123");
  }

  @Test
  void textWithSymbolsIsReadAndWritten() {
    page().paste("symbols TONE\n.OEN\nENTO\nOTNE\nNEO.\n");
    awaitLabel(PageDriver.PLAY, 1, "digit O given");
    page().go("share");
    assertThat(page().run("return document.getElementById('share-link').value").toString())
        .contains("y=TONE");
  }

  @Test
  void generatedPuzzlesHaveTheSymbols() {
    page().go("generate");
    page().clickButton("Catalog");
    page().choose("#generate-layout", "4");
    page().click("#generate-symbols");
    page().press("ton");
    page().click("#generate-go");
    page().awaitOne("#generate-symbols-trouble");
    page().click("#generate-symbols");
    page().press(Keys.END, "e");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);
    assertThat(page().labels(PageDriver.PLAY))
        .filteredOn(each -> each.contains("given"))
        .allMatch(each -> each.matches(".*digit [TONE] given.*"));
  }

  private static void choose(String text) {
    WebElement field = BROWSER.browser().driver().findElement(By.cssSelector(SYMBOLS));
    field.sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.TAB);
  }

  /** Returns the texts of elements, without those for screen readers only. */
  private static List<String> names(String css) {
    return List.of(
        page()
            .run(
                """
                return [...document.querySelectorAll(arguments[0])]
                  .map((each) => each.lastChild.textContent.trim() || each.textContent.trim().at(-1)).join('|')
                """,
                css)
            .toString()
            .split("\\|"));
  }
}
