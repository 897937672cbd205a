package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;

/** The main tasks of players, setters and students in Firefox, from static files and offline. */
@EnabledIfSystemProperty(named = "nonomino.page", matches = "static")
final class FirefoxTest {
  private static StaticHost host;
  private static Firefox firefox;

  @BeforeAll
  static void start() {
    firefox = Firefox.start();
    host = new StaticHost();
    firefox.open(host.address());
    firefox.awaitOne("#" + PageDriver.PLAY + " [role=gridcell]");
    Firefox.await(
        "the web app is cached",
        () ->
            firefox
                .run("navigator.serviceWorker.ready.then(({active}) => active.state)")
                .equals("activated"));
    host.stop();
  }

  @AfterAll
  static void end() {
    if (firefox != null) {
      firefox.close();
    }
  }

  private static List<String> labels(String grid) {
    return List.of(
        firefox
            .run(
                "[...document.querySelectorAll('#"
                    + grid
                    + " [role=gridcell]')].map((cell) => cell.ariaLabel).join('|')")
            .split("\\|", -1));
  }

  private static void awaitText(String css, String text) {
    Firefox.await(
        text,
        () ->
            firefox
                .run("document.querySelector('" + css + "')?.textContent ?? ''")
                .replaceAll("\\s+", " ")
                .contains(text));
  }

  private static void go(String view) {
    firefox.run("document.querySelector('nav a[href=\"#" + view + "\"]').click()");
    firefox.awaitOne("main.view-" + view + " > div");
  }

  private static void clickButton(String text) {
    String button =
        "[...document.querySelectorAll('main button:enabled')]"
            + ".find((one) => one.textContent.trim() === '"
            + text
            + "')";
    Firefox.await(text, () -> firefox.run("Boolean(" + button + ")").equals("true"));
    firefox.run(button + ".click()");
  }

  @Test
  void aJigsawIsPlayedWithHintsAndKept() {
    go("play");
    Puzzle puzzle = PageDriver.puzzleOf(labels(PageDriver.PLAY));
    Grid solution = Toolkit.solution(puzzle);
    firefox.run("document.querySelector('#" + PageDriver.PLAY + " [tabindex=\"0\"]').focus()");
    firefox.press("h");
    firefox.awaitOne(".hints .reason");
    firefox.press("h", "h", "h");
    firefox.awaitOne(".hints .so");
    firefox.press("t");
    Firefox.await("the step is taken", () -> !firefox.has(".hints .reason"));

    // Entering the same digit again would remove it.
    Puzzle left = puzzle.withGivens(PageDriver.digitsOf(labels(PageDriver.PLAY)));
    firefox.press(PageDriver.solving(left, solution));

    awaitText(".banner", "Solved in");
    assertThat(PageDriver.digitsOf(labels(PageDriver.PLAY))).isEqualTo(solution);
    firefox.reload();
    firefox.awaitOne("#" + PageDriver.PLAY + " [role=gridcell]");
    assertThat(PageDriver.digitsOf(labels(PageDriver.PLAY))).isEqualTo(solution);
  }

  @Test
  void aPuzzleIsGeneratedSetAndRated() {
    go("generate");
    firefox.run("document.getElementById('generate-seed').focus()");
    firefox.press("11", Keys.ENTER);
    awaitText("#live", "seed 11");
    clickButton("Set");
    firefox.awaitOne("main.view-set > div");
    awaitText(".verdict", "Exactly one solution.");
    assertThat(Toolkit.isUnique(PageDriver.puzzleOf(labels(PageDriver.SET)))).isTrue();
    clickButton("Rate");
    awaitText(".facts", "Level");
  }

  @Test
  void twoSearchesAreWatched() {
    go("watch");
    Firefox.await("the strategies are known", () -> firefox.has("#watch-solver-0:enabled"));
    Firefox.await(
        "the first steps are here",
        () -> !firefox.run("document.querySelector('.sides').textContent").contains("Loading"));
    clickButton("Step");
    awaitText(".pane .why", "is the first empty cell");
    clickButton("100 steps");
    awaitText(".pane", "101");
  }
}
