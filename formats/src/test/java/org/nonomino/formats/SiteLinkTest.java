package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SiteLinkTest {
  private static final String CELLS =
      "7.5.6.......5..937...2...5.....1......36795........496...85..6.5..1927.4...7362..";
  private static final String ZEROS = CELLS.replace('.', '0');

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://www.sudokuwiki.org/sudoku.htm?bd=",
        "www.sudokuwiki.org/sudoku.htm?bd=",
        "https://sudokuexchange.com/play/?s=",
        "https://sudokuexchange.com/play/?d=3&p=12&s=",
        "https://lisudoku.xyz/solver?import=",
        "https://example.org/solve?puzzle=",
        "https://example.org/solve?p=",
        "https://example.org/#",
        "https://example.org/#/play?level=3&grid=",
        "https://sudoku.coach/en/solver/",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=",
      })
  void readsDigitsInAnAddress(String start) {
    for (String cells : List.of(CELLS, ZEROS, ZEROS.replace('0', 'x'))) {
      if (!start.endsWith("?p=") || !cells.contains("x")) {
        assertThat(FormatTexts.readings(start + cells + "\r\n" + start + cells + " second\n"))
            .as(start + cells)
            .endsWith(CELLS, CELLS + " second");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://puzz.link/p?sudoku/4/4/g1k23k3g,.1.....23.....3.",
    "https://puzz.link/p?sudoku/4/4/g1k.3k3g,.1......3.....3.",
    "puzz.link/p?sudoku/4/4/g1k23k3g,.1.....23.....3.",
    "https://pzprxs.vercel.app/p?sudoku/6/6/z6n1l,....................6........1......",
    "http://pzv.jp/p.html?sudoku/4/4/v,................",
    "https://puzz.link/p?sudoku/16/16/-10fzzzzzzzzzzzzt,GF..",
  })
  void readsTheSudokuOfPzpr(String link, String cells) {
    assertThat(FormatTexts.readings(link).get(1)).startsWith(cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://puzz.link/p?nurikabe/4/4/g1k23k3g"
            + " | this is a link to a puzzle of the type 'nurikabe'",
        "https://puzz.link/p?sudoku/4/4/g1k2 | the link has 8 cells for a grid of 4 rows and 4"
            + " columns",
        "https://puzz.link/p?sudoku/5/4/g1k23k3g | the link has 16 cells for a grid of 4 rows and 5"
            + " columns",
        "https://puzz.link/p?sudoku/4/4/g1k2!k3g | '!' is not a part of the cells of a link",
        "https://www.sudokuwiki.org/jigsaw.htm?bd=1...............  | the link leads to a page for"
            + " a variant (jigsaw), and holds only the digits of the puzzle",
        "https://example.org/?id=1234 | this link leads to a site that Nonomino does not support",
        "https://example.org/?bd=5............... | this link leads to a site that Nonomino does"
            + " not support",
      })
  void refusesOthers(String row) {
    String[] parts = row.split(" \\| ", -1);

    assertThat(FormatTexts.readings(parts[0])).containsExactly("sudokupad", parts[1]);
  }

  @Test
  void readsTheSolutionBesideThePuzzle() {
    assertThat(
            FormatTexts.readings(
                "https://example.org/?solution=1234341221434321&puzzle=1234000000000000"))
        .containsExactly("sudokupad", "1234............ = 1234341221434321");
  }

  @Test
  void readsTheRegionsBesideThePuzzle() {
    assertThat(
            FormatTexts.readings(
                "https://example.org/jigsaw?regions=0010110122332233&puzzle=1230000000000000"))
        .containsExactly("sudokupad", "123............. 0010110122332233");
  }

  @Test
  void readsTheStringOfInteractiveSudokuSolver() {
    String site = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
    String read = "1............... +cage-5:r2c1,r2c2";

    assertThat(FormatTexts.readings(site + ".Shape~4x4.~R1C1_1.Cage~5~R2C1~R2C2"))
        .containsExactly("sudokupad", read);
    assertThat(FormatTexts.readings(site + "%2EShape~4x4.%7ER1C1_1.Cage~5~R2C1~R2C2&a=b"))
        .containsExactly("sudokupad", read);
  }

  @Test
  void readsTheJsonOfKnownSitesElsewhere() {
    String json = FPuzzlesFormat.FPUZZLES.write(FormatTexts.found("1......2.3....4.").get(0));
    String base64 = LzString.compressToBase64(json);

    for (String link :
        List.of(
            "https://sudocle.michel-kraemer.com/fpuzzles" + base64,
            "https://sudocle.michel-kraemer.com/?fpuzzles=" + base64,
            "https://example.org/?puzzleid=fpuzzles" + base64 + "&x=1",
            "https://example.org/#load=" + base64)) {
      assertThat(FormatTexts.readings(link).get(1)).as(link).isEqualTo("1......2.3....4.");
    }
  }
}
