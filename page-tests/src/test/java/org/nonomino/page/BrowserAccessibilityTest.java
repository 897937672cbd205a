package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Each view and theme conforms to the rules and best practices of axe-core. */
// Appearance does not depend on the source of the answers, so one run is enough.
@DisabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserAccessibilityTest {
  private static final String CONTRAST = "color-contrast";
  private static final int PHONE_WIDTH = 390;
  private static final int PHONE_HEIGHT = 844;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void viewsConformToTheRules() {
    viewsConformToTheRules("light");
  }

  @Tag("long")
  @Test
  void viewsConformToTheRulesInDarkMode() {
    viewsConformToTheRules("dark");
  }

  private void viewsConformToTheRules(String theme) {
    // Opened parts of a view have a different appearance in dark mode, but the same structure.
    AxeBuilder within =
        theme.equals("light")
            ? new AxeBuilder()
            : new AxeBuilder().withOnlyRules(List.of(CONTRAST));
    page().openAfresh(theme);
    AxeRules.check(BROWSER, "play");
    page().press("g", "j", "a");
    page().awaitOne("#sums");
    check("play with sums and letters", within);
    page().pressWith(Keys.ALT, "g");
    page().pressWith(Keys.ALT, "z");
    page().press("5", "h");
    page().awaitOne(".hints .reason");
    page().press("h", "h", "h");
    check("play with a hint", within);
    page().press("p");
    page().awaitOne(".path");
    check("play with the path", within);
    page().press("p", "?");
    page().awaitOne("#help[open]");
    check("the keys", within);
    page().clickButtonOf("#help");
    page().clickButton("Puzzles…");
    page().awaitOne("#puzzles[open] .tile");
    check("the puzzles", within);
    page().clickButtonOf("#puzzles form");

    page().go("set");
    page().await("the live line", () -> page().text(".verdict").contains("solutions"));
    AxeRules.check(BROWSER, "set");
    page().clickButton("Givens");
    page().clickButton("True candidates");
    page().awaitOne(".legend");
    check("set for givens", within);

    page().go("generate");
    page().clickButton("Catalog");
    page().awaitOne(".pictures .picture:nth-child(3)");
    page()
        .run(
            "const many = document.getElementById('generate-many'); many.value = '2';"
                + " many.dispatchEvent(new Event('input'));");
    page().click("#generate-go");
    page().awaitAnnounced("Finished: 2 puzzles");
    AxeRules.check(BROWSER, "generate");

    page().go("watch");
    page().awaitOne("#watch-solver-0:enabled");
    page().await("the first steps are here", () -> !page().text(".sides").contains("Loading"));
    page().clickButton("100 steps");
    page().await("steps", () -> !page().text(".pane dd").equals("0"));
    AxeRules.check(BROWSER, "watch");

    page().go("share");
    page().click("#share-typed");
    page().press("nothing");
    page().clickButton("Import");
    page().awaitOne("#share-in-failure");
    // The server's refusal of such text is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
    AxeRules.check(BROWSER, "share");
  }

  @Test
  void viewsConformToTheRulesOnAPhone() {
    BROWSER.browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
    page().openAfresh();
    for (String view : PageDriver.VIEWS) {
      page().go(view);
      check(view + " on a phone", new AxeBuilder().disableRules(List.of(CONTRAST)));
      assertThat(page().run("return document.documentElement.scrollWidth"))
          .as("the width of " + view)
          .isEqualTo(String.valueOf(PHONE_WIDTH));
    }
  }

  /** Its rules are beside the grid, or on a phone below the digits. */
  @Test
  void aHalfUnderstoodPuzzleConforms() {
    page().openAfresh();
    page()
        .paste(
            """
            {"size":4,"puzzle":"21..............","label":"Drawn","rules":"%s","left":["\\"Frogs leap.\\""],\
            "drawings":[{"kind":"line","points":[[0.5,0.5],[1.5,1.5]],"colour":"#33cc33","width":0.2}]}"""
                .formatted("Frogs leap. ".repeat(100)));
    page().awaitOne(".whole-rules .unread");
    page().awaitOne(".constraints path");
    page().click(".whole-rules summary");
    AxeRules.check(BROWSER, "a drawn puzzle");
    BROWSER.browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
    page().awaitOne(".rest .whole-rules");
    check("a drawn puzzle on a phone", new AxeBuilder().disableRules(List.of(CONTRAST)));
  }

  private static void check(String what, AxeBuilder axe) {
    AxeRules.check(BROWSER, what, axe);
  }
}
