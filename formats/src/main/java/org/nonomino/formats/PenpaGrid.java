package org.nonomino.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.drawing.Point;
import org.nonomino.formats.json.JsonValue.JsonObject;

/**
 * The board of a Penpa+ puzzle on a square lattice. Points are numbered row by row: first the
 * centres of all cells, with a rim of two cells around the board, then the lower right corners of
 * these cells, the middles of their lower edges, the middles of their right edges, four points in
 * the corners of each cell, and four points around its centre.
 */
final class PenpaGrid {
  private static final int RIM = 2;

  /** The smallest grid that is only a part of a board. */
  private static final int SMALLEST = 4;

  /** The styles of lines that separate regions. */
  private static final Set<Integer> THICK = Set.of(2, 21);

  private static final double[][] LAYERS = {{0.5, 0.5}, {1, 1}, {1, 0.5}, {0.5, 1}};
  private static final double[][] CORNERS = {
    {0.25, 0.25}, {0.25, 0.75}, {0.75, 0.25}, {0.75, 0.75}
  };
  private static final double[][] AROUND = {{0.2, 0.5}, {0.5, 0.8}, {0.5, 0.2}, {0.8, 0.5}};

  private final int rows;
  private final int columns;
  private int top;
  private int left;
  private int size;

  /** The region of each cell of the grid, row-major. */
  private int[] regions = {};

  private PenpaGrid(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /**
   * Returns the grid on a board; empty if it has no square grid.
   *
   * @param height the number of rows of the board
   * @param width the number of columns of the board
   * @param cells the numbers of the cells that exist
   * @param borders the lines along edges, with their styles
   */
  static Optional<PenpaGrid> of(int height, int width, List<Integer> cells, JsonObject borders) {
    PenpaGrid grid = new PenpaGrid(height + 2 * RIM, width + 2 * RIM);
    Set<Integer> onBoard = new HashSet<>();
    for (int cell : cells) {
      if (cell >= 0 && cell < grid.lattice()) {
        onBoard.add(cell);
      }
    }
    int[] patches = grid.patches(onBoard, grid.separators(borders));
    return grid.fit(patches, onBoard) ? Optional.of(grid) : Optional.empty();
  }

  private int lattice() {
    return rows * columns;
  }

  private Set<Long> separators(JsonObject borders) {
    Set<Long> separators = new HashSet<>();
    borders
        .fields()
        .forEach(
            (ends, style) -> {
              List<Integer> points = numbers(ends);
              if (points.size() == 2 && THICK.contains(CellObjects.number(style).orElse(0))) {
                separators.add(key(points.get(0), points.get(1)));
              }
            });
    return separators;
  }

  /** Returns the numbers in a text that are separated by commas; none if it has anything else. */
  static List<Integer> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      try {
        numbers.add(Integer.parseInt(part.strip()));
      } catch (NumberFormatException e) {
        return List.of();
      }
    }
    return numbers;
  }

  private static long key(int first, int second) {
    return ((long) Math.min(first, second) << 32) | Math.max(first, second);
  }

  /** Returns the number of the patch without separators of each cell; −1 outside the board. */
  private int[] patches(Set<Integer> onBoard, Set<Long> separators) {
    int[] patches = new int[lattice()];
    Arrays.fill(patches, -1);
    int patch = 0;
    for (int start : onBoard.stream().sorted().toList()) {
      if (patches[start] >= 0) {
        continue;
      }
      ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(start));
      patches[start] = patch;
      while (!queue.isEmpty()) {
        int cell = queue.poll();
        int corner = lattice() + cell;
        int[][] ways = {
          {cell - 1, corner - columns - 1, corner - 1},
          {cell + 1, corner - columns, corner},
          {cell - columns, corner - columns - 1, corner - columns},
          {cell + columns, corner - 1, corner}
        };
        for (int[] way : ways) {
          if (onBoard.contains(way[0])
              && patches[way[0]] < 0
              && !separators.contains(key(way[1], way[2]))) {
            patches[way[0]] = patch;
            queue.add(way[0]);
          }
        }
      }
      patch++;
    }
    return patches;
  }

  /** Finds the square that patches of its size fill, or that the whole board is. */
  private boolean fit(int[] patches, Set<Integer> onBoard) {
    Map<Integer, List<Integer>> byPatch = new HashMap<>();
    for (int cell : onBoard) {
      byPatch.computeIfAbsent(patches[cell], key -> new ArrayList<>()).add(cell);
    }
    Map<Integer, List<Integer>> bySize = new HashMap<>();
    byPatch
        .values()
        .forEach(
            patch -> bySize.computeIfAbsent(patch.size(), key -> new ArrayList<>()).addAll(patch));
    for (int n : bySize.keySet().stream().sorted((a, b) -> b - a).toList()) {
      List<Integer> cells = bySize.getOrDefault(n, List.of());
      if (n >= SMALLEST && cells.size() == n * n && isSquare(cells, n)) {
        return take(patches, n);
      }
    }
    int n = (int) Math.round(Math.sqrt(onBoard.size()));
    return n * n == onBoard.size() && isSquare(List.copyOf(onBoard), n) && take(patches, n);
  }

  private boolean isSquare(List<Integer> cells, int n) {
    top = cells.stream().mapToInt(cell -> cell / columns).min().orElse(0);
    left = cells.stream().mapToInt(cell -> cell % columns).min().orElse(0);
    int bottom = cells.stream().mapToInt(cell -> cell / columns).max().orElse(0);
    int right = cells.stream().mapToInt(cell -> cell % columns).max().orElse(0);
    return bottom - top == n - 1 && right - left == n - 1;
  }

  private boolean take(int[] patches, int n) {
    size = n;
    regions = new int[n * n];
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int cell = 0; cell < regions.length; cell++) {
      int patch = patches[(top + cell / n) * columns + left + cell % n];
      regions[cell] = numbers.computeIfAbsent(patch, key -> numbers.size());
    }
    if (numbers.size() == 1 && n > 1) {
      Arrays.fill(regions, RegionNumbers.NONE);
    }
    return true;
  }

  int size() {
    return size;
  }

  int[] regions() {
    return regions;
  }

  /** Returns the place of a point; empty if there is no such point. */
  Optional<Point> point(int number) {
    int block = number < 0 ? -1 : number / lattice();
    if (block < 0 || block >= 12) {
      return Optional.empty();
    }
    double[] offset;
    int cell;
    if (block < LAYERS.length) {
      offset = LAYERS[block];
      cell = number % lattice();
    } else {
      boolean isCorner = block < 8;
      int within = number - (isCorner ? 4 : 8) * lattice();
      offset = (isCorner ? CORNERS : AROUND)[within % 4];
      cell = within / 4;
    }
    int row = cell / columns - top;
    int column = cell % columns - left;
    return Optional.of(new Point(row + offset[0], column + offset[1]));
  }

  /** Returns the cell of the grid whose centre a point is; −1 if it is another point. */
  int cell(int point) {
    int row = point / columns - top;
    int column = point % columns - left;
    boolean isCell =
        point >= 0 && point < lattice() && row >= 0 && row < size && column >= 0 && column < size;
    return isCell ? row * size + column : -1;
  }
}
