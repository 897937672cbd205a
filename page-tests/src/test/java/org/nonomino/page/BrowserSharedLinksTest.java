package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Links of other editors, with a thermometer in row 1. Two of them have only drawings and rules in
 * words.
 */
final class BrowserSharedLinksTest {
  /** A grey line with a bulb, and two dots. */
  private static final String SUDOKU_PAD =
      "https://sudokupad.app/sclN4IglgJiBcIQTgQwO4DsQBoQGMCmAbfAZTAC9cYA2AFiz0IGcYBtZ0AN0XwFc"
          + "LoBGAL4Zgw0SMEBdDGzFyJ02ROWjF49WJCcefIZOkh4uAOZgA9qibRWzAAwZbi+/0X8HrjC8V2MAJicYAMwe/j"
          + "Juwd6+7jJRLjKB0cwJXjLMUaFpQYoJGQkRBvhgqLhWbCDIiACeAApmRQAupXYAdACsnm1ObX6dMrbdgZ0G2Gb4"
          + "ZvAwIADE2ABmc3OYIPUAFmDYANbFDFb8lFJY3KgQuPD4VaWgeKj1pyz97fy95ZCrMP0AHFgruGDGK/V3s0voYz"
          + "EcTlBoPV4LwsAAjRCbYzwMHHADCo3Gkxm81xIAOIDM7FO50qlxwuBud2svm6cReEDe0H6CRAPz+AKBrJR4NwkO"
          + "hsJAcPGJ3gGLGE1gU1sMtlSwRSJ56Mxkums3VGvxIgpVMlSW6oQZTJZ31+/0BzOa3NREJgAtw8JFp3FWKlsrl8"
          + "MRG2RNpdqqmGs1BIAtrh6ogIIhwzBQPUwPV8HwQAARJBoJaIbirV0gAByZmFEEqSxhiasefGwa4AAIGNwIGYNt"
          + "xq6WStXEAAHDv4SrNavJv7xhjtsaoYzt6urU7Bsyh27watFbBGRAMXDV2Yo4OTn7VuHcfBwvsAQWryDWt2rDfq"
          + "1YAVnVLNWRpZcNgs2BiVfB40+/mb1x8CvMxGnbIxq1MYlUGafFBCAA===";

  private static final String SUDOKU_MAKER =
      "https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArgF7"
          + "MA2KBoWzn+ALHRxwYfEAFk4AE0504jBAAtoBEADkIAIwhSAnrRABjFGzboCAbVAA3OG0Z8idAOaZrKPPgRQHAX"
          + "xrA-oEBQaEh4cGRYVERvgC6dIa46N5wmDgI5vhWIAi69HyUQbn5jnRQKK7JlpQ0tU5OtfU0TgBMNO0AzDTd7V0"
          + "9ccV5BQSdlLUg6GwQAO4EYHboKHRKaDAQoghoWRYWbQODASUj+GNORnDOKDugxqY7RO1EnQkgtvZ8AOzxP75AA";

  /** A thermometer and a cage of 7. */
  private static final String PENPA =
      "https://swaroopg92.github.io/penpa-edit/#m=edit&p=bZFNb8IwDIbv/RVWzxZq0jKa3CZtHNk0cauq"
          + "KaUBqqUJS9MDRfz3OYWxy+J8vFby2HI8fI/KayzI8hIzZNFENq9lEWd2t20XjJbwri0+j+HovISNa1x7Rtw43y"
          + "sDw9i6rxH8aPQA6nQy5wW8dIcukGecPYCCcNS+d70O2kNnd16rQcPeuz7eQDOa5oF0lt7v1EFD68C6AF6ftAqg"
          + "bEuZCHAzM1BmA3bsmzkkRHTnvNV+gW/rNe6VGXRS3auok+QyfcjL9Cmr+orTq7ykpUCRpZJjulpimc+KqhdsVm"
          + "X+qwRDwR9K3BRHcScEsmxFkqJuKCorU1mlLKX/pD3m2sqqYgJ5hpzVNU5P5Bccizw6jJCCF5FZEVNfr0lSsfLW"
          + "D1z+f1I1f+MH";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  @BeforeEach
  void open() {
    page().openAfresh();
  }

  @Test
  void aLinkOfSudokuPadIsReadWithItsRules() {
    page().paste(SUDOKU_PAD);
    page().awaitOne("#arrivals[open]");
    assertThat(page().text("#arrivals")).contains("Read 2 white dots, 1 thermometer.");
    page().click("#arrivals summary");
    assertThat(page().text("#arrivals .readings"))
        .contains("What was read from what", "A white dot joins consecutive digits.");

    page().click("#arrivals .row .primary");
    isPlayed("Drawn");
    assertThat(labels().get(8)).contains("dot");
  }

  /** This editor stores constraints, so that nothing is interpreted. */
  @Test
  void aLinkOfSudokuMakerIsOpened() {
    page().paste(SUDOKU_MAKER);

    isPlayed("Made");
    assertThat(labels().get(12)).contains("cage of 7");
  }

  @Test
  void aLinkOfPenpaIsReadWithItsRules() {
    page().paste(PENPA);
    page().awaitOne("#arrivals[open]");
    assertThat(page().text("#arrivals")).contains("Read 1 thermometer, 1 cage.");

    page().click("#arrivals .row .primary");
    isPlayed("Pen");
    assertThat(labels().get(12)).contains("cage of 7");
  }

  /** Share shows the same below the text. */
  @Test
  void shareSaysWhatWasRead() {
    page().go("share");
    page().click("#share-typed");
    page().press(PENPA);
    page().clickButton("Import");

    page().awaitAnnounced("1 puzzle found");
    assertThat(page().text("#share-found"))
        .contains("Read 1 thermometer, 1 cage.", "What was read from what");
  }

  private static List<String> labels() {
    return page().labels(PageDriver.PLAY);
  }

  /** Enters a digit that the thermometer does not allow, and one that it does. */
  private static void isPlayed(String title) {
    page().await("it is open", () -> page().text("h1").equals(title));
    assertThat(labels()).hasSize(16);
    assertThat(labels().get(0)).contains("1");
    page().await("the rules are there", () -> labels().get(1).contains("thermometer"));

    page().press(PageDriver.toCell(1, 4));
    page().press("3");
    page().awaitAnnounced("The thermometer at r1c2 does not allow 3 in r1c2.");
    page().press("2");
    page().await("no conflict", () -> !labels().get(1).contains("conflict"));
  }
}
