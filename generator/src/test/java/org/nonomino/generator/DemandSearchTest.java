package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
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
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;

/** Demands that give a direction. In these tests a puzzle is harder the fewer clues it has. */
final class DemandSearchTest {
  private static final RegionMask CLASSIC = RegionMask.boxes(3, 3);

  /** Returns a demand for a number of clues, as if that were a difficulty. */
  private static PuzzleDemand clues(int min, int max) {
    return (puzzle, solution, deadline) -> {
      assertThat(puzzle.isSolvedBy(solution)).isTrue();
      int clues = puzzle.givens().filledCount();
      if (clues < min) {
        return new Judgement(Judgement.Kind.TOO_HARD, min - clues);
      }
      return clues > max ? new Judgement(Judgement.Kind.TOO_EASY, clues - max) : Judgement.MET;
    };
  }

  private static GeneratorSpec spec(RegionMask mask, ClueDemand clues, Symmetry symmetry) {
    return new GeneratorSpec(
        new LayoutChoice.Fixed(mask),
        new SearchFiller(),
        SolutionDemand.UNIQUE,
        clues,
        false,
        List.of(symmetry),
        CellPattern.none(mask.size()));
  }

  private static Puzzle make(GeneratorSpec spec, PuzzleDemand demand, int number) {
    PuzzleMaker maker = new PuzzleGenerator(TestSolvers.AUTO).prepare(spec, demand);
    Generated made = maker.make(SeededRandom.of(5, number), Deadline.NEVER);
    assertThat(made).isInstanceOf(Generated.Made.class);
    return ((Generated.Made) made).puzzle();
  }

  @ParameterizedTest
  @CsvSource({
    // More clues than the default, so clues are put back.
    "40, 44, false, NONE",
    "60, 60, false, NONE",
    "50, 51, false, ROTATE180",
    "80, 81, true, NONE",
    // Fewer clues than the default, so other clues are removed.
    "25, 27, false, NONE",
    // Fewer clues than the first reduction leaves, so clues are exchanged.
    "0, 23, true, NONE",
    "0, 25, true, ROTATE180",
  })
  void findsWhatIsDemanded(int min, int max, boolean few, Symmetry symmetry) {
    GeneratorSpec spec = spec(CLASSIC, few ? ClueDemand.FEW : ClueDemand.PLEASANT, symmetry);
    for (int number = 0; number < 5; number++) {
      Puzzle puzzle = make(spec, clues(min, max), number);

      assertThat(puzzle.givens().filledCount()).isBetween(min, max);
      assertThat(TestSolvers.isUnique(puzzle)).isTrue();
      for (int cell = 0; cell < 81; cell++) {
        if (symmetry == Symmetry.ROTATE180) {
          assertThat(puzzle.givens().digit(cell) == 0)
              .isEqualTo(puzzle.givens().digit(80 - cell) == 0);
        }
      }
      assertThat(make(spec, clues(min, max), number)).isEqualTo(puzzle);
    }
  }

  private static GeneratorSpec withArrowsAndParity(ClueDemand clues) {
    return new GeneratorSpec(
        new LayoutChoice.Fixed(CLASSIC),
        new SearchFiller(),
        SolutionDemand.UNIQUE,
        clues,
        false,
        List.of(Symmetry.NONE),
        CellPattern.none(CLASSIC.size()),
        new ConstraintDemand(
            List.of(
                new FamilyCount(ConstraintFamily.ARROWS, OptionalInt.of(3)),
                new FamilyCount(ConstraintFamily.ODD_EVEN, OptionalInt.of(8))),
            List.of(),
            CageStyle.DEFAULT,
            Symmetry.NONE,
            ReduceOrder.GIVENS));
  }

  /**
   * A search that ends at the first puzzle of a level would leave puzzles that are nearly solved.
   */
  @Test
  void noGivenCanGoWithoutLeavingTheLevel() {
    PuzzleDemand demand =
        (puzzle, solution, deadline) -> {
          int inFirstRows = 0;
          for (int cell = 0; cell < 3 * CLASSIC.size(); cell++) {
            inFirstRows += puzzle.givens().digit(cell) > 0 ? 1 : 0;
          }
          return inFirstRows < 12
              ? new Judgement(Judgement.Kind.TOO_HARD, 12 - inFirstRows)
              : Judgement.MET;
        };
    for (int number = 0; number < 3; number++) {
      Puzzle puzzle = make(withArrowsAndParity(ClueDemand.PLEASANT), demand, number);

      for (int cell = 0; cell < puzzle.givens().cellCount(); cell++) {
        if (puzzle.givens().digit(cell) > 0) {
          Puzzle without = puzzle.withGivens(puzzle.givens().with(cell, 0));
          boolean isMet =
              demand.judge(without, puzzle.givens(), Deadline.NEVER).kind() == Judgement.Kind.MET;
          assertThat(isMet && TestSolvers.isUnique(without)).as("%s %d", puzzle, cell).isFalse();
        }
      }
    }
  }

  /** A given would hide a part of the line, and make a mark as odd or even needless. */
  @Test
  void givensAreSeldomOnLinesAndMarkedCells() {
    GeneratorSpec spec = withArrowsAndParity(ClueDemand.FEW);
    int marked = 0;
    int givens = 0;
    for (int number = 0; number < 5; number++) {
      Puzzle puzzle = make(spec, clues(0, 81), number);
      givens += puzzle.givens().filledCount();
      for (Constraint constraint : puzzle.rules().constraints()) {
        marked +=
            (int)
                constraint.cells().stream().filter(cell -> puzzle.givens().digit(cell) > 0).count();
      }
    }

    assertThat(marked).isLessThan(givens / 10);
  }

  @Test
  void putsBackNoMoreThanNecessary() {
    Puzzle puzzle = make(spec(CLASSIC, ClueDemand.FEW, Symmetry.NONE), clues(40, 81), 0);

    assertThat(puzzle.givens().filledCount()).isEqualTo(40);
  }

  @Test
  void doesNotNeedManyJudgements() {
    AtomicInteger count = new AtomicInteger();
    PuzzleDemand demand = clues(50, 50);
    make(
        spec(CLASSIC, ClueDemand.FEW, Symmetry.NONE),
        (puzzle, solution, deadline) -> {
          count.incrementAndGet();
          return demand.judge(puzzle, solution, deadline);
        },
        0);

    assertThat(count.get()).isLessThanOrEqualTo(8);
  }

  @Test
  void otherCluesAreTriedWhereOneMoreIsTooMuch() {
    // Too hard without a clue in the first cell, and too easy with many clues.
    PuzzleDemand few = clues(0, 32);
    PuzzleDemand demand =
        (puzzle, solution, deadline) ->
            puzzle.givens().digit(0) == 0
                ? new Judgement(Judgement.Kind.TOO_HARD, 1)
                : few.judge(puzzle, solution, deadline);
    for (int number = 0; number < 5; number++) {
      Puzzle puzzle = make(spec(CLASSIC, ClueDemand.PLEASANT, Symmetry.NONE), demand, number);

      assertThat(puzzle.givens().digit(0)).isPositive();
      assertThat(puzzle.givens().filledCount()).isLessThanOrEqualTo(32);
    }
  }

  @Test
  void anExactNumberOfCluesIsNotChanged() {
    PuzzleDemand demand =
        (puzzle, solution, deadline) -> {
          assertThat(puzzle.givens().filledCount()).isEqualTo(30);
          return puzzle.givens().digit(40) == 0
              ? new Judgement(Judgement.Kind.TOO_HARD, 1)
              : Judgement.MET;
        };

    assertThat(make(spec(CLASSIC, ClueDemand.exactly(30), Symmetry.NONE), demand, 1).givens())
        .satisfies(givens -> assertThat(givens.digit(40)).isPositive());
  }

  @Test
  void whereNothingMayBeTakenOutNothingIs() {
    GeneratorSpec all =
        new GeneratorSpec(
            new LayoutChoice.Fixed(CLASSIC),
            new SearchFiller(),
            SolutionDemand.UNIQUE,
            ClueDemand.PLEASANT,
            false,
            List.of(Symmetry.NONE),
            CellPattern.where(CLASSIC.size(), cell -> true));
    PuzzleMaker maker = new PuzzleGenerator(TestSolvers.AUTO).prepare(all, clues(82, 82));

    Generated made = maker.make(SeededRandom.of(5, 1), Deadline.in(Duration.ofMillis(200)));

    assertThat(made).isInstanceOf(Generated.Refused.class);
    assertThat(((Generated.Refused) made).nearest().givens().filledCount()).isEqualTo(81);
  }
}
