package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Collects the primitives of all constraints of a puzzle and joins those that concern the same
 * cells. Not thread-safe.
 */
public final class Primitives {
  private record Pair(int first, int second) {}

  private final int size;
  private final Set<CellList> houses = new LinkedHashSet<>();
  private final Set<CellList> differing = new LinkedHashSet<>();
  private final long[] allowed;
  private final Map<Pair, DigitTable> relations = new LinkedHashMap<>();
  private final Set<Linear> linears = new LinkedHashSet<>();
  private final Set<AutomatonPath> automata = new LinkedHashSet<>();

  Primitives(int size) {
    this.size = size;
    this.allowed = new long[size * size];
    Arrays.fill(allowed, DigitSets.all(size));
  }

  /**
   * Adds that no digit occurs twice in some cells. If they are n cells, they are a house, which
   * holds each digit once.
   *
   * @param cells at most n distinct cells in any order; of fewer than two cells nothing follows
   */
  public void allDifferent(CellList cells) {
    CellList ascending = CellList.of(size, cells.stream().sorted().toArray());
    if (cells.count() == size) {
      houses.add(ascending);
    } else if (cells.count() > 1) {
      differing.add(ascending);
    }
  }

  /**
   * Adds that a cell has one of some digits.
   *
   * @param digits bit d for digit d
   */
  public void allow(int cell, long digits) {
    allowed[cell] &= digits;
  }

  /**
   * Adds that the digits of two cells are a pair of a table. If the cells are the same cell, its
   * digit must form a pair with itself.
   */
  public void relate(int first, int second, DigitTable table) {
    if (first == second) {
      for (int digit = 1; digit <= size; digit++) {
        if (!table.allows(digit, digit)) {
          allow(first, ~(1L << digit));
        }
      }
    } else if (first < second) {
      relations.merge(new Pair(first, second), table, DigitTable::and);
    } else {
      relations.merge(new Pair(second, first), table.transposed(), DigitTable::and);
    }
  }

  /** Adds that the digits of two cells pass a test. */
  public void relate(int first, int second, DigitTable.Test test) {
    relate(first, second, DigitTable.of(size, test));
  }

  /**
   * Adds that the sum of the digits of some cells, each times its weight, is in a range.
   *
   * @param cells in any order; the weights of a cell that occurs twice are added
   * @param weights one per cell
   * @param from the smallest allowed sum
   * @param to the largest allowed sum
   */
  public void sum(CellList cells, int[] weights, int from, int to) {
    Map<Integer, Integer> weightOf = new TreeMap<>();
    for (int i = 0; i < weights.length; i++) {
      weightOf.merge(cells.get(i), weights[i], Integer::sum);
    }
    weightOf.values().removeIf(weight -> weight == 0);
    int[] ascending = weightOf.keySet().stream().mapToInt(Integer::intValue).toArray();
    int[] factors = weightOf.values().stream().mapToInt(Integer::intValue).toArray();
    if (factors.length > 0 && factors[0] < 0) {
      linears.add(
          new Linear(
              ascending, Arrays.stream(factors).map(weight -> -weight).toArray(), -to, -from));
    } else {
      linears.add(new Linear(ascending, factors, from, to));
    }
  }

  /** Adds that the digits of some cells have a sum. */
  public void sum(CellList cells, int sum) {
    int[] weights = new int[cells.count()];
    Arrays.fill(weights, 1);
    sum(cells, weights, sum, sum);
  }

  /** Adds that an automaton accepts the digits of some cells, which it reads in their order. */
  public void accept(CellList cells, Automaton automaton) {
    automata.add(new AutomatonPath(cells, automaton));
  }

  /** Returns the sets of n cells that hold each digit once. */
  List<CellList> houses() {
    return List.copyOf(houses);
  }

  /**
   * Returns everything except the houses, in a normal form: that two cells of a house differ is
   * left out of relations.
   */
  Conditions conditions(Layout layout) {
    DigitTable different = DigitTable.of(size, (first, second) -> first != second);
    boolean isRestricted = Arrays.stream(allowed).anyMatch(digits -> digits != DigitSets.all(size));
    List<Relation> pairs = new ArrayList<>();
    relations.forEach(
        (pair, table) -> {
          boolean arePeers = layout.arePeers(pair.first, pair.second);
          DigitTable normal = arePeers ? table.and(different) : table;
          if (!arePeers || !normal.equals(different)) {
            pairs.add(new Relation(pair.first, pair.second, normal));
          }
        });
    return new Conditions(
        size,
        List.copyOf(differing),
        isRestricted ? allowed : new long[0],
        pairs,
        List.copyOf(linears),
        List.copyOf(automata));
  }
}
