package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/**
 * Huge links and files, and drafts of earlier versions or with contradictions: each is answered by
 * one sentence, and nothing is lost.
 */
final class BrowserBadInputTest {
  private static final String BLANK = ".".repeat(81);
  private static final int HUGE = 2_000_000;

  private static final String BOXES =
      IntStream.range(0, 81)
          .mapToObj(cell -> String.valueOf(cell / 27 * 3 + cell % 9 / 3))
          .collect(Collectors.joining());

  private static final String CAGE = "{'kind':'cage','cells':['r1c1','r1c2'],'sum':5}";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void setAGiven() {
    page().go("set");
    page().awaitAnnounced("solutions");
    page().run("document.getElementById('set-grid-0').focus()");
    page().pressWith(Keys.ALT, "g");
    page().press("7");
    awaitMyDraft();
  }

  private static void awaitMyDraft() {
    page().await("my draft", () -> page().labels(PageDriver.SET).get(0).contains("digit 7 given"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://f-puzzles.com/?load=",
        "https://sudokupad.app/scl",
        "https://sudokupad.app/fpuzzles",
      })
  void aHugePastedLinkIsRefused(String start) {
    refused(
        () -> page().paste(start + "N".repeat(HUGE)),
        "This text has 1954 KiB: up to 255 KiB can be read");
  }

  @ParameterizedTest
  @ValueSource(strings = {"many.txt", "many.json"})
  void aHugeFileIsRefused(String name) {
    String text =
        name.endsWith("json")
            ? "{\n\"size\": 9,\n\"puzzle\": \""
                + BLANK
                + "\",\n\"note\": \""
                + "x".repeat(HUGE)
                + "\"\n}\n"
            : "https://sudokupad.app/scl" + "N".repeat(HUGE);
    refused(() -> page().drop(name, text), "KiB: up to 255 KiB can be read here.");
    // The refusal of such text is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/convert"));
  }

  @Test
  void hugeConstraintsAreRefused() {
    refused(
        () -> page().paste(ownLink("{'kind':'cage','cells':" + cells(500) + "}")),
        "constraint 1, 'cage', lists 500 cells, but the grid has 81.");
    refused(
        () -> page().paste(ownLink("{'kind':'renban','cells':" + cells(10_000) + "}")),
        "constraint 1, 'renban', lists 10,000 cells, but the grid has 81.");
    refused(
        () -> page().paste(ownLink("{'kind':'cage','text':'" + "x".repeat(HUGE) + "'}")),
        "at most 255 KiB are read.");
    refused(
        () -> page().paste(json(draft(constraint("cage", 500)))),
        "This could not be read as a puzzle.");
    refused(
        () -> page().paste(fpuzzles("'killercage':[{'cells':" + cells(500) + ",'value':'15'}]")),
        "This could not be read as a puzzle.");
    refused(
        () -> page().paste(fpuzzles("'thermometer':[{'lines':[" + cells(10_000) + "]}]")),
        "This could not be read as a puzzle.");
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/convert"));
  }

  /** Fog outside the grid, colours that are scripts, drawings far away, and links that are cut. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          f | {'lights':['r10c1']} | Something here is not in the form that a puzzle needs.
          f | {'lights':['r1c1 | This JSON is incomplete or was changed.
          d | [{'kind':'line','colour':'javascript:alert(1)'}] | Something here is not in the form
          d | [{'kind':'line','points':[[1e9,0]]}] | Something here is not in the form
          """)
  void badFogAndDrawingsAreRefused(String parameter, String value, String sentence) {
    refused(
        () ->
            page()
                .paste(
                    "https://elsewhere.example/#play?p="
                        + BLANK
                        + "&"
                        + parameter
                        + "="
                        + URLEncoder.encode(json(value), StandardCharsets.UTF_8)),
        sentence);
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/convert"));
  }

  /** Such a draft may come from a file that was edited by hand. */
  @Test
  void aStoredDraftWithHugeConstraintsIsKept() {
    String huge = stored(3, constraint("cage", 500) + "," + constraint("thermometer", 10_000), "");
    comeBackTo(huge);
    page()
        .await(
            "a sentence",
            () ->
                page()
                    .text(".verdict")
                    .contains("Constraint 1, 'cage', lists 500 cells, but the grid has 81."));
    assertThat(rows()).hasSize(2);
    page().run("document.getElementById('set-grid-0').focus()");
    page().pressWith(Keys.ALT, "g");
    page().press("3");
    page().await("the given", () -> page().labels(PageDriver.SET).get(0).contains("digit 3 given"));
    page().clickButton("Delete all");
    page().await("it is checked", () -> page().text(".verdict").contains("solutions"));
    page().clickButton("Undo");
    page().await("both are back", () -> rows().size() == 2);
    // The drawing of such constraints is refused.
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/drawing"));
  }

  /** Version 1 had no constraints; version 2 had all constraints in each change. */
  @Test
  void draftsOfEarlierVersionsAreReadWithTheirHistory() {
    comeBackTo(
        "{'savedAt':5,'puzzle':{'size':9,'puzzle':'5"
            + BLANK.substring(1)
            + "','regions':'"
            + BOXES
            + "','label':'Old'},'past':[{'puzzle':'"
            + BLANK
            + "'}],'future':[{'label':'Later'}]}");
    assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");
    page().clickButton("Undo");
    page().await("undone", () -> page().labels(PageDriver.SET).get(0).contains("blank"));
    page().clickButton("Redo");
    page().clickButton("Redo");
    page()
        .await("redone", () -> page().isSo("document.getElementById('set-title').value=='Later'"));

    String second = "{'kind':'cage','cells':['r2c1','r2c2'],'sum':6}";
    comeBackTo(
        stored(
            2,
            CAGE,
            ",'past':[{'constraints':[]},{'puzzle':'5"
                + BLANK.substring(1)
                + "'}],'future':[{'constraints':["
                + CAGE
                + ","
                + second
                + "]}]"));
    assertThat(rows()).hasSize(1);
    page().clickButton("Redo");
    page().await("both", () -> rows().size() == 2);
    IntStream.range(0, 3).forEach(time -> page().clickButton("Undo"));
    page().await("no cage", () -> rows().isEmpty());
    assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");

    page().reload();
    page().go("set");
    IntStream.range(0, 3).forEach(time -> page().clickButton("Redo"));
    page().await("both are kept", () -> rows().size() == 2);
  }

  @Test
  void contradictionsAreNamed() {
    comeBackTo(stored(3, CAGE + ",{'kind':'cage','cells':['r1c1','r1c2'],'sum':12}", ""));
    page()
        .await(
            "the verdict",
            () ->
                page()
                    .text(".verdict")
                    .contains("No solution. The clues and constraints contradict each other."));
    assertThat(rows()).hasSize(2);
    page().click(".constraint-rows li:last-child button.icon");
    page().await("it is solvable", () -> page().text(".verdict").contains("solutions"));
    page().clickButton("Undo");
    page().await("both are back", () -> rows().size() == 2);
  }

  /** The answer to the same question would be the same. */
  @Test
  @DisabledIfSystemProperty(named = "nonomino.page", matches = "static")
  void anUnknownKindIsAskedAboutOnce() {
    page().go("play");
    page().paste(ownLink("{'kind':'wormhole','cells':['r1c1']}"));
    page().await("the refusal", () -> page().text("main").contains("does not support"));
    page().await("the digits are examined", () -> examined() > 0);

    for (int i = 0; i < 3; i++) {
      page().press(Keys.ARROW_RIGHT);
      page().awaitStillness();
    }
    assertThat(examined()).isEqualTo(1);
    // The server refuses the unknown kind, which is not an error of the web app.
    assertThat(BROWSER.browser().complaints())
        .allMatch(line -> line.contains("/drawing") || line.contains("/conflicts"));
  }

  /** Returns the number of requests for the conflicts of the grid. */
  private static int examined() {
    return Integer.parseInt(
        String.valueOf(
            page()
                .run(
                    "return performance.getEntriesByType('resource')"
                        + ".filter(({name}) => name.endsWith('/conflicts')).length")));
  }

  @Test
  void unknownConstraintsStayInTheDraft() {
    comeBackTo(stored(3, "{'kind':'wormhole','cells':['r1c1']}," + CAGE, ""));
    page()
        .await("a sentence", () -> page().text(".verdict").contains("does not support wormhole."));
    assertThat(rows()).hasSize(2);
    assertThat(page().text(".constraint-list")).contains("Unknown", "Wormhole");
    page().reload();
    page().go("set");
    assertThat(page().text(".constraint-list")).contains("Wormhole");
    page().click("[aria-label^='Delete Wormhole']");
    page().await("it is checked", () -> page().text(".verdict").contains("solutions"));
    page().clickButton("Undo");
    page().await("it is back", () -> rows().size() == 2);
    // The server refuses to draw the unknown kind, which is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/drawing"));
  }

  /** Checks that an input is refused by a sentence, and that the draft stays. */
  private static void refused(Runnable input, String sentence) {
    page().run("document.querySelectorAll('.toast button').forEach((each) => each.click())");
    page().await("no message", () -> !page().has(".toast"));
    input.run();
    page().await(sentence, toastWith(sentence));
    assertThat(page().all(".toast")).hasSize(1);
    assertThat(page().has("dialog[open]")).isFalse();
    assertThat(page().has("main.view-set")).isTrue();
    awaitMyDraft();
  }

  private static BooleanSupplier toastWith(String sentence) {
    return () -> page().has(".toast") && page().text(".toasts").contains(sentence);
  }

  /** Opens the view Set with a draft that was stored earlier. */
  private static void comeBackTo(String draft) {
    page()
        .run(
            """
            localStorage['nonomino.draft.old'] = arguments[0];
            localStorage['nonomino.drafting'] = 'old';
            Storage.prototype.setItem = () => {};
            """,
            json(draft));
    page().reload();
    page().go("set");
    page().awaitOne("#" + PageDriver.SET + " [role=gridcell]");
  }

  private static String stored(int version, String constraints, String history) {
    return "{'v':" + version + ",'savedAt':5,'puzzle':" + draft(constraints) + history + "}";
  }

  private static String draft(String constraints) {
    return "{'size':9,'puzzle':'"
        + BLANK
        + "','regions':'"
        + BOXES
        + "','label':'Old','constraints':["
        + constraints
        + "]"
        + "}";
  }

  private static String fpuzzles(String constraints) {
    String row = "[" + "{},".repeat(8) + "{}]";
    return json("{'size':9,'grid':[" + (row + ",").repeat(8) + row + "]," + constraints + "}");
  }

  private static String ownLink(String constraint) {
    return "https://elsewhere.example/#play?p="
        + BLANK
        + "&c="
        + URLEncoder.encode(json("[" + constraint + "]"), StandardCharsets.UTF_8);
  }

  private static String constraint(String kind, int cells) {
    return "{'kind':'" + kind + "','cells':" + cells(cells) + "}";
  }

  private static String cells(int count) {
    return IntStream.range(0, count)
        .mapToObj(cell -> "'r" + (1 + cell / 9 % 9) + "c" + (1 + cell % 9) + "'")
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private static List<String> rows() {
    return page().all(".constraint-rows .constraint").stream()
        .map(row -> row.getText().replace('\n', ' '))
        .toList();
  }
}
