package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.NamedRegion;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.test.corpus.VariantPuzzle;
import org.nonomino.text.PuzzleFormat;

final class FPuzzlesConstraintsTest {
  private static final int UNIQUE = 542;
  private static final int PUZZLES = 595;
  private static final List<PuzzleFormat> HOLDING =
      JsonReading.FORMATS.stream().filter(PuzzleFormat::holdsConstraints).toList();

  /** Returns an object of size 9 with some fields. */
  private static String nine(String fields) {
    return "{\"size\":9,\"grid\":[[{},{},{},{},{},{},{},{},{}]"
        + ",[{},{},{},{},{},{},{},{},{}]".repeat(8)
        + "],"
        + fields.replace('\'', '"')
        + "}";
  }

  private static List<Constraint> constraints(String fields) {
    return JsonReading.entries(nine(fields)).get(0).puzzle().rules().constraints();
  }

  private static PuzzleEntry withConstraints(Constraint... constraints) {
    Rules rules = Rules.of(RegionMask.boxes(3, 3), List.of(constraints));
    return PuzzleEntry.of(new Puzzle(Grid.empty(9), rules));
  }

  @Test
  void theRecordedSolutionsKeepAllConstraints() {
    int unique = 0;
    for (VariantPuzzle variant : VariantPuzzle.all()) {
      Puzzle puzzle = JsonReading.entries(variant.json()).get(0).puzzle();
      if (variant.solution().isPresent()) {
        Grid full = grid(puzzle.size(), variant.solution().get());
        assertThat(puzzle.isSolvedBy(full)).as(variant.id()).isTrue();
        assertThat(puzzle.rules().constraints())
            .as(variant.id())
            .allMatch(constraint -> constraint.holds(full, puzzle.rules()));
        unique++;
      }
    }
    assertThat(unique).isEqualTo(UNIQUE);
  }

  private static Grid grid(int size, String symbols) {
    return Grid.of(size, symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray());
  }

  @Test
  void theCorpusIsReadAgainFromAllFormatsThatHoldConstraints() {
    List<VariantPuzzle> variants = VariantPuzzle.all();
    List<PuzzleEntry> entries =
        JsonReading.entries(
            variants.stream().map(VariantPuzzle::json).collect(Collectors.joining("\n")));

    assertThat(entries).hasSize(PUZZLES);
    assertThat(HOLDING)
        .extracting(PuzzleFormat::name)
        .contains("grid", "line", "csv", "json", "fpuzzles", "fpuzzles-link", "sudokupad");
    for (PuzzleFormat format : HOLDING) {
      assertThat(entries).allMatch(entry -> format.refusal(entry).isEmpty());
      List<PuzzleEntry> again =
          JsonReading.entries(
              format.header()
                  + entries.stream().map(format::write).collect(Collectors.joining())
                  + format.footer());
      assertThat(again)
          .as(format.name())
          .extracting(PuzzleEntry::puzzle)
          .isEqualTo(entries.stream().map(PuzzleEntry::puzzle).toList());
      for (int i = 0; i < entries.size(); i++) {
        assertThat(again.get(i).puzzle().rules().constraints())
            .as("%s: %s", format.name(), variants.get(i))
            .isEqualTo(entries.get(i).puzzle().rules().constraints());
      }
    }
  }

  @Test
  void otherFormatsNameTheConstraints() {
    PuzzleEntry entry =
        withConstraints(
            new Thermometer(CellList.of(9, 0, 1)),
            ExtraRegion.of(9, 0, 1, 2),
            new Thermometer(CellList.of(9, 10, 11)));

    for (PuzzleFormat format : JsonReading.FORMATS) {
      if (!HOLDING.contains(format) && format.isWritten()) {
        String reason =
            format.name()
                + " cannot hold the constraints of this puzzle (extra regions, thermometers)."
                + " Use grid, json or fpuzzles instead.";
        assertThat(format.refusal(entry)).contains(reason);
        assertThatIllegalArgumentException()
            .isThrownBy(() -> format.write(entry))
            .withMessage(reason);
      }
    }
  }

  /**
   * f-puzzles has no name for these kinds, so they become other ones with the same meaning. Their
   * rules in words stay.
   */
  @Test
  void kindsThatFPuzzlesDoesNotKnowKeepTheirMeaning() {
    for (Constraint constraint :
        List.of(
            new Windoku(9),
            NamedRegion.CENTRE_DOT,
            NamedRegion.ASTERISK,
            NamedRegion.GIRANDOLA,
            new GreaterThan(CellList.of(9, 0, 9)))) {
      PuzzleEntry entry = withConstraints(constraint);

      assertThat(JsonReading.entries(FPuzzlesFormat.FPUZZLES.write(entry)))
          .extracting(PuzzleEntry::puzzle)
          .containsExactly(entry.puzzle());
    }
  }

  /** Programs for f-puzzles would ignore these, or solve another puzzle. */
  @Test
  void whatOtherProgramsWouldMisunderstandCannotBeWritten() {
    CellList cells = CellList.of(9, 0, 1, 2);
    Map<Constraint, String> words =
        Map.of(
            new EqualCages(List.of(cells, CellList.of(9, 5, 6))), "cages with equal sums",
            new ModularLine(cells, 4), "a modular line with the modulus 4");

    words.forEach(
        (constraint, name) -> {
          PuzzleEntry entry = withConstraints(constraint);
          assertThat(FPuzzlesFormat.FPUZZLES.refusal(entry))
              .contains("fpuzzles cannot hold " + name + ". Use json instead.");
          assertThat(JsonReading.entries(JsonFormat.JSON.write(entry))).containsExactly(entry);
        });
  }

  @Test
  void candidatesThatExcludeEachOtherCannotBeWritten() {
    PuzzleEntry entry =
        withConstraints(
            new Candidates(CellList.of(9, 3), 0b0110), new Candidates(CellList.of(9, 3), 0b1000));

    assertThat(FPuzzlesFormat.FPUZZLES.refusal(entry))
        .contains(
            "fpuzzles cannot hold given candidates of r1c4 that exclude each other."
                + " Use json instead.");
    assertThat(JsonReading.entries(JsonFormat.JSON.write(entry))).containsExactly(entry);
  }

  @ParameterizedTest
  @CsvSource({
    "whispers, 9, 5",
    "whispers, 6, 3",
    "germanwhispers, 9, 5",
    "German Whispers, 9, 5",
    "dutchwhispers, 9, 4",
    "germanwhispers, 4, 3"
  })
  void theDifferenceOfWhispersHasADefault(String key, int size, int difference) {
    String row = "[" + "{},".repeat(size - 1) + "{}]";
    String text =
        "{\"grid\":["
            + (row + ",").repeat(size - 1)
            + row
            + "],\""
            + key
            + "\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}";

    assertThat(JsonReading.entries(text).get(0).puzzle().rules().constraints())
        .containsExactly(new Whispers(CellList.of(size, 0, 1), difference));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'killercage':[]",
        "'killercage':null",
        "'antiknight':false,'antiking':null,'negative':[]",
        "'xv':[{'cells':['R1C1','R1C2'],'value':''},{'cells':['R1C1','R1C2']}]",
        "'littlekillersum':[{'cell':'R0C1','direction':'DR','value':'0'}]",
        "'littlekillersum':[{'cell':'R0C1','direction':'DR'}]",
        "'sandwichsum':[{'cell':'R0C1','value':' '}]",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[]}]"
      })
  void emptyFieldsAndCluesWithoutValueAreNone(String fields) {
    assertThat(constraints(fields)).isEmpty();
  }

  @Test
  void valuesMayBeNumbersAndNamesInSmallLetters() {
    assertThat(constraints("'killercage':[{'cells':['r1c1',' R1C2'],'value':7}]"))
        .isEqualTo(constraints("'Killer Cage':[{'cells':['R1C1','R1C2'],'value':' 7 '}]"))
        .singleElement()
        .isInstanceOf(KillerCage.class);
  }

  @Test
  void linesMayCrossThemselves() {
    String line = "[{'lines':[['R1C1','R2C2','R3C3','R3C2','R2C2','R1C3']]}]";
    for (String key : List.of("whispers", "palindrome", "regionsumline", "betweenline")) {
      assertThat(constraints("'" + key + "':" + line)).as(key).hasSize(1);
    }
  }

  /** Contradictory clues are well formed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "'xv':[{'cells':['R1C1','R1C2'],'value':'X'},{'cells':['R1C2','R1C1'],'value':'V'}]",
        "'odd':[{'cell':'R1C1'}],'even':[{'cell':'R1C1'}]",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':3},{'cells':['R1C1','R1C2'],'value':4}]",
        "'difference':[{'cells':['R1C1','R1C2']}],'ratio':[{'cells':['R1C1','R1C2']}]"
      })
  void contradictoryCluesAreRead(String fields) {
    assertThat(constraints(fields)).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'thermometer':[{'lines':[['R0C1','R1C1']]}] | thermometer 1: r0c1 lies outside the 9×9 grid",
        "'thermometer':[{'lines':[['R1C1','R1C10']]}] | thermometer 1: r1c10 lies outside the 9×9 grid",
        "'thermometer':[{'lines':[['R1C1','R1']]}] | thermometer 1: a cell is 'R1', expected a name such as r1c1",
        "'thermometer':[{'lines':[['R1C1',null]]}] | thermometer 1: a cell is null, expected a name such as r1c1",
        "'thermometer':[{'lines':[['R1C1',['R1C2']]]}] | thermometer 1: a cell is a list, expected a name such as r1c1",
        "'thermometer':[{'lines':[['R1C1']]}] | thermometer 1: there is only one cell, but at least 2 are needed",
        "'thermometer':[{'lines':[[]]}] | thermometer 1: there are 0 cells, but at least 2 are needed",
        "'thermometer':[{}] | thermometer 1: the field 'lines' is missing",
        "'thermometer':[{'lines':null}] | thermometer 1: the field 'lines' is missing",
        "'thermometer':[{'lines':['R1C1','R1C2']}] | thermometer 1: a line is 'R1C1', expected a list",
        "'thermometer':[{'lines':'R1C1'}] | thermometer 1: the field 'lines' is 'R1C1', expected a list",
        "'thermometer':[{'lines':[['R1C1','R1C3']]}] | thermometer 1: the line jumps from r1c1 to r1c3, which do not touch",
        "'thermometer':[{'lines':[['R1C1','R1C2','R1C1']]}] | thermometer 1: r1c1 is listed twice",
        "'renban':[{'lines':[['R1C1','R1C2']]},{'lines':[['R1C1','R1C1']]}] | renban 2: r1c1 is listed twice",
        "'whispers':[{'lines':[['R1C1','R1C1']]}] | whispers 1: the line jumps from r1c1 to r1c1, which do not touch",
        "'whispers':[{'lines':[['R1C1','R1C2']],'value':9}] | whispers 1: the difference 9 is not in 1..8",
        "'betweenline':[{'lines':[['R1C1','R1C2']]}] | betweenline 1: there are 2 cells, but at least 3 are needed",
        "'betweenline':[{'lines':[['R1C1','R1C2','R2C2','R1C1']]}] | betweenline 1: the line comes back to its end r1c1",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':'nine'}] | killercage 1: the sum is 'nine', expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':7.5}] | killercage 1: the sum is 7.5, expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':-7}] | killercage 1: the sum is -7, expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':1e99}] | killercage 1: the sum is 1e99, expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':true}] | killercage 1: the sum is true, expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':[7]}] | killercage 1: the sum is a list, expected a whole number",
        "'killercage':[{'cells':['R1C1','R1C2'],'value':18}] | killercage 1: the sum 18 is not in 3..17, the sums of 2 different digits",
        "'killercage':[{'cells':['R1C1','R1C2']},{'cells':['R1C1','R1C1']}] | killercage 2: r1c1 is listed twice",
        "'killercage':[{'cells':[]}] | killercage 1: there are 0 cells, but at least 1 is needed",
        "'killercage':[{'value':7}] | killercage 1: the field 'cells' is missing",
        "'killercage':[null] | killercage 1 is null, expected an object",
        "'killercage':['R1C1'] | killercage 1 is 'R1C1', expected an object",
        "'killercage':{'cells':['R1C1']} | the field 'killercage' is an object, expected a list",
        "'killercage':true | the field 'killercage' is true, expected a list",
        "'extraregion':[{'cells':['R1C1','R1C2','R1C3','R1C4','R1C5','R1C6','R1C7','R1C8','R1C9','R2C1']}] | extraregion 1: there are 10 cells, but at most 9 are possible",
        "'difference':[{'cells':['R1C1','R1C3']}] | difference 1: r1c1 and r1c3 are not neighbours",
        "'difference':[{'cells':['R1C1','R2C2']}] | difference 1: r1c1 and r2c2 are not neighbours",
        "'difference':[{'cells':['R1C1']}] | difference 1: there is only one cell, but at least 2 are needed",
        "'difference':[{'cells':['R1C1','R1C2'],'value':0}] | difference 1: the difference 0 is not in 1..8",
        "'difference':[{'cells':['R1C1','R1C2']},{'cells':['R1C2','R1C1'],'value':2}] | difference 2: there are two white dots between r1c2 and r1c1",
        "'ratio':[{'cells':['R1C1','R1C2'],'value':1}] | ratio 1: the ratio 1 is not in 2..9",
        "'ratio':[{'cells':['R1C1','R1C2'],'value':'1:2'}] | ratio 1: the ratio is '1:2', expected a whole number",
        "'xv':[{'cells':['R1C1','R1C2'],'value':'L'}] | xv 1: the sign is 'L', expected X or V",
        "'xv':[{'cells':['R1C1','R1C2'],'value':10}] | xv 1: the sign is 10, expected X or V",
        "'xv':[{'cells':['R1C1','R1C2','R1C3'],'value':'X'}] | xv 1: there are 3 cells, but at most 2 are possible",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C2','R1C3']]}] | arrow 1: a line begins in r1c2, which is not in the circle",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1']]}] | arrow 1: the arrow has no shaft",
        "'arrow':[{'cells':['R1C1'],'lines':[[]]}] | arrow 1: a line has no cells",
        "'arrow':[{'cells':[],'lines':[['R1C1','R1C2']]}] | arrow 1: a line begins in r1c1, which is not in the circle",
        "'arrow':[{'cells':['R1C1','R1C2','R1C3','R1C4'],'lines':[['R1C1','R2C1']]}] | arrow 1: there are 4 cells, but at most 3 are possible",
        "'arrow':[{'cells':['R1C1','R1C3'],'lines':[['R1C1','R2C1']]}] | arrow 1: the cells of the circle, r1c1 r1c3, do not touch",
        "'arrow':[{'cells':['R1C1','R1C2'],'lines':[['R1C1','R2C3']]}] | arrow 1: the line jumps from r1c1 to r2c3, which do not touch",
        "'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R1C2','R1C1']]}] | arrow 1: a cell of the circle is on the shaft",
        "'littlekillersum':[{'cell':'R1C1','direction':'DR','value':9}] | littlekillersum 1: r1c1 is not next to the 9×9 grid",
        "'littlekillersum':[{'cell':'R0C1','direction':'UL','value':9}] | littlekillersum 1: its diagonal does not enter the grid",
        "'littlekillersum':[{'cell':'R0C1','direction':'D','value':9}] | littlekillersum 1: the direction is 'D', expected one of UL, UR, DL, DR",
        "'littlekillersum':[{'cell':'R0C1','value':9}] | littlekillersum 1: the field 'direction' is missing",
        "'littlekillersum':[{'direction':'UR','value':9}] | littlekillersum 1: the field 'cell' is missing",
        "'littlekillersum':[{'cell':'R0C1','direction':'DR','value':99}] | littlekillersum 1: the sum 99 is not in 8..72, the sums of 8 digits",
        "'sandwichsum':[{'cell':'R1C1','value':9}] | sandwichsum 1: r1c1 is not next to the 9×9 grid",
        "'sandwichsum':[{'cell':'R0C0','value':9}] | sandwichsum 1: there is no row 0",
        "'sandwichsum':[{'cell':'R0C12','value':9}] | sandwichsum 1: r0c12 is not next to the 9×9 grid",
        "'sandwichsum':[{'cell':'R0C1','value':36}] | sandwichsum 1: the sum 36 is not in 0..35",
        "'odd':[{'cell':'R9C10'}] | odd 1: r9c10 lies outside the 9×9 grid",
        "'odd':[{'cells':['R1C1']}] | odd 1: the field 'cell' is missing",
        "'odd':[{'cell':['R1C1']}] | odd 1: a cell is a list, expected a name such as r1c1",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[1,2,3,4,5]}] | quadruple 1: there are 5 digits, but 1 to 4 are possible",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[0]}] | quadruple 1: a digit is 0, expected a number from 1 to 9",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':['x']}] | quadruple 1: a digit is 'x', expected a number from 1 to 9",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':12}] | quadruple 1: the field 'values' is 12, expected a list",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1','R3C1'],'values':[1]}] | quadruple 1: the cells r1c1 r1c2 r2c1 r3c1 are not a square of 2×2",
        "'quadruple':[{'cells':['R1C1','R1C2','R2C1'],'values':[1]}] | quadruple 1: there are 3 cells, but at least 4 are needed",
        "'clone':[{'cells':['R1C1','R1C2'],'cloneCells':['R2C1']}] | clone 1: its groups have 2 and 1 cells",
        "'clone':[{'cells':['R1C1','R1C2']}] | clone 1: the field 'cloneCells' is missing",
        "'clone':[{'cells':[],'cloneCells':[]}] | clone 1: there are 0 cells, but at least 1 is needed",
        "'antiknight':'yes' | the field 'antiknight' is 'yes', expected true or false",
        "'diagonal+':1 | the field 'diagonal+' is 1, expected true or false",
        "'disjointgroups':[true] | the field 'disjointgroups' is a list, expected true or false",
        "'negative':'xv' | the field 'negative' is 'xv', expected a list",
        "'negative':['arrow'] | an item of the field 'negative' is 'arrow', expected 'xv', 'ratio' or 'difference'",
        "'negative':[{}] | an item of the field 'negative' is an object, expected 'xv', 'ratio' or 'difference'",
        "'extraregion':[{'cells':[['R1C1']]}] | extraregion 1: a cell is a list, expected a name such as r1c1"
      })
  void brokenConstraintsAreTold(String fields, String problem) {
    assertThat(JsonReading.problem(nine(fields))).contains(" " + problem + ". ");
  }

  @Test
  void pillsBelongToSmallGrids() {
    String row = "[" + "{},".repeat(9) + "{}]";
    String text =
        "{\"grid\":["
            + (row + ",").repeat(9)
            + row
            + "],\"arrow\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"lines\":[[\"R1C2\",\"R1C3\"]]}]}";

    assertThat(JsonReading.problem(text))
        .contains("arrow 1: a circle of several cells has a meaning only on grids up to 9×9. ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'givenPencilMarks':[0]} | a given pencil mark of r1c1 is 0, expected a number from 1 to 9",
        "{'givenPencilMarks':[10]} | a given pencil mark of r1c1 is 10, expected a number from 1 to 9",
        "{'givenPencilMarks':[null]} | a given pencil mark of r1c1 is null, expected a number from 1 to 9",
        "{'givenPencilMarks':12} | the field 'givenPencilMarks' of r1c1 is 12, expected a list",
        "{'value':1,'given':'yes'} | 'given' of r1c1 is 'yes', expected true or false",
        "{'value':1,'given':1} | 'given' of r1c1 is 1, expected true or false",
        "null | r1c1 is null, expected an object"
      })
  void brokenCellsAreTold(String cell, String problem) {
    String text = nine("'author':''").replaceFirst("\\{}", cell.replace('\'', '"'));

    assertThat(JsonReading.problem(text)).contains(" " + problem + ". ");
  }

  @Test
  void cellsMayHaveNoRegion() {
    String none = nine("'author':''").replace("{}", "{\"region\":null}");
    String withoutTwo =
        nine("'author':''").replaceFirst("\\{},\\{}", "{\"region\":null},{\"region\":null}");

    assertThat(JsonReading.entries(none).get(0).puzzle().mask()).isEqualTo(RegionMask.none(9));
    assertThat(JsonReading.entries(withoutTwo).get(0).puzzle().mask())
        .hasToString(
            "..0111222000111222000111222333444555333444555333444555666777888666777888666777888");
  }

  /** A sign of an operation means what the rules in words say, as in SudokuPad. */
  @Test
  void cagesWithSignsOfOperationsAreThoseOfKenKen() {
    String cages =
        "'killercage':[{'cells':['R1C1','R1C2','R2C1'],'value':'12×'},"
            + "{'cells':['R1C3','R1C4'],'value':'2 -'},{'cells':['R9C9'],'value':4}]";
    String words =
        ",'ruleset':'Normal sudoku rules apply."
            + " Cages show the result of applying the operation to their digits.'";

    assertThat(constraints(cages + words))
        .containsExactly(
            new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, CellList.of(9, 0, 1, 9), 12),
            new ArithmeticCage(ArithmeticCage.Operation.DIFFERENCE, CellList.of(9, 2, 3), 2),
            new RepeatCage(CellList.of(9, 80), 4));
    assertThat(JsonReading.problem(nine(cages + ",'ruleset':'Normal sudoku rules apply.'")))
        .contains("this part of the puzzle is not understood: 2 black cages");
  }

  @Test
  void normalRulesAreDoubtedWithoutRegions() {
    String normal =
        nine("'ruleset':'Normal sudoku rules apply.'").replace("{}", "{\"region\":null}");
    String lines =
        nine("'ruleset':'Each row and column contains the digits 1 to 9 once.'")
            .replace("{}", "{\"region\":null}");

    assertThat(JsonReading.problem(normal))
        .contains("the grid has no regions, but the rules speak of them or of normal Sudoku");
    assertThat(JsonReading.entries(lines).get(0).puzzle().mask()).isEqualTo(RegionMask.none(9));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "v06_row_zero | thermometer 1: r0c1 lies outside the 9×9 grid. Cells are named r1c1 to r9c9.",
        "v07_thermo_too_long | thermometer 1: there are 10 cells, but at most 9 are possible.",
        "v13_bool_as_string | the field 'antiknight' is 'yes', expected true or false.",
        "v15_value_not_number | killercage 1: the sum is 'nine', expected a whole number.",
        "v19_xv_unknown_letter | xv 1: the sign is 'L', expected X or V.",
        "v21_quad_five_values | quadruple 1: there are 5 digits, but 1 to 4 are possible.",
        "v27_truncated | the JSON object that begins here has no end.",
        "v32_size_string | the size is '9', expected a whole number without quotation marks."
      })
  void filesThatAreBrokenAreTold(String name, String problem) throws IOException {
    try (InputStream file =
        FPuzzlesConstraintsTest.class.getResourceAsStream(
            "/fpuzzles/malformed/" + name + ".json")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);

      assertThat(JsonReading.problem(text)).contains(problem);
    }
  }

  @Test
  void hostileListsAreRefusedFast() {
    String odd = "{'cell':'R1C1'},".repeat(6000);
    assertThat(JsonReading.problem(nine("'odd':[" + odd + "{'cell':'R1C1'}]")))
        .contains("the puzzle has more than 5000 constraints");
    String cells = "'R1C1','R1C2',".repeat(1000);
    assertThat(JsonReading.problem(nine("'whispers':[{'lines':[[" + cells + "'R1C1']]}]")))
        .contains("whispers 1: there are 2001 cells");
  }
}
