package org.nonomino.generator;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.internal.enumeration.LayoutTables;
import org.nonomino.generator.internal.enumeration.LayoutTree;

/**
 * All layouts of a size whose regions are connected, each once, or those that begin with certain
 * regions.
 *
 * <p>Their order: number the regions in the order of their first cells, write the cells of region 0
 * in rising order, then those of region 1, and so on, and sort these lists of n² cells
 * lexicographically. So the layout of the rows is the first one.
 *
 * <p>Immutable, for any number of threads. All that come from one call of {@link #of} share some
 * ten megabytes of memory, whatever the size. A core gives nearly eight million layouts of 7×7 in a
 * second, nearly a million of 9×9, and some thousands where the size is more than 10.
 */
public final class LayoutEnumeration {
  /** The smallest size. */
  public static final int MIN_SIZE = 1;

  /** The largest size. */
  public static final int MAX_SIZE = 16;

  /** How many layouts there are of the sizes from 1 on, as far as it is known: OEIS A172477. */
  private static final long[] NUMBERS = {
    1, 2, 10, 117, 4006, 451_206, 158_753_814, 187_497_290_034L, 706_152_947_468_301L
  };

  private static final long[][] NOTHING = {};

  private final LayoutTables tables;
  private final boolean isDistinct;
  private final long[][] begun;

  private LayoutEnumeration(LayoutTables tables, boolean isDistinct, long[][] begun) {
    this.tables = tables;
    this.isDistinct = isDistinct;
    this.begun = begun;
  }

  /**
   * Returns all layouts of a size.
   *
   * @param size n, {@value #MIN_SIZE} to {@value #MAX_SIZE}
   * @throws IllegalArgumentException if the size is out of range
   */
  public static LayoutEnumeration of(int size) {
    if (size < MIN_SIZE || size > MAX_SIZE) {
      throw new IllegalArgumentException(
          "size " + size + " is not in " + MIN_SIZE + ".." + MAX_SIZE);
    }
    return new LayoutEnumeration(LayoutTables.of(size), false, NOTHING);
  }

  /**
   * Returns how many layouts of a size there are; empty where that is not known.
   *
   * @param size at least {@value #MIN_SIZE}
   */
  public static OptionalLong number(int size) {
    return size <= NUMBERS.length ? OptionalLong.of(NUMBERS[size - 1]) : OptionalLong.empty();
  }

  /**
   * Returns those of these layouts that come before each of their images: one drawing for all that
   * are the same when the grid is turned or mirrored.
   */
  public LayoutEnumeration distinct() {
    return new LayoutEnumeration(tables, true, begun);
  }

  /** Returns n. */
  public int size() {
    return tables.size();
  }

  /** Returns whether of layouts that are images of each other there is only one. */
  public boolean isDistinct() {
    return isDistinct;
  }

  /** Returns how many regions are the same in all these layouts; 0 in all of a size. */
  public int begunRegions() {
    return begun.length;
  }

  /**
   * Returns these layouts in parts: each has all those that begin with the same regions. One after
   * the other they are the whole, in its order; some may be empty.
   *
   * @param regions how many regions are the same, from those that are the same here up to n
   * @throws IllegalArgumentException if the number is out of range
   */
  public Iterator<LayoutEnumeration> parts(int regions) {
    if (regions < begun.length || regions > size()) {
      throw new IllegalArgumentException(
          regions + " regions are not in " + begun.length + ".." + size());
    }
    return new Results<>(regions) {
      @Override
      LayoutEnumeration result(long[][] chosen) {
        long[][] copy = new long[chosen.length][];
        for (int k = 0; k < copy.length; k++) {
          copy[k] = chosen[k].clone();
        }
        return new LayoutEnumeration(tables, isDistinct, copy);
      }
    };
  }

  /** Returns the layouts in their order, found as they are asked for. */
  public Iterator<RegionMask> masks() {
    return new Results<>(size()) {
      @Override
      RegionMask result(long[][] regions) {
        int[] labels = new int[size() * size()];
        for (int region = 0; region < regions.length; region++) {
          for (int word = 0; word < regions[region].length; word++) {
            for (long rest = regions[region][word]; rest != 0; rest &= rest - 1) {
              labels[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = region;
            }
          }
        }
        return RegionMask.jigsaw(size(), labels);
      }
    };
  }

  /** Returns how many these are, by looking at each. */
  public long count() {
    LayoutTree tree = tree(size());
    long count = 0;
    while (tree.next()) {
      count++;
    }
    return count;
  }

  private LayoutTree tree(int regions) {
    return new LayoutTree(tables, isDistinct, begun, regions);
  }

  /** Gives the results of a walk, of which it looks one ahead. */
  private abstract class Results<T> implements Iterator<T> {
    private final LayoutTree tree;
    private boolean hasNext;

    Results(int regions) {
      this.tree = tree(regions);
      this.hasNext = tree.next();
    }

    abstract T result(long[][] regions);

    @Override
    public final boolean hasNext() {
      return hasNext;
    }

    @Override
    public final T next() {
      if (!hasNext) {
        throw new NoSuchElementException();
      }
      T result = result(tree.regions());
      hasNext = tree.next();
      return result;
    }
  }
}
