package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Windoku;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.ClueDemand;
import org.nonomino.generator.terms.ConstraintDemand;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.FamilyCount;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.sat.SatSolver;

/** Killers: cages that the generator draws. Two solvers prove that there is one solution. */
final class CagesTest {
  private static final int PUZZLES = 5;

  /** The same for puzzles that take clause learning long. */
  private static final int HARD_PUZZLES = 2;

  private static final RegionMask CLASSIC = RegionMask.boxes(3, 3);

  /** What is asked for; by default cages in all cells of boxes, and no givens. */
  private static final class Asked {
    LayoutChoice layout = new LayoutChoice.Fixed(CLASSIC);
    OptionalInt number = OptionalInt.empty();
    CageStyle style = CageStyle.DEFAULT;
    Symmetry ofCages = Symmetry.NONE;
    ReduceOrder reduce = ReduceOrder.GIVENS;
    ClueDemand clues = ClueDemand.PLEASANT;
    Symmetry ofGivens = Symmetry.NONE;
    CellPattern pattern = CellPattern.none(9);
    int puzzles = PUZZLES;
    private final String name;

    Asked(String name) {
      this.name = name;
    }

    GeneratorSpec spec() {
      return new GeneratorSpec(
          layout,
          new SearchFiller(),
          SolutionDemand.UNIQUE,
          clues,
          false,
          List.of(ofGivens),
          pattern.size() == layout.size() ? pattern : CellPattern.none(layout.size()),
          new ConstraintDemand(
              List.of(new FamilyCount(ConstraintFamily.CAGES, number)),
              List.of(),
              style,
              ofCages,
              reduce));
    }

    Generated make(PuzzleDemand demand, int number) {
      return new PuzzleGenerator(TestSolvers.AUTO)
          .prepare(spec(), demand)
          .make(SeededRandom.of(3, number), Deadline.NEVER);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Asked asked(String name, Consumer<Asked> changes) {
    Asked asked = new Asked(name);
    changes.accept(asked);
    return asked;
  }

  static Stream<Asked> asked() {
    return Stream.of(
        asked("boxes", asked -> {}),
        asked("in regions", asked -> asked.style = new CageStyle(2, 5, true)),
        asked(
            "of three and four",
            asked -> {
              asked.style = new CageStyle(3, 4, false);
              asked.puzzles = HARD_PUZZLES;
            }),
        asked(
            "new layouts",
            asked -> asked.layout = new LayoutChoice.Random(new LayoutSpec(9, Symmetry.NONE, 0.5))),
        asked(
            "new layouts of seven",
            asked ->
                asked.layout = new LayoutChoice.Random(new LayoutSpec(7, Symmetry.ROTATE180, 0.5))),
        asked(
            "small boxes", asked -> asked.layout = new LayoutChoice.Fixed(RegionMask.boxes(2, 3))),
        asked(
            "tiny boxes",
            asked -> {
              asked.layout = new LayoutChoice.Fixed(RegionMask.boxes(2, 2));
              asked.style = new CageStyle(2, 3, false);
            }),
        asked(
            "diagonals",
            asked ->
                asked.layout =
                    new LayoutChoice.Fixed(
                        Rules.of(CLASSIC, List.of(new Diagonal(9, true), new Diagonal(9, false))))),
        asked(
            "windoku",
            asked ->
                asked.layout = new LayoutChoice.Fixed(Rules.of(CLASSIC, List.of(new Windoku(9))))),
        asked("half turn", asked -> asked.ofCages = Symmetry.ROTATE180),
        asked("quarter turn", asked -> asked.ofCages = Symmetry.ROTATE90),
        asked("mirror", asked -> asked.ofCages = Symmetry.DIAGONAL),
        asked("six givens", asked -> asked.clues = ClueDemand.exactly(6)),
        asked(
            "seven symmetric givens",
            asked -> {
              asked.clues = ClueDemand.exactly(7);
              asked.ofGivens = Symmetry.ROTATE180;
            }),
        asked("a pattern", asked -> asked.pattern = CellPattern.where(9, cell -> cell % 40 == 0)),
        asked("twelve cages", asked -> asked.number = OptionalInt.of(12)),
        asked(
            "many cages, symmetric",
            asked -> {
              asked.number = OptionalInt.of(28);
              asked.style = new CageStyle(2, 3, false);
              asked.ofCages = Symmetry.ROTATE180;
              asked.ofGivens = Symmetry.ROTATE180;
            }),
        asked(
            "eight cages, minimal",
            asked -> {
              asked.number = OptionalInt.of(8);
              asked.clues = ClueDemand.MINIMAL;
            }),
        asked(
            "eight cages and twenty givens",
            asked -> {
              asked.number = OptionalInt.of(8);
              asked.clues = ClueDemand.exactly(20);
            }),
        asked(
            "without needless cages",
            asked -> {
              asked.reduce = ReduceOrder.ALL;
              asked.puzzles = HARD_PUZZLES;
            }),
        asked(
            "twelve cages, without needless ones",
            asked -> {
              asked.number = OptionalInt.of(12);
              asked.reduce = ReduceOrder.CONSTRAINTS;
            }));
  }

  @ParameterizedTest
  @MethodSource("asked")
  void drawsWhatIsAskedFor(Asked asked) {
    PuzzleMaker maker = new PuzzleGenerator(TestSolvers.AUTO).prepare(asked.spec());
    for (int number = 0; number < asked.puzzles; number++) {
      Generated.Made made = (Generated.Made) maker.make(SeededRandom.of(3, number), Deadline.NEVER);
      Puzzle puzzle = made.puzzle();

      assertThat(isUnique(new SatSolver(), puzzle)).isTrue();
      assertThat(isUnique(new BitboardSolver(), puzzle)).isTrue();
      assertThat(puzzle.isSolvedBy(made.solution().orElseThrow())).isTrue();
      requireCages(asked, puzzle, made.solution().orElseThrow());
      requireGivens(asked, puzzle);
    }
    // Neither the puzzles before nor the maker matter.
    assertThat(asked.make(PuzzleDemand.NONE, asked.puzzles - 1))
        .isEqualTo(maker.make(SeededRandom.of(3, asked.puzzles - 1), Deadline.NEVER));
  }

  private static boolean isUnique(Solver solver, Puzzle puzzle) {
    return solver.solve(puzzle, SearchLimits.NONE) instanceof Verdict.Unique;
  }

  private static List<KillerCage> cages(Puzzle puzzle) {
    return puzzle.rules().constraints().stream()
        .filter(KillerCage.class::isInstance)
        .map(KillerCage.class::cast)
        .toList();
  }

  private static void requireCages(Asked asked, Puzzle puzzle, Grid solution) {
    BitSet caged = new BitSet();
    int singles = 0;
    for (KillerCage cage : cages(puzzle)) {
      assertThat(cage.holds(solution, puzzle.rules())).isTrue();
      assertThat(isConnected(cage)).isTrue();
      int count = cage.cells().count();
      singles += count == 1 ? 1 : 0;
      assertThat(count == 1 || count >= asked.style.least()).isTrue();
      assertThat(count).isLessThanOrEqualTo(asked.style.most());
      for (int cell : cage.cells().toArray()) {
        assertThat(caged.get(cell)).isFalse();
        caged.set(cell);
        assertThat(!asked.style.inRegions() || isSameRegion(puzzle, cage, cell)).isTrue();
      }
    }
    assertThat(symmetricCages(puzzle, asked.ofCages)).isEqualTo(cageSets(puzzle));
    boolean isCover = asked.number.isEmpty() && asked.reduce == ReduceOrder.GIVENS;
    if (isCover) {
      assertThat(caged.cardinality()).isEqualTo(solution.cellCount());
    }
    if (isCover && asked.ofCages == Symmetry.NONE) {
      assertThat(singles).isLessThanOrEqualTo(1);
    }
    if (asked.number.isPresent() && asked.reduce == ReduceOrder.GIVENS) {
      assertThat(cages(puzzle)).hasSize(asked.number.getAsInt());
    }
    if (asked.reduce != ReduceOrder.GIVENS) {
      requireNeeded(puzzle);
    }
  }

  private static boolean isSameRegion(Puzzle puzzle, KillerCage cage, int cell) {
    return puzzle.mask().region(cage.cells().get(0)) == puzzle.mask().region(cell);
  }

  private static Set<Set<Integer>> cageSets(Puzzle puzzle) {
    return symmetricCages(puzzle, Symmetry.NONE);
  }

  /** Returns the cells of the images of all cages. */
  private static Set<Set<Integer>> symmetricCages(Puzzle puzzle, Symmetry symmetry) {
    return cages(puzzle).stream()
        .map(
            cage ->
                cage.cells().stream()
                    .mapToObj(cell -> symmetry.image(puzzle.size(), cell))
                    .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  private static boolean isConnected(KillerCage cage) {
    List<Integer> reached = new ArrayList<>(List.of(cage.cells().get(0)));
    for (int i = 0; i < reached.size(); i++) {
      int from = reached.get(i);
      cage.cells().stream()
          .filter(cell -> !reached.contains(cell) && areNeighbours(cage.size(), from, cell))
          .forEach(reached::add);
    }
    return reached.size() == cage.cells().count();
  }

  private static boolean areNeighbours(int size, int one, int other) {
    return Math.abs(one / size - other / size) + Math.abs(one % size - other % size) == 1;
  }

  /** Requires that without any cage there are several solutions. */
  private static void requireNeeded(Puzzle puzzle) {
    for (KillerCage cage : cages(puzzle)) {
      List<Constraint> rest = new ArrayList<>(puzzle.rules().constraints());
      rest.remove(cage);
      Rules rules = Rules.of(puzzle.mask(), rest);
      assertThat(isUnique(new BitboardSolver(), new Puzzle(puzzle.givens(), rules))).isFalse();
    }
  }

  private static void requireGivens(Asked asked, Puzzle puzzle) {
    Grid givens = puzzle.givens();
    int wanted =
        asked.clues.exactly().orElse(asked.number.isPresent() ? -1 : asked.pattern.count());
    assertThat(wanted < 0 || givens.filledCount() == wanted || asked.layout.size() != 9).isTrue();
    for (int cell = 0; cell < givens.cellCount(); cell++) {
      int image = asked.ofGivens.image(givens.size(), cell);
      assertThat(givens.digit(cell) == 0).isEqualTo(givens.digit(image) == 0);
      boolean isRequired = asked.layout.size() == 9 && asked.pattern.contains(cell);
      assertThat(isRequired && givens.digit(cell) == 0).isFalse();
    }
    if (asked.clues.minimal()) {
      assertThat(TestSolvers.isMinimal(puzzle)).isTrue();
    }
  }

  /** Returns a demand for a number, as if the puzzle were harder the smaller it is. */
  private static PuzzleDemand numbers(ToIntFunction<Puzzle> number, int min, int max) {
    return (puzzle, solution, deadline) -> {
      assertThat(isUnique(TestSolvers.AUTO, puzzle)).isTrue();
      int found = number.applyAsInt(puzzle);
      if (found < min) {
        return new Judgement(Judgement.Kind.TOO_HARD, min - found);
      }
      return found > max ? new Judgement(Judgement.Kind.TOO_EASY, found - max) : Judgement.MET;
    };
  }

  @Test
  void largerAndSmallerCagesReachALevel() {
    for (int[] bounds : new int[][] {{20, 23}, {33, 34}, {36, 37}, {26, 26}}) {
      Asked asked = new Asked("level");
      for (int number = 0; number < 4; number++) {
        Generated made =
            asked.make(numbers(puzzle -> cages(puzzle).size(), bounds[0], bounds[1]), number);

        assertThat(made).isInstanceOf(Generated.Made.class);
        Puzzle puzzle = ((Generated.Made) made).puzzle();
        assertThat(cages(puzzle).size()).isBetween(bounds[0], bounds[1]);
        assertThat(puzzle.givens().filledCount()).isZero();
      }
    }
  }

  @Test
  void givensReachALevel() {
    for (int[] bounds : new int[][] {{5, 8}, {20, 20}, {40, 44}}) {
      Asked asked = asked("level", changed -> changed.number = OptionalInt.of(14));
      for (int number = 0; number < 4; number++) {
        Generated made =
            asked.make(
                numbers(puzzle -> puzzle.givens().filledCount(), bounds[0], bounds[1]), number);

        assertThat(made).isInstanceOf(Generated.Made.class);
        Puzzle puzzle = ((Generated.Made) made).puzzle();
        assertThat(puzzle.givens().filledCount()).isBetween(bounds[0], bounds[1]);
        assertThat(cages(puzzle)).hasSize(14);
      }
    }
  }

  @Test
  void cagesThatDoNotFitAreRefused() {
    assertThat(new CageStyle(5, 5, false).objection(9, OptionalInt.of(30)))
        .contains("At most 16 cages of 5 cells fit on 9×9.");
    assertThat(new CageStyle(5, 5, true).objection(9, OptionalInt.of(10)))
        .contains("At most 9 cages of 5 cells fit into the regions on 9×9.");
    assertThat(new CageStyle(2, 5, false).objection(4, OptionalInt.empty())).isPresent();
    assertThat(new CageStyle(5, 5, false).objection(9, OptionalInt.of(16))).isEmpty();
    Asked tooMany = asked("41 cages", asked -> asked.number = OptionalInt.of(41));
    assertThatThrownBy(tooMany::spec).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aDeadlinePreventsAPuzzle() {
    Generated generated =
        new PuzzleGenerator(TestSolvers.AUTO)
            .prepare(new Asked("late").spec())
            .make(SeededRandom.of(1, 1), Deadline.in(Duration.ZERO));

    assertThat(generated).isInstanceOf(Generated.Undecided.class);
  }
}
