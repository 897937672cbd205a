package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** Several drafts of the view Set in a real browser, none of which is lost. */
final class BrowserDraftsTest {
  private static final String PASTED = "21........31.3..";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void aPuzzleFromAnotherViewBecomesANewDraft() {
    page().go("set");
    give(0, "5");
    page().tabTo("#set-title");
    page().press("Mine", Keys.TAB);

    page().go("generate");
    page().click("#generate-go");
    page().awaitAnnounced("Done: ");
    page().clickButton("Set");
    page().awaitOne("#" + PageDriver.SET);
    assertThat(Toolkit.isUnique(draft())).isTrue();

    page().go("share");
    page().click("#share-typed");
    page().press(PASTED);
    page().clickButton("Import");
    page().awaitOne("#share-found");
    page().clickButton("Set");
    page().awaitOne("#" + PageDriver.SET);
    assertThat(draft().size()).isEqualTo(4);

    showDrafts();
    assertThat(page().all("#set-drafts li")).hasSize(3);
    page().click("[aria-label='Open Mine']");
    page()
        .await("it is open", () -> page().labels(PageDriver.SET).get(0).contains("digit 5 given"));
    // The title is undone first, then the given.
    undo();
    undo();
    assertThat(page().labels(PageDriver.SET).get(0)).contains("blank");
    page().pressWith(Keys.CONTROL, "y");
    page().pressWith(Keys.CONTROL, "y");

    page().reload();
    page().go("set");
    showDrafts();
    assertThat(page().all("#set-drafts li")).hasSize(3);
    assertThat(page().text("#set-drafts li[aria-current]")).contains("Mine");
    page().clickButtonOf("#set-drafts form");
    assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");
  }

  /** A reload does not wait until a field is left. */
  @Test
  void whatIsTypedIsKept() {
    page().go("set");
    give(0, "5");
    page().tabTo("#set-title");
    page().press("A puzzle");
    page().tabTo("#set-rules");
    page().pressWith(Keys.CONTROL, "a");
    page().press("Digits rest.");
    page().reload();

    page().go("set");
    assertThat(page().run("return document.getElementById('set-title').value"))
        .isEqualTo("A puzzle");
    assertThat(page().run("return document.getElementById('set-rules').value"))
        .isEqualTo("Digits rest.");
    // All that is typed in a field is one change.
    undo();
    undo();
    assertThat(page().run("return document.getElementById('set-title').value")).isEqualTo("");
    assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");
  }

  @Test
  void aDraftIsNamedDeletedAndRestored() {
    page().go("set");
    give(0, "5");
    showDrafts();
    page().clickButton("New draft");
    page().await("a new draft", () -> page().labels(PageDriver.SET).get(0).contains("blank"));
    give(1, "6");
    showDrafts();
    page().clickButton("Rename");
    page().press("Second", Keys.TAB);
    Puzzle second = draft();
    showDrafts();
    page().await("the name", () -> page().text("#set-drafts").contains("Second"));

    page().click("[aria-label='Delete Second']");
    page()
        .await(
            "the other opens",
            () -> page().labels(PageDriver.SET).get(0).contains("digit 5 given"));
    assertThat(page().all("#set-drafts li")).hasSize(1);

    // The focus is on the button that restores the draft.
    page().press(Keys.ENTER);
    page().await("it is open", () -> page().labels(PageDriver.SET).get(1).contains("digit 6"));
    assertThat(draft()).isEqualTo(second);
    undo();
    undo();
    assertThat(page().labels(PageDriver.SET).get(1)).contains("blank");
  }

  @Test
  void changesOfAnotherWindowAreAdoptedAndCanBeUndone() {
    page().go("set");
    give(0, "5");
    String first = BROWSER.browser().driver().getWindowHandle();
    BROWSER.browser().driver().switchTo().newWindow(WindowType.TAB);
    try {
      page().open();
      page().go("set");
      assertThat(page().labels(PageDriver.SET).get(0)).contains("digit 5 given");
      give(1, "6");
    } finally {
      BROWSER.browser().driver().close();
      BROWSER.browser().driver().switchTo().window(first);
    }
    page()
        .await(
            "the other window's given",
            () -> page().labels(PageDriver.SET).get(1).contains("digit 6 given"));

    give(2, "7");
    page().reload();
    page().go("set");
    assertThat(page().labels(PageDriver.SET).subList(0, 3))
        .satisfiesExactly(
            label -> assertThat(label).contains("digit 5 given"),
            label -> assertThat(label).contains("digit 6 given"),
            label -> assertThat(label).contains("digit 7 given"));
  }

  private static void give(int cell, String digit) {
    page().clickButton("Givens");
    BROWSER.browser().driver().findElement(By.id(PageDriver.SET + "-" + cell)).click();
    page().press(digit);
    page()
        .await(
            "the given", () -> page().labels(PageDriver.SET).get(cell).contains("digit " + digit));
  }

  private static void showDrafts() {
    page().click("#set-file");
    page().clickButton("Open…");
    page().awaitOne("#set-drafts li");
  }

  private static void undo() {
    page().clickButton("Undo");
  }

  private static Puzzle draft() {
    return page().puzzle(PageDriver.SET);
  }
}
