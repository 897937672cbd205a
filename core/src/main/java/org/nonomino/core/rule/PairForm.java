package org.nonomino.core.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.CellList;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.InvalidConstraintException;
import org.nonomino.core.Primitives;
import org.nonomino.core.Rules;
import org.nonomino.core.formula.Formula;

/**
 * A formula for the digits of two cells, {@code a} and {@code b}. In a list of cells, {@code a} is
 * the earlier one; {@code i} and {@code j} are their positions in it, from 1; {@code n} is the
 * largest digit.
 *
 * @param formula a condition with {@link #NAMES}
 * @param reach the pairs that it is for
 */
public record PairForm(Formula formula, Reach reach) implements RuleForm {
  /** The names in the formula, in the order of their values. */
  public static final List<String> NAMES = List.of("a", "b", "i", "j", "n");

  private static final int MAX_PAIRS = 5000;

  /** The maximum number of pairs of digits in all tables, if each pair of cells has its own. */
  private static final long MAX_COMPUTED = 400_000;

  private static final BoundedCache<Key, DigitTable> TABLES =
      new BoundedCache<>(1L << 16, DigitTable::size);

  private record Key(Formula formula, int size, int first, int second) {}

  /**
   * The pairs of cells that a formula is for.
   *
   * @param kind which pairs
   * @param rows for a move: the rows between two cells, or the columns
   * @param columns for a move: the columns between them, or the rows
   */
  public record Reach(Kind kind, int rows, int columns) {
    /** Each cell and the next one in the list. */
    public static final Reach NEXT = new Reach(Kind.NEXT, 0, 0);

    /** Any two cells of the list. */
    public static final Reach ANY_TWO = new Reach(Kind.ANY_TWO, 0, 0);

    /** Cells of the list with a side in common. */
    public static final Reach NEIGHBOURS = new Reach(Kind.NEIGHBOURS, 0, 1);

    /**
     * Returns the cells of the list a move apart, in each direction, such as 1 and 2 for a knight.
     */
    public static Reach move(int rows, int columns) {
      return new Reach(Kind.MOVE, rows, columns);
    }

    /**
     * Returns whether the pairs follow from places in the grid and not from the order of a list.
     */
    public boolean isByPlace() {
      return kind == Kind.NEIGHBOURS || kind == Kind.MOVE;
    }

    /** Returns the pairs for people, such as {@code neighbours}. */
    public String words() {
      return switch (kind) {
        case NEXT -> "adjacent cells";
        case ANY_TWO -> "any two cells";
        case NEIGHBOURS -> "neighbours";
        case MOVE -> "cells %d and %d apart".formatted(rows, columns);
      };
    }

    private boolean isMove(int size, int first, int second) {
      int down = Math.abs(first / size - second / size);
      int right = Math.abs(first % size - second % size);
      return (down == rows && right == columns) || (down == columns && right == rows);
    }
  }

  /** The sorts of pairs. */
  public enum Kind {
    NEXT,
    ANY_TWO,
    NEIGHBOURS,
    MOVE
  }

  /** Two positions in the list of cells, from 0. */
  private record Pair(int first, int second) {}

  @Override
  public String word() {
    return "pair";
  }

  @Override
  public String text() {
    return formula.toString();
  }

  @Override
  public void requireFit(CellList cells) {
    if (reach.kind == Kind.MOVE && reach.rows + reach.columns == 0) {
      throw new InvalidConstraintException("a move of 0 and 0 leads to the same cell");
    }
    int count = pairs(cells).size();
    if (count == 0) {
      throw new InvalidConstraintException("there is no such pair of cells");
    }
    if (dependsOnPositions() && (long) count * cells.size() * cells.size() > MAX_COMPUTED) {
      throw new InvalidConstraintException(
          "it is too large: %d pairs of cells have a table each".formatted(count));
    }
    if (count > MAX_PAIRS) {
      throw new InvalidConstraintException(
          "there are %d pairs of cells, but at most %d are possible".formatted(count, MAX_PAIRS));
    }
  }

  @Override
  public boolean isOrdered(CellList cells) {
    return !reach.isByPlace() && !isSymmetric(cells.size());
  }

  /** Returns whether the formula allows the same digits in both orders, wherever the cells are. */
  public boolean isSymmetric(int size) {
    DigitTable table = table(size, new Pair(0, 1));
    return !dependsOnPositions() && table.equals(table.transposed());
  }

  /** Returns whether pairs at different positions have different tables. */
  public boolean dependsOnPositions() {
    return formula.uses("i") || formula.uses("j");
  }

  private List<Pair> pairs(CellList cells) {
    List<Pair> pairs = new ArrayList<>();
    if (reach.isByPlace()) {
      addByPlace(cells, pairs);
      return pairs;
    }
    for (int second = 1; second < cells.count(); second++) {
      for (int first = reach.kind == Kind.NEXT ? second - 1 : 0; first < second; first++) {
        pairs.add(new Pair(first, second));
      }
    }
    return pairs;
  }

  /** Adds the pairs in which the first cell is earlier in reading order. */
  private void addByPlace(CellList cells, List<Pair> pairs) {
    int size = cells.size();
    int[] positions = new int[size * size];
    Arrays.fill(positions, -1);
    for (int i = 0; i < cells.count(); i++) {
      positions[cells.get(i)] = i;
    }
    for (int first = 0; first < positions.length; first++) {
      for (int second = first + 1; positions[first] >= 0 && second < positions.length; second++) {
        if (positions[second] >= 0 && reach.isMove(size, first, second)) {
          pairs.add(new Pair(positions[first], positions[second]));
        }
      }
    }
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    return pairs(cells).stream()
        .allMatch(
            pair ->
                formula.holds(
                    full.digit(cells.get(pair.first)),
                    full.digit(cells.get(pair.second)),
                    pair.first + 1,
                    pair.second + 1,
                    cells.size()));
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    for (Pair pair : pairs(cells)) {
      into.relate(cells.get(pair.first), cells.get(pair.second), table(cells.size(), pair));
    }
  }

  private DigitTable table(int size, Pair pair) {
    return TABLES.get(
        new Key(
            formula,
            size,
            formula.uses("i") ? pair.first + 1 : 0,
            formula.uses("j") ? pair.second + 1 : 0),
        PairForm::table);
  }

  private static DigitTable table(Key key) {
    return DigitTable.of(
        key.size, (a, b) -> key.formula.holds(a, b, key.first, key.second, key.size));
  }

  /** Returns whether the formula allows two digits in the first two cells of a list. */
  public boolean allows(int size, int first, int second) {
    return formula.holds(first, second, 1, 2, size);
  }
}
