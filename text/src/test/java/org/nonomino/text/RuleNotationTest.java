package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Nabner;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.ParityLine;
import org.nonomino.core.constraint.SlowThermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;

final class RuleNotationTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);

  private static List<Constraint> read(String text) throws MalformedTextException {
    return ConstraintNotation.read("x", ConstraintNotation.token(text), 9);
  }

  private static Rules rules(Constraint... constraints) {
    return Rules.of(BOXES, List.of(constraints));
  }

  private static CellList line() {
    return CellList.of(9, 0, 1, 2, 3, 4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pair \"abs(a - b) >= 3 or a == b\": r1c1-r1c5",
        "pair \"a != b\" at move 1,3",
        "pair \"(a + b) % 3 != 0\" between neighbours",
        "pair \"abs(a - b) > 1\" for any two: r1c1-r1c5",
        "sum 23: r1c1 + 2 r1c2 - r3c3",
        "sum 10..12: r1c1 + r2c2",
        "sum 0..3: r1c1 - r2c2 + 5",
        "weighted sum 7: r1c1",
        "pattern \"[1-3]+[7-9]*\": r4c1-r4c9",
        "machine \"start s=0; next s=(s+d)%4; accept s==0\": r1c1-r1c5",
        "count 2 of 1 3 5: r1c1-r1c5",
        "count at least 2 of \"d > 6\": r1c1-r1c5",
        "distinct 4: r1c1 r1c2 r2c1 r3c3 r4c4",
        "distinct 2..3: r1c1 r1c2 r2c1 r3c3 r4c4",
        "either (thermometer) (palindrome): r1c1-r1c5",
        "neither (renban) (whispers 4) (pair \"a < b\"): r1c1-r1c5",
        "rule \"Odd thermometer\" = pair \"a < b and a % 2 == b % 2\" drawn as line green: r1c1-r1c4"
      })
  void isWrittenAsItIsRead(String text) throws MalformedTextException {
    List<Constraint> read = read(text);

    assertThat(ConstraintNotation.line(Rules.of(BOXES, read))).isEqualTo(text);
    assertThat(read(ConstraintNotation.word(Rules.of(BOXES, read)))).isEqualTo(read);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sum: r1c1 + r1c2 = r5c5 + r6c5 | sum: r1c1 + r1c2 = r5c5 + r6c5",
        "sum: r1c1-r1c3 = r2c1-r2c3 = 15"
            + " | sum: r1c1 + r1c2 + r1c3 = r2c1 + r2c2 + r2c3; sum 15: r1c1 + r1c2 + r1c3",
        "sum: r1c1 + r1c2 = r1c2 + r1c1 = r2c2 | sum: r1c1 + r1c2 = r2c2",
        "sum at least 10: r1c1 + r2c1 | sum at least 10: r1c1 + r2c1",
        "sum 2: 2*r1c1-r2c2,-,3,r3c3 | sum 2: 2 r1c1 + 2 r2c2 - 3 r3c3",
        "sum 2: 2 × r1c1 − r2c2 – 3·r3c3 | sum 2: 2 r1c1 - r2c2 - 3 r3c3",
        "sum 2: r1c1 − r2c2 | sum 2: r1c1 - r2c2",
        "sum 2: r1c1−r1c3 | sum 2: r1c1 - r1c3",
        "sum 9: 2×r1c1 | sum 9: 2 r1c1",
        "pair \"a ÷ b == 2\": r1c1 r1c2 | pair \"a ÷ b == 2\": r1c1 r1c2",
        "pattern \"1.*\": row 4 | pattern \"1.*\": r4c1-r4c9",
        "pair \"a ≠ b\" between neighbors | pair \"a ≠ b\" between neighbours",
        "rule \"Camel\" = pair \"a != b\" at move 1 3 | rule \"Camel\" = pair \"a != b\" at move 1,3",
        "rule \"T\" = pair \"a < b\"; rule \"t\": r1c1-r1c4; rule \"T\": r2c1-r2c4"
            + " | rule \"T\" = pair \"a < b\": r1c1-r1c4; rule \"T\": r2c1-r2c4",
        "sum 10..12: r1c1-r1c3 | sum 10..12: r1c1 + r1c2 + r1c3",
        "sum 10..12: r1c1 r2c2,r3c3 | sum 10..12: r1c1 + r2c2 + r3c3",
        "either (sum at least 6) (nabner): r1c1 r1c2 r2c2"
            + " | either (sum at least 6) (nabner): r1c1 r1c2 r2c2",
        "sum 15: r1c1 r1c2 | cage 15: r1c1 r1c2"
      })
  void readsOtherWords(String text, String written) throws MalformedTextException {
    assertThat(ConstraintNotation.line(Rules.of(BOXES, read(text)))).isEqualTo(written);
  }

  @Test
  void readsARuleForEachColumn() throws MalformedTextException {
    List<Constraint> read = read("pattern \".*(19|95).*\": each column");

    assertThat(read).hasSize(9);
    assertThat(read.get(8).cells().toString()).startsWith("r1c9 r2c9").endsWith("r9c9");
  }

  private static Stream<Arguments> namedKinds() {
    return Stream.of(
        arguments("pair \"a <= b\": r1c1-r1c5", new SlowThermometer(line())),
        arguments("pair \"abs(a - b) >= 5\": r1c1-r1c5", new Whispers(line(), 5)),
        arguments("pair \"i + j != 6 or a == b\" for any two: r1c1-r1c5", new Palindrome(line())),
        arguments("pair \"abs(a - b) > 1\" for any two: r1c1-r1c5", new Nabner(line())),
        arguments(
            "pair \"j - i > 2 or even(a + b + i + j)\" for any two: r1c1-r1c5",
            new ParityLine(line())),
        arguments("pair \"a != b\" at move 2,1", new AntiKnight(9)),
        arguments("pair \"abs(a - b) != 1\" between neighbours", new NonConsecutive(9)));
  }

  /** A named kind and its formula lower to the same relations. */
  @ParameterizedTest
  @MethodSource("namedKinds")
  void equalsTheKindWithTheSameMeaning(String text, Constraint named)
      throws MalformedTextException {
    assertThat(Set.copyOf(Rules.of(BOXES, read(text)).conditions().relations()))
        .isEqualTo(Set.copyOf(rules(named).conditions().relations()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair \"a < c\": r1c1 r1c2 | 11 | the name 'c' is unknown",
        "pair \"a <\": r1c1 r1c2 | 10 | the formula ends too early",
        "pair \"(a < b\": r1c1 r1c2 | 13 | there is no closing bracket",
        "pair \"a < b)\": r1c1 r1c2 | 12 | there is no opening bracket for this one",
        "pair \"a + b\": r1c1 r1c2 | 7 | the formula gives a number and not yes or no",
        "pair \"a & b\": r1c1 r1c2 | 9 | '&' is not part of a formula",
        "pair \"a < b: r1c1 r1c2 | 6 | there is no quote at the end of the formula",
        "pair a < b: r1c1 r1c2 | 6 | there is no formula in quotes",
        "machine \"start s=1; next s=s/2; accept s>0\": r1c1 | 1 | machine \"start s=1; next s=s/2; accept s>0\": no digit fits it",
        "machine \"start s=1; next s=s*d*100000; accept s>0\": r1c1-r1c4"
            + " | 1 | machine \"start s=1; next s=s*d*100000; accept s>0\": its numbers become too large, for example for s = 1000000000000000 and d = 1",
        "machine \"start s=999999999*999999999*n*n; next s=d; accept s>0\": r1c1"
            + " | 1 | machine \"start s=999999999*999999999*n*n; next s=d; accept s>0\": a first number is too large",
        "machine \"start s=0; next s=d; accept s*999999999*999999999*9<9\": r1c1"
            + " | 1 | machine \"start s=0; next s=d; accept s*999999999*999999999*9<9\": its numbers become too large, for example for s = 2",
        "pair \"a*999999999*999999999*b > 1 \": r1c1-r1c3"
            + " | 1 | pair \"a*999999999*999999999*b > 1 \": its numbers become too large, for example for a = 2 and b = 5",
        "pair \"i*999999999*999999999*b > 1 \": r1c1-r1c3"
            + " | 1 | pair \"i*999999999*999999999*b > 1 \": its numbers become too large, for example for a = 1 and b = 5",
        "count 2 of \"d*d*999999999*999999999 > 1\": r1c1-r1c3"
            + " | 1 | count 2 of \"d*d*999999999*999999999 > 1\": its numbers become too large, for example for d = 4",
        "machine \"start s=0; next s=s+1\": r1c1-r1c4"
            + " | 31 | the machine has no condition, neither 'accept' nor 'allow'",
        "machine \"start s=0; next s=d; \": r1c1-r1c4"
            + " | 31 | the machine has no condition, neither 'accept' nor 'allow'",
        "machine \"start s=0; next s=d; allow d>2\": r1c1 | 31 | 'allow' comes before 'next'",
        "machine \"start s=0; next s=d; next s=d\": r1c1 | 31 | only 'accept' comes after 'next'",
        "pair \"2a > b\": r1c1-r1c3 | 8 | there is no sign before 'a'",
        "pair \"a > 2(a + b)\": r1c1-r1c3 | 12 | there is no sign before '('",
        "pair \"b > 2 * 3 a\": r1c1-r1c3 | 17 | there is no sign before 'a'",
        "pair \"2 abs(a - b) > 4\": r1c1-r1c3 | 9 | there is no sign before 'abs'",
        "pair \"a mod 2 == 1\": r1c1-r1c3 | 9 | 'mod' is not part of a formula",
        "pair \"mod(a, 2) == 1\": r1c1-r1c3 | 7 | the name 'mod' is unknown",
        "pair “a < b”: r1c1-r1c3 | 6 | the quotes around the formula are not straight",
        "pair „a != b“ between neighbours | 6 | the quotes around the formula are not straight",
        "machine “start s=0; next s=d; accept s>1”: row 1 | 9 | the quotes around the machine are not straight",
        "count 2 of “d > 6”: row 1 | 12 | the quotes around the formula are not straight",
        "sum 9: r1c1–r1c3 | 12 | '–' can be a minus here, or mean all cells",
        "pair \"a < b\" twice: r1c1 | 14 | 'twice' is not part of the rule",
        "pair \"a < b\" | 13 | the rule has no cells",
        "pair \"a < b\": r1c1 | 1 | pair \"a < b\": there is no such pair of cells",
        "pair \"a / 0 == 1\": r1c1 r1c2 | 1 | pair \"a / 0 == 1\": it can never hold:"
            + " for all digits of 1 to 9 it has no value, as after a division by zero",
        "pair \"a + b > 18\" for any two: r1c1-r1c3 | 1 | pair \"a + b > 18\" for any two:"
            + " it can never hold: no two digits of 1 to 9 fit it",
        "pair \"a > 3 * j\": r1c1-r1c3 | 1 | pair \"a > 3 * j\": it can never hold: no two digits",
        "either (pair \"a % 0 == a\") (renban): r1c1-r1c3 | 1 | either (pair \"a % 0 == a\") (renban): it can never hold",
        "pattern \"[12\": r1c1 | 13 | the pattern ends too early",
        "pattern \"1{3,2}\": r1c1 | 15 | 2 is less than 3",
        "pattern \"12\": r1c1-r1c3 | 1 | pattern \"12\": no 3 digits fit it",
        "machine \"next s=0\": r1c1 | 10 | a machine begins with 'start'",
        "machine \"start s=0; next t=0\": r1c1 | 26 | 't' is none of the numbers of this machine",
        "machine \"start s=0; next s=s*n+d; accept s>0\": row 1"
            + " | 1 | machine \"start s=0; next s=s*n+d; accept s>0\": it is too large: reading 9 digits needs more than 4096 states",
        "count 6 of 1: r1c1-r1c4 | 1 | count 6 of 1: there are only 4 cells, but the number is 6",
        "count 3 of \"d > 20\": r1c1-r1c4 | 1 | count 3 of \"d > 20\": no 4 digits fit it",
        "sum 100: r1c1 + r1c2 | 1 | sum 100: the sum 100 is not in 2..18, the possible sums",
        "either (either (either (either (either (renban) (nabner)) (nabner)) (nabner)) (nabner)) (nabner): r1c1-r1c3"
            + " | 8 | there are more than 4 brackets within each other",
        "rule \"No name\": r1c1 | 1 | no line above says what the rule 'No name' is",
        "rule \"X\" = pair \"a < b\" drawn as line mauve: r1c1 r1c2"
            + " | 34 | the colour 'mauve' is none of",
        "either (thermometer) (anti-knight): r1c1-r1c4 | 1 | either (thermometer) (anti-knight): (anti-knight): 'anti-knight' applies to the whole grid",
        "sum 3: r1c1 + x | 13 | '+ x' is not a part of a sum",
        "sum: r1c1 + r1c2 = r1c2 + r1c1 | 4 | all sides are the same",
        "either (thermometr) (palindrome): r1c1-r1c3 | 9 | 'thermometr' is not the name of a constraint",
        "either (palindrome) (pair \"a < c\"): r1c1-r1c3 | 32 | the name 'c' is unknown",
        "neither (whispers five): r1c1-r1c3 | 19 | 'five' is not a number",
        "count of 1: row 1 | 7 | there is no whole number",
        "pattern [12]+: row 1 | 9 | there is no pattern in quotes",
        "machine: each row | 8 | there is no machine in quotes",
        "distinct four: r1c1, r2c2-r2c4 | 10 | there is no whole number",
        "either: column 1 | 7 | there are no rules in brackets",
        "neither renban: row 1 | 9 | there are no rules in brackets",
        "rule X = pair \"a < b\": r1c1-r1c4 | 6 | there is no name in quotes",
        "rule \"X\" pair \"a < b\": r1c1-r1c4 | 10 | there is no '=' after the name of the rule",
        "rule \"X\" pair \"a < b\" at move 1,2 | 10 | there is no '=' after the name of the rule",
        "rule \"X\" = pair \"a < b\"; rule \"x\" = pair \"a > b\": r1c1-r1c4"
            + " | 37 | a line above says that the rule 'x' is something else",
        "rule \"X\" = pair \"a > -1\"; rule \"X\" = pair \"a > 1\": r1c1-r1c4"
            + " | 38 | a line above says that the rule 'X' is something else",
        "sum 5..3: r1c1 + r1c2 | 1 | sum 5..3: 5 is more than 3"
      })
  void namesThePlace(String text, int column, String problem) {
    MalformedTextException thrown =
        catchThrowableOfType(MalformedTextException.class, () -> read(text));

    assertThat(thrown.problem()).startsWith(problem);
    assertThat(thrown.place().column()).isEqualTo(column);
    assertThat(thrown.advice()).endsWith(".");
  }

  /** Rules with a fault are not read as sentences. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "count of 1: row 1",
        "pattern [12]+: row 1",
        "machine: row 1",
        "Machine start s = 0; next s = s + d; accept s == 0: row 1",
        "distinct four: row 1, row 2",
        "either: row1",
        "neither thermometer: r1c1-r1c4 r2c4",
        "rule X: each column",
        "rule \"X\" pair \"a < b\" at move 1,2"
      })
  void malformedRulesAreMeant(String text) {
    assertThat(RuleNotation.isMeant(text)).isTrue();
  }

  @Test
  void aRuleMayBeSaidTwice() throws MalformedTextException {
    assertThat(
            read(
                "rule \"X\" = pair \"a < b\": r1c1 r1c2; rule \"X\" =  pair \"a < b\": r2c1 r2c2;"
                    + "rule \"x\": r3c1 r3c2"))
        .hasSize(3);
  }

  @Test
  void otherRulesOfTheSameNameGetNumbers() throws MalformedTextException {
    List<Constraint> rules = new ArrayList<>();
    for (String rule : List.of("pair \"a < b\"", "pair \"a > b\"", "distinct 2")) {
      for (String cells : List.of("r1c1 r1c2", "r2c1 r2c2")) {
        rules.addAll(read("rule \"X\" = " + rule + ": " + cells));
      }
    }
    String line = ConstraintNotation.line(rules(rules.toArray(new Constraint[0])));

    assertThat(line)
        .contains(
            "rule \"X 2\" = pair \"a > b\": r1c1 r1c2; rule \"X 2\": r2c1 r2c2; rule \"X 3\" =");
    assertThat(ConstraintNotation.line(rules(read(line).toArray(new Constraint[0]))))
        .isEqualTo(line);
  }

  /** A number is also part of a name, whose length is limited. */
  @Test
  void longNamesAreShortenedBeforeTheirNumbers() throws MalformedTextException {
    String name = "X".repeat(OwnRule.MAX_NAME);
    List<Constraint> rules =
        List.of(
            read("rule \"" + name + "\" = pair \"a < b\": r1c1 r1c2").get(0),
            read("rule \"" + name + "\" = pair \"a > b\": r1c1 r1c2").get(0));
    String line = ConstraintNotation.line(rules(rules.toArray(new Constraint[0])));

    assertThat(line).contains("rule \"" + "X".repeat(OwnRule.MAX_NAME - 2) + " 2\" =");
    assertThat(read(line)).hasSize(2);
  }

  /** A choice may depend on the regions, and cells may be all cells of the grid. */
  @Test
  void choicesAreMadeOnTheRegionsOfThePuzzle() throws MalformedTextException {
    Rules none = Rules.of(RegionMask.boxes(2, 2), ofFour("neither (region sum line): r1c1-r1c4"));
    Grid grid = Grid.ofSymbols(4, "1234341221434321").orElseThrow();
    assertThat(none.isSolvedBy(grid)).isTrue();
    assertThat(none.isSolvedBy(Grid.ofSymbols(4, "1423234132144132").orElseThrow())).isFalse();

    Rules fours =
        Rules.of(
            RegionMask.boxes(2, 2),
            ofFour("either (count 5 of 1) (count 4 of 1): row 1 row 2 row 3 row 4"));
    assertThat(fours.isSolvedBy(grid)).isTrue();
  }

  private static List<Constraint> ofFour(String text) throws MalformedTextException {
    return ConstraintNotation.read("x", ConstraintNotation.token(text), 4);
  }

  /** Sentences that begin like rules. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Count 3 of the digits before you start.",
        "Distinct 4 digits in each row",
        "Pair programming “helps”.",
        "Rule \"X-Wing\" is useful here.",
        "either (a) or (b)",
        "Pair the digits: it helps.",
        "Machine learning: not here",
        "Pattern by row 1",
        "Count the digits: row 1 comes first",
        "Either: r1c1 or r1c2",
        "Rule \"X\" pairs well with others"
      })
  void prose(String text) {
    assertThat(RuleNotation.isMeant(text)).isFalse();
  }

  @Test
  void boundsFormulas() {
    String letters = "a".repeat(10_000);
    assertThat(
            catchThrowableOfType(
                    MalformedTextException.class, () -> read("pair \"" + letters + "\": r1c1 r1c2"))
                .problem())
        .isEqualTo("it has more than 1000 characters");
    String deep = "(".repeat(400) + "a" + ")".repeat(400) + " < b";
    assertThat(
            catchThrowableOfType(
                    MalformedTextException.class, () -> read("pair \"" + deep + "\": r1c1 r1c2"))
                .problem())
        .isEqualTo("there are more than 60 brackets or signs within each other");
    assertThat(
            catchThrowableOfType(
                    MalformedTextException.class,
                    () -> read("pattern \"((){1000}){1000}\": r1c1 r1c2"))
                .problem())
        .startsWith("it has more than 20000 parts");
  }

  /** A pair for which the formula is undefined is not allowed. */
  @Test
  void divisionByZeroIsNotAllowed() throws MalformedTextException {
    OwnRule rule = (OwnRule) read("pair \"not (1 / (a - b) > 9)\": r1c1 r2c2").get(0);
    Grid grid = Grid.empty(9).with(0, 4).with(10, 4);

    assertThat(rule.holds(grid, rules())).isFalse();
    assertThat(rule.holds(grid.with(10, 3), rules())).isTrue();
  }

  /** Large numbers are exact. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "pair \"999999999 * a > b\": r1c1 r2c3",
        "pair \"a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a * 5 > b\": r1c1 r2c3",
        "pair \"a/7/7/7/7/7/7/7/7/7/7/7/7/7/7/7 < 1\": r1c1 r2c3"
      })
  void largeNumbersAreExact(String text) throws MalformedTextException {
    assertThat(Rules.of(RegionMask.boxes(2, 2), ofFour(text)).conditions().relations())
        .isEqualTo(Rules.of(RegionMask.boxes(2, 2)).conditions().relations());
  }

  /** Names with all separators of all notations, there and back. */
  @Test
  void quotesAreTakenAsTheyAre() throws MalformedTextException, FormulaException {
    SplittableRandom random = new SplittableRandom(53);
    String characters = "ab \";+:,\\-=>#|'()[]{}<&é–“日";
    for (int i = 0; i < 2000; i++) {
      String name =
          random
              .ints(1 + random.nextInt(12), 0, characters.length())
              .mapToObj(c -> String.valueOf(characters.charAt(c)))
              .collect(Collectors.joining())
              .strip();
      if (name.isEmpty()) {
        continue;
      }
      List<Constraint> rules = new ArrayList<>();
      for (int cell = 0; cell < 2; cell++) {
        rules.add(
            new OwnRule(
                new PairForm(
                    Formula.condition("min(a, 3) <= b", PairForm.NAMES), PairForm.Reach.NEXT),
                Optional.of(name),
                Optional.empty(),
                CellList.of(9, cell, cell + 1)));
      }
      assertThat(read(ConstraintNotation.line(Rules.of(BOXES, rules)))).as(name).isEqualTo(rules);
      PuzzleEntry entry = PuzzleEntry.of(new Puzzle(Grid.empty(9), Rules.of(BOXES, rules)));
      for (PuzzleFormat format : List.of(PuzzleFormats.LINE, PuzzleFormats.GRID)) {
        String text = format.text(entry);
        assertThat(Reading.puzzles(text).get(0).rules().constraints())
            .as("%s in %s", name, format.name())
            .isEqualTo(rules);
      }
    }
  }
}
