package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Solvers;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The lessons of the view Watch: puzzles on which the strategies differ, and a chart. */
final class BrowserWatchLessonsTest {
  private static final int DIGITS_OF_A_FEW_MOMENTS = 300_000;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** Checks that the strategy fails that each description names. */
  @Test
  void allPresetsAreWatched() {
    watch();
    List<String> presets =
        page().all("#watch-puzzle option").stream()
            .map(each -> each.getAttribute("value"))
            .toList();
    assertThat(presets).hasSizeGreaterThan(5).startsWith("play");
    for (String preset : presets.subList(1, presets.size())) {
      choose("watch-puzzle", preset);
      page().await("the first steps of " + preset, () -> !page().text(".sides").contains("Load"));
      assertThat(page().text("#watch-about")).as(preset).isNotBlank();
      Puzzle puzzle = page().puzzle("watch-0");
      assertThat(page().puzzle("watch-1")).isEqualTo(puzzle);
      assertThat(nodes("dlx", puzzle) < 1000).as(preset).isEqualTo(!preset.equals("lost"));
      assertThat(nodes("backtrack", puzzle) < DIGITS_OF_A_FEW_MOMENTS)
          .as(preset)
          .isEqualTo(List.of("easy", "extreme", "lost").contains(preset));
    }
  }

  /** Returns the number of digits that a strategy places until it is finished, up to a limit. */
  private static long nodes(String strategy, Puzzle puzzle) {
    Solver solver = Solvers.standard().named(strategy).orElseThrow();
    return solver
        .prepare(puzzle.rules())
        .run(
            puzzle.givens(),
            SearchLimits.solutions(2).withNodes(DIGITS_OF_A_FEW_MOMENTS + 1),
            SearchObserver.NONE)
        .nodes();
  }

  @Test
  void aPresetDoesNotChangeTheCurrentPuzzle() {
    Puzzle played = page().puzzle(PageDriver.PLAY);
    watch();
    choose("watch-puzzle", "sixteen");
    page().await("the large grid", () -> page().labels("watch-0").size() == 256);
    page().go("play");
    assertThat(page().puzzle(PageDriver.PLAY)).isEqualTo(played);
    page().go("watch");
    assertThat(page().labels("watch-0")).as("what was watched").hasSize(256);
    choose("watch-puzzle", "play");
    page().await("the current puzzle", () -> page().puzzle("watch-0").equals(played));
  }

  @Test
  void theChartShowsAndDescribesBothSearches() {
    watch();
    choose("watch-puzzle", "few-clues");
    page().await("the first steps", () -> !page().text(".sides").contains("Load"));
    IntStream.range(0, 4).forEach(i -> page().clickButton("100 steps"));
    page().await("the end of one", () -> page().text(".chart figcaption").contains("finished"));

    assertThat(page().text(".chart .legend")).contains("Backtracking", "Dancing Links");
    assertThat(page().text(".chart figcaption"))
        .contains("Backtracking: 400 steps so far")
        .contains("Dancing Links: finished after 184 steps, 92 digits undone.");
    assertThat(page().all(".plot path.curve")).hasSize(2);
    String depths = line();
    page().clickButton("Undone");
    page().await("the other measure", () -> !line().equals(depths));
    page().click(".chart summary");
    assertThat(page().all(".chart tbody tr")).hasSize(3);
    assertThat(page().text(".chart tbody tr:last-child")).startsWith("100 ");

    page().clickButton("Start over");
    page().await("an empty chart", () -> page().all(".plot circle").isEmpty());
  }

  private static String line() {
    return String.valueOf(page().all(".plot path.curve").get(0).getAttribute("d"));
  }

  @Test
  void candidatesAreShownWhileReadable() {
    watch();
    assertThat(page().has("#watch-0 .mark")).isFalse();
    page().tabTo("#watch-candidates");
    page().press(Keys.SPACE);
    page().await("candidates", () -> page().has("#watch-0 .mark"));
    String before = marks();
    page().clickButton("Step");
    page().await("fewer candidates", () -> !marks().equals(before));
    page().click("#watch-candidates");
    page().await("no candidates", () -> !page().has("#watch-0 .mark"));
  }

  private static String marks() {
    return page().all("#watch-0 .mark").stream().map(WebElement::getText).toList().toString();
  }

  private static void choose(String select, String value) {
    page()
        .run(
            """
            const select = document.getElementById(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event('change'));
            """,
            select,
            value);
  }

  private static void watch() {
    page().go("watch");
    page().awaitOne("#watch-solver-0:enabled");
  }
}
