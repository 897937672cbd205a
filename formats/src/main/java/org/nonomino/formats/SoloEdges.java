package org.nonomino.formats;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntUnaryOperator;

/**
 * The borders between areas (regions or cages) in Solo's notation.
 *
 * <p>Pairs of neighbours are numbered: first the pairs in a row, row by row from the left, then the
 * pairs in a column, column by column from the top; 2n(n−1) in total. The notation lists the pairs
 * with a border between them, each as the number of pairs without a border since the previous one:
 * {@code _} is 0, {@code a} to {@code y} are 1 to 25, and {@code z} is 25 without a border after
 * them. An imaginary border after the last pair ends the list.
 */
final class SoloEdges {
  private static final int LONGEST_RUN = 25;

  private final int size;
  private final BitSet borders;

  private SoloEdges(int size, BitSet borders) {
    this.size = size;
    this.borders = borders;
  }

  /** Returns the number of pairs of neighbours in an n×n grid. */
  static int count(int size) {
    return 2 * size * (size - 1);
  }

  /**
   * Returns the borders that a string describes.
   *
   * @throws WrongEdgesException if it has an unknown character, or is too short or too long
   */
  static SoloEdges parse(String codes, int size) throws WrongEdgesException {
    int count = count(size);
    BitSet borders = new BitSet(count);
    int at = 0;
    for (int i = 0; i < codes.length(); i++) {
      char code = codes.charAt(i);
      if (code != '_' && (code < 'a' || code > 'z')) {
        throw new WrongEdgesException(i, "unknown character among the edges");
      }
      boolean hasBorder = code != 'z';
      at += hasBorder ? code == '_' ? 0 : code - 'a' + 1 : LONGEST_RUN;
      if (at > count) {
        throw new WrongEdgesException(
            i, "the edges continue after the last of the " + count + " pairs of neighbours");
      }
      if (hasBorder) {
        borders.set(at);
        at++;
      }
    }
    if (at <= count) {
      throw new WrongEdgesException(
          codes.length(),
          at == count
              ? "the last code of the edges is missing"
              : "the edges end after " + at + " of the " + count + " pairs of neighbours");
    }
    return new SoloEdges(size, borders);
  }

  /**
   * Returns the area of each cell, numbered by first appearance; their number and sizes may be
   * wrong.
   */
  int[] areas() {
    int[] areas = new int[size * size];
    Arrays.fill(areas, areas.length);
    int count = 0;
    for (int cell = 0; cell < areas.length; cell++) {
      if (areas[cell] == areas.length) {
        fill(areas, cell, count++);
      }
    }
    return areas;
  }

  private void fill(int[] areas, int first, int area) {
    Deque<Integer> reached = new ArrayDeque<>();
    areas[first] = area;
    reached.add(first);
    while (!reached.isEmpty()) {
      int cell = reached.remove();
      int row = cell / size;
      int column = cell % size;
      if (column > 0 && !borders.get(inRow(size, row, column - 1))) {
        reach(areas, reached, cell - 1, area);
      }
      if (column < size - 1 && !borders.get(inRow(size, row, column))) {
        reach(areas, reached, cell + 1, area);
      }
      if (row > 0 && !borders.get(inColumn(size, row - 1, column))) {
        reach(areas, reached, cell - size, area);
      }
      if (row < size - 1 && !borders.get(inColumn(size, row, column))) {
        reach(areas, reached, cell + size, area);
      }
    }
  }

  private static void reach(int[] areas, Deque<Integer> reached, int cell, int area) {
    if (areas[cell] != area) {
      areas[cell] = area;
      reached.add(cell);
    }
  }

  /** Returns the number of the pair of a cell and its right neighbour. */
  private static int inRow(int size, int row, int column) {
    return row * (size - 1) + column;
  }

  /** Returns the number of the pair of a cell and its lower neighbour. */
  private static int inColumn(int size, int row, int column) {
    return size * (size - 1) + column * (size - 1) + row;
  }

  /**
   * Appends the borders between areas.
   *
   * @param area the number of the area of a cell
   */
  static void append(StringBuilder text, int size, IntUnaryOperator area) {
    BitSet borders = new BitSet(count(size));
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        int cell = row * size + column;
        int own = area.applyAsInt(cell);
        if (column < size - 1 && own != area.applyAsInt(cell + 1)) {
          borders.set(inRow(size, row, column));
        }
        if (row < size - 1 && own != area.applyAsInt(cell + size)) {
          borders.set(inColumn(size, row, column));
        }
      }
    }
    borders.set(count(size));
    int from = 0;
    for (int at = borders.nextSetBit(0); at >= 0; at = borders.nextSetBit(from)) {
      int run = at - from;
      for (; run > LONGEST_RUN; run -= LONGEST_RUN) {
        text.append('z');
      }
      text.append(run == 0 ? '_' : (char) ('a' + run - 1));
      from = at + 1;
    }
  }

  /** Thrown for malformed edges. */
  static final class WrongEdgesException extends Exception {
    private static final long serialVersionUID = 1;

    private final int index;
    private final String problem;

    WrongEdgesException(int index, String problem) {
      super(problem);
      this.index = index;
      this.problem = problem;
    }

    /** Returns the index of the problem, from 0. */
    int index() {
      return index;
    }

    /** Returns the problem, without a full stop. */
    String problem() {
      return problem;
    }
  }
}
