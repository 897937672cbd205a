package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Messages for impossible actions, and actions that must not be interrupted. */
final class BrowserRefusalsTest {
  private static final int SIX = 6;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void awaitShown(String words) {
    page().await("shown: " + words, () -> page().has(".toast") && shown().contains(words));
    page().awaitAnnounced(words);
  }

  private static String shown() {
    List<WebElement> all = page().all(".toast");
    return all.get(all.size() - 1).getText();
  }

  @Test
  void anImpossibleDigitIsReported() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    int given = 0;
    while (puzzle.givens().digit(given) == 0) {
      given++;
    }
    int size = puzzle.size();
    page().press(PageDriver.toCell(given, size), "5");
    awaitShown("is a given and cannot be changed.");
    page().press(Keys.DELETE);
    awaitShown("There is nothing to erase here.");

    int blank = PageDriver.firstBlank(puzzle, 0);
    page().press(PageDriver.toCell(blank, size), "5");
    page().pressWith(Keys.SHIFT, "3");
    awaitShown("has a digit. Erase it to write marks.");

    page().press("m", "5");
    awaitShown("Paused: resume first.");
    page().press("m");
  }

  @Test
  void aDigitOutsideTheGridsRangeIsReported() {
    page().clickButton("Puzzles…");
    page().awaitOne("#puzzles[open] .tile");
    BROWSER
        .browser()
        .driver()
        .findElement(By.xpath("//dialog//button[contains(., '6×6')]"))
        .click();
    page().await("the small grid", () -> page().labels(PageDriver.PLAY).size() == SIX * SIX);
    page().press("9");
    awaitShown("The digits of this grid are 1 to 6.");

    page().go("set");
    page().run("document.getElementById('set-size').closest('details').open = true");
    page().choose("#set-size", "6");
    page().await("its size", () -> page().labels(PageDriver.SET).size() == SIX * SIX);
    page().click("#" + PageDriver.SET + "-0");
    page().run("document.querySelectorAll('.toast button').forEach((button) => button.click())");
    page().press("9");
    awaitShown("The digits of this grid are 1 to 6.");
  }

  @Test
  void aPausedPuzzleStaysPaused() {
    page().press("m");
    page().awaitOne(".paused");
    page().reload();
    assertThat(page().has(".paused")).isTrue();
    page().press("m");
    page().await("it goes on", () -> !page().has(".paused"));
    page().reload();
    assertThat(page().has(".paused")).isFalse();
  }

  /** The grid is one tab stop; arrow keys move between its cells. */
  @Test
  void theGridIsOneTabStop() {
    page().tabTo("#" + PageDriver.PLAY + " [role=gridcell]");
    page().press(Keys.TAB);
    assertThat(page().isSo("document.activeElement.matches('.pad button')")).isTrue();
    page().pressWith(Keys.SHIFT, Keys.TAB);
    assertThat(page().isSo("document.activeElement.matches('[role=gridcell]')")).isTrue();
    page().pressWith(Keys.SHIFT, Keys.TAB);
    assertThat(page().isSo("document.activeElement.matches('.heading button')")).isTrue();
  }
}
