package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;

/**
 * The first visit of a player with a German keyboard and a small window: open, play, undo, hint,
 * set, share, import. The pictures are in {@code target/newcomer}.
 */
// Appearance and keys do not depend on the source of the answers, so one run is enough.
@DisabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserNewcomerTest {
  private static final int WIDTH = 390;
  private static final int HEIGHT = 664;
  private static final int CONTROL = 2;
  private static final int CONTROL_SHIFT = 10;
  private static final String GRID = "#" + PageDriver.PLAY;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void theFirstVisitWorks() {
    BROWSER.browser().resize(WIDTH, HEIGHT);
    page().picture("newcomer", "1-open");
    assertThat(page().text(".rules")).contains("How to play", "1 to 9 once in each row");
    page().clickButton("How to play");
    page().awaitOne("#how-to-play[open]");
    page().picture("newcomer", "2-how-to-play");
    page().click("#how-to-play .dialog-top button");
    page().await("it is closed", () -> !page().has("#how-to-play[open]"));

    play();
    hint();
    String givens = set();
    share(givens);
  }

  /** Digits by touch and by keys; Ctrl+Z is where Y is on English keyboards. */
  private static void play() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    int first = PageDriver.firstBlank(puzzle, 0);
    int second = PageDriver.firstBlank(puzzle, first + 1);
    page().click(GRID + "-" + first);
    page().click(".numbers button:nth-child(" + solution.digit(first) + ")");
    page().click(GRID + "-" + second);
    page().press(String.valueOf(solution.digit(second)));
    assertThat(digit(first)).isEqualTo(solution.digit(first));
    assertThat(digit(second)).isEqualTo(solution.digit(second));
    page().picture("newcomer", "3-play");

    key("z", "KeyY", CONTROL);
    page().await("one is undone", () -> digit(second) == 0);
    key("z", "KeyY", CONTROL);
    page().await("both are undone", () -> digit(first) == 0);
    key("y", "KeyZ", CONTROL);
    page().await("one is there again", () -> digit(first) > 0);
    key("Z", "KeyY", CONTROL_SHIFT);
    page().await("both are there again", () -> digit(second) > 0);
    page().click(GRID + "-" + second);
    key("\"", "Digit2", CONTROL_SHIFT);
    page().await("a colour", () -> label(second).endsWith("colour orange"));
    key("z", "KeyY", CONTROL);
    page().await("no colour", () -> !label(second).contains("colour"));
    assertThat(page().isInSight(GRID)).isTrue();
    assertThat(page().isInSight(".numbers")).isTrue();
  }

  private static void hint() {
    page().clickButton("Hint");
    page().awaitOne(".hints .reason");
    page().clickButton("Show more");
    page().clickButton("Show more");
    page().clickButton("Show more");
    page().awaitOne(".reason .so");
    page().run("scrollTo(0, 0)");
    assertThat(page().isInSight(GRID)).isTrue();
    assertThat(page().isInSight(".numbers")).isTrue();
    page().picture("newcomer", "4-hint");
    page().clickButton("What is this?");
    page().awaitOne("#technique[open] g.step");
    assertThat(page().isInSight("#technique .dialog-top button")).isTrue();
    page().picture("newcomer", "5-technique");
    page().click("#technique .dialog-top button");
    page().await("it is closed", () -> !page().has("#technique[open]"));
    page().clickButton("Apply the step");
    page().awaitAnnounced("Applied: ");
  }

  /** Digits are entered immediately. Returns the new draft. */
  private static String set() {
    page().go("set");
    page().click("#" + PageDriver.SET + "-0");
    page().press("5", Keys.ARROW_RIGHT, "6");
    page().await("a given", () -> page().labels(PageDriver.SET).get(1).contains("digit 6 given"));
    key("z", "KeyY", CONTROL);
    page().await("it is undone", () -> page().labels(PageDriver.SET).get(1).contains("blank"));
    assertThat(page().isInSight("#" + PageDriver.SET)).isTrue();
    assertThat(page().isInSight(".keypad")).isTrue();
    page().picture("newcomer", "6-set");
    page().clickButton("Play it");
    page().awaitOne(GRID);
    page().await("it is played", () -> label(0).contains("digit 5 given"));
    return page().puzzle(PageDriver.PLAY).givens().toString();
  }

  private static void share(String givens) {
    page().go("share");
    String link = page().run("return document.getElementById('share-link').value").toString();
    assertThat(link).contains("#play?p=5");
    page().picture("newcomer", "7-share");
    page().click("#share-typed");
    page().press(link);
    page().clickButton("Import");
    page().awaitAnnounced("1 puzzle found");
    page().picture("newcomer", "8-import");
    page().press(Keys.ENTER);
    page().awaitOne(GRID);
    assertThat(page().puzzle(PageDriver.PLAY).givens()).hasToString(givens);
  }

  /** Presses a key of a keyboard with a different layout. */
  private static void key(String key, String code, int modifiers) {
    Map<String, Object> event = new HashMap<>();
    event.put("key", key);
    event.put("code", code);
    event.put("modifiers", modifiers);
    for (String type : new String[] {"rawKeyDown", "keyUp"}) {
      event.put("type", type);
      BROWSER.browser().driver().executeCdpCommand("Input.dispatchKeyEvent", event);
    }
  }

  private static int digit(int cell) {
    return page().digits(PageDriver.PLAY).digit(cell);
  }

  private static String label(int cell) {
    return page().labels(PageDriver.PLAY).get(cell);
  }
}
