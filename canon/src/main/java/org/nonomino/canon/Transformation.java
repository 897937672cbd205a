package org.nonomino.canon;

import java.util.Arrays;
import java.util.StringJoiner;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * A transformation of a puzzle to an equivalent one, or back: moves the cells so that houses stay
 * houses, and replaces digits. A solution of the puzzle becomes a solution of the result.
 *
 * <p>The rows of the result are the rows of the original in another order, or its columns, or, on
 * layouts where each region meets each row or each column in exactly one cell, its regions. The
 * same holds for the columns of the result. Immutable and thread-safe.
 */
public final class Transformation {
  private final int size;

  /** The source of the content of each cell of the result; row-major, length n². */
  private final int[] sources;

  /** The replacement of each digit; length n + 1, and 0 stays 0. */
  private final int[] digits;

  private Transformation(int size, int[] sources, int[] digits) {
    this.size = size;
    this.sources = sources;
    this.digits = digits;
  }

  /**
   * Creates a transformation that takes ownership of its arrays without checking them.
   *
   * @param sources the source of each cell of the result, row-major, length n²
   * @param digits the replacement of each digit, length n + 1, beginning with 0
   */
  static Transformation trusted(int size, int[] sources, int[] digits) {
    return new Transformation(size, sources, digits);
  }

  /**
   * Returns the transformation that changes nothing.
   *
   * @param size n, 1..36
   */
  public static Transformation identity(int size) {
    int[] lines = identityOrder(Grid.requireSize(size));
    return of(size, false, lines, lines, digitsOf(size));
  }

  /** Returns the identity permutation of rows or columns. */
  static int[] identityOrder(int size) {
    int[] lines = new int[size];
    Arrays.setAll(lines, line -> line);
    return lines;
  }

  /** Returns the identity replacement of digits. */
  static int[] digitsOf(int size) {
    int[] same = new int[size + 1];
    Arrays.setAll(same, digit -> digit);
    return same;
  }

  /**
   * Returns the transformation that reorders the rows, the columns and the digits.
   *
   * @param size n, 1..36
   * @param transposed whether rows and columns are swapped first
   * @param rows the row, from 0, that becomes the first, second, …; counted after that swap; length
   *     n
   * @param columns the same for columns
   * @param digits the replacement of each digit, length n + 1; {@code digits[0]} is 0
   * @throws IllegalArgumentException if the size is out of range, or if an array is not a
   *     permutation
   */
  public static Transformation of(
      int size, boolean transposed, int[] rows, int[] columns, int[] digits) {
    Grid.requireSize(size);
    requirePermutation("rows", size, rows);
    requirePermutation("columns", size, columns);
    requirePermutation("digits", size + 1, digits);
    if (digits[0] != 0) {
      throw new IllegalArgumentException("a blank would become " + digits[0]);
    }
    int[] sources = new int[size * size];
    int cell = 0;
    for (int row : rows) {
      for (int column : columns) {
        sources[cell++] = transposed ? column * size + row : row * size + column;
      }
    }
    return new Transformation(size, sources, digits.clone());
  }

  private static void requirePermutation(String name, int count, int[] numbers) {
    boolean[] seen = new boolean[count];
    boolean isOne = numbers.length == count;
    for (int i = 0; isOne && i < count; i++) {
      isOne = numbers[i] >= 0 && numbers[i] < count && !seen[numbers[i]];
      if (isOne) {
        seen[numbers[i]] = true;
      }
    }
    if (!isOne) {
      throw new IllegalArgumentException(
          "the "
              + name
              + " "
              + Arrays.toString(numbers)
              + " are not a permutation of 0.."
              + (count - 1));
    }
  }

  /** Returns n. */
  public int size() {
    return size;
  }

  /**
   * Returns the source of a cell of the result.
   *
   * @param cell row-major from 0, 0..n²−1
   */
  public int source(int cell) {
    return sources[cell];
  }

  /** Returns the sources of all cells, row-major; the caller must not modify the array. */
  int[] sources() {
    return sources;
  }

  /**
   * Returns the replacement of a digit.
   *
   * @param digit 0..n; 0 stays 0
   */
  public int digit(int digit) {
    return digits[digit];
  }

  /**
   * Applies the transformation to a grid.
   *
   * @throws IllegalArgumentException if the grid is of another size
   */
  public Grid apply(Grid grid) {
    requireSize(grid.size());
    int[] moved = new int[sources.length];
    for (int cell = 0; cell < moved.length; cell++) {
      moved[cell] = digits[grid.digit(sources[cell])];
    }
    return Grid.of(size, moved);
  }

  /**
   * Applies the transformation to a mask. The regions of the result are the houses that become
   * neither rows nor columns. If the regions are the rows or the columns, they are the rows
   * afterwards, because the houses are the same.
   *
   * @param mask a mask on which this transformation preserves the houses; any mask if neither rows
   *     nor columns come from regions
   * @throws IllegalArgumentException if the mask is of another size
   */
  public RegionMask apply(RegionMask mask) {
    requireSize(mask.size());
    if (Drawing.regionsAreLines(mask)) {
      return RegionMask.boxes(1, size);
    }
    HouseKind third = kindOfRegions();
    int[] labels = new int[sources.length];
    for (int cell = 0; cell < labels.length; cell++) {
      labels[cell] =
          switch (third) {
            case ROW -> sources[cell] / size;
            case COLUMN -> sources[cell] % size;
            case REGION -> mask.region(sources[cell]);
            case EXTRA -> throw Drawing.noSuchKind();
          };
    }
    return RegionMask.jigsaw(size, labels);
  }

  /**
   * Applies the transformation to a puzzle, whose mask must be as {@link #apply(RegionMask)}
   * requires.
   *
   * @throws IllegalArgumentException if the puzzle is of another size, or if its rules are not
   *     plain
   */
  public Puzzle apply(Puzzle puzzle) {
    Drawing.requirePlain(puzzle.rules());
    return new Puzzle(apply(puzzle.givens()), apply(puzzle.mask()));
  }

  private void requireSize(int other) {
    if (other != size) {
      throw new IllegalArgumentException(
          "a transformation of size " + size + " for something of size " + other);
    }
  }

  /** Returns the inverse transformation. */
  public Transformation inverse() {
    int[] back = new int[sources.length];
    for (int cell = 0; cell < back.length; cell++) {
      back[sources[cell]] = cell;
    }
    int[] former = new int[digits.length];
    for (int digit = 0; digit < former.length; digit++) {
      former[digits[digit]] = digit;
    }
    return new Transformation(size, back, former);
  }

  /**
   * Returns the composition of this transformation and the next one, applied second.
   *
   * @throws IllegalArgumentException if the next one is of another size
   */
  public Transformation then(Transformation next) {
    requireSize(next.size);
    int[] composed = new int[sources.length];
    for (int cell = 0; cell < composed.length; cell++) {
      composed[cell] = sources[next.sources[cell]];
    }
    int[] replaced = new int[digits.length];
    for (int digit = 0; digit < replaced.length; digit++) {
      replaced[digit] = next.digits[digits[digit]];
    }
    return new Transformation(size, composed, replaced);
  }

  /** Returns this transformation with different digits; takes ownership of the array. */
  Transformation withDigits(int[] others) {
    return new Transformation(size, sources, others);
  }

  private HouseKind kindOfRows() {
    return areAlike(1, size, true)
        ? HouseKind.ROW
        : areAlike(1, size, false) ? HouseKind.COLUMN : HouseKind.REGION;
  }

  private HouseKind kindOfColumns() {
    return areAlike(size, 1, false)
        ? HouseKind.COLUMN
        : areAlike(size, 1, true) ? HouseKind.ROW : HouseKind.REGION;
  }

  private HouseKind kindOfRegions() {
    HouseKind rows = kindOfRows();
    HouseKind columns = kindOfColumns();
    for (HouseKind kind : new HouseKind[] {HouseKind.REGION, HouseKind.ROW}) {
      if (kind != rows && kind != columns) {
        return kind;
      }
    }
    return HouseKind.COLUMN;
  }

  /**
   * Returns whether the cells of each line of the result come from a single row, or from a single
   * column.
   *
   * @param step from a cell of a line to the next
   * @param stride from a line to the next
   */
  private boolean areAlike(int step, int stride, boolean inRows) {
    for (int line = 0; line < size; line++) {
      for (int i = 1; i < size; i++) {
        int first = sources[line * stride];
        int cell = sources[line * stride + i * step];
        if (inRows ? cell / size != first / size : cell % size != first % size) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Transformation transformation
        && Arrays.equals(sources, transformation.sources)
        && Arrays.equals(digits, transformation.digits);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(sources) + Arrays.hashCode(digits);
  }

  /**
   * Returns instructions for applying it by hand: {@code transposed; rows 2 1 3 4; columns 1 2 4 3;
   * digits 3 1 2 4}. See {@link #linesInWords}; the digits are the replacements of 1, 2, ….
   */
  @Override
  public String toString() {
    StringJoiner replaced = new StringJoiner(" ", linesInWords() + "; digits ", "");
    for (int digit = 1; digit <= size; digit++) {
      replaced.add(String.valueOf(digits[digit]));
    }
    return replaced.toString();
  }

  /**
   * Returns instructions for moving the cells: {@code transposed; rows 2 1 3 4; columns 1 2 4 3}.
   * The rows are those that become the first, second, … row, after swapping rows and columns if the
   * instructions begin with {@code transposed}. If regions become rows or columns, the instructions
   * name each region by its first cell: {@code rows are regions r1c1 r1c2; …}.
   */
  public String linesInWords() {
    HouseKind rows = kindOfRows();
    HouseKind columns = kindOfColumns();
    boolean isTransposed = rows == HouseKind.COLUMN && columns == HouseKind.ROW;
    boolean isPlain = rows == HouseKind.ROW && columns == HouseKind.COLUMN;
    boolean saysKind = !isTransposed && !isPlain;
    return (isTransposed ? "transposed; " : "")
        + line("rows", rows, 1, size, saysKind)
        + "; "
        + line("columns", columns, size, 1, saysKind);
  }

  private String line(String name, HouseKind kind, int step, int stride, boolean saysKind) {
    StringJoiner words = new StringJoiner(" ", name + " ", "");
    if (saysKind) {
      words.add("are");
      words.add(
          switch (kind) {
            case ROW -> "rows";
            case COLUMN -> "columns";
            case REGION -> "regions";
            case EXTRA -> throw Drawing.noSuchKind();
          });
    }
    for (int line = 0; line < size; line++) {
      int first = sources[line * stride];
      for (int i = 1; i < size; i++) {
        first = Math.min(first, sources[line * stride + i * step]);
      }
      words.add(
          switch (kind) {
            case ROW -> String.valueOf(first / size + 1);
            case COLUMN -> String.valueOf(first % size + 1);
            case REGION -> CellNames.name(size, first);
            case EXTRA -> throw Drawing.noSuchKind();
          });
    }
    return words.toString();
  }
}
