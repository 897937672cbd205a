package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The view Play in a real browser, mostly by keyboard. */
final class BrowserPlayTest {
  private static final int UNDONE = 100;
  private static final int LARGE = 16;

  /** Two rounds along a row, with a digit and a move in each cell. */
  private static final int KEYS_MEASURED = 4 * LARGE;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void aJigsawIsPlayedToItsEndByKeyboard() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);

    page().press(PageDriver.solving(puzzle, solution));

    page().awaitAnnounced("Well done.");
    page()
        .await("the verdict is there", () -> page().text(".banner").contains("the only solution"));
    assertThat(page().text(".banner")).startsWith("✓ Solved in ");
    assertThat(page().digits(PageDriver.PLAY)).isEqualTo(solution);
  }

  @Test
  void aConflictIsShownImmediatelyAndAnnounced() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    int blank = PageDriver.firstBlank(puzzle, 0);
    int size = puzzle.size();
    int given = -1;
    for (int cell = 0; cell < size; cell++) {
      given = puzzle.givens().digit(cell) > 0 ? cell : given;
    }
    assertThat(blank / size).as("the row of the first blank, with a given").isZero();

    page().press(PageDriver.toCell(blank, size), String.valueOf(puzzle.givens().digit(given)));

    page().awaitAnnounced("conflict");
    List<String> labels = page().labels(PageDriver.PLAY);
    assertThat(labels.get(blank)).endsWith("conflict");
    assertThat(labels.get(given)).endsWith("conflict");
  }

  @Test
  void hintsLeadToTheEnd() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    int hints = 0;
    while (!page().has(".banner")) {
      page().press("h");
      page().awaitOne(".hints .reason");
      assertThat(page().has(".hints .so")).as("a nudge contains no conclusion").isFalse();
      page().press("h", "h", "h");
      page().awaitOne(".hints .so");
      assertThat(page().has("#" + PageDriver.PLAY + " g.step")).as("evidence").isTrue();
      page().press("t");
      page().await("the step is taken", () -> !page().has(".hints .reason"));
      assertThat(++hints).isLessThanOrEqualTo(2 * puzzle.size() * puzzle.size());
    }

    assertThat(page().digits(PageDriver.PLAY)).isEqualTo(Toolkit.solution(puzzle));
  }

  @Test
  void theTechniqueOfAHintIsExplained() {
    page().press("h");
    page().awaitOne(".hints .reason");
    page().press("h");
    page().awaitOne(".hints .name .link");
    String name = page().text(".hints .name").replaceFirst("(?s) \\(.*", "");
    page().clickButton("What is this?");

    page().awaitOne("#technique g.step");
    assertThat(page().text("#technique-title")).isEqualTo(name);
    assertThat(page().text("#technique")).contains("How to spot it", "Why it works", "Example");
    page().press(Keys.ESCAPE);
    page().await("the technique is closed", () -> !page().has("#technique[open]"));
  }

  @Test
  void lettersAreNotesInCells() {
    int blank = page().goToBlank();
    page().press("j", "a", "b");
    page().awaitAnnounced("letter B");
    assertThat(page().labels(PageDriver.PLAY).get(blank)).contains("letter A and B");
    // Digits stay digits, and commands need Alt.
    page().press("1");
    assertThat(page().labels(PageDriver.PLAY).get(blank)).contains("digit 1").contains("letter A");
    page().pressWith(Keys.ALT, "u");
    page().await("undone", () -> page().labels(PageDriver.PLAY).get(blank).contains("blank"));
    page().press(Keys.BACK_SPACE);
    page().awaitAnnounced("letters removed");
    assertThat(page().labels(PageDriver.PLAY).get(blank)).doesNotContain("letter");
    page().clickButton("C");
    assertThat(page().labels(PageDriver.PLAY).get(blank)).contains("letter C");
  }

  /** A regression test, because the palette of the view Set once changed their style. */
  @Test
  void coloursAreCentredOnTheirKeys() {
    page().clickButton("Colour");
    page().awaitOne(".numbers .swatch");

    assertThat(page().all(".numbers .swatch")).hasSize(9);
    assertThat(
            page()
                .isSo(
                    "[...document.querySelectorAll('.numbers .swatch')].every((key) => {"
                        + " const text = document.createRange();"
                        + " text.selectNodeContents(key);"
                        + " const [letter, all] = [text, key].map((it) => it.getBoundingClientRect());"
                        + " return Math.abs(letter.left + letter.right - all.left - all.right) < 4;"
                        + "})"))
        .as("letters in the middle")
        .isTrue();
  }

  @Test
  void thePathIsClickedThrough() {
    page().clickButton("Show the path");
    page().awaitOne(".path");
    int steps = page().all(".path .steps li").size();
    assertThat(steps).isGreaterThan(10);
    assertThat(page().text(".path")).contains("1 of " + steps);

    page().all(".path .steps button").get(steps - 1).click();
    page()
        .await(
            "the last step is shown", () -> page().text(".path").contains(steps + " of " + steps));
    page().press(Keys.ARROW_LEFT);
    page()
        .await(
            "the last step but one",
            () -> page().text(".path").contains(steps - 1 + " of " + steps));
    page().press("p");

    page().await("the path is closed", () -> !page().has(".path"));
    assertThat(page().digits(PageDriver.PLAY)).isEqualTo(page().puzzle(PageDriver.PLAY).givens());
  }

  @Test
  void reloadingKeepsTheProgress() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    int half = puzzle.size() / 2;
    page().press(PageDriver.filling(puzzle, solution, 0, half));
    int blank = PageDriver.firstBlank(puzzle, half * puzzle.size());
    page().press(PageDriver.toCell(blank, puzzle.size()));
    page().pressWith(Keys.SHIFT, "1");
    page().pressWith(Keys.CONTROL, "2");
    page().pressWith(Keys.ALT, "3");
    List<String> labels = page().labels(PageDriver.PLAY);
    assertThat(labels.get(blank)).contains("candidates 2", "corner marks 1", "colour yellow");

    page().reload();

    assertThat(page().labels(PageDriver.PLAY)).isEqualTo(labels);
    page().press(PageDriver.filling(puzzle, solution, half, puzzle.size()));
    page().awaitAnnounced("Well done.");
    page().reload();
    assertThat(page().digits(PageDriver.PLAY)).isEqualTo(solution);
  }

  @Test
  void aHundredEditsAreUndoneAndRedone() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    List<String> before = page().labels(PageDriver.PLAY);
    int edits = 0;
    for (int cell = 0; edits < UNDONE; cell++) {
      if (puzzle.givens().digit(cell) == 0) {
        page().press(PageDriver.toCell(cell, puzzle.size()));
        for (int digit = 1; digit <= puzzle.size() && edits < UNDONE; digit++) {
          page().pressWith(Keys.SHIFT, String.valueOf(digit));
          edits++;
        }
      }
    }
    List<String> after = page().labels(PageDriver.PLAY);
    assertThat(after).isNotEqualTo(before);

    press(UNDONE, "z");
    assertThat(page().labels(PageDriver.PLAY)).isEqualTo(before);
    page().press("u");
    page().awaitAnnounced("Nothing to undo.");
    press(UNDONE, "y");

    assertThat(page().labels(PageDriver.PLAY)).isEqualTo(after);
  }

  private static void press(int times, String key) {
    for (int i = 0; i < times; i++) {
      page().pressWith(Keys.CONTROL, key);
    }
  }

  @Test
  void aPastedLinkIsPlayed() {
    page().go("share");
    page().click("#share-typed");
    // Typed and cut, to put it on the clipboard.
    page().press(link());
    page().pressWith(Keys.CONTROL, "a");
    page().pressWith(Keys.CONTROL, "x");
    page()
        .await(
            "the text is cut",
            () -> page().isSo("document.getElementById('share-typed').value === ''"));

    page().pressWith(Keys.CONTROL, "v");

    page().awaitAnnounced("1 puzzle found");
    assertThat(page().text("#share-found")).contains("Jigsaw “9×9”", "25 clues");
    page().press(Keys.ENTER);
    page().awaitOne("#" + PageDriver.PLAY);
    assertThat(page().text("h1")).isEqualTo("Jigsaw “9×9”");
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    assertThat(puzzle.givens().toString()).startsWith("6.21...7.9........");
    page().press(PageDriver.solving(puzzle, Toolkit.solution(puzzle)));
    page().awaitAnnounced("Well done.");
  }

  private static String link() {
    try (InputStream in = BrowserPlayTest.class.getResourceAsStream("jigsaw-link.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theLinkContainsPuzzleAndProgress() {
    page().press(Keys.ARROW_RIGHT, Keys.ARROW_LEFT, "5");
    List<String> labels = page().labels(PageDriver.PLAY);
    page().go("share");
    page().click(".choice input[type=checkbox]");
    String link = page().run("return document.getElementById('share-link').value").toString();
    assertThat(link).contains("#play?");

    page().openAfresh();
    assertThat(page().labels(PageDriver.PLAY)).isNotEqualTo(labels);
    page().run("location.href = arguments[0]", link);

    page().await("the link is open", () -> page().labels(PageDriver.PLAY).equals(labels));
  }

  /** Uses the web app without a mouse, from the start to printing. */
  @Test
  void everythingWorksWithoutAMouse() {
    page().tabTo("a[href='#generate']");
    page().press(Keys.ENTER);
    page().tabTo(".modes button:nth-child(2)");
    page().press(Keys.SPACE);
    page().awaitOne(".picture:nth-child(2)");
    page().tabTo(".picture:nth-child(2)");
    page().press(Keys.SPACE);
    page().awaitAnnounced("Layout ");
    page().tabTo("#generate-clues");
    page().press(Keys.ARROW_DOWN);
    page().tabTo("#generate-number");
    page().pressWith(Keys.CONTROL, "a");
    page().press("24");
    page().tabTo("#generate-seed");
    page().press("7", Keys.ENTER);
    page().awaitAnnounced("Done: 24 clues");
    page().awaitOne("#generate-play:focus");
    page().press(Keys.ENTER);
    page().awaitOne("#" + PageDriver.PLAY);
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    assertThat(puzzle.givens().filledCount()).isEqualTo(24);
    assertThat(puzzle.mask()).isNotEqualTo(RegionMask.standardBoxes(9).orElseThrow());

    page().press("h");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "t");
    page().awaitAnnounced("Applied: ");
    page().press("h");
    page().awaitOne(".hints .reason");

    Puzzle rest = puzzle.withGivens(page().digits(PageDriver.PLAY));
    page().press(PageDriver.solving(rest, Toolkit.solution(puzzle)));
    page().awaitAnnounced("Well done.");

    page().tabTo("a[href='#share']");
    page().press(Keys.ENTER);
    page().awaitOne("#share-out");
    page().run("window.print = () => { window.printed = true; }");
    page().tabTo("#share-picture ~ .row button:last-child");
    page().press(Keys.ENTER);
    assertThat(page().isSo("window.printed")).as("the web app asked to print").isTrue();
    BROWSER.browser().setPrinted(true);
    try {
      assertThat(shown("header.top")).as("the header on paper").isFalse();
      assertThat(shown("#share-out")).as("the buttons on paper").isFalse();
      assertThat(shown("#share-grid")).as("the puzzle on paper").isTrue();
    } finally {
      BROWSER.browser().setPrinted(false);
    }
  }

  private static boolean shown(String css) {
    return BROWSER.browser().driver().findElement(By.cssSelector(css)).isDisplayed();
  }

  /** Prints the time that a key on 16×16 needs for script and layout, without asserting it. */
  @Test
  void keysOnALargeGridAreDrawn() {
    page().clickButton("Puzzles…");
    page()
        .actions()
        .click(
            BROWSER
                .browser()
                .driver()
                .findElement(By.xpath("//dialog//button[contains(., '16×16')]")))
        .perform();
    page().await("the large grid", () -> page().labels(PageDriver.PLAY).size() == LARGE * LARGE);
    int blank = PageDriver.firstBlank(page().puzzle(PageDriver.PLAY), 0);
    page().press(PageDriver.toCell(blank, LARGE));
    page()
        .run(
            """
            window.frames16 = [];
            new PerformanceObserver((list) => window.frames16.push(...list.getEntries()
                .filter(({name}) => name === 'keydown').map(({duration}) => duration)))
              .observe({type: 'event', durationThreshold: 24});
            window.works16 = [];
            let start = 0;
            addEventListener('keydown', () => { start = performance.now(); }, {capture: true});
            // After the web app's own listener, and its immediate tasks.
            addEventListener('keydown', () => {
              document.getElementById('play-grid').getBoundingClientRect();
              window.works16.push(performance.now() - start);
            });
            """);
    for (int i = 0; i < KEYS_MEASURED; i++) {
      page().press(i % 2 == 1 ? Keys.ARROW_RIGHT : i < KEYS_MEASURED / 2 ? "5" : "6");
    }
    page()
        .await(
            "all keys", () -> page().isSo("window.works16.length === arguments[0]", KEYS_MEASURED));

    assertThat(page().digits(PageDriver.PLAY).digit(blank)).isEqualTo(6);
    System.out.println(
        "Keys on 16x16: "
            + page()
                .run(
                    """
                    const times = window.works16.sort((a, b) => a - b);
                    const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
                    return `script and layout, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms; `
                      + `24 ms or more until the frame is shown: ${window.frames16.length} of ${times.length}`
                      + (window.frames16.length ? `, most ${Math.max(...window.frames16)} ms` : '');
                    """));
  }
}
