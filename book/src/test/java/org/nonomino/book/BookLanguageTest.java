package org.nonomino.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.text.rules.Phrasebook;

/**
 * The files of words are complete: whoever adds a technique or a kind of constraints learns from
 * these tests which words are missing in which file.
 */
final class BookLanguageTest {
  /** A full stop, a question mark or a colon within or at the end of a text. */
  private static final Pattern END_OF_SENTENCE = Pattern.compile("[.!?](\\s|$)");

  /** The maximum number of letters in a tip, so that several fit on a page. */
  private static final int LONGEST_TIP = 520;

  static List<String> languages() {
    return BookLanguage.NAMES;
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachTechniqueHasANameAndATip(String name) {
    Map<String, String> names = BookLanguage.named(name).section("techniques").texts();
    Map<String, String> tips = BookLanguage.named(name).section("explanations").texts();

    assertThat(names.keySet())
        .as("techniques of words-" + name + ".yaml")
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(StepKind.values()).map(StepKind::slug).toList());
    assertThat(names.values()).as("names of techniques").doesNotHaveDuplicates();
    assertThat(tips.keySet())
        .as("explanations of words-" + name + ".yaml")
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(StepKind.values())
                .map(TipTopics::topic)
                .map(StepKind::slug)
                .collect(Collectors.toSet()));
    tips.forEach(
        (technique, tip) -> {
          assertThat(END_OF_SENTENCE.matcher(tip).results().count())
              .as("number of sentences about " + technique + " in words-" + name + ".yaml")
              .isBetween(2L, 5L);
          assertThat(tip).as(technique).hasSizeLessThanOrEqualTo(LONGEST_TIP);
        });
  }

  @Test
  void topicsAreTechniquesWithTheirOwnTip() {
    for (StepKind kind : StepKind.values()) {
      StepKind topic = TipTopics.topic(kind);
      assertThat(TipTopics.topic(topic)).isEqualTo(topic);
      assertThat(topic.family()).isEqualTo(kind.family());
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachKindOfConstraintsAndEachLevelHasAName(String name) {
    BookLanguage language = BookLanguage.named(name);

    assertThat(language.section("kinds").texts().keySet())
        .as("kinds of words-" + name + ".yaml")
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(ConstraintKind.values()).map(ConstraintKind::plural).toList());
    assertThat(language.section("levels").texts().keySet())
        .as("levels of words-" + name + ".yaml")
        .containsExactlyInAnyOrderElementsOf(
            Levels.STANDARD.all().stream().map(Level::name).toList());
    assertThat(language.text("language")).isEqualTo(name);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachLanguageHasTheWordsOfEnglishWithTheSameNamesInBraces(String name) {
    assertThat(braces(BookLanguage.named(name))).isEqualTo(braces(BookLanguage.named("en")));
  }

  private static Map<String, Set<String>> braces(BookLanguage language) {
    Map<String, Set<String>> braces = new HashMap<>();
    for (String section : BookLanguage.sectionNames()) {
      language
          .section(section)
          .texts()
          .forEach((key, text) -> braces.put(section + " " + key, Phrasebook.names(text)));
    }
    return braces;
  }

  @Test
  void englishNamesOfTechniquesAreThoseOfAllOtherOutput() {
    for (StepKind kind : StepKind.values()) {
      assertThat(BookLanguage.named("en").technique(kind)).isEqualTo(kind.words());
    }
  }

  @Test
  void cellsInSentencesHaveTheNamesOfTheLanguage() {
    assertThat(Arrays.asList("r1c2", "at r0c3 or r10c12."))
        .extracting(BookLanguage.named("de")::withCells)
        .containsExactly("Z1S2", "at Z0S3 or Z10S12.");
    assertThat(BookLanguage.namesCells("the line r1c2 r1c3")).isTrue();
    assertThat(BookLanguage.namesCells("row R")).isFalse();
  }
}
