package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.openqa.selenium.Keys;

/** The card at the end of a puzzle. */
final class BrowserEndTest {
  private static final String FOUR = "p=21........31.3..&t=Four";
  private static final String SOLVED = "2143341242311324";
  private static final String LAST = "4";
  private static final String CARD = ".card.end";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void open(String query, String title) {
    page().run("location.hash = '#play?' + arguments[0]", query);
    page().await(title + " is open", () -> page().text("h1").equals(title));
  }

  /** Solves all cells except the last, and leaves the cursor there. */
  private static void nearlySolve() {
    open(FOUR, "Four");
    page().press(PageDriver.toCell(0, 4));
    for (int cell = 0; cell < SOLVED.length() - 1; cell++) {
      page().press(SOLVED.substring(cell, cell + 1));
      page().press(cell % 4 == 3 ? "" + Keys.ARROW_RIGHT + Keys.ARROW_DOWN : Keys.ARROW_RIGHT);
    }
    assertThat(page().has(CARD)).isFalse();
  }

  @Test
  void theCardShowsTimeLevelAndHints() {
    nearlySolve();
    page().press("h");
    page().awaitOne(".hints .reason");
    page().press(LAST);

    page().awaitOne(CARD);
    assertThat(page().text(CARD)).containsPattern("✓ Solved in \\d+:\\d\\d").contains("Hints\n1");
    page().await("the level", () -> page().text(CARD).contains("easy ("));
    assertThat(page().isSo("document.activeElement.id === 'end-title'")).isTrue();
    assertThat(
            page()
                .isSo(
                    "document.querySelector(arguments[0]).getBoundingClientRect().top >= 0", CARD))
        .isTrue();
  }

  @Test
  void theCardOpensOnceAndEscapeClosesIt() {
    nearlySolve();
    page().press(LAST);
    page().awaitOne(CARD);
    page().press(Keys.ESCAPE);
    page().await("it is closed", () -> !page().has(CARD));
    assertThat(page().isSo("document.activeElement.id === arguments[0]", PageDriver.PLAY + "-15"))
        .isTrue();
    assertThat(page().text(".banner")).startsWith("✓ Solved in ");

    page().pressWith(Keys.CONTROL, "z");
    page().await("it is not solved", () -> !page().has(".banner"));
    page().pressWith(Keys.CONTROL, "y");
    page().awaitOne(".banner");
    assertThat(page().has(CARD)).isFalse();

    page().reload();
    assertThat(page().text(".banner")).startsWith("✓ Solved in ");
    assertThat(page().has(CARD)).isFalse();
  }

  @Test
  void theCardClosesWhenTheGridIsNoLongerSolved() {
    nearlySolve();
    page().press(LAST);
    page().awaitOne(CARD);

    page().pressWith(Keys.CONTROL, "z");

    page().await("it is gone", () -> !page().has(CARD) && !page().has(".banner"));
  }

  @Test
  void theNextPuzzleIsSimilar() {
    nearlySolve();
    page().press(LAST);
    page().awaitOne(CARD);
    page().tabTo(CARD + " .primary");
    page().press(Keys.ENTER);

    page().await("another puzzle", () -> !page().text("h1").equals("Four"));
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    assertThat(puzzle.mask()).isEqualTo(RegionMask.standardBoxes(4).orElseThrow());
    assertThat(Toolkit.isUnique(puzzle)).isTrue();
    assertThat(page().text("h1")).isEqualTo("Boxes 4×4, easy");
    assertThat(page().has(CARD)).isFalse();
    page().awaitOne("#play-grid :focus");
    BROWSER.browser().driver().navigate().back();
    page().await("the former one", () -> page().text("h1").equals("Four"));
  }

  /** A waiting puzzle of the library is used first, and needs no server. */
  @Test
  void theNextPuzzleMayBeInTheLibrary() {
    // A puzzle from a link is saved only once it is played, a puzzle from a file immediately.
    page().drop("any.json", "#play?p=2.4334.2423113.4&t=Other");
    page().await("Other is open", () -> page().text("h1").equals("Other"));
    page().go("library");
    page().await("it is rated", () -> page().text(".item").contains("easy ("));
    nearlySolve();
    page().press(LAST);
    page().await("the level", () -> page().has(CARD) && page().text(CARD).contains("easy ("));
    page().click(CARD + " .primary");

    page().await("the waiting puzzle", () -> page().text("h1").equals("Other"));
  }

  @Test
  void theCardLeadsToSharing() {
    nearlySolve();
    page().press(LAST);
    page().awaitOne(CARD);
    page().clickButton("Share");

    page().awaitOne("#share-link");
    assertThat(page().text("h1")).isEqualTo("Four");
  }
}
