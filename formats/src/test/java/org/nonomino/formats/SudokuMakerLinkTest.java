package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;

/** Links to SudokuMaker hold a puzzle with constraints by numbers. */
final class SudokuMakerLinkTest {
  private static final String CELLS =
      "'cells':["
          + String.join(",", Collections.nCopies(81, "{}"))
              .replaceFirst("\\{}", "{'value':5,'given':true}")
          + "]";

  private static final String BOXES =
      "{'type':1,'regions':"
          + List.of(RegionMask.boxes(3, 3).toArray()).stream()
              .map(java.util.Arrays::toString)
              .collect(Collectors.joining())
          + "}";

  private static String json(String cells, String more, String constraints) {
    return ("{'formatVersion':'1.5.0','puzzle':{'name':'N','author':'A',"
            + cells
            + more
            + ",'constraints':[{'type':0},"
            + BOXES
            + constraints
            + "]}}")
        .replace('\'', '"');
  }

  private static String link(String constraints) {
    return linkOf(json(CELLS, "", constraints));
  }

  private static String linkOf(String json) {
    return "https://sudokumaker.app/?puzzle="
        + LzString.compressToBase64(json).replace("/", "-").replace("=", "");
  }

  private static List<Constraint> constraints(String constraints) {
    return JsonReading.entries(link(constraints)).get(0).puzzle().rules().constraints();
  }

  private static CellList cells(int... cells) {
    return CellList.of(9, cells);
  }

  @Test
  void aPlainPuzzleIsRead() {
    PuzzleEntry entry = JsonReading.entries(link("")).get(0);

    assertThat(entry.puzzle().givens()).hasToString("5" + ".".repeat(80));
    assertThat(entry.puzzle().mask()).isEqualTo(RegionMask.boxes(3, 3));
    assertThat(entry.label()).isEqualTo("N");
    assertThat(entry.text(EntryPart.AUTHOR)).contains("A");
    assertThat(JsonReading.entries(json(CELLS, "", ""))).containsExactly(entry);
    assertThat(JsonReading.format(json(CELLS, "", ""))).isEqualTo("maker-json");
  }

  @Test
  void linesAndCagesAreRead() {
    assertThat(
            constraints(
                ",{'type':300,'slow':false,'thermometers':[[0,1,2],[3]]},"
                    + "{'type':301,'cages':[{'cells':[9,10],'value':7},{'cells':[18,19],'value':0}]},"
                    + "{'type':401,'minDifference':4,'lines':[[3,4]]},"
                    + "{'type':406,'groups':[341,682],'lines':[[5,6]]},"
                    + "{'type':408,'bulbsWithArrows':[{'bulbCells':[28,27],'arrows':[[28,29,30]]}]}"))
        .containsExactly(
            new Thermometer(cells(0, 1, 2)),
            new KillerCage(cells(9, 10), OptionalInt.of(7)),
            new KillerCage(cells(18, 19), OptionalInt.empty()),
            new Whispers(cells(3, 4), 4),
            new ParityLine(cells(5, 6)),
            new Arrow(cells(27, 28), cells(29, 30)));
  }

  /** The number of an edge counts edges to the left of cells, then those below them, row by row. */
  @Test
  void placesOfCluesAreNumbers() {
    assertThat(
            constraints(
                ",{'type':200,'negative':[],'clues':[{'value':1,'edge':1},{'value':3,'edge':18}]}"
                        .replace("'edge':18", "'edge':19")
                    + ",{'type':201,'negative':[],'clues':[{'edge':9}]},"
                    + "{'type':202,'negative':[],'clues':[{'value':5,'edge':152}]},"
                    + "{'type':303,'clues':[{'corner':11,'digits':[8,2]}]},"
                    + "{'type':500,'clues':[{'value':27,'outerCell':88,'diagonal':1},"
                    + "{'value':33,'outerCell':2,'diagonal':-1}]},"
                    + "{'type':501,'clues':[{'value':10,'outerCell':1},{'value':12,'outerCell':22}]},"
                    + "{'type':502,'clues':[{'value':20,'outerCell':119},{'outerCell':3}]}"))
        .containsExactly(
            new WhiteDot(cells(0, 1), 1),
            new WhiteDot(cells(9, 10), 3),
            new BlackDot(cells(0, 9), 2),
            new XvSign(cells(79, 80), 5),
            new Quadruple(cells(0, 1, 9, 10), List.of(2, 8)),
            new LittleKiller(new OutsideCell(9, 7, -1), LittleKiller.Direction.UP_RIGHT, 27),
            new LittleKiller(new OutsideCell(9, -1, 1), LittleKiller.Direction.DOWN_RIGHT, 33),
            new Sandwich(9, false, 0, 10),
            new Sandwich(9, true, 1, 12),
            new XSum(new OutsideCell(9, 9, 8), 20));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "{'type':1000,'name':'No pairs','definition':{}} | 'No pairs' in JavaScript",
        "{'type':1000,'definition':{'name':'Wrap'}} | 'Wrap' in JavaScript",
        "{'type':16,'groups':[14,112,896]} | 2×2 groups everywhere",
        "{'type':405,'lines':[[1,2]]} | sequence lines",
        "{'type':777,'name':'What'} | What",
        "{'type':777} | constraints of type 777"
      })
  void unknownConstraintsAreNamed(String constraint, String name) {
    assertThat(JsonReading.problem(link("," + constraint)))
        .contains("constraints that Nonomino does not support: " + name.strip() + ".");
  }

  @Test
  void disabledConstraintsSayNothing() {
    assertThat(constraints(",{'type':1000,'disabled':true,'definition':{}}")).isEmpty();
  }

  @Test
  void otherDigitsAndRowsAreRefused() {
    assertThat(JsonReading.problem(linkOf(json(CELLS, ",'minDigit':0", ""))))
        .contains("support: digits from 0 to 8.");
    assertThat(JsonReading.problem(linkOf(json(CELLS, ",'type':'custom'", ""))))
        .contains("support: rows and columns that may repeat a digit.");
    assertThat(JsonReading.entries(linkOf(json(CELLS, ",'type':'custom'", ",{'type':2003}"))))
        .hasSize(1);
    assertThat(JsonReading.problem(linkOf(json("'cells':[{}]", "", ""))))
        .contains("the grid has 9 rows, 9 columns and 1 cell");
  }

  @Test
  void whatIsOnlyDrawnNeedsASentence() {
    String cosmetics =
        ",{'type':2000,'lines':[[{'x':0.5,'y':0.5},{'x':2.5,'y':0.5}]],"
            + "'style':{'color':'#67f067','thickness':0.15}},"
            + "{'type':2002,'params':[{'type':'ellipse','rx':0.15,'ry':0.15,'fill':'#000000',"
            + "'stroke':'#000000','strokeWidth':0.02}],'symbols':[[4.5,5]]}";
    String rules =
        ",'comment':'Normal sudoku rules apply. Adjacent digits along a green line differ by at least"
            + " 5. Digits separated by a black dot are in a 1:2 ratio.'";

    assertThat(JsonReading.problem(link(cosmetics))).contains("green line").contains("black dot");
    assertThat(
            JsonReading.entries(linkOf(json(CELLS, rules, cosmetics)))
                .get(0)
                .puzzle()
                .rules()
                .constraints())
        .containsExactlyInAnyOrder(new Whispers(cells(0, 1, 2), 5), new BlackDot(cells(40, 49), 2));
  }

  @Test
  void digitsThatFillTheGridAreTheSolution() {
    String solution =
        "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
    String cells =
        solution
            .chars()
            .mapToObj(c -> "{'value':" + (c - '0') + "}")
            .collect(Collectors.joining(",", "'cells':[", "]"));
    PuzzleEntry entry = JsonReading.entries(linkOf(json(cells, "", ""))).get(0);

    assertThat(entry.solution().map(Grid::toString)).contains(solution);
    assertThat(entry.puzzle().givens()).isEqualTo(Grid.empty(9));
    assertThat(entry.progress().grid()).isEqualTo(Grid.empty(9));
  }
}
