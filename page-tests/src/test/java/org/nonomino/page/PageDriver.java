package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/**
 * Controls the web app as a person does, and reads it as a screen reader does: grids by the labels
 * of their cells.
 */
final class PageDriver {
  /** The grid of the view Play. */
  static final String PLAY = "play-grid";

  /** The grid of the view Set. */
  static final String SET = "set-grid";

  /** All views, by their routes. */
  static final List<String> VIEWS = List.of("play", "library", "set", "generate", "watch", "share");

  private static final Duration PATIENCE = Duration.ofSeconds(45);
  private static final int PAUSE_MILLIS = 25;
  private static final int MAX_TABS = 300;
  private static final Pattern LABEL =
      Pattern.compile("r\\d+c\\d+, (?:region (\\d+)|no region), (?:digit (.)( given)?|blank).*");

  private final Browser browser;
  private final String address;

  /**
   * @param address the address of the server, ending in a slash
   */
  PageDriver(Browser browser, String address) {
    this.browser = browser;
    this.address = address;
  }

  /** Returns the address of the web app's files, without a slash at its end. */
  String base() {
    return String.valueOf(
            run("return new URL('.', document.querySelector('script[type=module]').src).href"))
        .replaceFirst("/$", "");
  }

  /** Opens the web app as on a first visit. */
  void openAfresh() {
    // The current document must not save anything either.
    run(
        "try { sessionStorage.clear(); } catch { /* about:blank has none */ }"
            + " Storage.prototype.setItem = () => {}");
    browser.forget(address);
    browser.driver().get(address);
    awaitDrawn();
    awaitOne("#" + PLAY);
  }

  /** Opens the web app as on a first visit, with a chosen theme. */
  void openAfresh(String theme) {
    openAfresh();
    run(
        "localStorage.clear();"
            + " localStorage.setItem('nonomino.theme', arguments[0]);"
            + " Storage.prototype.setItem = () => {};",
        theme);
    reload();
    awaitOne("#" + PLAY);
  }

  /** Opens the web app in the current window, with its stored data. */
  void open() {
    open("");
  }

  /**
   * Opens the web app in the current window, with its stored data.
   *
   * @param query the query of its address, such as {@code ?load=…}, or none
   */
  void open(String query) {
    browser.driver().get(address + query);
    awaitOne("main > div");
  }

  /** Reloads the web app. */
  void reload() {
    browser.driver().navigate().refresh();
    awaitDrawn();
  }

  private void awaitDrawn() {
    awaitOne("main > div");
    // A browser drops keys that are pressed earlier.
    await("something is drawn", () -> isSo("performance.getEntriesByType('paint').length > 0"));
  }

  /**
   * Waits until the web app, which loads its views when it is idle, has loaded all of them with all
   * that they import.
   */
  void awaitAllViews() {
    await(
        "the web app loads all views",
        () ->
            isSo(
                "arguments[0].every((view) => performance.getEntriesByType('resource')"
                    + ".some(({name}) => name.endsWith(`/${view}/view.js`)))",
                VIEWS));
    browser
        .driver()
        .executeAsyncScript(
            """
            const [views, done] = arguments;
            const files = performance.getEntriesByType('resource').map(({name}) => name);
            // An import that is under way is joined.
            Promise.all(views.map((view) => import(files.find((file) => file.endsWith(`/${view}/view.js`)))))
              .then(() => done());
            """,
            VIEWS);
  }

  /** Opens a view by its link in the header or its menu, after scrolling up to the header. */
  void go(String view) {
    await("the header is in place", this::staysAtTop);
    // In narrow windows, the links are in a menu.
    if (has("#menu")) {
      click("#menu");
    }
    click("nav a[href='#" + view + "']");
    awaitOne("main.view-" + view + " > div");
  }

  /** Scrolls to the top, and returns whether the document is still there a moment later. */
  private boolean staysAtTop() {
    return Boolean.TRUE.equals(
        browser
            .driver()
            .executeAsyncScript(
                """
                const done = arguments[arguments.length - 1];
                scrollTo(0, 0);
                setTimeout(() => done(scrollY === 0), 20);
                """));
  }

  // ------------------------------------------------------------------------------------- reading

  /** Runs a script in the document. */
  Object run(String script, Object... arguments) {
    return String.valueOf(browser.driver().executeScript(script, arguments));
  }

  /** Returns whether a script returns true. */
  boolean isSo(String script, Object... arguments) {
    return run("return Boolean(" + script + ")", arguments).equals("true");
  }

  /**
   * Runs the body of an asynchronous function in the document.
   *
   * @param body its code. {@code module} imports a file of the web app by its name, such as {@code
   *     set/now}, and {@code more} is the argument.
   * @param more the argument
   * @return the returned value as a string
   */
  String inPage(String body, Object more) {
    return run(
            "return (async (base, more) => { const module = (name) => import(`${base}/${name}.js`);"
                + body
                + "})(arguments[0], arguments[1]);",
            base(),
            more)
        .toString();
  }

  List<WebElement> all(String css) {
    return browser.driver().findElements(By.cssSelector(css));
  }

  boolean has(String css) {
    return !all(css).isEmpty();
  }

  /** Returns the text of an element, without hidden parts. */
  String text(String css) {
    return browser.driver().findElement(By.cssSelector(css)).getText();
  }

  /** Returns the value of an attribute of an element. */
  String attribute(String css, String name) {
    return run("return document.querySelector(arguments[0]).getAttribute(arguments[1])", css, name)
        .toString();
  }

  /** Returns the latest announcement to screen readers. */
  String announced() {
    return run("return document.getElementById('live').textContent").toString();
  }

  /** Returns the labels of a grid's cells, row-major. */
  List<String> labels(String grid) {
    return List.of(
        run(
                "return [...document.querySelectorAll(arguments[0])]"
                    + ".map((cell) => cell.ariaLabel).join('|')",
                "#" + grid + " [role=gridcell]")
            .toString()
            .split("\\|", -1));
  }

  /** Returns the puzzle that a grid shows: its givens and regions. */
  Puzzle puzzle(String grid) {
    return puzzleOf(labels(grid));
  }

  /** Returns the puzzle whose cells have these labels, row-major. */
  static Puzzle puzzleOf(List<String> labels) {
    List<Matcher> cells = parsed(labels);
    int[] givens =
        cells.stream().mapToInt(cell -> cell.group(3) == null ? 0 : digit(cell)).toArray();
    int[] regions =
        cells.stream()
            .mapToInt(cell -> Integer.parseInt(Objects.requireNonNullElse(cell.group(1), "0")))
            .toArray();
    int size = (int) Math.sqrt(givens.length);
    return new Puzzle(Grid.of(size, givens), RegionMask.jigsaw(size, regions));
  }

  /** Returns all digits in a grid. */
  Grid digits(String grid) {
    return digitsOf(labels(grid));
  }

  /** Returns all digits of cells with these labels, row-major. */
  static Grid digitsOf(List<String> labels) {
    int[] digits = parsed(labels).stream().mapToInt(PageDriver::digit).toArray();
    return Grid.of((int) Math.sqrt(digits.length), digits);
  }

  private static List<Matcher> parsed(List<String> labels) {
    List<Matcher> cells = labels.stream().map(LABEL::matcher).toList();
    assertThat(cells).allMatch(Matcher::matches);
    return cells;
  }

  private static int digit(Matcher cell) {
    return cell.group(2) == null ? 0 : Character.digit(cell.group(2).charAt(0), 36);
  }

  // -------------------------------------------------------------------------------------- acting

  void click(String css) {
    browser.driver().findElement(By.cssSelector(css)).click();
  }

  /** Clicks the button with these words. */
  void clickButton(String words) {
    button(words).click();
  }

  /** Opens the details with these words in their summary, or closes them. */
  void clickSummary(String words) {
    browser.driver().findElement(By.xpath("//main//summary[contains(., '" + words + "')]")).click();
  }

  /** Chooses an option of a select by its value. */
  void choose(String css, String value) {
    click(css + " option[value='" + value + "']");
  }

  /** Clicks the last button in an element. */
  void clickButtonOf(String css) {
    List<WebElement> buttons = all(css + " button");
    buttons.get(buttons.size() - 1).click();
  }

  /** Returns the button in the view with these words. */
  WebElement button(String words) {
    return browser
        .driver()
        .findElement(By.xpath("//main//button[normalize-space()='" + words + "']"));
  }

  /** Presses keys in sequence, wherever the focus is. */
  void press(CharSequence... keys) {
    actions().sendKeys(keys).perform();
  }

  /** Presses a key while holding another key. */
  void pressWith(Keys held, CharSequence key) {
    actions().keyDown(held).sendKeys(key).keyUp(held).perform();
  }

  Actions actions() {
    return new Actions(browser.driver(), Duration.ZERO);
  }

  /** Presses Tab until an element has the focus. */
  void tabTo(String css) {
    int tabs = 0;
    while (!isSo("document.activeElement.matches(arguments[0])", css)) {
      assertThat(tabs++).as("Tabs on the way to " + css).isLessThan(MAX_TABS);
      press(Keys.TAB);
    }
  }

  /** Returns the keys that enter a solution into all blanks, starting at any cell. */
  static String solving(Puzzle puzzle, Grid solution) {
    return filling(puzzle, solution, 0, puzzle.size());
  }

  /** Returns the keys that enter a solution into the blanks of some rows, starting at any cell. */
  static String filling(Puzzle puzzle, Grid solution, int fromRow, int toRow) {
    int size = puzzle.size();
    StringBuilder keys = new StringBuilder(toCell(fromRow * size, size));
    IntStream.range(fromRow * size, toRow * size)
        .forEach(
            cell -> {
              if (puzzle.givens().digit(cell) == 0) {
                keys.append(symbol(solution.digit(cell)));
              }
              // This wraps around from the last column to the first.
              keys.append(Keys.ARROW_RIGHT);
              if (cell % size == size - 1) {
                keys.append(Keys.ARROW_DOWN);
              }
            });
    return keys.toString();
  }

  /** Goes to the first blank cell of the view Play, and returns it. */
  int goToBlank() {
    Puzzle puzzle = puzzle(PLAY);
    int blank = firstBlank(puzzle, 0);
    press(toCell(blank, puzzle.size()));
    return blank;
  }

  /** Returns the first blank cell of a puzzle, starting at a cell. */
  static int firstBlank(Puzzle puzzle, int from) {
    int cell = from;
    while (puzzle.givens().digit(cell) > 0) {
      cell++;
    }
    return cell;
  }

  /** Pastes text into the page. */
  void paste(String text) {
    run(
        """
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(
          new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
        """,
        text);
  }

  /** Drops a file on the page. */
  void drop(String name, String text) {
    run(
        """
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([arguments[1]], arguments[0]));
        document.body.dispatchEvent(
          new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
        """,
        name,
        text);
  }

  /** Returns the keys that lead to a cell from any other. */
  static String toCell(int cell, int size) {
    return ""
        + Keys.HOME
        + Keys.PAGE_UP
        + String.valueOf(Keys.ARROW_DOWN).repeat(cell / size)
        + String.valueOf(Keys.ARROW_RIGHT).repeat(cell % size);
  }

  private static char symbol(int digit) {
    return Character.forDigit(digit, 36);
  }

  /** Saves a screenshot of the window in a folder of the build's results. */
  void picture(String folder, String name) {
    awaitStillness();
    try {
      Path to = Files.createDirectories(Path.of("target", folder)).resolve(name + ".png");
      Files.write(to, browser.driver().getScreenshotAs(OutputType.BYTES));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether the whole of an element is within the window. */
  boolean isInSight(String css) {
    return isSo(
        "(({top, left, bottom, right}) => top >= 0 && left >= 0"
            + " && bottom <= innerHeight && right <= innerWidth)"
            + "(document.querySelector(arguments[0]).getBoundingClientRect())",
        css);
  }

  /** Returns whether two elements overlap. */
  boolean doOverlap(String css, String other) {
    return isSo(
        "((a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)"
            + "(...[...arguments].map((css) => document.querySelector(css).getBoundingClientRect()))",
        css,
        other);
  }

  // ------------------------------------------------------------------------------------- waiting

  /** Waits for an element. */
  void awaitOne(String css) {
    await("there is " + css, () -> has(css));
  }

  /** Waits for an announcement. */
  void awaitAnnounced(String part) {
    await("announced: " + part, () -> announced().contains(part));
  }

  /**
   * Waits until all animations have ended and three more frames have begun. What the page does
   * before its next frame, such as scrolling, is then done and on the screen. What is on the screen
   * determines whether a finger scrolls.
   */
  void awaitStillness() {
    await(
        "stillness",
        () -> isSo("document.getAnimations().every(({playState}) => playState !== 'running')"));
    browser
        .driver()
        .executeAsyncScript(
            """
            const done = arguments[0];
            const next = (left) => left > 0 ? requestAnimationFrame(() => next(left - 1)) : done();
            next(3);
            """);
  }

  /** Waits for a condition. */
  void await(String what, BooleanSupplier isSo) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSo.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            "waited in vain until " + what + "; announced last: " + announced());
      }
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }
}
