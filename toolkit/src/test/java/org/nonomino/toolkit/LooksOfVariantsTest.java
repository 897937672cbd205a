package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.Puzzle;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.explainer.ConstraintUse;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.solver.Deadline;

/** Tests that the lines, the cages and the givens of generated variants look as if set by hand. */
final class LooksOfVariantsTest {
  private static final int PUZZLES = 5;
  private static final Nonomino NONOMINO = Nonomino.create();

  private static List<Puzzle> puzzles(ConstraintFamily family, int number, String level) {
    return IntStream.range(0, PUZZLES)
        .mapToObj(
            seed -> {
              try {
                return NONOMINO
                    .generate(request -> request.place(family, number).level(level), seed)
                    .puzzle();
              } catch (RequestException e) {
                throw new AssertionError(e);
              }
            })
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "THERMOMETERS, 5, medium",
    "ARROWS, 6, medium",
    "WHISPERS, 4, hard",
    "REGION_SUM_LINES, 5, easy",
    "BETWEEN_LINES, 4, medium",
    "PALINDROMES, 4, easy"
  })
  void givensAreFewAndSpreadAndOffTheEndsOfLines(
      ConstraintFamily family, int number, String level) {
    for (Puzzle puzzle : puzzles(family, number, level)) {
      assertThat(puzzle.givens().filledCount()).as("%s", puzzle).isLessThanOrEqualTo(32);
      int[] inBox = new int[9];
      for (int cell = 0; cell < 81; cell++) {
        inBox[puzzle.mask().region(cell)] += puzzle.givens().digit(cell) > 0 ? 1 : 0;
      }
      assertThat(IntStream.of(inBox)).as("%s", puzzle).allMatch(count -> count <= 4);
      for (Constraint line : puzzle.rules().constraints()) {
        int[] cells = line.cells().toArray();
        assertThat(puzzle.givens().digit(cells[0])).as("%s of %s", line, puzzle).isZero();
        assertThat(puzzle.givens().digit(cells[cells.length - 1]))
            .as("%s of %s", line, puzzle)
            .isZero();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"THERMOMETERS, 5", "WHISPERS, 4", "RENBAN, 4", "REGION_SUM_LINES, 5"})
  void linesAreLongerThanThreeCells(ConstraintFamily family, int number) {
    List<Integer> lengths =
        puzzles(family, number, "medium").stream()
            .flatMap(puzzle -> puzzle.rules().constraints().stream())
            .filter(constraint -> constraint.kind().shape() == ConstraintShape.LINE)
            .map(line -> line.cells().count())
            .toList();

    assertThat(lengths).hasSize(PUZZLES * number).allMatch(length -> length > 3);
    assertThat(lengths.stream().distinct().count()).isGreaterThanOrEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"DOTS, 16", "ARROWS, 8", "WHISPERS, 5"})
  void aThirdOfThePathRestsOnEnoughConstraints(ConstraintFamily family, int number) {
    Explainer explainer = new Explainer(Scale.NONOMINO);
    int placements = 0;
    int resting = 0;
    for (Puzzle puzzle : puzzles(family, number, "medium")) {
      ConstraintUse use = explainer.constraintUse(puzzle, explainer.path(puzzle, Deadline.NEVER));
      placements += use.placements();
      resting += use.resting();
    }

    assertThat(3.3 * resting).isGreaterThanOrEqualTo(placements);
  }

  /** Its path needs no constraint, but its setter wants this one. */
  @Test
  void aDraftOfTheLevelWithOneSolutionStaysAsItIs() throws RequestException {
    GeneratedPuzzle plain = NONOMINO.generate(request -> request.level("easy"), 3);
    boolean isRising = plain.solution().digit(0) < plain.solution().digit(1);
    CellList cells = CellList.of(9, isRising ? new int[] {0, 1} : new int[] {1, 0});
    Puzzle draft =
        new Puzzle(plain.puzzle().givens(), plain.puzzle().rules().with(new Thermometer(cells)));

    GeneratedPuzzle completed = NONOMINO.generate(request -> request.from(draft).level("easy"), 1);

    assertThat(completed.puzzle()).isEqualTo(draft);
  }

  @Test
  void cagesOfKillersHaveAMixtureOfSizes() throws RequestException {
    int[] cellsInCagesOf = new int[10];
    for (int seed = 0; seed < PUZZLES; seed++) {
      Puzzle puzzle =
          NONOMINO
              .generate(request -> request.place(ConstraintFamily.CAGES).level("medium"), seed)
              .puzzle();
      for (Constraint cage : puzzle.rules().constraints()) {
        assertThat(cage).isInstanceOf(KillerCage.class);
        cellsInCagesOf[cage.cells().count()] += cage.cells().count();
      }
    }

    assertThat(cellsInCagesOf[2]).isLessThan(PUZZLES * 81 / 2);
    assertThat(cellsInCagesOf[3]).isGreaterThan(PUZZLES * 81 / 5);
    assertThat(cellsInCagesOf[4] + cellsInCagesOf[5]).isGreaterThan(PUZZLES * 81 / 8);
  }
}
