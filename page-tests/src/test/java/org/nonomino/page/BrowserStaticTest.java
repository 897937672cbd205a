package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;

/** The page from a static host: without the network, and when a new version comes. */
@EnabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserStaticTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void awaitKept() {
    page()
        .await(
            "the page is kept",
            () ->
                Boolean.TRUE.equals(
                    BROWSER
                        .browser()
                        .driver()
                        .executeAsyncScript(
                            """
                            const done = arguments[arguments.length - 1];
                            navigator.serviceWorker.ready.then(({active}) => done(active.state === 'activated'));
                            """)));
  }

  @Test
  void withoutTheNetworkAllIsThere() {
    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    Grid solution = Toolkit.solution(puzzle);
    awaitKept();
    BROWSER.host().stop();
    try {
      BROWSER.browser().driver().navigate().refresh();
      page().awaitOne("#" + PageDriver.PLAY);
      page().press("h");
      page().awaitOne(".hints .reason");
      page().press(PageDriver.filling(puzzle, solution, 0, 3));
      for (String view : PageDriver.VIEWS) {
        page().go(view);
        assertThat(page().has(".waits")).as(view).isFalse();
      }
      page().go("generate");
      page().tabTo("#generate-seed");
      page().press("11", Keys.ENTER);
      page().awaitAnnounced("seed 11");
      page().go("play");
      page().press(PageDriver.filling(puzzle, solution, 3, 9));
      page().awaitAnnounced("Well done.");
      BROWSER.browser().driver().navigate().refresh();
      page().await("the progress is there", () -> page().digits(PageDriver.PLAY).equals(solution));
    } finally {
      BROWSER.host().startAgain();
    }
  }

  @Test
  void aNewVersionWaitsUntilThePlayerAgrees() {
    awaitKept();
    StaticHost host = (StaticHost) BROWSER.host();
    SortedMap<String, byte[]> files = host.files();
    host.replace(next(files));
    try {
      BROWSER.browser().driver().navigate().refresh();
      page().awaitAnnounced("A new version of Nonomino is ready.");
      assertThat(BROWSER.browser().driver().getTitle()).isEqualTo("Play – Nonomino");
      page().click(".update button");
      page()
          .await("the new version", () -> page().isSo("document.documentElement.lang === 'en-GB'"));
    } finally {
      host.replace(files);
    }
  }

  /** Returns a later version: its document has another language, and its service worker says so. */
  private static SortedMap<String, byte[]> next(SortedMap<String, byte[]> files) {
    SortedMap<String, byte[]> next = new TreeMap<>(files);
    next.computeIfPresent(
        "index.html", (name, bytes) -> replaced(bytes, "lang=\"en\"", "lang=\"en-GB\""));
    next.computeIfPresent(
        "sw.js",
        (name, bytes) ->
            replaced(bytes, "const CACHE = `${PREFIX}", "const CACHE = `${PREFIX}next "));
    return next;
  }

  private static byte[] replaced(byte[] bytes, String what, String by) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    assertThat(text).contains(what);
    return text.replace(what, by).getBytes(StandardCharsets.UTF_8);
  }
}
