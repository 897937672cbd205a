package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;

/** In the view Set, setters make custom rules, change, undo and publish them. */
final class BrowserOwnRuleTest {
  private static final String PARITY =
      "{'kind':'rule','rule':'pair \\'a % 2 == b % 2\\'','name':'Parity','drawn':'line green',"
          + "'cells':['r1c1','r1c2','r2c3']}";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openSet() {
    SetGestures.open(page());
    SetGestures.choose(page(), 9, "u", "Tool: own rule.");
  }

  /** With the keyboard alone: a mistake is heard, and a rule is made, read, changed and removed. */
  @Test
  void aRuleIsMadeWithKeys() {
    replaceText("a % 2 == c");
    page()
        .await(
            "the mistake",
            () -> page().text("#set-rule-mistake").startsWith("The name 'c' is unknown."));
    assertThat(page().text("#set-rule-mistake mark")).isEqualTo("c");
    assertThat(page().attribute("#set-rule-text", "aria-invalid")).isEqualTo("true");
    AxeRules.check(BROWSER, "a mistake in a rule");
    // The browser notes that the check refused the rule.
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/rule"));
    replaceText("a % 2 == b % 2");
    page()
        .await(
            "no mistake", () -> page().attribute("#set-rule-text", "aria-invalid").equals("false"));
    focus("set-rule-name");
    page().press("Parity");
    page().choose("#set-rule-look", "line");
    page().tabTo(".ink[aria-label=green]");
    page().press(" ");
    focus(PageDriver.SET);
    page().press(PageDriver.toCell(0, 9));
    SetGestures.extend(page(), Keys.ARROW_RIGHT);
    page().press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, " ", Keys.ENTER);
    page().awaitAnnounced("Own rule “Parity” · r1c1 to r2c3, 3 cells made.");
    awaitRules(PARITY);
    page().await("the list", () -> page().text("#set-constraints").equals("Constraints (1)"));
    AxeRules.check(BROWSER, "a rule in set");
    page().reload();
    page().awaitOne("#" + PageDriver.SET);
    awaitRules(PARITY);
    focusRow();
    page().press(Keys.ENTER);
    page().awaitAnnounced("Chosen: Own rule “Parity” · r1c1 to r2c3, 3 cells");
    assertThat(page().run("return document.getElementById('set-rule-text').value"))
        .isEqualTo("a % 2 == b % 2");
    replaceText("a < b");
    page().await("the button", () -> hasButton("✓ Change it"));
    page().run("arguments[0].focus()", page().button("✓ Change it"));
    page().press(Keys.ENTER);
    page().awaitAnnounced("Changed: “Parity”.");
    awaitRules(PARITY.replace("a % 2 == b % 2", "a < b"));
    focusRow();
    page().press(Keys.DELETE);
    page().awaitAnnounced("Deleted: Own rule “Parity”");
    awaitRules("");
  }

  /** The table of pairs is a formula, and is reached and changed with keys. */
  @Test
  void pairsAreChosenInATable() {
    page().await("the table", () -> page().has(".pairs"));
    page().run("document.querySelector('.pairs summary').focus()");
    page().press(Keys.ENTER);
    page().press(Keys.TAB);
    page().press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, " ");
    page()
        .await(
            "the formula",
            () ->
                page()
                    .run("return document.getElementById('set-rule-text').value")
                    .toString()
                    .startsWith("(a <= 2 and b != 1) or (a == 3 and b >= 4)"));
    assertThat(page().run("return document.activeElement.getAttribute('aria-label')"))
        .isEqualTo("a 2, b 2");
    assertThat(page().attribute("[data-first='2'][data-second='2']", "aria-pressed"))
        .isEqualTo("true");
    assertThat(page().all(".pair-table [tabindex='0']")).hasSize(1);
    AxeRules.check(BROWSER, "the table of pairs");
  }

  /** Rules by pointer, one that does not fit its cells, and undo in single steps. */
  @Test
  void rulesAreDrawnByPointer() {
    gesture("0.5,0.5 0.5,2.5");
    page().awaitAnnounced("Own rule “a < b” · r1c1 to r1c3, 3 cells made.");
    page().choose("#set-rule-form", "pattern");
    replaceText("12");
    gesture("4.5,0.5 4.5,2.5");
    page()
        .await(
            "the refusal",
            () -> page().has(".toast") && page().text(".toast").contains("o 3 digits fit"));
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("/rule"));
    page().choose("#set-rule-recipe", "flatmates");
    page().clickButton("✓ Add the rule");
    page().await("ten rules", () -> page().text("#set-constraints").equals("Constraints (10)"));
    page().clickButton("Undo");
    page().await("one rule", () -> page().text("#set-constraints").equals("Constraints (1)"));
    page().clickButton("Play it");
    page().awaitOne("#" + PageDriver.PLAY);
    page().await("its sentence", () -> page().text("main").contains("digits increase."));
  }

  /** A rule is published with its drawing and its sentence, and read again. */
  @ParameterizedTest
  @CsvSource({"link", "json", "sudokupad", "fpuzzles"})
  void rulesArePublished(String format) {
    String read =
        page()
            .inPage(
                """
            const set = await module('set/now');
            set.dispatch({type: 'change', doc: (await module('model/doc')).newDoc({...set.draft(),
              constraints: [JSON.parse(more)]})});
            const {post} = await module('api/api');
            const {puzzleOfDoc} = await module('model/doc');
            const written = await post('convert', {puzzle: puzzleOfDoc(set.draft()), to: '%s'});
            const text = written.text ?? JSON.stringify(written.puzzles[0]);
            const {puzzles: [puzzle]} = await post('convert', {text, ignoreExtras: true});
            return JSON.stringify([puzzle.constraints, puzzle.left, puzzle.rules]);
            """
                    .formatted(format),
                json(PARITY));
    assertThat(read).startsWith("[[" + json(PARITY) + "],null");
  }

  /**
   * Each recipe, on its cells with digits that obey it and digits that do not. The digits are those
   * of the description on the help page where the recipe is from.
   */
  @ParameterizedTest
  @CsvSource({
    "clone, r1c1 r2c2 r3c3 r5c5 r6c6 r7c7, 123123, 123124",
    "magic-square, r1c1 r1c2 r1c3 r2c1 r2c2 r2c3 r3c1 r3c2 r3c3, 276951438, 276951483",
    "odd-even-thermometer, r1c1 r1c2 r1c3 r1c4, 1579, 1678",
    "odd-even-thermometer, r1c1 r1c2 r1c3 r1c4, 2468, 2648",
    "slow-thermometer, r1c1 r2c2 r2c3 r3c4, 1335, 1325",
    "nabner, r1c1 r1c2 r1c3 r1c4, 1957, 1968",
    "not-renban, r1c1 r1c2 r1c3, 135, 132",
    "not-renban, r1c1 r2c2 r3c3, 122, 243",
    "arithmetic-progression, r1c1 r1c2 r1c3 r1c4, 8642, 8641",
    "successor-arrow, r1c1 r1c2 r1c3 r1c4, 2934, 2943",
    "successor-arrow, r1c1 r1c2 r1c3 r1c4, 1234, 5678",
    "flatmates, r1c1 r2c1 r3c1 r4c1 r5c1 r6c1 r7c1 r8c1 r9c1, 234159678, 234519678",
    "odd-even-lots, r1c1 r1c2 r1c3 r1c4, 2156, 4156",
    "sum-variants, r1c1 r1c2 r1c3, 289, 123",
    "general-skyscraper, r1c1 r1c2 r1c3 r1c4 r1c5 r1c6, 124357, 142357",
    "ambiguous-arrow, r1c1 r1c2 r1c3 r1c4, 2394, 2395",
    "ambiguous-arrow, r1c1 r1c2 r2c1, 134, 124",
    "entropic-line, r1c1 r1c2 r1c3 r1c4, 1472, 1427",
    "index-line, r1c1 r1c2 r1c3 r1c4, 3214, 3124",
    "magnet-sum, r1c1 r1c2 r1c3 r1c4 r1c5, 52371, 52471",
    "magnet-sum, r1c1 r1c2 r1c3, 523, 521",
  })
  void recipesMeanWhatTheySay(String recipe, String cells, String right, String wrong) {
    String found =
        page()
            .inPage(
                """
            const {RECIPES, recipeRule} = await module('model/rule-recipes');
            const {constraintsOfRule} = await module('model/rule-forms');
            const {post} = await module('api/api');
            const [id, names, ...digits] = JSON.parse(more);
            const cells = names.split(' ').map((name) => 9 * (name[1] - 1) + Number(name[3]) - 1);
            const rule = recipeRule(RECIPES.find((each) => each.id === id));
            const constraints = constraintsOfRule(rule, 9, cells).slice(0, rule.form === 'sum' ? 9 : 1);
            const brokenBy = async (sequence) => {
              const grid = Array.from({length: 81}, () => '.');
              cells.forEach((cell, i) => { grid[cell] = sequence[i]; });
              const {conflicts} = await post('conflicts',
                {puzzle: {size: 9, puzzle: grid.join(''), constraints}});
              return conflicts.some(({constraint}) => constraint);
            };
            return JSON.stringify(await Promise.all(digits.map(brokenBy)));
            """,
                "[\"%s\",\"%s\",\"%s\",\"%s\"]".formatted(recipe, cells, right, wrong));
    assertThat(found).isEqualTo("[false,true]");
  }

  private static String json(String text) {
    return text.replace("\\'", "\\\"").replace('\'', '"');
  }

  private static void awaitRules(String expected) {
    SetGestures.awaitDraft(page(), "constraints", "[" + json(expected) + "]");
  }

  private static void replaceText(String text) {
    page()
        .run(
            "const field = document.getElementById('set-rule-text'); field.focus(); field.select()");
    page().press(text);
  }

  private static void focus(String id) {
    page().run("document.getElementById(arguments[0]).focus()", id);
  }

  private static void focusRow() {
    page().run("document.querySelector('.constraint-rows button.constraint').focus()");
  }

  private static boolean hasButton(String words) {
    return page()
        .isSo(
            "[...document.querySelectorAll('button')].some("
                + "(each) => each.textContent.trim() === arguments[0])",
            words);
  }

  private static void gesture(String points) {
    SetGestures.perform(BROWSER, PointerInput.Kind.MOUSE, "drag " + points);
  }
}
