package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;

/** In the view Set, setters put a puzzle into fog, test it, publish it and play it. */
final class BrowserSetterFogTest {
  /** A puzzle whose only solution is {@code 2143 3412 4231 1324}. */
  private static final String GIVENS = "2143.........324";

  private static final String SOLUTION = "2143341242311324";
  private static final String FIRST_ROW = "[\"r1c1\",\"r1c2\",\"r1c3\",\"r1c4\"]";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openSet() {
    SetGestures.open(page());
    SetGestures.setDraft(page(), 4, GIVENS);
    page().awaitAnnounced("Exactly one solution.");
    SetGestures.choose(page(), 4, "l", "Tool: fog.");
  }

  /** Lit cells and a digit by pointer; undone, reloaded, tested and played. */
  @Test
  void fogIsSetByPointer() {
    page().click("#set-fog");
    page().awaitAnnounced("All cells are in fog");
    gesture("drag 0.5,0.5 0.5,1.5 0.5,3.5");
    page().awaitAnnounced("4 cells are lit at first");
    awaitFog("{\"lights\":" + FIRST_ROW + "}");
    assertThat(page().labels(PageDriver.SET).get(3)).endsWith("digit 3 given, lit at first");
    assertThat(page().labels(PageDriver.SET).get(4)).endsWith("in fog");
    AxeRules.check(BROWSER, "fog in set");

    page().clickButton("Test under the fog");
    page().awaitAnnounced("Stuck: after 0 digits nothing more follows from what can be seen.");
    assertThat(page().text("#set-fog-result")).startsWith("Stuck: after 0 digits");

    page().clickButton("What a digit lights");
    gesture("tap 1.5,0.5");
    page().awaitAnnounced("Drag over the cells that r2c1 should light.");
    gesture("drag 3.5,2.5 3.5,3.5");
    page().awaitAnnounced("r2c1 lights r4c3 and r4c4");
    assertThat(page().text("#set-fog-list")).isEqualTo("Digits that light cells (1)");
    assertThat(page().labels(PageDriver.SET).get(4)).endsWith("in fog, lights r4c3 and r4c4");
    page().clickButton("Undo");
    awaitFog("{\"lights\":" + FIRST_ROW + "}");
    page().clickButton("Undo");
    awaitFog("{\"lights\":[]}");
    page().clickButton("Redo");

    page().clickButton("Lit at first");
    gesture("drag 3.5,1.5 3.5,3.5");
    page().reload();
    page().awaitOne("#" + PageDriver.SET);
    awaitFog("{\"lights\":[\"r1c1\",\"r1c2\",\"r1c3\",\"r1c4\",\"r4c2\",\"r4c3\",\"r4c4\"]}");
    page().clickButton("Fog");
    page().clickButton("Test under the fog");
    page().awaitAnnounced("It can be solved under the fog:");
    page().clickButton("Play it");
    page().awaitOne("#" + PageDriver.PLAY + " .fog");
    assertThat(page().labels(PageDriver.PLAY).get(4)).endsWith("in fog");
    assertThat(page().labels(PageDriver.PLAY).get(13)).endsWith("digit 3 given");
  }

  /** The same by keys; the preview hides what players do not see at first. */
  @Test
  void fogIsSetByKeys() {
    page().press(" ");
    page().awaitAnnounced("r1c1: lit at first");
    SetGestures.extend(page(), Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    awaitFog("{\"lights\":" + FIRST_ROW + "}");
    page().run("document.querySelector('#set-fog-preview').focus()");
    page().press(" ");
    page().awaitAnnounced("The grid is shown as at the start");
    assertThat(page().labels(PageDriver.SET).get(13)).contains("blank").endsWith("in fog");
    assertThat(page().has("#" + PageDriver.SET + " .fog")).isTrue();
    page().press(" ");
    page().awaitAnnounced("The whole grid is shown");
    page().pressWith(Keys.ALT, "l");
    page().awaitAnnounced("Tap the cell whose right digit lights other cells.");
    page().press(PageDriver.toCell(0, 4));
    page().press(Keys.ARROW_DOWN, " ");
    page().awaitAnnounced("Drag over the cells that r2c1 should light.");
    page().press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, " ");
    page().awaitAnnounced("r2c1 lights r4c3");
    page().press(Keys.DELETE);
    page().awaitAnnounced("Deleted: r2c1 lights r4c3.");
    awaitFog("{\"lights\":" + FIRST_ROW + "}");
  }

  /** Each format that holds fog is read again as it was written. */
  @Test
  void fogIsPublishedWithTheSolution() {
    gesture("drag 0.5,0.5 0.5,3.5");
    page().clickButton("What a digit lights");
    gesture("tap 1.5,0.5");
    gesture("drag 3.5,2.5 3.5,3.5");
    page().awaitAnnounced("r2c1 lights r4c3 and r4c4");
    for (String format : new String[] {"json", "link", "sudokupad", "fpuzzles", "fpuzzles-link"}) {
      String same =
          page()
              .inPage(
                  """
                  const [{published}, {puzzleOfDoc}, {post}] = await Promise.all(
                    ['set/now', 'model/doc', 'api/api'].map(module));
                  const puzzle = puzzleOfDoc(published());
                  const {text, puzzles} = await post('convert', {puzzle, to: more});
                  const {puzzles: [read]} = text ? await post('convert', {text}) : {puzzles};
                  return JSON.stringify(read.fog) === JSON.stringify(puzzle.fog) ? read.solution : JSON.stringify(read);
                  """,
                  format);
      assertThat(same).as(format).isEqualTo(SOLUTION);
    }
  }

  private static void awaitFog(String json) {
    SetGestures.awaitDraft(page(), "fog", json);
  }

  private static void gesture(String gesture) {
    SetGestures.perform(BROWSER, PointerInput.Kind.MOUSE, gesture);
  }
}
