package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.ConstraintKind;

final class VariantNameTest {
  private static List<String> names(String language, ConstraintKind first, ConstraintKind... rest) {
    BookLanguage words = BookLanguage.named(language);
    Set<ConstraintKind> kinds = EnumSet.of(first, rest);
    return VariantName.of(kinds).stream().map(name -> name.words(words)).toList();
  }

  @Test
  void allDotsAreKropki() {
    assertThat(
            names(
                "en",
                ConstraintKind.NON_CONSECUTIVE,
                ConstraintKind.NEGATIVE_RATIO,
                ConstraintKind.WHITE_DOT,
                ConstraintKind.THERMOMETER))
        .containsExactly("Kropki", "Thermometers");
  }

  @Test
  void negativeRulesAloneKeepTheirNames() {
    assertThat(names("en", ConstraintKind.NON_CONSECUTIVE)).containsExactly("Non-consecutive");
    assertThat(names("en", ConstraintKind.NON_CONSECUTIVE, ConstraintKind.NEGATIVE_RATIO))
        .containsExactly("Non-consecutive", "All black dots given");
  }

  @Test
  void pairsOfKindsHaveOneName() {
    assertThat(names("en", ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT))
        .containsExactly("Dots");
    assertThat(names("de", ConstraintKind.ODD, ConstraintKind.EVEN))
        .containsExactly("Gerade-Ungerade");
    assertThat(names("de", ConstraintKind.XV, ConstraintKind.NEGATIVE_XV))
        .containsExactly("XV, alle Zeichen eingezeichnet");
    assertThat(names("en", ConstraintKind.EVEN, ConstraintKind.WHITE_DOT))
        .containsExactly("White dots", "Even cells");
  }
}
