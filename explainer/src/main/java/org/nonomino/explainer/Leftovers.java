package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The pairs of k whole rows or columns and k whole regions that differ in few cells, for {@link
 * LawOfLeftovers}. Immutable; thread-safe.
 */
final class Leftovers {
  /*
   * For some lines, the regions that leave the fewest cells over are those that share the most
   * cells with them, for each region's share counts on its own; so the regions are sorted by their
   * share, and the choices of k of them are gone through from the best on, as long as no more than
   * two thirds of n cells are left over on a side. (With up to n cells there are eight times as many
   * pairs on 9×9, and one more of 644 rated puzzles ends without chains.)
   *
   * Left out, for nothing new follows:
   * - more than n/2 lines: the other lines and the other regions leave the same cells over;
   * - lines and regions that fall apart into two parts that share no cell: the parts are looked at
   *   on their own;
   * - one line and one region with several cells left over on a side: that is LockedCandidates.
   *
   * Which lines: adjacent ones at any size (there are fewer than n² choices); any at
   * all up to SIZE_FOR_ANY (there are 2^n); above that any up to ANY_LINES of them.
   */
  private static final int SIZE_FOR_ANY = 10;
  private static final int ANY_LINES = 3;
  private static final int MOST_CHOICES = 32;

  private final BoardTables tables;
  private final int size;
  private final int mostCells;
  private final List<Pair> collected = new ArrayList<>();
  private final List<Pair> pairs;

  /** Computes the pairs of a layout: a tenth of a millisecond for 9×9. */
  Leftovers(BoardTables tables) {
    this.tables = tables;
    this.size = tables.size;
    this.mostCells = size * 2 / 3;
    if (!tables.hasBoxes) {
      for (int firstLine : new int[] {0, size}) {
        collectNeighbours(firstLine);
        collectOthers(firstLine, 0, 0, size <= SIZE_FOR_ANY ? size / 2 : ANY_LINES);
      }
    }
    collected.sort(
        Comparator.comparingInt((Pair pair) -> pair.outside.length)
            .thenComparing(pair -> !pair.areNeighbours)
            .thenComparingInt(pair -> pair.lines.length));
    this.pairs = List.copyOf(collected);
    collected.clear();
  }

  /** Returns the pairs: those with fewer leftover cells first, of these adjacent lines first. */
  List<Pair> pairs() {
    return pairs;
  }

  private void collectNeighbours(int firstLine) {
    for (int count = 1; 2 * count <= size; count++) {
      for (int start = 0; start + count <= size; start++) {
        collect(firstLine, ((1L << count) - 1) << start, true);
      }
    }
  }

  /** Adds lines after those that are chosen. */
  private void collectOthers(int firstLine, long chosen, int from, int more) {
    for (int line = from; line < size && more > 0; line++) {
      long lines = chosen | 1L << line;
      if (!areNeighbours(lines)) {
        collect(firstLine, lines, false);
      }
      collectOthers(firstLine, lines, line + 1, more - 1);
    }
  }

  private static boolean areNeighbours(long lines) {
    long fromFirst = lines >>> Long.numberOfTrailingZeros(lines);
    return (fromFirst & (fromFirst + 1)) == 0;
  }

  private void collect(int firstLine, long lineBits, boolean areNeighbours) {
    int count = Long.bitCount(lineBits);
    if (2 * count == size && (lineBits & 1) == 0) {
      return;
    }
    int[] lines = new int[count];
    int[] shares = new int[size];
    long rest = lineBits;
    for (int i = 0; i < count; i++, rest &= rest - 1) {
      lines[i] = firstLine + Long.numberOfTrailingZeros(rest);
      for (int region = 0; region < size; region++) {
        shares[region] += Long.bitCount(tables.overlaps[lines[i]][2 * size + region]);
      }
    }
    new Choice(lines, areNeighbours, shares).extend(0, 0, count * size - mostCells);
  }

  /** The choice of regions for some lines. */
  private final class Choice {
    private final int[] lines;
    private final boolean areNeighbours;
    private final int[] shares;

    /** The regions, those that share most with the lines first. */
    private final int[] best;

    /** By i: the cells that the lines share with the first i of these regions. */
    private final int[] sharedBefore;

    private final int[] chosen;
    private int made;

    Choice(int[] lines, boolean areNeighbours, int[] shares) {
      this.lines = lines;
      this.areNeighbours = areNeighbours;
      this.shares = shares;
      this.best = new int[size];
      this.sharedBefore = new int[size + 1];
      this.chosen = new int[lines.length];
      for (int region = 0; region < size; region++) {
        int i = region;
        for (; i > 0 && shares[best[i - 1]] < shares[region]; i--) {
          best[i] = best[i - 1];
        }
        best[i] = region;
      }
      for (int i = 0; i < size; i++) {
        sharedBefore[i + 1] = sharedBefore[i] + shares[best[i]];
      }
    }

    /**
     * Chooses the regions from a depth on.
     *
     * @param from index of the first of {@code best} that may be next
     * @param missing how many more cells the regions chosen from here on must share with the lines
     */
    void extend(int depth, int from, int missing) {
      if (depth == chosen.length) {
        made++;
        add(mostCells + missing);
        return;
      }
      int open = chosen.length - depth;
      for (int i = from; i + open <= size && made < MOST_CHOICES; i++) {
        int share = shares[best[i]];
        if (share == 0 || sharedBefore[i + open] - sharedBefore[i] < missing) {
          return;
        }
        chosen[depth] = 2 * size + best[i];
        extend(depth + 1, i + 1, missing - share);
      }
    }

    private void add(int cells) {
      boolean isOfUse = cells == 1 || (cells > 0 && lines.length > 1);
      if (isOfUse && hangTogether(lines, chosen)) {
        int[] regions = chosen.clone();
        Arrays.sort(regions);
        collected.add(
            new Pair(
                lines,
                regions,
                areNeighbours,
                cellsOfOnly(lines, regions, cells),
                cellsOfOnly(regions, lines, cells)));
      }
    }
  }

  /**
   * Returns the cells, of that number, that lie in one of these houses and in none of the others.
   */
  private int[] cellsOfOnly(int[] houses, int[] others, int count) {
    int[] cells = new int[count];
    int found = 0;
    for (int house : houses) {
      long left = -1L >>> (Long.SIZE - size);
      for (int other : others) {
        left &= ~tables.overlaps[house][other];
      }
      for (; left != 0; left &= left - 1) {
        cells[found++] = tables.cellsOf[house][Long.numberOfTrailingZeros(left)];
      }
    }
    Arrays.sort(cells);
    return cells;
  }

  private boolean hangTogether(int[] lines, int[] regions) {
    long reachedLines = 1;
    long reachedRegions = 0;
    for (long before = 0; before != reachedLines; ) {
      before = reachedLines;
      for (int i = 0; i < lines.length; i++) {
        for (int j = 0; j < regions.length; j++) {
          boolean isReached = (reachedLines >>> i & 1) != 0 || (reachedRegions >>> j & 1) != 0;
          if (isReached && tables.overlaps[lines[i]][regions[j]] != 0) {
            reachedLines |= 1L << i;
            reachedRegions |= 1L << j;
          }
        }
      }
    }
    return Long.bitCount(reachedLines) == lines.length
        && Long.bitCount(reachedRegions) == regions.length;
  }

  /** k lines and k regions. Immutable, as long as nobody writes into the arrays. */
  static final class Pair {
    /** The rows, or the columns, as houses. */
    final int[] lines;

    /** The regions, as houses. */
    final int[] regions;

    final boolean areNeighbours;

    /** The cells of the lines outside the regions. */
    final int[] outside;

    /** The cells of the regions outside the lines; as many. */
    final int[] inside;

    Pair(int[] lines, int[] regions, boolean areNeighbours, int[] outside, int[] inside) {
      this.lines = lines;
      this.regions = regions;
      this.areNeighbours = areNeighbours;
      this.outside = outside;
      this.inside = inside;
    }
  }
}
