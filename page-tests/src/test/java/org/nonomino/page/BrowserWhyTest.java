package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** "Why?" where a draft or a puzzle has no solution or several, and where a digit is wrong. */
final class BrowserWhyTest {
  private static final String CURRENT = ".proof-step[aria-current=step]";

  /** A puzzle with several solutions, but not very many. */
  private static final String SEVERAL =
      "..4.78912.7219..48198.42..78.97.142.42.8..79171.9248..9.1..7284287419....4.28.179";

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
  void theConflictingPartsAreMarkedAndProvedInSteps() {
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

    page().click(".why-words .link");
    page().awaitOne(".constraint-rows li.chosen.conflicting");
    page().click(".constraint-rows li.chosen [title=Delete]");
    page().await("the reason is closed", () -> !page().has(".why-card"));
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

    page().clickButton("Close");
    page().await("closed", () -> !page().has(".why-card"));
    assertThat(page().has("#set-grid :focus")).isTrue();

    ask();
    page().clickButton("Add a clue");
    page().await("one more clue", () -> !page().has(".why-card"));
  }

  @Test
  void aWrongDigitAndAPuzzleWithoutSolutionAreExplainedInPlay() {
    enterWrongDigit();
    String entered = page().digits(PageDriver.PLAY).toString();
    assertThat(page().text(".doubt")).contains(" in r", "is wrong.");
    ask();

    assertThat(page().text(".why-words")).contains("does not fit");
    assertThat(page().text(".proof-step")).startsWith("1").contains("Suppose that");
    page().press(Keys.ARROW_DOWN);
    page().awaitOne(CURRENT);
    assertThat(page().has("#play-grid .step .placed")).as("the supposed digit").isTrue();

    page().press(Keys.ESCAPE);
    page().await("closed", () -> !page().has(".why-card"));
    assertThat(page().digits(PageDriver.PLAY).toString()).isEqualTo(entered);

    page().paste("12345678." + "........9" + ".".repeat(63));
    page().await("opened", () -> page().puzzle(PageDriver.PLAY).givens().digit(17) == 9);
    page().clickButton("Check");
    page().awaitOne(".doubt .why");
    ask();
    assertThat(page().text(".why-words")).contains("the givens 1 in r1c1", "9 in r2c9", "row 1");
    page().press("1");
    page().awaitAnnounced("Close the reason first.");
  }

  /** Enters a digit that is not in the solution, but in no conflict with a given. */
  private static void enterWrongDigit() {
    String found =
        page()
            .inPage(
                """
                const {post} = await module('api/api');
                const {puzzleOfDoc} = await module('model/doc');
                const {state: {doc}} = await module('play/now');
                const {candidates} = await module('model/houses');
                const {solution} = await post('solve', {puzzle: puzzleOfDoc(doc)});
                const left = candidates(doc, doc.givens);
                const cell = left.findIndex((digits) => digits.length > 1);
                return `${cell} ${left[cell].find((digit) => String(digit) !== solution[cell])}`;
                """,
                "");
    String[] cellAndDigit = found.split(" ", -1);
    int size = page().puzzle(PageDriver.PLAY).size();
    page().press(PageDriver.toCell(Integer.parseInt(cellAndDigit[0]), size), cellAndDigit[1]);
    page().clickButton("Check");
    page().awaitOne(".doubt .why");
  }
}
