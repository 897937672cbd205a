package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;

/** "Why?" where a draft or a puzzle has no solution or several, and where a digit is wrong. */
final class BrowserWhyTest {
  private static final String CURRENT = ".proof-step[aria-current=step]";

  /** A puzzle with several solutions, but not very many. */
  private static final String SEVERAL =
      "..467891267219.. 4819.. 4256785976142.. 426853791713924856961537284287419635345286179"
          .replace(" ", "");

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** Replaces the draft by one with constraints, as JSON, on an empty grid. */
  private static void setConstraints(int size, String constraints) {
    SetGestures.open(page());
    page()
        .inPage(
            """
            const [size, constraints] = more;
            const {newDoc} = await module('model/doc');
            (await module('set/now')).dispatch({type: 'change',
              doc: newDoc({size, constraints: JSON.parse(constraints)})});
            """,
            List.of(size, constraints));
    page().await("no solution", () -> page().text(".verdict").contains("No solution."));
  }

  private static void conflictingCages() {
    setConstraints(
        9,
        """
        [{"kind":"cage","cells":["r1c1","r1c2"],"sum":3},
         {"kind":"cage","cells":["r8c8","r8c9"],"sum":9},
         {"kind":"cage","cells":["r3c2","r3c3"],"sum":3}]\
        """);
  }

  private static void ask() {
    page().awaitOne(".why[aria-disabled=false]");
    page().click(".why");
    page().awaitOne(".why-card");
  }

  @Test
  void theConflictingPartsAreNamedAndMarked() {
    conflictingCages();
    ask();

    assertThat(page().text(".why-words"))
        .contains("the cage of 3 at r1c1", "the cage of 3 at r3c2", "box 1", "Remove or change one")
        .doesNotContain("r8c8");
    assertThat(page().announced()).contains("box 1");
    assertThat(page().all(".constraint-rows li.conflicting")).hasSize(2);
    assertThat(page().all(".constraint-rows li.aside")).hasSize(1);
    assertThat(page().has("#set-grid .step .rest")).as("other cells are faint").isTrue();
    assertThat(page().isSo("document.activeElement.id === 'why-title'")).isTrue();

    page().click(".why-words .link");
    page().awaitOne(".constraint-rows li.chosen.conflicting");
  }

  @Test
  void keysMoveThroughTheStepsOfTheProof() {
    conflictingCages();
    ask();
    int steps = page().all(".proof > ol > li").size();
    assertThat(steps).isGreaterThan(2);

    page().tabTo(".proof-step");
    page().press(Keys.ARROW_DOWN);
    page().awaitOne(CURRENT + ":focus");
    assertThat(page().text(CURRENT)).contains("cage of 3");
    assertThat(page().has("#set-grid .step .strike")).as("crossed out digits").isTrue();
    page().press(Keys.END);
    page().await("the last step", () -> page().text(CURRENT).contains("contradiction"));
    page().press(Keys.ARROW_UP);
    page().await("a step before", () -> !page().text(CURRENT).contains("contradiction"));
    page().press(Keys.ENTER);
    page().await("all parts again", () -> !page().has(CURRENT));

    page().clickButtonOf(".why-card");
    page().await("closed", () -> !page().has(".why-card"));
    assertThat(page().has("#set-grid :focus")).isTrue();
  }

  @Test
  void aChangeOfTheDraftClosesTheReason() {
    conflictingCages();
    ask();
    page()
        .inPage(
            """
            const {dispatch, draft} = await module('set/now');
            dispatch({type: 'remove', constraints: [draft().constraints[0]]});
            """,
            List.of());
    page().await("closed", () -> !page().has(".why-card"));
    page().await("solvable", () -> !page().text(".verdict").contains("No solution."));
  }

  @Test
  void theCellsInWhichSolutionsDifferAreMarkedWithBothDigits() {
    SetGestures.open(page());
    SetGestures.setDraft(page(), 9, SEVERAL);
    page().await("several", () -> page().text(".verdict").contains("solutions."));
    ask();

    assertThat(page().text(".why-words")).contains("One more clue about these cells is needed.");
    int differing = page().all("#set-grid .cell.hl-differ").size();
    assertThat(differing).isGreaterThan(1);
    assertThat(page().all("#set-grid .candidate")).hasSize(2 * differing);

    page().clickButton("Add a clue");
    page().await("one more clue", () -> !page().has(".why-card"));
  }

  @Test
  void aWrongDigitInPlayIsExplained() {
    int blank = page().goToBlank();
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    char wrong = wrongDigit(puzzle, blank);
    page().press(String.valueOf(wrong));
    page().clickButton("Check");
    page().awaitOne(".doubt .why");
    assertThat(page().text(".doubt")).startsWith(wrong + " in ").contains("is wrong.");
    ask();

    assertThat(page().text(".why-words")).contains("does not fit");
    assertThat(page().text(".proof-step")).startsWith("1").contains("Suppose that");
    page().press(PageDriver.toCell(0, puzzle.size()));
    page().tabTo(".proof-step");
    page().press(Keys.ARROW_DOWN);
    page().awaitOne(CURRENT);
    assertThat(page().has("#play-grid .step")).isTrue();

    page().press(Keys.ESCAPE);
    page().await("closed", () -> !page().has(".why-card"));
    assertThat(page().digits(PageDriver.PLAY).digit(blank)).isPositive();
  }

  /** Returns a digit that is not in the solution, but in no conflict with a given. */
  private static char wrongDigit(Puzzle puzzle, int cell) {
    String found =
        page()
            .inPage(
                """
                const {post} = await module('api/api');
                const {puzzleOfDoc} = await module('model/doc');
                const {state} = await module('play/now');
                const {candidates} = await module('model/houses');
                const {solutions: [solution]} = await post('solve', {puzzle: puzzleOfDoc(state.doc)});
                return candidates(state.doc, state.doc.givens)[more].map(String)
                  .find((digit) => digit !== solution[more]);
                """,
                cell);
    assertThat(puzzle.givens().digit(cell)).isZero();
    return found.charAt(0);
  }

  @Test
  void aPuzzleWithoutSolutionIsExplainedInPlay() {
    page().open("?p=" + "55" + ".".repeat(79));
    page().awaitAllViews();
    page().clickButton("Check");
    page().awaitOne(".doubt .why");
    ask();
    assertThat(page().text(".why-words")).contains("the givens 5 in r1c1 and 5 in r1c2", "row 1");
    page().press("1");
    page().awaitAnnounced("Close the reason first.");
  }
}
