package org.nonomino.reading.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the examples in the file of wordings. */
class WordingsTest {
  private static final Wordings ENGLISH = Wordings.english();

  @Test
  void everyClueHasAnExample() {
    Set<String> names =
        ENGLISH.entries().stream()
            .map(Wordings.Entry::name)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> shown =
        ENGLISH.shown().stream()
            .map(Wordings.Example::name)
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(shown).isEqualTo(names);
  }

  static Stream<Wordings.Example> examples() {
    return ENGLISH.shown().stream();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleStatesItsClue(Wordings.Example example) {
    List<RuleSentence> sentences = RulesText.read(example.text());
    assertThat(sentences).as(example.text()).allMatch(RuleSentence::isUnderstood);
    assertThat(sentences.stream().flatMap(sentence -> sentence.clues().stream()).map(Clue::name))
        .as(example.text())
        .contains(example.name());
  }
}
