package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.clues.ClueRequirements;
import org.nonomino.generator.internal.clues.ClueSet;
import org.nonomino.generator.internal.clues.UniquenessTest;
import org.nonomino.generator.internal.fill.Attempts;
import org.nonomino.generator.internal.fill.Completion;
import org.nonomino.generator.internal.fill.HelpedFill;
import org.nonomino.generator.internal.fill.RelabelFiller;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.LayoutSearch;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.nonomino.solver.Verdict;

/**
 * Puzzles whose rules have houses besides rows, columns and regions. A plain backtracking search
 * with its own houses of cells generates and checks them.
 */
@Timeout(120)
final class ExtraHousesTest {
  /** Rules with extra houses, and the same houses in the representation of these tests. */
  private record Variant(RegionMask mask, int clues, List<int[]> extras) {
    Rules rules() {
      Rules rules = Rules.of(mask);
      for (int[] extra : extras) {
        rules = rules.with(ExtraRegion.of(mask.size(), extra));
      }
      return rules;
    }

    Variant plain() {
      return new Variant(mask, clues, List.of());
    }

    /** Returns whether no digit appears twice in a house. */
    boolean isConsistent(Grid grid) {
      return IntStream.range(0, grid.cellCount())
          .filter(cell -> grid.digit(cell) != 0)
          .allMatch(
              cell -> peers(cell).stream().noneMatch(at -> grid.digit(at) == grid.digit(cell)));
    }

    BitSet peers(int cell) {
      int n = mask.size();
      BitSet peers = new BitSet();
      for (int other = 0; other < n * n; other++) {
        int there = other;
        boolean together =
            extras.stream()
                .anyMatch(
                    extra ->
                        IntStream.of(extra).anyMatch(at -> at == cell)
                            && IntStream.of(extra).anyMatch(at -> at == there));
        peers.set(
            other,
            other != cell
                && (other / n == cell / n
                    || other % n == cell % n
                    || mask.region(other) == mask.region(cell)
                    || together));
      }
      return peers;
    }

    Solver solver() {
      return new Backtracking(this);
    }

    boolean isUnique(Grid givens) {
      return solver().solve(new Puzzle(givens, rules())) instanceof Verdict.Unique;
    }
  }

  /** Tries the digits of a cell with the fewest candidates, each in turn. */
  private record Backtracking(Variant variant) implements Solver {
    @Override
    public SolverName name() {
      return new SolverName("backtracking");
    }

    @Override
    public String description() {
      return "for tests";
    }

    @Override
    public Search prepare(Rules rules) {
      assertThat(rules).isEqualTo(variant.rules());
      int[][] peers =
          IntStream.range(0, rules.layout().cellCount())
              .mapToObj(cell -> variant.peers(cell).stream().toArray())
              .toArray(int[][]::new);
      return new LayoutSearch(rules) {
        @Override
        protected void search(Grid givens, SearchBudget budget, SearchObserver observer) {
          goOn(givens.toArray(), peers, budget, observer);
        }
      };
    }

    /** Returns whether to go on with other digits. */
    private boolean goOn(
        int[] digits, int[][] peers, SearchBudget budget, SearchObserver observer) {
      int n = variant.mask.size();
      int best = -1;
      long min = 0;
      for (int cell = 0; cell < digits.length; cell++) {
        if (digits[cell] == 0) {
          long candidates = (1L << n) - 1;
          for (int peer : peers[cell]) {
            candidates &= ~(1L << digits[peer] >> 1);
          }
          if (best < 0 || Long.bitCount(candidates) < Long.bitCount(min)) {
            best = cell;
            min = candidates;
          }
        }
      }
      if (best < 0) {
        observer.onSolution(Grid.of(n, digits));
        return budget.addSolution();
      }
      for (long rest = min; rest != 0; rest &= rest - 1) {
        digits[best] = Long.numberOfTrailingZeros(rest) + 1;
        if (!budget.spendNode() || !goOn(digits, peers, budget, observer)) {
          return false;
        }
      }
      digits[best] = 0;
      return true;
    }
  }

  private static int[] diagonal(int n) {
    return IntStream.range(0, n).map(row -> row * n + row).toArray();
  }

  private static int[] antidiagonal(int n) {
    return IntStream.range(0, n).map(row -> row * n + n - 1 - row).toArray();
  }

  private static Variant irregular(int number) {
    RegionMask mask =
        new LayoutGenerator(new LayoutSpec(6, Symmetry.NONE, 0.7)).next(new SeededRandom(number));
    return new Variant(mask, 10, List.<int[]>of(diagonal(6)));
  }

  private static List<Variant> variants() {
    // Not each layout has a solution grid with a diagonal.
    Variant irregular =
        IntStream.range(0, 100)
            .mapToObj(ExtraHousesTest::irregular)
            .filter(
                each ->
                    !(each.solver().solve(new Puzzle(Grid.empty(6), each.rules()))
                        instanceof Verdict.NoSolution))
            .findFirst()
            .orElseThrow();
    int[] window = {10, 11, 12, 19, 20, 21, 28, 29, 30};
    return List.of(
        new Variant(RegionMask.boxes(2, 2), 4, List.<int[]>of(diagonal(4))),
        irregular,
        new Variant(RegionMask.boxes(3, 3), 24, List.<int[]>of(diagonal(9))),
        new Variant(RegionMask.boxes(3, 3), 22, List.of(diagonal(9), antidiagonal(9), window)));
  }

  private static Stream<Arguments> fillersAndVariants() {
    return StandardFillers.all().stream()
        .flatMap(
            filler ->
                variants().stream()
                    .filter(variant -> filler.objection(variant.rules()).isEmpty())
                    // Blind filling would take hours.
                    .filter(variant -> variant.mask.size() < 9 || !filler.name().equals("forced"))
                    .map(variant -> Arguments.of(filler.name(), filler, variant.rules(), variant)));
  }

  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("fillersAndVariants")
  void fillingsKeepAllHouses(String name, GridFiller filler, Rules rules, Variant variant) {
    LayoutFiller prepared = filler.prepare(rules, variant.solver().prepare(rules));
    SeededRandom random = new SeededRandom(7);
    Set<Grid> different = new HashSet<>();
    for (int i = 0; i < 8; i++) {
      FillResult result = prepared.fill(random, Deadline.NEVER);

      assertThat(result).isInstanceOf(FillResult.Filled.class);
      Grid filling = ((FillResult.Filled) result).filling();
      assertThat(filling.isFull()).isTrue();
      assertThat(variant.isConsistent(filling)).as(filling.toString()).isTrue();
      different.add(filling);
    }
    assertThat(different).hasSizeGreaterThan(2);
  }

  @Test
  void searchTakesFewAttempts() {
    for (Variant variant : variants()) {
      Rules rules = variant.rules();
      LayoutFiller search = new SearchFiller().prepare(rules, variant.solver().prepare(rules));
      SeededRandom random = new SeededRandom(5);
      long attempts = 0;
      for (int i = 0; i < 1000; i++) {
        attempts += search.fill(random, Deadline.NEVER).attempts();
      }

      // A search that does not find the only place of a digit in an extra house needs 1209.
      assertThat(attempts).isLessThan(1150);
    }
  }

  @Test
  void aSolversHelpKeepsAllHouses() {
    for (Variant variant : variants()) {
      Rules rules = variant.rules();
      HelpedFill fill =
          new HelpedFill(rules, new Completion(rules, variant.solver().prepare(rules)));

      Optional<Grid> filling = fill.fill(1000, new SeededRandom(1), new Attempts(Deadline.NEVER));

      assertThat(filling).hasValueSatisfying(grid -> assertThat(grid.isFull()).isTrue());
      assertThat(variant.isConsistent(filling.orElseThrow())).isTrue();
    }
    assertThatThrownBy(
            () ->
                new RelabelFiller()
                    .prepare(
                        variants().get(0).rules(),
                        variants().get(0).solver().prepare(variants().get(0).rules())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("extra rules");
  }

  private static Stream<Arguments> demands() {
    return variants().stream()
        .flatMap(
            variant ->
                Stream.of(
                        ClueDemand.PLEASANT,
                        ClueDemand.FEW,
                        ClueDemand.MINIMAL,
                        ClueDemand.exactly(variant.clues))
                    .flatMap(
                        demand ->
                            Stream.of(false, true)
                                // Exchanges for evenness of minimal puzzles take too long.
                                .filter(even -> !even || !demand.minimal())
                                .map(
                                    even -> Arguments.of(variant.rules(), variant, demand, even))));
  }

  @ParameterizedTest(name = "{0} {2} {3}")
  @MethodSource("demands")
  void puzzlesHaveOneSolution(Rules rules, Variant variant, ClueDemand demand, boolean even) {
    int n = rules.size();
    GeneratorSpec spec = spec(rules, SolutionDemand.UNIQUE, demand, even, CellPattern.none(n));
    int needed = 0;
    for (int number = 0; number < 4; number++) {
      Generated.Made made = make(spec, variant, number);
      Puzzle puzzle = made.puzzle();

      assertThat(puzzle.rules()).isEqualTo(rules);
      assertThat(variant.isUnique(puzzle.givens())).as(puzzle.givens().toString()).isTrue();
      Grid solution = made.solution().orElseThrow();
      assertThat(puzzle.isSolvedBy(solution)).isTrue();
      assertThat(variant.isConsistent(solution)).isTrue();
      demand
          .exactly()
          .ifPresent(clues -> assertThat(puzzle.givens().filledCount()).isEqualTo(clues));
      if (demand.minimal()) {
        for (int cell = 0; cell < n * n; cell++) {
          Grid fewer = puzzle.givens().with(cell, 0);
          assertThat(variant.isUnique(fewer)).isEqualTo(fewer.equals(puzzle.givens()));
        }
      }
      needed += variant.plain().isUnique(puzzle.givens()) ? 0 : 1;
      assertThat(make(spec, variant, number)).isEqualTo(made);
    }
    // The extra houses are often not needed with the default number of clues.
    assertThat(needed).isGreaterThan(demand.equals(ClueDemand.PLEASANT) ? -1 : 1);
  }

  private static GeneratorSpec spec(
      Rules rules, SolutionDemand solutions, ClueDemand clues, boolean even, CellPattern pattern) {
    return new GeneratorSpec(
        new LayoutChoice.Fixed(rules),
        new SearchFiller(),
        solutions,
        clues,
        even,
        List.of(Symmetry.NONE),
        pattern);
  }

  private static Generated.Made make(GeneratorSpec spec, Variant variant, int number) {
    return (Generated.Made)
        new PuzzleGenerator(variant.solver())
            .prepare(spec)
            .make(SeededRandom.of(3, number), Deadline.NEVER);
  }

  @Test
  void cluesOfAPatternAloneLeaveOneSolution() {
    Variant variant = variants().get(1);
    CellPattern pattern = CellPattern.where(6, cell -> cell % 3 == 0 || cell == 20);
    GeneratorSpec spec =
        spec(
            variant.rules(),
            SolutionDemand.UNIQUE,
            ClueDemand.exactly(pattern.count()),
            false,
            pattern);

    Grid givens = make(spec, variant, 0).puzzle().givens();

    assertThat(CellPattern.filledCells(givens)).isEqualTo(pattern);
    assertThat(variant.isUnique(givens)).isTrue();
  }

  @Test
  void uncheckedCluesKeepAllHouses() {
    for (Variant variant : variants()) {
      int n = variant.mask.size();
      // More clues mean more on a diagonal; if all cells are clues, they come from a filling.
      for (int clues : new int[] {n, n * n / 3, n * n}) {
        GeneratorSpec spec =
            spec(
                variant.rules(),
                SolutionDemand.UNCHECKED,
                ClueDemand.exactly(clues),
                false,
                CellPattern.none(n));
        for (int number = 0; number < 5; number++) {
          Grid givens = make(spec, variant, number).puzzle().givens();

          assertThat(givens.filledCount()).isEqualTo(clues);
          assertThat(variant.isConsistent(givens)).as(givens.toString()).isTrue();
        }
      }
    }
  }

  @Test
  void digitsThatCanChangePlacesAreThoseOfAnotherSolution() {
    SeededRandom random = new SeededRandom(11);
    for (Variant variant : variants()) {
      Rules rules = variant.rules();
      int n = rules.size();
      Search search = variant.solver().prepare(rules);
      LayoutFiller filler = new SearchFiller().prepare(rules, search);
      UniquenessTest test = new UniquenessTest(rules, Optional.of(search));
      List<Boolean> missed = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        Grid filling = ((FillResult.Filled) filler.fill(random, Deadline.NEVER)).filling();
        test.begin(filling, true, SearchLimits.NONE.maxNodes(), Deadline.NEVER);
        int one = 1 + random.nextInt(n);
        int other = 1 + random.nextInt(n);
        // Most cells of two digits are open and all others are clues, so only these can be swapped.
        long[] clues = new long[CellBits.words(n * n)];
        for (int cell = 0; cell < n * n; cell++) {
          boolean isOfThem = filling.digit(cell) == one || filling.digit(cell) == other;
          if (!isOfThem || random.nextInt(6) == 0) {
            CellBits.add(clues, cell);
          }
        }
        boolean isMissed = test.unavoidable().anyMissedBy(clues);

        assertThat(variant.isUnique(test.givens(clues))).isEqualTo(!isMissed);
        missed.add(isMissed);
      }
      assertThat(missed).contains(true, false);
    }
  }

  @Test
  void twoDigitsWithoutAClueCouldBeSwappedUnlessDigitsHaveValues() {
    Rules windoku = Rules.of(RegionMask.boxes(3, 3), List.of(new Windoku(9)));
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(windoku))).isEqualTo(9 - 1);
    Rules nonConsecutive = Rules.of(RegionMask.boxes(3, 3), List.of(new NonConsecutive(9)));
    assertThat(ClueDemand.min(new LayoutChoice.Fixed(nonConsecutive))).isZero();
    LayoutSpec random = new LayoutSpec(9, Symmetry.NONE, 0.5);
    assertThat(ClueDemand.min(new LayoutChoice.Random(random, List.of(new NonConsecutive(9)))))
        .isZero();
    assertThat(ClueDemand.min(new LayoutChoice.Random(random, List.of(new AntiKnight(9)))))
        .isEqualTo(9 - 1);
  }

  @Test
  void spreadCountsTheExtraHousesAsOneKind() {
    Variant variant = variants().get(3);
    ClueSet clues =
        new ClueSet(
            variant.rules().layout(),
            new ClueRequirements(ClueDemand.PLEASANT, true, Symmetry.NONE, CellPattern.none(9)));
    clues.fill();
    assertThat(clues.spread()).isZero();
    int even = clues.unevenness();
    // Three cells on the diagonal, in different rows, columns and boxes.
    for (int cell : new int[] {0, 40, 80}) {
      clues.remove(clues.orbitOf(cell));
    }
    assertThat(clues.unevenness()).isLessThan(even);
    // The diagonal has 6 clues, the window has lost nothing.
    assertThat(clues.spread()).isEqualTo(3);
  }
}
