package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** Compares the definition of each kind with {@link Meaning}. */
final class HoldsTest {
  private static final int MIXTURES = 200;
  private static final int LARGE_MIXTURES = 20;
  private static final int SMALL = 4;

  /** More fillings than a mask of 4×4 has. */
  private static final int ALL = 1_000;

  /** All fillings of some masks of 4×4, boxes first. */
  private static final List<Fillings> OF_SMALL_MASKS = fillingsOfSmallMasks();

  private record Fillings(RegionMask mask, List<Grid> grids) {}

  private static List<Fillings> fillingsOfSmallMasks() {
    List<Fillings> fillings = new ArrayList<>();
    fillings.add(fillings(RegionMask.boxes(2, 2)));
    for (int seed = 0; seed < 16; seed++) {
      fillings.add(fillings(RandomPuzzles.mask(SMALL, seed > 5, new SplittableRandom(seed))));
    }
    return fillings.stream().filter(mask -> !mask.grids().isEmpty()).toList();
  }

  private static Fillings fillings(RegionMask mask) {
    return new Fillings(
        mask, NaiveOracle.solutions(new Puzzle(Grid.empty(mask.size()), mask), ALL));
  }

  @Test
  void allFillingsAreThere() {
    assertThat(OF_SMALL_MASKS.get(0).grids()).hasSize(288);
    assertThat(OF_SMALL_MASKS)
        .hasSizeGreaterThan(5)
        .allSatisfy(fillings -> assertThat(fillings.grids()).isNotEmpty().hasSizeLessThan(ALL));
  }

  @ParameterizedTest
  @EnumSource
  void isTheMeaning(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    List<Boolean> found = new ArrayList<>();
    for (int i = 0; i < MIXTURES && RandomConstraints.kinds(SMALL).contains(kind); i++) {
      Fillings fillings = OF_SMALL_MASKS.get(random.nextInt(OF_SMALL_MASKS.size()));
      Grid valuesOf = fillings.grids().get(random.nextInt(fillings.grids().size()));
      Rules rules = Rules.of(fillings.mask(), constraints(kind, i % 2 == 1, valuesOf, random));
      for (Grid grid : fillings.grids()) {
        found.add(holds(kind, grid, rules));
      }
    }
    RegionMask boxes = RegionMask.boxes(3, 3);
    Grid other = ConstraintMixture.kept(boxes, List.of(), random).filling();
    for (int i = 0; i < LARGE_MIXTURES; i++) {
      ConstraintMixture mixture = ConstraintMixture.kept(boxes, List.of(kind), random);
      // A kind for which no filling was found quickly is left out of a mixture.
      if (mixture.rules().constraints().stream().anyMatch(each -> each.kind() == kind)) {
        found.add(holds(kind, mixture.filling(), mixture.rules()));
        found.add(holds(kind, other, mixture.rules()));
      }
    }
    assertThat(found).as("grids that keep or break a constraint").contains(true, false);
  }

  /** Returns whether a grid satisfies the first constraint of a kind, by both definitions. */
  private static boolean holds(ConstraintKind kind, Grid grid, Rules rules) {
    Constraint constraint =
        rules.constraints().stream().filter(each -> each.kind() == kind).findFirst().orElseThrow();
    boolean holds = constraint.holds(grid, rules);
    assertThat(holds)
        .as("%s on %s, %s, grid %s", kind, rules.mask(), rules.constraints(), grid)
        .isEqualTo(new Meaning(grid, rules).allows(constraint));
    return holds;
  }

  /** Returns a constraint and, if wanted, marks on which other kinds depend. */
  private static List<Constraint> constraints(
      ConstraintKind kind, boolean hasMarks, Grid valuesOf, SplittableRandom random) {
    RandomConstraints samples = new RandomConstraints(valuesOf.size(), random);
    List<Constraint> constraints = new ArrayList<>(List.of(samples.sample(kind, valuesOf)));
    for (ConstraintKind other : ConstraintKind.values()) {
      boolean isMark =
          switch (other) {
            case WHITE_DOT, BLACK_DOT, XV, MINIMUM, MAXIMUM -> true;
            default -> false;
          };
      for (int marks = isMark && hasMarks ? random.nextInt(4) : 0; marks > 0; marks--) {
        constraints.add(samples.sample(other, valuesOf));
      }
    }
    return constraints;
  }
}
