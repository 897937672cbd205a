package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Deadline;

final class OpenMovesTest {
  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  private static Puzzle puzzle(String givens) {
    return new Puzzle(Grid.ofSymbols(9, givens).orElseThrow(), RegionMask.boxes(3, 3));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
      })
  void countsAreThoseOfTheProfile(String givens) {
    Puzzle puzzle = puzzle(givens.replace('0', '.'));
    StepPath path = explainer.path(puzzle, Deadline.NEVER);

    OpenMoves moves = explainer.openMoves(puzzle, path, 100, Deadline.NEVER);

    PathProfile profile = explainer.profile(puzzle, path, Deadline.NEVER);
    assertThat(moves.counts()).hasSize(path.steps().size()).allMatch(count -> count >= 1);
    assertThat(moves.counts().get(0)).isEqualTo(profile.firstMoves());
    assertThat(moves.bottlenecks()).hasSize(profile.bottlenecks());
    assertThat(moves.bottlenecks())
        .isEqualTo(
            IntStream.range(0, path.steps().size() - 1)
                .filter(step -> moves.counts().get(step) == 1)
                .mapToObj(step -> new OpenMoves.Bottleneck(step + 1, path.steps().get(step).kind()))
                .toList());
    List<Integer> few = explainer.openMoves(puzzle, path, 3, Deadline.NEVER).counts();
    assertThat(few.subList(1, few.size()))
        .isEqualTo(moves.counts().stream().skip(1).map(count -> Math.min(3, count)).toList());
  }

  /** With one empty cell, there is one move, and no bottleneck, because nothing else is left. */
  @ParameterizedTest
  @ValueSource(ints = {0, 40, 80})
  void theLastCellIsNoBottleneck(int cell) {
    StringBuilder solved =
        new StringBuilder(
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    solved.setCharAt(cell, '.');
    Puzzle puzzle = puzzle(solved.toString());

    OpenMoves moves =
        explainer.openMoves(puzzle, explainer.path(puzzle, Deadline.NEVER), 100, Deadline.NEVER);

    assertThat(moves).isEqualTo(new OpenMoves(List.of(1), List.of()));
  }
}
