package org.nonomino.solver.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;

final class ConstrainedPuzzleTest {
  /** A strategy that forgot a kind would be found: some fillings of the plain rules break it. */
  @ParameterizedTest
  @EnumSource
  void showsEachKindAlone(ConstraintKind kind) {
    int solved = 0;
    int lost = 0;
    for (ConstrainedPuzzle known : ConstrainedPuzzle.with(kind).toList()) {
      Puzzle plain = new Puzzle(known.puzzle().givens(), Rules.of(known.puzzle().mask()));
      List<Grid> fillings = NaiveOracle.solutions(plain, Integer.MAX_VALUE);
      solved += known.solutions().isEmpty() ? 0 : 1;
      lost += known.solutions().size() < fillings.size() ? 1 : 0;
    }
    assertThat(solved).as("puzzles with a solution").isPositive();
    assertThat(lost).as("puzzles where the kind matters").isPositive();
  }

  @Test
  void hasNoOneAndManySolutions() {
    int none = 0;
    int one = 0;
    int many = 0;
    for (ConstrainedPuzzle known : ConstrainedPuzzle.all()) {
      switch (known.solutions().size()) {
        case 0 -> none++;
        case 1 -> one++;
        default -> many++;
      }
    }
    assertThat(none).isGreaterThan(50);
    assertThat(one).isGreaterThan(50);
    assertThat(many).isGreaterThan(100);
  }
}
