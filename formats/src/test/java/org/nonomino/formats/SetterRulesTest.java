package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.EntryPart;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.PuzzleFormat;

/** Drawings and rules that a setter adds to the constraints, in the formats of other programs. */
class SetterRulesTest {
  private static final String RULE = "Frogs leap along each green line.";

  private static final String PUZZLE =
      """
      {"size":4,"puzzle":"1...............","regions":"1122112233443344",
      "constraints":[{"kind":"cage","cells":["r1c1","r1c2"],"sum":5}],
      "left":["\\"Frogs leap along each green line.\\""],
      "drawings":[
      {"kind":"line","points":[[2.5,0.5],[2.5,3.5]],"colour":"#3fa34d","width":0.25},
      {"kind":"arrow","points":[[3.5,0.5],[3.5,2.5]],"colour":"#e0403a","width":0.0625,"head":0.3,"above":true}]}
      """
          .replace("\n", "");

  static List<PuzzleFormat> formats() {
    return List.of(LinkFormat.SUDOKUPAD, LinkFormat.FPUZZLES_LINK);
  }

  private static PuzzleEntry read(String text) {
    return JsonReading.entry(JsonReading.puzzleTexts(JsonReading.FORMATS, text, true).get(0));
  }

  /** The rules follow those of the constraints, and the puzzle remains partly read. */
  @ParameterizedTest
  @MethodSource("formats")
  void rulesThatAreNotUnderstoodArePublished(PuzzleFormat format) {
    PuzzleEntry entry = read(PUZZLE);
    assertThat(entry.text(EntryPart.RULES)).isEmpty();
    PuzzleEntry back = read(format.text(entry));
    assertThat(back.text(EntryPart.RULES).orElseThrow())
        .startsWith("Normal")
        .contains("cage")
        .endsWith("\n" + RULE);
    assertThat(back.text(EntryPart.LEFT).orElseThrow()).startsWith("\"" + RULE + "\"");
    assertThat(back.puzzle().rules().constraints())
        .extracting(Constraint::kind)
        .containsExactly(ConstraintKind.KILLER_CAGE);
  }

  /**
   * SudokuPad only draws the cage of an f-puzzles link, and the words of the setter do not explain
   * it.
   */
  @Test
  void constraintsThatNoWordsExplainStay() {
    PuzzleEntry entry = read(PUZZLE).withText(EntryPart.RULES, RULE);
    String written = LinkFormat.SUDOKUPAD.text(entry);

    assertThat(read(written)).isEqualTo(entry);
    assertThat(JsonReading.problem(written))
        .contains("this part of the puzzle is not understood: \"" + RULE + "\"");
  }

  /** SudokuPad has all drawings with their layers. */
  @ParameterizedTest
  @MethodSource("formats")
  void drawingsAreKeptOrNamedAsLost(PuzzleFormat format) {
    PuzzleEntry entry = read(PUZZLE);
    PuzzleEntry back = read(format.text(entry));
    if (!format.losses(entry).contains(EntryPart.DRAWINGS)) {
      assertThat(back.drawings().items()).containsAll(entry.drawings().items());
    }
    assertThat(format.losses(entry).contains(EntryPart.DRAWINGS))
        .isEqualTo(format.equals(LinkFormat.FPUZZLES_LINK));
  }
}
