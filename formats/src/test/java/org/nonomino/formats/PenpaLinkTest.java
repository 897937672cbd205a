package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;

/** Links to Penpa+ hold a drawn puzzle; the board here has 4×4 cells and no margin. */
final class PenpaLinkTest {
  private static final int WIDTH = 8;
  private static final int LATTICE = WIDTH * WIDTH;

  /** The thick lines between the four boxes. */
  private static final String BORDERS = borders();

  private static final String CELLS = "[18,1,1,1,5,1,1,1,5,1,1,1,5,1,1,1]";

  private static int centre(int row, int column) {
    return (row + 2) * WIDTH + column + 2;
  }

  private static int corner(int row, int column) {
    return LATTICE + (row + 1) * WIDTH + column + 1;
  }

  private static String borders() {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      lines.append(",\"%d,%d\":2".formatted(corner(2, i), corner(2, i + 1)));
      lines.append(",\"%d,%d\":2".formatted(corner(i, 2), corner(i + 1, 2)));
    }
    return "{" + lines.substring(1) + "}";
  }

  private static String layers(String more) {
    return "{zR:{z_:[]},zE:" + BORDERS + more + "}";
  }

  private static String text(String type, String rules, String layers) {
    List<String> lines = new java.util.ArrayList<>(Collections.nCopies(18, ""));
    lines.set(
        0,
        type + ",4,4,38,0,1,1,190,190,54,54,0,0,0,0,Title: T,Author: A,," + rules + ",OFF,false");
    lines.set(1, "[0,0,0,0]");
    lines.set(3, layers);
    lines.set(5, CELLS);
    return String.join("\n", lines);
  }

  private static String deflated(String text) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
    deflater.finish();
    byte[] bytes = new byte[text.length() + 100];
    int count = deflater.deflate(bytes);
    deflater.end();
    return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes, count));
  }

  private static String link(String text) {
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + deflated(text);
  }

  private static final String GIVENS =
      ",zN:{\"%d\":[\"1\",1,\"1\"],\"%d\":[[0,0,1,0,0,0,0,0,0],1,\"7\"],\"%d\":[\"2\",2,\"5\"]}"
          .formatted(centre(0, 0), centre(3, 3), centre(1, 1));

  @ParameterizedTest
  @ValueSource(strings = {"square", "sudoku"})
  void aPlainPuzzleIsRead(String type) {
    String plain = GIVENS.replaceFirst(",\"" + centre(1, 1) + "\".*", "}");
    PuzzleEntry entry = JsonReading.entries(link(text(type, "", layers(plain)))).get(0);

    assertThat(entry.puzzle().givens()).hasToString("1" + ".".repeat(14) + "3");
    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(2, 2));
    assertThat(entry.label()).isEqualTo("T");
    assertThat(entry.text(EntryPart.AUTHOR)).contains("A");
  }

  @Test
  void solveModeMayHaveAnAnswer() {
    String answer = "[[],[],[],[],[";
    int[] digits = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    for (int cell = 0; cell < digits.length; cell++) {
      answer +=
          (cell == 0 ? "" : ",") + "\"" + centre(cell / 4, cell % 4) + "," + digits[cell] + "\"";
    }
    String link =
        link(text("sudoku", "Normal sudoku rules apply.", layers(""))).replace("m=edit", "m=solve")
            + "&a="
            + deflated(answer + "],[]]");
    PuzzleEntry entry = JsonReading.entries(link).get(0);

    assertThat(entry.solution().map(Grid::toString)).contains("1234341221434321");
    assertThat(entry.puzzle().givens()).isEqualTo(Grid.empty(4));
    assertThat(JsonReading.entries("Solve <" + link + ">!")).containsExactly(entry);
  }

  @Test
  void drawingsAreReadWithTheRules() {
    String rules =
        "Normal sudoku rules apply. Digits along a thermometer increase from the bulb. Digits in a"
            + " cage do not repeat and sum to the small number in its corner.";
    String drawn =
        ",zT:[[%d,%d,%d]],z6:[[%d,%d]],z1:{\"%d\":[\"5\",1]}"
            .formatted(
                centre(0, 0),
                centre(0, 1),
                centre(1, 1),
                centre(3, 0),
                centre(3, 1),
                4 * LATTICE + 4 * centre(3, 0));
    PuzzleEntry entry = JsonReading.entries(link(text("square", rules, layers(drawn)))).get(0);

    assertThat(entry.puzzle().rules().constraints())
        .containsExactlyInAnyOrder(
            new Thermometer(CellList.of(4, 0, 1, 5)),
            new KillerCage(CellList.of(4, 12, 13), OptionalInt.of(5)));
  }

  @Test
  void whatIsNotUnderstoodIsNamed() {
    assertThat(JsonReading.problem(link(text("square", "", layers(GIVENS)))))
        .contains("this part of the puzzle is not understood")
        .contains("text");
    assertThat(
            JsonReading.problem(
                link(
                    text(
                        "square",
                        "Here%2C wolves run.",
                        layers(",zY:{\"%d\":[1,\"star\",1]}".formatted(centre(0, 0)))))))
        .contains("Here, wolves run.");
  }

  @Test
  void otherBoardsAreRefused() {
    assertThat(JsonReading.problem(link(text("tri", "", layers("")))))
        .contains("this link to Penpa has a grid of the type 'tri'");
    assertThat(JsonReading.problem(link(text("square", "", layers("").replace(BORDERS, "{}")))))
        .contains("the link has no regions");
    assertThat(JsonReading.problem(link(text("square", "", layers("")).replace(CELLS, "[18,1,1]"))))
        .contains("no square grid, but a board of 4 rows and 4 columns");
  }

  @Test
  void brokenLinksAreTold() {
    String link = link(text("square", "", layers("")));

    assertThat(JsonReading.problem(link.substring(0, link.length() - 40)))
        .contains("the link to Penpa was cut off, or some of its characters were changed");
    assertThat(JsonReading.problem("https://swaroopg92.github.io/penpa-edit/"))
        .contains("the link holds no puzzle");
    assertThat(JsonReading.problem(link("z".repeat(5_000_000))))
        .contains("the text in the link is longer than 4194304 characters");
  }
}
