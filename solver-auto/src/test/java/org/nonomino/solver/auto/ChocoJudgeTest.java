package org.nonomino.solver.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.testkit.ConstraintMixture;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomConstraints;
import org.nonomino.solver.testkit.RandomPuzzles;

/** Compares the definition of each kind with that of {@link ChocoJudge}. */
final class ChocoJudgeTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int SIZE = 4;
  private static final int ALL = 1_000;

  static List<ConstraintKind> kinds() {
    return RandomConstraints.kinds(SIZE);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void countsFillingsThatFit(ConstraintKind kind) {
    for (int seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RegionMask mask =
          seed % 2 == 0 ? RegionMask.boxes(2, 2) : RandomPuzzles.mask(SIZE, true, random);
      List<ConstraintKind> kinds = new ArrayList<>(List.of(kind));
      kinds.addAll(ConstraintMixture.kinds(SIZE, seed % 4, random));
      Rules rules = ConstraintMixture.any(mask, kinds, random).rules();
      long fitting =
          NaiveOracle.solutions(new Puzzle(Grid.empty(SIZE), mask), ALL).stream()
              .filter(
                  grid -> rules.constraints().stream().allMatch(each -> each.holds(grid, rules)))
              .count();
      assertThat(ChocoJudge.count(rules, Grid.empty(SIZE), ALL, PATIENCE))
          .as("%s %s", mask, rules.constraints())
          .hasValue(fitting);
    }
  }

  /** On larger grids, some that keep and some that break a constraint. */
  @ParameterizedTest
  @EnumSource
  void acceptsGridsThatFit(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    Set<Boolean> found = new HashSet<>();
    // One line has no sum that another could differ from.
    List<ConstraintKind> kinds =
        kind == ConstraintKind.EQUAL_SUM_LINE ? List.of(kind, kind) : List.of(kind);
    for (RegionMask mask : List.of(RegionMask.boxes(3, 3), RegionMask.boxes(3, 4))) {
      Grid other = ConstraintMixture.kept(mask, List.of(), random).filling();
      for (int i = 0; i < 6 && RandomConstraints.kinds(mask.size()).contains(kind); i++) {
        ConstraintMixture mixture =
            i % 2 == 0
                ? ConstraintMixture.kept(mask, kinds, random)
                : ConstraintMixture.any(mask, kinds, random);
        for (Grid grid : List.of(mixture.filling(), other)) {
          found.add(isAccepted(mixture.rules(), grid));
        }
      }
    }
    assertThat(found).as("grids that keep or break a constraint").containsOnly(true, false);
  }

  /** Returns whether a full grid satisfies all constraints, by both definitions. */
  private static boolean isAccepted(Rules rules, Grid grid) {
    boolean fits = rules.constraints().stream().allMatch(each -> each.holds(grid, rules));
    assertThat(ChocoJudge.count(rules, grid, 2, PATIENCE))
        .as("%s, grid %s", rules.constraints(), grid)
        .hasValue(fits ? 1 : 0);
    return fits;
  }

  @Test
  void stopsAtTheLimits() {
    Rules endless = Rules.of(RegionMask.boxes(3, 3));
    assertThat(ChocoJudge.count(endless, Grid.empty(9), 7, PATIENCE)).hasValue(7);
    assertThat(ChocoJudge.count(endless, Grid.empty(9), Long.MAX_VALUE, Duration.ofMillis(300)))
        .isEmpty();
  }
}
