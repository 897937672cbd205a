package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;

/** Checks the sentences of whole paths: their length, their articles and what they repeat. */
final class SentencesTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);
  private static final int PUZZLES = 20;

  private static final Set<StepKind> LEFTOVERS =
      Set.of(
          StepKind.LAW_OF_LEFTOVERS,
          StepKind.LEFTOVERS_POINTING,
          StepKind.LEFTOVERS_PAIR,
          StepKind.LEFTOVERS_TRIPLE);

  private static final Pattern WRONG_ARTICLE =
      Pattern.compile("\\ba (8|[AEFHILMNORSX])\\b|\\ban ([1-79]|[BCDGJKPQTUVWYZ])\\b");

  private static final Pattern ONCE_MORE = Pattern.compile("Still the .* of step (\\d+), so .*");

  /** A step and the board on which it was found. */
  private record Found(Step step, Board board) {}

  private static List<Found> path(Puzzle puzzle, Rating max) {
    List<Found> found = new ArrayList<>();
    Board board = EXPLAINER.board(puzzle);
    for (Step step : EXPLAINER.pathUpTo(max, puzzle, Deadline.NEVER).steps()) {
      found.add(new Found(step, board));
      board = board.after(step);
    }
    return found;
  }

  private static List<List<Found>> paths(String file, int count, int maxTenths) {
    return Corpus.read(file).stream()
        .limit(count)
        .map(puzzle -> path(puzzle.puzzle(), new Rating(maxTenths)))
        .toList();
  }

  @Test
  void leftoversAreShortAndSayNothingTwice() {
    List<Integer> lengths = new ArrayList<>();
    for (List<Found> path : paths("jigsaw9/sgt_unreasonable", PUZZLES, 50)) {
      for (Found found : path) {
        if (LEFTOVERS.contains(found.step.kind())) {
          lengths.add(found.step.explain(found.board).split(" ", -1).length);
          String full = String.join(" ", found.step.explainInFull(found.board));
          assertThat(Arrays.asList(full.split("(?<=[.:;]) ", -1))).doesNotHaveDuplicates();
          assertThat(full).doesNotContain("a digit that");
        }
      }
    }
    Collections.sort(lengths);
    assertThat(lengths).hasSizeGreaterThan(PUZZLES);
    assertThat(lengths.get(lengths.size() / 2)).isLessThanOrEqualTo(25);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"classic/large_public", "jigsaw9/sgt_basic", "jigsawN/challenge12_toroidal"})
  void articlesAreAsTheyAreSpoken(String file) {
    for (List<Found> path : paths(file, PUZZLES / 4, 36)) {
      for (Found found : path) {
        assertThat(found.step.explain(found.board)).doesNotContainPattern(WRONG_ARTICLE);
        assertThat(String.join(" ", found.step.explainInFull(found.board)))
            .doesNotContainPattern(WRONG_ARTICLE);
      }
    }
  }

  @Test
  void refersToThingsByTheirNumber() {
    assertThat(List.of(1, 2, 3, 4, 9).stream().map(Wording::both))
        .containsExactly("it", "both", "all three", "them all", "them all");
  }

  @Test
  void aDirectHiddenPairRefersToTheStepThatShowedIt() {
    int repeated = 0;
    for (List<Found> path : paths("classic/top1465", 4 * PUZZLES, 23)) {
      for (Found found : path) {
        Matcher onceMore = ONCE_MORE.matcher(found.step.explain(found.board));
        if (onceMore.matches()) {
          Step earlier = path.get(Integer.parseInt(onceMore.group(1)) - 1).step;
          assertThat(found.step.kind()).isEqualTo(StepKind.DIRECT_HIDDEN_PAIR);
          assertThat(earlier.evidence().cells()).isEqualTo(found.step.evidence().cells());
          assertThat(earlier.evidence().houses()).isEqualTo(found.step.evidence().houses());
          assertThat(earlier.deductions()).isNotEqualTo(found.step.deductions());
          repeated++;
        }
      }
    }
    assertThat(repeated).isPositive();
  }
}
