package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.nonomino.core.Conditions;
import org.nonomino.core.Linear;

/**
 * A condition on a sum, in the form in which it becomes part of a formula.
 *
 * @param weights by cell its weight, not 0; the first weight is positive
 * @param from the smallest allowed sum
 * @param to the largest allowed sum
 */
record SatSum(SortedMap<Integer, Integer> weights, int from, int to) {
  private static SatSum of(Linear linear) {
    SortedMap<Integer, Integer> weights = new TreeMap<>();
    for (int i = 0; i < linear.count(); i++) {
      weights.put(linear.cell(i), linear.weight(i));
    }
    return new SatSum(weights, linear.from(), linear.to());
  }

  /**
   * Returns sums that together mean the same as those of the conditions, with fewer cells. If two
   * sums share most of their cells, such as two arrows with one tail, their difference replaces one
   * of them.
   */
  static List<SatSum> of(Conditions conditions) {
    List<SatSum> sums = new ArrayList<>();
    conditions.linears().forEach(linear -> sums.add(of(linear)));
    boolean isShrinking = true;
    while (isShrinking) {
      isShrinking = false;
      for (int i = 0; i < sums.size(); i++) {
        for (int j = 0; j < sums.size(); j++) {
          if (i != j && sums.get(i).sharesMostWith(sums.get(j))) {
            SatSum less = sums.get(i).without(sums.get(j));
            if (!less.weights.isEmpty() && less.weights.size() < sums.get(i).weights.size()) {
              sums.set(i, less);
              isShrinking = true;
            }
          }
        }
      }
    }
    return sums;
  }

  /** Returns whether the other sum is a number and shares more than half of its cells. */
  private boolean sharesMostWith(SatSum other) {
    if (other.from != other.to) {
      return false;
    }
    int shared = 0;
    for (int cell : other.weights.keySet()) {
      shared += weights.containsKey(cell) ? 1 : 0;
    }
    return 2 * shared > other.weights.size();
  }

  /** Returns the smaller one of this sum minus the other and this sum plus the other. */
  private SatSum without(SatSum other) {
    SatSum minus = plus(other, -1);
    SatSum plus = plus(other, 1);
    return minus.weights.size() <= plus.weights.size() ? minus : plus;
  }

  private SatSum plus(SatSum other, int factor) {
    SortedMap<Integer, Integer> both = new TreeMap<>(weights);
    other.weights.forEach((cell, weight) -> both.merge(cell, factor * weight, Integer::sum));
    both.values().removeIf(weight -> weight == 0);
    int change = factor * other.from;
    if (both.isEmpty() || both.values().iterator().next() > 0) {
      return new SatSum(both, from + change, to + change);
    }
    both.replaceAll((cell, weight) -> -weight);
    return new SatSum(both, -to - change, -from - change);
  }
}
