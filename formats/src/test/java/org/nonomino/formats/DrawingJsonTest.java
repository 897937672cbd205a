package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Drawings;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Fog;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.drawing.Colour;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Drawing.Layer;
import org.nonomino.core.drawing.Point;
import org.nonomino.text.PuzzleFormat;

/** Drawings, and what is not understood, in our JSON. */
final class DrawingJsonTest {
  private static final String EMPTY =
      "{\"size\":4,\"puzzle\":\"................\",\"regions\":\"1122112233443344\"";

  private static String with(String fields) {
    return EMPTY + "," + fields.replace('\'', '"') + "}";
  }

  private static PuzzleEntry readBack(PuzzleEntry entry, PuzzleFormat format) {
    return JsonReading.entry(
        JsonReading.puzzleTexts(List.of(format), format.write(entry), false).get(0));
  }

  @Test
  void eachFieldComesBack() {
    Point place = new Point(-0.25, 4.3328125);
    Colour pale = new Colour(1, 2, 255, 128);
    Drawings drawings =
        Drawings.of(
            List.of(
                new Drawing.Line(List.of(place, new Point(1, 2)), pale, 1 / 3.0, Layer.ABOVE),
                new Drawing.Arrow(
                    List.of(place, new Point(0, 0)), Colour.BLACK, 0.1, 0.3, Layer.BELOW),
                new Drawing.Shape(
                    true,
                    place,
                    0.5,
                    0.25,
                    -45,
                    pale,
                    0.02,
                    Colour.NONE,
                    "a\nb",
                    0.4,
                    pale,
                    Layer.ABOVE),
                new Drawing.Cage(List.of(new Point(0, 0)), "", false, true, "dashed", pale)));
    PuzzleEntry entry = PuzzleEntry.of(RegionMask.boxes(2, 2)).withDrawings(drawings);

    for (PuzzleFormat format : List.of(JsonFormat.JSON, PageLinkFormat.PAGE_LINK)) {
      assertThat(readBack(entry, format)).isEqualTo(entry);
    }
  }

  @Test
  void whatEarlierVersionsWroteIsRead() {
    String earlier =
        with(
            "'drawings':{'line':[{'lines':[['R1C1','R1C2']],'outlineC':'#00ff00','width':0.4}],"
                + "'cells':{'r2c1':{'c':'#ff0000'}}}");

    assertThat(JsonReading.entries(earlier).get(0).drawings())
        .isEqualTo(
            Drawings.of(
                List.of(
                    new Drawing.Shape(
                        false,
                        new Point(1.5, 0.5),
                        1,
                        1,
                        0,
                        Colour.NONE,
                        0.03125,
                        new Colour(255, 0, 0, 255),
                        "",
                        0,
                        Colour.BLACK,
                        Layer.BELOW),
                    new Drawing.Line(
                        List.of(new Point(0.5, 0.5), new Point(0.5, 1.5)),
                        new Colour(0, 255, 0, 255),
                        0.2,
                        Layer.BELOW))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "7 | the field 'drawings' is 7, expected a list",
        "[7] | a drawing is 7, expected an object",
        "[{}] | the field 'kind'",
        "[{\"kind\":\"blob\"}] | the field 'kind' is 'blob', expected one of line, arrow",
        "[{\"kind\":\"line\"}] | the field 'points'",
        "[{\"kind\":\"arrow\",\"points\":[[1,1]]}] | the field 'points'",
        "[{\"kind\":\"line\",\"points\":[[1]]}] | a place in 'points' is a list, expected a row",
        "[{\"kind\":\"line\",\"points\":[[1,1e9]]}] | a place in 'points'",
        "[{\"kind\":\"ellipse\",\"centre\":[1,1],\"width\":\"x\"}] | the field 'width' is 'x'",
        "[{\"kind\":\"ellipse\",\"centre\":[1,1],\"fill\":\"red\"}] | the field 'fill' is 'red'",
        "[{\"kind\":\"ellipse\",\"centre\":[1,1],\"above\":1}] | the field 'above' is 1",
        "[{\"kind\":\"ellipse\",\"centre\":[1,1],\"shows\":[\"x\"]}] | a kind in 'shows' is 'x'",
        "[{\"kind\":\"ellipse\"}] | a place in 'centre'"
      })
  void mistakesAreNamed(String drawings, String message) {
    assertThat(JsonReading.problem(with("'drawings':").replace("}", "") + drawings + "}"))
        .contains(message);
  }

  @Test
  void tooManyDrawingsAreRefused() {
    String item = "{'kind':'line','points':[[1,1]]},";
    String lines = "{'lines':[['R1C1','R1C2']]},";

    assertThat(JsonReading.problem(with("'drawings':[" + item.repeat(10_001) + "{}]")))
        .contains("the puzzle has 10002 drawings. At most 10000 can be read.");
    assertThat(JsonReading.problem(with("'drawings':{'line':[" + lines.repeat(10_001) + "{}]}")))
        .contains("the puzzle has 10001 drawings.");
  }

  @Test
  void fogAndTheMessageComeBack() {
    Fog fog =
        new Fog(
            List.of(0, 5),
            List.of(
                new Fog.Trigger(List.of(1, 2), false, List.of(15)),
                new Fog.Trigger(List.of(3), true, List.of())));
    PuzzleEntry entry =
        PuzzleEntry.of(RegionMask.boxes(2, 2))
            .withFog(fog)
            .withText(EntryPart.MESSAGE, "Well done!");

    for (PuzzleFormat format :
        List.of(
            JsonFormat.JSON,
            LinkFormat.SUDOKUPAD,
            PageLinkFormat.PAGE_LINK,
            FPuzzlesFormat.FPUZZLES,
            LinkFormat.FPUZZLES_LINK)) {
      assertThat(readBack(entry, format)).isEqualTo(entry);
      assertThat(format.losses(entry)).isEmpty();
    }
    assertThat(JsonReading.problem(with("'fog':{'lights':['r5c1']}")))
        .contains("a cell of the fog is 'r5c1', expected the name of a cell");
    assertThat(JsonReading.problem(with("'fog':{'triggers':[{'cells':[]}]}")))
        .contains("a trigger is an object, expected one with cells");
  }

  @Test
  void whatIsNotUnderstoodIsRefusedUnlessItIsIgnored() {
    String text = with("'left':['Sinks are odd.','2 green lines']");
    PuzzleEntry entry =
        JsonReading.entry(JsonReading.puzzleTexts(JsonReading.FORMATS, text, true).get(0));

    assertThat(JsonReading.problem(text)).contains("Sinks are odd.; 2 green lines");
    assertThat(entry.text(EntryPart.LEFT)).contains("Sinks are odd.\n2 green lines");
    assertThat(JsonFormat.JSON.write(entry)).contains("\"left\":[\"Sinks are odd.\"");
    assertThat(JsonReading.problem(with("'left':7"))).contains("the field 'left' is 7");
    assertThat(JsonReading.problem(with("'left':[[]]"))).contains("expected a list of strings");
  }
}
