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
import org.nonomino.core.Symbols;
import org.nonomino.core.formula.Formula;

/**
 * A formula for the digits of two cells, {@code a} and {@code b}. In a list of cells, {@code a} is
 * the earlier one; {@code i} and {@code j} are their positions in it, from 1; {@code n} is the
 * largest digit. Digits are their values.
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

  /** The links of lists with a number of cells; those of a move are for all cells of the grid. */
  private static final BoundedCache<ListKey, List<Link>> LINKS =
      new BoundedCache<>(1L << 16, List::size);

  private record Key(Formula formula, Symbols symbols, int first, int second) {}

  private record ListKey(PairForm form, Symbols symbols, int count) {}

  /** Two positions in a list, from 0, and the allowed pairs of digits there. */
  private record Link(int first, int second, DigitTable table) {}

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
  public void requireFit(CellList cells, Symbols symbols) {
    if (reach.kind == Kind.MOVE && reach.rows + reach.columns == 0) {
      throw new InvalidConstraintException("a move of 0 and 0 leads to the same cell");
    }
    List<Pair> pairs = pairs(cells);
    int count = pairs.size();
    if (count == 0) {
      throw new InvalidConstraintException("there is no such pair of cells");
    }
    if (dependsOnPositions() && (long) count * cells.size() * cells.size() > MAX_COMPUTED) {
      throw new InvalidConstraintException(
          "it is too large: %d pairs of cells have a table each".formatted(count));
    }
    // A table with numbers that are too large is refused.
    Symbols values = symbols.sameValues();
    pairs(cells).stream()
        .limit(dependsOnPositions() ? count : 1)
        .forEach(pair -> table(values, pair));
    if (count > MAX_PAIRS) {
      throw new InvalidConstraintException(
          "there are %d pairs of cells, but at most %d are possible".formatted(count, MAX_PAIRS));
    }
    requireSomeDigits(pairs, symbols);
  }

  private void requireSomeDigits(List<Pair> pairs, Symbols symbols) {
    for (Pair pair : differentPairs(pairs)) {
      if (anyDigits(symbols, (a, b) -> holds(symbols.most(), a, b, pair))) {
        continue;
      }
      String digits = "digits of %d to %d".formatted(symbols.least(), symbols.most());
      throw new InvalidConstraintException(
          anyDigits(symbols, (a, b) -> !isUndefined(symbols.most(), a, b, pair))
              ? "it can never hold: no two %s fit it".formatted(digits)
              : "it can never hold: for all %s it has no value, as after a division by zero"
                  .formatted(digits));
    }
  }

  /** A condition on the values of two digits. */
  @FunctionalInterface
  private interface Condition {
    boolean holds(int a, int b);
  }

  private static boolean anyDigits(Symbols symbols, Condition condition) {
    for (int a = symbols.least(); a <= symbols.most(); a++) {
      for (int b = symbols.least(); b <= symbols.most(); b++) {
        if (condition.holds(a, b)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public boolean isOrdered(CellList cells, Symbols symbols) {
    return !reach.isByPlace() && !isSymmetric(symbols);
  }

  /** Returns whether the formula allows the same digits in both orders, wherever the cells are. */
  public boolean isSymmetric(Symbols symbols) {
    if (dependsOnPositions()) {
      return false;
    }
    DigitTable table = table(symbols.sameValues(), new Pair(0, 1));
    return table.equals(table.transposed());
  }

  /** Returns whether pairs at different positions have different tables. */
  public boolean dependsOnPositions() {
    return formula.uses("i") || formula.uses("j");
  }

  /** Returns the pairs without those for which the formula means the same as for the first one. */
  private List<Pair> differentPairs(List<Pair> pairs) {
    return dependsOnPositions() ? pairs : pairs.subList(0, Math.min(1, pairs.size()));
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
      if (positions[first] >= 0) {
        addSteps(first, reach.rows, reach.columns, size, positions, pairs);
        if (reach.rows != reach.columns) {
          addSteps(first, reach.columns, reach.rows, size, positions, pairs);
        }
      }
    }
  }

  /** Adds the pairs of a cell with those some rows below it, or in its row and to its right. */
  private static void addSteps(
      int first, int rows, int columns, int size, int[] positions, List<Pair> pairs) {
    if (first / size + rows >= size) {
      return;
    }
    // One step is to the left and one to the right; with 0 columns, both are the same.
    for (int step = -columns; step <= columns; step += Math.max(1, 2 * columns)) {
      int column = first % size + step;
      int second = first + rows * size + step;
      if (column >= 0 && column < size && second > first && positions[second] >= 0) {
        pairs.add(new Pair(positions[first], positions[second]));
      }
    }
  }

  @Override
  public boolean holds(CellList cells, Grid full, Rules of) {
    return pairs(cells).stream()
        .allMatch(
            pair ->
                holds(
                    of.symbols().most(),
                    of.symbols().value(full.digit(cells.get(pair.first))),
                    of.symbols().value(full.digit(cells.get(pair.second))),
                    pair));
  }

  private boolean holds(int most, int first, int second, Pair pair) {
    return formula.holds(first, second, pair.first + 1, pair.second + 1, most);
  }

  @Override
  public void lower(CellList cells, Rules of, Primitives into) {
    int size = cells.size();
    Symbols symbols = of.symbols().sameValues();
    boolean isByCount =
        !reach.isByPlace() || (cells.count() == size * size && cells.equals(CellList.all(size)));
    List<Link> links =
        isByCount
            ? LINKS.get(new ListKey(this, symbols, cells.count()), key -> links(cells, symbols))
            : links(cells, symbols);
    for (Link link : links) {
      into.relate(cells.get(link.first), cells.get(link.second), link.table);
    }
  }

  private List<Link> links(CellList cells, Symbols symbols) {
    return pairs(cells).stream()
        .map(pair -> new Link(pair.first, pair.second, table(symbols, pair)))
        .filter(link -> !link.table.allowsAll())
        .toList();
  }

  private DigitTable table(Symbols symbols, Pair pair) {
    return TABLES.get(
        new Key(
            formula,
            symbols,
            formula.uses("i") ? pair.first + 1 : 0,
            formula.uses("j") ? pair.second + 1 : 0),
        PairForm::table);
  }

  private static DigitTable table(Key key) {
    Symbols symbols = key.symbols;
    return DigitTable.of(
        symbols.size(),
        (a, b) -> {
          long[] values = {
            symbols.value(a), symbols.value(b), key.first, key.second, symbols.most()
          };
          boolean holds = key.formula.holds(values);
          if (!holds && key.formula.isTooLarge(values)) {
            throw FormProblems.tooLarge("a = %d and b = %d".formatted(values[0], values[1]));
          }
          return holds;
        });
  }

  @Override
  public List<List<Integer>> undefinedValues(CellList cells, Symbols symbols) {
    int most = symbols.most();
    List<Pair> pairs = differentPairs(pairs(cells));
    List<List<Integer>> undefined = new ArrayList<>();
    for (int a = symbols.least(); a <= most; a++) {
      for (int b = symbols.least(); b <= most; b++) {
        int first = a;
        int second = b;
        if (pairs.stream().anyMatch(pair -> isUndefined(most, first, second, pair))) {
          undefined.add(List.of(a, b));
        }
      }
    }
    return undefined;
  }

  private boolean isUndefined(int most, int first, int second, Pair pair) {
    return formula.isUndefined(first, second, pair.first + 1, pair.second + 1, most);
  }

  /** Returns whether the formula has no value for two digits in the first two cells of a list. */
  public boolean isUndefined(Symbols symbols, int first, int second) {
    int a = symbols.value(first);
    int b = symbols.value(second);
    return isUndefined(symbols.most(), a, b, new Pair(0, 1))
        || formula.isTooLarge(a, b, 1, 2, symbols.most());
  }

  /** Returns whether the formula allows two digits in the first two cells of a list. */
  public boolean allows(Symbols symbols, int first, int second) {
    return formula.holds(symbols.value(first), symbols.value(second), 1, 2, symbols.most());
  }
}
