package org.nonomino.toolkit.techniques;

/**
 * The sums of sets of different digits from a range. Immutable.
 *
 * <p>For each digit there is a table of the sets that lack it, by their number of digits and their
 * sum. So a digit is in all sets with a sum if no set without it has that sum. The tables need
 * O(m³·s) steps for m digits with the total s.
 */
final class SetSums {
  private final int low;
  private final int high;
  private final int total;

  /** Whether sets exist, by the missing digit (0 for none), the number of digits and the sum. */
  private final boolean[][][] without;

  /**
   * @param low the smallest digit
   * @param high the largest digit
   */
  SetSums(int low, int high) {
    this.low = low;
    this.high = high;
    this.total = (high - low + 1) * (low + high) / 2;
    this.without = new boolean[high + 1][][];
    without[0] = table(0);
    for (int digit = low; digit <= high; digit++) {
      without[digit] = table(digit);
    }
  }

  private boolean[][] table(int missing) {
    boolean[][] exists = new boolean[high + 1][total + 1];
    exists[0][0] = true;
    for (int digit = low; digit <= high; digit++) {
      for (int count = high; digit != missing && count > 0; count--) {
        for (int sum = digit; sum <= total; sum++) {
          exists[count][sum] |= exists[count - 1][sum - digit];
        }
      }
    }
    return exists;
  }

  /** Returns the sum of all digits. */
  int total() {
    return total;
  }

  /** Returns whether there is a set with this number of digits and this sum. */
  boolean exists(int count, int sum) {
    return without[0][count][sum];
  }

  /** Returns the digits that are in all sets with this number of digits and this sum. */
  long always(int count, int sum) {
    long digits = 0;
    for (int digit = low; digit <= high; digit++) {
      digits |= without[digit][count][sum] ? 0 : 1L << (digit - 1);
    }
    return digits;
  }

  /** Returns the digits of the range that are in no set with this number of digits and this sum. */
  long never(int count, int sum) {
    long digits = 0;
    for (int digit = low; digit <= high; digit++) {
      boolean isPossible = count > 0 && sum >= digit && without[digit][count - 1][sum - digit];
      digits |= isPossible ? 0 : 1L << (digit - 1);
    }
    return digits;
  }
}
