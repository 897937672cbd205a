package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;

/** The board and the pad of the view Play: selection, highlights, and the display of digits. */
final class BrowserBoardTest {
  private static final String SELECTED = "#play-grid [aria-selected=true]";
  private static final String MODE = ".pad .modes [aria-pressed=true]";
  private static final int LARGE = 16;

  /**
   * Two taps within half a second are a double tap, which selects all cells like the tapped one.
   */
  private static final Duration NO_DOUBLE_TAP = Duration.ofMillis(700);

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  // ------------------------------------------------------------------------------------ selecting

  @Test
  void eachTapAddsOrRemovesACellIfSoChosen() {
    page().click("[aria-label^='Select several']");
    page().awaitAnnounced("Each tap adds or removes a cell.");
    clearSelection();
    tap(0);
    tap(1);
    tap(10);
    assertThat(selected()).containsExactly(0, 1, 10);
    tap(1);
    assertThat(selected()).containsExactly(0, 10);
    tap(0);
    tap(10);
    assertThat(selected()).isEmpty();
    page().press("5");
    page().awaitAnnounced("No cell is selected.");

    page().press("s");
    page().awaitAnnounced("Each tap selects one cell.");
    tap(1);
    tap(2);
    assertThat(selected()).containsExactly(2);
  }

  private static void clearSelection() {
    for (int cell : selected()) {
      tap(cell);
    }
  }

  @Test
  void aSecondTapRemovesTheSelection() {
    tap(3);
    assertThat(selected()).containsExactly(3);
    page().actions().pause(NO_DOUBLE_TAP).perform();
    tap(3);
    assertThat(selected()).isEmpty();
    page().actions().pause(NO_DOUBLE_TAP).perform();
    tap(3);
    assertThat(selected()).containsExactly(3);
  }

  /** The web app highlights a cell when it is opened, and when arrow keys are pressed. */
  @Test
  void theFirstTapOnTheHighlightedCellKeepsTheSelection() {
    assertThat(selected()).containsExactly(0);
    tap(0);
    assertThat(selected()).containsExactly(0);
    page().press(Keys.ARROW_RIGHT);
    tap(1);
    assertThat(selected()).containsExactly(1);
    page().actions().pause(NO_DOUBLE_TAP).perform();
    tap(1);
    assertThat(selected()).isEmpty();
  }

  @Test
  void aGridIsOneTabStop() {
    page().tabTo("#play-grid [role=gridcell]");
    page().press(Keys.ARROW_DOWN, Keys.TAB);
    assertThat(page().isSo("document.activeElement.closest('svg.grid')")).isFalse();
    page().pressWith(Keys.SHIFT, Keys.TAB);
    assertThat(page().isSo("document.activeElement.matches(arguments[0])", SELECTED)).isTrue();
  }

  // -------------------------------------------------------------------------------- held keys

  @Test
  void thePadShowsTheModeOfHeldKeys() {
    assertThat(page().text(MODE)).isEqualTo("Digit");
    page().actions().keyDown(Keys.SHIFT).perform();
    page().await("Shift", () -> page().text(MODE).equals("Corner"));
    page().actions().keyUp(Keys.SHIFT).keyDown(Keys.CONTROL).perform();
    page().await("Ctrl", () -> page().text(MODE).equals("Centre"));
    page().actions().keyUp(Keys.CONTROL).keyDown(Keys.ALT).perform();
    page().await("Alt", () -> page().text(MODE).equals("Colour"));
    page().actions().keyUp(Keys.ALT).perform();
    page().await("none", () -> page().text(MODE).equals("Digit"));
  }

  @Test
  void aPadButtonUsesTheModeOfTheHeldKey() {
    int blank = page().goToBlank();
    WebElement three =
        BROWSER.browser().driver().findElement(By.cssSelector(".numbers button:nth-child(3)"));
    page().actions().keyDown(Keys.SHIFT).click(three).keyUp(Keys.SHIFT).perform();
    assertThat(label(blank)).endsWith("corner marks 3");
  }

  @Test
  void thePadResetsWhenTheWindowLosesTheFocus() {
    page().actions().keyDown(Keys.SHIFT).perform();
    page().await("Shift", () -> page().text(MODE).equals("Corner"));
    page().run("dispatchEvent(new Event('blur'))");
    page().await("none", () -> page().text(MODE).equals("Digit"));
    page().actions().keyUp(Keys.SHIFT).perform();
  }

  // ---------------------------------------------------------------------------------- highlight

  @Test
  void aDigitIsHighlightedWithItsMarksAndPlaces() {
    page().press("f");
    page().awaitAnnounced("Candidates filled in.");
    page().click("[aria-label='Highlight a digit']");
    page().click("[aria-label='Highlight 7']");
    page().awaitAnnounced("Highlighted: 7, ");

    List<String> labels = page().labels(PageDriver.PLAY);
    for (int cell = 0; cell < labels.size(); cell++) {
      boolean mayBe = labels.get(cell).matches(".*candidates [1-6 ]*7.*");
      String id = "#play-grid-" + cell;
      assertThat(page().has(id + ".hl-may")).as(labels.get(cell)).isEqualTo(mayBe);
      assertThat(labels.get(cell).endsWith("possible")).isEqualTo(mayBe);
      boolean hasIt = labels.get(cell).contains("digit 7");
      assertThat(page().has(id + ".hl-same")).as(labels.get(cell)).isEqualTo(hasIt);
    }
    assertThat(
            page()
                .run(
                    "return [...document.querySelectorAll('#play-grid .lit')]"
                        + ".map((mark) => mark.textContent).join('')")
                .toString())
        .matches("7+");
    page().press(Keys.ESCAPE);
    page().await("it is dark again", () -> !page().has(".hl-may, .lights"));
  }

  @Test
  void theDigitOfTheSelectedCellIsHighlightedInMarks() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    int given = 0;
    while (puzzle.givens().digit(given) == 0) {
      given++;
    }
    page().press("f", PageDriver.toCell(given, puzzle.size()));
    String digit = String.valueOf(puzzle.givens().digit(given));
    page().awaitOne("#play-grid .lit");
    assertThat(page().run("return document.querySelector('#play-grid .lit').textContent"))
        .isEqualTo(digit);

    choose("Highlight the selected digit");
    page().await("no mark is lit up", () -> !page().has("#play-grid .lit"));
  }

  // -------------------------------------------------------------------------- digits and marks

  @Test
  void centreMarksAreInFixedPlacesIfSoChosen() {
    int blank = page().goToBlank();
    page().press("c", "3", "7");
    assertThat(page().has("#play-grid .candidate")).isFalse();

    choose("Show centre marks in fixed places");
    page().awaitOne("#play-grid .candidate");
    page().press(PageDriver.toCell(blank, 9), "1");
    assertThat(page().all("#play-grid .candidate")).hasSize(3);
    assertThat(
            page()
                .isSo(
                    "(([one, three, seven]) => one.y === three.y && one.x < three.x"
                        + " && seven.x === one.x && seven.y > one.y)"
                        + "([...document.querySelectorAll('#play-grid .candidate')].map((mark) =>"
                        + " ({x: Number(mark.getAttribute('x')), y: Number(mark.getAttribute('y'))})))"))
        .as("3 right of 1, 7 below it")
        .isTrue();
  }

  @Test
  void largeGridsHaveNumbersIfSoChosen() {
    page().run("location.hash = 'play?p=' + 'G'.padEnd(arguments[0], '.')", LARGE * LARGE);
    page().await("the large grid", () -> page().labels(PageDriver.PLAY).size() == LARGE * LARGE);
    assertThat(label(0)).endsWith("digit G given");
    choose("Show numbers instead of letters");
    page().await("numbers", () -> label(0).endsWith("digit 16 given"));
    assertThat(page().text("#play-grid")).contains("16");
    assertThat(page().text(".numbers")).contains("10").doesNotContain("A");

    page().press(PageDriver.toCell(LARGE + 5, LARGE), "1", "2");
    page().awaitAnnounced("r2c6: 12");
    assertThat(label(LARGE + 5)).endsWith("digit 12");
    page().pressWith(Keys.CONTROL, "z");
    assertThat(label(LARGE + 5)).as("one step").endsWith("blank");
    page().press("1", Keys.ENTER, "2");
    assertThat(label(LARGE + 5)).as("Enter ends a number").endsWith("digit 2");
    page().press(Keys.ARROW_RIGHT);
    page().actions().keyDown(Keys.SHIFT).sendKeys("1", "0", "5").keyUp(Keys.SHIFT).perform();
    assertThat(label(LARGE + 6)).endsWith("corner marks 5 10");
    page().press("h");
    page().awaitOne(".hints .reason");
  }

  // ----------------------------------------------------------------------------------------------

  private static void choose(String words) {
    if (!page().has(".settings[open]")) {
      page().click(".settings summary");
    }
    BROWSER
        .browser()
        .driver()
        .findElement(By.xpath("//label[contains(., '" + words + "')]/input"))
        .click();
  }

  private static void tap(int cell) {
    WebElement ground =
        BROWSER.browser().driver().findElement(By.cssSelector("#play-grid-" + cell + " > .paint"));
    Actions actions = page().actions();
    actions
        .setActivePointer(PointerInput.Kind.TOUCH, "finger")
        .moveToElement(ground)
        .clickAndHold()
        .release()
        .perform();
  }

  private static List<Integer> selected() {
    return page().all(SELECTED).stream()
        .map(cell -> Integer.valueOf(String.valueOf(cell.getDomAttribute("data-cell"))))
        .toList();
  }

  private static String label(int cell) {
    return page().labels(PageDriver.PLAY).get(cell);
  }
}
