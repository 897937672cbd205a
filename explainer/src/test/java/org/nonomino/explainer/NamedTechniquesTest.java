package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nonomino.core.BoxRegions;
import org.nonomino.explainer.internal.step.Technique;
import org.nonomino.explainer.internal.step.Variant;
import org.nonomino.explainer.terms.StepKind;

/** Tests techniques with names on the boards of {@code named-techniques.txt}. */
final class NamedTechniquesTest implements BoardExamplesContract {
  private static final String FILE = "named-techniques.txt";

  static List<BoardExample> examples() throws IOException {
    return BoardExample.of(FILE);
  }

  @Test
  void eachTechniqueHasAnIrregularBoard() throws IOException {
    Set<StepKind> irregular = EnumSet.noneOf(StepKind.class);
    for (BoardExample example : examples()) {
      if (BoxRegions.equalTo(example.board().layout().mask()).isEmpty()) {
        irregular.add(kind(example));
      }
    }
    Set<StepKind> expected = EnumSet.noneOf(StepKind.class);
    NamedSteps.TECHNIQUES.forEach(technique -> expected.addAll(technique.kinds()));
    // These kinds are so rare that their boards are constructed, in NamedWordsTest.
    expected.removeAll(
        Set.of(
            StepKind.REMOTE_PAIRS,
            StepKind.X_CHAIN,
            StepKind.SIAMESE_FISH,
            StepKind.FINNED_JELLYFISH,
            StepKind.SASHIMI_JELLYFISH));
    assertThat(irregular).containsAll(expected);
  }

  private StepKind kind(BoardExample example) {
    return technique(example).kinds().iterator().next();
  }

  @Override
  public Technique technique(BoardExample example) {
    String name = example.name();
    String kind = name.replaceAll(" (type \\d|\\(loop\\))$", "");
    return NamedSteps.TECHNIQUES.stream()
        .filter(
            technique ->
                technique.kinds().stream()
                    .anyMatch(
                        each ->
                            each.words().equals(kind) || Variant.FINNED.words(each).equals(kind)))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(name));
  }
}
