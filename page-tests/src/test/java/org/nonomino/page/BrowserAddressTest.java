package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

/** Addresses with a view and a puzzle, when going back and forward, reloading, and in links. */
final class BrowserAddressTest {
  private static final String FOUR = "p=21........31.3..&t=Four";
  private static final String SIX =
      "p=6..15......3....144..6......251.2..6&r=000122001122011322441335443355443555&t=Six";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static ChromeDriver driver() {
    return BROWSER.browser().driver();
  }

  private static void follow(String fragment) {
    page().run("location.hash = arguments[0]", fragment);
  }

  private static void awaitTitle(String title) {
    page().await("the puzzle is " + title, () -> page().text("h1").equals(title));
  }

  private static void awaitView(String view) {
    page().awaitOne("main.view-" + view + " > div");
  }

  @Test
  void backAndForwardNavigateViewsAndPuzzles() {
    follow("#play?" + FOUR);
    awaitTitle("Four");
    page().go("set");
    page().go("share");
    follow("#play?" + SIX);
    awaitTitle("Six");
    page().go("watch");

    driver().navigate().back();
    awaitView("play");
    assertThat(page().text("h1")).isEqualTo("Six");
    driver().navigate().back();
    awaitView("share");
    awaitTitle("Four");
    driver().navigate().back();
    awaitView("set");
    driver().navigate().back();
    awaitView("play");
    assertThat(page().text("h1")).isEqualTo("Four");
    assertThat(driver().getTitle()).isEqualTo("Four – Play – Nonomino");

    driver().navigate().forward();
    awaitView("set");
    driver().navigate().forward();
    driver().navigate().forward();
    awaitView("play");
    awaitTitle("Six");
  }

  @Test
  void reloadingKeepsTheViewAndThePuzzle() {
    follow("#play?" + FOUR);
    awaitTitle("Four");
    page().reload();
    assertThat(page().text("h1")).isEqualTo("Four");

    for (String view : PageDriver.VIEWS) {
      page().go(view);
      page().reload();
      awaitView(view);
    }
    page().go("play");
    assertThat(page().text("h1")).isEqualTo("Four");
  }

  @Test
  void theAddressOpensThePuzzleInAnotherBrowser() {
    follow("#play?" + SIX);
    awaitTitle("Six");
    String address = driver().getCurrentUrl();

    page().openAfresh();
    assertThat(page().text("h1")).isNotEqualTo("Six");
    driver().get(address);

    awaitTitle("Six");
    assertThat(page().labels(PageDriver.PLAY)).hasSize(36);
  }

  @Test
  void aViewStartsAtItsTop() {
    BROWSER.browser().resize(390, 500);
    page().go("share");
    page().run("scrollTo(0, document.documentElement.scrollHeight)");
    assertThat(page().isSo("scrollY > 0")).isTrue();

    page().run("document.querySelector(arguments[0]).click()", "nav a[href='#generate']");
    awaitView("generate");

    assertThat(page().isSo("document.documentElement.scrollHeight > innerHeight")).isTrue();
    assertThat(page().isSo("scrollY === 0")).isTrue();
  }

  @Test
  void theSameViewTwiceIsOneStepBack() {
    page().go("library");
    page().go("library");
    page().click(".brand");
    page().awaitOne("#" + PageDriver.PLAY);
    page().click(".brand");
    page().go("play");

    driver().navigate().back();
    awaitView("library");
  }

  @Test
  void anOpenedPuzzleReplacesNothing() {
    follow("#play?" + FOUR);
    awaitTitle("Four");
    page().press(PageDriver.toCell(2, 4), "3");
    follow("#play?" + SIX);
    awaitTitle("Six");
    page().press(PageDriver.toCell(1, 6), "5");

    driver().navigate().back();
    awaitTitle("Four");
    assertThat(page().digits(PageDriver.PLAY).digit(2)).isEqualTo(3);
    driver().navigate().forward();
    awaitTitle("Six");
    assertThat(page().digits(PageDriver.PLAY).digit(1)).isEqualTo(5);
  }

  @Test
  void undoRestoresOwnProgressAfterALink() {
    follow("#play?" + FOUR);
    awaitTitle("Four");
    page().press(PageDriver.toCell(2, 4), "3");

    follow("#play?" + FOUR + "&e=...4............");
    page().awaitAnnounced("Undo restores yours.");
    assertThat(page().digits(PageDriver.PLAY).digit(2)).isZero();
    assertThat(page().digits(PageDriver.PLAY).digit(3)).isEqualTo(4);

    page().reload();
    page().pressWith(Keys.CONTROL, "z");
    assertThat(page().digits(PageDriver.PLAY).digit(2)).isEqualTo(3);
    assertThat(page().digits(PageDriver.PLAY).digit(3)).isZero();
  }

  @Test
  void aBrokenLinkIsReportedAndChangesNothing() {
    String title = page().text("h1");
    follow("#play?p=123");

    page().awaitAnnounced("This link does not contain a puzzle");
    assertThat(page().text("h1")).isEqualTo(title);
    assertThat(driver().getCurrentUrl()).doesNotContain("p=123");
  }

  @Test
  void sharedLinksDescribeWhereTheyWork() {
    follow("#play?" + FOUR);
    awaitTitle("Four");
    page().go("share");
    assertThat(page().run("return document.getElementById('share-link').value").toString())
        .isEqualTo(String.valueOf(driver().getCurrentUrl()).replace("#share?", "#play?"));
    assertThat(page().text("#share-link-note"))
        .startsWith("This link works only on this computer.");

    page().run("document.documentElement.dataset.public = 'https://puzzles.example.org/x/'");
    page().go("play");
    page().go("share");
    assertThat(page().run("return document.getElementById('share-link').value").toString())
        .isEqualTo("https://puzzles.example.org/x/#play?" + FOUR);
    assertThat(page().text("#share-link-note"))
        .isEqualTo("Anyone with this link can open the puzzle.");
    assertThat(page().text("#share-link-own-note"))
        .isEqualTo("This link works only on this computer.");
  }
}
