package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.AntiKing;
import org.nonomino.core.constraint.AntiKnight;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.DutchFlatmates;
import org.nonomino.core.constraint.GlobalEntropy;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NonConsecutive;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.generator.internal.fill.Completion;
import org.nonomino.generator.internal.fill.GridMove;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.GridFiller;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.sat.SatSolver;

/** Puzzles with constraints that apply to the whole grid, on given and on new layouts. */
@Timeout(120)
final class WholeGridConstraintsTest {
  private static final Solver BITBOARD = new BitboardSolver();
  private static final Solver SAT = new SatSolver();

  /** Returns constraints of a size by their names, with spaces between them. */
  private static List<Constraint> constraints(String names, int size) {
    List<Constraint> constraints = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      switch (name) {
        case "diagonals" -> {
          constraints.add(new Diagonal(size, false));
          constraints.add(new Diagonal(size, true));
        }
        case "windoku" -> constraints.add(new Windoku(size));
        case "disjoint-groups" -> constraints.add(new DisjointGroups(size));
        case "anti-knight" -> constraints.add(new AntiKnight(size));
        case "anti-king" -> constraints.add(new AntiKing(size));
        case "non-consecutive" -> constraints.add(new NonConsecutive(size));
        case "global-entropy" -> constraints.add(new GlobalEntropy(size));
        case "dutch-flatmates" -> constraints.add(new DutchFlatmates(size));
        default -> throw new IllegalArgumentException(name);
      }
    }
    return constraints;
  }

  /** Returns a catalog layout by name, or boxes such as {@code 2x3}. */
  private static RegionMask mask(String name) {
    if (!name.matches("\\d+x\\d+")) {
      return LayoutCatalog.load().find(name).orElseThrow();
    }
    String[] sides = name.split("x", -1);
    return RegionMask.boxes(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
  }

  private static GeneratorSpec spec(
      LayoutChoice layout, SolutionDemand solutions, ClueDemand clues, Symmetry symmetry) {
    return new GeneratorSpec(
        layout,
        new SearchFiller(),
        solutions,
        clues,
        false,
        List.of(symmetry),
        CellPattern.none(layout.size()));
  }

  private static Generated make(GeneratorSpec spec, int number) {
    return new PuzzleGenerator(BITBOARD)
        .prepare(spec)
        .make(SeededRandom.of(36, number), Deadline.in(Duration.ofSeconds(60)));
  }

  private static Puzzle puzzle(Generated generated, List<Constraint> constraints) {
    assertThat(generated).isInstanceOf(Generated.Made.class);
    Puzzle puzzle = ((Generated.Made) generated).puzzle();
    assertThat(puzzle.rules()).isEqualTo(Rules.of(puzzle.rules().mask(), constraints));
    return puzzle;
  }

  /** Checks a puzzle with solvers and with the definitions of the constraints. */
  private static void requireOneSolution(Puzzle puzzle, Optional<Grid> solution) {
    Grid full = solution.orElseThrow();
    assertThat(puzzle.isSolvedBy(full)).isTrue();
    for (Constraint constraint : puzzle.rules().constraints()) {
      assertThat(constraint.holds(full, puzzle.rules())).as(constraint.toString()).isTrue();
    }
    for (Solver solver : List.of(BITBOARD, SAT)) {
      assertThat(isUnique(puzzle, solver)).as(solver.name() + " " + puzzle.givens()).isTrue();
    }
  }

  /**
   * Checks against a search of the empty grid that a solver finds a filling exactly where there is
   * one, although it starts with the digits of a house if they may be permuted.
   */
  @ParameterizedTest
  @CsvSource({
    "4, disjoint-groups",
    "5, disjoint-groups",
    "5, disjoint-groups diagonals",
    "5, anti-king",
    "5, anti-knight",
    "5, non-consecutive",
    "6, disjoint-groups",
    "6, disjoint-groups anti-king",
    "6, diagonals anti-king",
    "6, diagonals non-consecutive"
  })
  void fillsEmptyGridsExactlyIfTheyHaveAFilling(int size, String names) {
    List<Constraint> constraints = constraints(names, size);
    LayoutGenerator layouts = new LayoutGenerator(new LayoutSpec(size, Symmetry.NONE, 0.5));
    SeededRandom random = SeededRandom.of(36, size);
    for (int i = 0; i < 30; i++) {
      Rules rules = Rules.of(layouts.next(random), constraints);
      boolean hasFilling =
          BITBOARD
                  .prepare(rules)
                  .run(Grid.empty(size), SearchLimits.solutions(1), SearchObserver.NONE)
                  .solutions()
              > 0;
      FillResult result =
          new Completion(rules, BITBOARD.prepare(rules)).tryToCompleteEmptyGrid(1000);
      if (hasFilling) {
        assertThat(result).isInstanceOf(FillResult.Filled.class);
        assertThat(rules.hasConflict(((FillResult.Filled) result).filling())).isFalse();
      } else {
        assertThat(result).isInstanceOf(FillResult.NoFilling.class);
      }
    }
  }

  /** Only one random layout in hundreds has a filling with disjoint groups. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void findsRareLayoutsWithAFilling(int number) {
    List<Constraint> constraints = constraints("disjoint-groups", 9);
    LayoutChoice layout =
        new LayoutChoice.Random(
            new LayoutSpec(9, Symmetry.NONE, LayoutSpec.DEFAULT_IRREGULARITY), constraints);
    Generated generated =
        make(spec(layout, SolutionDemand.UNIQUE, ClueDemand.MINIMAL, Symmetry.NONE), number);
    Puzzle puzzle = puzzle(generated, constraints);
    requireOneSolution(puzzle, ((Generated.Made) generated).solution());
    assertThat(isMinimal(puzzle)).isTrue();
  }

  private static boolean isUnique(Puzzle puzzle, Solver solver) {
    return solver.solve(puzzle, SearchLimits.NONE) instanceof Verdict.Unique;
  }

  private static boolean isMinimal(Puzzle puzzle) {
    Grid givens = puzzle.givens();
    return IntStream.range(0, givens.cellCount())
        .filter(cell -> givens.digit(cell) != 0)
        .noneMatch(cell -> isUnique(puzzle.withGivens(givens.with(cell, 0)), BITBOARD));
  }

  @ParameterizedTest
  @CsvSource({
    "3x3, diagonals, NONE, 12",
    "3x3, windoku, ROTATE180, 12",
    "3x3, disjoint-groups, NONE, 12",
    "3x3, anti-knight, ROTATE180, 10",
    "3x3, anti-king, NONE, 12",
    "3x3, non-consecutive, NONE, 4",
    "3x3, global-entropy, NONE, 4",
    "3x3, dutch-flatmates, NONE, 4",
    "3x3, diagonals windoku, DIAGONAL, 10",
    "3x3, anti-knight anti-king, NONE, 6",
    "3x3, disjoint-groups anti-king, NONE, 10",
    "2x3, diagonals, NONE, 20",
    "2x3, disjoint-groups, ROTATE180, 20",
    "2x3, anti-knight, NONE, 20",
    "2x3, anti-king, NONE, 20",
    "2x3, non-consecutive, NONE, 20",
    "2x2, diagonals, NONE, 20",
    "2x2, windoku, NONE, 20",
    "2x2, disjoint-groups, NONE, 20",
    "arrows-9, diagonals, NONE, 10",
    "drift-9, anti-knight, NONE, 4",
    "castle-9, anti-king, ROTATE180, 6",
  })
  void onFixedLayouts(String layout, String names, Symmetry symmetry, int count) {
    RegionMask mask = mask(layout);
    List<Constraint> constraints = constraints(names, mask.size());
    LayoutChoice choice = new LayoutChoice.Fixed(Rules.of(mask, constraints));
    for (int number = 0; number < count; number++) {
      // A proof with as few clues as in minimal puzzles of these takes seconds.
      boolean isMinimal = number % 3 == 0 && !(mask.size() == 9 && names.contains("non-con"));
      GeneratorSpec spec =
          spec(
              choice,
              SolutionDemand.UNIQUE,
              isMinimal ? ClueDemand.MINIMAL : ClueDemand.PLEASANT,
              isMinimal ? Symmetry.NONE : symmetry);
      Generated generated = make(spec, number);
      Puzzle puzzle = puzzle(generated, constraints);

      requireOneSolution(puzzle, ((Generated.Made) generated).solution());
      assertThat(!isMinimal || isMinimal(puzzle)).isTrue();
      for (int cell = 0; !isMinimal && cell < puzzle.givens().cellCount(); cell++) {
        assertThat(puzzle.givens().digit(symmetry.image(mask.size(), cell)) == 0)
            .isEqualTo(puzzle.givens().digit(cell) == 0);
      }
      assertThat(make(spec, number)).isEqualTo(generated);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "9, diagonals, 6",
    "9, windoku, 6",
    "9, anti-king, 4",
    "6, anti-knight, 10",
    "6, non-consecutive, 4",
    "6, disjoint-groups, 10",
    "9, windoku anti-king, 2",
    "4, diagonals, 10",
  })
  void onNewLayouts(int size, String names, int count) {
    List<Constraint> constraints = constraints(names, size);
    GeneratorSpec spec =
        spec(
            new LayoutChoice.Random(new LayoutSpec(size, Symmetry.NONE, 0.7), constraints),
            SolutionDemand.UNIQUE,
            ClueDemand.PLEASANT,
            Symmetry.NONE);
    PuzzleMaker maker = new PuzzleGenerator(BITBOARD).prepare(spec);
    List<Generated> all = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      Generated generated = maker.make(SeededRandom.of(36, number), Deadline.NEVER);
      Puzzle puzzle = puzzle(generated, constraints);

      requireOneSolution(puzzle, ((Generated.Made) generated).solution());
      all.add(generated);
    }
    assertThat(all.stream().map(each -> ((Generated.Made) each).puzzle().rules()).distinct())
        .hasSizeGreaterThan(1);
    // Neither the puzzles before it nor their order matter.
    assertThat(make(spec, count - 1)).isEqualTo(all.get(count - 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"diagonals", "anti-knight", "anti-king", "non-consecutive"})
  void clearedGridsAndUncheckedCluesKeepTheRules(String names) {
    List<Constraint> constraints = constraints(names, 9);
    Rules rules = Rules.of(RegionMask.boxes(3, 3), constraints);
    for (SolutionDemand demand : List.of(SolutionDemand.ANY, SolutionDemand.UNCHECKED)) {
      for (int number = 0; number < 5; number++) {
        GeneratorSpec spec =
            spec(new LayoutChoice.Fixed(rules), demand, ClueDemand.exactly(14), Symmetry.ROTATE180);
        Grid givens = puzzle(make(spec, number), constraints).givens();

        assertThat(givens.filledCount()).isEqualTo(14);
        assertThat(rules.hasConflict(givens)).isFalse();
        if (demand == SolutionDemand.ANY) {
          assertThat(SAT.solve(new Puzzle(givens, rules)))
              .isNotInstanceOf(Verdict.NoSolution.class);
        }
      }
    }
  }

  @Test
  void fillingsKeepSums() {
    int[][] sums = {{15, 1, 2, 10}, {12, 30, 31}, {20, 44, 53, 54}, {3, 79, 80}};
    List<Constraint> cages =
        Arrays.stream(sums)
            .<Constraint>map(
                cage ->
                    new KillerCage(
                        CellList.of(9, Arrays.copyOfRange(cage, 1, cage.length)),
                        OptionalInt.of(cage[0])))
            .toList();
    Rules rules = Rules.of(RegionMask.boxes(3, 3), cages);
    for (int number = 0; number < 10; number++) {
      Generated generated =
          make(
              spec(
                  new LayoutChoice.Fixed(rules),
                  SolutionDemand.UNIQUE,
                  ClueDemand.PLEASANT,
                  Symmetry.NONE),
              number);

      requireOneSolution(puzzle(generated, cages), ((Generated.Made) generated).solution());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2x2, diagonals non-consecutive, NON_CONSECUTIVE",
    "2x2, windoku anti-king, ANTI_KING",
    "2x3, anti-king diagonals anti-knight, DIAGONAL ANTI_KNIGHT",
    "3x3, disjoint-groups diagonals windoku anti-knight, DIAGONAL WINDOKU ANTI_KNIGHT",
  })
  void constraintsWithoutAFillingAreBlamed(String layout, String names, String blamed) {
    RegionMask mask = mask(layout);
    GeneratorSpec spec =
        spec(
            new LayoutChoice.Fixed(Rules.of(mask, constraints(names, mask.size()))),
            SolutionDemand.UNIQUE,
            ClueDemand.PLEASANT,
            Symmetry.NONE);

    Generated generated = make(spec, 0);

    assertThat(generated).isInstanceOf(Generated.NoFilling.class);
    List<Constraint> together = ((Generated.NoFilling) generated).blamed();
    assertThat(kinds(together)).isEqualTo(blamed);
    assertThat(hasFilling(mask, together)).isFalse();
    // None of them is there in vain.
    for (Constraint constraint : together) {
      assertThat(
              hasFilling(mask, together.stream().filter(each -> !each.equals(constraint)).toList()))
          .isTrue();
    }
  }

  private static String kinds(List<Constraint> constraints) {
    return constraints.stream()
        .map(Constraint::kind)
        .distinct()
        .map(ConstraintKind::name)
        .collect(Collectors.joining(" "));
  }

  private static boolean hasFilling(RegionMask mask, List<Constraint> constraints) {
    return !(SAT.solve(new Puzzle(Grid.empty(mask.size()), Rules.of(mask, constraints)))
        instanceof Verdict.NoSolution);
  }

  @Test
  void onlyTheCageThatClashesIsBlamed() {
    List<Constraint> cages = new ArrayList<>();
    for (int row = 0; row < 5; row++) {
      cages.add(new KillerCage(CellList.of(9, 9 * row, 9 * row + 1), OptionalInt.of(10)));
    }
    // Two cages of a row cannot both have 1 and 2.
    Constraint low = new KillerCage(CellList.of(9, 72, 73), OptionalInt.of(3));
    Constraint alsoLow = new KillerCage(CellList.of(9, 75, 76), OptionalInt.of(3));
    cages.add(low);
    cages.add(3, alsoLow);
    GeneratorSpec spec =
        spec(
            new LayoutChoice.Fixed(Rules.of(RegionMask.boxes(3, 3), cages)),
            SolutionDemand.UNIQUE,
            ClueDemand.PLEASANT,
            Symmetry.NONE);

    assertThat(make(spec, 0)).isEqualTo(new Generated.NoFilling(List.of(alsoLow, low)));
  }

  @Test
  void constraintsWithoutAFillingOnAnyLayoutAreBlamed() {
    GeneratorSpec spec =
        spec(
            new LayoutChoice.Random(
                new LayoutSpec(4, Symmetry.NONE, 0.7), constraints("diagonals non-consecutive", 4)),
            SolutionDemand.UNIQUE,
            ClueDemand.PLEASANT,
            Symmetry.NONE);

    assertThat(make(spec, 0)).isEqualTo(new Generated.NoFilling(List.of(new NonConsecutive(4))));
  }

  @Test
  void fillersThatKnowOnlyHousesObject() {
    Rules rules = Rules.of(RegionMask.boxes(3, 3), constraints("anti-king", 9));
    for (GridFiller filler : StandardFillers.all()) {
      boolean isDefault = filler instanceof SearchFiller;
      assertThat(filler.objection(rules).isEmpty()).as(filler.name()).isEqualTo(isDefault);
      if (!isDefault) {
        assertThatThrownBy(() -> filler.prepare(rules, BITBOARD.prepare(rules)))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "diagonals windoku disjoint-groups anti-knight, true",
    "anti-king, true",
    "non-consecutive, false",
  })
  void digitsArePermutedOnlyIfTheRulesAllowIt(String names, boolean isAllowed) {
    Rules rules = Rules.of(RegionMask.boxes(3, 3), constraints(names, 9));
    Grid row = Grid.empty(9);
    for (int cell = 0; cell < 9; cell++) {
      row = row.with(cell, cell + 1);
    }

    assertThat(rules.allowDigitPermutations()).isEqualTo(isAllowed);
    assertThat(GridMove.ofDigits(rules, new SeededRandom(1)).apply(row).equals(row))
        .isEqualTo(!isAllowed);
  }
}
