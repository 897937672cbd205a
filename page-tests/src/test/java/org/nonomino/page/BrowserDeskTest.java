package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;

/** The setter's desk: each tool by mouse, by touch and by keyboard, in the view Set. */
final class BrowserDeskTest {
  private static final int ALT = 1;
  private static final int CONTROL = 2;

  private static final String CLASSIC =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  /**
   * The use of a tool.
   *
   * @param tool a kind of constraints
   * @param gestures one gesture in each line: {@code drag} or {@code tap} with points, which are
   *     rows and columns in cells from the upper left corner, or {@code keys} with digits
   * @param expected the constraints of the draft afterwards
   */
  record Use(String tool, String gestures, String expected) {}

  /** Uses of the tools on an empty 9×9 draft. */
  static final List<Use> USES =
      List.of(
          new Use(
              "cage",
              """
              drag 0.5,0.5 0.5,1.5 1.5,1.5 1.5,0.5
              keys 15
              """,
              "[{'kind':'cage','cells':['r1c1','r1c2','r2c1','r2c2'],'sum':15}]"),
          new Use(
              "cage",
              """
              tap 0.5,0.5
              tap 0.5,1.5
              tap 1.5,0.5
              tap 0.5,1.5
              keys 12
              """,
              "[{'kind':'cage','cells':['r1c1','r2c1'],'sum':12}]"),
          new Use(
              "repeat-cage",
              """
              drag 0.5,0.5 0.5,1.5
              keys 18
              """,
              "[{'kind':'repeat-cage','cells':['r1c1','r1c2'],'sum':18}]"),
          new Use(
              "extra-region",
              "drag 0.5,0.5 0.5,8.5",
              "[{'kind':'extra-region','cells':['r1c1','r1c2','r1c3','r1c4','r1c5','r1c6','r1c7',"
                  + "'r1c8','r1c9']}]"),
          new Use(
              "equal-cages",
              """
              drag 0.5,0.5 0.5,1.5
              drag 4.5,0.5 4.5,1.5
              """,
              "[{'kind':'equal-cages','cages':[['r1c1','r1c2'],['r5c1','r5c2']]}]"),
          new Use(
              "clone",
              """
              drag 0.5,0.5 0.5,1.5
              drag 0.5,0.5 3.5,3.5
              """,
              "[{'kind':'clone','cells':['r1c1','r1c2'],'copies':['r4c4','r4c5']}]"),
          new Use(
              "thermometer",
              "drag 2.5,2.5 3.5,3.5 3.5,4.5 3.5,5.5 3.5,4.5",
              "[{'kind':'thermometer','cells':['r3c3','r4c4','r4c5']}]"),
          new Use(
              "thermometer",
              """
              tap 2.5,2.5
              tap 3.5,3.5
              tap 3.5,4.5
              tap 3.5,4.5
              """,
              "[{'kind':'thermometer','cells':['r3c3','r4c4','r4c5']}]"),
          new Use(
              "whispers",
              """
              drag 0.5,0.5 0.5,1.5
              keys 4
              """,
              "[{'kind':'whispers','cells':['r1c1','r1c2'],'difference':4}]"),
          new Use(
              "arrow",
              "drag 7.5,7.5 6.5,7.5 5.5,6.5",
              "[{'kind':'arrow','circle':['r8c8'],'shaft':['r7c8','r6c7']}]"),
          new Use(
              "arrow",
              """
              tap 1.5,1.5
              tap 1.5,2.5
              tap 1.5,3.5
              tap 1.5,3.5
              """,
              "[{'kind':'arrow','circle':['r2c2'],'shaft':['r2c3','r2c4']}]"),
          new Use("white-dot", "tap 2.5,7", "[{'kind':'white-dot','cells':['r3c7','r3c8']}]"),
          new Use(
              "white-dot",
              """
              tap 2.5,7
              tap 2.5,7
              """,
              "[{'kind':'black-dot','cells':['r3c7','r3c8']}]"),
          new Use(
              "white-dot",
              """
              drag 4.5,4.5 5.5,4.5
              keys 3
              """,
              "[{'kind':'white-dot','cells':['r5c5','r6c5'],'difference':3}]"),
          new Use(
              "xv",
              """
              tap 3,3.5
              tap 3,3.5
              """,
              "[{'kind':'xv','cells':['r3c4','r4c4'],'sign':'V'}]"),
          new Use(
              "greater-than",
              "drag 1.5,1.5 1.5,0.5",
              "[{'kind':'greater-than','cells':['r2c2','r2c1']}]"),
          new Use(
              "quadruple",
              """
              tap 3.05,3
              keys 122
              """,
              "[{'kind':'quadruple','cells':['r3c3','r3c4','r4c3','r4c4'],'digits':[1,2,2]}]"),
          new Use(
              "odd",
              "drag 0.5,0.5 0.5,2.5",
              "[{'kind':'odd','cell':'r1c1'},{'kind':'odd','cell':'r1c2'},"
                  + "{'kind':'odd','cell':'r1c3'}]"),
          new Use(
              "odd",
              """
              tap 4.5,4.5
              tap 5.5,4.5
              tap 4.5,4.5
              """,
              "[{'kind':'odd','cell':'r6c5'}]"),
          new Use(
              "candidates",
              """
              tap 4.5,4.5
              keys 2464
              """,
              "[{'kind':'candidates','cell':'r5c5','digits':[2,6]}]"),
          new Use(
              "sandwich",
              """
              tap 3.5,-0.5
              keys 12
              """,
              "[{'kind':'sandwich','row':4,'sum':12}]"),
          new Use(
              "x-sum",
              """
              tap 9.5,2.5
              keys 9
              """,
              "[{'kind':'x-sum','start':'r10c3','sum':9}]"),
          new Use(
              "little-killer",
              """
              drag -0.5,2.5 0.5,1.5
              keys 11
              """,
              "[{'kind':'little-killer','start':'r0c3','direction':'down-left','sum':11}]"),
          new Use("windoku", "", "[{'kind':'windoku'}]"));

  /** The guide for setters, with a table of strokes. */
  private static final Path GUIDE = Path.of("..", "docs/site/content/guides/setter.md");

  /** The rows of that table. */
  private static final Map<String, Use> STROKES =
      Map.of(
          "A cage of four cells with its sum",
          new Use(
              "cage",
              """
              drag 0.5,0.5 0.5,1.5 1.5,1.5 1.5,0.5
              keys 15
              """,
              "[{'kind':'cage','cells':['r1c1','r1c2','r2c1','r2c2'],'sum':15}]"),
          "An arrow",
          new Use(
              "arrow",
              "drag 7.5,7.5 6.5,7.5 5.5,6.5",
              "[{'kind':'arrow','circle':['r8c8'],'shaft':['r7c8','r6c7']}]"),
          "A dot",
          new Use("white-dot", "tap 2.5,7", "[{'kind':'white-dot','cells':['r3c7','r3c8']}]"));

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openSet() {
    page().go("set");
    page().awaitAnnounced("solutions");
  }

  @ParameterizedTest
  @EnumSource(names = {"MOUSE", "TOUCH"})
  void eachToolIsUsedByDraggingAndTapping(PointerInput.Kind kind) {
    for (Use use : USES) {
      tool(use.tool);
      use.gestures.lines().forEach(gesture -> perform(kind, gesture));
      awaitConstraints(use.expected);
      removeAll();
    }
  }

  @Test
  void theStrokesAreThoseInTheGuide() throws IOException {
    String guide = Files.readString(GUIDE);
    STROKES.forEach(
        (what, use) -> {
          tool(use.tool);
          use.gestures.lines().forEach(gesture -> perform(PointerInput.Kind.MOUSE, gesture));
          awaitConstraints(use.expected);
          removeAll();
          assertThat(guide).contains("| " + what + " | " + strokes(use.gestures) + " |");
        });
  }

  /** Returns the number of strokes in words, such as {@code 1 drag, 2 keys}. */
  private static String strokes(String gestures) {
    return gestures
        .lines()
        .map(
            gesture -> {
              String[] words = gesture.split(" ", -1);
              return switch (words[0]) {
                case "drag" -> "1 drag";
                case "tap" -> "1 click";
                default -> words[1].length() + " keys";
              };
            })
        .collect(Collectors.joining(", "));
  }

  @Test
  void toolsAreUsedWithTheKeyboardAlone() {
    page().press(toCell(0));
    page().pressWith(Keys.ALT, "c");
    page().awaitAnnounced("Tool: cage.");
    extend(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
    assertThat(page().labels(PageDriver.SET).get(1)).endsWith("collected, 2 of 3");
    page().press(Keys.ENTER, "15");
    awaitConstraints("[{'kind':'cage','cells':['r1c1','r1c2','r2c2'],'sum':15}]");
    page().press(Keys.ENTER, Keys.DELETE);
    awaitConstraints("[]");

    page().press(toCell(20));
    page().pressWith(Keys.ALT, "t");
    page().press(" ", Keys.ARROW_RIGHT, Keys.ARROW_DOWN, " ");
    extend(Keys.ARROW_RIGHT);
    page().press(Keys.ENTER);
    awaitConstraints("[{'kind':'thermometer','cells':['r3c3','r4c4','r4c5']}]");
    removeAll();

    page().press(toCell(0));
    page().pressWith(Keys.ALT, "a");
    page().press(" ", Keys.ARROW_RIGHT, " ", Keys.ENTER);
    extend(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
    page().press(Keys.ENTER);
    awaitConstraints("[{'kind':'arrow','circle':['r1c1','r1c2'],'shaft':['r1c3','r1c4']}]");
    removeAll();

    page().press(toCell(0));
    page().pressWith(Keys.ALT, "o");
    extend(Keys.ARROW_RIGHT);
    page().press(Keys.ENTER);
    awaitConstraints("[{'kind':'white-dot','cells':['r1c1','r1c2']}]");
    removeAll();

    tool("quadruple");
    page().press(toCell(0));
    page().press(Keys.ENTER, "4");
    awaitConstraints("[{'kind':'quadruple','cells':['r1c1','r1c2','r2c1','r2c2'],'digits':[4]}]");
    page().pressWith(Keys.ALT, "s");
    page().press(" ");
    page().awaitAnnounced("Chosen: Quadruple 4");
    page().press(Keys.DELETE);
    page().awaitAnnounced("Deleted: Quadruple 4");
    awaitConstraints("[]");

    tool("even");
    page().press(" ");
    awaitConstraints("[{'kind':'even','cell':'r1c1'}]");
    page().press(" ");
    awaitConstraints("[]");
  }

  /** Letters are those on the keys, and digits are found by their place. */
  @Test
  void germanAndFrenchKeyboards() {
    page().press(toCell(0));
    key("a", "KeyQ", ALT);
    page().awaitAnnounced("Tool: arrow.");
    page().pressWith(Keys.ALT, "c");
    extend(Keys.ARROW_RIGHT);
    page().press(Keys.ENTER);
    key("&", "Digit1", 0);
    key("é", "Digit2", 0);
    awaitConstraints("[{'kind':'cage','cells':['r1c1','r1c2'],'sum':12}]");
    key("z", "KeyY", CONTROL);
    awaitConstraints("[]");
    key("y", "KeyZ", CONTROL);
    awaitConstraints("[{'kind':'cage','cells':['r1c1','r1c2'],'sum':12}]");
  }

  /**
   * A cage with its sum is one step, also after a reload. An impossible sum is refused in words.
   */
  @Test
  void stepsAreUndoneAfterAReload() {
    tool("cage");
    perform(PointerInput.Kind.MOUSE, "drag 0.5,0.5 0.5,1.5");
    page().press("12");
    tool("thermometer");
    perform(PointerInput.Kind.MOUSE, "drag 2.5,2.5 3.5,3.5");
    String both =
        "[{'kind':'cage','cells':['r1c1','r1c2'],'sum':12},"
            + "{'kind':'thermometer','cells':['r3c3','r4c4']}]";
    awaitConstraints(both);
    page().reload();
    page().awaitOne("#" + PageDriver.SET);
    awaitConstraints(both);

    page().clickButton("Undo");
    awaitConstraints("[{'kind':'cage','cells':['r1c1','r1c2'],'sum':12}]");
    page().clickButton("Undo");
    awaitConstraints("[]");
    page().clickButton("Redo");
    page().clickButton("Redo");
    awaitConstraints(both);

    tool("cage");
    perform(PointerInput.Kind.MOUSE, "drag 7.5,0.5 7.5,1.5");
    page().press("2", Keys.ENTER);
    page().awaitAnnounced("2 is not possible. The sum can be 3 to 17.");
  }

  @Test
  void endsAndEdgesAreDragged() {
    tool("cage");
    perform(PointerInput.Kind.MOUSE, "drag 0.5,0.5 0.5,1.5");
    tool("renban");
    perform(PointerInput.Kind.MOUSE, "drag 2.5,2.5 3.5,2.5");
    page().pressWith(Keys.ALT, "s");
    perform(PointerInput.Kind.MOUSE, "drag 3.5,2.5 4.5,2.5 5.5,3.5");
    perform(PointerInput.Kind.MOUSE, "drag 2.5,2.5 3.5,2.5");
    perform(PointerInput.Kind.MOUSE, "drag 0.5,1.5 0.5,2.5");
    awaitConstraints(
        "[{'kind':'cage','cells':['r1c1','r1c2','r1c3']},"
            + "{'kind':'renban','cells':['r4c3','r5c3','r6c4']}]");
    page().press("20");
    awaitConstraints(
        "[{'kind':'cage','cells':['r1c1','r1c2','r1c3'],'sum':20},"
            + "{'kind':'renban','cells':['r4c3','r5c3','r6c4']}]");
    page().press(Keys.DELETE);
    awaitConstraints("[{'kind':'renban','cells':['r4c3','r5c3','r6c4']}]");

    page().press(toCell(48), " ");
    extend(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
    awaitConstraints("[{'kind':'renban','cells':['r4c3','r5c3','r6c4','r6c5','r7c5']}]");
    extend(Keys.ARROW_UP);
    awaitConstraints("[{'kind':'renban','cells':['r4c3','r5c3','r6c4','r6c5']}]");
  }

  /** Sums come from the only solution, also those of symmetric images. */
  @Test
  void sumsAreTakenFromTheSolution() {
    SetGestures.setDraft(page(), 9, CLASSIC);
    page().await("it is checked", () -> page().text("main").contains("Exactly one solution"));
    symmetry("rotate180");
    tool("cage");
    perform(PointerInput.Kind.MOUSE, "drag 0.5,2.5 0.5,3.5");
    awaitConstraints(
        "[{'kind':'cage','cells':['r1c3','r1c4'],'sum':10},"
            + "{'kind':'cage','cells':['r9c6','r9c7'],'sum':7}]");
  }

  /** A dot is changed and removed together with its symmetric images. */
  @Test
  void imagesFollowWhenADotIsTappedAgain() {
    symmetry("rotate180");
    tool("white-dot");
    perform(PointerInput.Kind.MOUSE, "tap 2.5,7");
    awaitConstraints(
        "[{'kind':'white-dot','cells':['r3c7','r3c8']},{'kind':'white-dot','cells':['r7c2','r7c3']}]");
    perform(PointerInput.Kind.MOUSE, "tap 2.5,7");
    awaitConstraints(
        "[{'kind':'black-dot','cells':['r3c7','r3c8']},{'kind':'black-dot','cells':['r7c2','r7c3']}]");
    perform(PointerInput.Kind.MOUSE, "tap 2.5,7");
    awaitConstraints("[]");
    page().pressWith(Keys.CONTROL, "z");
    awaitConstraints(
        "[{'kind':'black-dot','cells':['r3c7','r3c8']},{'kind':'black-dot','cells':['r7c2','r7c3']}]");
  }

  /** After a tap on a cage, the next one joins it. */
  @Test
  void moreThanTwoCagesHaveEqualSums() {
    tool("equal-cages");
    perform(PointerInput.Kind.MOUSE, "drag 0.5,0.5 0.5,1.5");
    perform(PointerInput.Kind.MOUSE, "drag 4.5,0.5 4.5,1.5");
    awaitConstraints("[{'kind':'equal-cages','cages':[['r1c1','r1c2'],['r5c1','r5c2']]}]");
    perform(PointerInput.Kind.MOUSE, "tap 4.5,1.5");
    perform(PointerInput.Kind.MOUSE, "drag 7.5,7.5 7.5,6.5");
    awaitConstraints(
        "[{'kind':'equal-cages','cages':[['r1c1','r1c2'],['r5c1','r5c2'],['r8c8','r8c7']]}]");
  }

  private static void symmetry(String name) {
    page().inPage("(await module('set/now')).dispatch({type: 'symmetry', symmetry: more});", name);
  }

  private static void tool(String name) {
    page().inPage("(await module('set/now')).dispatch({type: 'tool', tool: more});", name);
    page().awaitStillness();
  }

  private static void removeAll() {
    page()
        .inPage(
            """
            const {dispatch, draft} = await module('set/now');
            dispatch({type: 'remove', constraints: draft()[more]});
            """,
            "constraints");
    awaitConstraints("[]");
  }

  private static void awaitConstraints(String expected) {
    SetGestures.awaitDraft(page(), "constraints", expected.replace('\'', '"'));
  }

  private static String toCell(int cell) {
    return PageDriver.toCell(cell, 9);
  }

  private static void extend(Keys... arrows) {
    SetGestures.extend(page(), arrows);
  }

  private static void perform(PointerInput.Kind kind, String gesture) {
    SetGestures.perform(BROWSER, kind, gesture);
  }

  /** Presses a key as on a keyboard with other letters. */
  private static void key(String name, String place, int modifiers) {
    for (String type : List.of("rawKeyDown", "keyUp")) {
      BROWSER
          .browser()
          .driver()
          .executeCdpCommand(
              "Input.dispatchKeyEvent",
              Map.of("type", type, "key", name, "code", place, "modifiers", modifiers));
    }
  }
}
