package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;

/** Puzzles that are drawn and explained keep their rules in each format with constraints. */
class DrawnPuzzlesTest {
  private static final List<PuzzleFormat> FORMATS =
      List.of(
          JsonFormat.JSON,
          PuzzleFormats.LINE,
          PuzzleFormats.GRID,
          CsvFormat.CSV,
          PageLinkFormat.PAGE_LINK,
          FPuzzlesFormat.FPUZZLES,
          LinkFormat.FPUZZLES_LINK,
          LinkFormat.SUDOKUPAD);

  private static final int SIZE = 6;

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        Digits along a thermometer increase from the bulb. | thermometer: r1c1-r1c3
        "underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#CFCFCF"}],
        "lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]],"color":"#CFCFCF","thickness":20}]
        """,
        """
        Digits along an arrow sum to the digit in its circle. | arrow: r3c3 = r3c4 r3c5
        "underlays":[{"center":[2.5,2.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#CFCFCF"}],
        "arrows":[{"wayPoints":[[2.5,2.9],[2.5,4.5]],"color":"#CFCFCF","thickness":5,"headLength":0.3}]
        """,
        """
        Digits in a cage do not repeat and sum to the number in its corner. | cage 9: r1c1 r1c2 r2c2
        "cages":[{"cells":[[0,0],[0,1],[1,1]],"value":"9"}]
        """,
        """
        Digits separated by a white dot are consecutive. Digits separated by a black dot have a 1:2 ratio. | white dot: r1c1 r1c2; black dot: r3c3 r4c3
        "overlays":[{"center":[0.5,1],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"},
        {"center":[3,2.5],"width":0.3,"height":0.3,"rounded":true,"backgroundColor":"#000000","borderColor":"#000000"}]
        """,
        """
        Cells separated by an X sum to 10. Cells separated by a V sum to 5. | x: r1c1 r1c2; v: r3c3 r4c3
        "overlays":[{"center":[0.5,1],"width":0.3,"height":0.3,"text":"X"},{"center":[3,2.5],"width":0.3,"height":0.3,"text":"V"}]
        """,
        """
        Adjacent digits on a green line differ by at least 3. Pink lines contain sets of consecutive digits in any order. | whispers 3: r1c1-r1c4; renban: r5c1-r5c3
        "lines":[{"wayPoints":[[0.5,0.5],[0.5,3.5]],"color":"#67F067","thickness":10},{"wayPoints":[[4.5,0.5],[4.5,2.5]],"color":"#F067F0","thickness":10}]
        """,
        """
        Grey lines are palindromes. Box borders divide blue lines into segments with the same sum. | palindrome: r1c1-r1c4; region sum line: r5c1-r5c5
        "lines":[{"wayPoints":[[0.5,0.5],[0.5,3.5]],"color":"#CFCFCF","thickness":10},{"wayPoints":[[4.5,0.5],[4.5,4.5]],"color":"#34BBE6","thickness":10}]
        """,
        """
        Digits on a line are between the digits in the circles at its ends. | between line: r1c1-r1c4
        "lines":[{"wayPoints":[[0.5,0.5],[0.5,3.5]],"color":"#CFCFCF","thickness":4}],
        "overlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"},
        {"center":[0.5,3.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"}]
        """,
        """
        Digits in grey circles are odd. Digits in grey squares are even. | odd: r2c2; even: r5c5
        "underlays":[{"center":[1.5,1.5],"width":0.7,"height":0.7,"rounded":true,"backgroundColor":"#CFCFCF"},
        {"center":[4.5,4.5],"width":0.7,"height":0.7,"backgroundColor":"#CFCFCF"}]
        """,
        """
        A digit in a circle says how many circles contain that digit. | counting circles: r1c1 r3c3 r5c6
        "underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"},
        {"center":[2.5,2.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"},
        {"center":[4.5,5.5],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"}]
        """,
        """
        Digits in a circle must appear in one of the four cells surrounding that circle. | quadruple 1 2 5: r3c3 r4c4
        "overlays":[{"center":[3,3],"width":0.7,"height":0.7,"rounded":true,"backgroundColor":"#FFFFFF","borderColor":"#000000"},
        {"center":[2.85,3],"width":0.7,"height":0.7,"text":"1\u20092"},{"center":[3.15,3],"width":0.7,"height":0.7,"text":"5"}]
        """,
        """
        A clue outside the grid shows the sum of the digits between the 1 and the 6 in that row or column. | sandwich 7: row 3
        "overlays":[{"center":[2.5,-0.5],"width":0.5,"height":0.5,"text":"7"}]
        """,
        """
        A clue outside the grid gives the sum of the digits along the indicated diagonal. | little killer 14: down-right from left of r1c1
        "overlays":[{"center":[0.5,-0.5],"width":0.5,"height":0.5,"text":"14"}],
        "arrows":[{"wayPoints":[[0.7,-0.3],[0.95,-0.05]],"color":"#000000","thickness":2,"headLength":0.2}]
        """,
        """
        Digits do not repeat on a marked diagonal. Cells a knight's move apart cannot contain the same digit. | diagonal falling; anti-knight
        "lines":[{"wayPoints":[[0,0],[6,6]],"color":"#34BBE6","thickness":2}]
        """,
      })
  void keepTheirRules(String row) throws MalformedTextException {
    String[] lines = row.split("\n", 2);
    String[] words = lines[0].split(" \\| ", -1);
    List<Constraint> expected =
        ConstraintNotation.read("", ConstraintNotation.token(words[1]), SIZE);

    PuzzleEntry drawn = JsonReading.entries(object(words[0], lines[1])).get(0);
    Rules rules = drawn.puzzle().rules();
    assertThat(rules.constraints()).containsExactlyInAnyOrderElementsOf(expected);
    for (PuzzleFormat format : FORMATS) {
      String text = FormatTexts.write(format, List.of(drawn));
      assertThat(FormatTexts.entries(format, text))
          .as(format.name())
          .singleElement()
          .satisfies(
              read ->
                  assertThat(read.puzzle().rules().constraints())
                      .containsExactlyInAnyOrderElementsOf(expected));
    }
  }

  /** Returns an object of SudokuPad with boxes and empty cells. */
  private static String object(String rules, String drawings) {
    String row = "[" + String.join(",", List.of("{}", "{}", "{}", "{}", "{}", "{}")) + "]";
    String regions =
        IntStream.range(0, SIZE)
            .mapToObj(
                box ->
                    IntStream.range(0, SIZE)
                        .mapToObj(
                            i -> "[%d,%d]".formatted(box / 2 * 2 + i / 3, box % 2 * 3 + i % 3))
                        .collect(Collectors.joining(",", "[", "]")))
            .collect(Collectors.joining(",", "[", "]"));
    return "{\"cellSize\":50,\"cells\":[%s],\"regions\":%s,%s,\"metadata\":{\"rules\":\"%s\"}}"
        .formatted(
            String.join(",", List.of(row, row, row, row, row, row)),
            regions,
            drawings.replace("\n", ""),
            "Normal sudoku rules apply. " + rules);
  }
}
