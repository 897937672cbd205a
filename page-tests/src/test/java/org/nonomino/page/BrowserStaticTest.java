package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.web.PublicAddress;
import org.openqa.selenium.Keys;

/** The web app from a static host, offline and with a new version. */
@EnabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class BrowserStaticTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  /** Plain backtracking needs more time for it than a request may take. */
  private static final String SPARSE =
      "5...7....9..............8.176....2.8......6..8.4.....7.....4..5................7.";

  private static final String SPARSE_REGIONS =
      "010223114325665774325275774320275074340223174345683574010110011868668886345688586";

  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void awaitKept() {
    page()
        .await(
            "the web app is cached",
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
  void everythingWorksOffline() {
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
      page().go("set");
      page().clickSummary("Finish this for me");
      page().clickButton("Finish this for me");
      page().await("the puzzle is finished", () -> page().text("main").contains("Finished: "));
      assertThat(Toolkit.isUnique(page().puzzle(PageDriver.SET))).isTrue();
      page().go("play");
      page().press(PageDriver.filling(puzzle, solution, 3, 9));
      page().awaitAnnounced("Well done.");
      BROWSER.browser().driver().navigate().refresh();
      page().awaitOne("#" + PageDriver.PLAY + " [role=gridcell]");
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
      assertThat(BROWSER.browser().driver().getTitle()).endsWith(" – Play – Nonomino");
      page().click(".update button");
      page()
          .await("the new version", () -> page().isSo("document.documentElement.lang === 'en-GB'"));
    } finally {
      host.replace(files);
    }
  }

  @Test
  void thePublicAddressIsInTheDocument() throws IOException {
    byte[] index =
        new CompiledPage()
            .files(PublicAddress.parse("https://puzzles.example.org/"))
            .get("index.html");

    assertThat(new String(index, StandardCharsets.UTF_8))
        .contains("data-public=\"https://puzzles.example.org/\"");
  }

  /**
   * A search of minutes is cancelled. Quick requests did not wait for it, and the next request does
   * not.
   */
  @Test
  void cancellingStopsASearch() {
    Object answers =
        BROWSER
            .browser()
            .driver()
            .executeAsyncScript(
                """
                const [base, hard, easy, done] = arguments;
                const {ask} = await import(`${base}/api/workers.js`);
                const question = (name, puzzle, more) =>
                  ({method: 'POST', name, fields: {puzzle: {size: 9, ...puzzle}, ...more}});
                const controller = new AbortController();
                const cancelled = ask({...question('solve', hard, {solver: 'backtrack'}),
                  signal: controller.signal}).catch(({name}) => name);
                const waiting = ask({...question('rate', easy), signal: controller.signal}).catch(({name}) => name);
                const check = await ask(question('check', easy));
                controller.abort();
                const solved = await ask(question('solve', easy));
                done([await cancelled, await waiting, (await check.json()).verdict, (await solved.json()).verdict]);
                """,
                page().base(),
                Map.of("puzzle", SPARSE, "regions", SPARSE_REGIONS),
                Map.of("puzzle", EASY));

    assertThat(answers).isEqualTo(List.of("AbortError", "AbortError", "unique", "unique"));
  }

  /** The worker is started again if a download fails, for example on a train. */
  @Test
  void aWorkerThatFailedToLoadIsStartedAgain() {
    Object answers =
        BROWSER
            .browser()
            .driver()
            .executeAsyncScript(
                """
                const [base, easy, done] = arguments;
                const {ask} = await import(`${base}/api/workers.js`);
                const question = {method: 'POST', name: 'solve', fields: {puzzle: {size: 9, ...easy}}};
                const controller = new AbortController();
                const cancelled = ask({...question, signal: controller.signal}).catch(({name}) => name);
                const Loaded = Worker;
                let losses = 2;
                window.Worker = class extends Loaded {
                  constructor(url) {
                    // A module is not a script that a worker can run.
                    super(losses-- > 0 ? new URL('app.js', url) : url);
                  }
                };
                controller.abort();
                const solved = await ask(question);
                done([await cancelled, (await solved.json()).verdict, losses]);
                """,
                page().base(),
                Map.of("puzzle", EASY));

    assertThat(answers).isEqualTo(List.of("AbortError", "unique", -1L));
  }

  /**
   * Returns a later version, with a different language in its document and a different service
   * worker.
   */
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
