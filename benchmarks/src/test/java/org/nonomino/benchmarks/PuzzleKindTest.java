package org.nonomino.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.testkit.Corpus;
import org.nonomino.solver.testkit.CorpusPuzzle;

final class PuzzleKindTest {
  private static final CorpusPuzzle SEVENTEEN = Corpus.read("classic/17clue").get(0);

  static List<String> names() {
    return PuzzleKind.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void findsAKindByItsName(String name) {
    assertThat(PuzzleKind.named(name).spec().layout().size()).isIn(9, 16);
  }

  @Test
  void refusesPuzzlesThatAreNotMinimal() {
    PuzzleKind kind = PuzzleKind.named("classic-minimal");

    kind.check(SEVENTEEN.puzzle());
    assertThatThrownBy(() -> kind.check(withOneMore()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not minimal");
  }

  private static Puzzle withOneMore() {
    Grid givens = SEVENTEEN.puzzle().givens();
    int cell = 0;
    while (givens.digit(cell) != 0) {
      cell++;
    }
    int digit = SEVENTEEN.solution().orElseThrow().digit(cell);
    return SEVENTEEN.puzzle().withGivens(givens.with(cell, digit));
  }

  @Test
  void refusesAnotherNumberOfClues() {
    PuzzleKind kind = PuzzleKind.named("classic-20-clues");

    assertThatThrownBy(() -> kind.check(SEVENTEEN.puzzle()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("17 clues, not 20");
  }
}
