package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.terms.Rating;

final class RatingRangeTest {
  @ParameterizedTest
  @CsvSource({
    "3.0..4.4, from 3.0 to 4.4, 30, 44",
    "3..4, from 3.0 to 4.0, 30, 40",
    "2.3, 2.3, 23, 23",
    "2.3..2.3, 2.3, 23, 23",
    "..2.5, up to 2.5, 0, 25",
    "4.0.., from 4.0, 40, 120",
    "11.5.., from 11.5, 115, 120",
    "4..20, from 4.0 to 20.0, 40, 120",
  })
  void readsEachForm(String text, String words, int min, int max) throws RequestException {
    RatingRange range = RatingRange.parse(text);

    assertThat(range).hasToString(words);
    for (int tenths = 0; tenths <= 120; tenths++) {
      int above = tenths < min ? tenths - min : Math.max(0, tenths - max);
      assertThat(range.above(new Rating(tenths))).as("%d", tenths).isEqualTo(above);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "..", "...", "3.", ".5", "3.05", "3...4", "-1", "x", "3..x", "4..3", "100", "20.1",
        "99", "21..", "..20.1"
      })
  void refusesOtherTexts(String text) {
    assertThatThrownBy(() -> RatingRange.parse(text))
        .isInstanceOfSatisfying(
            RequestException.class,
            e -> assertThat(e.options()).containsExactly(RequestOption.RATING));
  }
}
