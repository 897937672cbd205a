package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The view Library: all puzzles with their progress, searched, renamed, deleted, exported. */
final class BrowserLibraryTest {
  private static final String FOUR = "p=21........31.3..&t=Four";
  private static final String FOUR_SOLVED = "2143341242311324";
  private static final String SIX =
      "p=6..15......3....144..6......251.2..6&r=000122001122011322441335443355443555&t=Six";
  private static final String NINE = "p=" + "1" + ".".repeat(80) + "&t=Nine";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openThree() {
    page().run("window.usual = Storage.prototype.setItem");
    open(FOUR, "Four");
    page().press(PageDriver.toCell(0, 4));
    for (int cell = 0; cell < FOUR_SOLVED.length(); cell++) {
      page().press(FOUR_SOLVED.substring(cell, cell + 1));
      page().press(Keys.ARROW_RIGHT);
      if (cell % 4 == 3) {
        page().press(Keys.ARROW_DOWN);
      }
    }
    page().awaitAnnounced("Well done.");
    open(SIX, "Six");
    page().press(PageDriver.toCell(1, 6), "4");
    // A puzzle from a link is saved only once it is played, a puzzle from a file immediately.
    page().drop("any.json", "#play?" + NINE);
    page().await("Nine is open", () -> page().text("h1").equals("Nine"));
    page().go("library");
    page().await("all are listed", () -> titles().size() == 3);
  }

  @AfterEach
  void room() {
    if (!page().isSo("window.usual")) {
      return;
    }
    page().run("Storage.prototype.setItem = window.usual");
  }

  private static void open(String query, String title) {
    page().run("location.hash = '#play?' + arguments[0]", query);
    page().await(title + " is open", () -> page().text("h1").equals(title));
  }

  private static List<String> titles() {
    return page().all(".library [aria-label='Puzzles'] .item b").stream()
        .map(WebElement::getText)
        .toList();
  }

  private static String item(String title) {
    return page().all(".library .item").stream()
        .filter(item -> item.findElement(By.tagName("b")).getText().startsWith(title))
        .map(WebElement::getText)
        .findFirst()
        .orElseThrow();
  }

  private static void choose(String list, String value) {
    page()
        .run(
            "const list = document.getElementById(arguments[0]);"
                + " list.value = arguments[1]; list.dispatchEvent(new Event('change'))",
            "library-" + list,
            value);
  }

  @Test
  void allPuzzlesAreListedWithTheirProgress() {
    assertThat(titles()).containsExactly("Nine", "Six", "Four");
    assertThat(item("Nine")).contains("9×9 boxes", "New");
    assertThat(item("Six")).contains("6×6 jigsaw").containsPattern("Started: 4 %, \\d+:\\d\\d");
    assertThat(item("Four")).contains("4×4 boxes").containsPattern("✓ Solved in \\d+:\\d\\d");
    assertThat(page().all(".item .thumbnail .heavy")).hasSizeGreaterThanOrEqualTo(3);
    assertThat(
            page()
                .run(
                    "const digit = document.querySelector('.started .filled');"
                        + " return digit.textContent.trim() + digit.getAttribute('x')"))
        .as("the one digit that is filled in, and its place")
        .isEqualTo("496");
    page().await("the level is known", () -> item("Four").contains("easy ("));
    page().await("that it has none", () -> item("Nine").contains("not rated"));

    page().all(".library .started .tile").get(0).click();
    page().await("it is open", () -> page().text("h1").equals("Six"));
    assertThat(page().digits(PageDriver.PLAY).digit(1)).isEqualTo(4);
  }

  @Test
  void puzzlesAreFoundAndSorted() {
    choose("order", "size");
    page().await("by size", () -> titles().equals(List.of("Four", "Six", "Nine")));
    choose("progress", "solved");
    page().await("the solved one", () -> titles().equals(List.of("Four")));
    page().awaitAnnounced("1 of 3 puzzles");
    choose("progress", "");
    choose("size", "6");
    page().await("that size", () -> titles().equals(List.of("Six")));
    choose("size", "");
    page().await("the level is known", () -> item("Four").contains("easy ("));
    choose("level", "easy");
    page().await("easy ones", () -> titles().contains("Four") && !titles().contains("Nine"));
    choose("level", "");
    page().tabTo("#library-text");
    page().press("nin");
    page().await("its title", () -> titles().equals(List.of("Nine")));
    page().press("x");
    page().await("none", () -> titles().isEmpty());
    page().clickButton("Show all");
    page().await("all", () -> titles().size() == 3);
  }

  @Test
  void aDeletedPuzzleIsRestoredWithItsProgress() {
    page().tabTo("[aria-label='Delete Six']");
    page().press(Keys.ENTER);
    page().awaitAnnounced("Six was deleted.");
    assertThat(titles()).containsExactly("Nine", "Four");
    assertThat(page().isSo("document.activeElement.ariaLabel === 'Delete Four'")).isTrue();
    page().press(Keys.SPACE);
    page().awaitAnnounced("Four was deleted.");

    page().pressWith(Keys.CONTROL, "z");
    page().awaitAnnounced("Four is restored.");
    page().click("#library-undelete");
    page().awaitAnnounced("Six is restored.");
    assertThat(titles()).containsExactly("Nine", "Six", "Four");
    page().reload();
    assertThat(item("Six")).contains("Started: 4 %");
    assertThat(item("Four")).contains("Solved");
  }

  @Test
  void theCurrentPuzzleCanBeDeleted() {
    page().click("[aria-label='Delete Nine']");
    page().awaitAnnounced("Nine was deleted.");
    page().go("play");
    assertThat(page().text("h1")).isEqualTo("Six");
    page().go("library");
    assertThat(titles()).containsExactly("Six", "Four");
    page().reload();
    assertThat(titles()).containsExactly("Six", "Four");
  }

  @Test
  void aPuzzleIsRenamed() {
    for (String title : new String[] {"Six", "Nine"}) {
      page().tabTo("[aria-label='Rename " + title + "']");
      page().press(Keys.ENTER);
      page().awaitOne("#rename[open]");
      page().press("My " + title, Keys.ENTER);
      page().await("the new name", () -> titles().contains("My " + title));
      assertThat(
              page()
                  .isSo("document.activeElement.ariaLabel === arguments[0]", "Rename My " + title))
          .isTrue();
    }
    // The player's name for it stays, even if it is imported with a different title.
    open(SIX, "My Six");
    page().reload();
    assertThat(page().text("h1")).isEqualTo("My Six");
    assertThat(page().digits(PageDriver.PLAY).digit(1)).isEqualTo(4);
  }

  @Test
  void allProgressIsExportedToAFile() {
    page()
        .run(
            """
            const create = URL.createObjectURL;
            URL.createObjectURL = (blob) => {
              blob.text().then((text) => { window.file = text; });
              return create.call(URL, blob);
            };
            HTMLAnchorElement.prototype.click = function () { window.fileName = this.download; };
            """);
    page().clickButton("Export");
    page().await("the file", () -> page().isSo("window.file"));
    assertThat(page().run("return window.fileName").toString())
        .matches("nonomino-library-\\d{4}-\\d\\d-\\d\\d\\.json");
    String file = page().run("return window.file").toString();

    page().openAfresh();
    page().drop("any.json", "#play?" + FOUR);
    page().await("Four is open", () -> page().text("h1").equals("Four"));
    page().go("library");
    page().drop("any.json", file);
    page().awaitAnnounced("Imported: 2 new, 1 updated.");
    page().await("all", () -> titles().containsAll(List.of("Nine", "Six", "Four")));
    assertThat(item("Six")).contains("Started: 4 %");
    page().go("play");
    assertThat(page().text("h1")).isEqualTo("Four");
    assertThat(page().digits(PageDriver.PLAY).filledCount()).isEqualTo(16);

    page().go("library");
    page().drop("any.json", file);
    page().awaitAnnounced("Imported: 3 already here.");
    page().drop("any.json", "{\"nonomino\":\"library\",\"version\":99,\"puzzles\":[]}");
    page().awaitAnnounced("newer version");
  }

  /** Chooses or drops a file; both have the same effect. */
  @Test
  void aFullStorageIsReported() {
    page().go("play");
    page()
        .run(
            "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }");
    page().press(PageDriver.toCell(1, 9), "5");
    page().awaitAnnounced("full, so your progress is not being saved");
    assertThat(page().text(".offline")).contains("Delete puzzles in the Library");

    // Opening a puzzle still replaces nothing.
    page().run("location.hash = '#play?' + arguments[0]", SIX);
    page().await("the other puzzle", () -> page().text("h1").equals("Six"));
    BROWSER.browser().driver().navigate().back();
    page().await("the former one", () -> page().text("h1").equals("Nine"));
    assertThat(page().digits(PageDriver.PLAY).digit(1)).isEqualTo(5);

    room();
    page().press(PageDriver.toCell(2, 9), "6");
    page().awaitAnnounced("Your progress is being saved again.");
    assertThat(page().has(".offline")).isFalse();
  }

  /** Undo steps of other puzzles are dropped to gain room; their digits and marks stay. */
  @Test
  void roomIsMadeWithoutLosingDigits() {
    page().go("play");
    page()
        .run(
            """
            const usual = window.usual;
            const size = () => Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
            const most = size() + 100;
            Storage.prototype.setItem = function (key, text) {
              if (size() - (localStorage.getItem(key) ?? '').length + text.length > most) {
                throw new DOMException('', 'QuotaExceededError');
              }
              usual.call(this, key, text);
            };
            """);
    page().press(PageDriver.toCell(1, 9), "5", "6", "7");
    page().go("library");
    assertThat(page().has(".offline")).isFalse();
    assertThat(item("Nine")).contains("Started");
    assertThat(item("Four")).contains("Solved");
    assertThat(item("Six")).contains("Started: 4 %");
  }

  @Test
  void itCanBeUsedOnAPhoneAndByScreenReaders() {
    BROWSER.browser().resize(390, 844);
    page().await("the level is known", () -> item("Four").contains("easy ("));
    page().click("[aria-label='Delete Six']");
    page().awaitOne("#library-undelete");
    page().awaitStillness();
    assertThat(page().run("return document.documentElement.scrollWidth")).isEqualTo("390");
    BROWSER.browser().resize(320, 568);
    assertThat(page().run("return document.documentElement.scrollWidth")).isEqualTo("320");
    AxeRules.check(BROWSER, "library on a phone");
    assertThat(page().isSo("document.querySelector('.top').offsetHeight < 60"))
        .as("one bar")
        .isTrue();
  }

  /**
   * The storage of the web app of commit 33a4d327 in Chromium, after four puzzles had been opened,
   * and digits and pencil marks entered in three of them.
   */
  @Test
  void dataOfAnEarlierVersionIsFound() throws IOException {
    page()
        .run(
            """
            localStorage.clear();
            Object.entries(JSON.parse(arguments[0])).forEach(([key, text]) => localStorage.setItem(key, text));
            Storage.prototype.setItem = () => {};
            """,
            resource("store-of-33a4d327.json"));
    page().reload();
    page().go("library");
    page().await("all are listed", () -> titles().size() == 4);
    assertThat(titles()).containsExactly("Six", "Jigsaw", "Nine", "Four");
    assertThat(item("Six")).contains("6×6 boxes", "by Ann", "Started: 6 %");
    assertThat(item("Jigsaw")).contains("9×9 jigsaw, hard (3.0)", "Started: 2 %");
    assertThat(item("Nine")).contains("4×4 boxes, easy (1.2)", "New");
    assertThat(item("Four")).contains("4×4 boxes, easy (1.2)", "Started: 17 %");
    // The same puzzle from elsewhere has the same key, and therefore its progress.
    open("p=1......2.3....4.&t=Four", "Four");
    assertThat(page().digits(PageDriver.PLAY)).hasToString("1....322.3....4.");
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = BrowserLibraryTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
