package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellNames;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.toolkit.TechniquePosition;

/** The meaning of the phrases of reasons, in the examples of all techniques. */
final class ReasonPhrasesTest {
  private static final Pattern CELLS = Pattern.compile("\\br(\\d+)c(\\d+)\\b");
  private static final Pattern HOUSE = Pattern.compile("\\b(row|column|region|box) (\\d+)\\b");
  private static final Pattern MARK = Pattern.compile("\\p{Co}");

  @ParameterizedTest
  @EnumSource
  void eachNameHasAPhrase(StepKind kind) {
    for (TechniquePosition example : TechniqueExamples.of(kind)) {
      Step step = example.step();
      Board board = example.board();
      Reason reason = step.reason(board);
      assertThat(reason.sentence().text()).isEqualTo(step.explain(board));
      assertThat(reason.notation().text()).isEqualTo(step.notation(board));
      assertThat(reason.full().stream().map(ReasonText::text).toList())
          .isEqualTo(step.explainInFull(board));
      texts(reason).forEach(text -> check(text, board));
      assertConclusions(step, reason.notation());
      assertConclusions(step, reason.sentence());
    }
  }

  private static Stream<ReasonText> texts(Reason reason) {
    return Stream.of(
            Stream.of(reason.sentence(), reason.notation()),
            reason.lines().stream(),
            reason.full().stream())
        .flatMap(texts -> texts);
  }

  private static void check(ReasonText reason, Board board) {
    String text = reason.text();
    assertThat(MARK.matcher(text).find()).as(text).isFalse();
    int end = 0;
    for (Phrase phrase : reason.phrases()) {
      assertThat(phrase.from()).as(text).isGreaterThanOrEqualTo(end);
      assertThat(phrase.to()).as(text).isGreaterThan(phrase.from());
      end = phrase.to();
    }
    assertThat(end).isLessThanOrEqualTo(text.length());
    for (Matcher cells = CELLS.matcher(text); cells.find(); ) {
      Phrase phrase = phraseAt(reason, cells.start());
      // The notation of fish uses r2c6 for houses.
      if (phrase.houses().isEmpty()) {
        assertThat(cellsOf(phrase)).as(text).containsAll(named(cells, board.size()));
      }
    }
    for (Matcher house = HOUSE.matcher(text); house.find(); ) {
      assertThat(phraseAt(reason, house.start()).houses())
          .as(text)
          .anyMatch(each -> board.name(each).equals(house.group()));
    }
  }

  /** Checks that each conclusion is meant by a phrase, or that a phrase means its cell. */
  private static void assertConclusions(Step step, ReasonText reason) {
    for (Deduction deduction : step.deductions()) {
      assertThat(reason.phrases())
          .as("%s: %s", deduction, reason.text())
          .anyMatch(phrase -> cellsOf(phrase).contains(deduction.cell()));
    }
  }

  private static Phrase phraseAt(ReasonText reason, int index) {
    return reason.phrases().stream()
        .filter(phrase -> phrase.from() <= index && index < phrase.to())
        .findFirst()
        .orElseThrow(() -> new AssertionError("no phrase at " + index + ": " + reason.text()));
  }

  private static Set<Integer> cellsOf(Phrase phrase) {
    Set<Integer> cells = new TreeSet<>(phrase.cells());
    phrase.candidates().stream().map(Candidate::cell).forEach(cells::add);
    return cells;
  }

  /** Returns the cells of a name such as r1c23, which names several cells up to 9×9. */
  private static List<Integer> named(Matcher name, int size) {
    return IntStream.range(0, size * size)
        .filter(
            cell ->
                size > 9
                    ? CellNames.name(size, cell).equals(name.group())
                    : has(name.group(1), cell / size) && has(name.group(2), cell % size))
        .boxed()
        .toList();
  }

  private static boolean has(String numbers, int index) {
    return numbers.indexOf('1' + index) >= 0;
  }
}
