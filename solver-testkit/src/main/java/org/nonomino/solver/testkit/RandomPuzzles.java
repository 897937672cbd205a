package org.nonomino.solver.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;

/**
 * Small random puzzles on random layouts, with no, one or many solutions. The same arguments give
 * the same puzzle on every JDK.
 */
public final class RandomPuzzles {
  private RandomPuzzles() {}

  /**
   * Returns a puzzle.
   *
   * @param size n, 2..6
   * @param connected whether each region is connected; if not, some regions usually are not
   * @param seed any number
   */
  static Puzzle puzzle(int size, boolean connected, long seed) {
    SplittableRandom random =
        new SplittableRandom(seed * 1_000_003 + 2L * size + (connected ? 1 : 0));
    Rules rules = Rules.of(mask(size, connected, random));
    return new Puzzle(givens(rules, random), rules);
  }

  /**
   * Returns a puzzle with one to three extra houses (diagonals or random cells).
   *
   * @param size n, 2..5
   * @param seed any number
   */
  static Puzzle puzzleWithExtraHouses(int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed * 1_000_003 + 2L * size);
    Rules rules = Rules.of(mask(size, random.nextBoolean(), random));
    for (int extra = 1 + random.nextInt(3); extra > 0; extra--) {
      rules = rules.with(ExtraRegion.of(size, house(size, random)));
    }
    return new Puzzle(givens(rules, random), rules);
  }

  private static int[] house(int size, SplittableRandom random) {
    return switch (random.nextInt(3)) {
      case 0 -> IntStream.range(0, size).map(i -> i * size + i).toArray();
      case 1 -> IntStream.range(0, size).map(i -> i * size + size - 1 - i).toArray();
      default -> random.ints(0, size * size).distinct().limit(size).toArray();
    };
  }

  /**
   * Returns a random mask: rows whose cells are swapped many times. It may have no filling.
   *
   * @param size n, 2..36
   * @param connected whether each region is connected; if not, some regions usually are not
   */
  public static RegionMask mask(int size, boolean connected, SplittableRandom random) {
    int[] regions = new int[size * size];
    for (int cell = 0; cell < regions.length; cell++) {
      regions[cell] = cell / size;
    }
    for (int trial = 0; trial < 40 * size * size; trial++) {
      swap(regions, random.nextInt(regions.length), random.nextInt(regions.length), size);
    }
    if (!connected) {
      int swaps = 1 + random.nextInt(2 * size);
      for (int i = 0; i < swaps; i++) {
        exchange(regions, random.nextInt(regions.length), random.nextInt(regions.length));
      }
    }
    return RegionMask.jigsaw(size, regions);
  }

  /**
   * Returns the labels of random regions that do not tile the grid, for {@link RegionMask#partial}:
   * one to n regions of 2 to n cells, most of them connected, and cells without a region.
   *
   * @param size n, 2..36
   */
  public static int[] partialLabels(int size, SplittableRandom random) {
    int[] labels = new int[size * size];
    Arrays.fill(labels, RegionMask.NO_REGION);
    int regions = 1 + random.nextInt(size);
    for (int region = 0; region < regions; region++) {
      List<Integer> cells = new ArrayList<>();
      int wanted = 2 + random.nextInt(size - 1);
      boolean isConnected = random.nextInt(4) > 0;
      for (int trial = 0; trial < 20 * wanted && cells.size() < wanted; trial++) {
        int cell =
            cells.isEmpty() || !isConnected
                ? random.nextInt(labels.length)
                : neighbor(cells.get(random.nextInt(cells.size())), size, random);
        if (labels[cell] == RegionMask.NO_REGION) {
          labels[cell] = region;
          cells.add(cell);
        }
      }
      if (cells.size() == 1) {
        labels[cells.get(0)] = RegionMask.NO_REGION;
      }
    }
    return labels;
  }

  private static int neighbor(int cell, int size, SplittableRandom random) {
    List<Integer> around = neighbors(cell, size);
    return around.get(random.nextInt(around.size()));
  }

  /** Swaps the regions of two cells, unless a region would become disconnected. */
  private static void swap(int[] regions, int first, int second, int size) {
    int a = regions[first];
    int b = regions[second];
    exchange(regions, first, second);
    if (!isConnected(regions, a, size) || !isConnected(regions, b, size)) {
      exchange(regions, first, second);
    }
  }

  private static void exchange(int[] regions, int first, int second) {
    int kept = regions[first];
    regions[first] = regions[second];
    regions[second] = kept;
  }

  /** Returns whether the cells of a region are connected side by side. */
  static boolean isConnected(int[] regions, int region, int size) {
    boolean[] reached = new boolean[regions.length];
    Deque<Integer> open = new ArrayDeque<>();
    int start = 0;
    while (regions[start] != region) {
      start++;
    }
    reached[start] = true;
    open.add(start);
    int count = 0;
    while (!open.isEmpty()) {
      int cell = open.remove();
      count++;
      for (int neighbor : neighbors(cell, size)) {
        if (regions[neighbor] == region && !reached[neighbor]) {
          reached[neighbor] = true;
          open.add(neighbor);
        }
      }
    }
    return count == size;
  }

  private static List<Integer> neighbors(int cell, int size) {
    List<Integer> neighbors = new ArrayList<>(4);
    if (cell >= size) {
      neighbors.add(cell - size);
    }
    if (cell % size > 0) {
      neighbors.add(cell - 1);
    }
    if (cell % size < size - 1) {
      neighbors.add(cell + 1);
    }
    if (cell < size * (size - 1)) {
      neighbors.add(cell + size);
    }
    return neighbors;
  }

  private static Grid givens(Rules rules, SplittableRandom random) {
    int size = rules.size();
    Puzzle started = new Puzzle(consistent(rules, size / 2, random), rules);
    List<Grid> filling = NaiveOracle.solutions(started, 1);
    if (filling.isEmpty() || random.nextInt(4) == 0) {
      return consistent(rules, random.nextInt(size * size / 2 + 1), random);
    }
    Grid givens = filling.get(0);
    double share = 0.15 + 0.5 * random.nextDouble();
    for (int cell = 0; cell < size * size; cell++) {
      if (random.nextDouble() >= share) {
        givens = givens.with(cell, 0);
      }
    }
    // Adds or replaces a digit, so the solutions may be lost, visibly or not.
    return random.nextInt(3) == 0
        ? givens.with(random.nextInt(size * size), 1 + random.nextInt(size))
        : givens;
  }

  /** Returns a grid with up to this many random digits that do not contradict each other. */
  private static Grid consistent(Rules rules, int count, SplittableRandom random) {
    int size = rules.size();
    Grid grid = Grid.empty(size);
    for (int i = 0; i < count; i++) {
      Grid more = grid.with(random.nextInt(size * size), 1 + random.nextInt(size));
      if (!rules.hasConflict(more)) {
        grid = more;
      }
    }
    return grid;
  }
}
