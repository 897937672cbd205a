package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The leftovers of a layout: k rows, or k columns, hold each digit k times, and so do k regions. So
 * what only the lines have and what only the regions have hold the same digits, each as often.
 *
 * <p>Players know it as the law of leftovers (B. Gillespie, 2006).
 */
public final class Leftovers {
  /*
   * For some lines, the regions that leave the fewest cells over are those that share the most cells with them, for each
   * region's share counts on its own; so the regions are sorted by their share, and the choices of k of them are gone through
   * from the best on, as long as not too many cells are left over.
   *
   * Left out, for nothing new follows:
   * - more than n/2 lines: the other lines and the other regions leave the same cells over;
   * - lines and regions that fall apart into two parts that share no cell: the parts are looked at on their own;
   * - one line and one region with several cells left over on a side: a digit that is in neither of the two leftovers is where
   *   they meet, which is a locked candidate.
   *
   * Lines that are not side by side: any at all up to SIZE_FOR_ANY (there are 2^n); above that any up to ANY_LINES of them.
   */
  private static final int SIZE_FOR_ANY = 10;
  private static final int ANY_LINES = 3;
  private static final int MOST_CHOICES = 32;

  private final Layout layout;
  private final int size;
  private final int mostCells;
  private final List<Pair> found = new ArrayList<>();

  private Leftovers(Layout layout, int mostCells) {
    this.layout = layout;
    this.size = layout.size();
    this.mostCells = mostCells;
  }

  /**
   * Returns the pairs of up to n/2 lines side by side and as many regions; none where all regions
   * are boxes. Those with fewer cells come first, of these those with fewer lines.
   *
   * @param mostCells the number of cells left over on a side, at most; from 1
   */
  public static List<Pair> ofNeighbours(Layout layout, int mostCells) {
    return new Leftovers(layout, mostCells).find(false);
  }

  /**
   * Returns the pairs of {@link #ofNeighbours}, and pairs of lines that are not side by side: all
   * up to 10×10, those of three lines at most above. Those with fewer cells come first, of these
   * lines side by side, of these fewer lines.
   *
   * <p>Takes a tenth of a millisecond for 9×9.
   *
   * @param mostCells the number of cells left over on a side, at most; from 1
   */
  public static List<Pair> of(Layout layout, int mostCells) {
    return new Leftovers(layout, mostCells).find(true);
  }

  private List<Pair> find(boolean alsoApart) {
    if (BoxRegions.equalTo(layout.mask()).isEmpty()) {
      for (int firstLine : new int[] {0, size}) {
        int[][] shares = shares(firstLine);
        findNeighbours(firstLine, shares);
        if (alsoApart) {
          findApart(firstLine, shares, 0, 0, size <= SIZE_FOR_ANY ? size / 2 : ANY_LINES);
        }
      }
    }
    found.sort(
        Comparator.comparingInt((Pair pair) -> pair.outside.length)
            .thenComparing(pair -> !pair.areNeighbours)
            .thenComparingInt(pair -> pair.lines.size()));
    return List.copyOf(found);
  }

  /** Returns by line and region how many cells they share. */
  private int[][] shares(int firstLine) {
    int[][] shares = new int[size][size];
    for (int line = 0; line < size; line++) {
      House house = layout.houses().get(firstLine + line);
      for (int position = 0; position < size; position++) {
        shares[line][layout.region(house.cell(position))]++;
      }
    }
    return shares;
  }

  private void findNeighbours(int firstLine, int[][] shares) {
    for (int count = 1; 2 * count <= size; count++) {
      for (int start = 0; start + count <= size; start++) {
        findFor(firstLine, shares, ((1L << count) - 1) << start, true);
      }
    }
  }

  /** Adds lines after those that are chosen. */
  private void findApart(int firstLine, int[][] shares, long chosen, int from, int more) {
    for (int line = from; line < size && more > 0; line++) {
      long lines = chosen | 1L << line;
      if (!areNeighbours(lines)) {
        findFor(firstLine, shares, lines, false);
      }
      findApart(firstLine, shares, lines, line + 1, more - 1);
    }
  }

  private static boolean areNeighbours(long lines) {
    long fromFirst = lines >>> Long.numberOfTrailingZeros(lines);
    return (fromFirst & (fromFirst + 1)) == 0;
  }

  private void findFor(int firstLine, int[][] shares, long lines, boolean areNeighbours) {
    int count = Long.bitCount(lines);
    if (2 * count == size && (lines & 1) == 0) {
      return;
    }
    new Choice(firstLine, shares, lines, areNeighbours).extend(0, 0, count * size - mostCells);
  }

  /** The choice of regions for some lines. */
  private final class Choice {
    private final int firstLine;
    private final int[][] shares;
    private final long lines;
    private final boolean areNeighbours;

    /** By region: the cells that it shares with the lines. */
    private final int[] share;

    /** The regions, those that share most with the lines first. */
    private final int[] best;

    /** By i: the cells that the lines share with the first i of these regions. */
    private final int[] sharedBefore;

    private final int[] chosen;
    private int made;

    Choice(int firstLine, int[][] shares, long lines, boolean areNeighbours) {
      this.firstLine = firstLine;
      this.shares = shares;
      this.lines = lines;
      this.areNeighbours = areNeighbours;
      this.share = new int[size];
      this.best = new int[size];
      this.sharedBefore = new int[size + 1];
      this.chosen = new int[Long.bitCount(lines)];
      for (long rest = lines; rest != 0; rest &= rest - 1) {
        int[] ofLine = shares[Long.numberOfTrailingZeros(rest)];
        for (int region = 0; region < size; region++) {
          share[region] += ofLine[region];
        }
      }
      for (int region = 0; region < size; region++) {
        int i = region;
        for (; i > 0 && share[best[i - 1]] < share[region]; i--) {
          best[i] = best[i - 1];
        }
        best[i] = region;
      }
      for (int i = 0; i < size; i++) {
        sharedBefore[i + 1] = sharedBefore[i] + share[best[i]];
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
        int gain = share[best[i]];
        if (gain == 0 || sharedBefore[i + open] - sharedBefore[i] < missing) {
          return;
        }
        chosen[depth] = best[i];
        extend(depth + 1, i + 1, missing - gain);
      }
    }

    private void add(int cells) {
      boolean isOfUse = cells == 1 || (cells > 0 && chosen.length > 1);
      long regions = 0;
      for (int region : chosen) {
        regions |= 1L << region;
      }
      if (isOfUse && hangTogether(regions)) {
        found.add(
            new Pair(
                houses(firstLine, lines), houses(2 * size, regions), areNeighbours, cells, layout));
      }
    }

    private boolean hangTogether(long regions) {
      long reachedLines = Long.lowestOneBit(lines);
      long reachedRegions = 0;
      for (long before = 0; before != reachedLines; ) {
        before = reachedLines;
        for (long i = lines; i != 0; i &= i - 1) {
          int line = Long.numberOfTrailingZeros(i);
          for (long j = regions; j != 0; j &= j - 1) {
            int region = Long.numberOfTrailingZeros(j);
            boolean isReached = ((reachedLines >>> line | reachedRegions >>> region) & 1) != 0;
            if (isReached && shares[line][region] != 0) {
              reachedLines |= 1L << line;
              reachedRegions |= 1L << region;
            }
          }
        }
      }
      return reachedLines == lines && reachedRegions == regions;
    }
  }

  private List<House> houses(int first, long bits) {
    List<House> houses = new ArrayList<>();
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      houses.add(layout.houses().get(first + Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(houses);
  }

  /** k lines, k regions, and the cells that they leave over. Immutable. */
  public static final class Pair {
    private final List<House> lines;
    private final List<House> regions;
    private final boolean areNeighbours;
    private final int[] outside;
    private final int[] inside;

    Pair(List<House> lines, List<House> regions, boolean areNeighbours, int cells, Layout layout) {
      this.lines = lines;
      this.regions = regions;
      this.areNeighbours = areNeighbours;
      this.outside = cellsOfOnly(lines, regions, cells, layout);
      this.inside = cellsOfOnly(regions, lines, cells, layout);
    }

    /** Returns the cells, of that number, that lie in some houses and in none of the others. */
    private static int[] cellsOfOnly(
        List<House> houses, List<House> others, int count, Layout layout) {
      HouseKind kind = others.get(0).kind();
      int[] cells = new int[count];
      int found = 0;
      for (House house : houses) {
        for (int position = 0; position < house.size(); position++) {
          int cell = house.cell(position);
          if (!others.contains(layout.house(kind, cell))) {
            cells[found++] = cell;
          }
        }
      }
      Arrays.sort(cells);
      return cells;
    }

    /** Returns the k rows, or the k columns, ascending. */
    public List<House> lines() {
      return lines;
    }

    /** Returns the k regions, ascending. */
    public List<House> regions() {
      return regions;
    }

    /** Returns whether the lines lie side by side. */
    public boolean areNeighbours() {
      return areNeighbours;
    }

    /** Returns the number of cells left over on each side, from 1. */
    public int cellCount() {
      return outside.length;
    }

    /** Returns the cells of the lines outside the regions, ascending, in a new array. */
    public int[] outside() {
      return outside.clone();
    }

    /** Returns the cells of the regions outside the lines, ascending, in a new array; as many. */
    public int[] inside() {
      return inside.clone();
    }
  }
}
