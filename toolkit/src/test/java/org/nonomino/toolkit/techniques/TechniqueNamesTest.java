package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.StepKind;

/** Techniques are found by typed names. */
final class TechniqueNamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"x-wing", "X-Wing", "x wing", "XWING", "xwing", " X_Wing "})
  void formsOfAName(String typed) {
    assertThat(TechniqueNames.find(typed)).contains(StepKind.X_WING);
  }

  @ParameterizedTest
  @EnumSource(StepKind.class)
  void eachKindHasANameOfItsOwn(StepKind kind) {
    assertThat(TechniqueNames.find(kind.slug())).contains(kind);
    assertThat(TechniqueNames.find(kind.words())).contains(kind);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jelyfish       | Did you mean jellyfish? 'nonomino techniques' lists all.",
        "Naked  Pear    | Did you mean naked-pair? 'nonomino techniques' lists all.",
        "nishio         | Did you mean nishio-forcing-chains? 'nonomino techniques' lists all.",
        "wing           | 'nonomino techniques' lists all.",
        "guesswork      | 'nonomino techniques' lists all.",
        "''             | 'nonomino techniques' lists all.",
      })
  void adviceOnOtherNames(String typed, String advice) {
    assertThat(TechniqueNames.find(typed)).isEmpty();
    assertThat(TechniqueNames.advice(typed)).isEqualTo(advice);
  }

  @Test
  void familiesHaveNamesToo() {
    assertThat(TechniqueNames.findAll("Singles"))
        .containsExactly(StepKind.LAST_CELL, StepKind.HIDDEN_SINGLE, StepKind.NAKED_SINGLE);
    assertThat(TechniqueNames.findAll("almost locked sets")).contains(StepKind.ALS_XZ);
    assertThat(TechniqueNames.findAll("w wing")).containsExactly(StepKind.W_WING);
    assertThat(TechniqueNames.findAll("almost")).isEmpty();
    assertThat(TechniqueNames.adviceForAll("almost"))
        .isEqualTo("Did you mean almost-locked-sets? 'nonomino techniques' lists all.");
  }
}
