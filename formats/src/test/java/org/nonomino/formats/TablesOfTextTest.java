package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables in HTML, Markdown and LaTeX, killers with letters, and lines of Sudoku Susser. */
final class TablesOfTextTest {
  private static final String CELLS = "1......2.3....4.";
  private static final String LATEX =
      "\\begin{sudoku}\n|1| | | |.\n| | | |2|.\n| |3| | |.\n| | |4| |.\n\\end{sudoku}\n";
  private static final String BOX =
      "<td><table><tr><td>%s<td>%s</tr><tr><td>%s<td>%s</tr></table></td>";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<table><tr><td>1</td><td></td><td></td><td></td></tr>ROWS</table>",
        "<!DOCTYPE html>\r\n<html><body>\r\n<TABLE class=\"a>b\">\r\n<TR><TD><b>1</b><TD>&nbsp;<TD><TD>\r\nROWS</TABLE>",
        "  <div><!-- <table> --><table><tr><td><input type='text' value='1'/><td><td><td></tr>ROWS",
        "<table><tr><th></th><th>1</th><th>2</th><th>3</th><th>4</th></tr><tr><th>A<td>1<td><td><td>"
            + "<tr><th>B<td><td><td><td>2<tr><th>C<td><td>3<td><td><tr><th>D<td><td><td>4<td></table>",
      })
  void readsTablesOfHtml(String html) {
    String rows =
        "<tr><td></td><td></td><td></td><td>2</td></tr>\n<tr><td>.</td><td>3</td><td>0</td><td></td>"
            + "</tr><tr><td></td><td></td><td>4</td><td></td></tr>";

    assertThat(FormatTexts.readings(html.replace("ROWS", rows))).containsExactly("html", CELLS);
  }

  @Test
  void boxesMayBeTables() {
    String html =
        "<table><tr>"
            + BOX.formatted("1", "", "", "")
            + BOX.formatted("", "", "", "2")
            + "</tr><tr>"
            + BOX.formatted("", "3", "", "")
            + BOX.formatted("", "", "4", "")
            + "</tr></table>\n";

    assertThat(FormatTexts.readings(html + html)).containsExactly("html", CELLS, CELLS);
  }

  @Test
  void saysWhatIsWrongInHtml() {
    assertThat(FormatTexts.readings("<table></table>"))
        .containsExactly("html", "there is no table of n rows with n cells");
    assertThat(FormatTexts.readings("<table><tr><td>1<td>2<tr><td>2</table>"))
        .containsExactly("html", "the table has 2 rows, but row 2 has 1 cell");
    assertThat(
            FormatTexts.readings(
                "<table><tr><td>1<td>q<td><td>" + "<tr><td><td><td><td>".repeat(3)))
        .containsExactly("html", "'q' is neither a digit nor a blank");
    assertThat(FormatTexts.readings("<table>\n" + "<tr><td>1\n".repeat(200_000)))
        .containsExactly("html", "the HTML is longer than 1048576 characters");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "|1| | | |\n|---|---|---|---|\n| | | |2|\n| |3| | |\n| | |4| |\n",
        "| 1 |   |   |   |\r\n|:-:|:--|--:|---|\r\n|   |   |   | **2** |\r\n|   | 3 |   |   |\r\n|   |   | 4 |   |",
        "  |   | A | B | C | D |\n  |---|---|---|---|---|\n  | 1 | 1 | | | |\n  | 2 | | | | 2 |\n"
            + "  | 3 | | 3 | | |\n  | 4 | | | 4 | |",
        "|1|.|.|.|\n|-|-|-|-|\n|.|.|.|2|\n|.|3|.|.|\n|.|.|4|.|\n",
      })
  void readsTablesOfMarkdown(String text) {
    assertThat(FormatTexts.readings(text)).containsExactly("markdown", CELLS);
    assertThat(FormatTexts.readings(text + "\n\n" + text))
        .containsExactly("markdown", CELLS, CELLS);
  }

  @Test
  void picturesWithBarsAreNoMarkdown() {
    assertThat(FormatTexts.readings("|1 .|. .|\n|. .|. 2|\n|---|---|\n|. 3|. .|\n|. .|4 .|\n"))
        .containsExactly("grid", CELLS);
  }

  @Test
  void readsEnvironmentsOfLatex() {
    String document = "\\documentclass{article}\n% a | comment\n\\begin{document}\n";

    assertThat(FormatTexts.readings(LATEX)).containsExactly("latex", CELLS);
    assertThat(
            FormatTexts.readings(
                document
                    + LATEX.replace("\n", " % x\r\n  ")
                    + "Text\n"
                    + LATEX.replace("sudoku", "sudoku-block")))
        .containsExactly("latex", CELLS, CELLS);
    assertThat(FormatTexts.readings("\\begin{sudoku}\n\\end{sudoku}\n"))
        .containsExactly("latex", "there is no table of n rows with n cells");
  }

  @Test
  void readsCagesBesideTheRows() {
    String rows = "1... aabb\n...2 acbb\n.3.. ccdd\n..4. eed.\n";
    String cages =
        " +cage%s:r1c1,r1c2,r2c1;cage%s:r1c3,r1c4,r2c3,r2c4;cage%s:r2c2,r3c1,r3c2;"
            + "cage%s:r3c3,r3c4,r4c3;cage%s:r4c1,r4c2";

    assertThat(FormatTexts.readings(rows + "\n" + rows.replace("\n", "\r\n")))
        .containsExactly(
            "cage-letters",
            CELLS + cages.formatted("", "", "", "", ""),
            CELLS + cages.formatted("", "", "", "", ""));
    assertThat(FormatTexts.readings(rows + "a=6 b=10, c=9\n\nd: 8 e = 5\n"))
        .containsExactly("cage-letters", CELLS + cages.formatted("-6", "-10", "-9", "-8", "-5"));
    assertThat(FormatTexts.readings("1... aaba\n...2 bbba\n.3.. ccdd\n..4. ccdd\n"))
        .containsExactly("cage-letters", CELLS + " 0010111022332233");
    assertThat(FormatTexts.readings(rows + "z=6"))
        .containsExactly("cage-letters", "there is no cage 'z'");
    assertThat(FormatTexts.readings(rows + "a=99"))
        .containsExactly(
            "cage-letters", "cage 'a': the sum 99 is not in 6..9, the sums of 3 different digits");
  }

  @Test
  void readsLinesOfSusser() {
    String blank = ".".repeat(80);

    assertThat(FormatTexts.readings(blank + "+1\n" + blank + "+2 511,512\n"))
        .containsExactly("hodoku", ".".repeat(81), ".".repeat(81));
    assertThat(FormatTexts.found(blank + "+2 511,512").get(0).progress().centreMarks(0))
        .isEqualTo(0b111101111);
    assertThat(FormatTexts.found(blank + "+2").get(0).progress().grid().digit(80)).isEqualTo(2);
  }
}
