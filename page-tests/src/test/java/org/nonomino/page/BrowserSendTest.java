package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Links that contain constraints, and the export of drafts. */
final class BrowserSendTest {
  private static final String BLANK = ".".repeat(16);
  private static final String CAGE = "{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3}";
  private static final String CELL = "\"r1c1\"";
  private static final int HUGE = 1_900_000;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void open() {
    page().openAfresh();
  }

  private static void follow(String constraints) {
    page()
        .run(
            "location.hash = arguments[0]",
            "#play?p="
                + BLANK
                + "&t=Sent&c="
                + URLEncoder.encode("[" + constraints + "]", StandardCharsets.UTF_8));
  }

  private static String cage(int cells) {
    return "{\"kind\":\"cage\",\"cells\":[" + (CELL + ",").repeat(cells - 1) + CELL + "]}";
  }

  /** Waits for a message. It is also announced, and unlike what is shown, that stays. */
  private static void awaitToast(String words) {
    page().awaitAnnounced(words);
  }

  @Test
  void unknownConstraintsAreNamedAndCanBeLeftOut() {
    follow("{\"kind\":\"wormhole\",\"cells\":[" + CELL + "]}," + CAGE);

    page().awaitOne("#open-without");
    assertThat(page().text(".rules .failure")).contains("wormhole").doesNotContain("cage");
    page().await("the cage is drawn beside the notice", () -> page().has(".constraints text"));
    assertThat(page().labels(PageDriver.PLAY).get(0)).contains("cage of 3");
    page().press(PageDriver.toCell(5, 4), "2");
    page().click("#open-without");
    page().await("the cage is drawn", () -> page().has(".constraints text"));
    assertThat(page().has(".failure")).isFalse();
    assertThat(page().text("h1")).isEqualTo("Sent");
    assertThat(page().labels(PageDriver.PLAY).get(5)).contains("digit 2");
    assertThat(page().labels(PageDriver.PLAY).get(0)).contains("cage of 3");
    // The server refuses the unknown kind, which is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/api/"));
  }

  @Test
  void hugeConstraintsAreRefusedInOneSentence() {
    String before = page().text("h1");
    follow(cage(500));
    awaitToast("constraint 1, 'cage', lists 500 cells, but the grid has 16.");
    follow("{\"kind\":\"thermometer\",\"cells\":[" + (CELL + ",").repeat(9_999) + CELL + "]}");
    awaitToast("'thermometer', lists 10,000 cells");
    follow("{\"kind\":\"cage\",\"text\":\"" + "x".repeat(HUGE) + "\"}");
    awaitToast("at most 255 KiB are read.");

    assertThat(page().text("h1")).isEqualTo(before);
    follow(CAGE);
    page().await("the next link opens", () -> page().text("h1").equals("Sent"));
  }

  @Test
  void aHugePastedLinkIsRefusedInOneSentence() {
    String before = page().text("h1");
    page()
        .run(
            """
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', 'https://f-puzzles.com/?load=' + 'N'.repeat(2_000_000));
            document.body.dispatchEvent(
              new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
            """);

    awaitToast("up to 255 KiB can be read here.");
    assertThat(page().text("h1")).isEqualTo(before);
    assertThat(page().has("dialog[open]")).isFalse();
  }

  @Test
  void draftsAreExported() {
    follow(CAGE);
    page().await("the link is open", () -> page().text("h1").equals("Sent"));
    page().go("share");
    assertThat(page().has(".sharing .modes")).as("only one puzzle").isFalse();
    page().go("set");
    page().run("document.getElementById('set-grid-0').focus()");
    page().pressWith(Keys.ALT, "g");
    page().press("4");
    page().go("share");

    // Share shows what was shown before.
    page().await("the draft is shown", () -> page().has("#share-grid .digit"));
    assertThat(page().run("return document.getElementById('share-link').value"))
        .asString()
        .contains("p=4..");
    page().clickButton("The puzzle you play");
    assertThat(page().run("return document.getElementById('share-link').value"))
        .asString()
        .contains("t=Sent");
    page().clickButton("Your draft");
    page().await("the draft is shown again", () -> page().has("#share-grid .digit"));
    page().go("play");
    page().go("share");
    page().await("the puzzle is shown", () -> page().text("#share-title").equals("Sent"));
  }
}
