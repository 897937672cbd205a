package org.nonomino.solver.bitboard;

/**
 * A weighted sum in a range. Its cells are in groups that differ pairwise, and each group gets the
 * range that the others leave to it. Belongs to one search.
 */
final class SumPropagator implements Propagator {
  private final int[] cells;
  private final SumGroup[] groups;
  private final int from;
  private final int to;

  SumPropagator(int[] cells, SumGroup[] groups, int from, int to) {
    this.cells = cells;
    this.groups = groups;
    this.from = from;
    this.to = to;
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
    return true;
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
        : group.narrow(
            candidates, -Math.floorDiv(most, -weight), Math.floorDiv(-least, -weight));
  }
}
