package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;

/** Digits from a to b, and letters instead of digits. */
final class SymbolNotationTest {
  private static final String ZERO =
      """
      0 1 . .
      . . . 3
      2 . . .
      . . 0 .
      """;

  private static final String WORD =
      """
      W . . .
      . O . .
      . . r .
      D . . .
      """;

  private static Grid grid(int... digits) {
    return Grid.of(4, digits);
  }

  private static final Grid DIGITS = grid(1, 2, 0, 0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 1, 0);

  private static PuzzleEntry entry(String text) {
    return Reading.entry(Reading.puzzleTexts(text).get(0));
  }

  private static MalformedTextException problem(String text) {
    return catchThrowableOfType(
        MalformedTextException.class, () -> Reading.puzzleTexts(text).get(0).parse());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "digits 0-3",
        "digits 0..3",
        "Digits: 0 to 3",
        "digits 0 – 3",
        "symbols 0123",
        "symbols: 0-3"
      })
  void lineBelowTheGridDecidesHowItIsRead(String line) {
    Puzzle puzzle = Reading.puzzles(ZERO + line + "\n").get(0);

    assertThat(puzzle.symbols()).isEqualTo(Symbols.range(0, 4));
    assertThat(puzzle.givens()).isEqualTo(DIGITS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"%2$s\n%1$s", "%2$s\n\n%1$s", "%1$s\n%2$s\n", "%1$s%2$s\n"})
  void lineIsAboveOrBelow(String form) {
    Puzzle puzzle = Reading.puzzles(form.formatted(WORD, "symbols word")).get(0);

    assertThat(puzzle.symbols()).isEqualTo(Symbols.of("WORD"));
    assertThat(puzzle.givens()).isEqualTo(grid(1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 4, 0, 0, 0));
  }

  @Test
  void lastOfAnyNumberOfLinesAboveCounts() {
    String text = "digits 1-4\n".repeat(100_000) + "digits 0-3\n" + ZERO;
    List<PuzzleText> puzzles = Reading.puzzleTextsIn(PuzzleFormats.GRID, text);

    assertThat(Reading.entry(puzzles.get(0)).puzzle().symbols()).isEqualTo(Symbols.range(0, 4));
  }

  @Test
  void withTheDigitZeroOnlyOtherBlanksAreBlanks() {
    Puzzle puzzle = Reading.puzzles("0.1-\n_*?3\n2...\n..0.\ndigits 0-3\n").get(0);

    assertThat(puzzle.givens()).isEqualTo(grid(1, 0, 2, 0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 1, 0));
  }

  @Test
  void zeroIsABlankBesideDigitsFromTwo() {
    Puzzle puzzle = Reading.puzzles("2300\n0005\n4000\n0020\ndigits 2-5\n").get(0);

    assertThat(puzzle.givens()).isEqualTo(DIGITS);
    assertThat(puzzle.symbols().value(1)).isEqualTo(2);
  }

  @Test
  void numbersOfSeveralFiguresAreValues() {
    String row = "15 0 . . . . . . . . . . . . . 10\n";
    String empty = ". . . . . . . . . . . . . . . .\n";
    Puzzle puzzle = Reading.puzzles(row + empty.repeat(15) + "digits 0-15\n").get(0);

    assertThat(puzzle.givens().digit(0)).isEqualTo(16);
    assertThat(puzzle.givens().digit(1)).isEqualTo(1);
    assertThat(puzzle.givens().digit(15)).isEqualTo(11);
  }

  @Test
  void figuresAreShownInLetters() {
    Puzzle puzzle = Reading.puzzles("1 2 . .\n. . . 4\n3 . . .\n. . 1 .\nsymbols WORD\n").get(0);

    assertThat(puzzle.givens()).isEqualTo(DIGITS);
    assertThat(puzzle.symbols().text(puzzle.givens())).isEqualTo("WO.....DR.....W.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "01.....32.....0. +digits-0-3 | 01.....32.....0. +digits-0-3",
        "WO.....DR.....W. +symbols-WORD;cage-3:r1c1,r1c2 name"
            + " | WO.....DR.....W. +symbols-WORD;cage-3:r1c1,r1c2 name",
        "0123230110323210 +digits-0..3;cage-1:r1c1,r1c2"
            + " | 0123230110323210 +digits-0-3;cage-1:r1c1,r1c2"
      })
  void lineFormatHasSymbolsAmongTheConstraints(String line, String written) {
    PuzzleEntry entry = entry(line);

    assertThat(PuzzleFormats.LINE.write(entry).strip()).isEqualTo(written);
    assertThat(entry(written).puzzle().givens()).isEqualTo(entry.puzzle().givens());
  }

  @Test
  void writtenGridIsReadAgain() {
    String text = ZERO + "digits 0-3\ncage 1: r1c1 r1c2\nquadruple 0 3: r2c2 r3c3\n";
    PuzzleEntry entry = entry(text);
    String written = PuzzleFormats.GRID.write(entry);

    assertThat(written.strip()).isEqualTo(text.strip());
    Puzzle again = entry(written).puzzle();
    assertThat(again.givens()).isEqualTo(entry.puzzle().givens());
    assertThat(again.rules().constraints()).isEqualTo(entry.puzzle().rules().constraints());
    assertThat(again.symbols()).isEqualTo(entry.puzzle().symbols());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "digits 5-3 | 8 | the digits go from 5 down to 3",
        "digits 0-4 | 8 | from 0 to 4 there are 5 digits, but a 4×4 puzzle has 4",
        "digits 0-2 | 8 | from 0 to 2 there are 3 digits, but a 4×4 puzzle has 4",
        "digits 10-13 | 8 | the digits from 10 to 13 have no symbols",
        "digits 0- | 9 | '-' cannot be the symbol of a digit",
        "digits 1,2,3,4 | 9 | ',' cannot be the symbol of a digit",
        "digits: 0 3 | 10 | ' ' (U+0020) cannot be the symbol of a digit",
        "symbols W O R D | 10 | ' ' (U+0020) cannot be the symbol of a digit",
        "symbols NOON | 11 | the symbol 'O' occurs twice",
        "symbols WORDS | 9 | there are 5 symbols for 4 digits",
        "symbols W.RD | 10 | '.' cannot be the symbol of a digit",
        "symbols WOR? | 12 | '?' cannot be the symbol of a digit",
        "symbols WORß | 12 | 'ß' (U+00DF) cannot be the symbol of a digit",
        "symbols WOR1 | 12 | the symbols are neither all letters nor successive digits",
        "symbols 0132 | 9 | the symbols '0132' are not successive digits"
      })
  void problemNamesThePlace(String line, int column, String problem) {
    MalformedTextException e = problem(". . . .\n".repeat(4) + line + "\n");

    assertThat(e.problem()).isEqualTo(problem);
    assertThat(e.place().line()).isEqualTo(5);
    assertThat(e.place().column()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quadruple R D: r1c1 r2c2 | 11 | R | 3",
        "candidates rd: r1c1 | 12 | rd | 3 4",
        "count 2 of R D: row 1 | 12 | R | 3"
      })
  void digitsOfConstraintsAreValues(String line, int column, String word, String values) {
    MalformedTextException e = problem(". . . .\n".repeat(4) + "symbols WORD\n" + line + "\n");

    assertThat(e.problem())
        .isEqualTo(
            "'" + word + "' is not a number: in constraints, digits are written as their values");
    assertThat(e.advice()).isEqualTo("Write '%s' instead of '%s'.".formatted(values, word));
    assertThat(e.place().column()).isEqualTo(column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 . . .|digits 0-3|'4' is neither a blank nor a digit of this puzzle, which has 0 to 3",
        "A . . .|symbols WORD|'A' is neither a blank nor a digit of this puzzle, which has W, O, R, D"
      })
  void otherSymbolsAreRefused(String row, String line, String problem) {
    MalformedTextException e = problem(row + "\n" + ". . . .\n".repeat(3) + line + "\n");

    assertThat(e.problem()).isEqualTo(problem);
    assertThat(e.place().line()).isEqualTo(1);
    assertThat(e.place().column()).isEqualTo(1);
  }

  @Test
  void sumsMustBePossibleForTheValues() {
    String grid = ". . . .\n".repeat(4);

    assertThat(Reading.puzzles(grid + "digits 0-3\ncage 1: r1c1 r1c2\n")).hasSize(1);
    assertThat(problem(grid + "digits 0-3\ncage 6: r1c1 r1c2\n").problem())
        .isEqualTo("cage 6: the sum 6 is not in 1..5, the sums of 2 different digits");
    assertThat(problem(grid + "cage 1: r1c1 r1c2\n").problem())
        .isEqualTo("cage 1: the sum 1 is not in 3..7, the sums of 2 different digits");
  }

  @Test
  void assemblerKnowsSymbolsThatThePuzzleDoesNotName() throws Exception {
    PuzzleAssembler assembler = new PuzzleAssembler(Optional.empty()).inSymbols("0-3");
    CellField cells =
        CellField.ofCharacters(ConstraintNotation.token("").place("x"), "01.....32.....0.");

    assertThat(assembler.assemble(cells).givens()).isEqualTo(DIGITS);
    assertThatThrownBy(
            () ->
                assembler.assemble(
                    CellField.ofCharacters(
                        ConstraintNotation.token("").place("x"), ".".repeat(81))))
        .hasMessageContaining("from 0 to 3 there are 4 digits, but a 9×9 puzzle has 9");
  }

  @Test
  void usualSymbolsAreNotWritten() {
    PuzzleEntry entry = entry(". . . .\n".repeat(4) + "digits 1-4\n");

    assertThat(entry.puzzle().symbols().areUsual()).isTrue();
    assertThat(PuzzleFormats.GRID.write(entry)).doesNotContain("digits");
    assertThat(ConstraintNotation.lines(entry.puzzle().rules())).isEqualTo(List.of());
  }
}
