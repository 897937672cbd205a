package org.nonomino.generator.internal.placing;

import java.util.List;
import org.nonomino.core.RegionMask;

/**
 * The terms that judge whether a line looks set by hand. Each is 0 for a line that looks well and
 * at most 1 for an ugly one. Stateless.
 */
public final class LooksCost {
  private static final int LONGEST_STRAIGHT = 4;
  private static final int FEWEST_TURNS_OF_ZIGZAG = 3;
  private static final int SHORTEST_WITH_SHAPE = 4;

  /** Cells of a line that are so far from each other along it should not touch. */
  private static final int APART_ON_LINE = 3;

  /** The density at which a place is half as bad as can be. */
  private static final double CROWDED = 3;

  private LooksCost() {}

  /**
   * Returns how far a line is from having some bends, but not one at each step: 1 for straight
   * lines and zigzags, ½ for long straight parts and parts that are zigzags, 0 for others and for
   * lines of three cells.
   *
   * @param size n
   * @param cells each touches the one before it
   */
  public static double stiffness(int size, int[] cells) {
    if (cells.length < SHORTEST_WITH_SHAPE) {
      return 0;
    }
    int turns = 0;
    int zigzag = 0;
    int longestZigzag = 0;
    int straight = 2;
    int longest = 2;
    int before = 0;
    for (int i = 2; i < cells.length; i++) {
      int turn = turn(size, cells[i - 2], cells[i - 1], cells[i]);
      straight = turn == 0 ? straight + 1 : 2;
      longest = Math.max(longest, straight);
      turns += turn == 0 ? 0 : 1;
      zigzag = turn == 0 ? 0 : turn * before < 0 ? zigzag + 1 : 1;
      longestZigzag = Math.max(longestZigzag, zigzag);
      before = turn;
    }
    boolean hasZigzag = longestZigzag >= FEWEST_TURNS_OF_ZIGZAG;
    boolean isZigzag = hasZigzag && longestZigzag == cells.length - 2;
    if (turns == 0 || isZigzag) {
      return 1;
    }
    return longest > LONGEST_STRAIGHT || hasZigzag ? 1.0 / 2 : 0;
  }

  /** Returns the direction of a bend: −1 to the left, 1 to the right, 0 straight on. */
  private static int turn(int size, int first, int second, int third) {
    int rows = second / size - first / size;
    int columns = second % size - first % size;
    int nextRows = third / size - second / size;
    int nextColumns = third % size - second % size;
    return Integer.signum(columns * nextRows - rows * nextColumns);
  }

  /**
   * Returns 1 if a line comes back to touch itself, else 0.
   *
   * @param size n
   * @param cells each touches the one before it
   */
  public static double curling(int size, int[] cells) {
    for (int i = APART_ON_LINE; i < cells.length; i++) {
      for (int j = 0; j <= i - APART_ON_LINE; j++) {
        boolean isNear =
            Math.abs(cells[i] / size - cells[j] / size) <= 1
                && Math.abs(cells[i] % size - cells[j] % size) <= 1;
        if (isNear) {
          return 1;
        }
      }
    }
    return 0;
  }

  /**
   * Returns how much a line keeps to the border: 0 if half of its cells or fewer are there, 1 for
   * all cells.
   *
   * @param size n
   */
  public static double bordering(int size, int[] cells) {
    int count = 0;
    for (int cell : cells) {
      int row = cell / size;
      int column = cell % size;
      boolean isInside = row > 0 && column > 0 && row < size - 1 && column < size - 1;
      count += isInside ? 0 : 1;
    }
    return Math.max(0, 2.0 * count / cells.length - 1);
  }

  /** Returns 1 if a line stays in one region, else 0. */
  public static double confinement(RegionMask mask, int[] cells) {
    for (int cell : cells) {
      if (mask.region(cell) != mask.region(cells[0])) {
        return 0;
      }
    }
    return 1;
  }

  /** Returns the share of lines of a family that have the same length as a new one. */
  public static double repetition(int length, List<Integer> lengths) {
    int same = 0;
    for (int each : lengths) {
      same += each == length ? 1 : 0;
    }
    return lengths.isEmpty() ? 0 : (double) same / lengths.size();
  }

  /**
   * Returns how much ink is near.
   *
   * @param density 0 if there is none, without bound
   */
  public static double nearness(double density) {
    return density / (density + CROWDED);
  }
}
