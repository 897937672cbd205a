package org.nonomino.solver.bitboard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Sums that follow from those of a puzzle: the digits of a house have the sum 1 + … + n, so the
 * cells of one or several houses that are not in sums inside have the rest. People call them innies
 * and outies.
 */
final class DerivedSums {
  /** The maximum number of adjacent rows or columns to examine together. */
  private static final int MOST_LINES = 4;

  private final CellBoards boards;
  private final List<SumRow> equations;

  /** The board of each equation. */
  private final long[] boardOf;

  /** The number of words in a set of equations. */
  private final int equationWords;

  /** The set of the equations with cells in each house. */
  private final long[] equationsIn;

  private final int maxCells;
  private final List<SumRow> found = new ArrayList<>();

  /** The sums of the puzzle and those that were found. */
  private final Set<SumRow> known;

  // The current houses, the equations with cells in them, and the weights of the rest.
  private final long[] union;
  private final long[] touching;
  private final int[] weights;

  /** The board of the cells that may have a weight. */
  private final long[] weighted;

  private DerivedSums(CellBoards boards, List<SumRow> sums, List<SumRow> equations) {
    this.boards = boards;
    this.known = new HashSet<>(sums);
    this.equations = equations;
    // If there are few sums, longer ones are worth their time.
    this.maxCells = equations.size() <= boards.size ? boards.size : boards.size * 2 / 3;
    this.boardOf = new long[equations.size() * boards.words];
    this.equationWords = CellBoards.wordsFor(equations.size());
    this.equationsIn = new long[boards.houseCount * equationWords];
    for (int i = 0; i < equations.size(); i++) {
      for (int cell : equations.get(i).cells()) {
        CellBoards.add(boardOf, i * boards.words, cell);
        addToHouses(i, cell);
      }
    }
    this.union = new long[boards.words];
    this.touching = new long[equationWords];
    this.weights = new int[boards.cellCount];
    this.weighted = new long[boards.words];
  }

  private void addToHouses(int equation, int cell) {
    for (int word = 0; word < boards.houseWords; word++) {
      long rest = boards.housesOf[cell * boards.houseWords + word];
      for (; rest != 0; rest &= rest - 1) {
        int house = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        CellBoards.add(equationsIn, house * equationWords, equation);
      }
    }
  }

  /** Returns sums that follow from these and the houses. */
  static List<SumRow> of(CellBoards boards, List<SumRow> sums) {
    List<SumRow> equations = new ArrayList<>(sums);
    equations.removeIf(sum -> !sum.isEquation());
    if (equations.isEmpty()) {
      return List.of();
    }
    DerivedSums derived = new DerivedSums(boards, sums, equations);
    derived.find();
    return derived.found;
  }

  private void find() {
    int size = boards.size;
    for (int house = 0; house < boards.houseCount; house++) {
      clear();
      boolean isLine = house < 2 * size;
      int end = isLine ? Math.min(house + MOST_LINES, house / size * size + size) : house + 1;
      for (int next = house; next < end; next++) {
        add(next);
        deriveFrom(next - house + 1);
      }
    }
    for (int first = 2 * size; first < 3 * size; first++) {
      for (int second = first + 1; second < 3 * size; second++) {
        clear();
        add(first);
        add(second);
        deriveFrom(2);
      }
    }
  }

  private void clear() {
    Arrays.fill(union, 0);
    Arrays.fill(touching, 0);
  }

  private void add(int house) {
    for (int word = 0; word < boards.words; word++) {
      union[word] |= boards.houses[house * boards.words + word];
    }
    for (int word = 0; word < equationWords; word++) {
      touching[word] |= equationsIn[house * equationWords + word];
    }
  }

  private void deriveFrom(int houses) {
    int words = boards.words;
    int size = boards.size;
    int total = houses * size * (size + 1) / 2;
    int count = houses * size;
    boolean isUsed = false;
    Arrays.fill(weights, 0);
    for (int word = 0; word < words; word++) {
      weighted[word] = union[word];
      for (long rest = union[word]; rest != 0; rest &= rest - 1) {
        weights[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] = 1;
      }
    }
    for (int equationWord = 0; equationWord < equationWords; equationWord++) {
      for (long rest = touching[equationWord]; rest != 0; rest &= rest - 1) {
        int i = equationWord * Long.SIZE + Long.numberOfTrailingZeros(rest);
        SumRow row = equations.get(i);
        if (2 * countInside(i) <= row.cells().length) {
          continue;
        }
        int sign = sign(row);
        int change = change(row, sign);
        if (change < 0) {
          for (int j = 0; j < row.cells().length; j++) {
            weights[row.cells()[j]] -= sign * row.weights()[j];
          }
          for (int word = 0; word < words; word++) {
            weighted[word] |= boardOf[i * words + word];
          }
          total -= sign * row.from();
          count += change;
          isUsed = true;
        }
      }
    }
    if (isUsed && count > 0 && count <= maxCells) {
      keep(count, total);
    }
  }

  /** Returns the number of cells of an equation in the current houses. */
  private int countInside(int equation) {
    int inside = 0;
    for (int word = 0; word < boards.words; word++) {
      inside += Long.bitCount(union[word] & boardOf[equation * boards.words + word]);
    }
    return inside;
  }

  /** Returns the sign of most weights of a row. */
  private static int sign(SumRow row) {
    int sum = 0;
    for (int weight : row.weights()) {
      sum += Integer.signum(weight);
    }
    return sum < 0 ? -1 : 1;
  }

  /** Returns by how much the number of cells changes if a row is subtracted. */
  private int change(SumRow row, int sign) {
    int change = 0;
    for (int j = 0; j < row.cells().length; j++) {
      int before = weights[row.cells()[j]];
      int after = before - sign * row.weights()[j];
      change += (after == 0 ? 0 : 1) - (before == 0 ? 0 : 1);
    }
    return change;
  }

  private void keep(int count, int total) {
    int[] cells = new int[count];
    int[] factors = new int[count];
    int next = 0;
    for (int word = 0; word < weighted.length; word++) {
      for (long rest = weighted[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (weights[cell] != 0) {
          cells[next] = cell;
          factors[next++] = weights[cell];
        }
      }
    }
    SumRow row = new SumRow(cells, factors, total, total);
    if (known.add(row)) {
      found.add(row);
    }
  }
}
