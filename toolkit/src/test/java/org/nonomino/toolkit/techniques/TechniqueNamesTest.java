package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.explainer.terms.StepKind;

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
        "nishi          | Did you mean nishio-forcing-chains? 'nonomino techniques' lists all.",
        "y-wng          | Did you mean y-wing? 'nonomino techniques' lists all.",
        "Locked Candidates | There are several: choose pointing or claiming.",
        "wing           | 'nonomino techniques' lists all.",
        "guesswork      | 'nonomino techniques' lists all.",
        "''             | 'nonomino techniques' lists all.",
      })
  void adviceOnOtherNames(String typed, String advice) {
    assertThat(TechniqueNames.find(typed)).isEmpty();
    assertThat(TechniqueNames.advice(typed)).isEqualTo(advice);
  }

  @ParameterizedTest
  @CsvSource({
    "Full House, LAST_CELL",
    "open-single, LAST_CELL",
    "Y-Wing, XY_WING",
    "locked candidates type 1, POINTING",
    "Locked Candidates Type 2, CLAIMING",
    "Box/Line Reduction, CLAIMING",
    "box-line-reduction, CLAIMING",
    "pointingpair, POINTING",
    "2-String Kite, TWO_STRING_KITE",
    "Simple Colors, SIMPLE_COLOURING",
    "simple coloring, SIMPLE_COLOURING",
    "X-Colouring, SIMPLE_COLOURING",
    "Chute Remote Pairs, W_WING",
    "Multi-Colors, MULTI_COLOURS",
    "Multi-Coloring, MULTI_COLOURS",
    "Medusa, MEDUSA",
    "3d medusa, MEDUSA",
    "Generalised X-Wing, GENERALIZED_X_WING",
    "nishio, NISHIO_FORCING_CHAINS",
    "innies, RULE_OF_45",
    "cage splitting, RULE_OF_45",
    "Killer Pair, NEEDED_DIGIT",
  })
  void otherNames(String typed, StepKind kind) {
    assertThat(TechniqueNames.find(typed)).contains(kind);
    assertThat(TechniqueNames.findAll(typed)).containsExactly(kind);
  }

  @Test
  void namesOfSeveralTechniquesOrNone() {
    assertThat(TechniqueNames.findAll("locked-candidates"))
        .containsExactly(StepKind.POINTING, StepKind.CLAIMING);
    assertThat(TechniqueNames.find("squirmbag")).isEmpty();
    assertThat(TechniqueNames.advice("Squirmbag")).contains("never needed up to 9x9");
    assertThat(Topic.question("Squirmbag")).contains("never needed up to 9x9");
  }

  @Test
  void noAliasIsTheNameOfATechniqueOrOfAnotherAlias() {
    Set<String> slugs = new HashSet<>();
    for (TechniqueAlias alias : TechniqueAlias.all()) {
      assertThat(StepKind.named(alias.slug())).as(alias.words()).isEmpty();
      assertThat(slugs.add(alias.slug())).as(alias.words()).isTrue();
    }
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
