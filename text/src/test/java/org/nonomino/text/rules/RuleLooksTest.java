package org.nonomino.text.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.RuleLook;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;

/** The looks of custom rules and weighted sums, and the sentences that depend on them. */
final class RuleLooksTest {
  private static List<Constraint> read(String text) throws MalformedTextException {
    return ConstraintNotation.read("", ConstraintNotation.token(text), 9);
  }

  /** Returns the colours of the rules and sums of a puzzle, in its order; "-" for none. */
  private static String looks(String text) throws MalformedTextException {
    List<Constraint> constraints = read(text);
    RuleLooks looks = RuleLooks.of(constraints, Symbols.usual(9));
    return constraints.stream()
        .filter(each -> each instanceof OwnRule || each instanceof WeightedSum)
        .map(
            each ->
                each instanceof OwnRule rule
                    ? looks.of(rule).map(RuleLook::words).orElse("-")
                    : looks
                        .of((WeightedSum) each)
                        .map(look -> look.plus() + "/" + look.minus() + " " + look.level())
                        .orElse("-"))
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "pair \"a < b\": r1c1-r1c3 # line grey",
        "pair \"a < b\": r1c1-r1c3; pair \"a > b\": r2c1-r2c3; pair \"a < b\": r3c1-r3c3"
            + " # line grey, line red, line grey",
        "either (renban) (nabner): r1c1-r1c3; either (renban) (nabner): r3c1-r3c5 # line grey, line grey",
        "either (whispers 4) (nabner): r1c1-r1c3; either (whispers 5) (nabner): r3c1-r3c5 # line grey, line red",
        "palindrome: r9c1-r9c3; whispers 5: r8c1-r8c3; pair \"a < b\": r1c1-r1c3 # line red",
        "rule \"A\" = distinct 2 drawn as cage red: r1c1 r1c2; pair \"a < b\": r2c1-r2c3; pair \"a > b\": r3c1-r3c3"
            + " # cage red, line grey, line orange",
        "distinct 2: r1c1 r5c5; distinct 2: r1c2 r1c3 # squares grey, squares grey",
        "pattern \"1.*\": row 3 # line grey",
        "pattern \".*(19|37).*\": each row; pair \"a != b\" at move 1,3; distinct 2: r1c1 r5c5"
            + " # -, -, -, -, -, -, -, -, -, -, squares grey",
        "sum 5: r1c1 + r1c2; sum 3: r1c2 - r5c5; sum 9: r5c5 + r9c9; pair \"a < b\": r2c1-r2c3"
            + " # red/red 0, orange/yellow 1, green/green 0, line grey",
        "sum 5: r1c1 + r1c2; sum 6: r1c1 + r1c3; sum 7: r1c1 + r1c4; sum 8: r1c1 + r1c5; sum 9: r5c1 + r5c2"
            + " # -, -, -, -, grey/grey 0",
      })
  void eachRuleHasItsColour(String text, String looks) throws MalformedTextException {
    assertThat(looks(text)).isEqualTo(looks);
  }

  @Test
  void aLineWhoseOrderCountsHasABulb() throws MalformedTextException {
    assertThat(bulbs("pair \"a < b\": r1c1-r1c3")).isEqualTo(1);
    assertThat(bulbs("pair \"a != b\": r1c1-r1c3")).isZero();
    assertThat(bulbs("pair \"i < a\" for any two: r1c1-r1c3")).isEqualTo(1);
    assertThat(bulbs("pattern \"[1-3]*[4-9]*\": r1c1-r1c3")).isEqualTo(1);
    assertThat(bulbs("pattern \"[1-3]*\": r1c1-r1c3")).isZero();
    assertThat(bulbs("machine \"start s = 0; next s = (s + d) % 4; accept s == 0\": r1c1-r1c3"))
        .isZero();
    assertThat(bulbs("either (thermometer) (renban): r1c1-r1c3")).isEqualTo(1);
    assertThat(bulbs("either (palindrome) (renban): r1c1-r1c3")).isZero();
  }

  private static long bulbs(String text) throws MalformedTextException {
    return RuleLooks.of(read(text), Symbols.usual(9)).drawings(Set.of()).stream()
        .filter(Drawing.Shape.class::isInstance)
        .count();
  }

  @Test
  void aSumHasItsNumberAndItsFactorsInCorners() throws MalformedTextException {
    assertThat(labels("sum 12: r1c1 + 2 r1c2")).isEqualTo("0 12, 1 2×");
    assertThat(labels("sum 1..3: r1c1 - r1c2 - 3 r1c3")).isEqualTo("0 1–3, 1 −, 2 −3×");
    assertThat(labels("sum at least 14: r1c1 + r1c2")).isEqualTo("0 ≥14");
    assertThat(labels("sum at most 4: r1c1 + r1c2")).isEqualTo("0 ≤4");
    assertThat(labels("sum: 2 r1c1 = r1c2 + r1c3")).isEqualTo("0 =, 1 =, 0 2×");
    // The number is where no other sum is.
    assertThat(labels("sum 5: r1c1 + r1c2; sum 6: r1c2 + r1c3; sum 7: r1c3 + r1c1"))
        .isEqualTo("0 5, 1 6, 0 7");
    assertThat(labels("sum 5: r1c1 + r1c2; sum 6: r1c2 + r1c3")).isEqualTo("0 5, 2 6");
  }

  private static String labels(String text) throws MalformedTextException {
    return RuleLooks.of(read(text), Symbols.usual(9)).labels().stream()
        .map(label -> label.cell() + " " + label.text())
        .collect(Collectors.joining(", "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair \"b - a >= 1\": r1c1-r1c3 | Along the grey line from its bulb, digits increase.",
        "pair \"abs(a - b) >= 3 or a == b\": r1c1-r1c5"
            + " | Along the grey line, adjacent digits differ by at least 3 or are equal.",
        "pair \"a - b > 2 or b > a + 2\": r1c1-r1c5 | Along the grey line, adjacent digits differ by at least 3.",
        "pair \"(a + b) % 3 != 0\" between neighbours"
            + " | Everywhere in the grid, orthogonally adjacent digits do not add up to a multiple of 3.",
        "pair \"a != b\" at move 2,1 | Everywhere in the grid, digits a knight’s move apart are different.",
        "pair \"a + b != 10\" for any two: row 4 | Along the grey line, any two digits do not add up to 10.",
        "rule \"Odd thermometer\" = pair \"a < b and a % 2 == b % 2\" drawn as line green: r1c1-r1c3; rule \"Odd thermometer\": r5c1-r5c3"
            + " | Odd thermometer: Along each green line from its bulb, digits increase, and adjacent digits have the same parity.",
        "rule \"Ten\" = pair \"a + b == 10\" drawn as dot blue: r1c1 r1c2 | Ten: At the blue dot, the two digits add up to 10.",
        "pair \"a % 3 < b\": r1c1-r1c4"
            + " | Along the grey line from its bulb, each digit a and the next digit b obey a % 3 < b.",
        "pair \"b == 2 * a\": r1c1-r1c3 | Along the grey line from its bulb, each digit is twice the one before.",
        "pair \"j > i + a - b\" for any two: r1c1-r1c3"
            + " | Along the grey line from its bulb, any two digits a and b, of which a comes first, obey j > i + a - b.",
        "count at least 2 of \"d > 6\": each row | In each row, the number of cells with 7, 8 or 9 is at least 2.",
        "count 0..1 of 5: r1c1 r3c3 | In the grey squares, the number of cells with 5 is at most 1.",
        "distinct 2: r1c1 r3c3; distinct 2: r5c5 r7c7"
            + " | In the cells r1c1 r3c3; r5c5 r7c7, the number of different digits is 2.",
        // Other green lines need another name.
        "rule \"X\" = pair \"a != b\" drawn as line green: r1c1-r1c3; whispers 5: r3c1-r3c3"
            + " | X: In the cells r1c1-r1c3, adjacent digits are different.",
        "sum 23: r1c1 + 2 r1c2"
            + " | The digits in the grey squares, each times the factor in its cell, add up to 23.",
        "sum: r1c1 + r1c2 = r5c5 | The digits in the grey squares have the same sum as those in the red squares.",
      })
  void rulesAreSaidByWhatIsDrawn(String text, String sentence) throws MalformedTextException {
    List<String> sentences =
        RulesInWords.sentences(Rules.of(RegionMask.boxes(3, 3), read(text)), Language.en);
    assertThat(sentences.get(sentences.size() - 1)).isEqualTo(sentence);
  }

  @Test
  void textNamesCells() throws MalformedTextException {
    Rules rules =
        Rules.of(
            RegionMask.boxes(3, 3), read("pair \"a < b\": r1c1-r1c3; sum 3..5: r2c1 + 2 r2c2"));
    assertThat(RulesInWords.withoutColours(rules, Language.en))
        .containsExactly(
            "Normal sudoku rules apply.",
            "r2c1 + 2 r2c2 is at most 5.",
            "In the cells r1c1-r1c3, digits increase.");
  }
}
