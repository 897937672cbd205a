package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.testkit.NaiveOracle;
import org.nonomino.solver.testkit.RandomPuzzles;

/**
 * Puzzles with a diagonal. Their solutions are those of the same mask that have all digits on it.
 */
final class ExtraHousesTest {
  private static final int[] DIAGONAL = {0, 5, 10, 15};
  private static final Rules FOUR =
      Rules.of(RegionMask.boxes(2, 2)).with(ExtraRegion.of(4, DIAGONAL));

  /** Some rules with a diagonal and all their solutions. */
  private record Known(Rules rules, List<Grid> all) {
    static Known of(RegionMask mask) {
      int n = mask.size();
      int[] diagonal = IntStream.range(0, n).map(row -> row * n + row).toArray();
      List<Grid> all =
          NaiveOracle.solutions(new Puzzle(Grid.empty(n), mask), Integer.MAX_VALUE).stream()
              .filter(grid -> IntStream.of(diagonal).map(grid::digit).distinct().count() == n)
              .toList();
      return new Known(Rules.of(mask).with(ExtraRegion.of(n, diagonal)), all);
    }

    List<Grid> solutions(Grid givens) {
      return all.stream().filter(grid -> has(grid, givens)).toList();
    }

    private static boolean has(Grid grid, Grid givens) {
      return IntStream.range(0, grid.cellCount())
          .allMatch(cell -> givens.digit(cell) == 0 || givens.digit(cell) == grid.digit(cell));
    }

    Solver solver() {
      return new Solver() {
        @Override
        public SolverName name() {
          return new SolverName("listed");
        }

        @Override
        public String description() {
          return "reads a list";
        }

        @Override
        public Search prepare(Rules asked) {
          assertThat(asked).isEqualTo(rules);
          return new LayoutSearch(asked) {
            @Override
            protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
              for (Grid solution : solutions(givens)) {
                observer.onSolution(solution);
                if (!budget.spendNode() || !budget.addSolution()) {
                  return;
                }
              }
            }
          };
        }
      };
    }
  }

  private static Stream<Known> known() {
    SplittableRandom random = new SplittableRandom(4);
    return Stream.concat(
            Stream.of(RegionMask.boxes(2, 2)),
            Stream.generate(() -> RandomPuzzles.mask(5, true, random)))
        .map(Known::of)
        .filter(each -> each.all.size() > 40)
        .limit(3);
  }

  @ParameterizedTest
  @MethodSource("known")
  void trueCandidatesAreThoseOfAllSolutions(Known known) {
    SplittableRandom random = new SplittableRandom(7);
    int n = known.rules.size();
    for (int i = 0; i < 12; i++) {
      Grid from = known.all.get(random.nextInt(known.all.size()));
      Grid givens = Grid.empty(n);
      for (int clue = 0; clue < i % 4; clue++) {
        int cell = random.nextInt(n * n);
        givens = givens.with(cell, from.digit(cell));
      }
      List<Grid> solutions = known.solutions(givens);
      for (int cap : List.of(1, 3)) {
        TrueCandidates found =
            new PuzzleSolver(known.solver(), SolveTask.candidates(2, cap, Optional.empty()), false)
                .solve(new Puzzle(givens, known.rules))
                .candidates()
                .orElseThrow();
        for (int cell = 0; cell < n * n; cell++) {
          for (int digit = 1; digit <= n; digit++) {
            int here = cell;
            int wanted = digit;
            long count = solutions.stream().filter(grid -> grid.digit(here) == wanted).count();
            assertThat(found.count(cell, digit))
                .as("%d in cell %d of %s", digit, cell, givens)
                .isEqualTo(givens.digit(cell) != 0 ? 0 : (int) Math.min(cap, count));
          }
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("known")
  void swapsLeadToTheNearestSolutions(Known known) {
    SolutionSwaps swaps = new SolutionSwaps(known.rules.layout());
    int n = known.rules.size();
    Set<Grid> all = new HashSet<>(known.all);
    for (Grid solution : known.all.subList(0, 40)) {
      Set<Set<Integer>> offered = new HashSet<>();
      swaps.offer(
          solution,
          new int[n * n],
          new SolutionSwaps.Taker() {
            @Override
            public boolean wants(int cell, int digit) {
              return true;
            }

            @Override
            public void onSolution(Grid swapped) {
              assertThat(all).contains(swapped);
              offered.add(difference(solution, swapped));
            }
          });
      // All other differences in only two digits are unions of these.
      for (Grid other : known.all) {
        Set<Integer> difference = difference(solution, other);
        long digits = difference.stream().map(solution::digit).distinct().count();
        if (digits == 2) {
          Set<Integer> united = new HashSet<>();
          offered.stream().filter(difference::containsAll).forEach(united::addAll);
          assertThat(united).isEqualTo(difference);
        }
      }
    }
  }

  private static Set<Integer> difference(Grid one, Grid other) {
    Set<Integer> difference = new HashSet<>();
    for (int cell = 0; cell < one.cellCount(); cell++) {
      if (one.digit(cell) != other.digit(cell)) {
        difference.add(cell);
      }
    }
    return difference;
  }

  @Test
  void aDigitTwiceOnADiagonalIsAConflict() {
    Grid grid = Grid.empty(4).with(0, 3).with(15, 3);

    assertThat(FoundConflict.of(grid, FOUR).stream().map(FoundConflict::cells))
        .containsExactly(List.of(0, 15));
    assertThat(FoundConflict.of(grid, Rules.of(FOUR.mask()))).isEmpty();
    CheckReport report =
        CheckReport.of(
            new Puzzle(Grid.empty(4), FOUR),
            grid,
            Known.of(FOUR.mask()).solver(),
            SearchLimits.NONE);
    assertThat(report.conflicts()).hasSize(1);
    assertThat(report.isComplete()).isFalse();
  }

  /** Rows, columns and regions have the same names for finished and unfinished regions. */
  @Test
  void repeatedDigitsAreTheSameBeforeAndAfterTheRegionsAreFinished() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 50; i++) {
      RegionMask mask = RandomPuzzles.mask(2 + i % 6, i % 2 == 0, random);
      int n = mask.size();
      Grid grid =
          Grid.of(n, IntStream.range(0, n * n).map(cell -> random.nextInt(n + 1)).toArray());

      assertThat(FoundConflict.of(grid, Rules.of(mask)))
          .isEqualTo(FoundConflict.ofUnfinished(grid, PaintedRegions.of(mask)));
    }
  }

  @Test
  void theLegendListsExtraHouses() {
    RegionMask jigsaw =
        RegionMask.jigsaw(4, new int[] {0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3});

    assertThat(RegionLegend.of(FOUR.layout())).isEqualTo("extra house 1: r1c1 r2c2 r3c3 r4c4\n");
    assertThat(RegionLegend.of(Rules.of(jigsaw).with(ExtraRegion.of(4, DIAGONAL)).layout()))
        .isEqualTo(
            RegionLegend.of(Rules.of(jigsaw).layout()) + "extra house 1: r1c1 r2c2 r3c3 r4c4\n");
    assertThat(
            RegionLegend.of(
                Board.of(new Puzzle(Grid.empty(4), FOUR)),
                List.of(
                    FOUR.layout().house(HouseKind.ROW, 0),
                    FOUR.layout().houses().get(FOUR.layout().first(HouseKind.EXTRA)))))
        .isEqualTo("the extra region at r1c1: r1c1 r2c2 r3c3 r4c4\n");
  }

  @Test
  void boundsThatRestOnPlainRulesAreNotAskedFor() throws RequestException {
    LayoutChoice layout = new LayoutChoice.Fixed(FOUR);

    assertThat(GenerateRequest.on(layout).clues(3).spec().clues()).isEqualTo(ClueDemand.exactly(3));
    assertThatThrownBy(() -> GenerateRequest.on(FOUR.mask()).clues(3).spec())
        .isInstanceOf(RequestException.class);
    // Pointing and claiming come first with boxes, but this is unknown with an extra house.
    Difficulty difficulty =
        Difficulty.any(Solvers.standard().named("auto").orElseThrow(), Levels.STANDARD)
            .needing(StepKind.GENERALIZED_INTERSECTION);
    assertThat(GenerateRequest.on(layout).difficulty(difficulty).spec().layout()).isEqualTo(layout);
    assertThatThrownBy(() -> GenerateRequest.on(FOUR.mask()).difficulty(difficulty).spec())
        .isInstanceOf(RequestException.class);
  }

  @Test
  void aPatternThatFillsAnExtraHouseIsNotMinimal() {
    CellPattern pattern =
        CellPattern.where(4, cell -> IntStream.of(DIAGONAL).anyMatch(at -> at == cell));

    assertThatThrownBy(
            () ->
                GenerateRequest.on(new LayoutChoice.Fixed(FOUR))
                    .minimal(true)
                    .pattern(pattern)
                    .spec())
        .isInstanceOf(RequestException.class)
        .hasMessageContaining("extra house 1");
  }

  @Test
  void aFillerThatPermutesDigitsIsRefused() {
    assertThatThrownBy(
            () ->
                GenerateRequest.on(new LayoutChoice.Fixed(FOUR))
                    .filledBy(Fillers.standard().named("relabel").orElseThrow())
                    .spec())
        .isInstanceOf(RequestException.class)
        .hasMessageContaining("extra rules");
  }

  @Test
  void aLayoutReportCountsExtraHouses() {
    Known known = new Known(FOUR, new ArrayList<>());

    LayoutReport report = LayoutReport.of(FOUR, known.solver(), SearchLimits.NONE);

    assertThat(report.hasProvablyNone()).isTrue();
    assertThat(report.mask()).isEqualTo(FOUR.mask());
    Grid filling =
        LayoutReport.of(FOUR, Known.of(FOUR.mask()).solver(), SearchLimits.NONE)
            .filling()
            .orElseThrow();
    assertThat(FOUR.isSolvedBy(filling)).isTrue();
  }
}
