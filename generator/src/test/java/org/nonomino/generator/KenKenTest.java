package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.sat.SatSolver;

/**
 * KenKens and Futoshikis. A solver that did not generate them proves that there is one solution.
 */
final class KenKenTest {
  private static final int PUZZLES = 5;

  private static List<Puzzle> generated(
      ConstraintFamily family, int size, ReduceOrder reduce, OptionalInt clues) {
    GeneratorSpec spec =
        new GeneratorSpec(
            new LayoutChoice.Fixed(Rules.of(RegionMask.none(size))),
            new SearchFiller(),
            SolutionDemand.UNIQUE,
            new ClueDemand(clues, false),
            false,
            List.of(Symmetry.NONE),
            CellPattern.none(size),
            new ConstraintDemand(
                List.of(new FamilyCount(family, OptionalInt.empty())),
                List.of(),
                new CageStyle(2, CageStyle.MOST_OF_KENKEN, false),
                Symmetry.NONE,
                reduce));
    PuzzleMaker maker = new PuzzleGenerator(TestSolvers.AUTO).prepare(spec);
    List<Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < PUZZLES; i++) {
      Generated result = maker.make(SeededRandom.of(3, i), Deadline.NEVER);
      assertThat(result).isInstanceOf(Generated.Made.class);
      puzzles.add(((Generated.Made) result).puzzle());
    }
    return puzzles;
  }

  private static boolean isUnique(Puzzle puzzle) {
    return new SatSolver().solve(puzzle) instanceof Verdict.Unique;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9})
  void cagesAndGivensCoverTheGrid(int size) {
    for (Puzzle puzzle :
        generated(ConstraintFamily.KENKEN, size, ReduceOrder.GIVENS, OptionalInt.empty())) {
      assertThat(isUnique(puzzle)).as("%s", puzzle).isTrue();
      Set<Integer> covered = new HashSet<>();
      for (int cell = 0; cell < size * size; cell++) {
        if (puzzle.givens().digit(cell) != 0) {
          covered.add(cell);
        }
      }
      for (Constraint cage : puzzle.rules().constraints()) {
        CellList cells = cage.cells();
        assertThat(cells.stream().allMatch(covered::add)).as("%s", cage).isTrue();
        assertThat(cells.count()).isBetween(2, CageStyle.MOST_OF_KENKEN);
        assertThat(cage.kind()).isIn(ConstraintFamily.KENKEN.kinds(true));
        if (cage.kind() == ConstraintKind.DIFFERENCE_CAGE
            || cage.kind() == ConstraintKind.QUOTIENT_CAGE) {
          assertThat(cells.count()).isEqualTo(2);
        }
      }
      assertThat(covered).hasSize(size * size);
    }
  }

  /** Among many cages, each operation occurs, and digits repeat in some cage. */
  @Test
  void operationsAreMixed() {
    List<Puzzle> puzzles =
        generated(ConstraintFamily.KENKEN, 9, ReduceOrder.GIVENS, OptionalInt.empty());
    for (ConstraintKind kind : ConstraintFamily.KENKEN.kinds(true)) {
      assertThat(puzzles)
          .anyMatch(
              puzzle ->
                  puzzle.rules().constraints().stream().anyMatch(cage -> cage.kind() == kind));
    }
    assertThat(puzzles).anyMatch(KenKenTest::hasRepeat);
  }

  private static boolean hasRepeat(Puzzle puzzle) {
    Verdict.Unique verdict = (Verdict.Unique) new SatSolver().solve(puzzle);
    Grid solution = verdict.solution();
    return puzzle.rules().constraints().stream()
        .anyMatch(cage -> !cage.cells().hasDistinctDigits(solution));
  }

  @Test
  void cluesAreAsRequested() {
    for (ConstraintFamily family : List.of(ConstraintFamily.KENKEN, ConstraintFamily.FUTOSHIKI)) {
      assertThat(generated(family, 6, ReduceOrder.ALL, OptionalInt.of(5)))
          .as("%s", family)
          .allMatch(puzzle -> puzzle.givens().filledCount() == 5);
    }
  }

  /** On such grids, the search for a proof is never cut off. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 5, 6})
  void eachSignOfAFutoshikiIsNeeded(int size) {
    for (Puzzle puzzle :
        generated(ConstraintFamily.FUTOSHIKI, size, ReduceOrder.ALL, OptionalInt.empty())) {
      assertThat(isUnique(puzzle)).as("%s", puzzle).isTrue();
      List<Constraint> signs = puzzle.rules().constraints();
      for (Constraint sign : signs) {
        List<Constraint> others = new ArrayList<>(signs);
        others.remove(sign);
        assertThat(isUnique(new Puzzle(puzzle.givens(), Rules.of(puzzle.mask(), others))))
            .as("%s without %s", puzzle, sign)
            .isFalse();
      }
    }
  }
}
