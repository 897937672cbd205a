package org.nonomino.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Puzzle;
import org.openqa.selenium.Keys;

/** Import by pasting: links of other programs, and the messages for invalid text. */
final class BrowserImportTest {
  /** Irregular regions with two shapes. */
  private static final String LINK =
      "https://sudokupad.app/scl"
          + "N4YwpgXA2lwG4QIwF8A06C6qrvhATGljptqngCxqoZYBOkMUADKs8a4h6vsYm7WwtUAZj6ji+Cdn69iU"
          + "fl2xT2y1EqgiB8qb2xaNWvZomCQAQ2h4A5ABcAlrYA2kAAQAxAPYBXOteRY3lYgttCIAHQArOpRWADuE"
          + "MzhAByoABaJKah0SKggiBDWAMQAZszM1nn4haUlJf7kIdD4UTyxqAlJqRld2bn5NWUVVYN1/hjIQA===";

  @RegisterExtension static final BrowserPage BROWSER = new BrowserPage();

  private static PageDriver page() {
    return BROWSER.page();
  }

  /** The browser's console also reports refusals of the server. */
  @AfterEach
  void theConsoleReportsOnlyRefusals() {
    assertThat(BROWSER.browser().complaints()).allMatch(line -> line.contains("status of 422"));
  }

  private static void importText(String text) {
    page().go("share");
    page().click("#share-typed");
    page().pressWith(Keys.CONTROL, "a");
    page().press(text);
    page().clickButton("Import");
  }

  /** Possible rules are listed first. The puzzle is imported without them if the player agrees. */
  @Test
  void aLinkOfSudokuPadIsPlayed() {
    importText(LINK);
    page().awaitOne("#share-without");
    assertThat(page().text("#share-in-failure"))
        .contains("2 white circles. Without it, it is a different puzzle.");

    page().clickButton("Import without them");
    page().awaitAnnounced("1 puzzle found");
    assertThat(page().text("#share-found")).contains("Left out: 2 white circles.", "Four");
    assertThat(page().has("#share-in-failure")).isFalse();
    page().press(Keys.ENTER);
    page().awaitOne("#" + PageDriver.PLAY);

    Puzzle puzzle = page().puzzle(PageDriver.PLAY);
    assertThat(puzzle.givens()).hasToString("1.....2......4..");
    assertThat(puzzle.mask().region(0)).isEqualTo(puzzle.mask().region(4));
    assertThat(puzzle.mask().region(0)).isNotEqualTo(puzzle.mask().region(5));
  }

  /** The web app has its own messages, without columns or command-line options. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1234~341~2143~4321 | Row 2 has 3 cells; every row needs 4.",
        "1234~3412~2143 | There are 3 rows; a 4 × 4 puzzle needs 4.",
        "11.............. | There are two 1s in the same row: r1c1 and r1c2.",
        "1...~....~..x.~.... | “x” in r3c3 is neither a digit nor an empty cell.",
        "1...~....~..7.~.... | 7 in r3c3 is too high for a 4 × 4 puzzle.",
        "1............... 0011001122332223 | Region “3” has 3 cells; every region needs 4.",
        "https://sudokupad.app/abc123 | This short link only names a puzzle",
        "https://sudokupad.app/sclN4IgzgbghgTg | This link is incomplete or was changed.",
        "https://www.example.org/ | Nonomino cannot read links to this site.",
        "{`size`:4,`grid`:[[ | This JSON is incomplete or was changed.",
        "Good morning! | There is only one row here."
      })
  void errorsHaveTheWebAppsOwnMessages(String text, String words) {
    importText(text.replace('~', '\n').replace('`', '"'));
    page().await("it is said", () -> page().has("#share-in-failure"));
    page()
        .await(
            "the words are there", () -> page().text("#share-in-failure").contains(words.strip()));

    assertThat(page().text("#share-in-failure")).doesNotContainPattern("(?i)column|--|Line 1");
    assertThat(page().has("#share-without")).isFalse();
  }
}
