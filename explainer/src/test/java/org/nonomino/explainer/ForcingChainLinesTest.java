package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Phrase;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.solver.Deadline;

/** Tests the lines of implications of forcing chains, on the AI Escargot of Arto Inkala. */
final class ForcingChainLinesTest {
  private static final String ESCARGOT =
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

  private static final int MAX_LINKS = 8;
  private static final Pattern CONNECTIVE =
      Pattern.compile(" → |; | and (?=(?:r\\d+c\\d+,?)+[=≠])");
  private static final Pattern FACT = Pattern.compile("((?:r\\d+c\\d+,?)+)([=≠])(\\d)");
  private static final Pattern FOLD = Pattern.compile("… \\d+ more to ");
  private static final Pattern CELLS = Pattern.compile("r(\\d+)c(\\d+)");

  private final List<Step> steps = new ArrayList<>();
  private final List<Board> boards = new ArrayList<>();

  private void findSteps() {
    Puzzle puzzle =
        new Puzzle(
            Grid.of(9, ESCARGOT.chars().map(c -> c == '.' ? 0 : c - '0').toArray()),
            RegionMask.boxes(3, 3));
    Board board = Board.of(puzzle);
    for (Step step : new Explainer(Scale.SE).path(puzzle, Deadline.NEVER).steps()) {
      if (!step.reason(board).lines().isEmpty()) {
        steps.add(step);
        boards.add(board);
      }
      board = board.after(step);
    }
  }

  @Test
  void haveAtMostEightLinksThatAreLinksOfTheStep() {
    findSteps();
    assertThat(steps).hasSizeGreaterThan(10);
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      Set<String> facts = factsOf(step);
      for (ReasonText line : step.reason(boards.get(i)).lines()) {
        String unexplained = line.text().replaceAll(" \\([^)]*\\)", "");
        assertThat(CONNECTIVE.matcher(unexplained).results().count())
            .as(line.text())
            .isBetween(0L, (long) MAX_LINKS);
        assertThat(facts).as(line.text()).containsAll(factsIn(line.text()));
        assertPhrasesAreLinked(step, line);
      }
    }
  }

  /** A fold ends with what is known at its end. */
  @Test
  void foldsNameTheirEnd() {
    findSteps();
    int folds = 0;
    for (int i = 0; i < steps.size(); i++) {
      for (ReasonText line : steps.get(i).reason(boards.get(i)).lines()) {
        Matcher fold = FOLD.matcher(line.text());
        while (fold.find()) {
          folds++;
          assertThat(line.text().substring(fold.end())).as(line.text()).matches(FACT + "[ ,;].*");
        }
      }
    }
    assertThat(folds).isPositive();
  }

  /** Checks that each fact after an arrow has a link to it from the candidates of its phrase. */
  private static void assertPhrasesAreLinked(Step step, ReasonText line) {
    for (Phrase phrase : line.phrases()) {
      String words = line.text().substring(phrase.from(), phrase.to());
      boolean isShown = line.text().startsWith(" → ", Math.max(0, phrase.from() - 3));
      if (isShown && FACT.matcher(words).matches()) {
        List<Candidate> candidates = phrase.candidates();
        Candidate end = candidates.get(candidates.size() - 1);
        assertThat(step.evidence().links())
            .as("%s in %s", words, line.text())
            .anyMatch(link -> link.to().equals(end) && candidates.contains(link.from()));
      }
    }
  }

  @Test
  void endTheSentencesWithoutACountOfLinks() {
    findSteps();
    for (int i = 0; i < steps.size(); i++) {
      assertThat(steps.get(i).explain(boards.get(i))).doesNotContain("later");
    }
  }

  @Test
  void nameTheirPartsWithLetters() {
    findSteps();
    for (int i = 0; i < steps.size(); i++) {
      Set<String> marks = new HashSet<>();
      for (ReasonText paragraph : steps.get(i).reason(boards.get(i)).full()) {
        if (!paragraph.mark().isEmpty()) {
          assertThat(paragraph.mark()).matches(paragraph.depth() == 1 ? "[a-z]+" : "[a-z]+[0-9]+");
          assertThat(paragraph.text()).startsWith(paragraph.mark() + ". Then ");
          assertThat(marks.add(paragraph.mark())).as(paragraph.text()).isTrue();
        }
      }
      assertThat(marks).contains("a", "b");
    }
  }

  private static Set<String> factsOf(Step step) {
    Set<String> facts = new HashSet<>();
    for (Link link : step.evidence().links()) {
      facts.add(fact(link.from(), link.fromIsOn()));
      facts.add(fact(link.to(), link.toIsOn()));
    }
    return facts;
  }

  private static String fact(Candidate candidate, boolean isOn) {
    return "r%dc%d%s%d"
        .formatted(
            candidate.cell() / 9 + 1,
            candidate.cell() % 9 + 1,
            isOn ? "=" : "≠",
            candidate.digit());
  }

  private static List<String> factsIn(String line) {
    List<String> facts = new ArrayList<>();
    Matcher fact = FACT.matcher(line);
    while (fact.find()) {
      Matcher cells = CELLS.matcher(fact.group(1));
      while (cells.find()) {
        for (char row : cells.group(1).toCharArray()) {
          for (char column : cells.group(2).toCharArray()) {
            facts.add("r" + row + "c" + column + fact.group(2) + fact.group(3));
          }
        }
      }
    }
    return facts;
  }
}
