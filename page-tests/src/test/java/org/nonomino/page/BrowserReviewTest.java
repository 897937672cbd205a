package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.CellNames;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The work of a player is marked as that of a pupil. */
final class BrowserReviewTest {
  private static final String GRID = "#" + PageDriver.PLAY;
  private static final String REVIEW = ".review .reason";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void entriesAndCandidatesAreMarked() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    int right = page().goToBlank();
    page().press(digit(solution.digit(right)));
    int wrong = nextBlank(puzzle, right);
    page().press(PageDriver.toCell(wrong, puzzle.size()), digit(other(puzzle, solution, wrong)));
    int unmarked = nextBlank(puzzle, wrong);
    page().press(PageDriver.toCell(unmarked, puzzle.size()));
    page().pressWith(Keys.CONTROL, digit(other(puzzle, solution, unmarked)));

    page().clickButton("Mark my work");
    page().awaitOne(REVIEW);

    assertThat(sentences())
        .startsWith(
            "1 of 2 entries are right.",
            "Wrong: %s = %s."
                .formatted(
                    CellNames.name(puzzle.size(), wrong), digit(other(puzzle, solution, wrong))),
            "From entry 2 on, %s = %s, no solution is left."
                .formatted(
                    CellNames.name(puzzle.size(), wrong), digit(other(puzzle, solution, wrong))),
            "A candidate is wrongly removed in " + CellNames.name(puzzle.size(), unmarked) + ".");
    assertThat(page().labels(PageDriver.PLAY).get(right)).contains(", right");
    assertThat(page().labels(PageDriver.PLAY).get(wrong)).endsWith(", wrong");
    // The cell without the digit of the solution is marked, but the digit is not drawn.
    assertThat(page().labels(PageDriver.PLAY).get(unmarked))
        .endsWith(
            "candidates %s, a candidate is missing"
                .formatted(digit(other(puzzle, solution, unmarked))));
    assertThat(page().has(GRID + " .step .pattern")).isFalse();

    page().pressWith(Keys.CONTROL, "z");
    page().await("the marks are gone", () -> !page().has(REVIEW));
    assertThat(page().has(GRID + " .step")).isFalse();
  }

  @Test
  void aHintReplacesTheMarks() {
    page().clickButton("Mark my work");
    page().awaitOne(REVIEW);
    assertThat(sentences()).containsExactly("There are no entries.");

    page().press("h");

    page().awaitOne(".hints .reason");
    assertThat(page().has(REVIEW)).isFalse();
  }

  private static List<String> sentences() {
    return page().all(REVIEW + " p").stream().map(WebElement::getText).toList();
  }

  private static int nextBlank(Puzzle puzzle, int cell) {
    return PageDriver.firstBlank(puzzle, cell + 1);
  }

  /** Returns a wrong digit for a cell. */
  private static int other(Puzzle puzzle, Grid solution, int cell) {
    return solution.digit(cell) % puzzle.size() + 1;
  }

  private static String digit(int digit) {
    return String.valueOf(DigitSymbols.symbol(digit));
  }
}
