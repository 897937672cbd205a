package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

final class UndefinedRulesTest {
  private static List<String> sentences(String text) throws MalformedTextException {
    return UndefinedRules.sentences(
        Rules.of(
            RegionMask.boxes(2, 2),
            ConstraintNotation.read("x", ConstraintNotation.token(text), 4)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair \"a / (b - 1) > 1\": r1c1 r1c2"
            + " | pairs for which the rule 'a / (b - 1) > 1' is undefined are not allowed: 1 1, 2 1, 3 1, 4 1",
        "pair \"a == 4 or 12 % (b - a) == 0\": r1c1 r1c2"
            + " | pairs for which the rule 'a == 4 or 12 % (b - …' is undefined are not allowed: 1 1, 2 1, 2 2, 3 1, 3 2, 3 3",
        "rule \"Last\" = pair \"1 / (j - b) < 2\": r1c1 r2c2 r3c3"
            + " | pairs for which the rule 'Last' is undefined are not allowed: 1 2, 1 3, 2 2, 2 3, 3 2, 3 3, 4 2, 4 3",
        "pair \"odd(a / 4 + b)\": r1c1 r1c2"
            + " | pairs for which the rule 'odd(a / 4 + b)' is undefined are not allowed:"
            + " 1 1, 1 2, 1 3, 1 4, 2 1, 2 2, 2 3, 2 4, 3 1, 3 2 and 2 more",
        "count at least 1 of \"1 / (d - 2) > 0\": r1c1-r1c3"
            + " | digits for which the rule 'count' is undefined do not count: 2",
        "machine \"start s = 2; next s = s * 6 / d; accept s > 0\": r1c1 r1c2"
            + " | digits after which the rule 'start s = 2; next s …' is undefined or gives a fraction are not allowed: 4 4",
        "machine \"start s = 1; allow 1 / (s - 3) < 1; next s = d\": r1c1 r1c2"
            + " | digits after which the rule 'start s = 1; allow 1…' is undefined or gives a fraction are not allowed: 3 1",
        "machine \"start s = 0; next s = s + d; accept 1 / (s - 5) < 2\": r1c1 r1c2"
            + " | digits after which the rule 'start s = 0; next s …' is undefined or gives a fraction are not allowed: 1 4",
        "neither (pair \"a / (b - 2) == 1\") (renban): r1c1 r1c2"
            + " | pairs for which the rule 'a / (b - 2) == 1' is undefined break it: 1 2, 2 2, 3 2, 4 2"
      })
  void listsTheDigits(String text, String sentence) throws MalformedTextException {
    assertThat(sentences(text)).containsExactly(sentence);
  }

  @Test
  void saysNothingOfOtherRules() throws MalformedTextException {
    assertThat(
            sentences(
                "pair \"a < b\": r1c1 r1c2; pair \"a == b or 2 / (a - b) > 0\": r2c1 r2c2;"
                    + " machine \"start s = 0; next s = (s + d) % 2; accept s == 0\": row 1;"
                    + " pattern \"1.*\": row 2; thermometer: r3c1 r3c2"))
        .isEmpty();
  }
}
