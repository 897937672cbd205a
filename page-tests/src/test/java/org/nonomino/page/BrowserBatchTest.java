package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Generating several puzzles in the view Generate, and their booklet, in a real browser. */
final class BrowserBatchTest {
  private static final String JIGSAW =
      "{\"regions\":\"random\",\"size\":9,\"irregularity\":0.5,%s\"seed\":%d}";
  private static final String MADE = ".strip button";
  private static final Pattern PAGE = Pattern.compile("/Type\\s*/Page\\b");
  private static final Pattern STOPPED = Pattern.compile("(?s).*Stopped after (\\d+) of 200\\..*");

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void manyPuzzlesHaveConsecutiveSeeds() {
    page().go("generate");
    type("many", "3");
    type("seed", "11");
    page().press(Keys.ENTER);
    page().awaitAnnounced("Finished: 3 puzzles.");
    assertThat(page().all(MADE)).hasSize(3);
    assertThat(page().text(".figures")).contains("13");

    page().all(MADE).get(1).click();
    page().await("the second is shown", () -> page().text(".figures").contains("12"));
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);
    Puzzle second = page().puzzle(PageDriver.PLAY);
    assertThat(second).isEqualTo(Toolkit.generated(JIGSAW.formatted("", 12)));
  }

  @Test
  void aCancelledRunKeepsItsPuzzles() {
    page().go("generate");
    type("many", "200");
    page().press(Keys.ENTER);
    page().await("some are there", () -> page().all(MADE).size() >= 2);
    assertThat(page().text(".progress")).contains(" of 200");

    // The focus is on the button that cancels.
    assertThat(page().isSo("document.activeElement.id === 'generate-cancel'")).isTrue();
    page().press(Keys.ENTER);
    page().awaitAnnounced("Stopped after ");
    Matcher stopped = STOPPED.matcher(page().text(".easel"));
    assertThat(stopped.matches()).isTrue();
    assertThat(page().all(MADE)).hasSize(Integer.parseInt(stopped.group(1)));
    assertThat(page().has(".progress")).isFalse();
    page().awaitOne("#generate-play");
  }

  @Test
  void anInvalidNumberIsReportedAtItsField() {
    page().go("generate");
    type("many", "0");
    page().press(Keys.ENTER);
    page().awaitOne("#generate-many-trouble");
    assertThat(page().isSo("document.activeElement.id === 'generate-many'")).isTrue();
    assertThat(page().isSo("document.activeElement.ariaInvalid === 'true'")).isTrue();
  }

  @Test
  void shapesOfRegionsAreChosen() {
    page().go("generate");
    page().choose("#generate-random-style", "flowing");
    type("seed", "5");
    page().press(Keys.ENTER);
    page().awaitAnnounced("Done: ");
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);
    assertThat(page().puzzle(PageDriver.PLAY))
        .isEqualTo(Toolkit.generated(JIGSAW.formatted("\"style\":\"flowing\",", 5)));
  }

  /** Three puzzles, with solutions on one page. */
  @ParameterizedTest
  @CsvSource({"1, true, 4", "2, true, 3", "2, false, 2", "6, true, 2"})
  void theBookletHasItsPages(String perPage, boolean solutions, int pages) {
    page().go("generate");
    page().clickButton("Catalog");
    page().choose("#generate-layout", "4");
    type("many", "3");
    page().press(Keys.ENTER);
    page().awaitAnnounced("Finished: 3 puzzles.");
    page().choose("#generate-per-page", perPage);
    WebElement box = page().all("#generate-solutions").get(0);
    if (box.isSelected() != solutions) {
      box.click();
    }
    page()
        .run(
            "addEventListener('beforeprint', () => { window.drawn ="
                + " document.querySelectorAll('.booklet svg.grid').length; });");

    String pdf = new String(BROWSER.browser().printed(), StandardCharsets.ISO_8859_1);
    assertThat(page().run("return window.drawn")).isEqualTo(solutions ? "6" : "3");
    assertThat(PAGE.matcher(pdf).results().count()).isEqualTo(pages);
    page().await("the booklet is removed", () -> !page().has(".booklet"));
  }

  @Test
  void theBookletIsBlackOnWhiteEvenInDarkMode() {
    page().openAfresh("dark");
    page().go("generate");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    BROWSER.browser().setPrinted(true);
    try {
      List<Object> colours =
          List.of(
              page().run("return getComputedStyle(document.querySelector('.grid .ground')).fill"),
              page()
                  .run("return getComputedStyle(document.querySelector('.given > .digit')).fill"));
      assertThat(colours).containsExactly("rgb(255, 255, 255)", "rgb(22, 24, 29)");
    } finally {
      BROWSER.browser().setPrinted(false);
    }
  }

  /** A long run requests each puzzle separately, so that a draft can be checked in between. */
  @Test
  void theLiveLineDoesNotWaitForARun() {
    page().go("generate");
    page().choose("#generate-difficulty", "extreme");
    type("many", "50");
    page().press(Keys.ENTER);
    page().awaitOne("#generate-cancel");
    page().go("set");
    page().clickButton("Givens");
    page().click("#" + PageDriver.SET + "-0");
    page().press("5");
    page().await("the number", () -> page().text(".verdict").contains(" solutions."));

    page().go("generate");
    page().click("#generate-cancel");
    page().await("it is stopped", () -> !page().has(".progress"));
  }

  private static void type(String field, String text) {
    page().tabTo("#generate-" + field);
    page().pressWith(Keys.CONTROL, "a");
    page().press(text);
  }
}
