package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/** Puzzles in the frames of another site, in Firefox. */
final class FirefoxEmbedTest {
  private static Firefox firefox;
  private static OtherSite site;
  private static PageHost host;

  @BeforeAll
  static void start() {
    firefox = Firefox.start();
    site = new OtherSite();
    host = PageHost.startFor(site.origin());
  }

  @AfterAll
  static void end() {
    if (firefox != null) {
      firefox.close();
      host.stop();
      site.close();
    }
  }

  private static void enter() {
    Firefox.await(
        "there is a frame", () -> firefox.run("Boolean(" + Embedding.FRAME + ")").equals("true"));
    firefox.enterFrame();
    firefox.awaitOne("#" + PageDriver.PLAY + " [role=gridcell]");
  }

  private static void leave() {
    firefox.run(Embedding.FORGET);
    firefox.leaveFrame();
  }

  private static void solve() {
    String labels =
        firefox.run(
            "[...document.querySelectorAll('#"
                + PageDriver.PLAY
                + " [role=gridcell]')].map((cell) => cell.ariaLabel).join('|')");
    Puzzle puzzle = PageDriver.puzzleOf(List.of(labels.split("\\|", -1)));
    Grid solution = Toolkit.solution(puzzle);
    firefox.leaveFrame();
    firefox.run(Embedding.FRAME + ".focus()");
    firefox.enterFrame();
    firefox.run("document.querySelector('#" + PageDriver.PLAY + " [tabindex=\"0\"]').focus()");
    firefox.press(PageDriver.solving(puzzle, solution));
  }

  @Test
  void theExamplesOfTheGuideWork() {
    for (String example : Embedding.examples(host)) {
      firefox.leaveFrame();
      firefox.open(site.add(example));
      enter();
      solve();
      firefox.awaitOne("h2.good");
      leave();
      if (example.contains("<nonomino-puzzle")) {
        Firefox.await(
            "it is solved: " + example,
            () -> firefox.run(Embedding.HEARD).equals(Embedding.SOLVED));
      }
      if (example.contains("id=\"result\"")) {
        assertThat(firefox.run("document.getElementById('result').textContent"))
            .matches("Solved in \\d+ seconds!");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {280, 400, 900})
  void theFrameHasTheHeightOfItsContents(int width) {
    firefox.leaveFrame();
    firefox.open(
        site.add(
            Embedding.element(
                host, host.address() + Embedding.LINK, "style='width: " + width + "px'")));
    enter();
    Firefox.await(
        "the frame fits", () -> firefox.run(Embedding.SIZES).equals(width + "," + width + ",true"));
  }

  @Test
  void aPageThatLiesAboutItsOriginHearsNothing() {
    firefox.leaveFrame();
    firefox.open(
        site.add(
            "<iframe src='"
                + host.address()
                + "embed.html?origin=https://example.org"
                + Embedding.LINK
                + "' style='width: 400px; height: 600px'></iframe>"));
    enter();
    solve();
    firefox.awaitOne("h2.good");
    leave();
    assertThat(firefox.run("told.length")).isEqualTo("0");
  }
}
