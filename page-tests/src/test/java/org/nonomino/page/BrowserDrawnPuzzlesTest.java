package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/**
 * Puzzles of which not everything is understood: they open in the view Play as they were drawn, and
 * what needs all rules is off.
 */
final class BrowserDrawnPuzzlesTest {
  /**
   * A 4×4 puzzle of SudokuPad without givens: a green line, a half transparent red circle, a turned
   * number beside the grid, and rules about frogs.
   */
  private static final String FROGS =
      "https://sudokupad.app/sclN4IglgJiBcIPYHcB2IA0IDGBTANjgymAF5YwBsALOtngM4wDaDwAvqq+26w"
          + "LqrNcDOvfp1E8+HSQO68QAJywBzMHCT1oTBgAZUW4ToCMwg7uOojw7agBM+1AGYztviceXrpvh6N97nhn4Wf"
          + "AweziEOwn5hfm6yALZYAC4AhhDJKTCgiWCJOKSwAGJycIr06MkArokAFnByMCAAgkgo6HIVeeogAHJ1cck4A"
          + "AS0FRBwANYVg+2dg8kADvM4AJ4AdAA6SI2DAGbFioN5C7RzOKoHWMkY1YOKClhIh2BIWBtIACrVWINIFXEAR"
          + "lg5INAbRIN8at87pBBmATpC5opvnAdoMEXsSm8iiUThhislxqsQGwQDhnlh1MwQAhkssAApwZ6JSnaVYAVl0"
          + "7OM7PMXJcPOsXNkGDgZ3qsAAxPZ7BgMNK0CAamAMOMXrR1AZrCxZMk5MUEJThckkYb0BUkBAgThaZTQNgkIk"
          + "gYxBRyXbIEJAajAtKsAOzoL5gRTVRLev1tODmy1QaCJdpYdD/OqWuQAYVFdQaEq0OdzCv+V3Gd0jFvTYqzOx"
          + "2ua0AA4tMTZHAAG5Wm2MO0PR3ihgAWh9HIMfOpnuqYZrAawQZDY/QjoAHqHYJqFTtVIlCCQYNZxyBkkhFHkY"
          + "BQOZgM+KQNnq/XtSwgA==";

  /** The same grid without regions. */
  private static final String LOOSE =
      "https://sudokupad.app/sclN4IglgJiBcIPYHcB2IA0IDGBTANjgymAF5YwBsALOtngM4wDaDwAvqq+26w"
          + "LqrNcDOvfp1E8+HSQO68QAJywBzMHCT1oDWQFssAFwCGEfQZihdYXTlKwAMnDi1S6fQFddACzhyYIAIJIUdD"
          + "kXK3UQADkvLX0cAAJaFwg4AGsXWODQ2P0AB2ycAE8AOgAdJF9YgDM5OEVYqxzaLJxVWqx9DHdYxQUsJDqwJC"
          + "wSpAAVdyxYpBctACMsOVi52kgJjwnuyFiwRrWsxQm4CtjdqprhgDFqxUaMav1kwpA2EBwBrHVmEAR9fIAFOA"
          + "Gug+DAADIUAKyoMHg4QARghqHhML4SNQACYITJqHBmt5YABiADMhIwGGJaBAHjAGGSg1o6lhaJYsn0cmqCA+"
          + "sgw+n2nPQLiQEHmOB+H1A2CQunmjAxkNlsgQkA8MDBAHZ0OMwIp3LoVYV1fI4AKhVBoLpglh0DMvEK5ABhHF"
          + "eHz4kGut0UmbtZLdI2Ch2450VCpukEADhBT1kcAAbsLRYxxb0pXiGABaaGIzHoRUQZXQMGhjVYLU6vWFylYA"
          + "AeutgjIpFVUukIJBgaPL+iQiisMAokMwjrxIBdIYjzJYQA===";

  private static final String TITLE = "Frogs";
  private static final String SOLUTION = "2143341242311324";

  /** Another grid without conflicts, and with the same givens. */
  private static final String OTHER = "2134431212433421";

  private static final String BOARD = "#" + PageDriver.PLAY;

  /** The same kind of puzzle in our JSON, whose rules in words are not understood. */
  private static final String STATED =
      """
      {"size":4,"puzzle":"21..............","regions":"0011001122332233","label":"Stated",\
      "rules":"Frogs leap.","left":["\\"Frogs leap.\\""]%s,"drawings":[{"kind":"line",\
      "points":[[0.5,0.5],[1.5,1.5]],"colour":"#33cc33","width":0.2}]}""";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void open() {
    page().openAfresh();
  }

  private static void paste(String text, String title) {
    page().paste(text);
    isOpen(title);
  }

  private static void isOpen(String title) {
    page()
        .await(
            title + " is open",
            () ->
                page()
                    .isSo(
                        "document.querySelector('h1')?.textContent.trim() === arguments[0]",
                        title));
    page().awaitOne(BOARD + " .constraints path");
  }

  /** Types a row of digits in each row. */
  private static void fill(String digits) {
    page().press(PageDriver.toCell(0, 4));
    for (int cell = 0; cell < digits.length(); cell++) {
      page().press(digits.substring(cell, cell + 1));
      page().press(cell % 4 == 3 ? "" + Keys.ARROW_RIGHT + Keys.ARROW_DOWN : Keys.ARROW_RIGHT);
    }
  }

  private static String colour(String css) {
    return String.valueOf(
        page().run("return getComputedStyle(document.querySelector(arguments[0])).color", css));
  }

  @Test
  void aLinkOpensAsItWasDrawn() {
    paste(FROGS, TITLE);

    assertThat(page().has("#arrivals[open]")).as("nothing is asked").isFalse();
    assertThat(page().text(".heading")).contains("4×4, 0 clues, by Ann");
    assertThat(page().attribute(BOARD + " .constraints path", "class"))
        .contains("k-drawn-ff33cc33");
    assertThat(colour(BOARD + " .k-drawn-ff33cc33")).isEqualTo("rgb(51, 204, 51)");
    assertThat(colour(BOARD + " .k-drawn-80ff0000")).startsWith("rgba(255, 0, 0, 0.5");
    assertThat(page().attribute(BOARD + " .constraints text", "transform")).startsWith("rotate(45");
    double left = Double.parseDouble(page().attribute(BOARD, "viewBox").split(" ", -1)[1]);
    assertThat(left).as("room above the grid for the number").isLessThan(-40);
  }

  @Test
  void cellsSayWhatIsDrawnInThem() {
    paste(FROGS, TITLE);

    List<String> labels = page().labels(PageDriver.PLAY);
    assertThat(labels.get(0)).contains("green line");
    assertThat(labels.get(10)).contains("red circle");
    assertThat(labels.get(15)).doesNotContain("line", "circle");
  }

  @Test
  void theWholeRulesAreBesideTheGrid() {
    paste(FROGS, TITLE);

    assertThat(page().text(".whole-rules"))
        .contains("A frog leaps along each green line.\nThe number beside the grid")
        .contains(
            "Nonomino reads 1 of 5 rules; hints and the solver are off, because of:"
                + " 'A frog leaps along each green line.' and 3 more.");
    assertThat(page().doOverlap(".whole-rules", BOARD)).isFalse();
    page().click(".whole-rules summary");
    assertThat(page().text(".whole-rules details")).contains("Not read", "Frogs croak.");
  }

  @Test
  void whatNeedsAllRulesIsOffAndSaysWhy() {
    paste(FROGS, TITLE);

    page().press("h");
    page().awaitAnnounced("Off, because Nonomino does not read all rules of this puzzle");
    for (String button : List.of("Hint", "Show the path", "Mark my work")) {
      assertThat(page().button(button).getDomAttribute("aria-disabled"))
          .as(button)
          .isEqualTo("true");
    }

    page().press(PageDriver.toCell(0, 4), "1", Keys.ARROW_RIGHT, "1");
    assertThat(page().labels(PageDriver.PLAY).get(0)).contains("conflict");
    page().clickButton("Check");
    page().awaitAnnounced("2 cells are in conflict.");
    page().press("2");
    page().clickButton("Check");
    page().awaitAnnounced("No conflicts with the rules that Nonomino reads.");
  }

  @Test
  void itOpensInPlayFromOtherViews() {
    page().go("set");
    paste(FROGS, TITLE);
    assertThat(page().has("main.view-play")).isTrue();
  }

  @Test
  void aFullGridIsThePlayersToCheck() {
    paste(FROGS, TITLE);
    fill(SOLUTION);

    page().awaitOne(".card.end");
    assertThat(page().text("#end-title"))
        .containsPattern("Full in \\d+:\\d\\d; the rules in words are yours to check\\.");
    page().reload();
    assertThat(page().text(".banner")).contains("the rules in words are yours to check");
  }

  @Test
  void aStatedSolutionIsCompared() {
    paste(STATED.formatted(",\"solution\":\"" + SOLUTION + "\""), "Stated");

    fill(OTHER);
    page().awaitAnnounced("The grid is full, but some digits are wrong.");
    assertThat(page().has(".card.end")).isFalse();
    page().clickButton("Check");
    page().awaitAnnounced("10 digits are wrong; they are crossed out.");
    for (int cell = 0; cell < SOLUTION.length(); cell++) {
      if (SOLUTION.charAt(cell) != OTHER.charAt(cell)) {
        page().press(PageDriver.toCell(cell, 4), SOLUTION.substring(cell, cell + 1));
      }
    }
    page().awaitOne(".card.end");
    assertThat(page().text("#end-title")).contains("Solved in");
  }

  @Test
  void itIsKept() {
    paste(FROGS, TITLE);
    page().press(PageDriver.toCell(5, 4), "3");
    String address = BROWSER.browser().driver().getCurrentUrl();
    page().go("library");
    page().awaitOne(".item .thumb .k-drawn-ff33cc33");
    page().go("play");
    page().reload();
    isOpen(TITLE);
    assertThat(page().labels(PageDriver.PLAY).get(5)).contains("digit 3");
    assertThat(page().text(".whole-rules")).contains("Frogs croak.");

    page().openAfresh("dark");
    BROWSER.browser().driver().get(address);
    isOpen(TITLE);
    assertThat(page().text(".whole-rules")).contains("Nonomino reads 1 of 5 rules");
    assertThat(colour(BOARD + " .k-drawn-ff000000"))
        .as("black on dark paper")
        .isEqualTo("rgb(255, 255, 255)");
    assertThat(colour(BOARD + " .k-drawn-ff33cc33"))
        .as("green, but darker, because the givens are white")
        .isEqualTo("rgb(59, 173, 65)");
  }

  /** No solver could read this grid; rows and columns are checked. */
  @Test
  void aGridWithoutRegionsIsPlayed() {
    paste(LOOSE, "Loose");

    assertThat(page().text(".whole-rules"))
        .contains(
            "Nonomino reads no rules; hints and the solver are off, because of:"
                + " the grid has no regions.");
    page().press(PageDriver.toCell(0, 4), "1", Keys.ARROW_RIGHT, "1");
    assertThat(page().labels(PageDriver.PLAY).get(0)).contains("no region", "conflict");
    page().press("2");
    page().reload();
    isOpen("Loose");
    assertThat(page().labels(PageDriver.PLAY).get(1)).contains("digit 2");

    // Its rules may allow this, so it can be finished.
    page().press(PageDriver.toCell(0, 4), Keys.DELETE, Keys.ARROW_RIGHT, Keys.DELETE);
    fill("1111222233334444");
    page().awaitOne(".card.end");
    page().go("watch");
    page()
        .await(
            "it says why", () -> page().text("main").contains("No strategy can search this grid"));
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
  }

  /** Fog hides givens and drawings until right digits are near; screen readers learn no more. */
  @Test
  void fogHidesUntilRightDigitsLightIt() {
    paste(
        STATED.formatted(
            ",\"solution\":\"" + SOLUTION + "\",\"fog\":{\"lights\":[\"r1c1\",\"r2c1\"]}"),
        "Stated");

    List<String> before = page().labels(PageDriver.PLAY);
    assertThat(before.get(0)).contains("digit 2 given", "green line").doesNotContain("fog");
    assertThat(before.get(5)).endsWith("in fog").doesNotContain("line");
    assertThat(page().has(BOARD + " .fog")).isTrue();
    assertThat(page().text(".whole-rules")).contains("Some cells are in fog.");

    page().press(PageDriver.toCell(4, 4), "1");
    assertThat(page().labels(PageDriver.PLAY).get(5)).as("a wrong digit").endsWith("in fog");
    page().press("3");
    assertThat(page().labels(PageDriver.PLAY).get(5)).contains("green line").doesNotContain("fog");
    assertThat(page().labels(PageDriver.PLAY).get(15)).endsWith("in fog");
  }

  /** At first only one 4 can be seen. With a second 4, the one in box 1 follows. */
  @Test
  void hintsInFogRestOnWhatCanBeSeen() {
    paste(
        """
        {"size":4,"puzzle":"...4..1........1","label":"Stated","solution":"1234341221434321",\
        "fog":{"lights":["r1c4"]},"constraints":[{"kind":"greater-than","cells":["r4c1","r4c2"]},\
        {"kind":"greater-than","cells":["r4c2","r4c3"]},\
        {"kind":"white-dot","cells":["r1c2","r1c3"]},\
        {"kind":"white-dot","cells":["r2c1","r2c2"]}]}""",
        "Stated");

    page().press(PageDriver.toCell(12, 4), "h");
    awaitHint("Nothing more follows from what can be seen.");
    page().press("4");
    page().press("h");
    awaitHint("Look at box 1");
  }

  private static void awaitHint(String part) {
    page().await("hint with " + part, () -> page().text(".hints").contains(part));
  }

  /** A puzzle that is understood has everything, and its drawings. */
  @Test
  void drawingsAloneTurnNothingOff() {
    paste(STATED.replace(",\"left\":[\"\\\"Frogs leap.\\\"\"]%s", ""), "Stated");

    assertThat(page().text(".whole-rules"))
        .contains("Frogs leap.")
        .doesNotContain("Nonomino reads");
    page().press("h");
    page().awaitOne(".hints .reason");
  }
}
