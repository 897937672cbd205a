package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.solver.Deadline;

/** Levels of puzzles whose path uses techniques for constraints. */
class ConstraintLevelsTest {
  /** The letters of Solo's levels, from trivial to unreasonable. */
  private static final String SOLO_LEVELS = "tbiaeu";

  /** The parameters of a killer in its name, such as {@code sgt-3x3kda-3}; no letter is trivial. */
  private static final Pattern SOLO_KILLER =
      Pattern.compile(".*/sgt-(?:[0-9]+j|[0-9]x[0-9])kx?(?:d([a-z]))?-b?[0-9]++");

  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);
  private static final LevelJudge JUDGE = new LevelJudge(Levels.STANDARD);

  private record Compared(int solo, int level) {}

  @Test
  void levelsOfKillersFollowTheOrderOfSolo() {
    List<Compared> killers = new ArrayList<>();
    for (Variants.Variant variant : Variants.all()) {
      Matcher solo = SOLO_KILLER.matcher(variant.label());
      if (solo.matches()) {
        String letter = Optional.ofNullable(solo.group(1)).orElse("t");
        killers.add(new Compared(SOLO_LEVELS.indexOf(letter), level(variant.puzzle())));
      }
    }

    assertThat(killers).hasSize(73);
    assertThat(correlation(killers)).isGreaterThanOrEqualTo(0.6);
    // Killers without givens can be easy, and most trivial ones are.
    assertThat(killers).filteredOn(each -> each.solo() == 0).hasSize(40);
    assertThat(killers)
        .filteredOn(each -> each.solo() == 0 && each.level() == 0)
        .hasSizeGreaterThanOrEqualTo(32);
    assertThat(killers)
        .filteredOn(each -> each.solo() == SOLO_LEVELS.indexOf('a'))
        .extracting(Compared::level)
        .doesNotContain(0);
  }

  private static int level(Puzzle puzzle) {
    StepPath path = EXPLAINER.path(puzzle, Deadline.NEVER);
    Level level = JUDGE.rated(path, puzzle, Deadline.NEVER).foundLevel().orElseThrow();
    return Levels.STANDARD.all().indexOf(level);
  }

  /** Returns the rank correlation of two orders, in which equal values share their mean rank. */
  private static double correlation(List<Compared> pairs) {
    double[] first = ranks(pairs.stream().mapToInt(Compared::solo).toArray());
    double[] second = ranks(pairs.stream().mapToInt(Compared::level).toArray());
    double mean = (pairs.size() - 1) / 2.0;
    double product = 0;
    double firstSquares = 0;
    double secondSquares = 0;
    for (int i = 0; i < first.length; i++) {
      product += (first[i] - mean) * (second[i] - mean);
      firstSquares += (first[i] - mean) * (first[i] - mean);
      secondSquares += (second[i] - mean) * (second[i] - mean);
    }
    return product / Math.sqrt(firstSquares * secondSquares);
  }

  private static double[] ranks(int[] values) {
    return Arrays.stream(values)
        .mapToDouble(
            value ->
                Arrays.stream(values).filter(other -> other < value).count()
                    + (Arrays.stream(values).filter(other -> other == value).count() - 1) / 2.0)
        .toArray();
  }

  @Test
  void boundsForConstraintsHoldOnlyForPathsThatUseThem() {
    Puzzle caged =
        Variants.all().stream()
            .filter(each -> each.label().endsWith("/sgt-3x3k-2"))
            .findFirst()
            .orElseThrow()
            .puzzle();
    StepPath path = EXPLAINER.path(caged, Deadline.NEVER);
    Level free = bounded(99, path.effort());
    Level tight = bounded(path.rating().tenths() - 1, path.effort());

    assertThat(path.usesConstraints()).isTrue();
    assertThat(free.holds(path, caged.mask())).isTrue();
    assertThat(tight.holds(path, caged.mask())).isFalse();
    assertThat(bounded(99, path.effort() - 1).holds(path, caged.mask())).isFalse();
    assertThat(free.highest(caged.rules())).contains(new Rating(99));
    assertThat(free.highest(Rules.of(caged.mask()))).contains(new Rating(0));
  }

  /** Returns a level for no plain puzzle. */
  private static Level bounded(int rating, int effort) {
    Optional<Rating> none = Optional.of(new Rating(0));
    return new Level(
        "bounded",
        none,
        none,
        Optional.of(new ConstraintBounds(new Rating(rating), effort)),
        OptionalInt.empty(),
        Optional.empty());
  }

  @Test
  void theEffortCountsStepsAboveAnInnie() {
    Puzzle plain =
        new Puzzle(
            Grid.of(
                9,
                "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                    .chars()
                    .map(each -> each == '.' ? 0 : each - '0')
                    .toArray()),
            RegionMask.boxes(3, 3));
    StepPath path = EXPLAINER.path(plain, Deadline.NEVER);

    assertThat(path.rating()).isLessThan(new Rating(20));
    assertThat(path.effort()).isZero();
    assertThat(path.usesConstraints()).isFalse();
  }
}
