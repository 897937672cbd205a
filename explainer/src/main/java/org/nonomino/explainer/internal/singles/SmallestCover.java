package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the cheapest sets that cover all elements, by branch and bound. Belongs to one thread.
 *
 * <p>It branches on the element that the smallest number of sets cover. The search is exact up to a
 * bound on its nodes that real boards do not reach. Beyond it, the best cover so far is the result.
 */
final class SmallestCover {
  /** The cost of one set, before any preference between covers of as many sets. */
  static final long SET = 1L << 32;

  private static final int MAX_NODES = 200_000;

  /**
   * A set of elements.
   *
   * @param elements bit e for element e
   * @param cost at least {@link #SET}, and below twice of it divided by the number of sets
   */
  record Option(long elements, long cost) {}

  private final List<Option> options;
  private final int[] chosen;
  private final int widest;
  private List<Integer> best = List.of();
  private long bestCost = Long.MAX_VALUE;
  private int nodes;

  private SmallestCover(List<Option> options) {
    this.options = options;
    this.chosen = new int[Long.SIZE];
    int most = 1;
    for (Option option : options) {
      most = Math.max(most, Long.bitCount(option.elements));
    }
    this.widest = most;
  }

  /**
   * Returns the indices of the sets of the cheapest cover, ascending; the first one found of equal
   * covers.
   *
   * @param elements bit e for element e; each element is in at least one set
   */
  static List<Integer> of(long elements, List<Option> options) {
    SmallestCover cover = new SmallestCover(options);
    cover.search(elements, 0, 0);
    return cover.best;
  }

  private void search(long open, long cost, int count) {
    int least = (Long.bitCount(open) + widest - 1) / widest;
    if (cost + least * SET >= bestCost || (nodes++ > MAX_NODES && bestCost < Long.MAX_VALUE)) {
      return;
    }
    if (open == 0) {
      bestCost = cost;
      List<Integer> found = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        found.add(chosen[i]);
      }
      found.sort(Comparator.naturalOrder());
      best = found;
      return;
    }
    for (int option : optionsFor(open)) {
      chosen[count] = option;
      search(open & ~options.get(option).elements, cost + options.get(option).cost, count + 1);
    }
  }

  /** Returns the sets of the element that the fewest cover, those that cover most of it first. */
  private List<Integer> optionsFor(long open) {
    List<Integer> fewest = List.of();
    for (long rest = open; rest != 0; rest &= rest - 1) {
      List<Integer> covering = covering(rest & -rest);
      if (fewest.isEmpty() || covering.size() < fewest.size()) {
        fewest = covering;
      }
    }
    fewest.sort(
        Comparator.comparingInt(
                (Integer option) -> -Long.bitCount(options.get(option).elements & open))
            .thenComparingLong(option -> options.get(option).cost));
    return fewest;
  }

  private List<Integer> covering(long element) {
    List<Integer> covering = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      if ((options.get(i).elements & element) != 0) {
        covering.add(i);
      }
    }
    return covering;
  }
}
