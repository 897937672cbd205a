package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.json.Json;

/** Puzzles in the frames of another site. */
final class BrowserEmbedTest {
  private static final String BOARD = "#" + PageDriver.PLAY;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static OtherSite site;

  /** Allows the other site, unlike the host of the extension. */
  private static PageHost host;

  @BeforeAll
  static void start() {
    site = new OtherSite();
    host = PageHost.startFor(site.origin());
  }

  @AfterAll
  static void end() {
    host.stop();
    site.close();
  }

  @AfterEach
  void leave() {
    leaveFrame();
    if (page().isSo(Embedding.FRAME)) {
      enterFrame();
      page().run(Embedding.FORGET);
      leaveFrame();
    }
    BROWSER.browser().driver().get("about:blank");
  }

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static String element(String attributes) {
    return Embedding.element(host, host.address() + Embedding.LINK, attributes);
  }

  private static void open(String body) {
    BROWSER.browser().driver().switchTo().defaultContent();
    BROWSER.browser().driver().get(site.add(body));
  }

  /** Continues in the only frame of the page. */
  private static void enterFrame() {
    page().await("there is a frame", () -> page().isSo(Embedding.FRAME));
    BROWSER
        .browser()
        .driver()
        .switchTo()
        .frame(
            (WebElement)
                Objects.requireNonNull(
                    BROWSER.browser().driver().executeScript("return " + Embedding.FRAME)));
  }

  /** Continues in the only frame of the page, as soon as it shows a puzzle. */
  private static void enter() {
    enterFrame();
    page().awaitOne(BOARD + " [role=gridcell]");
    // A browser drops keys that are pressed earlier.
    page()
        .await(
            "something is drawn",
            () -> page().isSo("performance.getEntriesByType('paint').length > 0"));
  }

  private static void enterDigits(String keys) {
    page().run("document.querySelector(arguments[0]).focus()", BOARD + " [tabindex='0']");
    page().press(keys);
  }

  private static void solve() {
    // Entering the same digit again would remove it.
    Puzzle left = page().puzzle(PageDriver.PLAY).withGivens(page().digits(PageDriver.PLAY));
    enterDigits(PageDriver.solving(left, Toolkit.solution(left)));
    page().awaitOne("h2.good");
  }

  private static void leaveFrame() {
    BROWSER.browser().driver().switchTo().defaultContent();
  }

  private static String heard() {
    return page().run("return " + Embedding.HEARD).toString();
  }

  @Test
  void theExamplesOfTheGuideWork() {
    for (String example : Embedding.examples(host)) {
      open(example);
      enter();
      String theme = example.contains("light") ? "light" : example.contains("dark") ? "dark" : "";
      assertThat(page().run("return document.documentElement.dataset.theme ?? ''"))
          .isEqualTo(theme);
      solve();
      leaveFrame();
      if (example.contains("<nonomino-puzzle")) {
        page().await("it is solved", () -> heard().equals(Embedding.SOLVED));
      }
      if (example.contains("id=\"result\"")) {
        assertThat(page().text("#result")).matches("Solved in \\d+ seconds!");
      }
      // The next example has the same puzzle.
      leave();
    }
  }

  @Test
  void eachEventIsDispatchedOnce() {
    open(element(""));
    assertThat(heard()).isEqualTo("[]");
    enter();
    assertThat(page().text(".time")).isEqualTo("0:00");
    enterDigits(PageDriver.toCell(1, 4) + "3");
    page().clickButton("Check");
    page().awaitAnnounced("One digit is wrong");
    page().clickButton("Undo");
    solve();
    page().press(Keys.chord(Keys.CONTROL, "z"));
    page().press(Keys.chord(Keys.CONTROL, "y"));
    leaveFrame();

    page().await("it is solved", () -> heard().equals(Embedding.SOLVED));
    enter();
    assertThat(page().text("main")).contains("Solved in", "It is the only solution.");
    assertThat(page().all("main a, nav, header, #generate")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"280, light", "400, dark", "900, light"})
  void theFrameHasTheHeightOfItsContents(int width, String theme) {
    open(element("theme='" + theme + "' style='width: " + width + "px'"));
    enter();
    page()
        .await(
            "the frame fits",
            () ->
                page()
                    .run("return String(" + Embedding.SIZES + ")")
                    .equals(width + "," + width + ",true"));
    assertThat(page().isSo("getComputedStyle(document.body).colorScheme === arguments[0]", theme))
        .isTrue();
    leaveFrame();
    page().run("document.querySelector('nonomino-puzzle').setAttribute('theme', 'dark')");
    enter();
    page()
        .await(
            "the theme is followed",
            () -> page().isSo("getComputedStyle(document.body).colorScheme === 'dark'"));
  }

  @Test
  void aPageThatLiesAboutItsOriginHearsNothing() {
    open(
        "<iframe src='"
            + host.address()
            + "embed.html?theme=light&origin=https://example.org"
            + Embedding.LINK
            + "'></iframe>");
    enter();
    solve();
    leaveFrame();
    page().run("frames[0].postMessage({nonomino: 'theme', theme: 'dark'}, '*')");

    assertThat(page().run("return told.length")).isEqualTo("0");
    enter();
    assertThat(page().run("return document.documentElement.dataset.theme")).isEqualTo("light");
    // Chromium says that it did not deliver the messages.
    assertThat(BROWSER.browser().complaints())
        .allMatch(said -> said.contains("does not match the recipient window's origin"));
  }

  /** Messages of other windows and other origins, and messages that no puzzle sends. */
  @Test
  void otherMessagesAreIgnored() {
    open(
        element("")
            + "<script>postMessage({nonomino: 'solved', seconds: 1}, '*');"
            + " const frame = document.createElement('iframe');"
            + " frame.srcdoc = `<script>parent.postMessage({nonomino: 'solved', seconds: 2}, '*')<\\/script>`;"
            + " onmessage = () => frame.remove(); document.body.append(frame);</script>");
    page().await("the messages have arrived", () -> page().isSo("told.length >= 2"));
    enter();
    page()
        .run(
            """
            for (const message of [null, 'solved', 7, [], {nonomino: 'size', height: 'NaN'}, {nonomino: 'size', height: -1},
              {nonomino: 'size', height: 1e9}, {nonomino: 'size'}, {nonomino: 'solved'}, {nonomino: 'solved', seconds: 'x'},
              {nonomino: 'constructor', seconds: 1}, {nonomino: ['click'], seconds: 1}]) {
              parent.postMessage(message, '*');
            }
            """);
    leaveFrame();
    page()
        .run(
            "for (const message of [null, 1, {nonomino: 'theme', theme: 'url(x)'}, {nonomino: 'theme'}])"
                + " "
                + Embedding.FRAME
                + ".contentWindow.postMessage(message, '*')");
    page()
        .await(
            "the messages have arrived",
            () -> page().isSo("told.some((message) => message?.height === 1e9)"));

    assertThat(heard()).isEqualTo("[]");
    assertThat(page().isSo("parseFloat(" + Embedding.FRAME + ".style.height) < 2000")).isTrue();
    enter();
    assertThat(page().isSo("document.documentElement.dataset.theme === undefined")).isTrue();
  }

  /** Neither the grid nor the pad shows the digits in the fog. */
  @Test
  void fogHidesWhatItHidesInPlay() {
    open(
        Embedding.element(
            host,
            host.address()
                + Embedding.LINK
                + "&s=1234341243212143&f="
                + URLEncoder.encode("{\"lights\":[\"r1c1\"]}", StandardCharsets.UTF_8),
            ""));
    enter();
    assertThat(page().labels(PageDriver.PLAY).get(0)).contains("digit 1 given");
    assertThat(page().labels(PageDriver.PLAY).get(9)).endsWith("in fog").doesNotContain("digit");
    assertThat(page().text(".numbers").replaceAll("\\D+", " ").strip())
        .as("each digit, and how often it is missing")
        .isEqualTo("1 3 2 4 3 4 4 4");

    enterDigits(PageDriver.toCell(4, 4) + "3");
    assertThat(page().labels(PageDriver.PLAY).get(9)).contains("digit 3 given");
  }

  @Test
  void nothingIsStoredBeyondTheTab() {
    open(element(""));
    enter();
    enterDigits(PageDriver.toCell(1, 4) + "2");
    page().await("it is entered", () -> page().digits(PageDriver.PLAY).digit(1) == 2);
    page().await("it is stored", () -> page().isSo("sessionStorage.length > 0"));
    assertThat(page().run("return localStorage.length")).isEqualTo("0");
    BROWSER.browser().driver().navigate().refresh();
    enter();
    assertThat(page().digits(PageDriver.PLAY).digit(1)).isEqualTo(2);
    solve();
    assertThat(page().run("return localStorage.length")).isEqualTo("0");
    leaveFrame();
    // It was begun before the page was loaded again.
    page().await("it is solved", () -> heard().equals("[[\"solved\",true,true]]"));
  }

  @Test
  void itIsPlayedWithoutStorage() {
    Object script =
        BROWSER
            .browser()
            .driver()
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of(
                    "source",
                    "for (const name of ['localStorage', 'sessionStorage'])"
                        + " Object.defineProperty(window, name, {get() { throw new DOMException('no'); }})"))
            .get("identifier");
    try {
      open(element(""));
      enter();
      assertThat(page().isSo("(() => { try { sessionStorage; } catch { return true; } })()"))
          .isTrue();
      solve();
      leaveFrame();
      page().await("it is solved", () -> heard().equals(Embedding.SOLVED));
    } finally {
      BROWSER
          .browser()
          .driver()
          .executeCdpCommand(
              "Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }
  }

  @Test
  void theGridFillsTheScreen() {
    open(element(""));
    enter();
    page().click("[aria-label='Full screen']");
    page().awaitOne("[aria-label='Leave full screen']");
    assertThat(page().isSo("document.fullscreenElement !== null")).isTrue();
    page().click("[aria-label='Leave full screen']");
    page().awaitOne("[aria-label='Full screen']");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "javascript:alert(1)//#play?p=1",
        "",
        "data:text/html,x#play",
        "http://#play",
        "/"
      })
  void withoutALinkTheContentsAreShown(String link) {
    open(Embedding.element(host, link, ""));
    page()
        .await(
            "the element is defined",
            () -> page().isSo("customElements.get('nonomino-puzzle') !== undefined"));

    assertThat(page().isSo(Embedding.FRAME)).isFalse();
    assertThat(page().text("nonomino-puzzle a")).isEqualTo("Play it elsewhere");
  }

  @ParameterizedTest
  @ValueSource(strings = {"#play", "#play?p=12", "#play?p=1......2.3....4.&r=00", "#set?q"})
  void aBrokenLinkIsSaid(String fragment) {
    open(Embedding.element(host, host.address() + fragment, ""));
    enterFrame();
    page().awaitOne("[role=alert]");

    assertThat(page().text("[role=alert]")).startsWith("This link does not contain a puzzle: ");
  }

  /** Nothing of the web app but one puzzle is for the frames of other sites. */
  @Test
  void aServerAllowsNothingElseInAFrame() {
    if (PageHost.isStatic()) {
      return;
    }
    open("<iframe src='" + host.address() + Embedding.LINK + "'></iframe>");
    page()
        .await(
            "it is refused",
            () ->
                BROWSER.browser().complaints().stream()
                    .anyMatch(said -> said.contains("frame-ancestors 'none'")));
    BROWSER.browser().driver().switchTo().defaultContent();
    open(
        "<iframe src='" + BROWSER.host().address() + "embed.html" + Embedding.LINK + "'></iframe>");
    page()
        .await(
            "it is refused",
            () ->
                BROWSER.browser().complaints().stream()
                    .anyMatch(said -> said.contains("frame-ancestors 'none'")));
  }

  @Test
  void thePackageIsComplete() throws IOException {
    Path folder = OtherSite.PACKAGE;
    Map<String, Object> described =
        new Json().toType(Files.readString(folder.resolve("package.json")), Json.MAP_TYPE);

    assertThat(described)
        .containsEntry("name", "nonomino-puzzle")
        .containsEntry("version", System.getProperty("nonomino.version"))
        .containsEntry("license", "Apache-2.0")
        .containsEntry("exports", "./nonomino-puzzle.js");
    assertThat(folder.toFile().list())
        .containsExactlyInAnyOrder(
            "package.json", "nonomino-puzzle.js", "README.md", "LICENSE", "NOTICE");
    byte[] script = Files.readAllBytes(folder.resolve("nonomino-puzzle.js"));
    assertThat(script).hasSizeLessThanOrEqualTo(3_072);
    assertThat(new String(script, StandardCharsets.UTF_8)).contains("customElements.define(");
    assertThat(Files.readString(folder.resolve("LICENSE"))).contains("Apache License");
  }
}
