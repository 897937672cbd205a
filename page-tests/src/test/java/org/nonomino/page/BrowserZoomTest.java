package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** A grid of 36×36 on a phone. */
final class BrowserZoomTest {
  private static final int SIZE = 36;
  private static final int WIDTH = 390;
  private static final int HEIGHT = 844;

  /** After gestures of two fingers, the browser drops the touches of one finger. */
  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage().closingTheBrowser();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void openLarge() {
    BROWSER.browser().resize(WIDTH, HEIGHT);
    page().run("location.hash = 'play?p=' + '.'.repeat(arguments[0])", SIZE * SIZE);
    page().await("the large grid", () -> page().has("#play-grid-" + (SIZE * SIZE - 1)));
    page().run("document.querySelector('.zoomable').scrollIntoView()");
  }

  @Test
  void buttonsAndKeysZoomAndTheSelectedCellStaysVisible() {
    double whole = cellWidth();
    page().click("[aria-label='Zoom in (+)']");
    page().click("[aria-label='Zoom in (+)']");
    page().awaitAnnounced("Zoom: 225 %");
    assertThat(cellWidth()).isBetween(2.2 * whole, 2.3 * whole);

    for (int cell : new int[] {SIZE - 1, SIZE * SIZE - 1, SIZE * 18 + 20}) {
      page().press(PageDriver.toCell(cell, SIZE));
      assertThat(isSeen(cell)).as("cell " + cell).isTrue();
    }
    page().press("-");
    page().awaitAnnounced("Zoom: 150 %");
    page().click("[aria-label='Show the whole grid']");
    page().awaitAnnounced("Zoom: 100 %");
    assertThat(cellWidth()).isBetween(0.99 * whole, 1.01 * whole);
  }

  @Test
  void twoFingersZoom() {
    double whole = cellWidth();
    int[] middle = middleOfGrid();
    pinch(middle, 20, 100);
    page().await("larger cells", () -> cellWidth() > 3 * whole);
    pinch(middle, 100, 20);
    page().await("small ones again", () -> cellWidth() < 2 * whole);
  }

  @Test
  void oneFingerMovesAZoomedGridAndATapSelects() {
    pinch(middleOfGrid(), 20, 100);
    page().press(Keys.ESCAPE);
    String selected =
        page().run("return document.querySelector('[aria-selected=true]').id").toString();
    String before = viewBox();
    int[] at = middleOfGrid();
    PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
    perform(List.of(dragged(finger, at[0], at[1], at[0] - 60, at[1] - 80)));
    page().await("the grid has moved", () -> !viewBox().equals(before));
    assertThat(page().run("return document.querySelector('[aria-selected=true]').id"))
        .as("nothing was selected by that")
        .isEqualTo(selected);

    String after = viewBox();
    perform(List.of(dragged(finger, at[0], at[1], at[0], at[1])));
    page()
        .await(
            "a tap selects",
            () ->
                !page()
                    .run("return document.querySelector('[aria-selected=true]').id")
                    .equals(selected));
    assertThat(viewBox()).isEqualTo(after);
  }

  @Test
  void theWheelZoomsWithCtrlAndOtherwiseMoves() {
    double whole = cellWidth();
    page().run(WHEEL, -500, true);
    page().await("larger cells", () -> cellWidth() > 2 * whole);
    String before = viewBox();
    page().run(WHEEL, 50, false);
    page().await("the grid has moved", () -> !viewBox().equals(before));
    assertThat(cellWidth()).isGreaterThan(2 * whole);
  }

  private static final String WHEEL =
      """
      const element = document.querySelector('.zoomable');
      const box = element.getBoundingClientRect();
      element.dispatchEvent(new WheelEvent('wheel', {deltaY: arguments[0], ctrlKey: arguments[1], bubbles: true,
        cancelable: true, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2}));
      """;

  /** Smaller grids cannot be zoomed. */
  @Test
  void smallGridsHaveNoButtonsToZoom() {
    assertThat(page().has(".zoomer")).isTrue();
    page().openAfresh();
    assertThat(page().has(".zoomer, .zoomable")).isFalse();
    page().press("+");
    page().awaitAnnounced("The whole grid is shown.");
  }

  private static void pinch(int[] middle, int from, int to) {
    PointerInput one = new PointerInput(PointerInput.Kind.TOUCH, "one");
    PointerInput two = new PointerInput(PointerInput.Kind.TOUCH, "two");
    perform(
        List.of(
            dragged(one, middle[0] - from, middle[1], middle[0] - to, middle[1]),
            dragged(two, middle[0] + from, middle[1], middle[0] + to, middle[1])));
  }

  private static Sequence dragged(PointerInput finger, int fromX, int fromY, int toX, int toY) {
    PointerInput.Origin origin = PointerInput.Origin.viewport();
    return new Sequence(finger, 0)
        .addAction(finger.createPointerMove(Duration.ZERO, origin, fromX, fromY))
        .addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
        .addAction(
            finger.createPointerMove(
                Duration.ofMillis(20), origin, (fromX + toX) / 2, (fromY + toY) / 2))
        .addAction(finger.createPointerMove(Duration.ofMillis(20), origin, toX, toY))
        .addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
  }

  private static void perform(List<Sequence> fingers) {
    BROWSER.browser().driver().perform(fingers);
  }

  private static int[] middleOfGrid() {
    String[] place =
        page()
            .run(
                "const box = document.getElementById('play-grid').getBoundingClientRect();"
                    + " return [box.left + box.width / 2, box.top + box.height / 2].map(Math.round).join()")
            .toString()
            .split(",", -1);
    return new int[] {Integer.parseInt(place[0]), Integer.parseInt(place[1])};
  }

  private static double cellWidth() {
    return Double.parseDouble(
        page()
            .run(
                "return document.querySelector('#play-grid-0 .paint').getBoundingClientRect().width")
            .toString());
  }

  private static String viewBox() {
    return page()
        .run("return document.getElementById('play-grid').getAttribute('viewBox')")
        .toString();
  }

  private static boolean isSeen(int cell) {
    return page()
        .isSo(
            "((cell, grid) => cell.left >= grid.left && cell.right <= grid.right"
                + " && cell.top >= grid.top && cell.bottom <= grid.bottom)"
                + "(...[arguments[0], '#play-grid'].map((css) =>"
                + " document.querySelector(css).getBoundingClientRect()))",
            "#play-grid-" + cell + " .paint");
  }
}
