package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Progress;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.text.PuzzleReader;

/** Writes puzzles with digits from a to b or with letters, and reads them back. */
final class SymbolFormatsTest {
  private static final String GRID = ". . . .\n. %s . .\n. . %s .\n. . . .\n";

  /** Constraints that are not the same for other values. */
  private static final String ZERO =
      GRID.formatted("0", "3")
          + "digits 0-3\ncage 1: r1c1 r1c2\nquadruple 0 3: r2c2 r3c3\nsum 2: r4c1 + 2 r4c2\n"
          + "pattern \"[01].*\": r4c1-r4c4\ncount 1 of 0 2: r1c1-r1c3\nlittle killer 3: down-right from above r1c2\n"
          + "x-sum 0: left of row 1\nproduct cage 0: r4c3 r3c4 r4c4\ncandidates 0 2: r4c4\n";

  private static final String WORD =
      GRID.formatted("W", "D") + "symbols WORD\ncage 3: r1c1 r1c2\npattern \"[WD].*\": r4c1-r4c4\n";

  private static PuzzleEntry entry(String text) throws Exception {
    return read(text, PuzzleFormats.GRID);
  }

  private static PuzzleEntry read(String text, PuzzleFormat format) throws Exception {
    return new PuzzleReader(
            "x", new StringReader(text), List.of(format), new PuzzleAssembler(Optional.empty()))
        .next()
        .orElseThrow()
        .parse();
  }

  private static Stream<PuzzleFormat> holders() {
    return Stream.concat(
            Stream.of(PuzzleFormats.GRID, PuzzleFormats.LINE), ExchangeFormats.ALL.stream())
        .filter(PuzzleFormat::isWritten)
        .filter(PuzzleFormat::holdsSymbols);
  }

  @ParameterizedTest
  @MethodSource("holders")
  void isReadAsItWasWritten(PuzzleFormat format) throws Exception {
    for (String text : List.of(ZERO, WORD, ZERO.replaceAll("(?m)^[a-z-]+ .*: .*\n", ""))) {
      PuzzleEntry entry = entry(text);
      PuzzleEntry again = read(format.header() + format.write(entry), format);

      assertThat(again.puzzle().givens()).isEqualTo(entry.puzzle().givens());
      assertThat(again.puzzle().symbols()).isEqualTo(entry.puzzle().symbols());
      assertThat(again.puzzle().rules()).isEqualTo(entry.puzzle().rules());
      assertThat(again.puzzle().rules().constraints())
          .containsExactlyInAnyOrderElementsOf(entry.puzzle().rules().constraints());
    }
  }

  @Test
  void solutionAndProgressHaveTheSymbols() throws Exception {
    Grid solution = Grid.ofSymbols(4, "2341412312343412").orElseThrow();
    long[] marks = new long[16];
    marks[0] = 0b1001;
    PuzzleEntry entry =
        entry(WORD)
            .withSolution(solution)
            .withProgress(
                new Progress(entry(WORD).puzzle().givens().with(1, 3), marks, new long[16]));
    String json = JsonFormat.JSON.write(entry);

    assertThat(json)
        .contains("\"symbols\":\"WORD\"", "\"solution\":\"ORDWDWORWORDRDWO\"")
        .contains("\"entered\":\".R...W....D.....\"", "\"r1c1\":\"WD\"");
    PuzzleEntry again = read(json, JsonFormat.JSON);
    assertThat(again.solution()).contains(solution);
    assertThat(again.progress()).isEqualTo(entry.progress());
  }

  /** The digits of f-puzzles are 1 to n, but a solution in a string may have letters. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"ORDWDWORWORDRDWO\"",
        "\"2341412312343412\"",
        "[2,3,4,1,4,1,2,3,1,2,3,4,3,4,1,2]"
      })
  void solutionsOfFPuzzlesMayBeInLetters(String typed) throws Exception {
    Grid solution = Grid.ofSymbols(4, "2341412312343412").orElseThrow();
    PuzzleEntry entry = entry(GRID.formatted("W", "R") + "symbols WORD\n").withSolution(solution);
    String json =
        FPuzzlesFormat.FPUZZLES
            .write(entry)
            .replaceFirst("\"solution\":\\[[0-9,]*\\]", "\"solution\":" + typed);

    assertThat(json).contains("\"solution\":" + typed);
    assertThat(read(json, FPuzzlesFormat.FPUZZLES).solution()).contains(solution);
  }

  @Test
  void otherFormatsRefuseThem() throws Exception {
    PuzzleEntry entry = entry(GRID.formatted("W", "D") + "symbols WORD\n");
    List<String> refusals = new ArrayList<>();
    for (PuzzleFormat format : ExchangeFormats.ALL) {
      if (format.isWritten() && !format.holdsSymbols()) {
        refusals.add(format.refusal(entry).orElseThrow());
      }
    }

    assertThat(refusals)
        .isNotEmpty()
        .allMatch(
            refusal ->
                refusal.endsWith(
                    " cannot hold the symbols of this puzzle (symbols WORD). Use grid, line or json instead."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "...........5...3 0000111122223333 +digits-2-5",
        "...........5...3 0000111122223333 +Digits-2-5",
        "...........5...3 0000111122223333 +diagonals;digits-2-5 name",
        "...........5...3 0.0.1.1.2.2.3.3. +digits-2-5",
        "..D....RR.WO.... 0000111122223333 +symbols-WORD",
        "..D....RR.WO.... 0000111122223333 +SYMBOLS-word name",
        "..D....RR.WO.... +symbols-WORD",
        "..D....RR.WO.... +symbols-WORD name",
        "SUDOKWPZL........................................................................ +symbols-SUDOKWPZL",
      })
  void aLineWithSymbolsIsNoTable(String line) {
    List<String> readings = FormatTexts.readings(line + "\n" + line + "\n");

    assertThat(readings.get(0)).isEqualTo("line");
    assertThat(readings.subList(1, readings.size()))
        .hasSize(2)
        .allSatisfy(reading -> assertThat(reading).startsWith(line.split(" \\+", 2)[0] + " +"))
        .allSatisfy(reading -> assertThat(reading).containsAnyOf("+digits-2-5", "+symbols-"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"puzzle\":\"0123............\",\"symbols\":\"0-3\"} | 0123",
        "{\"puzzle\":\"WORD............\",\"symbols\":\"word\"} | WORD",
        "{\"puzzle\":\"1234............\",\"symbols\":\"WORD\"} | WORD"
      })
  void jsonNamesTheSymbols(String json, String symbols) throws Exception {
    PuzzleEntry entry = read(json, JsonFormat.JSON);

    assertThat(entry.puzzle().symbols()).isEqualTo(Symbols.of(symbols));
    assertThat(entry.puzzle().givens())
        .isEqualTo(Grid.empty(4).with(0, 1).with(1, 2).with(2, 3).with(3, 4));
  }

  @ParameterizedTest
  @CsvSource({"WORDS", "5-3", "WOOD", "0-4", "''"})
  void wrongSymbolsOfJsonAreRefused(String symbols) {
    assertThatThrownBy(
            () ->
                read(
                    "{\"puzzle\":\"................\",\"symbols\":\"%s\"}".formatted(symbols),
                    JsonFormat.JSON))
        .isInstanceOf(MalformedTextException.class);
  }
}
