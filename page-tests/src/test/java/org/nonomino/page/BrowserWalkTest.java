package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionSymbols;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/**
 * The way of a puzzle from its author to a player: it is painted, finished, rated and sent in one
 * browser, and played in another.
 */
final class BrowserWalkTest {
  private static final int SIZE = 6;

  private static final String REGIONS = "011112001122000222334455334455334455";

  /** The strokes that paint the regions, each through neighbouring cells. */
  private static final List<int[]> STROKES =
      List.of(
          new int[] {0, 6, 7, 6, 12, 13, 14},
          new int[] {1, 2, 8, 9, 3, 4},
          new int[] {5, 11, 10, 16, 15, 16, 17},
          new int[] {18, 19, 25, 24, 30, 31},
          new int[] {20, 21, 27, 26, 32, 33},
          new int[] {22, 23, 29, 28, 34, 35});

  private static final Pattern LEVEL = Pattern.compile("Level: \\w+\\. ER \\d");

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void aJigsawIsSetSentAndPlayed() {
    page().go("set");
    paintRegions();
    drawConstraints();
    finish();
    rate();
    String link = sharedLink();

    Puzzle puzzle = Toolkit.read(link);
    assertThat(RegionSymbols.text(puzzle.mask())).isEqualTo(REGIONS);
    try (Browser fresh = Browser.start()) {
      PageDriver player = new PageDriver(fresh, BROWSER.host().address());
      player.open("?" + link.split("\\?", 2)[1]);
      play(player, puzzle, Toolkit.solution(puzzle));
      assertThat(fresh.complaints()).isEmpty();
    }
  }

  private static void paintRegions() {
    page().click("#set-file");
    page().choose("#set-new-size", String.valueOf(SIZE));
    page().clickButton("New");
    page().await("a new draft", () -> page().labels(PageDriver.SET).size() == SIZE * SIZE);
    page().pressWith(Keys.ALT, "r");
    page().clickButton("Clear regions");
    // When a region is full, the next one follows.
    STROKES.forEach(BrowserWalkTest::drag);
    awaitVerdict(" solutions.");
    assertThat(regions()).isEqualTo(REGIONS);
  }

  private static void drawConstraints() {
    page().pressWith(Keys.ALT, "c");
    drag(1, 2);
    page().press("5");
    drag(18, 19, 24);
    page().press("10");
    page().pressWith(Keys.ALT, "t");
    drag(8, 14, 20, 26);
    page().await("three constraints", () -> rows().size() == 3);
    assertThat(rows().get(0)).startsWith("Cage 5");
    assertThat(rows().get(1)).startsWith("Cage 10");
    assertThat(rows().get(2)).startsWith("Thermometer");
  }

  private static void finish() {
    page().click("#set-finish summary");
    page().clickButton("Finish this for me");
    page().await("it is finished", () -> facts().contains("Finished: "));
    awaitVerdict("Exactly one solution.");
    assertThat(rows()).hasSize(3);
  }

  private static void rate() {
    page().clickButton("Rate");
    page().await("the rating", () -> LEVEL.matcher(facts()).find());
  }

  /** Returns the link that the File menu exports. */
  private static String sharedLink() {
    page().click("#set-file");
    page().clickButton("Export…");
    String field = "return document.getElementById('set-export-text')?.value ?? ''";
    page().await("a link", () -> page().run(field).toString().contains("f-puzzles.com/?load="));
    return page().run(field).toString();
  }

  private static void play(PageDriver player, Puzzle puzzle, Grid solution) {
    player.await("the puzzle", () -> player.labels(PageDriver.PLAY).size() == SIZE * SIZE);
    assertThat(player.digits(PageDriver.PLAY)).isEqualTo(puzzle.givens());
    assertThat(player.puzzle(PageDriver.PLAY).mask()).isEqualTo(puzzle.mask());
    player.await(
        "the cage is described", () -> player.labels(PageDriver.PLAY).get(1).contains("cage of 5"));
    assertThat(player.labels(PageDriver.PLAY).get(14)).contains("second of four on a thermometer");

    player.press("h");
    player.awaitOne(".hints .reason");
    player.press("h", "h", "h");
    player.awaitOne(".hints .so");
    player.press("t");
    player.awaitAnnounced("Applied: ");
    Grid helped = player.digits(PageDriver.PLAY);
    IntStream.range(0, SIZE * SIZE)
        .filter(cell -> helped.digit(cell) == 0)
        .forEach(
            cell ->
                player.press(PageDriver.toCell(cell, SIZE), String.valueOf(solution.digit(cell))));
    player.awaitOne(".card.end");
    assertThat(player.text(".card.end")).contains("✓ Solved in ", "Hints\n1");
    assertThat(player.digits(PageDriver.PLAY)).isEqualTo(solution);
  }

  private static void drag(int... cells) {
    Actions actions = page().actions().moveToElement(cell(cells[0])).clickAndHold();
    IntStream.of(cells).forEach(cell -> actions.moveToElement(cell(cell)));
    actions.release().perform();
  }

  private static WebElement cell(int cell) {
    return BROWSER.browser().driver().findElement(By.id(PageDriver.SET + "-" + cell));
  }

  private static void awaitVerdict(String line) {
    page().await("it says: " + line, () -> page().text(".verdict").contains(line));
  }

  private static String facts() {
    return page().has(".facts") ? page().text(".facts") : "";
  }

  private static List<String> rows() {
    return page().all(".constraint-rows .constraint").stream().map(WebElement::getText).toList();
  }

  private static String regions() {
    return RegionSymbols.text(page().puzzle(PageDriver.SET).mask());
  }
}
