package org.nonomino.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class PuzzleTest {
  private static final RegionMask BOXES = RegionMask.boxes(2, 2);
  private static final Grid SOLUTION =
      Grid.of(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});

  @Test
  void isSolvedByAGridThatKeepsItsGivens() {
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(1, 2).with(15, 1), BOXES);
    assertThat(puzzle.size()).isEqualTo(4);
    assertThat(puzzle.isSolvedBy(SOLUTION)).isTrue();
    assertThat(new Puzzle(Grid.empty(4).with(1, 3), BOXES).isSolvedBy(SOLUTION)).isFalse();
    assertThat(new Puzzle(SOLUTION, BOXES).isSolvedBy(SOLUTION)).isTrue();
  }

  @Test
  void isNotSolvedByAGridThatBreaksARule() {
    Puzzle puzzle = new Puzzle(Grid.empty(4), BOXES);
    assertThat(puzzle.isSolvedBy(SOLUTION.with(0, 0))).isFalse();
    assertThat(puzzle.isSolvedBy(SOLUTION.with(0, 2))).isFalse();
    Puzzle jigsaw =
        new Puzzle(Grid.empty(4), RegionMask.jigsaw(4, "0001011122232333".chars().toArray()));
    assertThat(jigsaw.isSolvedBy(SOLUTION)).isFalse();
    assertThat(puzzle.isSolvedBy(Grid.empty(4))).isFalse();
  }

  @Test
  void isNotSolvedByAGridOfAnotherSize() {
    Puzzle puzzle = new Puzzle(Grid.empty(4), BOXES);
    assertThat(puzzle.isSolvedBy(Grid.of(1, new int[] {1}))).isFalse();
  }

  @Test
  void takesGivensThatContradictEachOther() {
    Puzzle puzzle = new Puzzle(Grid.empty(4).with(0, 1).with(1, 1), BOXES);
    assertThat(puzzle.rules().findConflict(puzzle.givens())).isPresent();
    assertThat(puzzle.isSolvedBy(SOLUTION)).isFalse();
  }

  @Test
  void equalsAPuzzleOfTheSameGivensAndRegions() {
    Puzzle puzzle = new Puzzle(SOLUTION, BOXES);
    RegionMask same = RegionMask.jigsaw(4, "aabbaabbccddccdd".chars().toArray());
    assertThat(puzzle)
        .isEqualTo(new Puzzle(SOLUTION, same))
        .hasSameHashCodeAs(new Puzzle(SOLUTION, same))
        .isNotEqualTo(new Puzzle(SOLUTION.with(0, 0), same));
  }

  @Test
  void refusesAMaskOfAnotherSize() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Puzzle(Grid.empty(9), BOXES))
        .withMessage("givens of size 9 on a mask of size 4");
  }
}
