package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the constraints of {@code nonomino generate} on the command line. */
@Timeout(120)
final class GenerateConstraintsTest {
  private static final int BAD_INPUT = 2;
  private static final int NO_SOLUTION = 1;

  private static Run generate(String words, String... more) {
    List<String> args = new ArrayList<>(List.of(("generate " + words).split(" ")));
    args.addAll(List.of(more));
    return Run.of(args.toArray(String[]::new));
  }

  /** Solves the written puzzles in another run of the program, with both provers. */
  private static void assertUnique(String puzzles, int number) {
    for (String solver : List.of("sat", "bitboard")) {
      Run run = Run.withInput(puzzles, "solve", "--count", "--format=line", "--solver=" + solver);
      assertThat(run.out()).as(solver).isEqualTo("1\n".repeat(number));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--constraints=diagonals,anti-king",
        "--constraints=windoku --minimal",
        "--constraints=disjoint-groups --symmetry=rotate180",
        "--constraints=anti-knight --regions=random",
        "--constraints=diagonals --difficulty=hard",
        "--cages --cage-size=2..4",
        "--cages --regions=random --cage-size=2..4",
        "--cages --cage-size=2..3 --clues=10",
        "--cages=6 --thermometers=2",
        "--inequalities=30",
        "--kenken",
        "--kenken --size=4 --clues=2 --difficulty=medium",
        "--kenken --size=9 --cage-size=2..3 --difficulty=hard",
        "--kenken --regions=3x3 --reduce=all",
        "--futoshiki",
        "--futoshiki --size=7 --difficulty=hard",
        "--futoshiki --clues=0",
        "--inequalities=8 --kenken --size=6",
        "--thermometers=3 --arrows=2 --reduce=all",
        "--dots=all",
        "--xv=10 --odd-even=6 --constraint-symmetry=rotate180",
        "--sandwiches --little-killers=4",
        "--size=6 --whispers=1 --renban=1 --quadruples=3",
      })
  void puzzlesAreUniqueAndTheSameOnAnyNumberOfThreads(String words) {
    Run run = generate(words, "--number=3", "--seed=36", "--threads=1");

    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertUnique(run.out(), 3);
    Run again = generate(words, "--number=3", "--seed=36", "--threads=3");
    assertThat(again.out()).isEqualTo(run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--thermometers, thermometer, 5",
    "--thermometers=some --regions=4x4, thermometer, 15",
    "--size=6 --renban, renban, 3",
    "--thermometers --arrows, thermometer, 2",
    "--thermometers --arrows, arrow, 4",
    "--dots=some --size=4, dot:, 3",
  })
  void theNumberOfConstraintsCanBeLeftOut(String words, String kind, int number) {
    Run run = generate(words, "--seed=7", "--format=line");

    assertThat(run.err()).isEmpty();
    assertUnique(run.out(), 1);
    assertThat(run.out().split(kind, -1)).hasSize(1 + number);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 times rule \"Odd thermometer\" = pair \"a < b and odd(a) == odd(b)\" drawn as line green | --size=6 | 4",
        "2 times pattern \"[1-3]+[7-9]*\" | --regions=random --difficulty=hard | 2",
        "4 times pair \"a < b\" | --constraint-symmetry=rotate180 --thermometers=2 | 4",
        "sum 2..4: r1c1 + 2 r1c2 - r3c3; pair \"a != b\" at move 1,3 | --size=6 | 1",
        "pair \"abs(a - b) >= 2\": r1c1-r1c4; pair \"a != b\" at move 1,3 | --size=6 | 2",
      })
  void customRulesArePlaced(String rule, String words, int number) {
    Run run =
        generate(words, "--rule=" + rule, "--number=2", "--seed=5", "--format=line", "--threads=1");

    assertThat(run.err()).isEmpty();
    assertUnique(run.out(), 2);
    assertThat(run.out().lines())
        .allSatisfy(
            line ->
                assertThat(line.split("(rule-|pair-|pattern-)\"", -1))
                    .hasSizeGreaterThanOrEqualTo(1 + number));
    assertThat(generate(words, "--rule=" + rule, "--number=2", "--seed=5", "--format=line").out())
        .isEqualTo(run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | there is no rule. Write one, such as",
        "0 times pair \"a < b\" | ask for at least 1 line",
        "-1 times pair \"a < b\" | ask for at least 1 line",
        "99999999999 times pair \"a < b\" | at most 11 lines of all kinds together fit on 9×9. Ask for fewer.",
        "3 times pattern \"[1-2]\" | no line can obey this rule: ",
        "40 times pair \"a < b\" | at most 11 lines of all kinds together fit on 9×9. Ask for fewer.",
        "rule \"Up\" = pair \"a < b\" | the rule has no cells. Write them after a colon, or say how many",
        "thermometer: r1c1-r1c3 | write a custom rule, such as",
      })
  void rulesThatCannotBePlacedAreRefused(String rule, String reason) {
    Run run = generate("", "--rule=" + rule, "--seed=1");

    assertThat(run.err()).contains(reason);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.status()).isEqualTo(BAD_INPUT);
  }

  /** The line of a rule is shown with the place of the mistake. */
  @Test
  void mistakesInRulesAreShown() {
    assertMistake(
        "pair \"a < b\": r1c1 r1c2; pair \"2a < b\" at move 1,3",
        "                                ^",
        "there is no sign before 'a'",
        "Write '*' to multiply: '2 * a'.");
    assertMistake(
        "4 times pattern \"[0-3]*\"",
        "                  ^",
        "'0' is not a digit",
        "Patterns have the digits 1 to n, '.', '[1-3]', '|', brackets, '*', '+', '?' and '{2}'.");
    assertMistake(
        "2 times pair \"a < b\" at move 1,2",
        "        ^",
        "the rule is for the whole grid, not for lines",
        "Leave out the number.");
    assertMistake(
        "2 times rule \"Up\"",
        "                 ^",
        "nothing says what the rule 'Up' is",
        "Write it after the name: 'rule \"Up\" = pair \"a < b\"'.");
  }

  private static void assertMistake(String rule, String mark, String problem, String advice) {
    Run run = generate("", "--size=6", "--symbols=0-5", "--rule=" + rule, "--seed=1");

    assertThat(run.err())
        .isEqualTo(
            "nonomino: --rule:1:%d: %s.\n    %s\n    %s\n  %s\n"
                .formatted(mark.length(), problem, rule, mark, advice));
    assertThat(run.status()).isEqualTo(BAD_INPUT);
  }

  /**
   * If a puzzle is too hard, only as many clues are put back as its level needs, about a third of
   * the grid. Half of the removed clues would be more than 50.
   */
  @ParameterizedTest
  @ValueSource(strings = {"--thermometers=3", "--cages=8"})
  void easyPuzzlesWithPlacedConstraintsDoNotHaveFarTooManyClues(String constraints) {
    int number = 10;
    Run run =
        generate(
            constraints, "--difficulty=easy", "--number=" + number, "--seed=1", "--format=line");

    assertThat(run.status()).isZero();
    long clues =
        run.out()
            .lines()
            .flatMapToInt(line -> line.substring(0, 81).chars())
            .filter(c -> c != '.')
            .count();
    assertThat(clues / number).isLessThan(48);
  }

  @ParameterizedTest
  @Timeout(60)
  @CsvSource(
      delimiter = '|',
      value = {
        "--size=4 --constraints=non-consecutive,diagonals | no grid on these regions satisfies non-consecutive",
        "--constraints=windoku,anti-knight,diagonals | no grid on these regions satisfies",
        "--cages=30 --cage-size=5 | at most 16 cages of 5 cells fit on 9×9. Ask for fewer or smaller ones.",
        "--cages --cage-size=2..12 | cages have at least 2 cells and, since no digit repeats, at most 9 on 9×9. Ask for sizes such as 2..5.",
        "--cages --cage-size=5..2 | Ask for sizes such as 2..5.",
        "--cages --cage-size=7 | cages of at least 7 cells would leave too many gaps on 9×9. Ask for sizes such as 6..7, or for a number of cages.",
        "--size=6 --cages --cage-size=6..6 | Ask for sizes such as 4..5, or for a number of cages.",
        "--kenken=3 | there are as many cages of KenKen as fit. Leave out the number.",
        "--kenken --size=2 | on 2×2 there is no room for cages of KenKen. Ask for 3×3 or a larger grid.",
        "--kenken --cages | both are cages, and they would overlap. Ask for one of them.",
        "--futoshiki --kenken --size=6 | the solution of each is unique, so one of them would be needless.",
        "--futoshiki --inequalities=3 | both are greater-than signs. Ask for Futoshiki, or for a number of signs.",
        "--cages --cage-size=few | give one or two numbers of cells, such as 2..5 or 3.",
        "--cage-size=3 | this is only for cages. Ask for cages as well.",
        "--cage-regions=within | this is only for cages. Ask for cages as well.",
        "--regions=2x1 --arrows=1 | on 2×2 there is no room for arrows. Ask for 4×4 or a larger grid.",
        "--regions=2x5 --constraints=windoku | --constraints=windoku: there are windows only on grids of 4×4, 9×9, 16×16, 25×25 and 36×36",
        "--constraints=windoku --clues=5 | for 9×9, give a number from 8 to 81.",
        "--size=4 --constraints=diagonals --difficulty=fiendish | puzzles were made; the nearest was easy (1.2)). Ask for another difficulty.",
        "--constraints=asterisk --size=6 | it belongs to grids of 9×9",
        "--constraints=diagonals,windowku | Maybe you mean 'windoku'.",
        "--constraints=anti-king,anti-king | the puzzle has this constraint already. Remove one of the two.",
        "--constraints=cage-15:r1c1,r1c2 | only constraints of the whole grid can be named",
        "--cages --rating=1.0..1.5 | without clues, the first step is rated 2.0 or higher. Ask for a harder puzzle, or for some clues.",
        "--constraints=diagonals --technique=unique-rectangle-type-5 | there is no technique 'unique-rectangle-type-5'.",
        "--symbols=0-3 | --symbols=0-3: from 0 to 3 there are 4 digits, but a 9×9 puzzle has 9.",
        "--symbols=0123: | --symbols=0123:: ':' cannot be the symbol of a digit.",
        "--thermometers=200 | at most 11 thermometers fit on 9×9. Ask for fewer.",
        "--thermometers=6 --renban=6 | at most 11 lines of all kinds together fit on 9×9. Ask for fewer.",
        "--dots=all --xv=all | all dots and all XV signs cannot be shown together, because neighbours with 2 and 3 need both. Ask for a number of one of them.",
        "--cages --even | clues beside placed constraints cannot be spread evenly.",
        "--from=../examples/none.txt | the draft has no solution. Correct its clues or its constraints.",
        "--from=../examples/two.txt --clues=3 | the draft has",
        "--from=../examples/none.txt --regions=3x3 | the draft has its own regions and clues.",
        "--from=missing.txt | there is no file",
        "--thermometers=0 | give a whole number from 1 to 2592.",
        "--thermometers=many | give a whole number above 0, or some.",
        "--thermometers=all | give a whole number above 0, or some.",
        "--dots=few | give a whole number above 0, some or all.",
        "--dots=5 --constraints=non-consecutive | a dot is an exception to such a rule",
        "--arrows=3 --solutions=any | constraints are placed on puzzles with exactly one solution.",
        "--constraint-symmetry=rotate180 | this is only for placed constraints. Ask for cages, lines or dots as well.",
        "--reduce=all | this is only for placed constraints.",
        "--cages --reduce=lines | there is no such name. Choose one of: givens, constraints, all.",
        "--cages --format=ss | ss cannot hold the requested constraints (cages). Use line, json or fpuzzles instead.",
        "--constraints=diagonals --fill=relabel | 'relabel' cannot fill these regions",
        "--symbols=SUDOKU | --symbols=SUDOKU: the symbol 'U' occurs twice. No two digits can have the same symbol.",
        "--symbols=TONE --difficulty=hard --number=9 | --symbols=TONE: there are 4 symbols for 9 digits. A 9×9 puzzle needs 9 different ones.",
        "--symbols=0-8 --size=6 | from 0 to 8 there are 9 digits, but a 6×6 puzzle has 6. Write, for example, 0-5.",
        "--symbols=0..8 --odd-even=4 --number=3 | --symbols=0-8: with these digits, some constraints of the puzzle would mean something else. Use letters, or cages and little killers only.",
        "--cages --technique=bug | 'bug' never occurs with constraints: it exchanges digits",
      })
  void whatCannotBeIsRefusedInASentence(String words, String reason) {
    Run run = generate(words, "--seed=1");

    assertThat(run.err().toLowerCase(Locale.ROOT)).contains(reason.toLowerCase(Locale.ROOT));
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isIn(BAD_INPUT, NO_SOLUTION);
  }

  /** A completed draft has its clues, its constraints and its regions, and one solution. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "................ | | | 0",
        "1.......2....... 0001022132213331 | | | 0",
        "................ | +cage-5:r1c1,r1c2 | --cages --cage-size=2..3 | 5",
        ".................................... | +thermometer:r1c1-r4c1 | --difficulty=easy | 1",
        ".................................... | +arrow:r1c1=r1c2,r1c3 | --dots=4 --odd-even=3 | 8",
        ".................................... | +white-dot:r1c1,r1c2 | --constraints=diagonals --reduce=all --renban=1 | 2",
        "1................................................................................ | | --symmetry=diagonal | 0",
        "1234341221434321 | | | 0",
      })
  void draftsAreCompleted(String cells, String rules, String options, int constraints)
      throws IOException {
    Path draft = Files.createTempFile("draft", ".txt");
    try {
      String more = options == null ? "" : " " + options;
      Files.writeString(draft, cells + (rules == null ? "" : " " + rules) + "\n");
      Run run = generate("--from=" + draft + " --seed=4 --format=line" + more);

      assertThat(run.err()).isEmpty();
      assertThat(run.status()).isZero();
      assertUnique(run.out(), 1);
      for (int cell = 0; cell < cells.length() && cells.charAt(cell) != ' '; cell++) {
        assertThat(cells.charAt(cell)).isIn('.', run.out().charAt(cell));
      }
      if (rules != null) {
        assertThat(run.out()).contains(rules.substring(1));
      }
      assertThat(run.out().chars().filter(each -> each == ';').count())
          .isGreaterThanOrEqualTo(Math.max(0, constraints - 1));
      assertThat(generate("--from=" + draft + " --seed=4 --threads=2 --format=line" + more).out())
          .isEqualTo(run.out());
    } finally {
      Files.delete(draft);
    }
  }

  @Test
  void aFileWithSeveralPuzzlesIsNoDraft(@TempDir Path folder) throws IOException {
    Path drafts = folder.resolve("drafts.txt");
    Files.writeString(drafts, "1...............\n2...............\n");

    assertThat(generate("--from=" + drafts).err())
        .contains("there is more than one puzzle", "Give a file with one.");
  }

  @Test
  void formatsHoldTheConstraints() {
    String line = generate("--cages --seed=5 --format=line").out();

    for (String format : List.of("picture", "grid", "json", "fpuzzles", "sudokupad")) {
      Run run = generate("--cages --seed=5 --format=" + format);
      assertThat(run.status()).as(format).isZero();
      assertThat(Run.withInput(run.out(), "convert", "--format=line").out())
          .as(format)
          .contains(line.strip().split(" ", -1)[1]);
    }
    assertThat(generate("--cages --seed=5 --format=csv").out())
        .startsWith("puzzle,regions,solution,clues,constraints\n")
        .contains("cage ");
  }

  /** Constraints on a draft with other values are those of its values. */
  @ParameterizedTest
  @ValueSource(
      strings = {"--cages", "--cages=2", "--little-killers=2", "--quadruples=2", "--renban=1"})
  void draftsKeepTheirSymbols(String options, @TempDir Path folder) throws IOException {
    Path draft = folder.resolve("draft.txt");
    Files.writeString(draft, "..........0..... +digits-0-3\n");
    Run run = generate("--from=" + draft + " --seed=3 --format=line " + options);

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("+digits-0-3;");
    assertUnique(run.out(), 1);
    assertThat(generate("--from=" + draft + " --odd-even=2 --seed=3").err())
        .startsWith("nonomino: With these digits, some constraints of the puzzle would mean");
  }

  /** A puzzle with other symbols is the one in digits, with their ratings and solutions. */
  @ParameterizedTest
  @CsvSource({
    "--cages --little-killers=2, 012345",
    "--cages --little-killers=2, 456789",
    "--thermometers=2 --difficulty=easy, SIXBYT",
    "--regions=random --clues=12, 012345"
  })
  void otherSymbolsAreThoseOfTheSamePuzzle(String words, String symbols) {
    String options = words + " --size=6 --seed=8 --format=";
    String digits = generate(options + "json").out();
    String inSymbols = " --symbols=" + symbols;
    Run run = generate(options + "json" + inSymbols);

    assertThat(run.err()).isEmpty();
    for (String field : List.of("puzzle", "solution")) {
      assertThat(field(run.out(), field).chars().map(c -> symbols.indexOf(c) + 1))
          .containsExactlyElementsOf(
              field(digits, field).chars().map(c -> "123456".indexOf(c) + 1).boxed().toList());
    }
    assertThat(Run.withInput(run.out(), "rate").out())
        .isEqualTo(Run.withInput(digits, "rate").out());
    String line = generate(options + "line" + inSymbols).out();
    assertUnique(line, 1);
    for (String format : List.of("grid", "picture", "json", "sudokupad")) {
      Run same = generate(options + format + inSymbols);
      assertThat(Run.withInput(same.out(), "convert", "--format=line").out())
          .as(format)
          .isEqualTo(line);
    }
  }

  private static String field(String json, String name) {
    return json.replaceAll("(?s).*\"" + name + "\":\"([^\"]*)\".*", "$1");
  }

  @Test
  void statisticsCountKinds() {
    String puzzles =
        generate("--thermometers=3 --constraints=diagonals --number=4 --seed=2 --format=line")
            .out();

    assertThat(Run.withInput(puzzles, "stats", "--no-ratings").out())
        .contains("Constraints", "diagonals", "thermometers");
    assertThat(Run.withInput(puzzles, "stats", "--no-ratings", "--format=csv").out())
        .contains("constraint,diagonals,4,8\n", "constraint,thermometers,4,");
    assertThat(Run.withInput(puzzles, "stats", "--no-ratings", "--format=json").out())
        .contains("{\"kind\":\"diagonals\",\"puzzles\":4,\"constraints\":8}");
  }
}
