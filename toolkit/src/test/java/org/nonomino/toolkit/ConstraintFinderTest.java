package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomPuzzles;

/** Tests of the search for a constraint, compared with all solutions of a naive solver. */
final class ConstraintFinderTest {
  private static final Solver SOLVER = Solvers.standard().defaultSolver().orElseThrow();
  private static final int ROUNDS = 12;

  private static ConstraintFinder.Result find(Puzzle puzzle, Set<ConstraintFamily> families) {
    return ConstraintFinder.find(puzzle, families, SOLVER, SearchLimits.NONE);
  }

  private static Puzzle puzzle(String cells, String regions) {
    int size = (int) Math.sqrt(cells.length());
    int[] labels = regions.chars().map(label -> label - '0').toArray();
    int[] digits = cells.chars().map(cell -> cell == '.' ? 0 : cell - '0').toArray();
    return new Puzzle(Grid.of(size, digits), RegionMask.jigsaw(size, labels));
  }

  /** Returns a puzzle for which a random grid is a solution. */
  private static Puzzle random(SplittableRandom random) {
    while (true) {
      RegionMask mask = RandomPuzzles.mask(4, random.nextBoolean(), random);
      List<Grid> grids = NaiveOracle.solutions(new Puzzle(Grid.empty(4), mask), Integer.MAX_VALUE);
      if (!grids.isEmpty()) {
        Grid grid = grids.get(random.nextInt(grids.size()));
        Grid givens = Grid.empty(4);
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
          int cell = random.nextInt(givens.cellCount());
          givens = givens.with(cell, grid.digit(cell));
        }
        return new Puzzle(givens, mask);
      }
    }
  }

  /** A found constraint is true of a solution, excludes another, and the verdict is right. */
  @ParameterizedTest
  @EnumSource(
      value = ConstraintFamily.class,
      names = {"CAGES", "DOTS", "XV", "ODD_EVEN"})
  void excludesSolutions(ConstraintFamily family) {
    SplittableRandom random = new SplittableRandom(36);
    int found = 0;
    for (int i = 0; i < ROUNDS; i++) {
      Puzzle puzzle = random(random);
      List<Grid> before = NaiveOracle.solutions(puzzle, Integer.MAX_VALUE);
      ConstraintFinder.Result result = find(puzzle, Set.of(family));
      if (result instanceof ConstraintFinder.Result.Found one) {
        found++;
        Rules rules = puzzle.rules().with(one.constraint());
        long after = before.stream().filter(rules::isSolvedBy).count();
        assertThat(after).as("%s with %s", puzzle, one).isBetween(1L, before.size() - 1L);
        assertThat(one.isUnique()).as("%s with %s", puzzle, one).isEqualTo(after == 1);
        assertThat(family.kinds(false)).contains(one.constraint().kind());
      } else {
        SolutionStatus verdict = ((ConstraintFinder.Result.None) result).verdict();
        assertThat(verdict)
            .as(puzzle.toString())
            .isEqualTo(before.size() == 1 ? SolutionStatus.UNIQUE : SolutionStatus.SEVERAL);
      }
    }
    assertThat(found).isPositive();
  }

  /** No constraint of the family leaves fewer solutions than the found one. */
  @Test
  void leavesAsFewSolutionsAsPossible() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < ROUNDS; i++) {
      Puzzle puzzle = random(random);
      List<Grid> before = NaiveOracle.solutions(puzzle, Integer.MAX_VALUE);
      if (find(puzzle, Set.of(ConstraintFamily.ODD_EVEN))
          instanceof ConstraintFinder.Result.Found one) {
        long best = left(before, puzzle.rules(), one.constraint());
        for (int cell = 0; cell < puzzle.givens().cellCount(); cell++) {
          // The mark is true of the first found solution, which is not known here.
          CellList alone = CellList.of(4, cell);
          long odd = left(before, puzzle.rules(), new OddCell(alone));
          long even = left(before, puzzle.rules(), new EvenCell(alone));
          assertThat(best).isLessThanOrEqualTo(Math.max(odd, even));
        }
      }
    }
  }

  private static long left(List<Grid> solutions, Rules rules, Constraint constraint) {
    Rules more = rules.with(constraint);
    return solutions.stream().filter(more::isSolvedBy).count();
  }

  @Test
  void puzzlesWithoutSeveralSolutionsHaveNone() {
    assertThat(find(puzzle("1......2.3....4.", "0011001122332233"), ConstraintFinder.FAMILIES))
        .isEqualTo(new ConstraintFinder.Result.None(SolutionStatus.UNIQUE));
    assertThat(find(puzzle("11..............", "0011001122332233"), ConstraintFinder.FAMILIES))
        .isEqualTo(new ConstraintFinder.Result.None(SolutionStatus.NONE));
  }

  /** The cells of a cage are in no other cage. */
  @Test
  void cagesDoNotOverlap() {
    Puzzle plain = puzzle("................", "0011001122332233");
    Puzzle caged = plain;
    for (int i = 0; i < 3; i++) {
      ConstraintFinder.Result.Found found =
          (ConstraintFinder.Result.Found) find(caged, Set.of(ConstraintFamily.CAGES));
      KillerCage cage = (KillerCage) found.constraint();
      assertThat(
              caged.rules().constraints().stream()
                  .anyMatch(other -> cage.cells().stream().anyMatch(other.cells()::contains)))
          .isFalse();
      caged = new Puzzle(plain.givens(), caged.rules().with(cage));
    }
  }

  /** A dot is an exception to a rule on neighbours, so that all rules together are checked. */
  @Test
  void dotsCountAsExceptions() {
    Puzzle plain = puzzle("................", "0011001122332233");
    Rules rules = plain.rules().with(new NonConsecutive(4));
    Puzzle dotted =
        new Puzzle(
            plain.givens(),
            rules.with(new WhiteDot(CellList.of(4, 0, 1), WhiteDot.USUAL_DIFFERENCE)));
    ConstraintFinder.Result result = find(dotted, Set.of(ConstraintFamily.DOTS));

    if (result instanceof ConstraintFinder.Result.Found found) {
      List<Grid> before =
          NaiveOracle.solutions(plain, Integer.MAX_VALUE).stream()
              .filter(dotted.rules()::isSolvedBy)
              .toList();
      assertThat(left(before, dotted.rules(), found.constraint())).isPositive();
    } else {
      assertThat(((ConstraintFinder.Result.None) result).verdict())
          .isNotEqualTo(SolutionStatus.LIMIT);
    }
  }

  /** Without time there is no verdict. */
  @Test
  void aSearchWithoutNodesIsUndecided() {
    Puzzle empty = new Puzzle(Grid.empty(9), RegionMask.boxes(3, 3));

    assertThat(
            ConstraintFinder.find(
                empty, ConstraintFinder.FAMILIES, SOLVER, SearchLimits.NONE.withNodes(1)))
        .isInstanceOf(ConstraintFinder.Result.None.class);
  }
}
