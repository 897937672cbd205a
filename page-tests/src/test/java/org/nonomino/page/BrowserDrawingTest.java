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
          BLANK + "thermometer: r2c1-r2c3\nrenban: r5c1-r5c3\narrow: r1c6 = r2c6 r3c6\nbetween: r6c2-r6c5\n",
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
    String answer =
        Toolkit.answer("POST", "drawing", "{\"puzzle\":" + puzzle + "}").body();
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
            () -> page().isSo("(() => {" + FORMS + "return formsOf(arguments[0]);}).apply(null, arguments) === arguments[1]", css, forms));
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
      String forms =
          String.valueOf(page().run(FORMS + "return formsOf('#generate-grid')"));
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
            page()
                .run("return new URLSearchParams(location.hash.replace(/^.*\\?/, '')).get('c')"));
    assertThat(expected(
                "{\"size\":6,\"puzzle\":\"%s\",\"constraints\":%s}"
                    .formatted(".".repeat(36), constraints)))
        .isEqualTo(forms);
  }
}
