package org.nonomino.generator.internal.cages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.Symmetry;

/** A filling on which cages are drawn, and the limits for these cages. Immutable. */
final class CageGround {
  final int size;
  final int cellCount;
  final CageStyle style;

  /** The digit of each cell. */
  final int[] digits;

  /** The cells that have a side in common with each cell. */
  final int[][] neighbours;

  /** The images of each cell under all powers of the symmetry, the cell itself first. */
  final int[][] images;

  /** The number of sets of different digits, by the size of the set and the sum of its digits. */
  private final int[][] combinations;

  private final RegionMask mask;
  private final CageRule rule;
  private final CellPattern blocked;

  /**
   * @param rule of the cages on the filling
   * @param blocked cells that stay without a cage, as do their images
   * @param symmetry the symmetry of the cages
   */
  CageGround(
      RegionMask mask,
      Grid filling,
      CageRule rule,
      CellPattern blocked,
      CageStyle style,
      Symmetry symmetry) {
    this.mask = mask;
    this.rule = rule;
    this.blocked = CellPattern.where(mask.size(), cell -> blocks(blocked, cell, symmetry));
    this.style = style;
    this.size = mask.size();
    this.cellCount = size * size;
    this.digits = filling.toArray();
    this.neighbours = new int[cellCount][];
    this.images = new int[symmetry.order()][cellCount];
    this.combinations = combinations(size);
    for (int cell = 0; cell < cellCount; cell++) {
      neighbours[cell] = neighbours(cell);
      int image = cell;
      for (int[] each : images) {
        each[cell] = image;
        image = symmetry.image(size, image);
      }
    }
  }

  private static boolean blocks(CellPattern blocked, int cell, Symmetry symmetry) {
    int image = cell;
    for (int i = 0; i < symmetry.order(); i++) {
      if (blocked.contains(image)) {
        return true;
      }
      image = symmetry.image(blocked.size(), image);
    }
    return false;
  }

  private int[] neighbours(int cell) {
    int[] found = new int[4];
    int count = 0;
    int row = cell / size;
    int column = cell % size;
    if (row > 0) {
      found[count++] = cell - size;
    }
    if (column > 0) {
      found[count++] = cell - 1;
    }
    if (column < size - 1) {
      found[count++] = cell + 1;
    }
    if (row < size - 1) {
      found[count++] = cell + size;
    }
    return Arrays.copyOf(found, count);
  }

  boolean isSymmetric() {
    return images.length > 1;
  }

  boolean isBlocked(int cell) {
    return blocked.contains(cell);
  }

  /** Returns whether two cells may be in one cage as far as regions are concerned. */
  boolean areTogether(int one, int other) {
    return !style.inRegions() || mask.visibleRegion(one) == mask.visibleRegion(other);
  }

  /** Returns whether a digit may occur twice in a cage. */
  boolean mayRepeat() {
    return rule.allowsRepeats();
  }

  /** Returns the digit of a cell as a bit; no bit if digits may repeat in a cage. */
  long digitBit(int cell) {
    return mayRepeat() ? 0 : 1L << digits[cell];
  }

  /**
   * Returns how many sets of different digits have the same size and the same sum as a set.
   *
   * @param digits the set, bit d for digit d; empty if digits may repeat, which gives 1
   */
  int combinations(long digits) {
    int sum = 0;
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      sum += Long.numberOfTrailingZeros(rest);
    }
    return combinations[Long.bitCount(digits)][sum];
  }

  /** Returns the sum of the logarithms of the combinations of all cages; 0 if digits may repeat. */
  double openness(CagePartition partition) {
    double openness = 0;
    for (int cage = 0; cage < partition.count(); cage++) {
      long cageDigits = 0;
      for (int cell : partition.cells(cage)) {
        cageDigits |= digitBit(cell);
      }
      openness += Math.log(combinations(cageDigits));
    }
    return openness;
  }

  /** Counts the sets of different digits 1..n, by size and sum. */
  private static int[][] combinations(int size) {
    int[][] counts = new int[size + 1][size * (size + 1) / 2 + 1];
    counts[0][0] = 1;
    for (int digit = 1; digit <= size; digit++) {
      for (int count = digit; count > 0; count--) {
        for (int sum = digit; sum < counts[0].length; sum++) {
          counts[count][sum] += counts[count - 1][sum - digit];
        }
      }
    }
    return counts;
  }

  /**
   * Returns whether all cages are connected, hold no digit twice unless it may repeat, are not too
   * large, lie in regions if they must, and have the symmetry. Whether they are too small is not
   * checked.
   */
  boolean allows(CagePartition partition) {
    for (int cage = 0; cage < partition.count(); cage++) {
      if (!allows(partition.cells(cage))) {
        return false;
      }
    }
    return !isSymmetric() || hasSymmetry(partition);
  }

  private boolean allows(int[] cells) {
    if (cells.length > style.most()) {
      return false;
    }
    long seen = 0;
    for (int cell : cells) {
      if ((seen & digitBit(cell)) != 0 || !areTogether(cells[0], cell)) {
        return false;
      }
      seen |= digitBit(cell);
    }
    return isConnected(cells);
  }

  /** Returns whether each cell can be reached from the first by sides. */
  private boolean isConnected(int[] cells) {
    long reached = 1;
    long before = 0;
    long all = cells.length == Long.SIZE ? -1 : (1L << cells.length) - 1;
    while (reached != before && reached != all) {
      before = reached;
      for (int i = 0; i < cells.length; i++) {
        if ((reached & (1L << i)) == 0 && touchesAny(cells, i, reached)) {
          reached |= 1L << i;
        }
      }
    }
    return reached == all;
  }

  private boolean touchesAny(int[] cells, int index, long those) {
    for (int i = 0; i < cells.length; i++) {
      if ((those & (1L << i)) != 0 && areNeighbours(cells[i], cells[index])) {
        return true;
      }
    }
    return false;
  }

  boolean areNeighbours(int one, int other) {
    int difference = Math.abs(one - other);
    return difference == size || (difference == 1 && one / size == other / size);
  }

  private boolean hasSymmetry(CagePartition partition) {
    int[] image = images[1];
    for (int cage = 0; cage < partition.count(); cage++) {
      int[] cells = partition.cells(cage);
      int moved = partition.cageOf(image[cells[0]]);
      if (moved == CagePartition.NO_CAGE || partition.cells(moved).length != cells.length) {
        return false;
      }
      for (int cell : cells) {
        if (partition.cageOf(image[cell]) != moved) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the number of cells that are missing in cages that are too small. */
  int lack(CagePartition partition) {
    int lack = 0;
    for (int cage = 0; cage < partition.count(); cage++) {
      lack += Math.max(0, style.least() - partition.cells(cage).length);
    }
    return lack;
  }

  /** Returns whether another solution breaks some cage. */
  boolean isBroken(CagePartition partition, Grid other) {
    for (int cage = 0; cage < partition.count(); cage++) {
      if (rule.isBroken(partition.cells(cage), other)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the constraint of the cage with some cells. */
  Constraint cage(int[] cells) {
    return rule.cage(cells);
  }

  /** Returns whether the digit of a cage is a given instead of a constraint. */
  boolean isGiven(int[] cage) {
    return cage.length == 1 && rule.givesSingles();
  }

  /** Returns all cages, in the order of their first cells, except those that are givens. */
  List<Constraint> constraints(CagePartition partition) {
    List<Constraint> cages = new ArrayList<>(partition.count());
    for (int cage = 0; cage < partition.count(); cage++) {
      if (!isGiven(partition.cells(cage))) {
        cages.add(cage(partition.cells(cage)));
      }
    }
    return cages;
  }

  /** Returns the givens with the digits of the cages that are givens. */
  Grid givens(Grid others, CagePartition partition) {
    if (!rule.givesSingles()) {
      return others;
    }
    int[] all = others.toArray();
    for (int cage = 0; cage < partition.count(); cage++) {
      int[] cells = partition.cells(cage);
      if (isGiven(cells)) {
        all[cells[0]] = digits[cells[0]];
      }
    }
    return Grid.of(size, all);
  }
}
