package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.formula.DigitPattern;
import org.nonomino.core.formula.Formula;
import org.nonomino.core.formula.FormulaException;
import org.nonomino.core.formula.Machine;

final class FormulaTest {
  private static final List<String> NAMES = List.of("a", "b");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a + 2 * b == 13 | true",
        "(a + 2) * b == 25 | true",
        "a - b - 1 == -3 | true",
        "-a * -b == a * b | true",
        "7 % 4 == 3 and -1 % 4 == 3 | true",
        "b / a == 5 / 3 | true",
        "b / 2 * 2 == b | true",
        "a < b < 6 | true",
        "a < b < 5 | false",
        "not a == b | true",
        "a == 3 or b == 0 and a == 0 | true",
        "abs(a - b) == max(1, 2) and min(a, b, 9) == 3 | true",
        "even(a) or odd(b) and prime(b) | true",
        "even(b / 2) | false",
        "prime(1) or prime(0) or prime(9) | false",
        "if(a > b, a, b) == 5 | true",
        "(a > 1) + (b > 1) == 2 | true",
        "A ≤ B && !(a ≠ 3) or b = 4 | true",
        "1 / (a - 3) == 1 | false",
        "not (1 / (a - 3) == 1) | false",
        "a == 3 or 1 / (a - 3) == 1 | true",
        "a != 3 and 1 / (a - 3) == 1 | false",
        "a * 999999999 * 999999999 > 0 | true",
        "a / 999999999 / 999999999 < b / 999999999 / 999999998 | true",
        "a / 999999999 / 999999999 - b / 999999999 / 999999999 < 0 | true",
        "b / a - a / b == 16 / 15 | true",
        "2 / -a == -2 / a | true",
        "-7 / 2 < -a | true"
      })
  void isEvaluatedAsInMathematics(String text, boolean expected) throws FormulaException {
    assertThat(Formula.condition(text, NAMES).holds(3, 5)).as(text).isEqualTo(expected);
  }

  /** Numbers that do not fit into a long, also where they are only part of a formula. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a * 999999999 * 999999999 * 999999999 > b",
        "a / 999999999 / 999999999 / 999999999 < b",
        "a / 999999999 / 999999999 + b / 999999998 / 999999999 > 0",
        "not (a * 999999999 * 999999999 * 999999999 > b)",
        "min(1, a * 999999999 * 999999999 * 999999999) == 1",
        "abs(-a * 999999999 * 999999999 * 999999999) > 1",
        "even(a * 999999999 * 999999999 * 999999999)",
        "(a * 999999999 * 999999999 * 999999999) % 2 == 0",
        "1 / (a * 999999999 * 999999999 * 999999999) < 1",
        "a * 999999999 * 999999999 * 999999999 > b or a == 3",
        "if(a * 999999999 * 999999999 * 999999999 > b, true, true)",
        "prime(a * 100000)"
      })
  void numbersThatAreTooLargeAreNoticed(String text) throws FormulaException {
    Formula formula = Formula.condition(text.replace("true", "a == a"), NAMES);

    assertThat(formula.isTooLarge(3, 5)).isTrue();
    assertThat(formula.isUndefined(3, 5)).isFalse();
    assertThat(formula.holds(3, 5)).isFalse();
  }

  /** A number that is not computed cannot be too large, and a division by zero has no size. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a == 3 or a * 999999999 * 999999999 * 999999999 > b",
        "if(a == 3, 1, a * 999999999 * 999999999 * 999999999) == 1",
        "a * 999999999 * 999999999 * 999999999 > 1 / (a - 3)",
        "a * 999999999 * 999999999 * 999999999 / 0 > 1"
      })
  void othersAreNotTooLarge(String text) throws FormulaException {
    assertThat(Formula.condition(text, NAMES).isTooLarge(3, 5)).isFalse();
  }

  /** Formulas that Java understands as well, for all digits. */
  @Test
  void agreesWithJava() throws FormulaException {
    Formula formula =
        Formula.condition("abs(a - b) >= 3 and (a + b) % 3 != 0 or a == b and not even(a)", NAMES);
    for (int a = 1; a <= 36; a++) {
      for (int b = 1; b <= 36; b++) {
        assertThat(formula.holds(a, b))
            .isEqualTo((Math.abs(a - b) >= 3 && (a + b) % 3 != 0) || (a == b && a % 2 != 0));
      }
    }
  }

  @Test
  void aConditionIsNeeded() {
    assertThatThrownBy(() -> Formula.condition("a + b", NAMES))
        .isInstanceOf(FormulaException.class)
        .hasMessage("the formula gives a number and not yes or no");
  }

  /** Patterns that both understand, on random digits; the states of reading decide the same. */
  @Test
  void patternsAgreeWithThoseOfJava() throws FormulaException {
    SplittableRandom random = new SplittableRandom(7);
    for (String text :
        List.of(
            "[1-3]+[4-6]*",
            ".*(19|91|2.2).*",
            "(12|2.3|3.{2}4)?.*",
            "[^1]{2,4}1?",
            "((1|23)*4){1,2}",
            "(.?){3}5+",
            "1{0}2*|",
            "([1-2]{2,}|3)+")) {
      DigitPattern pattern = DigitPattern.of(text);
      Pattern oracle = Pattern.compile(text);
      for (int i = 0; i < 3000; i++) {
        int[] digits = random.ints(random.nextInt(7), 1, 7).toArray();
        String written = IntStream.of(digits).mapToObj(String::valueOf).reduce("", String::concat);
        boolean fits = oracle.matcher(written).matches();
        assertThat(pattern.fits(digits)).as("%s on %s", text, written).isEqualTo(fits);
        var places = Optional.of(pattern.start());
        for (int digit : digits) {
          places = places.flatMap(known -> pattern.after(known, digit));
        }
        assertThat(places.filter(pattern::accepts).isPresent())
            .as("%s on %s, by its states", text, written)
            .isEqualTo(fits);
      }
    }
  }

  @Test
  void aMachineKeepsItsNumbers() throws FormulaException {
    Machine machine =
        Machine.of(
            "start low = n, high = 0; next low = min(low, d), high = max(high, d); accept high - low == 3");
    List<Long> numbers = machine.start(9).orElseThrow();
    for (int digit : new int[] {5, 4, 7, 6}) {
      numbers = machine.after(numbers, 9, digit, 1).orElseThrow();
    }

    assertThat(numbers).containsExactly(4L, 7L);
    assertThat(machine.accepts(numbers, 9, 4)).isTrue();
  }

  @Test
  void numbersOfAMachineSeeThoseFromBefore() throws FormulaException {
    Machine machine = Machine.of("start a = 1, b = 2; allow d != i; next a = b, b = a");

    assertThat(machine.after(List.of(1L, 2L), 9, 5, 4)).contains(List.of(2L, 1L));
    assertThat(machine.after(List.of(1L, 2L), 9, 4, 4)).isEmpty();
  }
}
