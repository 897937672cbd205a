package org.nonomino.reading.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
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
  /** Clauses that are no rules. */
  private static final Set<String> NO_RULES = Set.of("heading", "title", "nothing", "fog");

  private static final Path REFERENCE = Path.of("../docs/site/content/reference/constraints.md");

  private static final String INTRODUCTION =
      "Nonomino understands sentences like these, also in other words and in another order:\n\n";

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

  /** {@code -Dexamples.update} writes the list. */
  @Test
  void theReferenceHasASentenceOfEachClause() throws IOException {
    Map<String, String> first = new LinkedHashMap<>();
    understood()
        .filter(example -> !NO_RULES.contains(example.name()))
        .forEach(example -> first.putIfAbsent(example.name(), example.text()));
    String list = first.values().stream().map("- %s\n"::formatted).collect(Collectors.joining());
    String page = Files.readString(REFERENCE);
    int start = page.indexOf(INTRODUCTION) + INTRODUCTION.length();
    String updated =
        page.substring(0, start) + list + page.substring(page.indexOf("\n\n", start) + 1);
    if (System.getProperty("examples.update") != null) {
      Files.writeString(REFERENCE, updated);
    }

    assertThat(REFERENCE)
        .as("run this test with -Dexamples.update to update it")
        .content()
        .isEqualTo(updated);
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
    assertThat(ENGLISH.entries().stream().filter(entry -> examples(entry).isEmpty()))
        .extracting(Wordings.Entry::line)
        .as("lines of wordings without an example")
        .isEmpty();
  }

  private static List<String> examples(Wordings.Entry entry) {
    List<String> names = List.of(entry.name().split("\\+", -1));
    return understood()
        .filter(example -> names.contains(example.name()))
        .map(Example::text)
        .filter(text -> has(text, entry))
        .toList();
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
