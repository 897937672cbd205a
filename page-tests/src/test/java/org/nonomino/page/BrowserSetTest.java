package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The views Set, Generate and Watch in a real browser. */
final class BrowserSetTest {
  private static final int SIZE = 6;
  private static final String REGIONS = "000122001122011322441335443355443555";

  /** The regions painted by keys; the others are painted by dragging. */
  private static final int BY_KEYS = 3;

  /** The colours of the regions of the grid, by their numbers. */
  private static final String COLOURS =
      "return [...document.querySelectorAll('#set-grid .region')]"
          + ".map((path) => getComputedStyle(path).fill).join()";

  private static final String COLOURS_OF_PALETTE =
      "return [...document.querySelectorAll('.swatch.region')]"
          + ".map((button) => getComputedStyle(button).backgroundColor).join()";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void puzzlesAreGeneratedOnAPaintedLayout() {
    page().go("set");
    chooseSize();
    page().clickButton("Regions");
    page().click("button.swatch.erases");
    page().clickButton("Clear regions");
    await("Drag on the grid to draw region 1.");

    paintByKeys();
    await("The regions are not finished.");
    paintByDragging();

    await(" solutions.");
    assertThat(regionsOf(PageDriver.SET)).isEqualTo(REGIONS);
    page().clickButton("Check the layout");
    page().awaitAnnounced("this layout can be filled");

    page().go("generate");
    page().clickButton("From Set");
    page().awaitOne(".painted");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);
    assertThat(regionsOf(PageDriver.PLAY)).isEqualTo(REGIONS);
    assertThat(Toolkit.isUnique(page().puzzle(PageDriver.PLAY))).isTrue();
  }

  /** The hint is about the draft, which has another size than the puzzle that is played. */
  @Test
  void hintsNameTheCellsOfTheDraft() {
    page().go("set");
    page().paste("123.\n341.\n214.\n432.\n");
    page().await("the draft", () -> page().labels(PageDriver.SET).size() == 16);
    page().await("it is checked", () -> page().text("main").contains("Exactly one solution"));
    page().clickButton("Hint");
    page().awaitOne(".hint-of-set");
    assertThat(page().text(".hint-of-set")).contains("r1c4 = 4");

    page().clickButton("What is this?");
    page().awaitOne("#technique[open] h3");
    assertThat(page().text("#technique h2")).isNotEqualTo("Technique");
  }

  /** The finished draft is one step of its history. A refusal leaves the draft as it was. */
  @Test
  void draftsAreFinished() {
    page().go("set");
    page().clickButton("Givens");
    chooseSize();
    page().click("#" + PageDriver.SET + "-0");
    page().press("3");
    page().await("a given", () -> page().puzzle(PageDriver.SET).givens().filledCount() == 1);
    Puzzle draft = page().puzzle(PageDriver.SET);

    page().clickSummary("Finish this for me");
    page().choose("#set-finish-difficulty", "easy");
    page().choose("#set-finish-add", "thermometers");
    page().tabTo("#set-finish-thermometers");
    page().pressWith(Keys.CONTROL, "a");
    page().press("99");
    page().clickButton("Finish this for me");
    page().awaitAnnounced("thermometers fit on this grid. Ask for fewer.");
    assertThat(page().puzzle(PageDriver.SET)).isEqualTo(draft);
    // The refusal is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/generate"));

    page().tabTo("#set-finish-thermometers");
    page().pressWith(Keys.CONTROL, "a");
    page().press("1");
    page().clickButton("Finish this for me");
    page().awaitOne(".facts");
    page()
        .await(
            "the result", () -> page().text(".facts").contains("1 constraint added, level easy."));
    Puzzle finished = page().puzzle(PageDriver.SET);
    assertThat(finished.givens().digit(0)).isEqualTo(3);
    assertThat(finished.givens().filledCount()).isGreaterThan(1);
    await("Exactly one solution");

    page().clickButton("Undo");
    page().await("the draft", () -> page().puzzle(PageDriver.SET).equals(draft));
    page().clickButton("Redo");
    page().await("the puzzle", () -> page().puzzle(PageDriver.SET).equals(finished));
  }

  private static void chooseSize() {
    page().clickSummary("Start from a layout");
    WebElement size = BROWSER.browser().driver().findElement(By.id("set-size"));
    size.findElement(By.cssSelector("option[value='" + SIZE + "']")).click();
    page().await("the size", () -> page().labels(PageDriver.SET).size() == SIZE * SIZE);
  }

  private static void paintByKeys() {
    cell(0).click();
    // The click has painted the cell, or removed it from its region.
    for (int cell = 0; cell < SIZE * SIZE; cell++) {
      int region = Character.digit(REGIONS.charAt(cell), 36);
      if (region < BY_KEYS) {
        page().press(String.valueOf(region + 1), Keys.SPACE);
      }
      page().press(Keys.ARROW_RIGHT);
      if (cell % SIZE == SIZE - 1) {
        page().press(Keys.ARROW_DOWN);
      }
    }
  }

  /** Drags through the cells of each region, row by row. */
  private static void paintByDragging() {
    for (int region = BY_KEYS; region < SIZE; region++) {
      page().press(String.valueOf(region + 1));
      for (int row = 0; row < SIZE; row++) {
        char label = RegionSymbols.symbol(region);
        List<Integer> cells =
            IntStream.range(row * SIZE, (row + 1) * SIZE)
                .filter(cell -> REGIONS.charAt(cell) == label)
                .boxed()
                .toList();
        if (!cells.isEmpty()) {
          drag(cells);
        }
      }
    }
  }

  private static void drag(List<Integer> cells) {
    Actions actions = page().actions().moveToElement(cell(cells.get(0))).clickAndHold();
    cells.forEach(cell -> actions.moveToElement(cell(cell)));
    actions.release().perform();
  }

  private static WebElement cell(int cell) {
    return BROWSER.browser().driver().findElement(By.id(PageDriver.SET + "-" + cell));
  }

  private static void await(String line) {
    page().await("the live line says: " + line, () -> page().text(".verdict").contains(line));
  }

  /** Returns the regions of a grid, in order of appearance. */
  private static String regionsOf(String grid) {
    return RegionSymbols.text(page().puzzle(grid).mask());
  }

  @Test
  void regionsKeepTheColoursOfThePalette() {
    page().go("set");
    page().clickButton("Regions");
    String before = page().run(COLOURS).toString();
    assertThat(before.split(",")).hasSize(9).doesNotHaveDuplicates();
    assertThat(page().run(COLOURS_OF_PALETTE)).isEqualTo(before);

    // The second region reaches into each region of the first row, so that all neighbourhoods
    // change.
    page().press("2");
    drag(IntStream.rangeClosed(3, 8).boxed().toList());
    page().press("1");
    drag(List.of(9 + 3, 9 + 4));
    page().await("it is painted", () -> page().text(".palette").contains("11/9"));
    assertThat(page().run(COLOURS)).isEqualTo(before);
    await("Region 1 has 2 too many");

    assertThat(page().all("#" + PageDriver.SET + " .coordinate")).hasSize(2 * 9);
  }

  @Test
  void givensAreEnteredUntilThereIsOneSolution() {
    page().go("set");
    page().clickButton("Givens");
    cell(0).click();
    page().press("5", Keys.ARROW_RIGHT, "5");
    await("No solution.");
    assertThat(page().labels(PageDriver.SET).get(0)).endsWith("conflict");
    page().press(Keys.BACK_SPACE);
    await(" solutions.");

    for (int clues = 1; !page().text(".verdict").contains("Exactly one solution."); clues++) {
      assertThat(clues).isLessThan(81);
      page().clickButton("Add a clue");
      page().await("nothing is worked on", () -> !page().has("[aria-busy=true]"));
      page().await("the line is known", () -> !page().text(".verdict").contains("Checking"));
    }
    assertThat(Toolkit.isUnique(page().puzzle(PageDriver.SET))).isTrue();

    page().clickButton("Mark what is not needed");
    page().await("the answer", () -> page().text(".facts").matches("(?s).*(needed).*"));
    if (page().has("#set-remove-needless")) {
      assertThat(page().all("#set-grid .needless")).isNotEmpty();
      page().click("#set-remove-needless");
      page().await("it is removed", () -> page().text(".facts").contains("Removed "));
    }
    await("Exactly one solution.");
    page().clickButton("Rate");
    page().await("the rating", () -> page().text(".facts").matches("(?s).*(Level|Beyond).*"));

    Puzzle draft = page().puzzle(PageDriver.SET);
    page().reload();
    page().go("set");
    assertThat(page().puzzle(PageDriver.SET)).as("what is kept").isEqualTo(draft);
  }

  @Test
  void theSeedDeterminesARandomLayout() {
    page().go("generate");
    page().tabTo("#generate-seed");
    page().press("11", Keys.ENTER);
    page().awaitAnnounced("seed 11");
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);

    assertThat(puzzle.mask()).isNotEqualTo(RegionMask.standardBoxes(9).orElseThrow());
    assertThat(puzzle)
        .isEqualTo(
            Toolkit.generated(
                "{\"regions\":\"random\",\"size\":9,\"irregularity\":0.5,\"seed\":11}"));
  }

  @Test
  void bothSearchesAreWatched() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    page().go("watch");
    page().await("the solvers are known", () -> page().has("#watch-solver-0:enabled"));
    assertThat(counters(0)).isEqualTo(new Counters(0, 0, 0));

    page().await("the first steps are here", () -> !page().text(".sides").contains("Loading"));
    page().press("s");
    page().await("a step", () -> counters(0).steps() == 1 && counters(1).steps() == 1);
    page().clickButton("100 steps");
    page().await("more steps", () -> counters(0).steps() > 1 && counters(1).steps() > 1);
    for (int side = 0; side < 2; side++) {
      Counters counters = counters(side);
      assertThat(counters.assignments() + counters.retractions()).isEqualTo(counters.steps());
    }
    long stepped = counters(0).steps();

    page()
        .run(
            """
        const speed = document.getElementById('watch-speed');
        speed.value = '100';
        speed.dispatchEvent(new Event('input', {bubbles: true}));
        """);
    page().press("r");
    page()
        .await(
            "both are over",
            () ->
                page().all(".pane .status").stream()
                    .allMatch(
                        status -> status.getText().startsWith("Finished: there is exactly one")));

    assertThat(counters(0).steps()).isGreaterThan(stepped);
    for (int side = 0; side < 2; side++) {
      assertThat(counters(side).retractions()).isPositive();
      assertThat(page().digits("watch-" + side)).isEqualTo(Toolkit.solution(puzzle));
    }
  }

  private record Counters(long steps, long assignments, long retractions) {}

  private static Counters counters(int side) {
    List<Long> figures =
        page().all("#watch-" + side).get(0).findElements(By.xpath("ancestor::section//dd")).stream()
            .map(figure -> Long.parseLong(figure.getText().replaceAll("\\D", "")))
            .toList();
    return new Counters(figures.get(0), figures.get(1), figures.get(2));
  }
}
