package org.nonomino.page;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** The setter's desk in Firefox: each tool by mouse and by touch, and the usual ones by keys. */
final class FirefoxDeskTest {
  private static PageHost host;
  private static Firefox firefox;

  @BeforeAll
  static void start() {
    firefox = Firefox.start();
    host = PageHost.start();
  }

  @AfterAll
  static void end() {
    if (firefox != null) {
      firefox.close();
    }
    if (host != null) {
      host.stop();
    }
  }

  @BeforeEach
  void openSet() {
    firefox.open(host.address());
    firefox.awaitOne("#" + PageDriver.PLAY + " [role=gridcell]");
    firefox.run("localStorage.clear()");
    firefox.run("document.querySelector('nav a[href=\"#set\"]').click()");
    firefox.awaitOne("main.view-set > div");
    firefox.run("document.getElementById('set-file').click()");
    firefox.run("document.querySelector('#set-file-menu .new button').click()");
    Firefox.await(
        "it is checked",
        () ->
            firefox
                .run("document.querySelector('.verdict')?.textContent ?? ''")
                .contains("solutions"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mouse", "touch"})
  void eachToolOfTheDeskIsUsed(String pointer) {
    for (BrowserDeskTest.Use use : BrowserDeskTest.USES) {
      desk("set.dispatch({type: 'tool', tool: '" + use.tool() + "'})");
      use.gestures().lines().forEach(gesture -> perform(pointer, gesture));
      awaitConstraints(use.tool(), use.expected());
      desk("set.dispatch({type: 'remove', constraints: set.draft().constraints})");
      awaitConstraints("none", "[]");
    }
  }

  @Test
  void toolsOfTheDeskAreUsedWithTheKeyboardAlone() {
    firefox.run("document.getElementById('set-grid-0').focus()");
    firefox.pressWith(Keys.ALT, "c");
    firefox.pressWith(Keys.SHIFT, Keys.ARROW_RIGHT);
    firefox.pressWith(Keys.SHIFT, Keys.ARROW_DOWN);
    firefox.press(Keys.ENTER, "15");
    awaitConstraints("a cage", "[{'kind':'cage','cells':['r1c1','r1c2','r2c2'],'sum':15}]");
    firefox.press(Keys.ENTER, Keys.DELETE);
    awaitConstraints("none", "[]");

    firefox.pressWith(Keys.ALT, "t");
    firefox.press(" ", Keys.ARROW_RIGHT, " ", Keys.ENTER);
    awaitConstraints("a thermometer", "[{'kind':'thermometer','cells':['r2c2','r2c3']}]");
    firefox.pressWith(Keys.CONTROL, "z");
    awaitConstraints("undone", "[]");
    firefox.pressWith(Keys.ALT, "k");
    firefox.awaitOne("#desk-add[open]");
    firefox.press("kropki bl", Keys.ENTER);
    Firefox.await("it is closed", () -> !firefox.has("#desk-add[open]"));
    firefox.pressWith(Keys.SHIFT, Keys.ARROW_LEFT);
    firefox.press(Keys.ENTER);
    awaitConstraints("a dot", "[{'kind':'black-dot','cells':['r2c2','r2c3']}]");
  }

  private static void desk(String call) {
    firefox.run(
        "import(new URL('set/now.js', document.querySelector('script[type=module]').src).href)"
            + ".then((set) => { "
            + call
            + "; })");
  }

  private static void awaitConstraints(String what, String expected) {
    String json = expected.replace('\'', '"');
    Firefox.await(
        what + ": " + json,
        () ->
            firefox
                .run(
                    "import(new URL('set/now.js',"
                        + " document.querySelector('script[type=module]').src).href)"
                        + ".then((set) => JSON.stringify(set.draft().constraints ?? []))")
                .equals(json));
  }

  private static void perform(String pointer, String gesture) {
    String[] words = gesture.split(" ", -1);
    if (words[0].equals("keys")) {
      firefox.press(words[1]);
      return;
    }
    firefox.drag(pointer, Stream.of(words).skip(1).map(FirefoxDeskTest::place).toList());
  }

  private static int[] place(String point) {
    String found =
        firefox.run(
            "(function () {"
                + SetGestures.PLACE
                + "})('"
                + PageDriver.SET
                + "', "
                + point.replace(",", ", ")
                + ")");
    return Stream.of(found.split(",", -1)).mapToInt(Integer::parseInt).toArray();
  }
}
