package org.nonomino.solver.bitboard;

/**
 * A weighted sum in a range. Its cells are in groups that differ pairwise, and each group gets the
 * range that the others leave to it. Belongs to one search.
 */
final class SumPropagator implements Propagator {
  /** The number of open cells up to which sets of sums are found, not only their bounds. */
  private static final int MAX_OPEN = 4;

  private final int[] cells;
  private final SumGroup[] groups;
  private final int from;
  private final int to;

  // Scratch space.
  private final long[] sums;
  private final long[] before;

  SumPropagator(int[] cells, SumGroup[] groups, int from, int to) {
    this.cells = cells;
    this.groups = groups;
    this.from = from;
    this.to = to;
    this.sums = new long[groups.length];
    this.before = new long[groups.length + 1];
  }

  @Override
  public int[] cells() {
    return cells;
  }

  @Override
  public boolean propagate(Candidates candidates) {
    int low = 0;
    int high = 0;
    for (SumGroup group : groups) {
      if (!group.findBounds(candidates)) {
        return false;
      }
      low += lowOf(group);
      high += highOf(group);
    }
    if (groups.length == 1) {
      return low <= to && high >= from && narrow(candidates, groups[0], from, to);
    }
    boolean isChanging = true;
    while (isChanging) {
      isChanging = false;
      if (low > to || high < from) {
        return false;
      }
      for (SumGroup group : groups) {
        int groupLow = lowOf(group);
        int groupHigh = highOf(group);
        int least = from - (high - groupHigh);
        int most = to - (low - groupLow);
        if (least > groupLow || most < groupHigh) {
          if (!narrow(candidates, group, least, most)) {
            return false;
          }
          int newLow = lowOf(group);
          int newHigh = highOf(group);
          isChanging |= newLow != groupLow || newHigh != groupHigh;
          low += newLow - groupLow;
          high += newHigh - groupHigh;
        }
      }
    }
    return low == high || narrowToSums(candidates, low);
  }

  /** Narrows each group to the sums that the sets of possible sums of the others leave to it. */
  private boolean narrowToSums(Candidates candidates, int low) {
    int least = from - low;
    int most = to - low;
    int open = 0;
    for (SumGroup group : groups) {
      open += group.openCount();
    }
    if (most >= Long.SIZE || open > MAX_OPEN) {
      return true;
    }
    long inRange = (2L << most) - 1 & -1L << Math.max(least, 0);
    // The sums of the groups before each group, then those that are wanted from each group on.
    before[0] = 1;
    for (int i = 0; i < groups.length; i++) {
      sums[i] = weighted(groups[i]);
      before[i + 1] = plus(before[i], sums[i]);
    }
    if ((before[groups.length] & inRange) == 0) {
      return false;
    }
    long wanted = inRange;
    for (int i = groups.length - 1; i >= 0; i--) {
      long allowed = sums[i] & minus(wanted, before[i]);
      wanted = minus(wanted, sums[i]);
      if (allowed != sums[i] && !narrowTo(candidates, groups[i], allowed)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the sums of an element of each set. */
  private static long plus(long first, long second) {
    long sums = 0;
    long rest = Long.bitCount(first) < Long.bitCount(second) ? first : second;
    long other = rest == first ? second : first;
    for (; rest != 0; rest &= rest - 1) {
      sums |= other << Long.numberOfTrailingZeros(rest);
    }
    return sums;
  }

  /** Returns the differences of an element of each set that are not negative. */
  private static long minus(long first, long second) {
    long differences = 0;
    for (long rest = second; rest != 0; rest &= rest - 1) {
      differences |= first >>> Long.numberOfTrailingZeros(rest);
    }
    return differences;
  }

  /** Returns the possible weighted sums of a group, bit k for the lowest one plus k. */
  private static long weighted(SumGroup group) {
    long own = group.sums();
    if (group.weight == 1) {
      return own;
    }
    int range = group.high() - group.low();
    if (group.weight == -1 && range < Long.SIZE) {
      return Long.reverse(own) >>> (Long.SIZE - 1 - range);
    }
    long sums = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int above = Long.numberOfTrailingZeros(rest);
      int bit = group.weight > 0 ? above * group.weight : (above - range) * group.weight;
      sums |= bit >= 0 && bit < Long.SIZE ? 1L << bit : 0;
    }
    return sums;
  }

  private static boolean narrowTo(Candidates candidates, SumGroup group, long allowed) {
    int range = group.high() - group.low();
    long sums = 0;
    for (long rest = allowed; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int above = group.weight > 0 ? bit / group.weight : range + bit / group.weight;
      sums |= 1L << above;
    }
    return group.narrowTo(candidates, sums);
  }

  private static int lowOf(SumGroup group) {
    return group.weight * (group.weight > 0 ? group.low() : group.high());
  }

  private static int highOf(SumGroup group) {
    return group.weight * (group.weight > 0 ? group.high() : group.low());
  }

  /** Narrows a group to a range of its weighted sum. */
  private static boolean narrow(Candidates candidates, SumGroup group, int least, int most) {
    int weight = group.weight;
    return weight > 0
        ? group.narrow(candidates, -Math.floorDiv(-least, weight), Math.floorDiv(most, weight))
        : group.narrow(candidates, -Math.floorDiv(most, -weight), Math.floorDiv(-least, -weight));
  }
}
