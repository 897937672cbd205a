package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Nonomino;
import org.openqa.selenium.Keys;

/** Puzzles with constraints in each view. */
final class BrowserConstraintsTest {
  /** A puzzle of f-puzzles with one solution: {@code 1234341221434321}. */
  private static final String KILLER =
      "{\"size\":4,\"title\":\"Cages\",\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},"
          + "{\"value\":1,\"given\":true}]],\"killercage\":["
          + "{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"},"
          + "{\"cells\":[\"R1C3\",\"R2C3\"],\"value\":\"4\"},"
          + "{\"cells\":[\"R1C4\",\"R2C4\"],\"value\":\"6\"},"
          + "{\"cells\":[\"R2C1\",\"R3C1\"],\"value\":\"5\"}]}";

  private static final String SOLUTION = "1234341221434321";
  private static final String CARD = ".card.end";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openKiller() {
    page().openAfresh();
    page().paste(KILLER);
    page().await("the killer is open", () -> page().text("h1").equals("Cages"));
    page().await("its rules are there", () -> page().text(".rules").contains("cage"));
  }

  private static void fill(String digits) {
    page().press(PageDriver.toCell(0, 4));
    for (int cell = 0; cell < digits.length(); cell++) {
      page().press(digits.substring(cell, cell + 1));
      page().press(cell % 4 == 3 ? "" + Keys.ARROW_RIGHT + Keys.ARROW_DOWN : Keys.ARROW_RIGHT);
    }
  }

  private static int conflicts() {
    return page().all("#" + PageDriver.PLAY + " .cell.conflict").size();
  }

  @Test
  void oneClueIsSaidAsOne() {
    assertThat(page().text("main")).contains("4×4, 2 clues");
    page().paste("1...\n....\n....\n....\n\ndiagonals\n");
    page().await("it is open", () -> page().text("main").contains("4×4, 1 clue"));
    assertThat(page().text("main")).doesNotContain("1 clues");
  }

  @Test
  void brokenConstraintsAreMarkedAndSaid() {
    page().press(PageDriver.toCell(1, 4));
    page().press("4");

    page().awaitAnnounced("Conflict: The cage of 3 at r1c1 adds up to 5.");
    assertThat(conflicts()).isEqualTo(2);
    assertThat(page().labels(PageDriver.PLAY).get(1))
        .contains("digit 4, conflict, cage of 3 with two cells");
    page().press(Keys.DELETE);
    page().await("no conflict", () -> conflicts() == 0);
  }

  @Test
  void theGameEndsOnlyWithASolution() {
    // This grid has each digit once in each house, but breaks the cages.
    fill("132424133142423");
    page().await("the reason", () -> page().text(".toasts").contains("The grid is full, but the "));
    assertThat(page().has(CARD)).isFalse();

    page().pressWith(Keys.CONTROL, "a");
    page().press(Keys.DELETE);
    fill(SOLUTION.substring(0, 15));

    page().awaitOne(CARD);
    assertThat(page().text(CARD)).contains("✓ Solved in ").doesNotContain("similar");
    page().reload();
    assertThat(page().text(".banner")).startsWith("✓ Solved in ");
  }

  /** The sums follow the selection until they are closed. */
  @Test
  void aKeyListsTheCombinationsOfACage() {
    page().press(PageDriver.toCell(1, 4));
    page().press("g");

    page().awaitAnnounced("Cage of 3, 2 cells: 1 combination: 1 2.");
    assertThat(page().text("#sums")).contains("Cage of 3", "1 combination");
    page().press(PageDriver.toCell(3, 4));
    page().await("the next cage", () -> page().text("#sums").contains("Cage of 6"));
    page().press(PageDriver.toCell(0, 4));
    page().pressWith(Keys.SHIFT, Keys.ARROW_RIGHT);
    assertThat(page().text("#sums")).contains("Cage of 3").doesNotContain("The sum");
    page().press("2");
    page().await("the digits", () -> page().text("#sums").contains("The sum of 2 cells is 3."));
    assertThat(page().text(".actions.view")).contains("Sum 3");
    page().press("g");
    page().await("closed", () -> !page().has("#sums"));
  }

  /** Once two digits are entered, the next step follows from a cage. */
  @Test
  void hintsUseTheConstraints() {
    page().press(PageDriver.toCell(6, 4));
    page().press("1");
    page().press(PageDriver.toCell(9, 4));
    page().press("1");
    page().clickButton("Hint");
    page().awaitOne(".hints .reason");
    page().clickButton("Show more");

    page().await("the lit cages", () -> page().has("#" + PageDriver.PLAY + " .step .lit"));
    assertThat(page().has(".toast.error")).isFalse();
  }

  /** The candidates of the web app are those of {@code render --candidates}. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "anti-knight",
        "non-consecutive\nodd: r4c4",
        "diagonals\ncage 12: r2c3 r2c4 r3c4",
        "nabner: r2c2 r3c3 r4c4 r5c5"
      })
  void candidatesFollowFromTheRules(String constraints) throws MalformedTextException {
    String text =
        "..3......\n5........\n...7.....\n" + ".........\n".repeat(6) + "\n" + constraints;
    Puzzle puzzle = Nonomino.create().read(text).puzzle();
    page().paste(text);
    page().await("the puzzle is open", () -> page().puzzle(PageDriver.PLAY).size() == 9);
    page().clickButton("Marks");
    page().await("marks", () -> page().labels(PageDriver.PLAY).get(0).contains("candidates"));
    assertCandidates(puzzle, puzzle.givens());

    page().press(PageDriver.toCell(40, 9));
    page().press("5");

    int[] digits = puzzle.givens().toArray();
    digits[40] = 5;
    assertCandidates(puzzle, Grid.of(9, digits));
  }

  private static void assertCandidates(Puzzle puzzle, Grid digits) {
    Board board = new Explainer(Scale.NONOMINO).board(puzzle.withGivens(digits));
    List<String> labels = page().labels(PageDriver.PLAY);
    for (int cell = 0; cell < digits.cellCount(); cell++) {
      if (digits.digit(cell) == 0) {
        StringBuilder candidates = new StringBuilder(", candidates");
        for (int digit = 1; digit <= digits.size(); digit++) {
          if (board.isCandidate(cell, digit)) {
            candidates.append(' ').append(digit);
          }
        }
        assertThat(labels.get(cell) + ",").contains(candidates + ",");
      }
    }
  }

  @Test
  void checkFindsMistakesAndConflicts() {
    page().press(PageDriver.toCell(1, 4));
    page().press("4");
    page().clickButton("Check");

    page().await("the mistake", () -> page().text(".toasts").contains("One digit is wrong"));
  }

  @Test
  void theAddressHoldsTheConstraints() {
    String address = String.valueOf(page().run("return location.hash"));

    page().openAfresh();
    assertThat(page().text("h1")).isNotEqualTo("Cages");
    page().run("location.hash = arguments[0]", address);

    page().await("it is open", () -> page().text("h1").equals("Cages"));
    page().await("its rules are there", () -> page().text(".rules").contains("cage"));
    assertThat(String.valueOf(page().run("return location.hash"))).isEqualTo(address);
  }

  @Test
  void theRulesAreListedOnDemand() {
    page().click(".rules summary");

    List<String> sentences =
        page().all(".rules li").stream().map(element -> element.getText()).toList();
    assertThat(sentences).hasSizeGreaterThan(1).allMatch(sentence -> sentence.endsWith("."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"library", "set", "watch", "share"})
  void allViewsShowIt(String view) {
    page().press(PageDriver.toCell(1, 4));
    page().press("2");
    page().go(view);
    if (view.equals("set")) {
      page()
          .run("document.querySelectorAll('.side details').forEach((each) => (each.open = true))");
      page().clickButton("Use the current puzzle");
      page().await("the verdict", () -> page().text(".verdict").contains("Exactly one solution."));
      page().clickButton("Rate");
      page().awaitAnnounced("Level: ");
      assertThat(page().text("main")).contains("medium");
    }
    if (view.equals("watch")) {
      page().clickButton("100 steps");
      page()
          .await("a search has ended", () -> page().text("main").contains("exactly one solution"));
      assertThat(page().text("main")).doesNotContain("more than one");
    }

    assertThat(
            page()
                .isSo(
                    "performance.getEntriesByType('resource').some((e) => e.name.includes('drawing'))"))
        .isTrue();
  }
}
