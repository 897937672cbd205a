package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.EntryPart;

/** JSON as programs and APIs for Sudoku write it. */
final class ApiPuzzleTest {
  private static final String CELLS = "1......2.3....4.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'board':[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]]}",
        "{'grid':[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]]}",
        "{'Grid':[[1,null,null,null],[null,null,null,2],[null,3,null,null],[null,null,4,null]]}",
        "{'puzzle':[[1,'','',''],['','','','2'],['','3','',''],['','','4','']]}",
        "{'quiz':['1...','...2','.3..','..4.']}",
        "{'sudoku':'1......2.3....4.'}",
        "{'sudoku':'1xxx\\nxxx2\\nx3xx\\nxx4x'}",
        "{'cells':[1,0,0,0,0,0,0,2,0,3,0,0,0,0,4,0]}",
        "{'grid':'1000000203000040'}",
        "{'data':{'puzzles':[{'board':[[1,-1,-1,-1],[-1,-1,-1,2],[-1,3,-1,-1],[-1,-1,4,-1]]}]}}",
        "{'newboard':{'grids':[{'value':[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]]}],'results':1}}",
        "{'board':[[{'value':1},{},{},{}],[{},{},{},{'value':2}],[{},{'value':3},{},{}],[{},{},{'value':4},{}]]}",
        "[1,0,0,0,0,0,0,2,0,3,0,0,0,0,4,0]",
        "[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]]",
        "[[1,null,null,null],\r\n [null,null,null,2],\r\n [null,3,null,null],\r\n [null,null,4,null]]\r\n",
        "[\n  '1...',\n  '...2',\n  '.3..',\n  '..4.'\n]",
        "['1......2.3....4.']",
      })
  void readsABoardInUsualForms(String json) {
    assertThat(FormatTexts.readings(json.replace('\'', '"'))).containsExactly("json", CELLS);
  }

  @Test
  void readsAllBoardsOfAnObjectAndTheirSolutions() {
    String grid =
        "{'value':[[1,0,0,0],[0,0,0,2],[0,3,0,0],[0,0,4,0]],"
            + "'solution':[[1,2,3,4],[3,4,1,2],[4,3,2,1],[2,1,4,3]],'difficulty':'Hard'}";
    String json = "{'newboard':{'grids':[%s,%s]}}".formatted(grid, grid).replace('\'', '"');

    assertThat(FormatTexts.readings(json + "\n" + json))
        .containsExactly(
            "json",
            CELLS + " = 1234341243212143",
            CELLS + " = 1234341243212143",
            CELLS + " = 1234341243212143",
            CELLS + " = 1234341243212143");
    assertThat(FormatTexts.found(json).get(0).text(EntryPart.LEVEL)).contains("Hard");
  }

  @Test
  void readsRegionsAndEnteredDigits() {
    assertThat(
            FormatTexts.readings(
                "{\"grid\":\"1...............\",\"regions\":[[5,5,6,5],[6,6,6,5],[7,7,8,8],[7,7,8,8]]}"))
        .containsExactly("json", "1............... 0010111022332233");
    String json =
        "{\"board\":[[{\"value\":1,\"given\":true},{\"value\":2,\"given\":false},{},{}],"
            + "[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}";
    assertThat(FormatTexts.readings(json)).containsExactly("json", "1...............");
    assertThat(FormatTexts.found(json).get(0).progress().grid().digit(1)).isEqualTo(2);
  }

  @Test
  void severalListsAreSeveralPuzzles() {
    String list = "[" + "1,".repeat(1) + "0,".repeat(79) + "0]";
    String cells = "1" + ".".repeat(80);

    assertThat(FormatTexts.readings(list + "\n" + list)).containsExactly("json", cells, cells);
    assertThat(FormatTexts.readings("[\"1......2.3....4.\",\"1......2.3....4.\"]"))
        .containsExactly("json", CELLS, CELLS);
  }

  @Test
  void rowsInBracketsAreAGrid() {
    assertThat(FormatTexts.readings("[[1,0,0,0],\n [0,0,0,2],\n [0,3,0,0],\n [0,0,4,0]]"))
        .containsExactly("grid", CELLS);
    String row = "[" + "0, ".repeat(15) + "0]\n";
    assertThat(FormatTexts.readings(row.replaceFirst("0", "1") + row.repeat(15)))
        .containsExactly("grid", "1" + ".".repeat(255));
  }

  @Test
  void saysWhatIsWrong() {
    assertThat(FormatTexts.readings("{\"board\":[[1,2],[3]]}"))
        .containsExactly("json", "the field 'board' is not a grid of n×n digits and blanks");
    assertThat(
            FormatTexts.readings(
                "{\"board\":\"1......2.3....4.\",\"cages\":[{\"sum\":3}],\"arrows\":[]}"))
        .containsExactly(
            "json", "the puzzle has constraints that Nonomino does not support: cages");
    assertThat(FormatTexts.readings("{\"board\":[[1,1,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}"))
        .containsExactly("json", "the given 1 appears twice in row 1: r1c1 and r1c2");
  }
}
