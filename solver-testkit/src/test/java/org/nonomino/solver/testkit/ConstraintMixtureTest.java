package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;

final class ConstraintMixtureTest {
  private static final int PUZZLES = 320;

  private static RegionMask mask(int size, SplittableRandom random) {
    return switch (random.nextInt(2) * size) {
      case 4 -> RegionMask.boxes(2, 2);
      case 6 -> RegionMask.boxes(2, 3);
      case 9 -> RegionMask.boxes(3, 3);
      default -> RandomPuzzles.mask(size, true, random);
    };
  }

  /**
   * Returns whether some mask of a size has a filling that satisfies a kind. On 4×4, the rule of
   * kings leaves a digit only two ways through the rows, and four are needed. The rule of taxis has
   * no filling there either.
   */
  private static boolean isKept(ConstraintKind kind, int size) {
    return (kind != ConstraintKind.ANTI_KING && kind != ConstraintKind.ANTI_TAXICAB) || size > 4;
  }

  /** A hidden solution is one by the definitions and by the primitives. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 7, 9})
  void hidesASolution(int size) {
    Set<ConstraintKind> seen = EnumSet.noneOf(ConstraintKind.class);
    int kept = 0;
    int broken = 0;
    int full = 0;
    for (int seed = 0; seed < PUZZLES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RegionMask mask = mask(size, random);
      ConstraintMixture mixture = ConstraintMixture.of(mask, seed);
      assertThat(mixture).isEqualTo(ConstraintMixture.of(mask, seed));
      assertThat(mixture.rules().isSolvedBy(mixture.filling()))
          .as("%s, seed %d", mixture.rules().constraints(), seed)
          .isEqualTo(mixture.isKept());
      assertThat(mixture.puzzle(0, random).givens().filledCount()).isZero();
      full += mixture.puzzle(0.5, random).givens().filledCount();
      if (mixture.isKept()) {
        kept++;
        mixture.rules().constraints().stream().map(Constraint::kind).forEach(seen::add);
      } else {
        broken++;
      }
    }
    assertThat(kept).isGreaterThan(PUZZLES / 2);
    assertThat(broken).isGreaterThan(PUZZLES / 10);
    assertThat(full).isBetween(PUZZLES * size * size * 2 / 5, PUZZLES * size * size * 3 / 5);
    assertThat(seen)
        .as("kinds with a hidden solution")
        .containsAll(
            RandomConstraints.kinds(size).stream().filter(kind -> isKept(kind, size)).toList());
  }

  /** A kind that is asked for alone is there, on boxes of 9×9; some fillings are rare. */
  @ParameterizedTest
  @EnumSource
  void keepsEachKind(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    ConstraintMixture mixture;
    int attempts = 0;
    do {
      mixture = ConstraintMixture.kept(RegionMask.boxes(3, 3), List.of(kind), random);
      assertThat(mixture.isKept()).isTrue();
    } while (mixture.rules().constraints().isEmpty() && ++attempts < 20);
    assertThat(mixture.rules().constraints()).anyMatch(each -> each.kind() == kind);
  }
}
