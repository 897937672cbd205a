package org.nonomino.canon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;

/** Tests the results of transformations and their descriptions. */
final class TransformationTest {
  private static final int[] SAME = {0, 1, 2, 3, 4};

  private static final Grid GRID = Grid.ofSymbols(4, "1234341221434321").orElseThrow();

  @Test
  void rowsColumnsAndDigitsAreReplaced() {
    Transformation swapped =
        Transformation.of(
            4, false, new int[] {1, 0, 2, 3}, new int[] {0, 1, 3, 2}, new int[] {0, 2, 1, 3, 4});

    assertThat(swapped.apply(GRID)).hasToString("3412214312344321");
    assertThat(swapped).hasToString("rows 2 1 3 4; columns 1 2 4 3; digits 2 1 3 4");
    assertThat(swapped.source(0)).isEqualTo(4);
    assertThat(swapped.digit(1)).isEqualTo(2);
  }

  @Test
  void aTransposedGridIsReorderedAfterwards() {
    Transformation transposed =
        Transformation.of(4, true, new int[] {3, 0, 1, 2}, new int[] {0, 1, 2, 3}, SAME);

    assertThat(transposed.apply(GRID)).hasToString("4231132424133142");
    assertThat(transposed).hasToString("transposed; rows 4 1 2 3; columns 1 2 3 4; digits 1 2 3 4");
  }

  @Test
  void regionsThatBecomeRowsAreNamedByTheirFirstCells() {
    RegionMask mask = RegionMask.jigsaw(3, new int[] {0, 1, 2, 2, 0, 1, 1, 2, 0});
    // Regions 2, 1 and 0 become the rows, and the columns stay.
    Transformation traded =
        Transformation.trusted(3, new int[] {3, 7, 2, 6, 1, 5, 0, 4, 8}, new int[] {0, 1, 2, 3});

    assertThat(traded)
        .hasToString("rows are regions r1c3 r1c2 r1c1; columns are columns 1 2 3; digits 1 2 3");
    // The former rows are regions.
    assertThat(traded.apply(mask))
        .isEqualTo(RegionMask.jigsaw(3, new int[] {1, 2, 0, 2, 0, 1, 0, 1, 2}));
  }

  @Test
  void theInverseUndoesAndOneFollowsAnother() {
    SplittableRandom random = new SplittableRandom(1);
    for (int size : new int[] {1, 2, 5, 9, 36}) {
      Transformation one = Disguises.any(size, random);
      Transformation other = Disguises.any(size, random);
      int[] digits = new int[size * size];
      Arrays.setAll(digits, cell -> random.nextInt(size + 1));
      Puzzle puzzle = new Puzzle(Grid.of(size, digits), RegionMask.boxes(1, size));

      assertThat(one.inverse().apply(one.apply(puzzle))).isEqualTo(puzzle);
      assertThat(one.then(one.inverse())).isEqualTo(Transformation.identity(size));
      assertThat(one.then(other).apply(puzzle)).isEqualTo(other.apply(one.apply(puzzle)));
      assertThat(one.then(other).hashCode())
          .isEqualTo(other.inverse().then(one.inverse()).inverse().hashCode());
    }
  }

  @Test
  void whatIsNotAPermutationIsRefused() {
    int[] order = {0, 1, 2, 3};

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(4, false, new int[] {0, 1, 2, 2}, order, SAME))
        .withMessage("the rows [0, 1, 2, 2] are not a permutation of 0..3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(4, false, order, new int[] {0, 1, 2}, SAME))
        .withMessage("the columns [0, 1, 2] are not a permutation of 0..3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(4, false, order, order, new int[] {1, 0, 2, 3, 4}))
        .withMessage("a blank would become 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.of(37, false, order, order, SAME))
        .withMessage("size 37 is not in 1..36");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.identity(4).apply(Grid.empty(9)))
        .withMessage("a transformation of size 4 for something of size 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.identity(4).then(Transformation.identity(9)))
        .withMessage("a transformation of size 4 for something of size 9");
  }

  @Test
  void puzzlesWithOtherRulesAreRefused() {
    Rules rules = Rules.of(RegionMask.boxes(2, 2)).with(ExtraRegion.of(4, 0, 5, 10, 15));
    Puzzle puzzle = new Puzzle(GRID, rules);
    String message = "the rules are not plain: " + rules;

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Transformation.identity(4).apply(puzzle))
        .withMessage(message);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AutomorphismGroup.of(puzzle))
        .withMessage(message);
  }
}
