package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.NamedRegion;

/** Compares the primitives of each kind with its definition, on solution grids. */
final class LoweringTest {
  private static final int PUZZLES = 60;

  @ParameterizedTest
  @EnumSource
  void primitivesAllowWhatTheDefinitionAllows(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    int kept = 0;
    int broken = 0;
    for (int i = 0; i < PUZZLES; i++) {
      RegionMask mask = mask(kind, random);
      List<Grid> grids = solutionGrids(mask, random);
      RandomConstraints samples = new RandomConstraints(mask.size(), random);
      Grid first = grids.get(random.nextInt(grids.size()));
      List<Constraint> constraints = new ArrayList<>(List.of(samples.sample(kind, first)));
      // Negative marks, equal sums and neighbouring extremes depend on other constraints.
      for (ConstraintKind other : ConstraintKind.values()) {
        if (i % 2 == 1 && isMark(other)) {
          constraints.add(samples.sample(other, first));
        }
      }
      if (kind == ConstraintKind.NEGATIVE_RATIO && i % 2 == 0) {
        constraints.addAll(dots(first));
      }
      Rules rules = Rules.of(mask, constraints);
      for (Grid grid : grids) {
        boolean holds = constraints.stream().allMatch(each -> each.holds(grid, rules));
        assertThat(rules.isSolvedBy(grid))
            .as("%s on %s, grid %s", constraints, mask, grid)
            .isEqualTo(holds);
        if (holds) {
          kept++;
        } else {
          broken++;
        }
      }
    }
    assertThat(kept).as("grids that keep a constraint").isPositive();
    assertThat(broken).as("grids that break a constraint").isPositive();
  }

  /** Large grids have no list of solutions, but many Latin squares. */
  @ParameterizedTest
  @EnumSource
  void primitivesAllowTheSameOnLargeGrids(ConstraintKind kind) {
    SplittableRandom random = new SplittableRandom(kind.name().hashCode());
    for (int size : new int[] {10, 12, 16}) {
      RandomConstraints samples = new RandomConstraints(size, random);
      for (int i = 0; i < 20 && RandomConstraints.kinds(size).contains(kind); i++) {
        Grid first = latinSquare(size, true, random);
        Constraint constraint = samples.sample(kind, first);
        Rules rules = Rules.of(RegionMask.boxes(1, size), List.of(constraint));
        for (Grid grid : List.of(first, latinSquare(size, i % 2 == 0, random))) {
          assertThat(rules.isSolvedBy(grid))
              .as("%s, grid %s", constraint, grid)
              .isEqualTo(constraint.holds(grid, rules));
        }
      }
    }
  }

  private static boolean isMark(ConstraintKind kind) {
    return switch (kind) {
      case WHITE_DOT, BLACK_DOT, XV, EQUAL_SUM_LINE, MINIMUM, MAXIMUM -> true;
      default -> false;
    };
  }

  /** Returns a black dot for each pair of neighbours with the ratio 2. */
  private static List<Constraint> dots(Grid grid) {
    int size = grid.size();
    List<Constraint> dots = new ArrayList<>();
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      for (int other : new int[] {cell + 1, cell + size}) {
        boolean areNeighbours = other < grid.cellCount() && (other % size != 0 || other > cell + 1);
        if (areNeighbours && haveUsualRatio(grid.digit(cell), grid.digit(other))) {
          dots.add(new BlackDot(CellList.of(size, cell, other), BlackDot.USUAL_RATIO));
        }
      }
    }
    return dots;
  }

  private static boolean haveUsualRatio(int first, int second) {
    return Math.max(first, second) == BlackDot.USUAL_RATIO * Math.min(first, second);
  }

  private static RegionMask mask(ConstraintKind kind, SplittableRandom random) {
    return switch (kind) {
      case CENTRE_DOT,
          ASTERISK,
          GIRANDOLA,
          ANTI_KING,
          NON_CONSECUTIVE,
          GLOBAL_ENTROPY,
          ENTROPIC_LINE ->
          RegionMask.boxes(1, 9);
      case WINDOKU -> RegionMask.boxes(2, 2);
      // No Latin square of 4×4 keeps it, and few others do; one filling of this mask does.
      case ANTI_TAXICAB ->
          RegionMask.jigsaw(
              5,
              new int[] {
                0, 1, 1, 1, 1, 0, 0, 1, 2, 2, 3, 0, 0, 2, 2, 3, 3, 3, 2, 4, 3, 4, 4, 4, 4
              });
      default ->
          switch (random.nextInt(3)) {
            case 0 -> RegionMask.boxes(2, 2);
            case 1 -> RegionMask.boxes(1, 4);
            default ->
                RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});
          };
    };
  }

  /** Returns all solution grids of a small mask, or some Latin squares of 9×9. */
  private static List<Grid> solutionGrids(RegionMask mask, SplittableRandom random) {
    List<Grid> grids = new ArrayList<>();
    if (mask.size() == NamedRegion.SIZE) {
      for (int i = 0; i < 300; i++) {
        grids.add(latinSquare(NamedRegion.SIZE, i % 2 == 0, random));
      }
    } else {
      fill(Rules.of(mask), new int[mask.size() * mask.size()], 0, grids);
    }
    return grids;
  }

  private static void fill(Rules rules, int[] digits, int cell, List<Grid> grids) {
    if (cell == digits.length) {
      grids.add(Grid.of(rules.size(), digits));
      return;
    }
    for (int digit = 1; digit <= rules.size(); digit++) {
      digits[cell] = digit;
      if (!rules.hasConflict(Grid.of(rules.size(), digits))) {
        fill(rules, digits, cell + 1, grids);
      }
      digits[cell] = 0;
    }
  }

  /** Returns the sums of multiples of row and column, perhaps with permuted rows and columns. */
  private static Grid latinSquare(int size, boolean isPermuted, SplittableRandom random) {
    int[] units =
        IntStream.range(1, size)
            .filter(unit -> IntStream.range(1, size).noneMatch(times -> unit * times % size == 0))
            .toArray();
    int ofRow = units[random.nextInt(units.length)];
    int ofColumn = units[random.nextInt(units.length)];
    int[] rows = random.ints(0, size).distinct().limit(size).toArray();
    int[] columns = random.ints(0, size).distinct().limit(size).toArray();
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = isPermuted ? rows[cell / size] : cell / size;
      int column = isPermuted ? columns[cell % size] : cell % size;
      digits[cell] = (ofRow * row + ofColumn * column) % size + 1;
    }
    return Grid.of(size, digits);
  }
}
