package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The web app works with damaged stored data, links and files, and loses no data. */
final class BrowserStoredDataTest {
  private static final String FOUR = "p=21........31.3..&t=Four";
  private static final String NINE = "p=" + "1" + ".".repeat(80);

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  private static void follow(String query) {
    page().run("location.hash = '#play?' + arguments[0]", query);
  }

  /** Stores text as if by an earlier visit, and reloads. */
  private static void comeBackTo(String entries) {
    page()
        .run(
            """
            const set = Storage.prototype.setItem;
            Object.entries(JSON.parse(arguments[0])).forEach(([key, text]) => set.call(localStorage, key, text));
            Storage.prototype.setItem = () => {};
            """,
            entries);
    page().reload();
  }

  private static String draft(String regions) {
    return "{\\\"savedAt\\\":5,\\\"puzzle\\\":{\\\"size\\\":9,\\\"puzzle\\\":\\\""
        + ".".repeat(81)
        + "\\\",\\\"regions\\\":\\\""
        + regions
        + "\\\",\\\"label\\\":\\\"Odd\\\"}}";
  }

  private static long listed() {
    page().go("library");
    return page().all(".library [aria-label='Puzzles'] .item").size();
  }

  private static String source() throws IOException {
    try (InputStream in = BrowserStoredDataTest.class.getResourceAsStream("stored-data.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static String answer(String source, String call) {
    return String.valueOf(
        BROWSER
            .browser()
            .driver()
            .executeAsyncScript(
                source
                    + ";const done = arguments[arguments.length - 1]; "
                    + call
                    + ".then(done, (error) => done(`${error.stack}`));"));
  }

  @Test
  void damagedDataLosesNothing() throws IOException {
    spoil(1, 100);
  }

  @Test
  @Tag("long")
  void muchDamagedDataLosesNothing() throws IOException {
    spoil(1000, 500);
  }

  /**
   * Damages each stored text in one place, again and again. The web app must start and draw all
   * views, and each text must be read, or set aside unchanged.
   */
  private static void spoil(int firstSeed, int minMutations) throws IOException {
    String source = source();
    int mutations = 0;
    for (int seed = firstSeed; mutations < minMutations; seed++) {
      mutations += Integer.parseInt(answer(source, "window.stored.spoil(" + seed + ")"));
      page().reload();
      assertThat(answer(source, "window.stored.account()")).as("lost, seed %s", seed).isEmpty();
      assertThat(BROWSER.browser().complaints()).as("complaints, seed %s", seed).isEmpty();
    }
  }

  @Test
  void aLinkWithInvalidRegionsIsRefused() {
    String title = page().text("h1");
    follow(NINE + "&r=" + "z".repeat(81));
    page().awaitAnnounced("does not contain a puzzle: region 1 has 81 cells instead of 9.");
    assertThat(page().text("h1")).isEqualTo(title);
    assertThat(listed()).isZero();

    follow(FOUR + "&r=1212121234343434");
    page().await("regions may begin at 1", () -> page().text("h1").equals("Four"));
    assertThat(page().labels(PageDriver.PLAY).get(15)).contains("region 4");
  }

  @Test
  void aPlayedLinkIsSavedWithShortenedText() {
    follow("p=21........31.3..&t=" + "x".repeat(1000));
    page().await("it is open", () -> page().text("h1").startsWith("xxx"));
    assertThat(page().text("h1")).hasSize(200).endsWith("…");
    page().reload();
    assertThat(page().text("h1")).as("from its address").startsWith("xxx");
    assertThat(listed()).isZero();

    page().go("play");
    page().press(PageDriver.toCell(2, 4), "4");
    assertThat(listed()).isEqualTo(1);
    page().reload();
    page().go("play");
    assertThat(page().digits(PageDriver.PLAY).digit(2)).isEqualTo(4);
  }

  @Test
  void anInvalidDraftIsSetAsideAndOfferedAsAFile() {
    String bad = draft("!".repeat(81));
    comeBackTo(
        "{\"nonomino.draft.bad\":\""
            + bad
            + "\",\"nonomino.draft.odd\":\""
            + draft("z".repeat(81))
            + "\",\"nonomino.drafting\":\"bad\"}");
    page().go("set");
    page().awaitAnnounced("It is set aside");
    assertThat(page().labels(PageDriver.SET))
        .hasSize(81)
        .allMatch(cell -> cell.contains("region 1"));

    page().go("library");
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
    assertThat(page().text("#library-aside")).startsWith("1 stored record could not be read");
    page().clickButton("Save as a file");
    page().await("the file", () -> page().isSo("window.file"));
    String file = page().run("return window.file").toString();
    assertThat(file).contains("\"aside\":[{\"name\":\"nonomino.draft.bad\"");
    page().clickButton("Delete here");
    page().await("it is gone", () -> !page().has("#library-aside"));

    page().drop("any.json", file);
    page().awaitAnnounced("Imported: 1 set aside.");
    page().reload();
    assertThat(page().text("#library-aside")).startsWith("1 stored record");
  }

  @Test
  void dataOfALaterVersionIsSetAside() {
    follow(FOUR);
    page().press(PageDriver.toCell(2, 4), "4");
    assertThat(listed()).isEqualTo(1);
    page()
        .run(
            """
            const name = Object.keys(localStorage).find((key) => key.startsWith('nonomino.play.'));
            localStorage.setItem(name, localStorage.getItem(name).replace('v\\\\":2', 'v\\\\":99'));
            Storage.prototype.setItem = () => {};
            Storage.prototype.removeItem = () => {};
            """);
    page().reload();
    assertThat(page().text("#library-aside")).startsWith("1 stored record could not be read");

    follow(FOUR);
    page().await("it is open", () -> page().text("h1").equals("Four"));
    page().press(PageDriver.toCell(3, 4), "3");
    assertThat(listed()).isEqualTo(1);
    assertThat(page().text("#library-aside")).startsWith("1 stored record");
  }

  /**
   * Both states of a draft that was changed here and elsewhere stay. A state that only continues
   * this draft replaces it.
   */
  @Test
  void aDraftFromAFileOverwritesNothing() {
    page().go("set");
    page().clickButton("Givens");
    page().run("document.getElementById(arguments[0]).focus()", PageDriver.SET + "-0");
    page().press("5");
    page().await("it is stored", () -> page().isSo("localStorage['nonomino.drafting']"));
    String library =
        """
        const id = localStorage['nonomino.drafting'];
        const draft = JSON.parse(localStorage[`nonomino.draft.${id}`]);
        const puzzle = {...draft.puzzle, label: 'Elsewhere', puzzle: `6${'.'.repeat(80)}`};
        const past = arguments[0] ? [{...draft.puzzle, label: ''}] : [];
        return JSON.stringify({nonomino: 'library', version: 1, puzzles: [], drafts: [{id, savedAt: 9e12, puzzle, past}]});
        """;
    page().drop("any.json", page().run(library, false).toString());
    awaitMessage("Imported: 1 new.");
    assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");
    page().click("#set-file");
    page().clickButton("Open…");
    page().await("both drafts", () -> page().text("#set-drafts").contains("Drafts (2)"));
    page().clickButtonOf("#set-drafts form");

    page()
        .run(
            "localStorage.removeItem(Object.keys(localStorage).find((key) => localStorage[key].includes('Elsewhere')))");
    page().drop("any.json", page().run(library, true).toString());
    awaitMessage("Imported: 1 updated.");
    page()
        .await("Set follows", () -> page().labels(PageDriver.SET).get(0).contains("digit 6 given"));
    page().reload();
    page().clickButton("Undo");
    page()
        .await(
            "undo leads back",
            () -> page().labels(PageDriver.SET).get(0).contains("digit 5 given"));
    page().clickButton("Undo");
    page().await("and further", () -> page().labels(PageDriver.SET).get(0).contains("blank"));
  }

  @Test
  void progressIsFoundIfTheCurrentPuzzleIsLost() {
    int first = page().goToBlank();
    int second = PageDriver.firstBlank(page().puzzle(PageDriver.PLAY), first + 1);
    page().press("5");
    assertThat(listed()).isEqualTo(1);
    page().run("localStorage.setItem('nonomino.current', '9-gone')");
    page().reload();
    page().go("play");
    page().press(PageDriver.toCell(second, 9), "6");
    page().reload();
    assertThat(page().digits(PageDriver.PLAY).digit(first)).isEqualTo(5);
    assertThat(page().digits(PageDriver.PLAY).digit(second)).isEqualTo(6);
  }

  /** Waits for a message; the live line of Set may be announced after it. */
  private static void awaitMessage(String message) {
    page().await(message, () -> page().text(".toasts").contains(message));
  }
}
