package org.nonomino.toolkit.techniques;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.RegionMask;
import org.nonomino.core.constraint.XvSign;

/**
 * The tables of digits that a constraint forces or excludes, whatever the rest of the grid is. They
 * are computed for each size of grids. The name of a table is in lower case with hyphens: {@code
 * little-killers}.
 */
public enum ForcedDigits {
  /** The sums that force digits into cells with different digits. */
  CAGES("cells", "sum", "one combination", "always in it"),
  /** The partners of a digit beside a white and a black dot. */
  DOTS("digit", "beside a white dot", "beside a black dot"),
  /** The partners of a digit beside an X and a V. */
  XV("digit", "beside an X", "beside a V"),
  /** The partners of a digit on lines with the usual difference, and with one less. */
  WHISPERS("digit", "German whispers", "Dutch whispers"),
  /** The digits of each cell of a thermometer. */
  THERMOMETERS("cells", "from the bulb to the tip"),
  /** The digits that each set of consecutive digits contains. */
  RENBAN("cells", "always on the line"),
  /** The bounds of shafts with different digits. */
  ARROWS("cells of the shaft", "circle at least", "each digit of the shaft at most"),
  /** The sums of diagonals across the corner of a grid with the usual boxes. */
  LITTLE_KILLERS("cells", "at least", "at most"),
  /** The digits between 1 and the largest digit of a line. */
  SANDWICHES("sum", "cells between", "always between", "never between"),
  /** The sums of the first X digits of a line that begins with X. */
  X_SUMS("first digit", "at least", "at most"),
  /** The bounds of the first digit and of the place of the largest digit. */
  SKYSCRAPERS("visible", "first digit", "place of the largest digit"),
  /** The pairs of digits with a quotient. */
  QUOTIENTS("quotient", "pairs");

  /** The smallest size of the tables. On smaller grids, nothing is left to find. */
  public static final int MIN_SIZE = 4;

  /** The size of the tables in documents. */
  public static final int USUAL_SIZE = 9;

  private static final int RATIO = 2;

  private static final String NOTHING = "–";

  @SuppressWarnings("ImmutableEnumChecker") // Created by List.of, so it cannot be changed.
  private final List<String> columns;

  /** A relation between a digit and another beside it. */
  private interface Relation {
    boolean holds(int digit, int other);
  }

  ForcedDigits(String... columns) {
    this.columns = List.of(columns);
  }

  /** Returns the headings of the columns. */
  public List<String> columns() {
    return columns;
  }

  /**
   * Returns the table of a name.
   *
   * @throws IllegalStateException if there is none
   */
  static ForcedDigits named(String name) {
    return Stream.of(values())
        .filter(table -> table.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no table '" + name + "'"));
  }

  /**
   * Returns the rows of the table, each with a text per column.
   *
   * @param size n, from {@link #MIN_SIZE} to 36
   */
  public List<List<String>> rows(int size) {
    return switch (this) {
      case CAGES -> cages(size);
      case DOTS ->
          partners(
              size, (a, b) -> Math.abs(a - b) == 1, (a, b) -> a == RATIO * b || b == RATIO * a);
      case XV ->
          partners(
              size, (a, b) -> a != b && a + b == XvSign.X_SUM, (a, b) -> a + b == XvSign.V_SUM);
      case WHISPERS -> {
        int usual = ConstraintKind.WHISPERS.usualNumber(size);
        yield partners(
            size, (a, b) -> Math.abs(a - b) >= usual, (a, b) -> Math.abs(a - b) >= usual - 1);
      }
      case THERMOMETERS -> rows(2, size, cells -> List.of("" + cells, rising(size, cells)));
      case RENBAN ->
          rows(
              2,
              size,
              cells -> List.of("" + cells, set(size, d -> d > size - cells && d <= cells)));
      case ARROWS -> arrows(size);
      case LITTLE_KILLERS -> littleKillers(size);
      case SANDWICHES -> sandwiches(size);
      case X_SUMS -> rows(1, size, first -> xSum(size, first));
      case SKYSCRAPERS -> rows(1, size, visible -> skyscraper(size, visible));
      case QUOTIENTS ->
          rows(RATIO, size, quotient -> List.of("" + quotient, pairs(size, quotient)));
    };
  }

  private static List<List<String>> rows(int from, int to, IntFunction<List<String>> row) {
    return IntStream.rangeClosed(from, to).mapToObj(row).toList();
  }

  private static List<List<String>> partners(int size, Relation... relations) {
    return rows(
        1,
        size,
        digit -> {
          List<String> row = new ArrayList<>(List.of(symbol(digit)));
          for (Relation relation : relations) {
            row.add(set(size, other -> relation.holds(digit, other)));
          }
          return row;
        });
  }

  /** The sums with at least one digit that is always there. */
  private static List<List<String>> cages(int size) {
    SetSums sums = new SetSums(1, size);
    List<List<String>> rows = new ArrayList<>();
    for (int cells = 2; cells < size; cells++) {
      for (int sum = 0; sum <= sums.total(); sum++) {
        if (sums.exists(cells, sum)) {
          long always = sums.always(cells, sum);
          boolean isOne = Long.bitCount(always) == cells;
          if (always != 0) {
            rows.add(
                List.of(
                    "" + cells,
                    "" + sum,
                    isOne ? joined(always) : NOTHING,
                    isOne ? NOTHING : set(size, digit -> has(always, digit))));
          }
        }
      }
    }
    return rows;
  }

  private static List<List<String>> sandwiches(int size) {
    SetSums sums = new SetSums(2, size - 1);
    List<List<String>> rows = new ArrayList<>();
    for (int sum = 0; sum <= sums.total(); sum++) {
      long always = -1;
      long never = -1;
      List<Integer> counts = new ArrayList<>();
      for (int cells = 0; cells <= size - 2; cells++) {
        if (sums.exists(cells, sum)) {
          counts.add(cells);
          always &= sums.always(cells, sum);
          never &= sums.never(cells, sum);
        }
      }
      if (!counts.isEmpty()) {
        long in = always;
        long out = never;
        rows.add(
            List.of(
                "" + sum,
                range(counts.get(0), counts.get(counts.size() - 1)),
                set(size, digit -> has(in, digit)),
                set(size, digit -> digit > 1 && digit < size && has(out, digit))));
      }
    }
    return rows;
  }

  private static String rising(int size, int cells) {
    return IntStream.rangeClosed(1, cells)
        .mapToObj(cell -> digits(cell, size - cells + cell))
        .collect(Collectors.joining(", "));
  }

  private static List<List<String>> arrows(int size) {
    List<List<String>> rows = new ArrayList<>();
    for (int cells = 2; smallest(cells) <= size; cells++) {
      rows.add(List.of("" + cells, symbol(smallest(cells)), symbol(size - smallest(cells - 1))));
    }
    return rows;
  }

  /** Returns the smallest sum of different digits. */
  private static int smallest(int cells) {
    return cells * (cells + 1) / 2;
  }

  private static List<String> xSum(int size, int first) {
    int least = first;
    int most = first;
    int left = first - 1;
    for (int digit = 1; digit <= size && left > 0; digit++) {
      if (digit != first) {
        least += digit;
        left--;
      }
    }
    left = first - 1;
    for (int digit = size; digit >= 1 && left > 0; digit--) {
      if (digit != first) {
        most += digit;
        left--;
      }
    }
    return List.of(symbol(first), "" + least, "" + most);
  }

  private static List<String> skyscraper(int size, int visible) {
    return visible == 1
        ? List.of("1", symbol(size), "1")
        : List.of("" + visible, digits(1, size - visible + 1), range(visible, size));
  }

  private static List<List<String>> littleKillers(int size) {
    RegionMask mask = RegionMask.standardBoxes(size).orElse(RegionMask.none(size));
    return rows(
        2,
        size,
        cells -> {
          int[] counts = new int[size];
          for (int row = 0; row < cells; row++) {
            int column = cells - 1 - row;
            counts[mask.region(row * size + column)]++;
          }
          int least = 0;
          int most = 0;
          for (int count : counts) {
            least += smallest(count);
            most += count * (size + 1) - smallest(count);
          }
          return List.of("" + cells, "" + least, "" + most);
        });
  }

  private static String pairs(int size, int quotient) {
    return IntStream.rangeClosed(1, size / quotient)
        .mapToObj(digit -> symbol(digit) + "-" + symbol(digit * quotient))
        .collect(Collectors.joining(", "));
  }

  private static String joined(long digits) {
    return IntStream.rangeClosed(1, Long.SIZE)
        .filter(digit -> has(digits, digit))
        .mapToObj(ForcedDigits::symbol)
        .collect(Collectors.joining("+"));
  }

  private static boolean has(long digits, int digit) {
    return (digits >>> (digit - 1) & 1) != 0;
  }

  /** Returns the digits that pass a test, with ranges of at least three in short. */
  private static String set(int size, IntPredicate test) {
    List<String> parts = new ArrayList<>();
    for (int digit = 1; digit <= size; digit++) {
      int first = digit;
      while (digit <= size && test.test(digit)) {
        digit++;
      }
      int last = digit - 1;
      if (last - first >= 2) {
        parts.add(digits(first, last));
      } else {
        for (int each = first; each <= last; each++) {
          parts.add(symbol(each));
        }
      }
    }
    return parts.isEmpty() ? NOTHING : String.join(", ", parts);
  }

  private static String digits(int from, int to) {
    return from == to ? symbol(from) : symbol(from) + "–" + symbol(to);
  }

  private static String range(int from, int to) {
    return from == to ? "" + from : from + "–" + to;
  }

  private static String symbol(int digit) {
    return String.valueOf(DigitSymbols.symbol(digit));
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
