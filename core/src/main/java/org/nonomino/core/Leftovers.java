package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The leftovers of a layout, a list of pairs of lines and regions. Any k rows, or k columns, hold
 * each digit k times, and so do any k regions. So the cells that only the lines have and the cells
 * that only the regions have hold the same digits, each equally often. Immutable; the pairs are
 * numbered from 0.
 *
 * <p>Players call this the law of leftovers (B. Gillespie, 2006).
 */
public final class Leftovers {
  /*
   * For given lines, the regions with the minimum number of leftover cells are those that share the most cells with them, because each
   * region's share counts on its own. So the regions are sorted by their share, and the choices of k regions are tried in this
   * order, as long as not too many cells are left over.
   *
   * These pairs are skipped, because nothing new follows from them:
   * - more than n/2 lines, because the remaining lines and regions leave the same cells over;
   * - lines and regions in two parts that share no cell, because each part is a separate pair;
   * - one line and one region with several leftover cells on a side. A digit in neither of the two leftovers is in the
   *   intersection, so it is a locked candidate.
   *
   * Lines that are not adjacent are tried in any number up to SIZE_FOR_ANY (there are 2^n choices), and above that size up to
   * ANY_LINES of them.
   *
   * A search may need the leftovers of a layout that it uses only once, so they are found without objects: sets of lines and of
   * regions are words, and shares are added up line by line.
   */
  private static final int SIZE_FOR_ANY = 10;
  private static final int ANY_LINES = 3;
  private static final int MAX_CHOICES = 32;

  private final Layout layout;

  /** The k lines and k regions of each pair, bit i for the row, the column or the region i. */
  private final long[] lines;

  private final long[] regions;

  /** The number of cells left over on a side of each pair, and the kind of its lines. */
  private final byte[] cellCounts;

  private final boolean[] areRows;

  private Leftovers(Finder finder) {
    this.layout = finder.layout;
    int[] order = finder.order();
    lines = new long[order.length];
    regions = new long[order.length];
    cellCounts = new byte[order.length];
    areRows = new boolean[order.length];
    for (int i = 0; i < order.length; i++) {
      int found = order[i];
      lines[i] = finder.foundLines[found];
      regions[i] = finder.foundRegions[found];
      cellCounts[i] = finder.foundCells[found];
      areRows[i] = found < finder.foundInRows;
    }
  }

  /**
   * Returns the pairs of up to n/2 adjacent lines and equally many regions, or none if all regions
   * are boxes. Pairs with fewer leftover cells come first, then pairs with fewer lines.
   *
   * <p>Takes about 5 µs for 9×9.
   *
   * @param maxCells the maximum number of cells left over on a side, 1..n
   */
  public static Leftovers ofNeighbours(Layout layout, int maxCells) {
    return new Leftovers(new Finder(layout, maxCells, false));
  }

  /**
   * Returns the pairs of {@link #ofNeighbours} and pairs whose lines are not adjacent: all such
   * pairs up to 10×10, and above that those of at most three lines. Pairs with fewer leftover cells
   * come first, then adjacent lines, then fewer lines.
   *
   * @param maxCells the maximum number of cells left over on a side, 1..n
   */
  public static Leftovers of(Layout layout, int maxCells) {
    return new Leftovers(new Finder(layout, maxCells, true));
  }

  /** Returns the number of pairs. */
  public int count() {
    return lines.length;
  }

  /** Returns whether the lines of a pair are rows; otherwise they are columns. */
  public boolean areRows(int pair) {
    return areRows[pair];
  }

  /** Returns the lines of a pair, bit i for row i or column i. */
  public long lines(int pair) {
    return lines[pair];
  }

  /** Returns the regions of a pair, bit i for region i. */
  public long regions(int pair) {
    return regions[pair];
  }

  /** Returns the pairs with their houses and cells. */
  public List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>(count());
    for (int pair = 0; pair < count(); pair++) {
      pairs.add(pair(pair));
    }
    return List.copyOf(pairs);
  }

  /** Returns a pair with its houses and cells. */
  public Pair pair(int pair) {
    int size = layout.size();
    int[] outside = new int[cellCounts[pair]];
    int[] inside = new int[cellCounts[pair]];
    int outsideCount = 0;
    int insideCount = 0;
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      int line = areRows[pair] ? cell / size : cell % size;
      boolean isInLines = (lines[pair] >>> line & 1) != 0;
      boolean isInRegions = (regions[pair] >>> layout.mask().region(cell) & 1) != 0;
      if (isInLines && !isInRegions) {
        outside[outsideCount++] = cell;
      } else if (isInRegions && !isInLines) {
        inside[insideCount++] = cell;
      }
    }
    HouseKind kind = areRows[pair] ? HouseKind.ROW : HouseKind.COLUMN;
    return new Pair(
        houses(kind, lines[pair]),
        houses(HouseKind.REGION, regions[pair]),
        areNeighbours(lines[pair]),
        outside,
        inside);
  }

  private List<House> houses(HouseKind kind, long bits) {
    List<House> houses = new ArrayList<>();
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      houses.add(layout.houses().get(layout.first(kind) + Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(houses);
  }

  private static boolean areNeighbours(long lines) {
    long fromFirst = lines >>> Long.numberOfTrailingZeros(lines);
    return (fromFirst & (fromFirst + 1)) == 0;
  }

  private static final class Finder {
    /*
     * The shares of several lines are counters in words, one for each region, nine in a word. A counter has seven bits, and the
     * highest is clear as long as the count is at most 63.
     *
     *   bit     62      56 55                          6      0
     *         - | region 8 | region 7 | …             | region 0
     *
     * One addition adds the shares of a line for nine regions. Another one, of 64 − x in each counter, sets the highest bit of
     * the counters that are x or more.
     */
    private static final int COUNTER_BITS = 7;
    private static final int COUNTERS = Long.SIZE / COUNTER_BITS;
    private static final int COUNTER_MASK = (1 << COUNTER_BITS) - 1;
    private static final int HIGHEST = 1 << (COUNTER_BITS - 1);

    /** A word with the value 1 in each counter. */
    private static final long ONES = (-1L >>> 1) / COUNTER_MASK;

    private static final int FIRST_CAPACITY = 64;

    private final Layout layout;
    private final int size;
    private final int maxCells;

    /** The number of words for the counters of all regions. */
    private final int words;

    /** The counters of the cells that each line shares with each region; rows, then columns. */
    private final long[] shares;

    /** The regions that each line intersects. */
    private final long[] meets;

    /** The line with number 0: the first row or the first column. */
    private int firstLine;

    // The found pairs; rows come before columns.
    private long[] foundLines = new long[FIRST_CAPACITY];
    private long[] foundRegions = new long[FIRST_CAPACITY];
    private byte[] foundCells = new byte[FIRST_CAPACITY];
    private int found;
    private int foundInRows;

    // The lines for which regions are chosen; the regions that share enough cells with them, those
    // with the largest share first; for each i, the share of this region and of all before it; and
    // the maximum number of cells left over.
    private long lines;
    private final int[] best;
    private final int[] share;
    private final int[] sharedBefore;
    private int candidates;
    private int max;

    /** The number of completed choices of regions for these lines. */
    private int choices;

    Finder(Layout layout, int maxCells, boolean alsoApart) {
      this.layout = layout;
      this.size = layout.size();
      this.maxCells = maxCells;
      this.words = (size + COUNTERS - 1) / COUNTERS;
      this.shares = new long[2 * size * words];
      this.meets = new long[2 * size];
      this.best = new int[size];
      this.share = new int[size];
      this.sharedBefore = new int[size + 1];
      if (BoxRegions.equalTo(layout.mask()).isPresent()) {
        return;
      }
      share();
      int maxApart = size <= SIZE_FOR_ANY ? size / 2 : ANY_LINES;
      for (firstLine = 0; firstLine <= size; firstLine += size) {
        findNeighbours();
        if (alsoApart) {
          findApart(0, new long[maxApart + 1][words], 0, maxApart);
        }
        if (firstLine == 0) {
          foundInRows = found;
        }
      }
    }

    private void share() {
      RegionMask mask = layout.mask();
      int cell = 0;
      for (int row = 0; row < size; row++) {
        for (int column = size; column < 2 * size; column++, cell++) {
          int region = mask.region(cell);
          int word = region / COUNTERS;
          long one = 1L << (region % COUNTERS * COUNTER_BITS);
          shares[row * words + word] += one;
          shares[column * words + word] += one;
          meets[row] |= 1L << region;
          meets[column] |= 1L << region;
        }
      }
    }

    private void findNeighbours() {
      long[] shared = new long[words];
      for (int start = 0; start < size; start++) {
        Arrays.fill(shared, 0);
        long chosen = 0;
        for (int line = start; line < size && 2 * (line - start + 1) <= size; line++) {
          add(line, shared);
          chosen |= 1L << line;
          findFor(chosen, shared);
        }
      }
    }

    /**
     * Adds lines after the chosen ones.
     *
     * @param sharedAt the counters shared by the previous lines, indexed by the number of lines
     *     that may still be added
     * @param from the first line that may be added
     * @param more the number of lines that may be added
     */
    private void findApart(long chosen, long[][] sharedAt, int from, int more) {
      for (int line = from; line < size && more > 0; line++) {
        long[] shared = sharedAt[more - 1];
        System.arraycopy(sharedAt[more], 0, shared, 0, words);
        add(line, shared);
        long withLine = chosen | 1L << line;
        if (!areNeighbours(withLine)) {
          findFor(withLine, shared);
        }
        findApart(withLine, sharedAt, line + 1, more - 1);
      }
    }

    private void add(int line, long[] shared) {
      for (int word = 0; word < words; word++) {
        shared[word] += shares[(firstLine + line) * words + word];
      }
    }

    /**
     * Chooses regions for some lines.
     *
     * @param shared the counters of the cells that the lines share with each region
     */
    private void findFor(long chosenLines, long[] shared) {
      int count = Long.bitCount(chosenLines);
      if (2 * count == size && (chosenLines & 1) == 0) {
        return;
      }
      lines = chosenLines;
      max = count == 1 ? 1 : maxCells;
      sortCandidates(shared);
      if (candidates >= count) {
        for (int i = 0; i < candidates; i++) {
          sharedBefore[i + 1] = sharedBefore[i] + share[i];
        }
        choices = 0;
        choose(0, 0, count, count * size - max);
      }
    }

    /** Finds the regions that do not leave too many cells over on their own. */
    private void sortCandidates(long[] shared) {
      long toHighest = ONES * (HIGHEST - Math.max(1, size - max));
      candidates = 0;
      for (int word = 0; word < words; word++) {
        long enough = (shared[word] + toHighest) & ONES * HIGHEST;
        for (; enough != 0; enough &= enough - 1) {
          int counter = Long.numberOfTrailingZeros(enough) / COUNTER_BITS;
          int cells = (int) (shared[word] >>> (counter * COUNTER_BITS)) & COUNTER_MASK;
          int i = candidates;
          for (; i > 0 && share[i - 1] < cells; i--) {
            best[i] = best[i - 1];
            share[i] = share[i - 1];
          }
          best[i] = word * COUNTERS + counter;
          share[i] = cells;
          candidates++;
        }
      }
    }

    /**
     * Chooses further regions.
     *
     * @param regions the regions chosen so far
     * @param from the index of the first candidate region that may be next
     * @param open the number of regions still to choose
     * @param missing the number of further cells that these must share with the lines
     */
    private void choose(long regions, int from, int open, int missing) {
      if (open == 0) {
        choices++;
        int cells = max + missing;
        if (cells > 0 && hangTogether(regions)) {
          add(regions, cells);
        }
        return;
      }
      for (int i = from; i + open <= candidates && choices < MAX_CHOICES; i++) {
        if (sharedBefore[i + open] - sharedBefore[i] < missing) {
          return;
        }
        choose(regions | 1L << best[i], i + 1, open - 1, missing - share[i]);
      }
    }

    /** Returns whether the lines and regions cannot be split into two parts that share no cell. */
    private boolean hangTogether(long regions) {
      long reached = meets[firstLine + Long.numberOfTrailingZeros(lines)] & regions;
      long others = lines & (lines - 1);
      for (long before = 0; before != others; ) {
        before = others;
        for (long rest = others; rest != 0; rest &= rest - 1) {
          long met = meets[firstLine + Long.numberOfTrailingZeros(rest)] & regions;
          if ((met & reached) != 0) {
            reached |= met;
            others ^= Long.lowestOneBit(rest);
          }
        }
      }
      return others == 0 && reached == regions;
    }

    private void add(long regions, int cells) {
      if (found == foundLines.length) {
        foundLines = Arrays.copyOf(foundLines, 2 * found);
        foundRegions = Arrays.copyOf(foundRegions, 2 * found);
        foundCells = Arrays.copyOf(foundCells, 2 * found);
      }
      foundLines[found] = lines;
      foundRegions[found] = regions;
      foundCells[found] = (byte) cells;
      found++;
    }

    /** Returns the numbers of the found pairs in the order of the list. */
    int[] order() {
      // A counting sort by the number of leftover cells, then adjacent lines, then the number of
      // lines.
      int[] end = new int[sortKey(maxCells, true, size) + 2];
      for (int i = 0; i < found; i++) {
        end[sortKey(i) + 1]++;
      }
      for (int key = 1; key < end.length; key++) {
        end[key] += end[key - 1];
      }
      int[] order = new int[found];
      for (int i = 0; i < found; i++) {
        order[end[sortKey(i)]++] = i;
      }
      return order;
    }

    private int sortKey(int i) {
      return sortKey(foundCells[i], !areNeighbours(foundLines[i]), Long.bitCount(foundLines[i]));
    }

    private int sortKey(int cells, boolean apart, int count) {
      return (2 * cells + (apart ? 1 : 0)) * (size + 1) + count;
    }
  }

  /** k lines, k regions, and the cells that they leave over. Immutable. */
  public static final class Pair {
    private final List<House> lines;
    private final List<House> regions;
    private final boolean areNeighbours;
    private final int[] outside;
    private final int[] inside;

    private Pair(
        List<House> lines,
        List<House> regions,
        boolean areNeighbours,
        int[] outside,
        int[] inside) {
      this.lines = lines;
      this.regions = regions;
      this.areNeighbours = areNeighbours;
      this.outside = outside;
      this.inside = inside;
    }

    /** Returns the k rows, or the k columns, ascending. */
    public List<House> lines() {
      return lines;
    }

    /** Returns the k regions, ascending. */
    public List<House> regions() {
      return regions;
    }

    /** Returns whether the lines are adjacent. */
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

    /**
     * Returns the cells of the regions outside the lines, ascending, in a new array; equally many
     * as {@link #outside()}.
     */
    public int[] inside() {
      return inside.clone();
    }
  }
}
