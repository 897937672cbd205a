package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;

/** Two windows with the same puzzle do not overwrite each other's progress. */
final class BrowserWindowsTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private String first = "";
  private String second = "";
  private int oneBlank;
  private int otherBlank;

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static ChromeDriver driver() {
    return BROWSER.browser().driver();
  }

  @BeforeEach
  void openTwice() {
    first = driver().getWindowHandle();
    oneBlank = blankFrom(0);
    otherBlank = blankFrom(oneBlank + 1);
    driver().switchTo().newWindow(WindowType.TAB);
    second = driver().getWindowHandle();
    page().open();
    page().awaitOne("#" + PageDriver.PLAY);
  }

  private static int blankFrom(int cell) {
    int blank = cell;
    while (!isBlank(blank)) {
      blank++;
    }
    return blank;
  }

  @AfterEach
  void closeTheSecond() {
    driver().switchTo().window(second).close();
    driver().switchTo().window(first);
  }

  @Test
  void editsAppearInTheOtherWindow() {
    enter(oneBlank, "1");
    awaitKept();
    driver().switchTo().window(first);
    page().await("it is there", () -> shows(oneBlank, "1"));

    enter(otherBlank, "2");
    page().reload();
    assertThat(shows(oneBlank, "1")).isTrue();
    assertThat(shows(otherBlank, "2")).isTrue();
    driver().switchTo().window(second);
    page().await("it is there", () -> shows(otherBlank, "2"));
  }

  @Test
  void changesOfBothWindowsAreKept() {
    enter(oneBlank, "1");
    awaitKept();
    page()
        .run(
            """
        window.key = Object.keys(localStorage).find((key) => key.startsWith('nonomino.play.'));
        window.there = localStorage[key];
        """);
    page().pressWith(Keys.CONTROL, "z");
    page().await("it is blank again", () -> isBlank(oneBlank));
    // The other window saves before this one has saved its own change.
    page()
        .run(
            """
        const usual = window.setTimeout;
        window.setTimeout = (task, millis) => (millis === 400 ? 0 : usual(task, millis));
        """);
    page().await("it is kept", () -> page().isSo("JSON.parse(localStorage[key]).share === 0"));
    enter(otherBlank, "2");
    page()
        .run(
            """
        localStorage.setItem(key, there);
        dispatchEvent(new StorageEvent('storage', {key}));
        """);
    page().awaitAnnounced("changed in another window");

    assertThat(shows(oneBlank, "1")).isFalse();
    assertThat(shows(otherBlank, "2")).isTrue();
    page().run("document.getElementById(arguments[0]).focus()", PageDriver.PLAY + "-" + otherBlank);
    page().pressWith(Keys.CONTROL, "z");
    page().await("the other's", () -> shows(oneBlank, "1") && isBlank(otherBlank));
    page().pressWith(Keys.CONTROL, "z");
    page().await("this one's", () -> shows(otherBlank, "2") && isBlank(oneBlank));
  }

  private static void enter(int cell, String digit) {
    page().run("document.getElementById(arguments[0]).focus()", PageDriver.PLAY + "-" + cell);
    page().press(digit);
    page().await("it is entered", () -> shows(cell, digit));
  }

  private static boolean shows(int cell, String digit) {
    return page().labels(PageDriver.PLAY).get(cell).contains("digit " + digit);
  }

  private static boolean isBlank(int cell) {
    return page().labels(PageDriver.PLAY).get(cell).contains("blank");
  }

  private static void awaitKept() {
    page()
        .await(
            "it is kept",
            () ->
                page()
                    .isSo(
                        "Object.keys(localStorage).some((key) => key.startsWith('nonomino.play.')"
                            + " && JSON.parse(localStorage[key]).share > 0)"));
  }
}
