package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Point;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/**
 * The panels of the setter's desk: the tools, the list of constraints, the File menu, and the sheet
 * on phones.
 */
final class BrowserDeskPanelsTest {
  private static final int PHONE_WIDTH = 390;
  private static final int PHONE_HEIGHT = 844;
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 900;

  /** The distance of a drag that opens the sheet by one step, in pixels. */
  private static final int SHORT_DRAG = 60;

  private static final int DRAG_MILLIS = 100;

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openSet() {
    BROWSER.browser().resize(WIDTH, HEIGHT);
    page().go("set");
  }

  @Test
  void kindsAreFoundByTheirUsualNames() {
    openAdd();
    page().press("kropki bl");
    page().await("two kinds", () -> page().all("#desk-add .kind").size() == 2);
    page().press(Keys.ENTER);
    page().await("it is closed", () -> !page().has("#desk-add[open]"));
    assertThat(page().text(".tool[aria-pressed=true]")).isEqualTo("Black dot");
    assertThat(page().isSo("document.activeElement.closest('#set-grid') !== null")).isTrue();

    openAdd();
    page().press("knight");
    page().await("one kind", () -> page().all("#desk-add .kind").size() == 1);
    check("the search");
    page().press(Keys.ARROW_DOWN, Keys.ENTER);
    page().await("the rule", () -> page().text(".constraint-list").contains("Anti-knight"));
    assertThat(page().all("#desk-add .kind[aria-pressed=true]")).hasSize(1);
    assertThat(page().has("#desk-add[open]")).isFalse();
    openAdd();
    page().press("king", Keys.ENTER);
    page().await("the rule", () -> page().text(".constraint-list").contains("Anti-king"));
    assertThat(page().has("#desk-add[open]")).isFalse();
    assertThat(page().text(".constraint-list h2")).isEqualTo("Constraints (2)");
  }

  @Test
  void constraintsAreShownEditedAndDeletedInTheList() {
    cage("15");
    thermometer();
    assertThat(page().text(".constraint-list h2")).isEqualTo("Constraints (2)");
    List<String> rows = rows();
    assertThat(rows.get(0)).startsWith("Cage 15").contains("r1c1 to r1c3, 3 cells");
    assertThat(rows.get(1)).startsWith("Thermometer").contains("r5c5 to r5c7, 3 cells");

    page().click(".constraint-rows li:first-child .constraint");
    page().awaitOne(".chosen-constraint");
    check("the list");
    page().tabTo(".number-of");
    replaceWith("99", Keys.TAB);
    page().awaitAnnounced("can be 6 to 24");
    page().tabTo(".number-of");
    replaceWith("8", Keys.TAB);
    page().await("the sum", () -> rows().get(0).startsWith("Cage 8"));

    page().click("[aria-label^='Delete Cage 8']");
    page().awaitAnnounced("Deleted: Cage 8");
    assertThat(rows()).hasSize(1);
    page().clickButton("Undo");
    page().await("it is back", () -> rows().size() == 2);
    page().clickButton("Delete all");
    page().await("none", () -> page().text(".constraint-list").contains("None yet"));
  }

  /** A reload leaves the field, so it keeps the number. */
  @Test
  void aNumberThatIsBeingTypedIsKept() {
    cage("15");
    thermometer();
    page().click(".constraint-rows li:first-child .constraint");
    page().awaitOne(".chosen-constraint");
    page().tabTo(".number-of");
    page().pressWith(Keys.CONTROL, "a");
    page().press("8");
    page().reload();

    page().go("set");
    assertThat(rows().get(0)).startsWith("Cage 8");
  }

  @Test
  void cluesOutsideTheGridHaveAForm() {
    openAdd();
    page().press("little", Keys.ENTER);
    page().awaitOne(".outside-form");
    page().choose("#set-outside-side", "left");
    page().choose("#set-outside-line", "3");
    page().choose("#set-outside-direction", "up-right");
    page().tabTo("#set-outside-number");
    page().press("99", Keys.ENTER);
    page().awaitAnnounced("can be");
    replaceWith("9", Keys.ENTER);
    page().await("the clue", () -> rows().size() == 1);
    assertThat(rows().get(0)).startsWith("Little killer 9").contains("left of row 3, up right");
  }

  @Test
  void theRulesAreWrittenAlongUntilTheAuthorEditsThem() {
    thermometer();
    page().await("the rules", () -> rules().contains("thermometer"));
    page().tabTo("#set-rules");
    replaceWith("My rules.", Keys.TAB);
    page().await("they are kept", () -> page().text("main").contains("These are your own words."));
    page().reload();
    page().go("set");
    assertThat(rules()).isEqualTo("My rules.");
    page().clickButton("Use the written rules");
    page().await("the rules", () -> rules().contains("thermometer"));
  }

  @Test
  void whatIsNotNeededIsMarkedAndHintsAreShown() {
    page()
        .drop(
            "any.txt",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    page().await("a draft", () -> page().puzzle(PageDriver.SET).givens().filledCount() == 30);
    page().await("the verdict", () -> page().text(".verdict").contains("Exactly one solution."));

    page().clickButton("Hint");
    page().awaitOne(".hint-of-set .reason");
    page().awaitOne("#set-grid .step");
    check("the hint");
    page().clickButton("Close");
    page().await("it is closed", () -> !page().has(".hint-of-set"));

    page().clickButton("Mark what is not needed");
    page().awaitAnnounced("Not needed: ");
    page().awaitOne("#set-grid .needless");
    int needless = Integer.parseInt(page().text(".facts").replaceAll("\\D", ""));
    assertThat(page().puzzle(PageDriver.SET).givens().filledCount()).isEqualTo(30);
    page().click("#set-remove-needless");
    page()
        .await(
            "they are removed",
            () -> page().puzzle(PageDriver.SET).givens().filledCount() == 30 - needless);
    page().clickButton("Undo");
    page().await("undone", () -> page().puzzle(PageDriver.SET).givens().filledCount() == 30);
  }

  @Test
  void draftsAreDuplicatedAndExported() {
    cage("15");
    Puzzle draft = page().puzzle(PageDriver.SET);
    page().click("#set-file");
    page().awaitOne("#set-file-menu:popover-open");
    check("the menu");
    page().clickButton("Duplicate");
    page().awaitAnnounced("is open");
    assertThat(rows()).hasSize(1);
    assertThat(page().puzzle(PageDriver.SET)).isEqualTo(draft);

    page().click("#set-file");
    page().clickButton("Export…");
    page().await("a link", () -> exported().startsWith("https://www.f-puzzles.com/?load="));
    page().await("the formats", () -> page().all("#set-export-format option").size() > 10);
    page().choose("#set-export-format", "sudokupad");
    page().await("a link", () -> exported().startsWith("https://sudokupad"));
    page().choose("#set-export-format", "sdm");
    page().awaitOne("#set-export-failure");
    // The refusal of such a draft is not an error of the web app.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));
    check("the export");
  }

  @Test
  void onPhonesTheToolsAreASheet() {
    BROWSER.browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
    page().openAfresh();
    page().go("set");
    assertThat(page().isInSight(".verdict")).isTrue();
    assertThat(page().isInSight("#set-grid-80")).isTrue();
    assertThat(page().isInSight(".tool-pad")).isTrue();
    assertThat(page().doOverlap("#set-grid", ".sheet")).isFalse();

    page().click("#set-sheet");
    page().awaitOne(".sheet.half");
    page().awaitStillness();
    assertThat(page().isInSight(".constraint-list")).isTrue();
    assertThat(page().doOverlap("#set-grid", ".sheet")).isFalse();
    check("the sheet");
    page().click("#set-sheet");
    page().awaitOne(".sheet.full");
    page().awaitStillness();
    check("the full sheet");
    page().press(Keys.ESCAPE);
    page().awaitOne(".sheet.peek");
    assertThat(page().run("return document.documentElement.scrollWidth"))
        .isEqualTo(String.valueOf(PHONE_WIDTH));
  }

  @Test
  void aDraftIsSavedAsAFileAndOpenedAgain(@TempDir Path folder) throws IOException {
    cage("15");
    page()
        .run(
            """
            const create = URL.createObjectURL;
            URL.createObjectURL = (blob) => {
              blob.text().then((text) => { window.file = text; });
              return create.call(URL, blob);
            };
            HTMLAnchorElement.prototype.click = () => {};
            """);
    page().pressWith(Keys.CONTROL, "s");
    page().awaitAnnounced("The draft is saved as a file");
    page().await("the file", () -> page().isSo("window.file"));
    String saved = page().run("return window.file").toString();
    page().clickButton("Delete all");
    page().await("it is empty", () -> rows().isEmpty());

    openFile(Files.writeString(folder.resolve("mine.json"), saved));
    page().await("the draft is back", () -> rows().size() == 1);
    assertThat(rows().get(0)).startsWith("Cage 15");

    openFile(Files.writeString(folder.resolve("rows.txt"), "21..\n....\n..31\n.3..\n"));
    page().await("the puzzle", () -> page().labels(PageDriver.SET).size() == 16);
    Puzzle opened = page().puzzle(PageDriver.SET);
    assertThat(opened.givens()).hasToString("21........31.3..");

    openFile(Files.writeString(folder.resolve("letter.txt"), "Dear setter"));
    page().awaitOne(".toast.error");
    assertThat(page().puzzle(PageDriver.SET)).isEqualTo(opened);
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("/convert"));

    page().click("#set-file");
    page().clickButton("Open…");
    page().await("the drafts", () -> page().all("#set-drafts li").size() == 3);
  }

  @Test
  void aHelpfulConstraintIsAdded() {
    page().drop("any.txt", "2...............");
    page().await("a draft", () -> page().labels(PageDriver.SET).size() == 16);
    page().awaitOne("#set-helpful:enabled");
    page().choose("#set-helpful", "odd-even");
    page().await("it is added", () -> page().text("main").contains("Added: "));
    page().await("its row", () -> rows().size() == 1);
    page().clickButton("Undo");
    page().await("undone", () -> rows().isEmpty());
  }

  @ParameterizedTest
  @EnumSource(names = {"MOUSE", "TOUCH"})
  void theHandleOfTheSheetIsDragged(PointerInput.Kind kind) {
    BROWSER.browser().resize(PHONE_WIDTH, PHONE_HEIGHT);
    page().awaitOne(".sheet.peek");
    dragHandle(kind, -SHORT_DRAG);
    page().awaitOne(".sheet.half");
    assertThat(page().isInSight(".constraint-list h2")).isTrue();
    dragHandle(kind, -SHORT_DRAG);
    page().awaitOne(".sheet.full");
    dragHandle(kind, 4 * SHORT_DRAG);
    page().awaitOne(".sheet.peek");
    // A move that is too short for a drag is a tap.
    dragHandle(kind, -4);
    page().awaitOne(".sheet.half");
    dragHandle(kind, SHORT_DRAG);
    page().awaitOne(".sheet.peek");
  }

  /** Drags the handle down by some pixels, or up if they are negative. */
  private static void dragHandle(PointerInput.Kind kind, int pixels) {
    page().awaitStillness();
    Point handle = page().all("#set-sheet").get(0).getRect().getPoint();
    Dimension size = page().all("#set-sheet").get(0).getSize();
    int x = handle.x + size.width / 2;
    int y = handle.y + size.height / 2;
    PointerInput pointer = new PointerInput(kind, kind.name());
    Sequence moves =
        new Sequence(pointer, 0)
            .addAction(pointer.createPointerMove(Duration.ZERO, Origin.viewport(), x, y))
            .addAction(pointer.createPointerDown(MouseButton.LEFT.asArg()))
            .addAction(
                pointer.createPointerMove(
                    Duration.ofMillis(DRAG_MILLIS), Origin.viewport(), x, y + pixels))
            .addAction(pointer.createPointerUp(MouseButton.LEFT.asArg()));
    BROWSER.browser().driver().perform(List.of(moves));
    page().awaitStillness();
  }

  private static void openFile(Path file) {
    page().click("#set-file");
    page().awaitOne("#set-file-menu:popover-open");
    page().all("#set-file-menu input[type=file]").get(0).sendKeys(file.toString());
    page().await("the menu closes", () -> !page().has("#set-file-menu:popover-open"));
  }

  /** Types over the text of the focused field. */
  private static void replaceWith(CharSequence... keys) {
    page().pressWith(Keys.CONTROL, "a");
    page().press(keys);
  }

  private static void openAdd() {
    page().pressWith(Keys.ALT, "k");
    page().awaitOne("#desk-add[open]");
  }

  /** Makes a cage of the first three cells. */
  private static void cage(String sum) {
    page().run("document.getElementById('set-grid-0').focus()");
    page().pressWith(Keys.ALT, "c");
    page().press(Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE);
    page().press(Keys.ENTER, sum, Keys.ESCAPE);
    page().await("the cage", () -> rows().stream().anyMatch(row -> row.startsWith("Cage " + sum)));
  }

  /** Makes a thermometer of three cells in the middle row. */
  private static void thermometer() {
    page().run("document.getElementById('set-grid-40').focus()");
    page().pressWith(Keys.ALT, "t");
    page().press(Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE, Keys.ARROW_RIGHT, Keys.SPACE);
    page().press(Keys.ENTER);
    page().await("it", () -> rows().stream().anyMatch(row -> row.startsWith("Thermometer")));
  }

  private static List<String> rows() {
    return page().all(".constraint-rows .constraint").stream()
        .map(row -> row.getText().replace('\n', ' '))
        .toList();
  }

  private static String rules() {
    return page().run("return document.getElementById('set-rules').value").toString();
  }

  private static String exported() {
    return page().run("return document.getElementById('set-export-text')?.value ?? ''").toString();
  }

  private static void check(String what) {
    AxeRules.check(BROWSER, what);
  }
}
