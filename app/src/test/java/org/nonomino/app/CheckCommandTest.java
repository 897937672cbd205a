package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code check}: well-formedness, conflicts, the number of solutions, and given solutions. */
final class CheckCommandTest {
  private static final String UNIQUE = "1......2.3....4.";
  private static final String FULL = "1234341221434321";

  /** The puzzle's only solution. */
  private static final String SOLUTION = Run.withInput(UNIQUE, "solve", "--format=line").out();

  private static String json(String puzzle, String more) {
    return "{\"size\":4,\"puzzle\":\"" + puzzle + "\"" + more + "}\n";
  }

  @Test
  void aPuzzleInOrder() {
    Run run = Run.withInput(UNIQUE, "check");

    assertThat(run)
        .isEqualTo(
            new Run(
                0,
                "Well-formed: 4×4 with 4 givens.\nNo digits are in conflict.\nThere is exactly one solution.\n",
                ""));
  }

  @Test
  void everyConflictOfGivensIsNamed() {
    Run run = Run.withInput("11..\n....\n....\n..22\n", "check");

    assertThat(run.out())
        .isEqualTo(
            """
            Well-formed: 4×4 with 4 givens.
            Digits are in conflict:
              row 1 has two 1s, in r1c1 and r1c2
              row 4 has two 2s, in r4c3 and r4c4
              region 1 has two 1s, in r1c1 and r1c2
              region 4 has two 2s, in r4c3 and r4c4
            There is no solution.
            """);
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void brokenConstraintsAreNamed() {
    String cage =
        ",\"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c3\"],\"sum\":5},{\"kind\":\"anti-knight\"}]";
    Run run = Run.withInput(json("1.....1.........", cage), "check");

    assertThat(run.out())
        .contains(
            """
            Digits are in conflict:
              the cage of 5 at r1c1 has two 1s, in r1c1 and r2c3
              the cage of 5 at r1c1 adds up to 2
              r1c1 and r2c3, a knight's move apart, both have 1
            There is no solution.
            """);
    assertThat(run.status()).isEqualTo(1);
  }

  @Test
  void solveSaysTheFirstOfThem() {
    String cage = ",\"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c3\"],\"sum\":5}]";
    String puzzle = json("1.....1.........", cage);

    Run solved = Run.withInput(puzzle, "solve", "--format=grid");
    Run counted = Run.withInput(puzzle, "solve", "--count", "--format=grid");

    assertThat(solved.out())
        .isEqualTo("# No Solution: the cage of 5 at r1c1 has two 1s, in r1c1 and r2c3.\n\n");
    assertThat(counted.out()).isEqualTo(solved.out());
    assertThat(solved.status()).isEqualTo(1);
  }

  @Test
  void enteredDigitsAndGivenSolutionsAreChecked() {
    String solution = SOLUTION.strip();
    String right = ",\"solution\":\"" + solution + "\",\"entered\":\"" + solution + "\"";
    int wrongDigit = solution.charAt(1) == '2' ? 3 : 2;
    String entered = "1" + wrongDigit + UNIQUE.substring(2);
    String wrong = ",\"solution\":\"" + FULL + "\",\"entered\":\"" + entered + "\"";

    Run good = Run.withInput(json(UNIQUE, right), "check");
    Run bad = Run.withInput(json(UNIQUE, wrong), "check");

    assertThat(good.out())
        .contains(
            "with 4 givens and 12 entered digits.",
            "There is exactly one solution.\nThe solution that comes with it is right.\n");
    assertThat(good.status()).isZero();
    assertThat(bad.out())
        .contains(
            "with 4 givens and 1 entered digit.",
            "There is exactly one solution.\nDigits that differ from the solution: r1c2.\n",
            "The solution that comes with it is wrong:\n  it does not have the givens of ");
    assertThat(bad.status()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1......2.3....4. | ok | 0",
        "1234341221434321 | ok | 0",
        "1............... | several | 1",
        "123............4 | none | 1",
        "11.............. | conflict | 1",
        "12x............. | invalid | 2",
      })
  void everyResultHasAWord(String puzzle, String word, int status) {
    Run run = Run.withInput(puzzle, "check", "--format=line");

    assertThat(run.out()).isEqualTo(word + "\n");
    assertThat(run.status()).isEqualTo(status);
  }

  @Test
  void theWorstResultIsTheExitCodeAndAllAreCounted() {
    String puzzles = "1......2.3....4.\n11..............\n12x.............\n1...............\n";

    Run line = Run.withInput(puzzles, "check", "--format=line", "--threads=2");
    Run text = Run.withInput(puzzles, "check");

    assertThat(line.out()).isEqualTo("ok\nconflict\ninvalid\nseveral\n");
    assertThat(text.err())
        .endsWith(
            "4 puzzles: 1 in order, 1 with digits in conflict, 1 with several solutions, 1 malformed\n");
    assertThat(Stream.of(line, text).map(Run::status)).containsOnly(2);
    assertThat(text.out())
        .contains(
            "standard input:1\nWell-formed",
            "standard input:3:3\nThis is not a puzzle: 'x' is neither a digit nor a blank.");
  }

  @Test
  void theTableListsConflicts() {
    Run run = Run.withInput("11..............\n", "check", "--format=csv", "--regions=2x2");
    String cage = ",\"constraints\":[{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r2c3\"],\"sum\":5}]";
    Run withCage = Run.withInput(json("1...............", cage), "check", "--format=csv");

    assertThat(run.out())
        .isEqualTo(
            """
            puzzle,regions,result,conflicts,label,constraints
            11..............,0011001122332233,conflict,"row 1 has two 1s, in r1c1 and r1c2; region 1 has two 1s, in r1c1 and r1c2",,
            """);
    assertThat(withCage.out())
        .endsWith("1...............,0011001122332233,several,,,cage 5: r1c1 r2c3\n");
  }

  @Test
  void withoutTimeNothingIsKnownOfTheSolutions() {
    Run text = Run.withInput("1...............", "check", "--timeout=0");
    Run broken = Run.withInput("11..............", "check", "--timeout=0", "--format=line");

    assertThat(text.out()).contains("Out of time: not known");
    assertThat(text.status()).isEqualTo(3);
    assertThat(broken.out()).isEqualTo("conflict\n");
  }
}
