package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Linear;

/**
 * The sums that groups of cells can have, where the rules demand that these sums are equal: the
 * pieces of a region sum line, or the circle and the shaft of an arrow.
 */
final class GroupSums {
  /** The number of digits to try before only the bounds of a sum are found. */
  private static final int MOST_TRIES = 20_000;

  /** Cells with the factors of their digits: a circle of two cells is a number of two digits. */
  record Group(List<Integer> indices, List<Integer> factors) {}

  private final ConstrainedStep step;
  private final List<Group> groups;
  private final List<BitSet> sums = new ArrayList<>();
  private final BitSet common;
  private int tries;

  private GroupSums(ConstrainedStep step, List<Group> groups) {
    this.step = step;
    this.groups = groups;
    groups.forEach(group -> sums.add(sums(group, step.domains)));
    common = (BitSet) sums.get(0).clone();
    sums.forEach(common::and);
  }

  /** Returns the sums of a constraint, or nothing if it has no equal sums. */
  static Optional<GroupSums> of(ConstrainedStep step) {
    if (!step.scope.paths.isEmpty()
        || step.scope.sums.isEmpty()
        || step.scope.sums.stream().anyMatch(sum -> !isZero(step, sum))) {
      return Optional.empty();
    }
    GroupSums sums = new GroupSums(step, groups(step));
    return sums.common.isEmpty() ? Optional.empty() : Optional.of(sums);
  }

  /** Returns whether the values of the digits add up to 0. */
  private static boolean isZero(ConstrainedStep step, Linear sum) {
    int weights = 0;
    for (int i = 0; i < sum.count(); i++) {
      weights += sum.weight(i);
    }
    return step.ofValues(sum.from(), weights) == 0 && sum.from() == sum.to();
  }

  private static List<Group> groups(ConstrainedStep step) {
    List<Group> groups = new ArrayList<>();
    for (Linear sum : step.scope.sums) {
      Group plus = new Group(new ArrayList<>(), new ArrayList<>());
      Group minus = new Group(new ArrayList<>(), new ArrayList<>());
      for (int i = 0; i < sum.count(); i++) {
        Group group = sum.weight(i) > 0 ? plus : minus;
        group.indices.add(step.scope.indexOf(sum.cell(i)));
        group.factors.add(Math.abs(sum.weight(i)));
      }
      for (Group group : List.of(plus, minus)) {
        if (!groups.contains(group)) {
          groups.add(group);
        }
      }
    }
    return groups;
  }

  /** Returns the sums that all groups can have, ascending. */
  List<Integer> common() {
    return common.stream().boxed().toList();
  }

  /** Returns the sums of one group by itself, ascending. */
  List<Integer> sums(int group) {
    return sums.get(group).stream().boxed().toList();
  }

  List<Group> groups() {
    return groups;
  }

  /**
   * Returns the sums of the groups of the losing cells with the lost digits.
   *
   * @return empty if one of them is a common sum, so that the sums are no reason
   */
  Optional<BitSet> excluded() {
    BitSet excluded = new BitSet();
    for (int index : step.losing) {
      boolean isExcluded = false;
      for (Group group : groups) {
        if (group.indices.contains(index)) {
          long[] some = step.domains.clone();
          some[index] = step.lost(index);
          BitSet with = sums(group, some);
          if (!with.intersects(common)) {
            isExcluded = true;
            excluded.or(with);
          }
        }
      }
      if (!isExcluded) {
        return Optional.empty();
      }
    }
    return Optional.of(excluded);
  }

  private BitSet sums(Group group, long[] domains) {
    BitSet sums = new BitSet();
    tries = 0;
    add(group, 0, 0, new int[group.indices.size()], domains, sums);
    if (tries > MOST_TRIES) {
      // Only groups of many cells need so many tries; a circle has at most three cells.
      int count = group.indices.size();
      int low = step.ofValues(ScopeSums.min(step.scope, domains, group.indices), count);
      int high = step.ofValues(ScopeSums.max(step.scope, domains, group.indices), count);
      sums.set(low, high + 1);
    }
    return sums;
  }

  private void add(Group group, int depth, int sum, int[] digits, long[] domains, BitSet sums) {
    if (depth == digits.length) {
      sums.set(sum);
      return;
    }
    int index = group.indices.get(depth);
    long left = domains[index];
    for (int i = 0; i < depth; i++) {
      left &= step.scope.allowed(group.indices.get(i), digits[i], index);
    }
    for (; left != 0 && tries <= MOST_TRIES; left &= left - 1) {
      tries++;
      digits[depth] = ScopeSums.lowest(left);
      int more = group.factors.get(depth) * step.value(digits[depth]);
      add(group, depth + 1, sum + more, digits, domains, sums);
    }
  }
}
