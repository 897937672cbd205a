package org.nonomino.core.constraint;

import java.util.Arrays;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;

/** Groups of cells whose digits have equal, unknown sums. */
final class EqualSums {
  private EqualSums() {}

  /** Returns whether the sums of all groups are equal. */
  static boolean hold(List<CellList> groups, Grid full, Rules of) {
    int sum = of.values(groups.get(0), full).sum();
    return groups.stream().allMatch(group -> of.values(group, full).sum() == sum);
  }

  /** Adds that the sum of each group is that of the group before it. */
  static void lower(List<CellList> groups, Primitives into) {
    for (int i = 1; i < groups.size(); i++) {
      CellList both = groups.get(i - 1).followedBy(groups.get(i));
      int[] weights = new int[both.count()];
      Arrays.fill(weights, -1);
      Arrays.fill(weights, 0, groups.get(i - 1).count(), 1);
      into.sum(both, weights, 0, 0);
    }
  }
}
