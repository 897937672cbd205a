package org.nonomino.text;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.RegionMask;

/** The regions that borders between cells enclose, correct or not. Immutable. */
final class BorderedRegions {
  private final int size;
  private final boolean[] right;
  private final boolean[] below;
  private final int[] labels;

  /** The region of each cell; regions are numbered in the order of their first cells. */
  private final int[] regions;

  private final int[] cellCounts;

  /** A missing border, either right of a cell or below it. */
  record Gap(int cell, boolean isBelow) {}

  /**
   * Finds the regions.
   *
   * @param right whether a border is right of a cell; row-major
   * @param below whether a border is below a cell
   * @param labels the region number written at each cell, 0 if there is none; places with the same
   *     number belong together
   */
  BorderedRegions(int size, boolean[] right, boolean[] below, int[] labels) {
    this.size = size;
    this.right = right;
    this.below = below;
    this.labels = labels;
    this.regions = joined(pieces());
    this.cellCounts = new int[size * size];
    for (int region : regions) {
      cellCounts[region]++;
    }
  }

  /** Returns the connected pieces, each as the index of its first cell. */
  private int[] pieces() {
    int[] pieces = new int[size * size];
    Arrays.fill(pieces, pieces.length);
    int[] open = new int[pieces.length];
    for (int first = 0; first < pieces.length; first++) {
      if (pieces[first] < pieces.length) {
        continue;
      }
      int count = 0;
      open[count++] = first;
      pieces[first] = first;
      while (count > 0) {
        int cell = open[--count];
        for (int next : new int[] {cell - size, cell - 1, cell + 1, cell + size}) {
          if (areJoined(cell, next) && pieces[next] == pieces.length) {
            pieces[next] = first;
            open[count++] = next;
          }
        }
      }
    }
    return pieces;
  }

  private boolean areJoined(int cell, int next) {
    int first = Math.min(cell, next);
    int second = Math.max(cell, next);
    if (first < 0 || second >= size * size) {
      return false;
    }
    return second == first + size ? !below[first] : second % size > 0 && !right[first];
  }

  /** Returns the pieces after joining those with the same number, numbered from 0. */
  private int[] joined(int[] pieces) {
    Map<Integer, Integer> firstOfLabel = new HashMap<>();
    int[] same = IntStream.range(0, pieces.length).toArray();
    for (int cell = 0; cell < pieces.length; cell++) {
      if (labels[cell] > 0) {
        Integer known = firstOfLabel.putIfAbsent(labels[cell], same[pieces[cell]]);
        same[pieces[cell]] = known == null ? same[pieces[cell]] : known;
      }
    }
    Map<Integer, Integer> numbers = new HashMap<>();
    int[] joined = new int[pieces.length];
    for (int cell = 0; cell < pieces.length; cell++) {
      int first = same[pieces[cell]];
      numbers.putIfAbsent(first, numbers.size());
      joined[cell] = numbers.get(first);
    }
    return joined;
  }

  /** Returns whether some border changes direction or has a number. */
  boolean areIrregular() {
    boolean areIrregular = Arrays.stream(labels).anyMatch(label -> label > 0);
    for (int cell = 0; cell < size * size; cell++) {
      areIrregular |= right[cell] != right[cell % size];
      areIrregular |= below[cell] != below[cell / size * size];
    }
    return areIrregular;
  }

  /** Returns whether there are n regions of n cells. */
  boolean areRight() {
    return Arrays.stream(cellCounts).allMatch(count -> count == size || count == 0);
  }

  /** Returns the region of each cell, row-major, in a new array. */
  int[] toArray() {
    return regions.clone();
  }

  /** Returns the number of cells in the region of a cell. */
  int cellCount(int cell) {
    return cellCounts[regions[cell]];
  }

  /** Returns the first cell of the first region that does not have n cells. */
  int firstOfWrongSize() {
    return IntStream.range(0, regions.length)
        .filter(cell -> cellCount(cell) != size)
        .findFirst()
        .orElseThrow();
  }

  /** Returns whether a mask has a border at each drawn one. */
  boolean liesWithin(Optional<RegionMask> mask) {
    return mask.isPresent()
        && IntStream.range(0, size * size)
            .allMatch(
                cell ->
                    (!right[cell] || parts(mask.get(), cell, cell + 1))
                        && (!below[cell] || parts(mask.get(), cell, cell + size)));
  }

  private static boolean parts(RegionMask mask, int cell, int other) {
    return mask.region(cell) != mask.region(other);
  }

  /**
   * Returns the most plausible missing border. It divides a region into two of n cells, or so that
   * at least one part has n cells, or it continues a loose end. Empty if a missing border does not
   * explain the error.
   */
  Optional<Gap> gap() {
    Optional<Gap> best = Optional.empty();
    int bestRank = 0;
    for (int cell = 0; cell < size * size; cell++) {
      for (boolean isBelow : new boolean[] {false, true}) {
        Gap gap = new Gap(cell, isBelow);
        int rank = cellCount(cell) > size && isInside(gap) ? rank(gap) : 0;
        if (rank > bestRank) {
          best = Optional.of(gap);
          bestRank = rank;
        }
      }
    }
    return best;
  }

  private boolean isInside(Gap gap) {
    return gap.isBelow ? gap.cell / size < size - 1 : gap.cell % size < size - 1;
  }

  private int rank(Gap gap) {
    int other = gap.isBelow ? gap.cell + size : gap.cell + 1;
    if (!areJoined(gap.cell, other)) {
      return 0;
    }
    int row = gap.cell / size;
    int column = gap.cell % size;
    int near = gap.isBelow ? borders(row + 1, column) : borders(row, column + 1);
    int far = borders(row + 1, column + 1);
    if (near == 0 || far == 0) {
      return 0;
    }
    boolean[] closedRight = right.clone();
    boolean[] closedBelow = below.clone();
    (gap.isBelow ? closedBelow : closedRight)[gap.cell] = true;
    BorderedRegions closed = new BorderedRegions(size, closedRight, closedBelow, labels);
    boolean isParted = closed.regions[gap.cell] != closed.regions[other];
    int open = near == 1 || far == 1 ? 1 : 0;
    if (!isParted) {
      return open;
    }
    int right = closed.cellCount(gap.cell) == size ? 1 : 0;
    return 2 + open + 2 * (right + (closed.cellCount(other) == size ? 1 : 0));
  }

  /**
   * Returns the number of borders that meet at a corner of cells; the edge of the grid counts as
   * one.
   */
  private int borders(int row, int column) {
    int count = 0;
    if (row == 0 || row == size || column == 0 || column == size) {
      count += 2;
    }
    if (row > 0 && row < size) {
      count += column > 0 && below[(row - 1) * size + column - 1] ? 1 : 0;
      count += column < size && below[(row - 1) * size + column] ? 1 : 0;
    }
    if (column > 0 && column < size) {
      count += row > 0 && right[(row - 1) * size + column - 1] ? 1 : 0;
      count += row < size && right[row * size + column - 1] ? 1 : 0;
    }
    return count;
  }
}
