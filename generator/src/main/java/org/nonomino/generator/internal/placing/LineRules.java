package org.nonomino.generator.internal.placing;

import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BetweenLine;
import org.nonomino.core.constraint.Palindrome;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;

/** The rules of the families of lines. */
final class LineRules {
  private LineRules() {}

  /** Digits increase. */
  static final class OfThermometer implements LineRule {
    private final int[] digits;

    OfThermometer(Placing on) {
      this.digits = on.digits();
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return count == 1 || digits[cells[count - 2]] < digits[cells[count - 1]];
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      return true;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new Thermometer(cells);
    }
  }

  /** The first digit is the sum of the others, of which there are at least two. */
  static final class OfArrow implements LineRule {
    private final int[] digits;

    OfArrow(Placing on) {
      this.digits = on.digits();
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return rest(cells, count) >= 0;
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      return rest(cells, count) == 0;
    }

    private int rest(int[] cells, int count) {
      int rest = digits[cells[0]];
      for (int i = 1; i < count; i++) {
        rest -= digits[cells[i]];
      }
      return rest;
    }

    @Override
    public boolean mayBeShort() {
      return true;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new Arrow(cells.part(0, 1), cells.part(1, cells.count()));
    }
  }

  /** Digits that follow each other differ by at least the usual number. */
  static final class OfWhispers implements LineRule {
    private final int[] digits;
    private final int difference;

    OfWhispers(Placing on) {
      this.digits = on.digits();
      this.difference = ConstraintKind.WHISPERS.usualNumber(on.size());
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return count == 1
          || Math.abs(digits[cells[count - 2]] - digits[cells[count - 1]]) >= difference;
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      return true;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new Whispers(cells, difference);
    }
  }

  /** Digits are different and consecutive in some order. */
  static final class OfRenban implements LineRule {
    private final int[] digits;

    OfRenban(Placing on) {
      this.digits = on.digits();
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return isWithin(cells, count, length);
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      return isWithin(cells, count, count);
    }

    /** Returns whether the digits are different and the largest and smallest are near. */
    private boolean isWithin(int[] cells, int count, int width) {
      int last = digits[cells[count - 1]];
      int min = last;
      int max = last;
      for (int i = 0; i < count - 1; i++) {
        int digit = digits[cells[i]];
        if (digit == last) {
          return false;
        }
        min = Math.min(min, digit);
        max = Math.max(max, digit);
      }
      return max - min < width;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new Renban(cells);
    }
  }

  /** Digits read the same from both ends. */
  static final class OfPalindrome implements LineRule {
    private final int[] digits;

    OfPalindrome(Placing on) {
      this.digits = on.digits();
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return count > length
          || digits[cells[count - 1]] == digits[cells[Math.min(count, length - count + 1) - 1]];
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      return count == length;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new Palindrome(cells);
    }
  }

  /** The pieces in the regions, at least two, have the same sum. */
  static final class OfRegionSumLine implements LineRule {
    private final int[] digits;
    private final RegionMask mask;

    OfRegionSumLine(Placing on) {
      this.digits = on.digits();
      this.mask = on.mask();
    }

    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      int wanted = firstSum(cells, count);
      int last = lastPieceStart(cells, count);
      if (last == 0) {
        return true;
      }
      boolean begins = last == count - 1;
      return sum(cells, last, count) <= wanted
          && (!begins || sum(cells, lastPieceStart(cells, count - 1), count - 1) == wanted);
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      int last = lastPieceStart(cells, count);
      return last > 0 && sum(cells, last, count) == firstSum(cells, count);
    }

    private int firstSum(int[] cells, int count) {
      int end = 1;
      while (end < count && mask.region(cells[end]) == mask.region(cells[0])) {
        end++;
      }
      return sum(cells, 0, end);
    }

    private int lastPieceStart(int[] cells, int count) {
      int start = count - 1;
      while (start > 0 && mask.region(cells[start - 1]) == mask.region(cells[count - 1])) {
        start--;
      }
      return start;
    }

    private int sum(int[] cells, int from, int to) {
      int sum = 0;
      for (int i = from; i < to; i++) {
        sum += digits[cells[i]];
      }
      return sum;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new RegionSumLine(cells);
    }
  }

  /** All digits except the ends are greater than one end and less than the other. */
  static final class OfBetweenLine implements LineRule {
    private final int[] digits;

    OfBetweenLine(Placing on) {
      this.digits = on.digits();
    }

    /** Only the last cell may be as far from the first digit as an end must be. */
    @Override
    public boolean mayGrow(int[] cells, int count, int length) {
      return count == 1
          || (count == length
              ? isDone(cells, count, length)
              : (digits[cells[count - 1]] > digits[cells[0]])
                      == (digits[cells[1]] > digits[cells[0]])
                  && digits[cells[count - 1]] != digits[cells[0]]);
    }

    @Override
    public boolean isDone(int[] cells, int count, int length) {
      int low = Math.min(digits[cells[0]], digits[cells[count - 1]]);
      int high = Math.max(digits[cells[0]], digits[cells[count - 1]]);
      for (int i = 1; i < count - 1; i++) {
        int digit = digits[cells[i]];
        if (digit <= low || digit >= high) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Constraint constraint(CellList cells) {
      return new BetweenLine(cells);
    }
  }
}
