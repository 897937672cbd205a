package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.terms.SolutionDemand;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Verdict;

/** Puzzles from which no clues can be removed together with their images. */
final class FewCluesTest {
  private final Nonomino nonomino = Nonomino.create();

  @ParameterizedTest
  @EnumSource(
      value = Symmetry.class,
      names = {"NONE", "ROTATE180", "DIAGONAL"})
  void noSetOfCluesCanBeRemoved(Symmetry symmetry) throws RequestException {
    for (int seed = 0; seed < 3; seed++) {
      Puzzle puzzle =
          nonomino.generate(request -> request.fewClues(true).symmetry(symmetry), seed).puzzle();

      for (int[] orbit : symmetry.orbits(puzzle.size())) {
        if (puzzle.givens().digit(orbit[0]) != 0) {
          Puzzle less = puzzle.withGivens(without(puzzle.givens(), orbit));
          assertThat(nonomino.solve(less)).isInstanceOf(Verdict.Multiple.class);
        }
      }
    }
  }

  private static Grid without(Grid givens, int[] cells) {
    int[] digits =
        IntStream.range(0, givens.cellCount())
            .map(cell -> IntStream.of(cells).anyMatch(at -> at == cell) ? 0 : givens.digit(cell))
            .toArray();
    return Grid.of(givens.size(), digits);
  }

  @ParameterizedTest
  @ValueSource(strings = {"clues", "blanks", "solutions"})
  void aNumberOrSeveralSolutionsExcludeThem(String option) {
    Consumer<GenerateRequest> other =
        request -> {
          switch (option) {
            case "clues" -> request.clues(30);
            case "blanks" -> request.blanks(50);
            default -> request.solutions(SolutionDemand.ANY);
          }
        };

    assertThatThrownBy(() -> nonomino.generate(other.andThen(request -> request.fewClues(true)), 1))
        .isInstanceOf(RequestException.class)
        .hasMessageStartingWith("fewClues, " + option + ": ");
  }
}
