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
 * in ascending order, then those of region 1, and so on, and sort these lists of n² cells
 * lexicographically. So the layout of the rows is the first.
 *
 * <p>Immutable, for any number of threads. All enumerations from one call of {@link #of} share some
 * ten megabytes of memory, whatever the size. One core generates nearly eight million layouts of
 * 7×7 per second, nearly a million of 9×9, and some thousands for sizes above 10.
 */
public final class LayoutEnumeration {
  /** The smallest size. */
  public static final int MIN_SIZE = 1;

  /** The largest size. */
  public static final int MAX_SIZE = 16;

  /** The known numbers of layouts, for sizes 1 and up: OEIS A172477. */
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
   * Returns the number of layouts of a size; empty if it is unknown.
   *
   * @param size at least {@value #MIN_SIZE}
   */
  public static OptionalLong number(int size) {
    return size <= NUMBERS.length ? OptionalLong.of(NUMBERS[size - 1]) : OptionalLong.empty();
  }

  /**
   * Returns this enumeration without images of each other: only the layouts that come before all
   * their images by turning and mirroring the grid.
   */
  public LayoutEnumeration distinct() {
    return new LayoutEnumeration(tables, true, begun);
  }

  /** Returns n. */
  public int size() {
    return tables.size();
  }

  /** Returns whether only one of several layouts that are images of each other is included. */
  public boolean isDistinct() {
    return isDistinct;
  }

  /** Returns how many first regions are fixed; 0 for all layouts of a size. */
  public int begunRegions() {
    return begun.length;
  }

  /**
   * Returns this enumeration in parts. Each part has all those that begin with the same regions. In
   * sequence the parts are the whole enumeration in its order; some may be empty.
   *
   * @param regions the number of fixed first regions in each part, from that of this enumeration to
   *     n
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

  /** Returns the layouts in their order, generated on demand. */
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

  /** Returns the number of layouts, by enumerating all of them. */
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

  /** An iterator over the results of a walk that looks one result ahead. */
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
