package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ExtraRegion;

final class ConstraintNotationTest {
  /** A line of each kind as it is written. */
  private static final List<String> WRITTEN =
      List.of(
          "diagonals",
          "windows",
          "disjoint groups",
          "extra region: r2c2-r4c4",
          "centre dot",
          "asterisk",
          "girandola",
          "anti-knight",
          "anti-king",
          "anti-taxicab",
          "non-consecutive",
          "global entropy",
          "dutch flatmates",
          "cage 15: r1c1 r1c2 r2c1",
          "cage: r5c5-r5c7",
          "repeat cage 9: r9c1 r9c2",
          "product cage 12: r9c1 r9c2",
          "difference cage 0: r8c1 r9c2",
          "quotient cage 3: r9c1 r9c2",
          "equal cages: r1c1 r1c2 = r8c8 r8c9 = r5c5",
          "white dot: r1c4 r1c5",
          "white dot 3: r1c6 r1c7",
          "black dot: r2c6 r2c7",
          "black dot 3: r4c4 r5c4",
          "x: r8c1 r8c2",
          "v: r8c3 r8c4",
          "all black dots",
          "all xv",
          "greater: r9c1 > r8c1",
          "thermometer: r1c1 r2c1 r3c2",
          "slow thermometer: r1c9-r4c9",
          "arrow: r1c6 = r1c7 r1c8",
          "arrow: r5c1 r5c2 = r6c2-r6c5",
          "palindrome: r7c1-r9c3",
          "renban: r7c7-r7c9",
          "whispers 5: r4c6 r5c6",
          "region sum line: r3c3-r6c6",
          "equal sum line: r3c3-r3c6",
          "ten-line: r3c3-r3c6",
          "ten-line 12: r4c3-r4c6",
          "between line: r9c3-r9c6",
          "entropic line: r9c7-r9c9",
          "modular line: r1c1-r1c4",
          "modular line 4: r2c1-r2c5",
          "parity line: r3c1-r3c4",
          "nabner: r4c1-r4c3",
          "zipper line: r5c1-r5c5",
          "double arrow: r6c1-r6c5",
          "lockout line: r7c1-r7c4",
          "lockout line 5: r8c1-r8c4",
          "x-sum 24: left of row 4",
          "skyscraper 3: below column 2",
          "numbered room 5: above column 9",
          "row indexer: r1c9 r2c9",
          "column indexer: r3c9",
          "box indexer: r4c9",
          "little killer 23: down-right from above r1c3",
          "little killer 12: up-left from below right of r9c9",
          "sandwich 15: row 4",
          "sandwich 3: column 9",
          "odd: r6c1 r6c9",
          "even: r5c9",
          "minimum: r5c5",
          "maximum: r3c7 r7c3",
          "quadruple 1 2 2: r3c3 r4c4",
          "clone: r1c1 r1c2 = r7c7 r7c8",
          "counting circles: r1c1 r5c5 r9c1",
          "sum 5..7: r6c1 + 2 r6c2 - r7c3",
          "pair \"a<b\" for any two: r8c1 r8c2 r9c3",
          "candidates 1 3 5: r9c9");

  private static String grid(int size) {
    return (". ".repeat(size).strip() + "\n").repeat(size);
  }

  private static List<Constraint> read(int size, String... lines) {
    Puzzle puzzle = Reading.puzzles(grid(size) + "\n" + String.join("\n", lines) + "\n").get(0);
    return puzzle.rules().constraints();
  }

  private static List<String> written(int size, String... lines) {
    return ConstraintNotation.lines(read(size, lines), Symbols.usual(size));
  }

  @Test
  void eachKindIsWrittenAsItIsRead() {
    List<Constraint> constraints = read(9, WRITTEN.toArray(String[]::new));

    assertThat(ConstraintNotation.lines(constraints, Symbols.usual(9))).isEqualTo(WRITTEN);
    Set<ConstraintKind> kinds =
        constraints.stream().map(Constraint::kind).collect(Collectors.toCollection(TreeSet::new));
    assertThat(kinds).containsExactly(ConstraintKind.values());
  }

  @Test
  void eachKindIsReadFromAFieldWithoutBlanks() {
    List<Constraint> constraints = read(9, WRITTEN.toArray(String[]::new));
    String word =
        ConstraintNotation.word(Rules.of(RegionMask.standardBoxes(9).orElseThrow(), constraints));

    assertThat(word).doesNotContainAnyWhitespaces();
    assertThat(
            Reading.puzzles(".".repeat(81) + " +" + word + " a label").get(0).rules().constraints())
        .isEqualTo(constraints);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Diagonals                     | diagonals
          X-Sudoku                      | diagonals
          ANTIKNIGHT                    | anti-knight
          windoku                       | windows
          nonconsecutive                | non-consecutive
          kropki                        | non-consecutive; all black dots
          thermo: R1C1-R1C4             | thermometer: r1c1-r1c4
          thermometers: r1c1, r1c2      | thermometer: r1c1 r1c2
          German Whispers: r1c1 r1c2    | whispers 5: r1c1 r1c2
          dutch whispers: r1c1 r1c2     | whispers 4: r1c1 r1c2
          killer cage 7: r1c1 r1c2      | cage 7: r1c1 r1c2
          quad 1 2: r1c2 r2c1           | quadruple 1 2: r1c1 r2c2
          greater than: r1c1 < r1c2     | greater: r1c2 > r1c1
          sandwich 5: col 3             | sandwich 5: column 3
          odds: r1c1 r2c2               | odd: r1c1 r2c2
          candidates 1,2: r1c1          | candidates 1 2: r1c1
          X-Sums 9: above r1c3          | x-sum 9: above column 3
          skyscrapers 2: right of row 1 | skyscraper 2: right of row 1
          zipper: r1c1-r1c3             | zipper line: r1c1-r1c3
          """)
  void otherSpellingsAreUnderstood(String typed, String written) {
    assertThat(String.join("; ", written(9, typed))).isEqualTo(written);
  }

  @Test
  void cagesCanBeAMatrix() {
    String[] lines = {
      "cages a=5 b=3:", "a a . .", "b . . c", "b . . c", ". . . .",
    };

    assertThat(written(4, lines))
        .containsExactly("cage 5: r1c1 r1c2", "cage 3: r2c1 r3c1", "cage: r2c4 r3c4");
    assertThat(written(4, "Cages:", "aa..", "b..c", "b..c", "....", "a=5, b=3"))
        .isEqualTo(written(4, lines));
  }

  @Test
  void extraRegionsCanBeAMatrix() {
    assertThat(read(4, "extra regions", "a . . a", "b . . .", "b . . .", "a . . a", "anti-king"))
        .first()
        .isEqualTo(ExtraRegion.of(4, 0, 3, 12, 15));
  }

  /** Constraints follow the mask, and the next puzzle follows them. */
  @Test
  void severalPuzzlesKeepTheirConstraints() {
    String mask = "regions\n0 0 1 1\n0 0 1 1\n2 2 3 3\n2 2 3 3\n";
    String text =
        grid(4)
            + mask
            + "anti-king\n\ncage 3: r1c1 r1c2\n\n"
            + grid(4)
            + "\n"
            + grid(4)
            + "diagonals\n";

    assertThat(Reading.puzzles(text))
        .extracting(puzzle -> ConstraintNotation.line(puzzle.rules()))
        .containsExactly("anti-king; cage 3: r1c1 r1c2", "", "diagonals");
  }

  @Test
  void aLabelThatBeginsLikeConstraintsIsKept() {
    String line = ".".repeat(16) + " + +5 bonus";

    assertThat(Reading.entry(Reading.puzzleTexts(line).get(0)).label()).isEqualTo("+5 bonus");
    assertThat(PuzzleFormats.LINE.write(Reading.entry(Reading.puzzleTexts(line).get(0))))
        .isEqualTo(line + "\n");
  }

  @Test
  void constraintsFollowRegionsInALine() {
    String line = ".".repeat(16) + " 0011001122332233 +diagonals;cage-5:r1c1,r1c2 killer 7";
    PuzzleText text = Reading.puzzleTexts(line).get(0);

    assertThat(ConstraintNotation.line(Reading.entry(text).puzzle().rules()))
        .isEqualTo("diagonals; cage 5: r1c1 r1c2");
    assertThat(Reading.entry(text).label()).isEqualTo("killer 7");
  }

  @Test
  void marksOfOneKindShareALine() {
    assertThat(written(9, "odd: r1c1", "odd: r2c2", "even: r3c3", "odd: r4c4"))
        .containsExactly("odd: r1c1 r2c2", "even: r3c3", "odd: r4c4");
  }

  /** Each line is a puzzle of 9×9 with a constraint, and the place, problem and advice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          cage 15 r1c1 r1c2                      | 11:9 there is no colon before the cells. Write 'cage 15: r1c1 r1c2'.
          cage 15: r10c1 r1c2                    | 11:10 r10c1 lies outside the 9×9 grid. Rows and columns go from 1 to 9.
          cage fifteen: r1c1 r1c2                | 11:6 'fifteen' is not a number. Write a whole number, or remove it.
          termometer: r1c1 r1c2                  | 11:1 'termometer' is not the name of a constraint. Maybe you mean 'thermometer'.
          white dot: r1c1 r5c5                   | 11:1 white dot: r1c1 and r5c5 are not neighbours. Correct or remove this constraint.
          cage 100: r1c1 r1c2                    | 11:1 cage 100: the sum 100 is not in 3..17, the sums of 2 different digits. Correct or remove this constraint.
          cage 15 3: r1c1 r1c2                   | 11:9 'cage' takes only one number. Remove the second one.
          cage 15:                               | 11:9 'cage' has no cells. Write them after a colon: 'cage 15: r1c1 r1c2'.
          cage 15: r1c1 r1c1                     | 11:1 cage 15: r1c1 is listed twice. Correct or remove this constraint.
          cage 15: r1c1 a2                       | 11:15 'a2' is not a cell. A cell is written r1c1, and cells in a row, a column or a diagonal r1c1-r1c5.
          thermometer: r1c1 r1c5                 | 11:1 thermometer: the line jumps from r1c1 to r1c5, which do not touch. Correct or remove this constraint.
          thermometer 3: r1c1 r1c2               | 11:13 'thermometer' takes no number. Remove it.
          thermometer: r1c1-r1c9 r2c9            | 11:1 thermometer: there are 10 cells, but at most 9 are possible. Correct or remove this constraint.
          arrow: r1c1 r1c2 r1c3                  | 11:22 'arrow' has no '=' between its cells. Write 'arrow: r1c1 = r1c2 r1c3'.
          arrow: r1c1 = r1c2 = r1c3              | 11:20 there is a second '='. Write 'arrow: r1c1 = r1c2 r1c3'.
          sandwich: row 4                        | 11:1 'sandwich' needs a sum. Write it after the name: 'sandwich 15: …'.
          sandwich 15: row 10                    | 11:14 'row 10' is not a row or column. Write 'row 4' or 'column 4', from 1 to 9.
          little killer 23: r1c3                 | 11:19 there is no direction like 'down-right' before the word 'from'. Write 'little killer 23: down-right from above r1c3'.
          little killer 23: down-right from r1c3 | 11:19 'r1c3' is not a place next to the grid. Write 'above r1c3', 'left of r3c1', 'above left of r1c1' and so on.
          little killer 23: down from above r1c3 | 11:19 there is no direction like 'down-right' before the word 'from'. Write 'little killer 23: down-right from above r1c3'.
          quadruple 1 2 3 4 5: r3c3 r4c4         | 11:1 quadruple 1 2 3 4 5: there are 5 digits, but 1 to 4 are possible. Correct or remove this constraint.
          quadruple 0: r3c3 r4c4                 | 11:11 the digit 0 is not in 1..9. Digits go from 1 to 9, with spaces between them.
          quadruple: r3c3 r4c4                   | 11:1 'quadruple' needs digits. Write them after the name: 'quadruple 1 2: …'.
          diagonal                               | 11:1 diagonal: there are two diagonals. Write 'rising diagonal' (from the lower left), 'falling diagonal' or 'diagonals'.
          diagonals: r1c1                        | 11:11 'diagonals' applies to the whole grid. Remove the colon and what follows.
          clone: r1c1 r1c2 = r7c7                | 11:1 clone: its groups have 2 and 1 cells. Correct or remove this constraint.
          candidates 10: r9c9                    | 11:12 the digit 10 is not in 1..9. Digits go from 1 to 9, with spaces between them.
          x: r1c1 r2c2                           | 11:1 x: r1c1 and r2c2 are not neighbours. Correct or remove this constraint.
          cage 15: r1c1-r2c3                     | 11:10 the cells of r1c1-r2c3 are not in one row, column or diagonal. List them one by one.
          cage x=15: r1c1 r1c2                   | 11:1 'cage x=15' is not a name with whole numbers. A constraint is written 'cage 15: r1c1 r1c2'.
          extra region: r1c1-r4c4                | 11:1 extra region: there are 16 cells, but at most 9 are possible. Correct or remove this constraint.
          renban: r1c1                           | 11:1 renban: there is only one cell, but at least 2 are needed. Correct or remove this constraint.
          between line: r1c1 r1c2                | 11:1 between line: there are 2 cells, but at least 3 are needed. Correct or remove this constraint.
          cage 15; r1c1 r1c2                     | 11:8 'cage' has no cells. Write them after a colon: 'cage 15: r1c1 r1c2'.
          kropki: r1c1 r1c2                      | 11:8 'kropki' applies to the whole grid. Remove the colon and what follows.
          greater: r1c1 < r5c5                   | 11:1 greater: r5c5 and r1c1 are not neighbours. Correct or remove this constraint.
          killer cage sum 15: r1c1 r1c2          | 11:13 there are two constraints in one line. Write one in each line, or a semicolon between them.
          Thermometer r1c1-r1c4                  | 11:13 there is no colon before the cells. Write 'Thermometer: r1c1-r1c4'.
          anti-knight anti-king                  | 11:13 there are two constraints in one line. Write one in each line, or a semicolon between them.
          """)
  void mistakesAreExplained(String typed, String problem) {
    assertThat(Reading.problems(grid(9) + "\n" + typed + "\n")).containsExactly(problem);
  }

  @ParameterizedTest
  @ValueSource(ints = {20_000, 200_000})
  void tooManyConstraintsAreRefused(int count) {
    String text =
        grid(9)
            + Stream.iterate(1, i -> i + 1)
                .limit(count)
                .map(i -> "cage " + i % 40 + ": r1c1 r1c2\n")
                .collect(Collectors.joining())
            + "\n"
            + grid(9);

    assertThat(Reading.puzzleTexts(text)).hasSize(2);
    assertThat(Reading.problems(text).get(0)).contains("there are more than 10000 constraints");
  }

  @Test
  void addedConstraintsComeFirstAndOnce() throws MalformedTextException {
    PuzzleAssembler assembler =
        new PuzzleAssembler(java.util.Optional.empty()).adding("diagonals; anti-king");
    Rules own = Rules.of(RegionMask.boxes(2, 2), read(4, "anti-king", "cage: r1c1 r1c2"));
    Puzzle puzzle =
        assembler
            .assemble(CellField.ofCharacters(new Place("", 1, 1, ""), ".".repeat(16)))
            .withConstraints(own.constraints());

    assertThat(ConstraintNotation.line(puzzle.rules()))
        .isEqualTo("diagonals; anti-king; cage: r1c1 r1c2");
    assertThat(puzzle.rules().constraints().get(3).cells()).isEqualTo(CellList.of(4, 0, 1));
  }

  /** Each word of a name may be in the singular or plural. */
  @ParameterizedTest
  @CsvSource({
    "German whisper: r1c1 r1c2, whispers 5: r1c1 r1c2",
    "Dutch whisper: r1c1 r1c2, whispers 4: r1c1 r1c2",
    "equal cage: r1c1 = r5c5, equal cages: r1c1 = r5c5",
    "killers cages 5: r1c1 r1c2, cage 5: r1c1 r1c2",
    "disjoint group, disjoint groups",
    "window, windows",
    "all black dot, all black dots",
    "regions sums line: r1c3 r1c4, region sum line: r1c3 r1c4"
  })
  void singularAndPluralDoNotMatter(String typed, String written) throws Exception {
    List<Constraint> read = ConstraintNotation.read("x", ConstraintNotation.token(typed), 9);

    assertThat(ConstraintNotation.lines(read, Symbols.usual(9))).containsExactly(written);
  }

  /** A hyphen is in place of a blank, and never a sign. */
  @ParameterizedTest
  @CsvSource({
    "cage -5: r1c2 r1c3, 6, -5",
    "cage - 5: r1c2 r1c3, 6, -",
    "cage 5-: r1c2 r1c3, 6, 5-",
    "cage--5: r1c2 r1c3, 5, -",
    "white dot -3: r1c2 r1c3, 11, -3",
    "quadruple 1 -2: r1c1 r2c2, 13, -2",
    "candidates 1 - 3: r1c1, 14, -",
    "x-sum -9: left of row 1, 7, -9",
    "sandwich 9: row -4, 17, -4"
  })
  void signsAreMistakes(String typed, int column, String quoted) {
    String text = "....\n....\n....\n....\n" + typed + "\n";

    assertThat(Reading.problem(text).place().column()).isEqualTo(column);
    assertThat(Reading.problem(text).problem()).startsWith("'" + quoted + "' is not a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cage +5: r1c2 r1c3", "cage 5.5: r1c2 r1c3", "x-sum +9: left of row 1"})
  void otherNumbersAreMistakes(String typed) {
    assertThat(Reading.problem("....\n....\n....\n....\n" + typed + "\n").problem())
        .endsWith("is not a name with whole numbers");
  }
}
