package org.nonomino.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
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
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.sat.SatSolver;

/** Drafts that get the givens and the cages that they lack. */
final class DraftCompletionTest {
  private static final int PUZZLES = 5;
  private static final RegionMask CLASSIC = RegionMask.boxes(3, 3);

  private static final Rules LINES =
      Rules.of(
          CLASSIC,
          List.of(
              new Thermometer(CellList.of(9, 0, 1, 2, 11, 20, 29)),
              new Thermometer(CellList.of(9, 80, 79, 78, 69, 60)),
              new Diagonal(9, true)));

  private static final Rules CAGED =
      Rules.of(
          CLASSIC,
          List.of(
              new KillerCage(CellList.of(9, 0, 1, 2), OptionalInt.of(6)),
              new KillerCage(CellList.of(9, 40, 41), OptionalInt.of(10))));

  private static final ConstraintDemand COVER = cages(OptionalInt.empty(), ReduceOrder.GIVENS);

  private static ConstraintDemand cages(OptionalInt number, ReduceOrder reduce) {
    return new ConstraintDemand(
        List.of(new FamilyCount(ConstraintFamily.CAGES, number)),
        List.of(),
        CageStyle.DEFAULT,
        Symmetry.NONE,
        reduce);
  }

  private static Puzzle draft(Rules rules, int... cellsAndDigits) {
    Grid givens = Grid.empty(rules.size());
    for (int i = 0; i < cellsAndDigits.length; i += 2) {
      givens = givens.with(cellsAndDigits[i], cellsAndDigits[i + 1]);
    }
    return new Puzzle(givens, rules);
  }

  private static GeneratorSpec spec(Puzzle draft, ClueDemand clues, ConstraintDemand constraints) {
    return new GeneratorSpec(
        new LayoutChoice.Fixed(draft.rules()),
        new SearchFiller(),
        SolutionDemand.UNIQUE,
        clues,
        false,
        List.of(Symmetry.NONE),
        CellPattern.filledCells(draft.givens()),
        constraints);
  }

  private static Generated complete(
      Puzzle draft,
      ClueDemand clues,
      ConstraintDemand constraints,
      PuzzleDemand demand,
      int number) {
    return new PuzzleGenerator(TestSolvers.AUTO)
        .complete(draft, spec(draft, clues, constraints), demand)
        .make(SeededRandom.of(4, number), Deadline.NEVER);
  }

  static Stream<Arguments> drafts() {
    return Stream.of(
        Arguments.of(draft(Rules.of(CLASSIC)), ClueDemand.FEW, ConstraintDemand.NONE),
        Arguments.of(
            draft(Rules.of(CLASSIC), 0, 9, 40, 1), ClueDemand.MINIMAL, ConstraintDemand.NONE),
        Arguments.of(draft(LINES, 40, 5), ClueDemand.FEW, ConstraintDemand.NONE),
        Arguments.of(draft(LINES, 40, 5), ClueDemand.exactly(30), ConstraintDemand.NONE),
        Arguments.of(draft(LINES, 40, 5), ClueDemand.FEW, COVER),
        Arguments.of(draft(CAGED), ClueDemand.FEW, COVER),
        Arguments.of(draft(CAGED, 80, 7), ClueDemand.exactly(5), COVER),
        Arguments.of(draft(CAGED), ClueDemand.FEW, cages(OptionalInt.of(9), ReduceOrder.ALL)));
  }

  @ParameterizedTest
  @MethodSource("drafts")
  void draftsAreCompleted(Puzzle draft, ClueDemand clues, ConstraintDemand constraints) {
    for (int number = 0; number < PUZZLES; number++) {
      Generated generated = complete(draft, clues, constraints, PuzzleDemand.NONE, number);

      assertThat(generated).isInstanceOf(Generated.Made.class);
      Puzzle puzzle = ((Generated.Made) generated).puzzle();
      Grid solution = ((Generated.Made) generated).solution().orElseThrow();
      assertThat(isUnique(new SatSolver(), puzzle)).isTrue();
      assertThat(isUnique(new BitboardSolver(), puzzle)).isTrue();
      assertThat(puzzle.isSolvedBy(solution)).isTrue();
      assertThat(draft.isSolvedBy(solution)).isTrue();
      assertThat(puzzle.rules().constraints()).containsAll(draft.rules().constraints());
      for (Constraint constraint : puzzle.rules().constraints()) {
        assertThat(constraint.holds(solution, puzzle.rules())).isTrue();
      }
      for (int cell = 0; cell < solution.cellCount(); cell++) {
        int digit = draft.givens().digit(cell);
        assertThat(digit == 0 || digit == puzzle.givens().digit(cell)).isTrue();
      }
      clues
          .exactly()
          .ifPresent(wanted -> assertThat(puzzle.givens().filledCount()).isEqualTo(wanted));
      if (constraints.hasCover() && clues.exactly().isEmpty()) {
        assertThat(puzzle.givens()).isEqualTo(draft.givens());
      }
      assertThat(complete(draft, clues, constraints, PuzzleDemand.NONE, number))
          .isEqualTo(generated);
    }
  }

  private static boolean isUnique(Solver solver, Puzzle puzzle) {
    return solver.solve(puzzle, SearchLimits.NONE) instanceof Verdict.Unique;
  }

  @Test
  void aDraftReachesALevel() {
    PuzzleDemand demand =
        (puzzle, solution, deadline) -> {
          int givens = puzzle.givens().filledCount();
          if (givens < 30) {
            return new Judgement(Judgement.Kind.TOO_HARD, 30 - givens);
          }
          return givens > 33 ? new Judgement(Judgement.Kind.TOO_EASY, givens - 33) : Judgement.MET;
        };
    Generated generated = complete(draft(LINES), ClueDemand.FEW, ConstraintDemand.NONE, demand, 1);

    assertThat(((Generated.Made) generated).puzzle().givens().filledCount()).isBetween(30, 33);
  }

  @Test
  void aDraftWithoutASolutionIsNotCompleted() {
    Puzzle draft = draft(CAGED, 0, 9);

    Generated generated =
        complete(draft, ClueDemand.FEW, ConstraintDemand.NONE, PuzzleDemand.NONE, 1);

    Puzzle blamed = ((Generated.NoSolution) generated).blamed().orElseThrow();
    assertThat(isPartOf(blamed, draft)).isTrue();
    assertThat(blamed.givens().filledCount()).isEqualTo(1);
    assertThat(blamed.rules().constraints()).hasSize(1);
    assertThat(solution(blamed)).isInstanceOf(Verdict.NoSolution.class);
  }

  /** Whatever is blamed is contradictory, and none of its parts can be left out. */
  @Test
  void theBlameIsAsSmallAsPossible() {
    for (int seed = 1; seed <= 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Puzzle whole =
          ((Generated.Made)
                  complete(
                      draft(LINES), ClueDemand.FEW, ConstraintDemand.NONE, PuzzleDemand.NONE, seed))
              .puzzle();
      int cell = random.nextInt(whole.givens().cellCount());
      Puzzle draft = whole.withGivens(whole.givens().with(cell, 1 + random.nextInt(9)));
      Generated generated =
          complete(draft, ClueDemand.FEW, ConstraintDemand.NONE, PuzzleDemand.NONE, 1);
      if (generated instanceof Generated.NoSolution none && none.blamed().isPresent()) {
        Puzzle blamed = none.blamed().get();
        assertThat(isPartOf(blamed, draft)).isTrue();
        assertThat(solution(blamed)).isInstanceOf(Verdict.NoSolution.class);
        for (int given = 0; given < blamed.givens().cellCount(); given++) {
          if (blamed.givens().digit(given) != 0) {
            assertThat(solution(blamed.withGivens(blamed.givens().with(given, 0))))
                .as("%s without cell %d", blamed, given)
                .isNotInstanceOf(Verdict.NoSolution.class);
          }
        }
      }
    }
  }

  private static boolean isPartOf(Puzzle part, Puzzle whole) {
    for (int cell = 0; cell < part.givens().cellCount(); cell++) {
      int digit = part.givens().digit(cell);
      if (digit != 0 && digit != whole.givens().digit(cell)) {
        return false;
      }
    }
    return whole.rules().constraints().containsAll(part.rules().constraints());
  }

  private static Verdict solution(Puzzle puzzle) {
    return new BitboardSolver().solve(puzzle, SearchLimits.NONE);
  }

  @Test
  void aDraftWithOneSolutionStaysUnlessItIsTooEasy() {
    Puzzle draft =
        ((Generated.Made)
                complete(draft(LINES), ClueDemand.FEW, ConstraintDemand.NONE, PuzzleDemand.NONE, 1))
            .puzzle();
    PuzzleDemand tooEasy =
        (puzzle, solution, deadline) -> new Judgement(Judgement.Kind.TOO_EASY, 1);

    assertThat(complete(draft, ClueDemand.FEW, COVER, PuzzleDemand.NONE, 2))
        .isInstanceOfSatisfying(
            Generated.Made.class, made -> assertThat(made.puzzle()).isEqualTo(draft));
    assertThat(complete(draft, ClueDemand.FEW, ConstraintDemand.NONE, tooEasy, 2))
        .isInstanceOfSatisfying(
            Generated.Refused.class, refused -> assertThat(refused.nearest()).isEqualTo(draft));
  }

  @Test
  void propertiesMustSuitTheDraft() {
    Puzzle draft = draft(CAGED);
    PuzzleGenerator generator = new PuzzleGenerator(TestSolvers.AUTO);
    GeneratorSpec ofOther = spec(draft(LINES), ClueDemand.FEW, ConstraintDemand.NONE);
    GeneratorSpec ofGivens = spec(draft(CAGED, 0, 1), ClueDemand.FEW, ConstraintDemand.NONE);

    assertThatThrownBy(() -> generator.complete(draft, ofOther, PuzzleDemand.NONE))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> generator.complete(draft, ofGivens, PuzzleDemand.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
