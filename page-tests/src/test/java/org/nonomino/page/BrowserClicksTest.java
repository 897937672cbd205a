package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Every button, menu entry and format of every view is clicked once; {@code click-all.js} lists
 * what counts as a fault.
 */
final class BrowserClicksTest {
  private static final String PLAIN = "1...\n..3.\n.1..\n...2\n";

  private static final String CONSTRAINED =
      """
      1...
      ....
      ....
      ....

      cage 3: r1c1 r1c2
      thermometer: r1c1-r1c4
      cage 5: r2c1 r3c1
      black dot: r3c1 r4c1
      white dot: r1c3 r1c4
      v: r2c3 r3c3
      """;

  private static final int CELLS = 16;

  /** One script clicks hundreds of things, each of which may ask the server. */
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** The view Set has the most to click, and all of it for a puzzle with constraints. */
  @Test
  void nothingFailsWhenItIsClicked() {
    int clicks = 0;
    for (String view : PageDriver.VIEWS) {
      clicks += clicked(view, CONSTRAINED, false);
      if (!view.equals("set")) {
        clicks += clicked(view, PLAIN, false);
      }
    }
    assertThat(clicks).isGreaterThan(500);
    System.out.println("clicked " + clicks + " buttons, boxes and options");
  }

  @Test
  @Tag("long")
  void nothingFailsWithAnyOption() {
    int clicks = 0;
    for (String view : PageDriver.VIEWS) {
      clicks += clicked(view, CONSTRAINED, true) + clicked(view, PLAIN, true);
    }
    System.out.println("clicked " + clicks + " buttons, boxes and options, all of long lists too");
  }

  /** Clicks everything in a view, and returns the number of different things that were clicked. */
  private static int clicked(String view, String puzzle, boolean isThorough) {
    page().openAfresh();
    page().paste(puzzle);
    page().await("the puzzle is open", () -> page().labels(PageDriver.PLAY).size() == CELLS);
    page().go(view);
    if (view.equals("set")) {
      page().paste(puzzle);
      page().await("the draft is open", () -> page().labels(PageDriver.SET).size() == CELLS);
    }
    BROWSER.browser().driver().manage().timeouts().scriptTimeout(PATIENCE);
    List<String> lines =
        String.valueOf(BROWSER.browser().driver().executeAsyncScript(script(), view, isThorough))
            .lines()
            .toList();

    assertThat(lines.subList(1, lines.size())).as(view).isEmpty();
    // A puzzle need not fit each format, and there need not be another clue.
    assertThat(BROWSER.browser().complaints()).allMatch(text -> text.contains("status of 422"));
    return Integer.parseInt(lines.get(0));
  }

  private static String script() {
    try (InputStream in = BrowserClicksTest.class.getResourceAsStream("click-all.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
