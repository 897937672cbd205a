package org.nonomino.core.constraint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ArithmeticCage.Operation;

class ArithmeticCageTest {
  private static final int SIZE = 9;

  /** The digits of a cage in the first row, and whether they have the result. */
  @ParameterizedTest
  @CsvSource({
    "PRODUCT, 12, 3 4, true",
    "PRODUCT, 12, 2 6, true",
    "PRODUCT, 12, 2 5, false",
    "PRODUCT, 7, 7, true",
    "PRODUCT, 8, 2 2 2, true",
    "DIFFERENCE, 3, 2 5, true",
    "DIFFERENCE, 3, 5 2, true",
    "DIFFERENCE, 0, 4 4, true",
    "DIFFERENCE, 3, 2 1 6, true",
    "DIFFERENCE, 3, 6 2 2, false",
    "DIFFERENCE, 1, 3 2 6, true",
    "QUOTIENT, 2, 8 4, true",
    "QUOTIENT, 2, 4 8, true",
    "QUOTIENT, 2, 4 9, false",
    "QUOTIENT, 1, 5 5, true",
    "QUOTIENT, 2, 2 8 2, true",
    "QUOTIENT, 2, 2 8 3, false",
  })
  void holdsByItsOperation(Operation operation, int result, String text, boolean holds) {
    int[] digits = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    Grid grid = Grid.empty(SIZE);
    for (int i = 0; i < digits.length; i++) {
      grid = grid.with(i, digits[i]);
    }
    CellList cells = CellList.of(SIZE, IntStream.range(0, digits.length).toArray());

    ArithmeticCage cage = new ArithmeticCage(operation, cells, result);

    assertThat(cage.holds(grid, Rules.of(RegionMask.none(SIZE)).with(cage))).isEqualTo(holds);
  }

  @ParameterizedTest
  @CsvSource({
    "PRODUCT, 11, 0 1, no 2 digits of 1 to 9 have the product 11",
    "PRODUCT, 0, 0 1, no 2 digits of 1 to 9 have the product 0",
    "PRODUCT, 10, 0, no digit of 1 to 9 has the product 10",
    "PRODUCT, 2000000000, 0 1 2, no 3 digits of 1 to 9 have the product 2000000000",
    "DIFFERENCE, 9, 0 1, no 2 digits of 1 to 9 have the difference 9",
    "DIFFERENCE, -1, 0 1, no 2 digits of 1 to 9 have the difference -1",
    "DIFFERENCE, 8, 0 1 2, no 3 digits of 1 to 9 have the difference 8",
    "QUOTIENT, 0, 0 1, no 2 digits of 1 to 9 have the quotient 0",
    "QUOTIENT, 10, 0 1, no 2 digits of 1 to 9 have the quotient 10",
    "DIFFERENCE, 3, 0, 'there is only one cell, but at least 2 are needed'",
    "QUOTIENT, 3, 0 0, r1c1 is listed twice",
  })
  void refusesResultsThatNoDigitsHave(
      Operation operation, int result, String cells, String problem) {
    CellList list =
        CellList.of(SIZE, Arrays.stream(cells.split(" ")).mapToInt(Integer::parseInt).toArray());

    assertThatExceptionOfType(InvalidConstraintException.class)
        .isThrownBy(
            () -> new ArithmeticCage(operation, list, result).requireFit(Symbols.usual(SIZE)))
        .withMessage(problem);
  }

  /**
   * If 0 is a digit, cages of any length can have the product 0. None has the quotient 0, because 0
   * / 0 is undefined.
   */
  @Test
  void aDigitZeroHasTheProductZero() {
    Symbols symbols = Symbols.range(0, 6);
    for (int count : new int[] {1, 2, 3, 36}) {
      CellList cells = CellList.of(6, IntStream.range(0, count).toArray());
      ArithmeticCage cage = new ArithmeticCage(Operation.PRODUCT, cells, 0);
      Rules rules = Rules.of(RegionMask.none(6), List.of(cage), symbols);
      Grid fives = Grid.of(6, IntStream.range(0, 36).map(cell -> 6).toArray());

      cage.requireFit(symbols);
      assertThat(cage.holds(fives, rules)).isFalse();
      assertThat(cage.holds(fives.with(count - 1, 1), rules)).isTrue();
    }
    assertThatExceptionOfType(InvalidConstraintException.class)
        .isThrownBy(
            () ->
                new ArithmeticCage(Operation.QUOTIENT, CellList.of(6, 0, 1), 0)
                    .requireFit(symbols));
  }

  /** A difference of a thousand cells is refused, and a product of them has few states. */
  @Test
  void largeCagesAreNoProblem() {
    CellList all = CellList.all(Grid.MAX_SIZE);

    assertThat(new ArithmeticCage(Operation.PRODUCT, all, 1_396_755_360).label())
        .isEqualTo("1396755360×");
    assertThatExceptionOfType(InvalidConstraintException.class)
        .isThrownBy(
            () ->
                new ArithmeticCage(Operation.DIFFERENCE, all, 1)
                    .requireFit(Symbols.usual(Grid.MAX_SIZE)));
  }

  /** Sums of KenKen have a sign as soon as another operation occurs. */
  @Test
  void sumsHaveASignBesideOtherOperations() {
    RepeatCage sum = new RepeatCage(CellList.of(SIZE, 0, 1), 7);
    ArithmeticCage product = new ArithmeticCage(Operation.PRODUCT, CellList.of(SIZE, 2, 3), 12);
    Rules alone = Rules.of(RegionMask.none(SIZE)).with(sum);

    assertThat(ArithmeticCage.label(sum, alone.constraints())).isEqualTo("7");
    assertThat(ArithmeticCage.label(sum, alone.with(product).constraints())).isEqualTo("7+");
    assertThat(product.label()).isEqualTo("12×");
  }
}
