package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The view Watch in a real browser. */
final class BrowserWatchTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void onlyStrategiesWithStepsAreOffered() {
    watch();
    assertThat(options()).containsExactly("Backtracking", "Dancing Links");
    assertThat(page().text("main")).contains("Not shown: auto, bitboard, sat.");
    assertThat(page().text(".controls")).contains("3 steps per second");
  }

  private static List<String> options() {
    return page().all("#watch-solver-0 option").stream().map(WebElement::getText).toList();
  }

  @Test
  void aSearchIsWatchedForwardsAndBackwards() {
    watch();
    String start = digits();
    page().press("s");
    page().await("a step", () -> steps() == 1);
    assertThat(page().text(".pane .why")).contains("is the first empty cell");
    String first = digits();
    page().clickButton("100 steps");
    page().await("more steps", () -> steps() == 101);
    String later = digits();

    page().clickButton("Step back");
    page().await("a step less", () -> steps() == 100);
    page().press("s");
    page().await("the step again", () -> steps() == 101);
    assertThat(digits()).isEqualTo(later);

    slide("1");
    page().await("near the start", () -> steps() == 1);
    assertThat(digits()).isEqualTo(first);
    page().press("b");
    page().await("the start", () -> steps() == 0);
    assertThat(digits()).isEqualTo(start);
    slide("101");
    page().await("the place of before", () -> steps() == 101);
    assertThat(digits()).isEqualTo(later);
  }

  @Test
  void movingToADepth() {
    watch();
    page().tabTo("#watch-depth");
    page().press("5", Keys.ENTER);
    page().await("the depth", () -> figure(3) == 5 && figures(1).get(3) == 5);
    assertThat(figure(1) - figure(2)).isEqualTo(5);

    page().tabTo("#watch-depth");
    page().press(Keys.chord(Keys.CONTROL, "a"), "999", Keys.ENTER);
    page().awaitAnnounced("Give a depth from 0 to");
  }

  @Test
  void reducedMotionKeepsTheSpeed() {
    BROWSER
        .browser()
        .driver()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of(
                "features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    try {
      watch();
      // A hundred steps per second, with at least a second between two changes.
      set("watch-speed", "40");
      page().press("r");
      page().await("a change", () -> steps() > 0);
      page().press("r");
      assertThat(steps()).isGreaterThanOrEqualTo(100);
    } finally {
      BROWSER
          .browser()
          .driver()
          .executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    }
  }

  @Test
  void idsAreUniqueAndEachGridHasOneTabStop() {
    for (String view : PageDriver.VIEWS) {
      page().go(view);
      page().press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
      assertThat(
              page()
                  .run(
                      """
                  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
                  return ids.filter((id, i) => ids.indexOf(id) !== i).join();
                  """))
          .as("ids that come twice in " + view)
          .isEqualTo("");
      assertThat(
              page()
                  .run(
                      """
                  return [...document.querySelectorAll('svg.grid[role=grid]')]
                    .map((grid) => grid.querySelectorAll('[tabindex="0"], :not([tabindex]):is(a, button)').length)
                    .filter((stops) => stops !== 1).join();
                  """))
          .as("tab stops in the grids of " + view)
          .isEqualTo("");
    }
  }

  private static void watch() {
    page().go("watch");
    page().await("the strategies are known", () -> page().has("#watch-solver-0:enabled"));
    page().await("the first steps are here", () -> !page().text(".sides").contains("Loading"));
  }

  private static void slide(String place) {
    set("watch-timeline", place);
  }

  private static void set(String slider, String value) {
    page()
        .run(
            """
        const slider = document.getElementById(arguments[0]);
        slider.value = arguments[1];
        slider.dispatchEvent(new Event('input', {bubbles: true}));
        """,
            slider,
            value);
  }

  private static String digits() {
    return page().digits("watch-0").toString();
  }

  private static long steps() {
    return figure(0);
  }

  private static long figure(int index) {
    return figures(0).get(index);
  }

  /** Steps, placed digits, undone digits, depth. */
  private static List<Long> figures(int side) {
    return page()
        .all("#watch-" + side)
        .get(0)
        .findElements(By.xpath("ancestor::section//dd"))
        .stream()
        .map(figure -> Long.parseLong(figure.getText().replaceAll("\\D", "")))
        .toList();
  }
}
