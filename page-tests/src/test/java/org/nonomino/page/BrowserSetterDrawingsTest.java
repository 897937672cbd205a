package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;

/** In the view Set, setters draw, undo, save and publish their own drawings and rules. */
final class BrowserSetterDrawingsTest {
  private static final String LINE =
      "{'kind':'line','points':[[0.5,0.5],[0.5,1.5],[1.5,2.5]],'colour':'#3fa34d','width':0.15}";
  private static final String ARROW =
      "{'kind':'arrow','points':[[4.5,0.5],[4.5,1.5]],'colour':'#3fa34d','width':0.06,'head':0.3}";
  private static final String CIRCLE =
      "{'kind':'ellipse','centre':[2.5,3],'width':0.8,'height':0.8,'border':'#e0403a','borderWidth':0.06}";
  private static final String SQUARE =
      "{'kind':'rectangle','centre':[3,6],'width':0.8,'height':0.8,'border':'#e0403a','borderWidth':0.06}";
  private static final String TEXT =
      "{'kind':'rectangle','centre':[-0.5,4.5],'text':'27','textSize':0.45,'textColour':'#e0403a','above':true}";
  private static final String RULE = "Frogs leap along each line.";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openSet() {
    SetGestures.open(page());
    SetGestures.choose(page(), 9, "w", "Tool: draw.");
  }

  /** Each form by pointer, undone and redone, and after a reload. */
  @Test
  void eachFormIsDrawnByPointer() {
    gesture("0.5,0.5 0.5,1.5 1.5,2.5");
    page().awaitAnnounced("Line 1: green, from r1c1 to r2c3.");
    page().clickButton("Arrow line");
    gesture("4.5,0.5 4.5,1.5");
    page().clickButton("Circle");
    page().click(".ink[aria-label=red]");
    gesture("2.5,3");
    page().clickButton("Square");
    gesture("3,6");
    page().clickButton("Text");
    page().click("#set-pen-text");
    page().press("27");
    gesture("-0.5,4.5");
    page().awaitAnnounced("Text 1 “27”: red, above column 5");
    String all = String.join(",", LINE, ARROW, CIRCLE, SQUARE, TEXT);
    awaitDrawings(all);
    AxeRules.check(BROWSER, "drawings in set");
    page().reload();
    page().awaitOne("#" + PageDriver.SET);
    awaitDrawings(all);
    page().await("the list", () -> page().text("#set-drawings").equals("Drawings (5)"));
    page().clickButton("Undo");
    page().clickButton("Undo");
    awaitDrawings(String.join(",", LINE, ARROW, CIRCLE));
    page().clickButton("Redo");
    page().clickButton("Redo");
    awaitDrawings(all);
  }

  /** Each form by keys, chosen, moved and deleted. */
  @Test
  void eachFormIsDrawnByKeys() {
    extend(Keys.ARROW_RIGHT);
    page().press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, " ", Keys.ENTER);
    awaitDrawings(LINE);
    page()
        .press(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
    form("arrow");
    extend(Keys.ARROW_RIGHT);
    page().press(Keys.ENTER);
    awaitDrawings(LINE + "," + ARROW);
    form("choose");
    page().press(" ");
    page().awaitAnnounced("Chosen: Arrow line 1: green, from r5c1 to r5c2");
    extend(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
    page().awaitAnnounced("Moved: Arrow line 1: green, from r6c1 to r6c2");
    page().press(Keys.DELETE);
    page().awaitAnnounced("Deleted: Arrow line 1");
    awaitDrawings(LINE);
  }

  /** A rule in words is published with the drawing, and the puzzle is partly read again. */
  @Test
  void ownRulesArePublished() {
    gesture("0.5,0.5 0.5,1.5 1.5,2.5");
    page().run("document.getElementById('set-own-rules').focus()");
    page().press(RULE);
    page().await("the note", () -> page().has("#set-all-set"));
    assertThat(page().text(".unread")).contains("Nonomino cannot check these rules.");
    String read =
        page()
            .inPage(
                """
                const [{draft}, {puzzleOfDoc}, {post}] = await Promise.all(
                  ['set/now', 'model/doc', 'api/api'].map(module));
                const {text} = await post('convert', {puzzle: puzzleOfDoc(draft()), to: more});
                const {puzzles: [{left, rules, drawings}]} = await post('convert', {text, ignoreExtras: true});
                return JSON.stringify([left, rules, drawings]);
                """,
                "sudokupad");
    assertThat(read)
        .contains("\"\\\"" + RULE + "\\\"\"")
        .contains("\"Normal sudoku rules apply.")
        .contains("\\n" + RULE)
        .contains("[[0.5,0.5],[0.5,1.5],[1.5,2.5]]");
    page().click("#set-all-set");
    page().await("no note", () -> !page().has("#set-all-set"));
  }

  private static void form(String name) {
    page().inPage("(await module('set/now')).dispatch({type: 'penForm', form: more});", name);
    page().awaitStillness();
  }

  private static void awaitDrawings(String expected) {
    SetGestures.awaitDraft(page(), "drawings", ("[" + expected + "]").replace('\'', '"'));
  }

  private static void extend(Keys... arrows) {
    SetGestures.extend(page(), arrows);
  }

  /** Presses the mouse at the first point, moves over the others and lifts it. */
  private static void gesture(String points) {
    SetGestures.perform(BROWSER, PointerInput.Kind.MOUSE, "drag " + points);
  }
}
