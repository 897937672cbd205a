package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class FPuzzlesFieldsTest {
  private static final String ROWS = "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]";
  private static final String EMPTY = "'size':4,'grid':[[{},{},{},{}]," + ROWS + "]";

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  @Test
  void namesInAnotherCaseAreReadAlike() {
    assertThat(
            FormatTexts.readings(
                json(
                    "{'Size':4,'GRID':[[{'Value':1,'Given':true},{},{},{}],"
                        + ROWS
                        + "],'KillerCage':[{'Cells':['R1C1','R1C2'],'VALUE':'5'}]}")))
        .containsExactly("fpuzzles", "1............... +cage-5:r1c1,r1c2");
  }

  @Test
  void unknownFieldsAreSaid() {
    assertThat(
            FormatTexts.readings(
                json(
                    "{'size':4,'grid':[[{'wert':1},{'wert':2},{'Value':2,'value':1},{}],"
                        + ROWS
                        + "],'killercage':[{'cells':['R1C1','R1C2'],'value':'5','sum':7,"
                        + "'outlineC':'#fff','note':''}]}")))
        .containsExactly(
            "fpuzzles",
            "................ +cage-5:r1c1,r1c2",
            "fields that are not known are left out: 'wert' of r1c1, 'Value' of r1c3, 'sum' of"
                + " killercage 1");
  }

  /** A circle that was drawn without its line, as in 2 of 146 public links. */
  @Test
  void aLineThatWasNotDrawnIsLeftOut() {
    assertThat(
            FormatTexts.readings(
                json("{"
                        + EMPTY
                        + ",'arrow':[{'cells':['R1C1'],'lines':[]},"
                        + "{'cells':['R2C1'],'lines':[['R2C1','R2C2']]}],"
                        + "'thermometer':[{'lines':[]}],'solution':['.','.',1]}")
                    .replace("[\".\",\".\",1]", "[\".\"" + ",\".\"".repeat(15) + "]")))
        .containsExactly(
            "fpuzzles",
            "................ +arrow:r2c1=r2c2",
            "arrow 1 has no line, so it is left out",
            "thermometer 1 has no line, so it is left out");
  }
}
