package org.nonomino.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.StepKind;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.Phrasebook;
import org.nonomino.text.rules.RulesInWords;

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

  /** Constraints on a grid, as people type them; together they need every sentence. */
  private record Sample(RegionMask mask, String text) {
    Rules rules() throws MalformedTextException {
      List<Constraint> constraints =
          text.isEmpty()
              ? List.of()
              : ConstraintNotation.read("", ConstraintNotation.token(text), mask.size());
      return Rules.of(mask, constraints);
    }

    @Override
    public String toString() {
      return text;
    }
  }

  static List<Sample> samples() {
    RegionMask boxes = RegionMask.boxes(3, 3);
    RegionMask jigsaw =
        RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});
    return Stream.concat(
            Stream.of(
                    "falling diagonal",
                    "diagonals; windows; centre dot; asterisk; girandola",
                    "disjoint groups; anti-knight; anti-king",
                    "non-consecutive; negative black dots; negative xv",
                    "non-consecutive; white dot: r1c1 r1c2; negative black dots",
                    "non-consecutive; black dot: r1c1 r1c2; negative black dots",
                    "non-consecutive; white dot 2: r1c1 r1c2; black dot 3: r2c1 r2c2; negative black dots",
                    "white dot: r1c1 r1c2; white dot 3: r2c1 r2c2; black dot: r3c1 r3c2; black dot 3: r4c1 r4c2; negative black dots",
                    "white dot 2: r1c1 r1c2; white dot 3: r2c1 r2c2; black dot 3: r3c1 r3c2; black dot 4: r4c1 r4c2",
                    "x: r1c1 r1c2; negative xv",
                    "v: r1c1 r1c2; negative xv",
                    "x: r1c1 r1c2; v: r2c1 r2c2; negative xv",
                    "extra region: r1c1 r2c2 r3c3",
                    "extra region: r1c1 r1c3 r1c5 r1c7 r1c9 r5c1 r5c3 r5c5 r5c7",
                    "cage: r1c1 r1c2",
                    "cage: r1c1 r1c2; cage 7: r2c1 r2c2",
                    "cage 7: r2c1 r2c2; repeat cage 9: r4c2 r4c1",
                    "repeat cage 9: r4c1 r4c2",
                    "repeat cage 9: r4c1 r4c2; equal cages: r1c2 r1c3 = r3c2 r4c4",
                    "greater: r2c1 > r2c2",
                    "thermometer: r3c1 r2c2; slow thermometer: r5c1 r5c2",
                    "arrow: r3c1 = r2c2 r2c3",
                    "arrow: r3c1 = r2c2 r2c3; arrow: r5c1 r5c2 = r6c1 r6c2",
                    "arrow: r5c2 r5c1 = r6c1 r6c2",
                    "palindrome: r2c1 r2c2; renban: r4c1 r4c2",
                    "whispers 5: r2c1 r2c2; whispers 5: r3c1 r3c2; whispers 4: r4c1 r4c2",
                    "region sum line: r1c3 r1c4",
                    "region sum line: r1c3 r1c4 r2c3",
                    "between line: r1c1 r1c2 r1c3; entropic line: r3c2 r3c3 r3c4",
                    "modular line 3: r1c1 r1c2 r1c3",
                    "modular line 3: r1c1 r1c2",
                    "modular line 3: r1c1 r1c2 r1c3; modular line 4: r2c1 r2c2 r2c3",
                    "parity line: r1c1 r1c2; nabner: r3c1 r3c2; zipper line: r5c1 r5c2 r5c3",
                    "double arrow: r1c1 r1c2 r1c3; lockout line 4: r3c1 r3c2 r3c3",
                    "little killer 17: down-right from above r1c1; sandwich 15: row 4",
                    "sandwich 15: row 4; x-sum 6: left of row 2; skyscraper 3: left of row 3; numbered room 3: left of row 5",
                    "x-sum 6: left of row 2",
                    "odd: r1c1; even: r2c2; minimum: r4c4; maximum: r8c8",
                    "minimum: r4c4 r4c5; maximum: r8c8 r8c7",
                    "row indexer: r1c1; column indexer: r2c2; box indexer: r3c3",
                    "quadruple 1 2: r1c1 r2c2",
                    "quadruple 1 2 2: r1c1 r2c2",
                    "clone: r1c1 = r9c9",
                    "clone: r1c1 r1c2 = r4c3 r4c4; candidates 1 3: r2c2")
                .map(text -> new Sample(boxes, text)),
            Stream.of(
                new Sample(jigsaw, "disjoint groups; region sum line: r1c3 r1c4"),
                new Sample(jigsaw, "box indexer: r1c1; region sum line: r1c3 r1c4 r1c3"),
                new Sample(RegionMask.boxes(2, 3), "entropic line: r3c2 r3c3 r3c4"),
                new Sample(RegionMask.boxes(2, 5), "diagonals")))
        .toList();
  }

  /** An independent oracle: the sentences that the code has for all other output. */
  @ParameterizedTest
  @MethodSource("samples")
  void sentencesAreThoseOfAllOtherOutput(Sample sample) throws MalformedTextException {
    assertThat(BookLanguage.named("en").sentences(sample.rules()))
        .isEqualTo(RulesInWords.byKind(sample.rules(), RulesInWords.Language.ENGLISH));
    assertThat(BookLanguage.named("de").sentences(sample.rules()))
        .isEqualTo(RulesInWords.byKind(sample.rules(), RulesInWords.Language.GERMAN));
  }

  @Test
  void theSamplesNeedEverySentence() throws MalformedTextException {
    Map<String, String> marked = new HashMap<>();
    BookLanguage.named("en")
        .section("sentences")
        .texts()
        .forEach(
            (key, text) ->
                marked.put(
                    key,
                    "<"
                        + key
                        + ">"
                        + Phrasebook.names(text).stream()
                            .map(name -> "{" + name + "}")
                            .collect(Collectors.joining())));
    Set<String> used = new TreeSet<>();
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    for (Sample sample : samples()) {
      RulesInWords.byKind(sample.rules(), new Phrasebook(marked))
          .forEach(
              (kind, sentence) -> {
                kinds.add(kind);
                Pattern.compile("<([^>]+)>")
                    .matcher(sentence)
                    .results()
                    .forEach(key -> used.add(key.group(1)));
              });
    }

    assertThat(used).containsExactlyInAnyOrderElementsOf(marked.keySet());
    assertThat(kinds).containsExactlyInAnyOrder(ConstraintKind.values());
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
