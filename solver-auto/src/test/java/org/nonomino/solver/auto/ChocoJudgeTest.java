package org.nonomino.solver.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

  @Test
  void stopsAtTheLimits() {
    Rules endless = Rules.of(RegionMask.boxes(3, 3));
    assertThat(ChocoJudge.count(endless, Grid.empty(9), 7, PATIENCE)).hasValue(7);
    assertThat(ChocoJudge.count(endless, Grid.empty(9), Long.MAX_VALUE, Duration.ofMillis(300)))
        .isEmpty();
  }
}
