package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The visible parts on small screens, on grids with letters, and in forced colours. */
// Appearance does not depend on the source of the answers, so one run is enough.
@DisabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserScreensTest {
  private static final String GRID = "#" + PageDriver.PLAY;
  private static final String DIGITS = ".numbers button:last-child";
  private static final int LARGE = 16;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** Phones in landscape and small phones, and a screen of 1280 × 800 at 200 %. */
  @ParameterizedTest
  @CsvSource({"844, 390", "667, 375", "640, 400", "320, 568", "390, 844"})
  void gridAndDigitsAreVisibleWithoutScrolling(int width, int height) {
    BROWSER.browser().resize(width, height);

    for (String css : new String[] {GRID, DIGITS}) {
      assertThat(page().isInSight(css)).as(css).isTrue();
    }
  }

  /** Windows in which the grid once covered the digits, or the digits were below the window. */
  @ParameterizedTest
  @CsvSource({
    "800, 600, 100",
    "640, 512, 100",
    "768, 954, 100",
    "390, 664, 100",
    "375, 553, 100",
    "1200, 800, 100",
    "1200, 800, 200",
    "768, 954, 200",
    "640, 512, 200",
    "390, 664, 200"
  })
  void gridAndDigitsAreBothVisible(int width, int height, int percent) {
    BROWSER.browser().resize(width, height);
    BROWSER.browser().setLetters(Browser.LETTERS * percent / 100);
    page().reload();
    page().awaitOne(GRID);
    String name = "%d-%d-%d".formatted(width, height, percent);

    assertSeen(GRID, ".numbers");
    page().picture("screens", "play-" + name);
    page().press("h");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "h");
    page().run("scrollTo(0, 0)");
    assertSeen(GRID, ".numbers");
    page().picture("screens", "hint-" + name);

    page().go("set");
    assertSeen("#" + PageDriver.SET, ".keypad");
    page().picture("screens", "set-" + name);
    page().go("watch");
    page().awaitOne("#watch-solver-0:enabled");
    page().picture("screens", "watch-" + name);
  }

  private static void assertSeen(String grid, String digits) {
    page().awaitStillness();
    assertThat(page().isInSight(grid)).as("the grid").isTrue();
    assertThat(page().isInSight(digits)).as("the digits").isTrue();
    assertThat(page().doOverlap(grid, digits)).as("one on the other").isFalse();
    assertThat(page().isSo("document.documentElement.scrollWidth <= innerWidth")).isTrue();
  }

  @Test
  void theReasonsOfBothStrategiesAreVisible() {
    page().go("watch");
    page().awaitOne("#watch-solver-0:enabled");
    page().clickButton("Step");
    page().await("a reason", () -> page().text(".pane .why").contains("r1c1"));

    for (String side : new String[] {".pane:first-child", ".pane:last-child"}) {
      assertThat(page().isInSight(side + " .why")).as(side).isTrue();
      assertThat(page().isInSight(side + " svg.grid")).as(side).isTrue();
    }
  }

  @Test
  void messagesAreNextToTheGrid() {
    for (int[] window : new int[][] {{390, 664}, {640, 512}, {1200, 800}}) {
      BROWSER.browser().resize(window[0], window[1]);
      page().press(PageDriver.toCell(1, 9), "5");
      page().await("it is said", () -> page().text(".toast").contains("r1c2 is a given"));
      page().awaitStillness();

      assertThat(page().isInSight(".toast")).isTrue();
      assertThat(page().doOverlap(".toast", GRID)).isFalse();
      assertThat(page().doOverlap(".toast", ".pad")).isFalse();
      page().picture("screens", "message-" + window[0]);
      page().click(".toast button");
    }
  }

  @ParameterizedTest
  @CsvSource({"320, 568", "621, 900", "660, 900", "674, 900", "640, 400", "844, 390"})
  void nothingIsWiderThanTheScreen(int width, int height) {
    BROWSER.browser().resize(width, height);

    for (String view : PageDriver.VIEWS) {
      page().go(view);
      assertThat(page().run("return document.documentElement.scrollWidth"))
          .as(view)
          .isEqualTo(String.valueOf(width));
    }
  }

  /**
   * A small phone, and a screen of 1280 × 800 at 200 %. Only one row of tools can be scrolled, up
   * to "Add…".
   */
  @ParameterizedTest
  @CsvSource({"320, 568", "640, 400"})
  void noControlIsCutOff(int width, int height) {
    BROWSER.browser().resize(width, height);

    for (String view : PageDriver.VIEWS) {
      page().go(view);
      page().awaitStillness();
      assertThat(
              page()
                  .run(
                      """
                      const isCut = (control) => {
                        const {left, right, width} = control.getBoundingClientRect();
                        const around = [document.documentElement];
                        for (let each = control.parentElement; each.id !== 'app'; each = each.parentElement) {
                          if (getComputedStyle(each).overflowX !== 'visible') around.push(each);
                        }
                        const words = control.querySelector('span') ?? control;
                        return width > 0 && (words.scrollWidth > words.clientWidth + 1 && control.matches('.tool')
                          || around.some((each) => {
                            const box = each.getBoundingClientRect();
                            return right > box.right + 1 || left < box.left - 1;
                          }));
                      };
                      return [...document.querySelectorAll('main :is(button, select, input, label)')]
                        .filter((control) => control.checkVisibility() && !control.matches('.unseen'))
                        .filter((control) => innerWidth > 320 || !control.matches('.tool:not(#set-add)')
                          || control.getBoundingClientRect().left < 200)
                        .filter(isCut)
                        .map((control) => control.ariaLabel || control.textContent.trim()).join();
                      """))
          .as(view)
          .isEqualTo("");
    }
    page().picture("screens", "last-" + width);
  }

  @Test
  void lettersOfTwiceTheSizeFit() {
    page().run("document.documentElement.style.fontSize = '200%'");

    assertThat(page().isSo("document.documentElement.scrollWidth <= innerWidth")).isTrue();
  }

  /** The links to the views are in a menu that works by mouse and by keyboard alone. */
  @ParameterizedTest
  @CsvSource({"390, 844", "320, 568", "844, 390", "768, 1024"})
  void narrowWindowsHaveOneBar(int width, int height) {
    BROWSER.browser().resize(width, height);
    page().awaitOne("#menu");

    assertThat(page().isSo("document.querySelector('.top').offsetHeight < 60")).isTrue();
    assertThat(page().text(".top .name")).startsWith("Jigsaw");
    assertThat(page().has("nav:popover-open")).isFalse();
    page().click("#menu");
    for (String view : PageDriver.VIEWS) {
      assertThat(page().isInSight("nav a[href='#" + view + "']")).as(view).isTrue();
    }
    page().picture("screens", "menu-" + width);
    List<Rule> broken = new AxeBuilder().analyze(BROWSER.browser().driver()).getViolations();
    assertThat(broken.stream().map(Rule::getId).toList()).isEmpty();
    page().press(Keys.ESCAPE);
    assertThat(page().isSo("document.activeElement.id === 'menu'")).isTrue();
    page().press(Keys.ENTER, Keys.TAB, Keys.TAB, Keys.ENTER);
    page().awaitOne("main.view-library > div");
    assertThat(page().has("nav:popover-open")).isFalse();
    assertThat(page().text(".top .name")).isEqualTo("Library");
  }

  @Test
  void theTitleInTheBarOpensTheListOfPuzzles() {
    BROWSER.browser().resize(390, 844);
    page().awaitOne(".top button.name");
    page().click(".top button.name");

    page().awaitOne("#puzzles[open] .tile");
  }

  /** Wide windows show the hints, the settings and the form of Generate beside the rest. */
  @Test
  void wideWindowsUseTheirWidth() {
    BROWSER.browser().resize(1920, 1080);

    assertThat(page().isInSight(".hints")).isTrue();
    assertThat(page().doOverlap(".hints", ".pad")).isFalse();
    assertThat(
            page()
                .isSo(
                    "document.querySelector('.hints').offsetLeft > document.querySelector('.pad').offsetLeft"))
        .isTrue();
    page().go("generate");
    assertThat(page().isInSight("#generate-seed")).isTrue();
    assertThat(page().isInSight("#generate-go")).isTrue();
    page().go("watch");
    page().awaitOne("#watch-solver-0:enabled");
    assertThat(page().isInSight(".chart")).isTrue();
  }

  @Test
  void generateOpensWithAPuzzle() {
    page().go("generate");
    page().awaitOne("#generate-play");

    assertThat(page().text(".figures")).contains("Clues", "Seed");
    assertThat(page().has("#generate-cancel")).isFalse();
  }

  @Test
  void theListOfKeysOpensAtItsTop() {
    BROWSER.browser().resize(390, 844);
    page().press("?");
    page().awaitOne("#help[open]");

    assertThat(page().isSo("help.scrollHeight > help.clientHeight")).as("it scrolls").isTrue();
    assertThat(page().isSo("help.scrollTop === 0")).isTrue();
    assertThat(page().isSo("help.contains(document.activeElement)")).isTrue();
  }

  @Test
  void colourKeysAreNotDigits() {
    page().clickButton("Puzzles…");
    page().awaitOne("#puzzles[open] .tile");
    BROWSER
        .browser()
        .driver()
        .findElement(By.xpath("//dialog//button[contains(., '16×16')]"))
        .click();
    page().await("the large grid", () -> page().labels(PageDriver.PLAY).size() == LARGE * LARGE);
    page().clickButton("Colour");
    page().press(PageDriver.toCell(0, LARGE), "3");

    assertThat(page().labels(PageDriver.PLAY).get(0)).endsWith("colour yellow");
    assertThat(page().all(".numbers .swatch .shape")).hasSize(9);
    assertThat(page().text(".numbers")).isBlank();
    assertThat(page().all(GRID + " .ink .shape")).hasSize(1);
    assertThat(page().has(GRID + " .ink .letter")).isFalse();
  }

  @Test
  void forcedColoursShowTheCurrentViewAndMode() {
    BROWSER.browser().setForcedColours(true);

    assertThat(ground("nav [aria-current]")).isNotEqualTo(ground("nav a:not([aria-current])"));
    assertThat(ground(".modes [aria-pressed=true]"))
        .isNotEqualTo(ground(".modes [aria-pressed=false]"));
  }

  private static Object ground(String css) {
    return page()
        .run("return getComputedStyle(document.querySelector(arguments[0])).backgroundColor", css);
  }
}
