package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Hints that teach: given in levels, with phrases that highlight the cells they name. */
final class BrowserHintsTest {
  private static final String GRID = "#" + PageDriver.PLAY;
  private static final String LIT = GRID + " .meant";
  private static final String IS_SEEN =
      "(({top, bottom, left, right}) => top >= 0 && left >= 0 && bottom <= innerHeight"
          + " && right <= innerWidth)(document.querySelector(arguments[0]).getBoundingClientRect())";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void aHintHasFourLevels() {
    page().press("h");
    page().awaitOne(".hints .reason");
    assertThat(page().text(".hints .reason")).startsWith("Look at ").doesNotContain("(1.");
    assertThat(page().has(LIT + " .edge")).as("where to look is shown").isTrue();
    assertThat(page().has(GRID + " .step")).isFalse();

    page().press("h");
    page().awaitOne(".hints .name");
    assertThat(page().has(GRID + " .step .pattern")).as("candidates").isFalse();

    page().press("h");
    page().awaitAnnounced("that matter");
    assertThat(page().has(GRID + " .step .pattern")).isTrue();
    assertThat(page().has(GRID + " .step :is(.placed, .strike)")).as("a conclusion").isFalse();
    assertThat(page().has(".hints .so")).isFalse();

    page().press("h");
    page().awaitOne(".hints .so");
    assertThat(page().has(GRID + " .step :is(.placed, .strike)")).isTrue();
    page().press("t");
    page().awaitAnnounced("Applied: ");
  }

  @Test
  void pointingAtAPhraseHighlightsItsCells() {
    wholeStep();
    for (WebElement phrase : page().all(".hints .phrase")) {
      page().actions().moveToElement(phrase).perform();
      page()
          .await(
              "lit: " + phrase.getText(),
              () -> page().has(LIT) && page().all(".hints .phrase.lit").equals(List.of(phrase)));
    }
    page().actions().moveToElement(page().all("h1").get(0)).perform();
    page().await("dark", () -> !page().has(LIT));
  }

  @Test
  void theNameOfACellHighlightsTheCell() {
    wholeStep();
    WebElement conclusion = page().all(".hints .so .phrase").get(0);
    page().actions().moveToElement(conclusion).perform();
    page().await("lit", () -> page().has(LIT));

    int size = page().puzzle(PageDriver.PLAY).size();
    List<Integer> numbers =
        List.of(conclusion.getText().split("\\D+", -1)).stream()
            .filter(number -> !number.isEmpty())
            .map(Integer::valueOf)
            .toList();
    int cell = (numbers.get(0) - 1) * size + numbers.get(1) - 1;
    assertThat(cellAtTheMiddleOf(LIT + " .glow")).isEqualTo(String.valueOf(cell));
  }

  private static Object cellAtTheMiddleOf(String css) {
    return page()
        .run(
            """
            const {left, top, width, height} = document.querySelector(arguments[0]).getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)
              .closest('[data-cell]').dataset.cell;
            """,
            css);
  }

  @Test
  void pointingAtACellMarksItsPhrases() {
    wholeStep();
    page().actions().moveToElement(page().all(".hints .so .phrase").get(0)).perform();
    page().await("lit", () -> page().has(LIT));
    String cell = String.valueOf(cellAtTheMiddleOf(LIT + " .glow"));
    assertThat(page().has(".phrase.marked")).isFalse();

    page().actions().moveToElement(page().all(GRID + "-" + cell).get(0)).perform();

    page().await("marked", () -> page().has(".hints .so .phrase.marked") && !page().has(LIT));
  }

  @Test
  void phrasesAreReachedAndHeldByKeyboard() {
    wholeStep();
    page().tabTo(".hints .so .phrase");
    page().await("lit by the focus", () -> page().has(LIT));
    page().press(Keys.ENTER);
    page().awaitOne(".hints .so .phrase[aria-pressed=true]");
    page().press(Keys.TAB);
    page().await("still lit", () -> page().has(LIT));
    page().pressWith(Keys.SHIFT, Keys.TAB);
    page().press(" ");
    page().await("let go", () -> !page().has(".phrase[aria-pressed=true]"));
    assertThat(page().has(".hints .reason")).as("Space means the phrase").isTrue();

    page().pressWith(Keys.SHIFT, Keys.TAB);
    List<WebElement> phrases = page().all(".hints .reason p:nth-last-child(2) .phrase");
    page().await("the sentence", () -> isFocused(phrases.get(0)));
    page().press(Keys.ARROW_RIGHT);
    assertThat(isFocused(phrases.get(1 % phrases.size()))).isTrue();
    page().press(Keys.ARROW_LEFT);
    assertThat(isFocused(phrases.get(0))).isTrue();
  }

  private static boolean isFocused(WebElement element) {
    return page().isSo("document.activeElement === arguments[0]", element);
  }

  /** Explanations of all lengths have phrases. */
  @Test
  void explanationsOfEachLengthAreLinked() {
    wholeStep();
    for (String length : List.of("full", "notation", "text")) {
      page()
          .run(
              """
              const select = document.querySelector('.hints select');
              select.value = arguments[0];
              select.dispatchEvent(new Event('change'));
              """,
              length);
      page().await("phrases", () -> page().all(".hints .reason .phrase").size() > 2);
    }
  }

  /** The phrase being read is highlighted as a long explanation is scrolled on a phone. */
  @Test
  void phrasesAreHighlightedAsTheTextIsScrolled() {
    BROWSER.browser().resize(320, 568);
    wholeStep();
    page().await("the sentence", () -> page().all(".hints .reason .phrase").size() > 2);
    List<WebElement> phrases = page().all(".hints .reason .phrase");
    assertThat(page().has(".hints .phrase.lit")).as("lit before it is scrolled").isFalse();

    page().run("document.querySelector('.hints').scrollTop = 9999");
    awaitLit(phrases.get(phrases.size() - 1));
    assertThat(page().has(LIT)).isTrue();
    page().run("document.querySelector('.hints').scrollTop = 0");
    awaitLit(phrases.get(0));
  }

  private static void awaitLit(WebElement phrase) {
    page().await("lit", () -> page().all(".hints .phrase.lit").equals(List.of(phrase)));
  }

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844", "844, 390", "320, 568"})
  void thePathKeepsTheGridVisible(int width, int height) {
    BROWSER.browser().resize(width, height);
    page().press("p");
    page().awaitOne(".path");
    int steps = page().all(".path .steps li").size();
    assertThat(page().isSo(IS_SEEN, GRID)).as("the grid").isTrue();
    assertThat(page().isSo(IS_SEEN, ".path .name")).as("the technique").isTrue();

    page().press(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
    page().await("the third step", () -> page().text(".path").contains("3 of " + steps));
    page().press(Keys.END);
    page().await("the last step", () -> page().text(".path").contains(steps + " of " + steps));
    page().click(".path .steps [aria-current]");

    assertThat(page().isSo(IS_SEEN, GRID)).as("the grid").isTrue();
    assertThat(page().isSo("document.querySelector('.steps').scrollTop > 0")).isTrue();
    page().press(Keys.HOME);
    page().await("the first step", () -> page().text(".path").contains("1 of " + steps));
    page().all(".path .so .phrase").get(0).click();
    page().await("lit", () -> page().has(LIT));
    assertThat(page().isSo(IS_SEEN, GRID)).as("the grid").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Y-Wing, XY-Wing", "2-String Kite, Two-String Kite", "X-Colouring, Simple Colouring"})
  void techniquesAreFoundByOtherNames(String name, String found) {
    page().clickButton("Look up a technique");
    page().awaitOne("#technique[open]");
    page().press(name, Keys.ENTER);

    page().await("the technique", () -> page().text("#technique-title").equals(found));
    assertThat(page().text("#technique")).contains("Also called: ").contains(name);
  }

  @Test
  void constraintsAreTaughtByTheirFirstMoves() {
    page().clickButton("Look up a technique");
    page().awaitOne("#technique[open]");
    page().press("German whispers", Keys.ENTER);

    page().await("the constraint", () -> page().text("#technique-title").equals("Whispers"));
    assertThat(page().text("#technique")).contains("Never the middle digit", "Table for 9×9");
  }

  @Test
  void aTechniqueThatDoesNotExistIsNamedSo() {
    page().clickButton("Look up a technique");
    page().awaitOne("#technique[open]");
    page().press("Flying Fish", Keys.ENTER);

    page().awaitOne("#technique-failure");
    assertThat(page().text("#technique-failure")).contains("There is no technique of this name.");
    // The browser itself reports the failed request, if there is a server.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("422"));
  }

  private static void wholeStep() {
    page().press("h");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "h");
    page().awaitOne(".hints .so");
  }
}
