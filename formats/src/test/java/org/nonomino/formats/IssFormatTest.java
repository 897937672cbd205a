package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.ConstraintNotation;

/** The constraint strings are written after the help of Interactive Sudoku Solver. */
final class IssFormatTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ".Thermo~R1C1~R2C2~R3C3 | thermometer: r1c1-r3c3",
        ".Whisper~R1C1~R1C2 | whispers 5: r1c1 r1c2",
        ".Whisper~4~R1C1~R1C2 | whispers 4: r1c1 r1c2",
        ".Renban~R1C1~R1C2 | renban: r1c1 r1c2",
        ".Modular~4~R1C1~R1C2~R1C3~R1C4 | modular line 4: r1c1-r1c4",
        ".Entropic~R1C1~R1C2~R1C3 | entropic line: r1c1-r1c3",
        ".RegionSumLine~R1C3~R1C4 | region sum line: r1c3 r1c4",
        ".Between~R1C1~R1C2~R1C3 | between line: r1c1-r1c3",
        ".CountingCircles~R1C1~R5C5~R9C1 | counting circles: r1c1 r5c5 r9c1",
        ".SumLine~12~R1C1~R1C2~R1C3 | ten-line 12: r1c1-r1c3",
        ".Lockout~4~R1C1~R1C2~R1C3 | lockout line: r1c1-r1c3",
        ".Palindrome~R1C1~R1C2~R1C3 | palindrome: r1c1-r1c3",
        ".Zipper~R1C1~R1C2~R1C3 | zipper line: r1c1-r1c3",
        ".DoubleArrow~R1C1~R1C2~R1C3 | double arrow: r1c1-r1c3",
        ".Arrow~R1C1~R1C2~R1C3 | arrow: r1c1 = r1c2 r1c3",
        ".PillArrow~2~R1C2~R1C1~R2C1~R3C1 | arrow: r1c1 r1c2 = r2c1 r3c1",
        ".Cage~12~R1C1~R2C1 | cage 12: r1c1 r2c1",
        ".Cage~~R1C1~R2C1 | cage: r1c1 r2c1",
        ".Cage~0~R1C1~R2C1 | cage: r1c1 r2c1",
        ".Sum~12~R1C1~R5C5 | repeat cage 12: r1c1 r5c5",
        ".AllDifferent~R1C1~R5C5 | extra region: r1c1 r5c5",
        ".LittleKiller~20~R3C1 | little killer 20: down-right from left of r2c1",
        ".LittleKiller~20~R1C4 | little killer 20: down-left from above r1c5",
        ".LittleKiller~20~R4C9 | little killer 20: up-left from right of r5c9",
        ".LittleKiller~20~R9C5 | little killer 20: up-right from below r9c4",
        ".XSum~R1~20~14 | x-sum 20: left of row 1; x-sum 14: right of row 1",
        ".Skyscraper~C2~~3 | skyscraper 3: below column 2",
        ".NumberedRoom~C2~3~ | numbered room 3: above column 2",
        ".Sandwich~20~R4 | sandwich 20: row 4",
        ".Sandwich~0~C4 | sandwich 0: column 4",
        ".Quad~R1C1~1~2~2 | quadruple 1 2 2: r1c1 r2c2",
        ".WhiteDot~R1C1~R1C2~R2C2 | white dot: r1c1 r1c2; white dot: r1c2 r2c2",
        ".BlackDot~R1C1~R1C2 | black dot: r1c1 r1c2",
        ".X~R1C1~R1C2 | x: r1c1 r1c2",
        ".V~R1C1~R1C2 | v: r1c1 r1c2",
        ".GreaterThan~R1C2~R1C1 | greater: r1c2 > r1c1",
        ".Diagonal~1 | rising diagonal",
        ".Diagonal~1.Diagonal~-1 | diagonals",
        ".AntiKnight.AntiKing | anti-knight; anti-king",
        ".AntiConsecutive | non-consecutive",
        ".AntiTaxicab.GlobalEntropy.DutchFlatmates | anti-taxicab; global entropy; dutch flatmates",
        ".StrictKropki | all black dots; non-consecutive",
        ".StrictXV | all xv",
        ".DisjointSets | disjoint groups",
        ".Windoku | windows",
        ".SameValues~3~R1C1~R5C5~R9C9 | clone: r1c1 = r5c5; clone: r5c5 = r9c9",
        ".Indexing~C~R1C1 | column indexer: r1c1",
        ".Indexing~R~R1C1~R1C2 | row indexer: r1c1 r1c2",
        ".~R1C1_4_5 | candidates 4 5: r1c1",
        ".And.Cage~12~R1C1~R2C1.End.SearchPriority~3~R1C1 | cage 12: r1c1 r2c1",
      })
  void readsTheKindsThatNonominoHas(String text, String constraints) {
    List<PuzzleEntry> entries = FormatTexts.found(text);

    assertThat(entries).hasSize(1);
    assertThat(ConstraintNotation.line(entries.get(0).puzzle().rules())).isEqualTo(constraints);
    assertThat(FormatTexts.readings(text)).startsWith("iss");
  }

  @Test
  void intersectsGivens() {
    PuzzleEntry entry =
        FormatTexts.found(".Shape~16x16.~RgCg_16~R1Ca_4.~R2C2_4_5~R2C2_5_6 my label").get(0);

    assertThat(entry.puzzle().size()).isEqualTo(16);
    assertThat(entry.puzzle().givens().digit(255)).isEqualTo(16);
    assertThat(entry.puzzle().givens().digit(9)).isEqualTo(4);
    assertThat(entry.puzzle().givens().digit(17)).isEqualTo(5);
    assertThat(entry.puzzle().rules().constraints()).isEmpty();
    assertThat(entry.text(EntryPart.LABEL)).contains("my label");
  }

  @Test
  void readsRegions() {
    assertThat(FormatTexts.readings(".Shape~4x4.Jigsaw~aaabccabdcbbddcd.NoBoxes"))
        .as("regions instead of boxes")
        .containsExactly("iss", "................ 0001220132113323");
    assertThat(FormatTexts.readings(".Shape~4x4.NoBoxes"))
        .as("only rows and columns")
        .containsExactly("iss", "................ 0000111122223333");
    assertThat(FormatTexts.readings(".Shape~4x4.Jigsaw~0123012301230123"))
        .as("regions as well as boxes")
        .containsExactly(
            "iss",
            "................ +extra-region:r1c1-r4c1;extra-region:r1c2-r4c2;"
                + "extra-region:r1c3-r4c3;extra-region:r1c4-r4c4");
    assertThat(FormatTexts.readings(".Shape~3x3.Jigsaw~aabcabccb"))
        .as("a size without boxes")
        .containsExactly("iss", "......... 001201221");
  }

  @Test
  void linesBelongTogetherIfEachHasOneConstraint() {
    assertThat(FormatTexts.found(".Shape~4x4\n.~R1C1_4\n\n.AntiKnight\r\n.Cage~3~R1C1~R1C2\r\n"))
        .hasSize(2);
    assertThat(FormatTexts.found(".Shape~4x4.~R1C1_4\n.Shape~4x4.~R1C1_3\n")).hasSize(2);
    assertThat(FormatTexts.found("  .Shape~4x4.~R1C1\n_4~R1C2_3\n")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".CountDistinct~R1C1~R2C2 | count distinct",
        ".Or.Cage~5~R1C1~R1C2.Cage~6~R1C1~R1C2.End.AntiKnight | or",
        ".Pair~abc~x~R1C1~R1C2 | pair",
        ".SameValues~2~R1C1~R1C2~R2C1~R3C1 | same values",
        ".Sum~3_=_1_-1~R1C1~R1C2 | sum",
      })
  void refusesOtherKindsByName(String row) {
    String[] parts = row.split(" \\| ", -1);

    assertThat(FormatTexts.readings(parts[0]))
        .containsExactly(
            "iss", "the puzzle has constraints that Nonomino does not support: " + parts[1]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".~R1C1_10 | the given 'R1C1_10': '10' is not a digit of 1 to 9",
        ".~R1CA_1 | the given 'R1CA_1' does not name a cell",
        ".~R1C1_1.~R1C1_2 | no digit is left for r1c1",
        ".Shape~9x9~0-8.~R1C1_1 | the grid '9x9~0-8' is not n×n cells with the digits 1 to n",
        ".Cage~x~R1C1~R1C2 | constraint 1 (Cage): 'x' is not a number",
        ".Cage~100~R1C1~R1C2 | constraint 1 (Cage): the sum 100 is not in 3..17, the sums of 2"
            + " different digits",
        ".Thermo~R1C1~R9C9 | constraint 1 (Thermo): the line jumps from r1c1 to r9c9, which do not touch",
        ".Sandwich~3 | constraint 1 (Sandwich) has too few arguments",
        ".Shape~4x4.NoBoxes.Jigsaw~001 | the regions have 3 cells, expected 16",
        ".BlackDot~R1C1~R3C3 | constraint 1 (BlackDot) has no two neighbours",
      })
  void saysWhatIsWrong(String row) {
    String[] parts = row.split(" \\| ", -1);

    assertThat(FormatTexts.readings(parts[0])).containsExactly("iss", parts[1]);
  }

  @Test
  void isOnlyRead() {
    PuzzleEntry entry = FormatTexts.found(".~R1C1_1").get(0);

    assertThat(IssFormat.ISS.isWritten()).isFalse();
    assertThat(IssFormat.ISS.refusal(entry))
        .contains("iss is only read. Use grid, json or fpuzzles instead.");
  }
}
