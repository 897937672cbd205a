package org.nonomino.generator.internal.clues;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.SeededRandom;

/**
 * The cells of a grid that hold clues, changed orbit by orbit. An orbit is a set of cells that are
 * symmetric to each other, so all or none of them hold clues. Cells of the pattern always hold
 * clues and are in no orbit. The set also counts the clues of each house. Used by one thread.
 */
public final class ClueSet {
  private static final int NO_CELL = -1;

  private final Layout layout;
  private final int size;

  /**
   * The houses of each cell, copied because a call to the layout each time takes three times as
   * long.
   */
  private final int[][] housesOf;

  private final int[][] orbits;
  private final int[] orbitOf;

  /** A cell in no orbit that is never a clue, or {@link #NO_CELL}. */
  private int decidedOut = NO_CELL;

  /** The cells of all orbits. */
  private final long[] free;

  private final long[] clues;

  /** The number of clues of each house. */
  private final int[] inHouse;

  private int count;
  private int orbitsIn;

  public ClueSet(Layout layout, ClueRequirements requirements) {
    this.layout = layout;
    size = layout.size();
    CellPattern pattern = requirements.pattern();
    free = new long[CellBits.words(layout.cellCount())];
    clues = new long[free.length];
    housesOf = new int[layout.cellCount()][];
    Arrays.setAll(housesOf, layout::housesOf);
    inHouse = new int[layout.houseCount()];
    orbitOf = new int[layout.cellCount()];
    List<int[]> freeOrbits = new ArrayList<>();
    Optional<int[]> decided = orbitDecidedByNumber(requirements);
    for (int[] orbit : requirements.symmetry().orbits(size)) {
      if (decided.isPresent() && decided.get()[0] == orbit[0]) {
        decidedOut = requirements.target() % 2 != pattern.count() % 2 ? NO_CELL : orbit[0];
        continue;
      }
      if (pattern.contains(orbit[0])) {
        continue;
      }
      for (int cell : orbit) {
        orbitOf[cell] = freeOrbits.size();
        CellBits.add(free, cell);
      }
      freeOrbits.add(orbit);
    }
    orbits = freeOrbits.toArray(int[][]::new);
  }

  /**
   * Returns the only orbit with an odd number of cells, the centre of a turned grid, if an exact
   * number of clues determines whether it is in the set.
   */
  private static Optional<int[]> orbitDecidedByNumber(ClueRequirements requirements) {
    List<int[]> odd =
        requirements.symmetry().orbits(requirements.pattern().size()).stream()
            .filter(orbit -> orbit.length % 2 == 1 && !requirements.pattern().contains(orbit[0]))
            .toList();
    return odd.size() == 1 && requirements.clues().exactly().isPresent()
        ? Optional.of(odd.get(0))
        : Optional.empty();
  }

  /** Adds all cells as clues, except for one that the number of clues rules out. */
  public void fill() {
    for (int cell = 0; cell < size * size; cell++) {
      CellBits.add(clues, cell);
    }
    Arrays.fill(inHouse, size);
    count = size * size;
    orbitsIn = orbits.length;
    if (decidedOut != NO_CELL) {
      CellBits.remove(clues, decidedOut);
      countInHouses(decidedOut, -1);
    }
  }

  /** Returns the number of orbits, each of which can be in the set or not. */
  int orbitCount() {
    return orbits.length;
  }

  /** Returns the number of cells of an orbit: 1, 2 or 4. */
  int orbitSize(int orbit) {
    return orbits[orbit].length;
  }

  /**
   * Returns the orbit of a cell.
   *
   * @param cell not of the pattern
   */
  public int orbitOf(int cell) {
    return orbitOf[cell];
  }

  boolean contains(int orbit) {
    return CellBits.contains(clues, orbits[orbit][0]);
  }

  /** Adds the clues of an orbit that is not in the set. */
  void add(int orbit) {
    orbitsIn++;
    for (int cell : orbits[orbit]) {
      CellBits.add(clues, cell);
      countInHouses(cell, 1);
    }
  }

  /** Removes the clues of an orbit that is in the set. */
  public void remove(int orbit) {
    orbitsIn--;
    for (int cell : orbits[orbit]) {
      CellBits.remove(clues, cell);
      countInHouses(cell, -1);
    }
  }

  private void countInHouses(int cell, int change) {
    for (int house : housesOf[cell]) {
      inHouse[house] += change;
    }
    count += change;
  }

  /** Returns the number of clues. */
  int count() {
    return count;
  }

  /** Returns the number of orbits that are in the set. */
  int orbitsIn() {
    return orbitsIn;
  }

  /** Returns the set of cells with clues, not copied. */
  long[] cells() {
    return clues;
  }

  /** Sets {@code cells} to the cells of the orbits that are not in the set. */
  void copyOpenCells(long[] cells) {
    for (int word = 0; word < cells.length; word++) {
      cells[word] = free[word] & ~clues[word];
    }
  }

  /**
   * Returns the orbit of a region whose houses have the most clues, a random one of equals; empty
   * if there is none. An orbit belongs to the region of its first cell.
   *
   * @param candidates which of the orbits in the set may be returned
   */
  OptionalInt heaviest(int region, IntPredicate candidates, SeededRandom random) {
    int heaviest = -1;
    int max = -1;
    int ties = 0;
    for (int orbit = 0; orbit < orbits.length; orbit++) {
      if (layout.region(orbits[orbit][0]) != region
          || !contains(orbit)
          || !candidates.test(orbit)) {
        continue;
      }
      int load = load(orbit);
      ties = load > max ? 1 : ties + (load == max ? 1 : 0);
      if (load > max || (load == max && random.nextInt(ties) == 0)) {
        max = load;
        heaviest = orbit;
      }
    }
    return heaviest < 0 ? OptionalInt.empty() : OptionalInt.of(heaviest);
  }

  /** Returns the mean number of clues in the houses of an orbit's cells, times 3n. */
  private int load(int orbit) {
    int load = 0;
    int houses = 0;
    for (int cell : orbits[orbit]) {
      for (int house : housesOf[cell]) {
        load += inHouse[house];
      }
      houses += housesOf[cell].length;
    }
    return HouseKind.OF_EACH_CELL.size() * size * load / houses;
  }

  /** Returns the maximum difference in clues between two houses of a kind. */
  public int spread() {
    int spread = 0;
    int max = 0;
    int min = size;
    for (int house = 0; house < inHouse.length; house++) {
      if (house == layout.first(layout.kind(house))) {
        max = 0;
        min = size;
      }
      max = Math.max(max, inHouse[house]);
      min = Math.min(min, inHouse[house]);
      spread = Math.max(spread, max - min);
    }
    return spread;
  }

  /** Returns a number that is smaller the more evenly the same number of clues is spread. */
  public int unevenness() {
    int sum = 0;
    for (int clues : inHouse) {
      sum += clues * clues;
    }
    return sum;
  }
}
