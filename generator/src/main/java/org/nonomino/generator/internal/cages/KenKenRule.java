package org.nonomino.generator.internal.cages;

import java.util.Arrays;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.generator.terms.SeededRandom;

/**
 * Cages of KenKen. The operation of a cage is random, but always the same for the same cells, so
 * that cages that a search leaves alone do not change. As in most published puzzles, only cages of
 * two cells have a difference or a quotient.
 */
final class KenKenRule implements CageRule {
  /** Larger products do not fit into the corner of a cell. */
  private static final long MAX_PRODUCT = 9_999;

  private enum Operation {
    SUM,
    PRODUCT,
    DIFFERENCE,
    QUOTIENT
  }

  private final Grid filling;
  private final int salt;

  KenKenRule(Grid filling, SeededRandom random) {
    this.filling = filling;
    this.salt = random.nextInt(Integer.MAX_VALUE);
  }

  @Override
  public boolean allowsRepeats() {
    return true;
  }

  @Override
  public boolean givesSingles() {
    return true;
  }

  @Override
  public Constraint cage(int[] cells) {
    Operation operation = operation(cells);
    CellList list = CellList.of(filling.size(), cells);
    int result = (int) result(operation, cells, filling);
    return switch (operation) {
      case SUM -> new RepeatCage(list, result);
      case PRODUCT -> new ArithmeticCage(ArithmeticCage.Operation.PRODUCT, list, result);
      case DIFFERENCE -> new ArithmeticCage(ArithmeticCage.Operation.DIFFERENCE, list, result);
      case QUOTIENT -> new ArithmeticCage(ArithmeticCage.Operation.QUOTIENT, list, result);
    };
  }

  @Override
  public boolean isBroken(int[] cells, Grid other) {
    Operation operation = operation(cells);
    return result(operation, cells, other) != result(operation, cells, filling);
  }

  /**
   * Returns the operation of a cage. Half of the cages of two cells have a quotient, or a
   * difference if the digits have no whole quotient.
   */
  private Operation operation(int[] cells) {
    int choice = mixed(cells) & 3;
    if (cells.length == 1) {
      return Operation.SUM;
    }
    if (cells.length == 2) {
      if (choice < 2) {
        return isMultiple(cells) ? Operation.QUOTIENT : Operation.DIFFERENCE;
      }
      return choice == 2 ? Operation.PRODUCT : Operation.SUM;
    }
    return choice < 2 && result(Operation.PRODUCT, cells, filling) <= MAX_PRODUCT
        ? Operation.PRODUCT
        : Operation.SUM;
  }

  private boolean isMultiple(int[] cells) {
    int first = filling.digit(cells[0]);
    int second = filling.digit(cells[1]);
    return first % second == 0 || second % first == 0;
  }

  /** Returns a number with random bits, the same for the same cells. */
  private int mixed(int[] cells) {
    int hash = Arrays.hashCode(cells) ^ salt;
    hash = (hash ^ hash >>> 16) * 0x45D9F3B;
    hash = (hash ^ hash >>> 16) * 0x45D9F3B;
    return hash ^ hash >>> 16;
  }

  private static long result(Operation operation, int[] cells, Grid of) {
    long sum = 0;
    long product = 1;
    long largest = 0;
    for (int cell : cells) {
      int digit = of.digit(cell);
      sum += digit;
      product = Math.min(product * digit, Integer.MAX_VALUE);
      largest = Math.max(largest, digit);
    }
    return switch (operation) {
      case SUM -> sum;
      case PRODUCT -> product;
      case DIFFERENCE -> 2 * largest - sum;
      // Two digits without a quotient have a result that no cage has.
      case QUOTIENT -> largest * largest % product == 0 ? largest * largest / product : 0;
    };
  }
}
