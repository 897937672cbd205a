package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Single-letter keys in the view Play, and how to switch them off. */
final class BrowserKeysTest {
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @Test
  void aRowOfLettersSelectsTheMode() {
    int blank = page().goToBlank();
    page().press("x", "1", "c", "2", "v", "3", "z");

    assertThat(label(blank)).contains("blank", "candidates 2", "corner marks 1", "yellow");
    assertThat(page().text(".pad .modes [aria-pressed=true]")).isEqualTo("Digit");
    page().press("4");
    assertThat(label(blank)).contains("digit 4");
    page().press("u");
    assertThat(label(blank)).contains("blank");
  }

  @Test
  void fillingDoesNotRestoreStruckDigits() {
    int blank = page().goToBlank();
    page().press("f");
    page().awaitAnnounced("Candidates filled in.");
    String filled = label(blank);
    String digit = filled.replaceFirst(".*candidates (\\d).*", "$1");
    page().press("c", digit);
    String struck = label(blank);
    assertThat(struck).isNotEqualTo(filled);

    page().press("f");
    assertThat(label(blank)).isEqualTo(struck);
    page().reload();
    page().press("f");
    assertThat(label(blank)).as("after a reload").isEqualTo(struck);

    page().press(PageDriver.toCell(blank, size()), Keys.DELETE, "f");
    assertThat(label(blank)).as("erased, and filled again").isEqualTo(filled);
  }

  @Test
  void lettersCanBeSwitchedOff() {
    int blank = page().goToBlank();
    page().press("?");
    page().awaitOne("#help[open]");
    assertThat(page().text("#help")).contains("Single-letter keys");
    page().click("#help input[type=checkbox]");
    page().await("only with Alt", () -> !keysOf("#help kbd").contains("|H|"));
    page().press(Keys.ESCAPE);
    page().await("the list is closed", () -> !page().has("#help[open]"));
    page().press(PageDriver.toCell(blank, size()));
    List<String> labels = page().labels(PageDriver.PLAY);

    page().press("?", "f", "h", "m", "x");

    assertThat(page().labels(PageDriver.PLAY)).isEqualTo(labels);
    assertThat(page().has("#help[open], .paused, .hints .busy, .hints .reason")).isFalse();
    assertThat(page().text(".pad .modes [aria-pressed=true]")).isEqualTo("Digit");
    page().pressWith(Keys.ALT, "x");
    page().awaitAnnounced("Mode: Corner");
  }

  private static String keysOf(String css) {
    return page()
        .run(
            "return `|${[...document.querySelectorAll(arguments[0])]"
                + ".map((key) => key.textContent).join('|')}|`",
            css)
        .toString();
  }

  private static int size() {
    return page().puzzle(PageDriver.PLAY).size();
  }

  private static String label(int cell) {
    return page().labels(PageDriver.PLAY).get(cell);
  }
}
