package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Fog;
import org.nonomino.core.Fog.Trigger;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.PuzzleAssembler;

/** The ways in which other programs state fog. */
final class FogFieldsTest {
  private static final String RULES = "'Normal sudoku rules apply. The grid is covered in fog.'";

  private static String sudokuPad(String fields) {
    return ("{'cells':[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
            + "'regions':[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],"
            + "[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],'metadata':{'rules':"
            + RULES
            + "},"
            + fields
            + "}")
        .replace('\'', '"');
  }

  private static String fPuzzles(String fields) {
    return ("{'size':4,'grid':[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],'ruleset':"
            + RULES
            + ","
            + fields
            + "}")
        .replace('\'', '"');
  }

  private static Fog lit(Integer... cells) {
    return new Fog(List.of(cells), List.of());
  }

  static Stream<Arguments> stated() {
    String effect =
        "'triggereffect':[{'trigger':{'type':'cellvalue','operator':'or','cell':'r1c1r1c2'},"
            + "'effect':{'type':'foglight','cells':'r4c4'}},"
            + "{'trigger':{'type':'timer','cell':'r1c1'},"
            + "'effect':{'type':'foglight','cells':'r4c4'}},"
            + "{'trigger':{'type':'cellvalue','cell':'r1c1'},"
            + "'effect':{'type':'sound','cells':'r4c4'}}]";
    Fog triggered = new Fog(List.of(), List.of(new Trigger(List.of(0, 1), true, List.of(15))));
    return Stream.of(
        Arguments.of(sudokuPad("'foglight':[[0,1],[0,1],[4,0],[-1,0],[1e9,0]]"), lit(1)),
        Arguments.of(sudokuPad("'foglight':[]"), lit()),
        Arguments.of(sudokuPad("'foglight':'r1c1r2c2'"), lit(0, 5)),
        Arguments.of(sudokuPad("'cages':[{'value':'FogLight','cells':[[1,1]]}]"), lit(5)),
        Arguments.of(sudokuPad("'cages':[{'value':'foglight: r1c2r2c1'}]"), lit(1, 4)),
        Arguments.of(sudokuPad("'cages':[{'value':'foglight: r1c2, r9c9,r2c1'}]"), lit(1, 4)),
        Arguments.of(sudokuPad("'cages':[{'value':'foglight: r0c0'}]"), lit()),
        Arguments.of(sudokuPad("'cages':[{'value':'foglight: rundefinedcundefinedr1c1'}]"), lit(0)),
        Arguments.of(sudokuPad(effect), triggered),
        Arguments.of(fPuzzles(effect), triggered),
        Arguments.of(fPuzzles("'foglight':['R1C2','R5C5']"), lit(1)),
        Arguments.of(fPuzzles("'fogofwar':['R1C1']"), lit(0, 1, 4, 5)),
        Arguments.of(fPuzzles("'cage':[{'cells':['R1C2'],'value':'FOGLIGHT'}]"), lit(1)),
        Arguments.of(fPuzzles("'cage':[{'cells':['R1C1'],'value':'FOW'}]"), lit(0, 1, 4, 5)),
        Arguments.of(fPuzzles("'negative':['foglight']"), lit()));
  }

  @ParameterizedTest
  @MethodSource("stated")
  void fogIsReadAsItIsStated(String text, Fog fog) {
    PuzzleEntry entry = JsonReading.entries(text).get(0);

    assertThat(entry.fog()).contains(fog);
    assertThat(entry.drawings().isEmpty()).isTrue();
    assertThat(entry.text(EntryPart.LEFT)).isEmpty();
  }

  /** The letters A and B in cells light the cages with these letters. */
  @Test
  void marksLinkCellsToCages() {
    String cages =
        "'cages':[{'value':'A','cells':[[3,0],[3,1]]},{'value':'B','cells':[[2,3]]},"
            + "{'value':'A','cells':[[3,3]]},{'value':'3','cells':[[1,0],[1,1]]}],";
    String marks =
        "'overlays':[{'center':[0.5,0.5],'text':'A'},{'center':[1.5,3.5],'text':'B'},"
            + "{'center':[2.5,2.5],'text':''}],'underlays':[{'center':[0.5,1.5],'text':'A'}]";
    List<Trigger> triggers =
        List.of(
            new Trigger(List.of(1, 0), false, List.of(12, 13, 15)),
            new Trigger(List.of(7), false, List.of(11)));

    Fog fog = fogOf(sudokuPad(cages + marks + ",'foglight':[[0,0]]"));
    Fog others = fogOf(sudokuPad(cages + marks));

    assertThat(fog).isEqualTo(new Fog(List.of(0), triggers));
    assertThat(others).isEqualTo(new Fog(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14), triggers));
  }

  @Test
  void eachTextOfFPuzzlesIsATrigger() {
    String marks =
        "'text':[{'cells':['R1C1'],'value':'A'},{'cells':['R1C2'],'value':'A'}],"
            + "'cage':[{'cells':['R4C3','R4C4'],'value':'A'}],'foglight':['R2C2']";

    PuzzleEntry entry = JsonReading.entries(fPuzzles(marks)).get(0);

    assertThat(entry.fog())
        .contains(
            new Fog(
                List.of(5),
                List.of(
                    new Trigger(List.of(0), false, List.of(14, 15)),
                    new Trigger(List.of(1), false, List.of(14, 15)))));
    assertThat(entry.drawings().isEmpty()).isTrue();
  }

  /** In a puzzle without fog, letters in cages are unknown sums. */
  @Test
  void marksMayMeanSomethingElse() {
    String marks =
        "'cages':[{'value':'A','cells':[[3,0],[3,1]]}],"
            + "'overlays':[{'center':[0.5,0.5],'text':'A'}]";

    assertThat(JsonReading.problem(sudokuPad(marks).replace("The grid is covered in fog.", "")))
        .contains("1 black cage, 1 black text");
  }

  @Test
  void tooManyTriggersAreRefused() {
    String effect =
        "{'trigger':{'type':'cellvalue','cell':'r1c1'},"
            + "'effect':{'type':'foglight','cells':'r1c1'}},";
    String effects = "'triggereffect':[" + effect.repeat(2001) + "{}]";
    String expected = "the fog has 2001 triggers. At most 2000 can be read.";

    assertThat(JsonReading.problem(sudokuPad(effects))).contains(expected);
    assertThat(JsonReading.problem(fPuzzles(effects))).contains(expected);
  }

  @Test
  void fogThatIsNeverLitIsRemarkedOn() {
    String effect =
        "'triggereffect':[{'trigger':{'type':'cellvalue','cell':'r1c1'},"
            + "'effect':{'type':'foglight','cells':'r9c9'}}]";
    String ours =
        "{'size':4,'puzzle':'"
            + ".".repeat(16)
            + "','fog':{'triggers':[{'cells':['r1c1'],'lights':[]}]}}";

    for (String text : List.of(sudokuPad(effect), fPuzzles(effect), ours.replace('\'', '"'))) {
      List<String> remarks = new ArrayList<>();
      PuzzleAssembler assembler =
          new PuzzleAssembler(Optional.empty()).remarking((place, remark) -> remarks.add(remark));
      JsonReading.entry(FormatTexts.cut(JsonReading.FORMATS, text, assembler).get(0));

      assertThat(remarks)
          .containsExactly("the fog is never lit, because its triggers light no cells");
    }
  }

  @Test
  void fPuzzlesHoldsFog() {
    Fog fog =
        new Fog(
            List.of(0, 5),
            List.of(
                new Trigger(List.of(1, 2), false, List.of(15)),
                new Trigger(List.of(3), true, List.of())));
    PuzzleEntry entry = PuzzleEntry.of(RegionMask.boxes(2, 2)).withFog(fog);

    String text = FPuzzlesFormat.FPUZZLES.text(entry);

    assertThat(text).contains("\"foglight\":[\"R1C1\",\"R2C2\"]");
    assertThat(JsonReading.entries(text).get(0).fog()).isEqualTo(Optional.of(fog));
    assertThat(FPuzzlesFormat.FPUZZLES.losses(entry)).isEmpty();
  }

  private static Fog fogOf(String text) {
    return JsonReading.entries(text).get(0).fog().orElseThrow();
  }
}
