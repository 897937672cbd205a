package org.nonomino.page;

import java.time.Duration;
import java.util.List;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.PointerInput.MouseButton;
import org.openqa.selenium.interactions.PointerInput.Origin;
import org.openqa.selenium.interactions.Sequence;

/** The view Set in tests: its tools and its draft, and pointer gestures and keys on its grid. */
final class SetGestures {
  /** Returns the place of a point of a grid in the window, by its id, row and column. */
  static final String PLACE =
      """
      const grid = document.getElementById(arguments[0]);
      const {left, top, width} = grid.getBoundingClientRect();
      const view = grid.viewBox.baseVal;
      const place = (start, from, at) => Math.round(start + (at * 64 - from) * width / view.width);
      return `${place(left, view.x, arguments[2])},${place(top, view.y, arguments[1])}`;
      """;

  private SetGestures() {}

  /** Opens the view, and waits until the empty draft has been checked. */
  static void open(PageDriver page) {
    page.go("set");
    page.awaitAnnounced(" solutions.");
  }

  /**
   * Chooses a tool by its key, with the cursor on the first cell.
   *
   * @param size the size of the grid
   * @param letter the letter that is pressed with Alt
   * @param announced what is announced then
   */
  static void choose(PageDriver page, int size, String letter, String announced) {
    page.press(PageDriver.toCell(0, size));
    page.pressWith(Keys.ALT, letter);
    page.awaitAnnounced(announced);
  }

  /** Replaces the draft by a puzzle with usual regions. */
  static void setDraft(PageDriver page, int size, String givens) {
    page.inPage(
        """
        const [size, givens] = more;
        const {newDoc} = await module('model/doc');
        (await module('set/now')).dispatch({type: 'change', doc: newDoc({size, givens})});
        """,
        List.of(size, givens));
  }

  /**
   * Waits until a part of the draft is as expected.
   *
   * @param part the name of a list or object in the draft, such as {@code constraints}
   * @param json its JSON; {@code []} if the draft does not have it
   */
  static void awaitDraft(PageDriver page, String part, String json) {
    page.await(
        json,
        () ->
            json.equals(
                page.inPage(
                    "return JSON.stringify((await module('set/now')).draft()[more] ?? []);",
                    part)));
  }

  /** Presses arrow keys with Shift. */
  static void extend(PageDriver page, Keys... arrows) {
    for (Keys arrow : arrows) {
      page.pressWith(Keys.SHIFT, arrow);
    }
  }

  /**
   * Performs a gesture.
   *
   * @param gesture {@code drag} or {@code tap} with points of the grid as row and column in cells,
   *     such as {@code drag 0.5,0.5 0.5,1.5}, or {@code keys} with the keys to type
   */
  static void perform(BrowserPage browser, PointerInput.Kind kind, String gesture) {
    String[] words = gesture.split(" ", -1);
    if (words[0].equals("keys")) {
      browser.page().press(words[1]);
      return;
    }
    PointerInput pointer = new PointerInput(kind, kind.name());
    Sequence moves = new Sequence(pointer, 0);
    for (int i = 1; i < words.length; i++) {
      int[] at = place(browser.page(), words[i]);
      moves.addAction(
          pointer.createPointerMove(Duration.ofMillis(20), Origin.viewport(), at[0], at[1]));
      if (i == 1) {
        moves.addAction(pointer.createPointerDown(MouseButton.LEFT.asArg()));
      }
    }
    moves.addAction(pointer.createPointerUp(MouseButton.LEFT.asArg()));
    browser.browser().driver().perform(List.of(moves));
    browser.page().awaitStillness();
  }

  /** Returns a point of the grid in the window, in pixels from its left and upper edge. */
  private static int[] place(PageDriver page, String point) {
    String[] at = point.split(",", -1);
    String found =
        page.run(PLACE, PageDriver.SET, Double.parseDouble(at[0]), Double.parseDouble(at[1]))
            .toString();
    String[] pixels = found.split(",", -1);
    return new int[] {Integer.parseInt(pixels[0]), Integer.parseInt(pixels[1])};
  }
}
