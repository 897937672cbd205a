package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as public data sets and other programs write them. */
final class DataSetTest {
  private static final String CELLS =
      "..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..";
  private static final String ZEROS = CELLS.replace('.', '0');
  private static final String SOLUTION =
      "864371259325849761971265843436192587198657432257483916689734125713528694542916378";
  private static final String READ = CELLS + " = " + SOLUTION;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puzzle,solution\nP,S\n",
        "unsolved,solved\nP,S\n",
        "quizzes,solutions\r\nP,S\r\n",
        "source,question,answer,rating\npuzzles0_kaggle,P,S,0\n",
        "rating\tsolution\tpuzzle\n1.2\tS\tP\n",
        "board;answer\nP;S\n",
        ",quizzes,solutions\n0,P,S\n",
        "\"puzzle\",\"solution\",\"clues\"\n\"P\",\"S\",\"33\"\n",
        "P,S\n",
        "S,P\n",
        "P;S\r\n",
      })
  void readsTheColumnsOfDataSets(String text) {
    String table = text.replace("P", ZEROS).replace("S", SOLUTION);

    assertThat(FormatTexts.readings(table)).containsExactly("csv", READ);
  }

  @Test
  void columnsWithoutNamesAreTheLabel() {
    assertThat(
            FormatTexts.readings(
                "0000183b305c P  1.2\r\n  0000183b305d P 2.0\n".replace("P", ZEROS)))
        .containsExactly("csv", CELLS + " 0000183b305c 1.2", CELLS + " 0000183b305d 2.0");
    assertThat(FormatTexts.readings("easy,1......2.3....4.,0010110122332233,7\n"))
        .containsExactly("csv", "1......2.3....4. 0010110122332233 easy 7");
  }

  /** The output of qqwing 1.3.4 with --csv --stats --solution. */
  @Test
  void recordsMayEndWithASeparator() {
    String record = ZEROS.replace('0', '.') + "," + SOLUTION + ",33,Easy,\n";

    assertThat(FormatTexts.readings("Puzzle,Solution,Givens,Difficulty\n" + record + record))
        .containsExactly("csv", READ, READ);
  }

  @Test
  void aLineThatBeginsWithAPuzzleIsNoTable() {
    assertThat(FormatTexts.readings(CELLS + " hard, 1.2\n"))
        .containsExactly("line", CELLS + " hard, 1.2");
    assertThat(FormatTexts.readings(CELLS + "\t" + SOLUTION + "\n")).containsExactly("line", READ);
  }

  @Test
  void aTitleIsNoHeader() {
    assertThat(FormatTexts.readings("Sudoku; easy\n1...\n...2\n.3..\n....\n"))
        .containsExactly("grid", "1......2.3......");
  }
}
