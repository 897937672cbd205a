package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** The view Generate in a real browser: failures, and puzzles that are passed to other views. */
final class BrowserGenerateTest {
  /** The first row forces a cell to have the same digit as the cell below. */
  private static final String UNFILLABLE = "0001111022223333";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void afterAFailureTheOldPuzzleIsMarked() {
    page()
        .run(
            """
        const puzzle = {size: 4, puzzle: '', regions: arguments[0]};
        localStorage.setItem('nonomino.draft.x', JSON.stringify({savedAt: 1, puzzle}));
        """,
            UNFILLABLE);
    page().reload();
    page().go("generate");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    assertThat(page().text(".easel")).doesNotContain("made before");

    page().clickButton("From Set");
    page().click("#generate-go");
    page().awaitOne("#generate-layout-trouble");
    assertThat(BROWSER.browser().complaints()).allMatch(complaint -> complaint.contains("422"));
    assertThat(page().text(".easel")).contains("No new puzzle. This is the previous one.");

    page().clickButton("Catalog");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    assertThat(page().text(".easel")).doesNotContain("made before");
  }

  @Test
  void cagesHaveTheChosenSizes() {
    page().reload();
    page().go("generate");
    page().clickButton("Catalog");
    page().choose("#generate-layout", "6");
    assertThat(page().has("#generate-reduce")).isFalse();
    page().choose("#generate-add", "cages");
    page().choose("#generate-cage-least", "6");
    page().click("#generate-go");
    page().awaitOne("#generate-rules-trouble");
    assertThat(page().text("#generate-rules-trouble")).contains("Begin with 4 cells or fewer");

    page().choose("#generate-cage-least", "2");
    page().choose("#generate-cage-most", "3");
    page().choose("#generate-cage-regions", "within");
    page().choose("#generate-reduce", "all");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    assertThat(BROWSER.browser().complaints()).allMatch(complaint -> complaint.contains("422"));
  }

  /** The library does not request a rating that the generator has already found. */
  @Test
  void theLevelIsAddedToTheLibrary() {
    page().reload();
    page().go("generate");
    page().clickButton("Catalog");
    page().choose("#generate-layout", "4");
    page().choose("#generate-difficulty", "easy");
    page().click("#generate-go");
    page().awaitAnnounced("level easy");
    page()
        .run(
            "window.fetch = () => new Promise(() => {}); Worker.prototype.postMessage = () => {};");
    page().click("#generate-play");
    page().awaitOne("#" + PageDriver.PLAY);

    page().go("library");
    assertThat(page().text(".library .item")).contains("easy (");
  }

  @Test
  void anErrorIsNotHiddenByTheBar() {
    BROWSER.browser().resize(1280, 800);
    page().go("generate");
    page().tabTo("#generate-seed");
    page().press("x", Keys.ENTER);
    page().awaitOne("#generate-seed-trouble");
    page()
        .await(
            "the error can be seen",
            () ->
                page()
                    .isSo(
                        """
                    (() => {
                      const error = document.getElementById('generate-seed-trouble').getBoundingClientRect();
                      const bar = document.querySelector('.card.bar').getBoundingClientRect();
                      return error.top >= 0 && (error.bottom <= bar.top || error.top >= bar.bottom)
                        && error.bottom <= innerHeight;
                    })()
                    """));
  }
}
