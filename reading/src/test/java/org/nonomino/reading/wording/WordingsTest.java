package org.nonomino.reading.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the examples of the wordings. */
class WordingsTest {
  private record Example(String name, String text, boolean isUnderstood) {}

  private static final Wordings ENGLISH = Wordings.english();
  private static final List<Example> EXAMPLES = examples("examples-en.txt");

  /** Words that change the meaning of any statement. */
  private static final List<String> EXTRA =
      List.of("not", "never", "except", "unless", "at most", "roughly");

  private static List<Example> examples(String file) {
    List<Example> examples = new ArrayList<>();
    String name = "";
    for (String line : text(file).lines().toList()) {
      if (line.startsWith("= ")) {
        name = line.substring(2);
      } else if (line.startsWith("> ") || line.startsWith("! ")) {
        examples.add(new Example(name, line.substring(2), line.startsWith(">")));
      }
    }
    return examples;
  }

  private static String text(String file) {
    try (InputStream stream = WordingsTest.class.getResourceAsStream(file)) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  static List<String> sentences() {
    return EXAMPLES.stream().map(Example::text).toList();
  }

  static Stream<Example> understood() {
    return EXAMPLES.stream().filter(Example::isUnderstood);
  }

  static Stream<Example> refused() {
    return EXAMPLES.stream().filter(example -> !example.isUnderstood());
  }

  @ParameterizedTest
  @MethodSource("understood")
  void anExampleStatesItsClue(Example example) {
    List<RuleSentence> sentences = RulesText.read(example.text());
    assertThat(sentences).as(example.text()).allMatch(RuleSentence::isUnderstood);
    if (!example.name().equals("title")) {
      assertThat(sentences.stream().flatMap(sentence -> sentence.clues().stream()).map(Clue::name))
          .as(example.text())
          .contains(example.name());
    }
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aSentenceThatMeansSomethingElseIsNotUnderstood(Example example) {
    assertThat(RulesText.read(example.text()))
        .as(example.text())
        .anyMatch(sentence -> !sentence.isUnderstood());
  }

  /** The clause of a wording is in one of the examples of its clue. */
  @Test
  void everyWordingHasAnExample() {
    assertThat(ENGLISH.entries())
        .allSatisfy(
            entry ->
                assertThat(understood().filter(example -> example.name().equals(entry.name())))
                    .as("examples of the wording in line %d", entry.line())
                    .anyMatch(example -> has(example.text(), entry)));
  }

  private static boolean has(String text, Wordings.Entry entry) {
    return SentenceCutter.cut(text).stream()
        .map(cut -> SmallTalk.withoutExamples(cut.text(), ENGLISH))
        .map(sentence -> Words.of(sentence, ENGLISH.lexicon()))
        .map(words -> new Match(words, ENGLISH.lexicon(), ENGLISH.phraseCount()))
        .anyMatch(
            match ->
                IntStream.range(0, match.count())
                    .anyMatch(at -> entry.pattern().ends(match, at) != 0));
  }

  /** A word more is never swallowed by a statement that does not know it. */
  static Stream<Example> statements() {
    return understood()
        .filter(example -> !example.name().equals("nothing") && !example.name().equals("fog"));
  }

  @ParameterizedTest
  @MethodSource("statements")
  void anExtraWordIsNotSwallowed(Example example) {
    List<RuleSentence> plain = RulesText.read(example.text());
    List<String> words = List.of(example.text().split(" "));
    for (String extra : EXTRA) {
      for (int at = 1; at < words.size(); at++) {
        List<String> changed = new ArrayList<>(words);
        changed.add(at, extra);
        String text = String.join(" ", changed);
        List<RuleSentence> read = RulesText.read(text);
        assertThat(
                read.stream().allMatch(RuleSentence::isUnderstood)
                    && clues(read).equals(clues(plain)))
            .as(text)
            .isFalse();
      }
    }
  }

  private static List<Clue> clues(List<RuleSentence> sentences) {
    return sentences.stream().flatMap(sentence -> sentence.clues().stream()).toList();
  }
}
