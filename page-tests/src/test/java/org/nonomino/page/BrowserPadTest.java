package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The buttons of the view Play: the effect of keys after a click, and unavailable buttons. */
final class BrowserPadTest {
  private static final String DIGIT_3 = ".numbers button:nth-child(3)";
  private static final String ERASE = ".actions button:nth-child(3)";
  private static final String CHECK = ".actions button:nth-child(5)";
  private static final String HINT = ".hints .row button:nth-child(1)";
  private static final String PATH = ".hints .row button:nth-child(2)";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void spaceAfterAClickActsOnTheGrid() {
    int blank = PageDriver.firstBlank(page().puzzle(PageDriver.PLAY), 0);
    page().click("#" + PageDriver.PLAY + "-" + blank);
    page().click(DIGIT_3);
    assertThat(digit(blank)).isEqualTo(3);

    page().press(Keys.SPACE);

    page().awaitAnnounced("Mode: Corner");
    assertThat(digit(blank)).as("the digit stays").isEqualTo(3);
    assertThat(page().isSo("document.activeElement.closest('#play-grid')")).isTrue();
  }

  @Test
  void spaceAndEnterPressTheFocusedButton() {
    int blank = PageDriver.firstBlank(page().puzzle(PageDriver.PLAY), 0);
    page().tabTo(DIGIT_3);
    page().press(Keys.SPACE);
    assertThat(digit(blank)).isEqualTo(3);
    page().press(Keys.ENTER);
    assertThat(digit(blank)).as("taken out again").isZero();
    assertThat(page().isSo("document.activeElement.matches(arguments[0])", DIGIT_3)).isTrue();
  }

  @Test
  void buttonsGiveTheReasonWhilePaused() {
    assertThat(disabled(DIGIT_3)).isFalse();
    page().press("m");
    page().awaitAnnounced("Paused.");
    for (String button : new String[] {DIGIT_3, ERASE, CHECK, HINT, PATH}) {
      assertThat(disabled(button)).as(button).isTrue();
      assertThat(reason(button)).as(button).isEqualTo("Paused: resume first.");
    }
    page().click(HINT);
    page().awaitAnnounced("Paused: resume first.");
    page().click(".paused button");
    page().awaitAnnounced("Resumed.");
    page().press("m", "5");
    page().awaitAnnounced("Paused: resume first.");
    page().press("m");
    page().awaitAnnounced("Resumed.");
    assertThat(disabled(HINT)).isFalse();
  }

  @Test
  void thePadGivesTheReasonWhileThePathIsShown() {
    page().press("p");
    page().awaitOne(".path");
    assertThat(disabled(DIGIT_3)).isTrue();
    assertThat(reason(ERASE)).isEqualTo("Close the solution path first.");
    assertThat(disabled(".path .row button:nth-child(1)")).as("back from the first step").isTrue();
    page().press("p");
    page().await("the path is closed", () -> !page().has(".path"));
    assertThat(disabled(DIGIT_3)).isFalse();
  }

  @Test
  void theBannerFollowsTheGrid() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    page().press(PageDriver.solving(puzzle, solution));
    page().awaitAnnounced("Well done.");
    page().awaitOne(".banner.good");
    assertThat(reason(HINT)).isEqualTo("The puzzle is solved.");
    assertThat(disabled(CHECK)).isTrue();

    page().pressWith(Keys.CONTROL, "z");
    page().await("the banner is gone", () -> !page().has(".banner"));
    assertThat(disabled(HINT)).isFalse();

    page().pressWith(Keys.CONTROL, "y");
    page().awaitAnnounced("Well done.");
    page().awaitOne(".banner.good");
  }

  private static int digit(int cell) {
    return page().digits(PageDriver.PLAY).digit(cell);
  }

  private static boolean disabled(String css) {
    return "true".equals(attribute(css, "aria-disabled"));
  }

  private static String reason(String css) {
    return attribute(css, "title");
  }

  private static String attribute(String css, String name) {
    String value =
        BROWSER.browser().driver().findElement(By.cssSelector(css)).getDomAttribute(name);
    return value == null ? "" : value;
  }
}
