package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/** The web app after its server has stopped. */
@DisabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserOfflineTest {
  /** The views that do not need answers. */
  private static final List<String> NEED_NOBODY = List.of("play", "library");

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  @Test
  void itStartsWithoutTheServer() {
    PageDriver page = BROWSER.page();
    Puzzle puzzle = page.puzzle(PageDriver.PLAY);
    BROWSER
        .browser()
        .driver()
        .executeAsyncScript("navigator.serviceWorker.ready.then(() => arguments[0]())");
    BROWSER.host().stop();

    page.reload();
    assertThat(page.puzzle(PageDriver.PLAY)).isEqualTo(puzzle);
    page.awaitAllViews();
    for (String view : PageDriver.VIEWS) {
      page.go(view);
    }
    List<String> complaints = BROWSER.browser().complaints();
    assertThat(complaints).allMatch(text -> text.contains("net::ERR_"));

    // A server is asked for its own version again.
    BROWSER.host().startAgain();
    page.reload();
    assertThat(page.isSo("performance.getEntriesByType('navigation')[0].responseStatus === 200"))
        .isTrue();
    page.go("play");
    page.press("h");
    page.awaitOne(".hints .reason");
  }

  @Test
  void playingContinuesAndHintsWait() {
    PageDriver page = BROWSER.page();
    Puzzle puzzle = page.puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    page.awaitAllViews();
    BROWSER.host().stop();

    page.press("h");
    page.awaitOne(".offline");
    assertThat(page.text(".offline"))
        .startsWith("The server has stopped. You can keep playing, but hints are unavailable.");
    assertThat(page.isSo("document.querySelector('.hints .primary').ariaDisabled === 'true'"))
        .as("a hint cannot be had, and the button says so")
        .isTrue();
    assertThat(page.run("return document.querySelector('.hints .primary').title").toString())
        .startsWith("The server has stopped.");
    page.click(".offline button");
    page.awaitAnnounced("Still no answer.");
    page.press(PageDriver.filling(puzzle, solution, 0, 5));
    for (String view : PageDriver.VIEWS) {
      page.go(view);
      assertThat(page.has(".waits"))
          .as(view + " shows what waits")
          .isEqualTo(!NEED_NOBODY.contains(view));
    }
    page.go("play");
    page.press(PageDriver.filling(puzzle, solution, 5, 9));
    page.awaitAnnounced("Well done.");
    assertThat(page.text(".banner")).startsWith("✓ Solved in ");
    page.await("the level was asked for in vain", () -> !page.text(".card.end").contains("…"));

    // The browser itself reports each failed request.
    List<String> complaints = BROWSER.browser().complaints();
    assertThat(complaints).isNotEmpty().allMatch(text -> text.contains("net::ERR_CONNECTION"));
    BROWSER.host().startAgain();
    page.click(".offline button");
    page.awaitAnnounced("The server is back.");
    page.await("the bar is gone", () -> !page.has(".offline"));
  }
}
