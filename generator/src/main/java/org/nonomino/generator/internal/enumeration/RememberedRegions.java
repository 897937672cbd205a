package org.nonomino.generator.internal.enumeration;

import java.util.Arrays;

/**
 * The choices of another source that leave no piece of a wrong size, cached by the free cells,
 * because the same cells are left again and again near the end of layouts.
 */
final class RememberedRegions implements RegionChoices {
  /** Above 10×10 there can be thousands of regions. They would fill the memory. */
  private static final int MAX_REMEMBERED = 64;

  private static final long[] TOO_MANY = new long[MAX_REMEMBERED + 1];

  private final GridCells cells;
  private final RegionChoices choices;
  private final Memory memory;

  /** Whether the free cells can be a key of the cache. */
  private boolean isRemembered;

  private int rows;
  private long[] known = {};
  private int next;

  private long[] free;
  private final long[] rest;
  private final long[] region;
  private final long[] searched = new long[MAX_REMEMBERED + 1];

  /**
   * @param choices finds regions that are not cached
   */
  RememberedRegions(GridCells cells, RegionChoices choices, Memory memory) {
    this.cells = cells;
    this.choices = choices;
    this.memory = memory;
    this.rest = new long[cells.words()];
    this.region = new long[cells.words()];
    this.free = rest;
  }

  @Override
  public void begin(long[] freeCells, int first) {
    free = freeCells;
    rows = first / cells.size();
    next = 0;
    isRemembered = cells.fitsWord(free, rows) && find(first);
    if (!isRemembered) {
      choices.begin(free, first);
    }
  }

  /** Finds the regions in the cache, or else by search; returns whether they were not too many. */
  private boolean find(int first) {
    long key = cells.moved(free, rows, 0);
    int place = Memory.place(key);
    Known found = memory.places[place];
    if (found.free != key) {
      choices.begin(free, first);
      found = new Known(key, search());
      memory.places[place] = found;
    }
    known = found.regions;
    return known != TOO_MANY;
  }

  /** Returns all regions, or a special array if these are too many. */
  private long[] search() {
    int count = 0;
    while (count < searched.length && nextSearched(region)) {
      searched[count] = cells.moved(region, rows, 0);
      count++;
    }
    return count > MAX_REMEMBERED ? TOO_MANY : Arrays.copyOf(searched, count);
  }

  private boolean nextSearched(long[] region) {
    while (choices.next(region)) {
      for (int word = 0; word < rest.length; word++) {
        rest[word] = free[word] & ~region[word];
      }
      if (cells.canBeRegions(rest)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean next(long[] region) {
    if (!isRemembered) {
      return nextSearched(region);
    }
    if (next == known.length) {
      return false;
    }
    cells.moveBack(known[next], 0, rows, region);
    next++;
    return true;
  }

  /** The regions that the first of some free cells can be in. Immutable. */
  private static final class Known {
    /** The free cells, moved up to the first row. */
    private final long free;

    /** The regions, moved up in the same way, in their order. */
    private final long[] regions;

    Known(long free, long[] regions) {
      this.free = free;
      this.regions = regions;
    }
  }

  /** A cache of recent results. For any number of threads. */
  static final class Memory {
    /** The size in bits. All entries together need about ten megabytes. */
    private static final int BITS = 17;

    /** 2^64 divided by the golden ratio. It spreads keys that differ in any bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /**
     * The entries, each at the place of its hash, where it replaces an older entry. A thread may
     * see entries of other threads late or never, but every visible entry is valid, because entries
     * are immutable and include their key.
     */
    private final Known[] places = new Known[1 << BITS];

    Memory() {
      // This entry never matches, because an empty set of free cells never occurs.
      Arrays.fill(places, new Known(0, new long[0]));
    }

    private static int place(long free) {
      return (int) ((free * SPREAD) >>> (Long.SIZE - BITS));
    }
  }
}
