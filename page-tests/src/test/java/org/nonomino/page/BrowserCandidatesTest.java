package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.CellNames;
import org.openqa.selenium.Keys;

/** True candidates and the number of solutions in the view Set, in a real browser. */
final class BrowserCandidatesTest {
  private static final int SIZE = 4;
  private static final String REGIONS = "0011001122332233";

  /** A puzzle with several solutions, but not very many. */
  private static final String GIVENS = "12.....13.......";

  private static final Pattern COUNT = Pattern.compile("([1-9A-Z@]) in (\\d+)");
  private static final Pattern CELL = Pattern.compile("\"(r\\dc\\d)\":\\{([^}]*)}");
  private static final Pattern IN_ANSWER = Pattern.compile("\"(.)\":(\\d+)");

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void eachCellHasTheDigitsOfSomeSolution() {
    begin();
    assertThat(page().text(".verdict")).contains(solutions(GIVENS) + " solutions.");
    assertThat(page().has(".trues")).isFalse();

    page().clickButton("True candidates");
    awaitCandidates();
    assertThat(shown()).isEqualTo(expected(GIVENS, 8)).hasSize(12);
    assertThat(drawn()).isEqualTo(expected(GIVENS, 8).values().stream().mapToInt(Map::size).sum());

    page().choose("#set-cap", "2");
    awaitCandidates();
    assertThat(shown()).isEqualTo(expected(GIVENS, 2));
    assertThat(page().text(".legend")).contains("2 or more");

    page().clickButton("True candidates");
    page().await("they are hidden", () -> !page().has(".trues"));
    assertThat(page().labels(PageDriver.SET)).noneMatch(label -> label.contains("possible"));
  }

  @Test
  void trueCandidatesFollowEachChangeDownToOneSolution() {
    begin();
    page().clickButton("True candidates");
    awaitCandidates();

    page().click("#" + PageDriver.SET + "-2");
    page().press("4");
    awaitCandidates();
    String next = "124....13.......";
    assertThat(shown()).isEqualTo(expected(next, 8));
    page().pressWith(Keys.CONTROL, "z");
    page()
        .await(
            "the given is gone", () -> page().labels(PageDriver.SET).get(2).contains("possible"));
    awaitCandidates();
    assertThat(shown()).isEqualTo(expected(GIVENS, 8));

    // Two equal digits in a row, so nothing is possible any more.
    page().press("1");
    page().await("no solution", () -> page().text(".verdict").contains("No solution."));
    awaitCandidates();
    assertThat(shown()).isEmpty();
    assertThat(page().text(".counting")).contains("there is no solution");
  }

  @Test
  void outdatedCountsAreDrawnFaintAndNotAnnounced() {
    begin();
    page().clickButton("True candidates");
    awaitCandidates();
    // There are no further answers.
    page()
        .run(
            "window.fetch = () => new Promise(() => {}); Worker.prototype.postMessage = () => {};");

    page().click("#" + PageDriver.SET + "-2");
    page().press("4");
    page().await("the given", () -> page().labels(PageDriver.SET).get(2).contains("digit 4"));
    assertThat(page().text(".counting")).contains("Updating");
    assertThat(page().labels(PageDriver.SET)).noneMatch(label -> label.contains("possible"));
    assertThat(page().has(".trues:not(.old)")).isFalse();
    page().await("the old ones go", () -> !page().has(".trues"));
    assertThat(page().text(".verdict")).doesNotContain(solutions(GIVENS) + " solutions.");
  }

  @Test
  void countsDifferWithoutColours() {
    begin();
    page().clickButton("True candidates");
    awaitCandidates();
    BROWSER.browser().setForcedColours(true);

    List<String> samples =
        List.of(
            page()
                .run(
                    """
                    return [...document.querySelectorAll('.legend .sample')].map((sample) => {
                      const path = sample.querySelector('path');
                      const {strokeDasharray, strokeWidth} = path ? getComputedStyle(path) : {};
                      return [path?.getAttribute('d').slice(0, 3), strokeDasharray, strokeWidth];
                    }).join('|')
                    """)
                .toString()
                .split("\\|"));
    assertThat(samples).hasSize(5).doesNotHaveDuplicates();
  }

  @Test
  void theChoiceIsStored() {
    begin();
    page().clickButton("True candidates");
    page().choose("#set-cap", "4");
    page().reload();
    page().go("set");
    page().clickButton("Givens");
    awaitCandidates();
    assertThat(shown()).isEqualTo(expected(GIVENS, 4));
  }

  private static void begin() {
    page()
        .run(
            """
            const puzzle = {size: arguments[0], puzzle: arguments[1], regions: arguments[2]};
            localStorage.setItem('nonomino.draft.x', JSON.stringify({savedAt: 1, puzzle}));
            """,
            SIZE,
            GIVENS,
            REGIONS);
    page().reload();
    page().go("set");
    page().clickButton("Givens");
    page().await("the number", () -> page().text(".verdict").matches("(?s).*\\d solutions\\..*"));
  }

  private static void awaitCandidates() {
    page().await("they are current", () -> !page().text(".counting").contains("Updating"));
  }

  /** Returns the descriptions in the labels of the cells. */
  private static Map<String, Map<String, Integer>> shown() {
    Map<String, Map<String, Integer>> cells = new TreeMap<>();
    List<String> labels = page().labels(PageDriver.SET);
    for (int cell = 0; cell < labels.size(); cell++) {
      int start = labels.get(cell).indexOf("possible digits");
      if (start >= 0) {
        Matcher counts = COUNT.matcher(labels.get(cell).substring(start));
        while (counts.find()) {
          cells
              .computeIfAbsent(CellNames.name(SIZE, cell), name -> new TreeMap<>())
              .put(counts.group(1), Integer.valueOf(counts.group(2)));
        }
      }
    }
    return cells;
  }

  /** Returns the number of drawn digits. */
  private static int drawn() {
    return Integer.parseInt(
        page()
            .run(
                "return [...document.querySelectorAll('.trues text')]"
                    + ".map((text) => text.textContent).join('').length")
            .toString());
  }

  private static Map<String, Map<String, Integer>> expected(String givens, int cap) {
    Map<String, Map<String, Integer>> cells = new TreeMap<>();
    Matcher found = CELL.matcher(answer(givens, cap));
    while (found.find()) {
      Map<String, Integer> counts = new TreeMap<>();
      Matcher each = IN_ANSWER.matcher(found.group(2));
      while (each.find()) {
        counts.put(each.group(1), Integer.valueOf(each.group(2)));
      }
      cells.put(found.group(1), counts);
    }
    return cells;
  }

  private static String solutions(String givens) {
    return answer(givens, 1).replaceAll("(?s).*\"solutions\":(\\d+).*", "$1");
  }

  private static String answer(String givens, int cap) {
    return Toolkit.answer(
            "POST",
            "candidates",
            "{\"puzzle\":{\"size\":4,\"puzzle\":\"%s\",\"regions\":\"%s\"},\"cap\":%d}"
                .formatted(givens, REGIONS, cap))
        .body();
  }
}
