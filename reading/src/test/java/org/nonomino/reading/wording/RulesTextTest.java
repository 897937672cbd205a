package org.nonomino.reading.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RulesTextTest {
  private static List<Clue> clues(String rules) {
    List<RuleSentence> sentences = RulesText.read(rules);
    assertThat(sentences).as(rules).allMatch(RuleSentence::isUnderstood);
    return sentences.stream().flatMap(sentence -> sentence.clues().stream()).toList();
  }

  private static Clue clue(String rules) {
    List<Clue> clues = clues(rules);
    assertThat(clues).as(rules).hasSize(1);
    return clues.get(0);
  }

  @Test
  void numbersAreDigitsOrWords() {
    assertThat(clue("Adjacent digits on a green line differ by at least 5.").numbers())
        .containsExactly(5);
    assertThat(clue("Neighboring digits along green lines must differ by four or more.").numbers())
        .containsExactly(4);
  }

  @Test
  void coloursAreNamesOfForms() {
    assertThat(clue("Adjacent digits on a lime line differ by at least 5.").colours())
        .containsExactly("green");
    assertThat(clue("Gray lines are palindromes.").colours()).containsExactly("grey");
  }

  @Test
  void oneSentenceStatesSeveralClues() {
    assertThat(
            clues(
                "Digits joined by a white dot are consecutive and digits joined by a black dot are"
                    + " in a 1:2 ratio."))
        .extracting(Clue::name, Clue::colours)
        .containsExactly(
            tuple("difference-dot", List.of("white")), tuple("ratio-dot", List.of("black")));
    assertThat(clue("Killer and thermometer rules apply.").tags())
        .containsExactlyInAnyOrder("cage-sum", "thermometer");
  }

  @Test
  void theyAreWhatTheLastClauseSpeaksOf() {
    List<Clue> clues = clues("Digits in cages sum to the small clue. They cannot repeat.");
    assertThat(clues).extracting(Clue::name).containsExactly("cage-sum", "no-repeats");
    assertThat(clues.get(1).has("cage")).isTrue();
  }

  @Test
  void aHeadingNamesTheColourOfWhatFollows() {
    List<Clue> clues =
        clues("German whispers (green lines): Adjacent digits differ by at least 5.");
    assertThat(clues.get(clues.size() - 1).colours()).containsExactly("green");
  }

  @Test
  void aSentenceGoesOnAfterBrackets() {
    assertThat(RulesText.read("Digits increase (not necessarily by one!) along a wolf. Bees hum."))
        .extracting(RuleSentence::text)
        .containsExactly("Digits increase (not necessarily by one!) along a wolf.", "Bees hum.");
    assertThat(RulesText.read("Bees hum (all day!) Wolves howl."))
        .extracting(RuleSentence::text)
        .containsExactly("Bees hum (all day!)", "Wolves howl.");
  }

  @Test
  void longWordsMayBeMistyped() {
    assertThat(clue("Digits seperated by a white dot are consecutve.").name())
        .isEqualTo("difference-dot");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Have fun and good luck!",
        "For example, 1 2 3 would be wrong here.",
        "3.",
      })
  void someSentencesSayNothing(String sentence) {
    assertThat(clues(sentence)).isEmpty();
  }

  /** An additional condition makes a sentence one that is not understood. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Digits in a cage sum to the small clue in its corner or less.",
        "Digits in a cage sum to the same number.",
        "Digits in a cage do not sum to the small clue in its corner.",
        "Adjacent digits on a green line differ by at least 5 or at most 2.",
        "Digits along exactly one thermometer increase from the bulb.",
        "Digits separated by a white dot are consecutive or in a 1:3 ratio.",
        "Exactly one white dot is false.",
        "Normal sudoku rules do not apply.",
        "Cells a knight's move apart on a line cannot contain the same digit.",
        "All dots are given except those in the middle box.",
        "Digits along an arrow sum to twice the digit in its circle.",
        "Have fun finding the digits that are wrong.",
      })
  void anExtraConditionIsNotSwallowed(String sentence) {
    assertThat(RulesText.read(sentence)).as(sentence).anyMatch(read -> !read.isUnderstood());
  }

  @Test
  void markupAndLiteralLineEndsSeparateSentences() {
    assertThat(clues("<b>Normal sudoku rules apply.</b><br>Cages show their sums.\\nAnti-knight."))
        .extracting(Clue::name)
        .containsExactly("normal", "cage-sum", "heading");
  }

  @Test
  void bulletsAndNumbersAreNoPartOfASentence() {
    assertThat(clues("• Normal sudoku rules apply\n• Cages show their sums\n1. Have fun!"))
        .extracting(Clue::name)
        .containsExactly("normal", "cage-sum");
  }

  @Test
  void whatIsNotUnderstoodIsKeptWordForWord() {
    List<RuleSentence> sentences =
        RulesText.read("Normal sudoku rules apply. Draw a loop, e.g. a long one!");
    assertThat(sentences)
        .filteredOn(sentence -> !sentence.isUnderstood())
        .extracting(RuleSentence::text)
        .containsExactly("Draw a loop, e.g. a long one!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "digit ",
        "in a cage digits ",
        "<",
        "(",
        "e.g. ",
        "consecutive not repeat ",
        "digit, cage, sum, digit, cage, sum, digit, cage, sum, digit, cage, sum. ",
        "In each box the blue line has the same sum, in each box the line has the same sum. ",
        "\\n."
      })
  void longRulesNeedLittleTimeAndStack(String part) throws InterruptedException {
    String rules = part.repeat(100_000 / part.length());
    int[] read = {-1};
    Thread thread = new Thread(null, () -> read[0] = RulesText.read(rules).size(), "", 1 << 20);
    thread.start();
    thread.join(60_000);
    assertThat(read[0]).isGreaterThanOrEqualTo(0);
  }

  @Test
  void manySentencesAreRead() {
    assertThat(RulesText.read("Digits in cages do not repeat. ".repeat(5_000)))
        .hasSize(5_000)
        .allMatch(RuleSentence::isUnderstood);
  }

  @Test
  void anEmptyTextHasNoSentences() {
    assertThat(RulesText.read(" \n \\n")).isEmpty();
  }
}
