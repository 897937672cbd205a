package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects the primitives of all constraints of a puzzle and joins those that concern the same
 * cells. Not thread-safe.
 */
public final class Primitives {
  private final int size;
  private final int offset;
  private final List<CellList> houses = new ArrayList<>();
  private final Set<CellList> differing = new LinkedHashSet<>();
  private final long[] allowed;
  private boolean isRestricted;
  private final List<Relation> relations = new ArrayList<>();

  /** The number, from 1, of the latest relation with each cell as its first cell; 0 if none. */
  private final int[] latest;

  /** The number of the previous relation with the same first cell, for each relation. */
  private int[] earlier = new int[16];

  /** The weight of each cell in the current sum, otherwise 0. */
  private final int[] weightOf;

  private final Set<Linear> linears = new LinkedHashSet<>();
  private final Set<AutomatonPath> automata = new LinkedHashSet<>();

  Primitives(Symbols symbols) {
    this.size = symbols.size();
    this.offset = symbols.offset();
    this.allowed = new long[size * size];
    this.latest = new int[size * size];
    this.weightOf = new int[size * size];
    Arrays.fill(allowed, DigitSets.all(size));
  }

  /**
   * Adds that no digit occurs twice in some cells. If they are n cells, they form a house, so each
   * digit occurs once.
   *
   * @param cells at most n distinct cells in any order; of fewer than two cells nothing follows
   */
  public void allDifferent(CellList cells) {
    if (cells.count() == size) {
      houses.add(cells.ascending());
    } else if (cells.count() > 1) {
      differing.add(cells.ascending());
    }
  }

  /**
   * Adds that a cell has one of some digits.
   *
   * @param digits bit d for digit d
   */
  public void allow(int cell, long digits) {
    isRestricted |= (allowed[cell] & ~digits) != 0;
    allowed[cell] &= digits;
  }

  /**
   * Adds that the digits of two cells are a pair of a table. If the cells are the same cell, its
   * digit must form a pair with itself.
   */
  public void relate(int first, int second, DigitTable table) {
    if (table.allowsAll()) {
      return;
    }
    if (first == second) {
      for (int digit = 1; digit <= size; digit++) {
        if (!table.allows(digit, digit)) {
          allow(first, ~(1L << digit));
        }
      }
    } else if (first < second) {
      addRelation(first, second, table);
    } else {
      addRelation(second, first, table.transposed());
    }
  }

  /** Adds a relation, or narrows the existing relation of the cells. */
  private void addRelation(int first, int second, DigitTable table) {
    for (int number = latest[first]; number > 0; number = earlier[number - 1]) {
      Relation known = relations.get(number - 1);
      if (known.second() == second) {
        relations.set(number - 1, new Relation(first, second, known.table().and(table)));
        return;
      }
    }
    if (relations.size() == earlier.length) {
      earlier = Arrays.copyOf(earlier, 2 * earlier.length);
    }
    earlier[relations.size()] = latest[first];
    relations.add(new Relation(first, second, table));
    latest[first] = relations.size();
  }

  /**
   * Adds that the sum of the values of some cells, each times its weight, is in a range. Nothing is
   * added if the weights cancel each other and 0 is in the range.
   *
   * @param cells in any order; the weights of a cell that occurs twice are added
   * @param weights one per cell
   * @param from the smallest allowed sum
   * @param to the largest allowed sum
   */
  public void sum(CellList cells, int[] weights, int from, int to) {
    for (int i = 0; i < weights.length; i++) {
      weightOf[cells.get(i)] += weights[i];
    }
    int[] used = cells.toArray();
    Arrays.sort(used);
    int count = 0;
    for (int cell : used) {
      if (weightOf[cell] != 0 && (count == 0 || used[count - 1] != cell)) {
        used[count++] = cell;
      }
    }
    if (count > 0 || from > 0 || to < 0) {
      linears.add(linear(Arrays.copyOf(used, count), from, to));
    }
    for (int i = 0; i < weights.length; i++) {
      weightOf[cells.get(i)] = 0;
    }
  }

  private Linear linear(int[] used, int from, int to) {
    int sign = used.length > 0 && weightOf[used[0]] < 0 ? -1 : 1;
    int[] factors = new int[used.length];
    int shift = 0;
    for (int i = 0; i < factors.length; i++) {
      factors[i] = sign * weightOf[used[i]];
      shift += factors[i] * offset;
    }
    return new Linear(
        used, factors, (sign > 0 ? from : -to) - shift, (sign > 0 ? to : -from) - shift);
  }

  /** Adds that the values of some cells have a sum. */
  public void sum(CellList cells, int sum) {
    int[] weights = new int[cells.count()];
    Arrays.fill(weights, 1);
    sum(cells, weights, sum, sum);
  }

  /** Adds that an automaton accepts the digits of some cells, read in their order. */
  public void accept(CellList cells, Automaton automaton) {
    automata.add(new AutomatonPath(cells, automaton));
  }

  /** Returns the sets of n cells that hold each digit once. */
  List<CellList> houses() {
    return List.copyOf(houses);
  }

  /**
   * Returns everything except the houses, in a normal form. Relations leave out that two cells of a
   * house differ.
   */
  Conditions conditions(Layout layout) {
    DigitTable different = DigitTable.different(size);
    List<Relation> pairs = new ArrayList<>(relations.size());
    // Many relations in a row have the same table.
    DigitTable table = different;
    DigitTable ofPeers = different;
    for (Relation relation : relations) {
      if (!layout.arePeers(relation.first(), relation.second())) {
        pairs.add(relation);
        continue;
      }
      if (!table.equals(relation.table())) {
        table = relation.table();
        ofPeers = table.and(different);
      }
      if (!ofPeers.equals(different)) {
        pairs.add(new Relation(relation.first(), relation.second(), ofPeers));
      }
    }
    return conditions(pairs);
  }

  /** Returns everything except the houses, as it was added. */
  Conditions ownConditions() {
    return conditions(relations);
  }

  private Conditions conditions(List<Relation> pairs) {
    return new Conditions(
        size,
        List.copyOf(differing),
        isRestricted ? allowed : new long[0],
        pairs,
        List.copyOf(linears),
        List.copyOf(automata));
  }
}
