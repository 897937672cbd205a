package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

@Timeout(120)
final class StepKindTest {
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);

  /** Easy and hard puzzles, with boxes and without. */
  private static final List<Puzzle> PUZZLES =
      Stream.of("classic/top1465", "jigsaw9/sgt_extreme")
          .flatMap(file -> Corpus.read(file).stream().limit(15))
          .map(CorpusPuzzle::puzzle)
          .toList();

  @Test
  void eachStepIsOfAKindWithAName() {
    List<StepKind> kinds =
        PUZZLES.stream()
            .flatMap(puzzle -> EXPLAINER.path(puzzle, Deadline.NEVER).steps().stream())
            .map(Step::kind)
            .distinct()
            .toList();

    assertThat(kinds).hasSizeGreaterThan(8);
    assertThat(StepKind.values()).containsAll(kinds).doesNotHaveDuplicates();
    assertThat(kinds).allMatch(kind -> StepKind.named(kind.slug()).equals(Optional.of(kind)));
  }

  @Test
  void noStepIsRatedLowerThanItsKind() {
    Map<StepKind, Rating> lowest = new EnumMap<>(StepKind.class);
    for (Puzzle puzzle : PUZZLES) {
      for (Step step : EXPLAINER.path(puzzle, Deadline.NEVER).steps()) {
        lowest.merge(
            step.kind(), step.rating(), (one, other) -> one.compareTo(other) < 0 ? one : other);
        assertThat(step.rating())
            .as("%s", step.kind())
            .isGreaterThanOrEqualTo(step.kind().lowestRating());
        assertThat(Refusals.of(step.kind(), puzzle.rules())).as("%s", step.kind()).isEmpty();
      }
    }
    assertThat(lowest).hasSizeGreaterThan(8);
    lowest.forEach(
        (kind, rating) -> {
          // Leftovers of few cells may be rare; a turbot fish has a lower rating if named
          // techniques are preferred.
          if (kind.family() != TechniqueFamily.LEFTOVERS
              && kind != StepKind.TURBOT_FISH
              && kind.lowestRating().tenths() < StepKind.UNIQUE_LOOP.lowestRating().tenths()) {
            assertThat(rating).as("%s", kind).isEqualTo(kind.lowestRating());
          }
        });
  }

  @Test
  void knowsWhatNeverOccurs() {
    RegionMask boxes = RegionMask.boxes(3, 3);
    RegionMask latin = RegionMask.boxes(1, 9);
    RegionMask jigsaw = Corpus.read("jigsaw9/sgt_basic").get(0).puzzle().mask();
    assertThat(never(boxes))
        .containsExactly(
            StepKind.RELATED_CELLS,
            StepKind.RULE_OF_45,
            StepKind.RELATED_PEERS,
            StepKind.COMBINATIONS,
            StepKind.RELATED_PLACES,
            StepKind.NEEDED_DIGIT,
            StepKind.RELATED_COMBINATIONS,
            StepKind.JOINT_COMBINATIONS,
            StepKind.HOUSE_COMBINATIONS,
            StepKind.CLASH,
            StepKind.LAW_OF_LEFTOVERS,
            StepKind.LEFTOVERS_POINTING,
            StepKind.LEFTOVERS_PAIR,
            StepKind.LEFTOVERS_TRIPLE,
            StepKind.GENERALIZED_INTERSECTION);
    assertThat(never(jigsaw))
        .containsExactly(
            StepKind.RELATED_CELLS,
            StepKind.RULE_OF_45,
            StepKind.RELATED_PEERS,
            StepKind.COMBINATIONS,
            StepKind.RELATED_PLACES,
            StepKind.NEEDED_DIGIT,
            StepKind.RELATED_COMBINATIONS,
            StepKind.JOINT_COMBINATIONS,
            StepKind.HOUSE_COMBINATIONS,
            StepKind.CLASH,
            StepKind.SK_LOOP,
            StepKind.TRIDAGON,
            StepKind.JUNIOR_EXOCET);
    assertThat(never(latin))
        .containsExactly(
            StepKind.RELATED_CELLS,
            StepKind.DIRECT_POINTING,
            StepKind.DIRECT_CLAIMING,
            StepKind.RULE_OF_45,
            StepKind.RELATED_PEERS,
            StepKind.COMBINATIONS,
            StepKind.RELATED_PLACES,
            StepKind.NEEDED_DIGIT,
            StepKind.RELATED_COMBINATIONS,
            StepKind.JOINT_COMBINATIONS,
            StepKind.HOUSE_COMBINATIONS,
            StepKind.CLASH,
            StepKind.LOCKED_PAIR,
            StepKind.POINTING,
            StepKind.CLAIMING,
            StepKind.LAW_OF_LEFTOVERS,
            StepKind.LEFTOVERS_POINTING,
            StepKind.LEFTOVERS_PAIR,
            StepKind.LEFTOVERS_TRIPLE,
            StepKind.GENERALIZED_INTERSECTION,
            StepKind.LOCKED_TRIPLE,
            StepKind.FIREWORKS,
            StepKind.SK_LOOP,
            StepKind.TRIDAGON,
            StepKind.JUNIOR_EXOCET);
    assertThat(never(RegionMask.boxes(3, 4))).contains(StepKind.TRIDAGON);
    assertThat(never(RegionMask.boxes(3, 4)))
        .doesNotContain(StepKind.SK_LOOP, StepKind.JUNIOR_EXOCET);
    assertThat(never(RegionMask.boxes(2, 2)))
        .containsExactly(
            StepKind.RELATED_CELLS,
            StepKind.RULE_OF_45,
            StepKind.RELATED_PEERS,
            StepKind.COMBINATIONS,
            StepKind.RELATED_PLACES,
            StepKind.NEEDED_DIGIT,
            StepKind.RELATED_COMBINATIONS,
            StepKind.JOINT_COMBINATIONS,
            StepKind.HOUSE_COMBINATIONS,
            StepKind.CLASH,
            StepKind.LAW_OF_LEFTOVERS,
            StepKind.LEFTOVERS_POINTING,
            StepKind.LEFTOVERS_PAIR,
            StepKind.LEFTOVERS_TRIPLE,
            StepKind.GENERALIZED_INTERSECTION,
            StepKind.LOCKED_TRIPLE,
            StepKind.NAKED_QUAD,
            StepKind.JELLYFISH,
            StepKind.HIDDEN_QUAD,
            StepKind.FINNED_JELLYFISH,
            StepKind.SASHIMI_JELLYFISH,
            StepKind.FRANKEN_JELLYFISH,
            StepKind.SK_LOOP,
            StepKind.TRIDAGON,
            StepKind.MUTANT_JELLYFISH,
            StepKind.JUNIOR_EXOCET);
  }

  @Test
  void mostUniquenessNeverOccursWithExtraHouses() {
    Rules diagonal = Rules.of(RegionMask.boxes(2, 2)).with(ExtraRegion.of(4, 0, 5, 10, 15));
    assertThat(never(diagonal))
        .contains(
            StepKind.AVOIDABLE_RECTANGLE,
            StepKind.HIDDEN_RECTANGLE,
            StepKind.BUG,
            StepKind.BUG_PLUS_N)
        .doesNotContain(
            StepKind.UNIQUE_RECTANGLE,
            StepKind.UNIQUE_LOOP,
            StepKind.GENERALIZED_INTERSECTION,
            StepKind.X_WING);
  }

  private static List<StepKind> never(RegionMask mask) {
    return never(Rules.of(mask));
  }

  private static List<StepKind> never(Rules rules) {
    return Stream.of(StepKind.values())
        .filter(kind -> Refusals.of(kind, rules).isPresent())
        .toList();
  }

  @Test
  void isNeededWhereTheWayWouldBeHarderWithoutIt() {
    int[] givens =
        "200000049010200070000004510405000000970000003300005200500903004090080020000001000"
            .chars()
            .map(c -> c - '0')
            .toArray();
    Puzzle puzzle = new Puzzle(Grid.of(9, givens), RegionMask.boxes(3, 3));
    StepPath path = EXPLAINER.path(puzzle, Deadline.NEVER);

    assertThat(path.rating()).isEqualTo(new Rating(32));
    assertThat(isNeeded("x-wing", puzzle, path, Deadline.NEVER)).contains(true);
    // A hidden single has the same effect.
    assertThat(path.steps()).anyMatch(step -> step.kind() == StepKind.LAST_CELL);
    assertThat(isNeeded("last-cell", puzzle, path, Deadline.NEVER)).contains(false);
    assertThat(isNeeded("swordfish", puzzle, path, Deadline.NEVER)).contains(false);
    assertThat(isNeeded("x-wing", puzzle, path, Deadline.in(Duration.ZERO))).isEmpty();
  }

  private static Optional<Boolean> isNeeded(
      String name, Puzzle puzzle, StepPath path, Deadline deadline) {
    return EXPLAINER.isNeeded(StepKind.named(name).orElseThrow(), puzzle, path, deadline);
  }

  @Test
  void findsNoKindOfAnotherName() {
    assertThat(StepKind.named("y-wing")).isEmpty();
    assertThat(StepKind.named("X-Wing")).isEmpty();
  }

  @Test
  void whatIsNotOnThePathIsNotNeeded() {
    for (Puzzle puzzle : PUZZLES) {
      StepPath path = EXPLAINER.path(puzzle, Deadline.NEVER);
      if (!path.isSolved()) {
        continue;
      }
      Set<StepKind> others = EnumSet.allOf(StepKind.class);
      path.steps().forEach(step -> others.remove(step.kind()));
      for (StepKind kind : others) {
        assertThat(EXPLAINER.isNeeded(kind, puzzle, path, Deadline.NEVER)).contains(false);
      }
    }
  }
}
