package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.WebElement;

/**
 * The storage of the web app of commit 399271b9 in Chromium, and the library that it exported:
 * seven puzzles with progress of all kinds, three drafts with their history, ratings and choices.
 */
final class BrowserProfileTest {
  private static final String PROFILE = "profile-of-399271b9.json";

  /** The play that was current, whose time continued. */
  private static final String CURRENT = "nonomino.play.6-9eh9q2x6q2g3";

  private static final String LIBRARY = "library-of-399271b9.json";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = BrowserProfileTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Replaces the storage; the current document stores nothing more. */
  private static void open(String profile) {
    page()
        .run(
            """
            localStorage.clear();
            sessionStorage.clear();
            history.replaceState(null, '', location.pathname);
            Object.entries(JSON.parse(arguments[0])).forEach(([key, text]) => localStorage.setItem(key, text));
            Storage.prototype.setItem = () => {};
            """,
            profile);
    page().reload();
  }

  private static String ask(String call, Object... arguments) throws IOException {
    return String.valueOf(
        BROWSER
            .browser()
            .driver()
            .executeAsyncScript(
                resource("profile.js")
                    + ";const done = arguments[arguments.length - 1]; Promise.resolve(window.profile."
                    + call
                    + "(arguments[0])).then(done, (error) => done(`${error.stack}`));",
                arguments));
  }

  private static List<String> texts(String css) {
    return page().all(css).stream().map(WebElement::getText).toList();
  }

  private static void undo(int times) {
    for (int i = 0; i < times; i++) {
      page().clickButton("Undo");
    }
  }

  @Test
  void aStoredProfileOpensWhole() throws IOException {
    open(resource(PROFILE));
    assertThat(ask("changed")).isEmpty();

    assertThat(page().text("h1")).isEqualTo("Six");
    page().go("library");
    page()
        .await(
            "all are listed",
            () -> page().all(".library [aria-label='Puzzles'] .item").size() == 7);
    assertThat(texts(".library [aria-label='Puzzles'] .tile > b"))
        .containsExactly(
            "Six",
            "Solved",
            "Killer",
            "Windmill 9×9, medium",
            "Jigsaw 9×9, hard",
            "Jigsaw 9×9, easy",
            "Four");
    assertThat(texts(".library [aria-label='Puzzles'] small.progress"))
        .satisfiesExactly(
            text -> assertThat(text).startsWith("Started: 0 %"),
            text -> assertThat(text).isEqualTo("✓ Solved in 2:05"),
            text -> assertThat(text).startsWith("Started: 7 %"),
            text -> assertThat(text).isEqualTo("Started: 2 %, 1:01"),
            text -> assertThat(text).isEqualTo("Started: 2 %, 1:01"),
            text -> assertThat(text).isEqualTo("Started: 2 %, 1:01"),
            text -> assertThat(text).startsWith("Started: 9 %"));
    assertThat(page().has("#library-aside")).isFalse();

    page().go("set");
    List<String> cells = page().labels(PageDriver.SET);
    assertThat(cells.get(0)).contains("digit 1 given", "cage of 15 with three cells");
    assertThat(cells.get(40)).contains("digit 7 given");
    assertThat(page().text(".tool-strip [aria-pressed='true']")).isEqualTo("Givens");
    assertThat(page().all(".constraint-rows li")).hasSize(9);
    page().click("#set-file");
    page().clickButton("Open…");
    assertThat(texts("#set-drafts li b"))
        .containsExactlyInAnyOrder("Mixed", "Half painted", "One given");
    page().run("document.getElementById('set-drafts').close()");
    assertThat(ask("different", resource(PROFILE))).isIn("", CURRENT);

    undo(13);
    assertThat(page().labels(PageDriver.SET)).allMatch(cell -> cell.endsWith("blank"));
    assertThat(page().isSo("document.getElementById('set-title').value === ''")).isTrue();
  }

  @Test
  void anExportedLibraryIsImportedWhole() throws IOException {
    page().run("localStorage.clear()");
    page().drop("library.json", resource(LIBRARY));
    page().awaitAnnounced("Imported: 10 new.");
    assertThat(ask("different", resource(PROFILE))).isIn("", CURRENT);
  }
}
