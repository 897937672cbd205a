package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Every view that draws a puzzle draws the forms of its constraints that Java computes. */
final class BrowserDrawingTest {
  private static final String BLANK = "......\n".repeat(6) + "\n";

  /** One or more constraints of each kind of form, including clues outside the grid. */
  private static final List<String> PUZZLES =
      List.of(
          BLANK + "cage 7: r1c1 r1c2\nequal cages: r3c1 r3c2 = r5c5 r5c6\nclone: r6c1 = r6c6\n",
          BLANK
              + "thermometer: r2c1-r2c3\nrenban: r5c1-r5c3\narrow: r1c6 = r2c6 r3c6\nbetween: r6c2-r6c5\n",
          BLANK + "x: r3c1 r3c2\nv: r4c3 r4c4\nwhite dot: r1c3 r1c4\nblack dot 3: r2c4 r3c4\n",
          BLANK
              + "quadruple 1 2: r5c5 r6c6\nodd: r6c1\nsandwich 5: row 4\nskyscraper 3: above column 2\n"
              + "little killer 9: down-right from above r1c3\n",
          BLANK + "diagonals\nminimum: r3c3\ngreater: r1c1 > r1c2\nextra region: r2c2-r3c4\n");

  /** A script with a function that lists the constraint forms of a grid as sorted texts. */
  private static final String FORMS =
      """
      const NAMES = ['d', 'points', 'cx', 'cy', 'r', 'x', 'y', 'width', 'height'];
      const text = (value, words) =>
        NAMES.map((name) => value(name) ?? '').join() + (words ?? '').trim();
      const forms = (grid) => [...grid.querySelectorAll('.constraints > *')]
        .map((form) => text((name) => form.getAttribute(name), form.textContent)).sort().join('|');
      const formsOf = (css) => {
        const grid = document.querySelector(css);
        return grid === null ? '' : forms(grid);
      };
      """;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** Returns the forms of a puzzle as Java draws them. */
  private static String expected(String puzzle) {
    String answer = Toolkit.answer("POST", "drawing", "{\"puzzle\":" + puzzle + "}").body();
    String forms =
        String.valueOf(
            page()
                .run(
                    FORMS
                        + """
                        const {grounds, lines, cages, marks} = JSON.parse(arguments[0]);
                        return [...grounds, ...lines, ...cages, ...marks]
                          .map((form) => text((name) => form[name], form.text)).sort().join('|');
                        """,
                    answer));
    assertThat(forms).isNotEmpty();
    return forms;
  }

  /** Returns the puzzle with a text as a JSON object. */
  private static String json(String text) {
    String request = "{\"text\":\"%s\",\"to\":\"json\"}".formatted(text.replace("\n", "\\n"));
    String answer = Toolkit.answer("POST", "convert", request).body();
    return answer.replaceFirst("(?s).*\"puzzles\":\\[(.*)\\],\"losses\".*", "$1");
  }

  private static void assertDrawn(String css, String forms) {
    page()
        .await(
            css + " shows all constraints",
            () ->
                page()
                    .isSo(
                        "(() => {"
                            + FORMS
                            + "return formsOf(arguments[0]);}).apply(null, arguments) === arguments[1]",
                        css,
                        forms));
  }

  private static void openFileMenu(String words) {
    page().click("#set-file");
    page().awaitOne("#set-file-menu:popover-open");
    page().clickButton(words);
  }

  @Test
  void eachViewDrawsEachKind() {
    for (String text : PUZZLES) {
      String forms = expected(json(text));
      page().go("play");
      page().paste(text);
      assertDrawn("#play-grid", forms);
      page().go("watch");
      assertDrawn("#watch-0", forms);
      page().go("share");
      assertDrawn("#share-grid", forms);
      page().go("library");
      assertDrawn(".item:first-child .thumbnail", forms);
      page().go("set");
      openFileMenu("Open the current puzzle");
      assertDrawn("#set-grid", forms);
      openFileMenu("Open…");
      assertDrawn("#set-drafts li:first-child .grid", forms);
      page().press(Keys.ESCAPE);
    }
  }

  /** Neither the sum of a cage nor the frame of the selection covers a candidate or a mark. */
  @Test
  void candidatesAreBesideSumsAndAboveTheFrame() {
    page().go("set");
    page().paste(".........\n".repeat(9) + "\ncage 12: r1c1 r1c2\ncage 23: r3c3-r3c5\n");
    page().awaitOne("#set-grid .label");
    page().clickButton("True candidates");
    page().awaitOne("#set-grid .trues text");

    assertThat(
            page()
                .isSo(
                    """
                    (() => {
                      const within = (rect, {x, y, width, height}) =>
                        rect.x < x + width && x < rect.x + rect.width && rect.y < y + height && y < rect.y + rect.height;
                      // Digits reach from the baseline to seven tenths of the font size.
                      const boxOf = (text, i) => {
                        const {x, y} = text.getStartPositionOfChar(i);
                        const size = Number(text.getAttribute('font-size'));
                        return {x, y: y - 0.7 * size, width: 0.5 * size, height: 0.7 * size};
                      };
                      const boxes = (css) => [...document.querySelectorAll(css)]
                        .flatMap((text) => Array.from(text.textContent, (_, i) => boxOf(text, i)));
                      const sums = boxes('#set-grid .label');
                      return sums.length === 4 && boxes('#set-grid .trues text')
                        .every((digit) => !sums.some((sum) => within(sum, digit)));
                    })()
                    """))
        .isTrue();
    assertThat(
            page()
                .isSo(
                    "document.querySelector('#set-grid .selection').compareDocumentPosition("
                        + "document.querySelector('#set-grid .trues')) & 4"))
        .isTrue();
  }

  /** The ring around a candidate is where the candidate is, also below the sum of a cage. */
  @Test
  void ringsOfAHintAreAroundCandidates() {
    page().paste(".234\n3412\n2143\n4321\n\ncage 3: r1c1 r1c2\n");
    page().await("it is open", () -> page().labels(PageDriver.PLAY).size() == 16);
    page().clickButton("Hint");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "h");
    page().awaitOne("#play-grid .step :is(.pattern, circle.placed)");

    assertThat(
            page()
                .isSo(
                    """
                    [...document.querySelectorAll('#play-grid .step :is(.pattern, circle.placed)')].every((ring) =>
                      [...document.querySelectorAll('#play-grid .candidate')].some((text) =>
                        Math.abs(text.getAttribute('x') - ring.getAttribute('cx')) < 1
                          && Math.abs(text.getAttribute('y') - text.getAttribute('font-size') * 0.35
                            - ring.getAttribute('cy')) < 1))
                    """))
        .isTrue();
  }

  @Test
  void severalFoundPuzzlesAreDrawn() {
    String text = PUZZLES.get(0) + "\n\n" + PUZZLES.get(1);
    page().paste(text);
    page().awaitOne("dialog[open] li:nth-child(2) .thumbnail");
    for (int i = 0; i < 2; i++) {
      assertDrawn(
          "dialog[open] li:nth-child(" + (i + 1) + ") .thumbnail", expected(json(PUZZLES.get(i))));
    }
    page().press(Keys.ESCAPE);

    page().go("share");
    page()
        .run(
            """
            const field = document.getElementById('share-typed');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input'));
            """,
            text);
    page().clickButton("Import");
    for (int i = 0; i < 2; i++) {
      assertDrawn("#share-found-" + i, expected(json(PUZZLES.get(i))));
    }
  }

  /** The puzzle itself, the pictures below it, the booklet, and the puzzle when it is played. */
  @ParameterizedTest
  @ValueSource(strings = {"cages", "thermometers", "dots", "littleKillers"})
  void generatedPuzzlesAreDrawn(String kind) {
    page().reload();
    page().go("generate");
    page().clickButton("Catalog");
    page().choose("#generate-layout", "6");
    page().choose("#generate-add", kind);
    page().click("#generate-many");
    page().pressWith(Keys.CONTROL, "a");
    page().press("2");
    page().click("#generate-go");
    page().awaitAnnounced("Finished: 2 puzzles");
    page().run("dispatchEvent(new Event('beforeprint'))");
    for (int i = 1; i >= 0; i--) {
      page().click(".strip li:nth-child(" + (i + 1) + ") button");
      page()
          .await(
              "the constraints are drawn",
              () -> page().isSo("document.querySelector('#generate-grid .constraints')"));
      String forms = String.valueOf(page().run(FORMS + "return formsOf('#generate-grid')"));
      assertDrawn("#generate-made-" + i, forms);
      assertDrawn("#booklet-" + (i + 1), forms);
      assertDrawn("#solution-" + (i + 1), forms);
    }
    String forms = String.valueOf(page().run(FORMS + "return formsOf('#generate-grid')"));
    page().click("#generate-play");
    page().awaitOne("#play-grid");
    assertDrawn("#play-grid", forms);
    String constraints =
        String.valueOf(
            page().run("return new URLSearchParams(location.hash.replace(/^.*\\?/, '')).get('c')"));
    assertThat(
            expected(
                "{\"size\":6,\"puzzle\":\"%s\",\"constraints\":%s}"
                    .formatted(".".repeat(36), constraints)))
        .isEqualTo(forms);
  }
}
