package org.nonomino.toolkit.techniques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Renban;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.Skyscraper;
import org.nonomino.core.constraint.Thermometer;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XSum;
import org.nonomino.core.constraint.XvSign;

/**
 * Compares the tables of forced digits with all ways to fill some cells, as the definitions of the
 * constraints judge them.
 */
final class ForcedDigitsTest {
  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void cagesHaveTheDigitsOfAllTheirSets(int size) {
    Map<String, List<Set<Integer>>> sets = new TreeMap<>();
    for (Set<Integer> set : subsets(size)) {
      if (set.size() >= 2 && set.size() < size) {
        int sum = set.stream().mapToInt(Integer::intValue).sum();
        sets.computeIfAbsent(set.size() + " " + sum, any -> new ArrayList<>()).add(set);
      }
    }
    Map<String, List<String>> rows = rows(ForcedDigits.CAGES, size, 2);
    sets.forEach(
        (key, all) -> {
          Set<Integer> common = new TreeSet<>(all.get(0));
          all.forEach(common::retainAll);
          assertThat(rows.containsKey(key)).as(key).isEqualTo(!common.isEmpty());
          if (!common.isEmpty()) {
            String cell = all.size() == 1 ? of(rows, key).get(0) : of(rows, key).get(1);
            assertThat(digits(cell.replace('+', ','))).as(key).isEqualTo(common);
            assertThat(all.size() == 1 ? of(rows, key).get(1) : of(rows, key).get(0))
                .isEqualTo("–");
          }
        });
    assertThat(sets.keySet()).containsAll(rows.keySet());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 7})
  void sandwichesHaveTheDigitsOfAllRows(int size) {
    Map<Integer, Set<Integer>> always = new TreeMap<>();
    Map<Integer, Set<Integer>> sometimes = new TreeMap<>();
    Map<Integer, Set<Integer>> counts = new TreeMap<>();
    int total = size * (size + 1) / 2 - size - 1;
    permutations(
        size,
        row -> {
          int from = Math.min(row.indexOf(1), row.indexOf(size));
          int to = Math.max(row.indexOf(1), row.indexOf(size));
          Set<Integer> between = new TreeSet<>(row.subList(from + 1, to));
          Grid grid = grid(size, row);
          for (int sum = 0; sum <= total; sum++) {
            if (holds(new Sandwich(size, true, 0, sum), grid)) {
              always.computeIfAbsent(sum, any -> new TreeSet<>(between)).retainAll(between);
              sometimes.computeIfAbsent(sum, any -> new TreeSet<>()).addAll(between);
              counts.computeIfAbsent(sum, any -> new TreeSet<>()).add(between.size());
            }
          }
        });
    Map<String, List<String>> rows = rows(ForcedDigits.SANDWICHES, size, 1);
    assertThat(rows).hasSameSizeAs(counts);
    counts.forEach(
        (sum, seen) -> {
          List<String> row = of(rows, "" + sum);
          Set<Integer> never = new TreeSet<>();
          IntStream.range(2, size).forEach(never::add);
          never.removeAll(of(sometimes, sum));
          assertThat(digits(row.get(0))).isEqualTo(seen);
          assertThat(digits(row.get(1))).isEqualTo(of(always, sum));
          assertThat(digits(row.get(2))).isEqualTo(never);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9, 12})
  void partnersAreThoseThatTheConstraintAllows(int size) {
    CellList cells = CellList.of(size, 0, 1);
    int usual = (size + 1) / 2;
    requirePartners(
        ForcedDigits.DOTS, size, List.of(new WhiteDot(cells, 1), new BlackDot(cells, 2)));
    requirePartners(
        ForcedDigits.XV,
        size,
        List.of(new XvSign(cells, XvSign.X_SUM), new XvSign(cells, XvSign.V_SUM)));
    requirePartners(
        ForcedDigits.WHISPERS,
        size,
        List.of(new Whispers(cells, usual), new Whispers(cells, usual - 1)));
  }

  private static void requirePartners(ForcedDigits table, int size, List<Constraint> constraints) {
    Map<String, List<String>> rows = rows(table, size, 1);
    for (int digit = 1; digit <= size; digit++) {
      for (int column = 0; column < constraints.size(); column++) {
        Set<Integer> partners = new TreeSet<>();
        for (int other = 1; other <= size; other++) {
          if (other != digit && holds(constraints.get(column), grid(size, List.of(digit, other)))) {
            partners.add(other);
          }
        }
        String row = String.valueOf(DigitSymbols.symbol(digit));
        assertThat(digits(of(rows, row).get(column))).as("%s %s", table, digit).isEqualTo(partners);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void linesHaveTheDigitsOfAllFillings(int size) {
    Map<String, List<String>> thermometers = rows(ForcedDigits.THERMOMETERS, size, 1);
    Map<String, List<String>> renban = rows(ForcedDigits.RENBAN, size, 1);
    for (int cells = 2; cells <= size; cells++) {
      CellList line = CellList.of(size, IntStream.range(0, cells).toArray());
      List<Set<Integer>> seen = new ArrayList<>();
      IntStream.range(0, cells).forEach(any -> seen.add(new TreeSet<>()));
      Set<Integer> common = new TreeSet<>(IntStream.rangeClosed(1, size).boxed().toList());
      for (Set<Integer> set : subsets(size)) {
        if (set.size() == cells) {
          List<Integer> rising = List.copyOf(new TreeSet<>(set));
          assertThat(holds(new Thermometer(line), grid(size, rising))).isTrue();
          IntStream.range(0, rising.size()).forEach(i -> seen.get(i).add(rising.get(i)));
          if (holds(new Renban(line), grid(size, rising))) {
            common.retainAll(set);
          }
        }
      }
      String[] parts = of(thermometers, "" + cells).get(0).split(", ", -1);
      for (int i = 0; i < cells; i++) {
        assertThat(digits(parts[i])).isEqualTo(seen.get(i));
      }
      assertThat(digits(of(renban, "" + cells).get(0))).isEqualTo(common);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void shaftsHaveTheBoundsOfAllSets(int size) {
    Map<String, List<String>> rows = rows(ForcedDigits.ARROWS, size, 1);
    Map<String, Set<Integer>> circles = new HashMap<>();
    Map<String, Set<Integer>> shafts = new HashMap<>();
    for (Set<Integer> set : subsets(size)) {
      for (int circle = 1; set.size() >= 2 && set.size() < size && circle <= size; circle++) {
        List<Integer> digits = new ArrayList<>(List.of(circle));
        digits.addAll(set);
        CellList shaft = CellList.of(size, IntStream.rangeClosed(1, set.size()).toArray());
        if (holds(new Arrow(CellList.of(size, 0), shaft), grid(size, digits))) {
          circles.computeIfAbsent("" + set.size(), any -> new TreeSet<>()).add(circle);
          shafts.computeIfAbsent("" + set.size(), any -> new TreeSet<>()).addAll(set);
        }
      }
    }
    assertThat(rows.keySet()).isEqualTo(circles.keySet());
    rows.forEach(
        (cells, row) -> {
          assertThat(digits(row.get(0))).containsExactly(lowest(of(circles, cells)));
          assertThat(digits(row.get(1))).containsExactly(highest(of(shafts, cells)));
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 7})
  void outsideNumbersHaveTheBoundsOfAllRows(int size) {
    OutsideCell start = new OutsideCell(size, 0, -1);
    Map<String, Set<Integer>> sums = new HashMap<>();
    Map<String, Set<Integer>> firsts = new HashMap<>();
    Map<String, Set<Integer>> places = new HashMap<>();
    permutations(
        size,
        row -> {
          Grid grid = grid(size, row);
          int first = row.get(0);
          int sum = row.stream().limit(first).mapToInt(Integer::intValue).sum();
          assertThat(holds(new XSum(start, sum), grid)).isTrue();
          sums.computeIfAbsent("" + first, any -> new TreeSet<>()).add(sum);
          for (int visible = 1; visible <= size; visible++) {
            if (holds(new Skyscraper(start, visible), grid)) {
              firsts.computeIfAbsent("" + visible, any -> new TreeSet<>()).add(first);
              places
                  .computeIfAbsent("" + visible, any -> new TreeSet<>())
                  .add(row.indexOf(size) + 1);
            }
          }
        });
    Map<String, List<String>> xSums = rows(ForcedDigits.X_SUMS, size, 1);
    Map<String, List<String>> skyscrapers = rows(ForcedDigits.SKYSCRAPERS, size, 1);
    sums.forEach(
        (first, seen) ->
            assertThat(of(xSums, first)).containsExactly("" + lowest(seen), "" + highest(seen)));
    firsts.forEach(
        (visible, seen) -> {
          assertThat(digits(of(skyscrapers, visible).get(0))).isEqualTo(seen);
          assertThat(digits(of(skyscrapers, visible).get(1))).isEqualTo(of(places, visible));
        });
    assertThat(xSums.keySet()).isEqualTo(sums.keySet());
    assertThat(skyscrapers.keySet()).isEqualTo(firsts.keySet());
  }

  /** Cells of one box differ, and nothing else is known about a diagonal. */
  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void diagonalsHaveTheBoundsOfAllFillings(int size) {
    RegionMask mask = RegionMask.boxes(2, size / 2);
    ForcedDigits.LITTLE_KILLERS
        .rows(size)
        .forEach(
            row -> {
              int cells = Integer.parseInt(row.get(0));
              Set<Integer> sums = new TreeSet<>();
              int[] digits = new int[cells];
              fill(mask, digits, 0, sums);
              assertThat(row.subList(1, row.size()))
                  .containsExactly("" + lowest(sums), "" + highest(sums));
            });
  }

  private static void fill(RegionMask mask, int[] digits, int at, Set<Integer> sums) {
    if (at == digits.length) {
      sums.add(IntStream.of(digits).sum());
      return;
    }
    int size = mask.size();
    for (int digit = 1; digit <= size; digit++) {
      digits[at] = digit;
      int region = mask.region(at * size + digits.length - 1 - at);
      int last = at;
      boolean isFree =
          IntStream.range(0, at)
              .noneMatch(
                  i ->
                      digits[i] == digits[last]
                          && mask.region(i * size + digits.length - 1 - i) == region);
      if (isFree) {
        fill(mask, digits, at + 1, sums);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 9})
  void quotientsHaveTheirPairs(int size) {
    CellList cells = CellList.of(size, 0, 1);
    Map<String, List<String>> rows = rows(ForcedDigits.QUOTIENTS, size, 1);
    for (int quotient = 2; quotient <= size; quotient++) {
      List<String> pairs = new ArrayList<>();
      for (int low = 1; low <= size; low++) {
        for (int high = low + 1; high <= size; high++) {
          if (holds(
              new ArithmeticCage(ArithmeticCage.Operation.QUOTIENT, cells, quotient),
              grid(size, List.of(high, low)))) {
            pairs.add(low + "-" + high);
          }
        }
      }
      assertThat(of(rows, "" + quotient)).containsExactly(String.join(", ", pairs));
    }
  }

  /** No table has an empty field, whatever its size. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 16, 25, 36})
  void tablesExistForAllSizes(int size) {
    for (ForcedDigits table : ForcedDigits.values()) {
      assertThat(table.rows(size)).isNotEmpty();
      for (List<String> row : table.rows(size)) {
        assertThat(row).hasSameSizeAs(table.columns()).noneMatch(String::isBlank);
      }
    }
  }

  /** Returns the other columns by the first columns of a table. */
  private static Map<String, List<String>> rows(ForcedDigits table, int size, int keys) {
    Map<String, List<String>> rows = new TreeMap<>();
    for (List<String> row : table.rows(size)) {
      rows.put(String.join(" ", row.subList(0, keys)), row.subList(keys, row.size()));
    }
    return rows;
  }

  /** Returns the value of a key that is there. */
  private static <K, V> V of(Map<K, V> map, K key) {
    return Objects.requireNonNull(map.get(key), key.toString());
  }

  /** Reads digits such as {@code 1–3, 7}. */
  private static Set<Integer> digits(String text) {
    Set<Integer> digits = new TreeSet<>();
    for (String part : text.equals("–") ? new String[0] : text.split(", ?", -1)) {
      String[] ends = part.split("–", -1);
      int to = digit(ends[ends.length - 1]);
      IntStream.rangeClosed(digit(ends[0]), to).forEach(digits::add);
    }
    return digits;
  }

  private static int digit(String symbol) {
    return symbol.equals("0") ? 0 : DigitSymbols.digit(symbol.charAt(0));
  }

  private static int lowest(Set<Integer> set) {
    return set.stream().mapToInt(Integer::intValue).min().orElseThrow();
  }

  private static int highest(Set<Integer> set) {
    return set.stream().mapToInt(Integer::intValue).max().orElseThrow();
  }

  private static boolean holds(Constraint constraint, Grid grid) {
    return constraint.holds(grid, Rules.of(RegionMask.boxes(1, grid.size()), List.of(constraint)));
  }

  /** Returns a grid whose first cells have some digits, and all others 1. */
  private static Grid grid(int size, List<Integer> first) {
    int[] digits = new int[size * size];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = cell < first.size() ? first.get(cell) : 1;
    }
    return Grid.of(size, digits);
  }

  private static List<Set<Integer>> subsets(int size) {
    List<Set<Integer>> subsets = new ArrayList<>();
    for (int bits = 0; bits < 1 << size; bits++) {
      Set<Integer> set = new TreeSet<>();
      for (int digit = 1; digit <= size; digit++) {
        if ((bits >> (digit - 1) & 1) != 0) {
          set.add(digit);
        }
      }
      subsets.add(set);
    }
    return subsets;
  }

  private static void permutations(int size, Consumer<List<Integer>> user) {
    permute(new ArrayList<>(), size, user);
  }

  private static void permute(List<Integer> row, int size, Consumer<List<Integer>> user) {
    if (row.size() == size) {
      user.accept(row);
      return;
    }
    for (int digit = 1; digit <= size; digit++) {
      if (!row.contains(digit)) {
        row.add(digit);
        permute(row, size, user);
        row.remove(row.size() - 1);
      }
    }
  }
}
