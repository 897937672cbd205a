package org.nonomino.generator.internal.cages;

import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.constraint.KillerCage;

/** Killer cages, each of which has a sum and no repeated digits. */
final class KillerRule implements CageRule {
  private final Grid filling;

  KillerRule(Grid filling) {
    this.filling = filling;
  }

  @Override
  public boolean allowsRepeats() {
    return false;
  }

  @Override
  public boolean givesSingles() {
    return false;
  }

  @Override
  public Constraint cage(int[] cells) {
    int sum = 0;
    for (int cell : cells) {
      sum += filling.digit(cell);
    }
    return new KillerCage(CellList.of(filling.size(), cells), OptionalInt.of(sum));
  }

  /** Returns whether another solution has a different sum or a repeated digit. */
  @Override
  public boolean isBroken(int[] cells, Grid other) {
    long seen = 0;
    int difference = 0;
    for (int cell : cells) {
      int digit = other.digit(cell);
      difference += digit - filling.digit(cell);
      if ((seen & (1L << digit)) != 0) {
        return true;
      }
      seen |= 1L << digit;
    }
    return difference != 0;
  }
}
