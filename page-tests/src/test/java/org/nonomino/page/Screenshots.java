package org.nonomino.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;

/**
 * Creates the screenshots of the web app for the documents; {@code docs/screenshots.sh} starts it.
 */
final class Screenshots {
  private static final List<Look> LOOKS =
      List.of(
          new Look("light", "light", 1200, 800),
          new Look("dark", "dark", 1200, 800),
          new Look("phone", "light", 390, 844));

  private final Browser browser;
  private final PageDriver page;
  private final Path folder;

  private record Look(String name, String theme, int width, int height) {}

  private Screenshots(Browser browser, PageDriver page, Path folder) {
    this.browser = browser;
    this.page = page;
    this.folder = folder;
  }

  /**
   * Saves a screenshot of each view in each theme.
   *
   * @param arguments the address of a server, ending in a slash, and the output folder
   * @throws IOException if a picture cannot be written
   */
  public static void main(String... arguments) throws IOException {
    try (Browser browser = Browser.start()) {
      PageDriver page = new PageDriver(browser, arguments[0]);
      Screenshots screenshots = new Screenshots(browser, page, Path.of(arguments[1]));
      for (Look look : LOOKS) {
        screenshots.takeAll(look);
      }
    }
  }

  private void takeAll(Look look) throws IOException {
    browser.resize(look.width(), look.height());
    page.openAfresh(look.theme());
    page.press("h");
    page.awaitOne(".hints .reason");
    page.press("h", "h", "h", "t");
    page.press(Keys.HOME, Keys.PAGE_UP);
    page.pressWith(Keys.SHIFT, "3");
    page.pressWith(Keys.SHIFT, "6");
    page.press("h");
    page.awaitOne(".hints .reason");
    page.press("h", "h", "h");
    take("play", look);

    page.go("set");
    page.click("#set-file");
    page.awaitOne("#set-file-menu:popover-open");
    page.clickButton("Open the current puzzle");
    if (page.isSo("document.getElementById('set-sheet')?.offsetHeight > 0")) {
      page.click("#set-sheet");
    }
    page.clickButton("True candidates");
    // On phones, a tool closes the sheet.
    page.clickButton("Givens");
    page.awaitStillness();
    page.click("#" + PageDriver.SET + "-1");
    page.press(Keys.DELETE, Keys.ARROW_RIGHT, Keys.DELETE, Keys.ARROW_RIGHT, Keys.DELETE);
    page.await("the live line", () -> page.text(".verdict").contains("solutions."));
    take("set", look);

    page.go("generate");
    // On phones, the bar with the button "Generate" covers the lower edge of the window.
    page.run("arguments[0].scrollIntoView({block: 'center'})", page.button("Catalog"));
    page.clickButton("Catalog");
    page.awaitOne(".pictures .picture:nth-child(4)");
    page.tabTo(".picture:nth-child(3)");
    page.press(Keys.SPACE);
    page.tabTo("#generate-seed");
    page.press("5", Keys.ENTER);
    page.awaitAnnounced("Done: ");
    page.awaitOne("#generate-play:focus");
    take("generate", look);

    page.go("watch");
    page.awaitOne("#watch-solver-0:enabled");
    page.clickButton("100 steps");
    page.await("steps", () -> !page.text(".pane dd").equals("0"));
    take("watch", look);

    page.go("share");
    take("share", look);
  }

  private void take(String view, Look look) throws IOException {
    page.run("scrollTo(0, 0)");
    page.awaitStillness();
    Files.write(
        folder.resolve(view + "-" + look.name() + ".png"),
        browser.driver().getScreenshotAs(OutputType.BYTES));
  }
}
