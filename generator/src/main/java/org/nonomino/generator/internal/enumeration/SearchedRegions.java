package org.nonomino.generator.internal.enumeration;

import java.util.Arrays;
import org.nonomino.generator.internal.cells.CellBits;

/** Searches for regions, with little memory for any size. */
final class SearchedRegions implements RegionChoices {
  /*
   * A binary tree: each free cell, in row-major order, is in the region or not, and "in" comes first. A branch is left as
   * soon as the region can no longer be connected. A flood detects this: from the first cell on, cells of the region cost
   * nothing, and undecided cells cost one each. For the price of the missing cells the flood must reach the whole region,
   * and at least n cells. For a region in two pieces this test is exact, for more pieces it is too lenient.
   */
  private final GridCells cells;
  private final int size;

  /** The cells of the region in order; only the first {@code count} are valid. */
  private final int[] chosen;

  private int count;
  private final long[] region;

  /** The free cells after the latest decided cell. */
  private final long[] undecided;

  /** The cells of the region, and undecided cells, that the flood reached. */
  private final long[] reached;

  private final long[] reachable;
  private long[] free;

  /** Whether the current region has already been returned. */
  private boolean isGiven;

  SearchedRegions(GridCells cells) {
    this.cells = cells;
    this.size = cells.size();
    this.chosen = new int[size];
    this.region = new long[cells.words()];
    this.undecided = new long[cells.words()];
    this.reached = new long[cells.words()];
    this.reachable = new long[cells.words()];
    this.free = undecided;
  }

  @Override
  public void begin(long[] freeCells, int first) {
    free = freeCells;
    Arrays.fill(region, 0);
    count = 0;
    isGiven = false;
    choose(first);
  }

  @Override
  public boolean next(long[] next) {
    if (isGiven) {
      leaveOut();
    }
    isGiven = false;
    while (count > 0) {
      if (!canBeCompleted()) {
        leaveOut();
      } else if (count == size) {
        System.arraycopy(region, 0, next, 0, region.length);
        isGiven = true;
        return true;
      } else {
        choose(firstCandidate());
      }
    }
    return false;
  }

  private void choose(int cell) {
    chosen[count] = cell;
    count++;
    CellBits.add(region, cell);
    decideUpTo(cell);
  }

  /** Moves to the branch without the latest cell of the region. */
  private void leaveOut() {
    count--;
    CellBits.remove(region, chosen[count]);
    decideUpTo(chosen[count]);
  }

  private void decideUpTo(int cell) {
    int word = cell / Long.SIZE;
    System.arraycopy(free, 0, undecided, 0, undecided.length);
    Arrays.fill(undecided, 0, word, 0);
    undecided[word] &= -2L << cell;
  }

  private boolean canBeCompleted() {
    Arrays.fill(reached, 0);
    CellBits.add(reached, chosen[0]);
    for (int word = 0; word < reachable.length; word++) {
      reachable[word] = region[word] | undecided[word];
    }
    reachRegion();
    for (int missing = size - count; missing > 0 && cells.grow(reached, reachable); missing--) {
      reachRegion();
    }
    for (int word = 0; word < region.length; word++) {
      if ((region[word] & ~reached[word]) != 0) {
        return false;
      }
    }
    return CellBits.count(reached) >= size;
  }

  private void reachRegion() {
    while (cells.grow(reached, region)) {
      // Repeat until all cells that cost nothing are reached.
    }
  }

  private int firstCandidate() {
    int word = 0;
    while ((reached[word] & undecided[word]) == 0) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(reached[word] & undecided[word]);
  }
}
