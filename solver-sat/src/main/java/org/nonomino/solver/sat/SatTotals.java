package org.nonomino.solver.sat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.TreeSet;
import org.sat4j.specs.ContradictionException;

/**
 * Adds sums of cells to a formula, each as a tree that adds two totals in each node. A total has a
 * variable for each of its values. It means that the total is at least that value.
 *
 * <p>Source: O. Bailleux and Y. Boufkhad, "Efficient CNF encoding of Boolean cardinality
 * constraints", CP 2003 (the totalizer); here the leaves are digits with weights.
 */
final class SatTotals {
  /** The total of some cells. */
  private static final class Total {
    /** The values that it can have, ascending. */
    private final int[] values;

    /** The literal for each value or more. The first one is true. */
    private final int[] atLeast;

    /** The number of cells. */
    private final int cells;

    Total(int[] values, int[] atLeast, int cells) {
      this.values = values;
      this.atLeast = atLeast;
      this.cells = cells;
    }

    int min() {
      return values[0];
    }

    int max() {
      return values[values.length - 1];
    }

    /** Returns the literal for the value at an index or more. */
    int literal(int index) {
      return index < values.length ? atLeast[index] : -SatClauses.TRUE;
    }

    /** Returns the literal for a number or more. */
    int atLeast(int number) {
      int index = Arrays.binarySearch(values, number);
      return literal(index < 0 ? -index - 1 : index);
    }
  }

  private final int size;
  private final SatConditions puzzle;
  private final SatClauses clauses;

  /** The literals of each cell for the digit d or more, with 1..n+1 for d. */
  private final Map<Integer, int[]> digitsFrom = new HashMap<>();

  /**
   * @param puzzle has the literals of digits in cells
   */
  SatTotals(int size, SatConditions puzzle, SatClauses clauses) {
    this.size = size;
    this.puzzle = puzzle;
    this.clauses = clauses;
  }

  /**
   * Adds that the sum of all cells of some groups is in a range.
   *
   * @param groups at least one
   */
  void add(List<SatGroup> groups, int from, int to) throws ContradictionException {
    new Tree(from, to).add(groups);
  }

  /** The totals of one sum. */
  private final class Tree {
    private final int from;
    private final int to;

    /** The smallest sum of all cells, by the bounds of the totals. */
    private int min;

    /** The largest sum of all cells, by the bounds of the totals. */
    private int max;

    Tree(int from, int to) {
      this.from = from;
      this.to = to;
    }

    void add(List<SatGroup> groups) throws ContradictionException {
      List<Queue<Total>> leaves = new ArrayList<>();
      for (SatGroup group : groups) {
        Queue<Total> digits = new ArrayDeque<>();
        for (int cell : group.cells()) {
          Total digit = digit(cell, group.weight());
          min += digit.min();
          max += digit.max();
          digits.add(digit);
        }
        leaves.add(digits);
      }
      Queue<Total> totals =
          new PriorityQueue<>(Comparator.comparingInt((Total total) -> total.values.length));
      for (int i = 0; i < groups.size(); i++) {
        totals.add(ofGroup(groups.get(i), leaves.get(i)));
      }
      while (totals.size() > 1) {
        Total first = totals.remove();
        Total second = totals.remove();
        totals.add(join(first, second, first.min() + second.min(), first.max() + second.max()));
      }
      Total sum = totals.remove();
      clauses.addAnyOf(sum.atLeast(from));
      clauses.addAnyOf(-sum.atLeast(to + 1));
    }

    /** Returns the total of a group. Its digits differ, so its bounds are closer. */
    private Total ofGroup(SatGroup group, Queue<Total> parts) throws ContradictionException {
      while (parts.size() > 1) {
        Total first = parts.remove();
        Total second = parts.remove();
        int cells = first.cells + second.cells;
        parts.add(join(first, second, group.min(cells, size), group.max(cells, size)));
      }
      return parts.remove();
    }

    /**
     * Returns the sum of two totals, without the values that the other cells cannot complete to an
     * allowed sum.
     */
    private Total join(Total first, Total second, int lowest, int highest)
        throws ContradictionException {
      int othersMin = min - first.min() - second.min();
      int othersMax = max - first.max() - second.max();
      Total sum =
          sum(first, second, Math.max(lowest, from - othersMax), Math.min(highest, to - othersMin));
      min = othersMin + sum.min();
      max = othersMax + sum.max();
      return sum;
    }
  }

  private Total digit(int cell, int weight) throws ContradictionException {
    int[] digits = puzzle.digits(cell);
    int[] digitFrom = digitsFrom(cell);
    int[] values = new int[size];
    int[] atLeast = new int[size];
    int count = 0;
    for (int i = 1; i <= size; i++) {
      int digit = weight > 0 ? i : size + 1 - i;
      if (digits[digit - 1] != -SatClauses.TRUE) {
        values[count] = weight * digit;
        atLeast[count++] = weight > 0 ? digitFrom[digit] : -digitFrom[digit + 1];
      }
    }
    return new Total(Arrays.copyOf(values, count), Arrays.copyOf(atLeast, count), 1);
  }

  private int[] digitsFrom(int cell) throws ContradictionException {
    int[] known = digitsFrom.get(cell);
    if (known == null) {
      known = newDigitsFrom(puzzle.digits(cell));
      digitsFrom.put(cell, known);
    }
    return known;
  }

  /** Returns variables for a digit of at least d. They follow from the literals of the digits. */
  private int[] newDigitsFrom(int[] digits) throws ContradictionException {
    int[] from = new int[size + 2];
    from[size + 1] = -SatClauses.TRUE;
    int possible = 0;
    for (int literal : digits) {
      possible += literal == -SatClauses.TRUE ? 0 : 1;
    }
    for (int digit = size; digit >= 1; digit--) {
      int literal = digits[digit - 1];
      int above = from[digit + 1];
      if (literal == -SatClauses.TRUE) {
        from[digit] = above;
        continue;
      }
      possible--;
      from[digit] = possible == 0 ? SatClauses.TRUE : clauses.newVariable();
      clauses.addAnyOf(-literal, from[digit]);
      clauses.addAnyOf(-literal, -above);
      clauses.addAnyOf(-above, from[digit]);
      clauses.addAnyOf(-from[digit], literal, above);
    }
    return from;
  }

  /** Returns a new total, the sum of two, of which the values in a range are possible. */
  private Total sum(Total first, Total second, int lowest, int highest)
      throws ContradictionException {
    clauses.spend((long) first.values.length * second.values.length);
    TreeSet<Integer> possible = new TreeSet<>();
    for (int value : first.values) {
      for (int other : second.values) {
        if (value + other >= lowest && value + other <= highest) {
          possible.add(value + other);
        }
      }
    }
    if (possible.isEmpty()) {
      throw new ContradictionException();
    }
    int[] values = possible.stream().mapToInt(Integer::intValue).toArray();
    int[] atLeast = new int[values.length];
    atLeast[0] = SatClauses.TRUE;
    for (int i = 1; i < values.length; i++) {
      atLeast[i] = clauses.newVariable();
      clauses.addAnyOf(-atLeast[i], atLeast[i - 1]);
    }
    Total sum = new Total(values, atLeast, first.cells + second.cells);
    addClauses(first, second, sum);
    return sum;
  }

  /**
   * Adds for each pair of values that the sum is at least theirs if both totals are at least that,
   * and at most theirs if both are at most that. Pairs with the same conclusion as a pair that
   * needs less are left out.
   */
  private void addClauses(Total first, Total second, Total sum) throws ContradictionException {
    for (int i = 0; i < first.values.length; i++) {
      int last = second.values.length - 1;
      for (int j = 0; j <= last; j++) {
        int value = first.values[i] + second.values[j];
        int reached = sum.atLeast(value);
        if (j == 0 || reached != sum.atLeast(first.values[i] + second.values[j - 1])) {
          clauses.addAnyOf(-first.literal(i), -second.literal(j), reached);
        }
        int exceeded = sum.atLeast(value + 1);
        if (j == last || exceeded != sum.atLeast(first.values[i] + second.values[j + 1] + 1)) {
          clauses.addAnyOf(first.literal(i + 1), second.literal(j + 1), -exceeded);
        }
      }
    }
  }
}
