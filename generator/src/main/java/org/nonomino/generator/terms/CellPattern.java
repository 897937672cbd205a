package org.nonomino.generator.terms;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.nonomino.core.Grid;

/** A set of cells of an n×n grid. Immutable. */
public final class CellPattern {
  private final int size;
  private final BitSet cells;

  private CellPattern(int size, BitSet cells) {
    this.size = size;
    this.cells = cells;
  }

  /** Returns the empty set. */
  public static CellPattern none(int size) {
    return where(size, cell -> false);
  }

  /** Returns the cells that hold a digit. */
  public static CellPattern filledCells(Grid grid) {
    return where(grid.size(), cell -> grid.digit(cell) != 0);
  }

  /**
   * Returns the cells that meet a condition.
   *
   * @param size n, 1..{@link Grid#MAX_SIZE}
   * @param contains the condition for a cell, row-major from 0
   */
  public static CellPattern where(int size, IntPredicate contains) {
    BitSet cells = new BitSet(Grid.requireSize(size) * size);
    for (int cell = 0; cell < size * size; cell++) {
      cells.set(cell, contains.test(cell));
    }
    return new CellPattern(size, cells);
  }

  /** Returns n. */
  public int size() {
    return size;
  }

  /** Returns whether a cell, row-major from 0, is in the set. */
  public boolean contains(int cell) {
    return cells.get(cell);
  }

  /** Returns the number of cells. */
  public int count() {
    return cells.cardinality();
  }

  /** Returns whether the set has a symmetry. */
  public boolean has(Symmetry symmetry) {
    return cells.stream().allMatch(cell -> cells.get(symmetry.image(size, cell)));
  }

  /**
   * Returns the nearest numbers below and above a number of cells to which this set {@linkplain
   * #canGrowTo can grow}: at most two.
   */
  public List<Integer> nearestCounts(int count, Symmetry symmetry) {
    TreeSet<Integer> possible = new TreeSet<>();
    for (int each = count(); each <= size * size; each++) {
      if (canGrowTo(each, symmetry)) {
        possible.add(each);
      }
    }
    return Stream.of(possible.lower(count), possible.higher(count))
        .filter(Objects::nonNull)
        .toList();
  }

  /**
   * Returns whether there are sets of this many cells with a symmetry that contain this one.
   *
   * @param count a number outside 0..n² is never reached
   */
  public boolean canGrowTo(int count, Symmetry symmetry) {
    if (count < 0 || count > size * size) {
      return false;
    }
    boolean[] reachable = new boolean[size * size + 1];
    reachable[count()] = true;
    for (int[] orbit : symmetry.orbits(size)) {
      if (contains(orbit[0])) {
        continue;
      }
      for (int sum = reachable.length - 1; sum >= orbit.length; sum--) {
        reachable[sum] |= reachable[sum - orbit.length];
      }
    }
    return has(symmetry) && reachable[count];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellPattern pattern
        && size == pattern.size
        && cells.equals(pattern.cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** Returns the cells as x and the others as dots, row-major in one line. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(size * size);
    for (int cell = 0; cell < size * size; cell++) {
      text.append(contains(cell) ? 'x' : '.');
    }
    return text.toString();
  }
}
