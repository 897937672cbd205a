package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** Puzzles of a requested difficulty, compared with their ratings. */
final class DifficultyTest {
  private static final Solver SOLVER = Solvers.standard().defaultSolver().orElseThrow();
  private static final Explainer EXPLAINER = new Explainer(Scale.NONOMINO);
  private static final Rater RATER = new Rater(SOLVER, EXPLAINER);

  private static Difficulty level(String name) {
    return Difficulty.of(SOLVER, Levels.STANDARD.named(name).orElseThrow());
  }

  private static LayoutChoice layout(String regions, int size) {
    return regions.equals("random")
        ? new LayoutChoice.Random(new LayoutSpec(size, Symmetry.NONE, 0.5))
        : new LayoutChoice.Fixed(
            RegionMask.boxes(
                Integer.parseInt(regions.split("x", -1)[0]),
                Integer.parseInt(regions.split("x", -1)[1])));
  }

  private static Generated.Made make(GenerateRequest request, int number) throws RequestException {
    PuzzleDemand demand = request.difficulty().orElseThrow().newJudge();
    Generated made =
        new PuzzleGenerator(SOLVER)
            .prepare(request.spec(), demand)
            .make(SeededRandom.of(15, number), Deadline.NEVER);
    assertThat(made).isInstanceOf(Generated.Made.class);
    return (Generated.Made) made;
  }

  @ParameterizedTest
  @CsvSource({
    "3x3, 9, easy",
    "3x3, 9, medium",
    "3x3, 9, hard",
    "3x3, 9, fiendish",
    "3x3, 9, diabolical",
    "3x3, 9, extreme",
    "random, 9, easy",
    "random, 9, medium",
    "random, 9, hard",
    "random, 9, fiendish",
    "random, 9, diabolical",
    "random, 9, extreme",
    "2x3, 6, easy",
    "2x3, 6, diabolical",
    "random, 6, hard",
    "3x4, 12, hard",
    "random, 12, medium",
    "4x4, 16, easy",
    "4x4, 16, hard",
    "random, 16, medium",
  })
  void eachLevelIsMadeOnEachKindOfRegions(String regions, int size, String name)
      throws RequestException {
    GenerateRequest request = GenerateRequest.on(layout(regions, size)).difficulty(level(name));
    for (int number = 0; number < 2; number++) {
      Puzzle puzzle = make(request, number).puzzle();

      assertThat(RATER.rate(puzzle, Deadline.NEVER).foundLevel())
          .as("%s", puzzle)
          .isEqualTo(Levels.STANDARD.named(name));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "diagonals, easy",
    "diagonals, medium",
    "diagonals, hard",
    "diagonals, fiendish",
    "diagonals, diabolical",
    "diagonals, extreme",
    "windoku, fiendish",
    "anti-knight, hard",
    "anti-knight, diabolical",
    "non-consecutive, hard",
    "cages, medium",
    "cages, hard",
    "cages, diabolical",
    "cages, extreme",
  })
  void eachLevelIsMadeWithConstraints(String constraints, String name) throws RequestException {
    GenerateRequest request = GenerateRequest.defaults().difficulty(level(name));
    if (constraints.equals("cages")) {
      request.place(ConstraintFamily.CAGES);
    } else {
      request.constraints(constraints);
    }
    for (int number = 0; number < 3; number++) {
      Puzzle puzzle = make(request, number).puzzle();

      assertThat(RATER.rate(puzzle, Deadline.NEVER).foundLevel())
          .as("%s", puzzle)
          .isEqualTo(Levels.STANDARD.named(name));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"easy", "medium", "hard"})
  void killersWithoutCluesHaveTheRequestedLevel(String name) throws RequestException {
    Nonomino nonomino = Nonomino.create();
    Puzzle puzzle =
        nonomino
            .generate(
                request ->
                    request
                        .regions(RegionMask.boxes(2, 3))
                        .place(ConstraintFamily.CAGES)
                        .level(name),
                1)
            .puzzle();

    assertThat(puzzle.givens()).isEqualTo(Grid.empty(6));
    assertThat(nonomino.rate(puzzle).foundLevel()).isEqualTo(Levels.STANDARD.named(name));
  }

  @Test
  void levelsForPeopleAreSymmetricUnlessThatIsSwitchedOff() throws RequestException {
    RegionMask mask = RegionMask.boxes(3, 3);

    assertThat(GenerateRequest.on(mask).difficulty(level("hard")).spec().symmetries())
        .containsExactly(Symmetry.ROTATE180);
    assertThat(
            GenerateRequest.on(mask)
                .difficulty(level("hard"))
                .symmetry(Symmetry.NONE)
                .spec()
                .symmetries())
        .containsExactly(Symmetry.NONE);
    assertThat(GenerateRequest.on(mask).difficulty(level("extreme")).spec().symmetries())
        .containsExactly(Symmetry.NONE);
    assertThat(GenerateRequest.on(mask).spec().symmetries()).containsExactly(Symmetry.NONE);
    // An odd number of clues has no half-turn symmetry if there is no cell in the middle.
    assertThat(
            GenerateRequest.on(RegionMask.boxes(2, 3))
                .difficulty(level("easy"))
                .clues(13)
                .spec()
                .symmetries())
        .containsExactly(Symmetry.NONE);
    assertThatThrownBy(
            () ->
                GenerateRequest.on(RegionMask.boxes(2, 3))
                    .difficulty(level("easy"))
                    .symmetry(Symmetry.ROTATE180)
                    .clues(13)
                    .spec())
        .isInstanceOf(RequestException.class);
  }

  @Test
  void easyPuzzlesHaveSeveralWaysOnAllTheTime() throws RequestException {
    GenerateRequest request = GenerateRequest.on(layout("random", 9)).difficulty(level("easy"));
    for (int number = 0; number < 5; number++) {
      assertThat(profile(make(request, number)).bottlenecks()).isZero();
    }
  }

  @Test
  void thereAreAsManyFirstMovesAsAskedFor() throws RequestException {
    GenerateRequest request =
        GenerateRequest.on(layout("3x3", 9)).difficulty(level("medium").withFirstMoves(12));
    for (int number = 0; number < 5; number++) {
      assertThat(profile(make(request, number)).firstMoves()).isGreaterThanOrEqualTo(12);
    }
  }

  private static PathProfile profile(Generated.Made made) {
    Puzzle puzzle = made.puzzle();
    Grid solution = made.solution().orElseThrow();
    Rated.Solved rated = (Rated.Solved) RATER.rate(puzzle, solution, Deadline.NEVER);
    return EXPLAINER.profile(puzzle, rated.path(), Deadline.NEVER);
  }

  @Test
  void fewCluesOfClassicPuzzlesAreSaidToBeRare() throws RequestException {
    RegionMask classic = RegionMask.boxes(3, 3);

    assertThat(GenerationFailure.rarity(GenerateRequest.on(classic).clues(17).spec()).orElseThrow())
        .contains("49,158");
    assertThat(GenerationFailure.rarity(GenerateRequest.on(classic).clues(18).spec()).orElseThrow())
        .contains("a minute");
    assertThat(GenerationFailure.rarity(GenerateRequest.on(classic).clues(19).spec())).isEmpty();
    assertThat(GenerationFailure.rarity(GenerateRequest.on(layout("random", 9)).clues(17).spec()))
        .isEmpty();
  }

  @Test
  void levelsOfOneSeedHaveDifferentSolutions() throws RequestException {
    Set<Grid> solutions = new HashSet<>();
    for (String name : List.of("easy", "medium", "hard", "fiendish")) {
      solutions.add(Nonomino.create().generate(request -> request.level(name), 7).solution());
    }
    assertThat(solutions).hasSize(4);
  }

  @Test
  void puzzlesOfALevelAreSpreadOverItsBand() throws RequestException {
    Set<Rating> ratings = new HashSet<>();
    int above = 0;
    for (int seed = 0; seed < 20; seed++) {
      GeneratedPuzzle puzzle = Nonomino.create().generate(request -> request.level("hard"), seed);
      Rating rating = Difficulty.rating(puzzle.rated().orElseThrow()).orElseThrow();
      ratings.add(rating);
      above += rating.compareTo(StepKind.NAKED_PAIR.lowestRating()) >= 0 ? 1 : 0;
    }
    assertThat(ratings).hasSizeGreaterThan(3);
    assertThat(above).isGreaterThan(5);
  }

  /** Puzzles of last cells alone would be easier, but they are full of clues. */
  @Test
  void easyJigsawsHaveRoomForHiddenSingles() throws RequestException {
    for (int seed = 0; seed < 10; seed++) {
      GeneratedPuzzle puzzle =
          Nonomino.create().generate(request -> request.randomRegions().level("easy"), seed);
      assertThat(Difficulty.rating(puzzle.rated().orElseThrow()).orElseThrow())
          .isGreaterThan(StepKind.HIDDEN_SINGLE.lowestRating());
      assertThat(puzzle.puzzle().givens().filledCount()).isLessThan(45);
    }
  }

  @Test
  void knownTechniquesAreEnough() throws RequestException {
    KnownTechniques known =
        new KnownTechniques("singles", Set.of(StepKind.HIDDEN_SINGLE, StepKind.NAKED_SINGLE));
    Difficulty difficulty =
        Difficulty.any(SOLVER, Levels.STANDARD).needing(StepKind.NAKED_SINGLE).solvableWith(known);
    GenerateRequest request = GenerateRequest.defaults().difficulty(difficulty);
    Explainer person = new Explainer(known.list());
    for (int number = 0; number < 5; number++) {
      StepPath path = person.path(make(request, number).puzzle(), Deadline.NEVER);
      assertThat(path.isSolved()).isTrue();
      assertThat(path.steps()).anyMatch(step -> step.kind() == StepKind.NAKED_SINGLE);
    }
  }
}
