package org.nonomino.formats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.test.corpus.VariantPuzzle;

final class FPuzzlesConstraintsTest {
  private static final int UNIQUE = 542;

  @Test
  void theRecordedSolutionsKeepAllConstraints() {
    int unique = 0;
    for (VariantPuzzle variant : VariantPuzzle.all()) {
      Puzzle puzzle = JsonReading.entries(variant.json()).get(0).puzzle();
      if (variant.solution().isPresent()) {
        Grid full = grid(puzzle.size(), variant.solution().get());
        assertThat(puzzle.isSolvedBy(full)).as(variant.id()).isTrue();
        assertThat(puzzle.rules().constraints())
            .as(variant.id())
            .allMatch(constraint -> constraint.holds(full, puzzle.rules()));
        unique++;
      }
    }
    assertThat(unique).isEqualTo(UNIQUE);
  }

  private static Grid grid(int size, String symbols) {
    return Grid.of(size, symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray());
  }
}
