package org.nonomino.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Each named kind, expressed with custom rules and weighted sums. Either the rules of both are
 * equal, or both decide alike about random full grids.
 */
final class KindsAsRulesTest {
  private static final RegionMask BOXES = RegionMask.boxes(3, 3);
  private static final int GRIDS = 5000;

  /** A named kind and the same with custom rules, with their lines separated by semicolons. */
  private record Pair(String named, String own) {
    @Override
    public String toString() {
      return named;
    }
  }

  static Stream<Pair> pairs() {
    Map<String, String> pairs = new TreeMap<>();
    pairs.put("rising diagonal", distinct("r9c1-r1c9"));
    pairs.put(
        "windows",
        distinct(
            "r2c2-r2c4 r3c2-r3c4 r4c2-r4c4",
            "r2c6-r2c8 r3c6-r3c8 r4c6-r4c8",
            "r6c2-r6c4 r7c2-r7c4 r8c2-r8c4",
            "r6c6-r6c8 r7c6-r7c8 r8c6-r8c8"));
    pairs.put(
        "disjoint groups",
        IntStream.range(0, 9)
            .mapToObj(
                place ->
                    "distinct 9: "
                        + IntStream.range(0, 9)
                            .mapToObj(
                                box ->
                                    "r%dc%d"
                                        .formatted(
                                            1 + box / 3 * 3 + place / 3,
                                            1 + box % 3 * 3 + place % 3))
                            .collect(Collectors.joining(" ")))
            .collect(Collectors.joining("; ")));
    pairs.put("extra region: r1c1 r2c4 r3c7", "distinct 3: r1c1 r2c4 r3c7");
    pairs.put("centre dot", "distinct 9: r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8");
    pairs.put("asterisk", "distinct 9: r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5");
    pairs.put("girandola", "distinct 9: r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9");
    pairs.put("anti-knight", "pair \"a != b\" at move 1,2");
    pairs.put("anti-king", "pair \"a != b\" at move 1,1; pair \"a != b\" between neighbours");
    pairs.put(
        "anti-taxicab",
        IntStream.rangeClosed(2, 9)
            .boxed()
            .flatMap(
                steps ->
                    IntStream.rangeClosed(1, steps / 2)
                        .mapToObj(
                            rows ->
                                "pair \"a != %d or b != a\" at move %d,%d"
                                    .formatted(steps, rows, steps - rows)))
            .collect(Collectors.joining("; ")));
    pairs.put("non-consecutive", "pair \"abs(a - b) != 1\" between neighbours");
    pairs.put(
        "global entropy",
        IntStream.range(0, 64)
            .mapToObj(corner -> square(corner / 8 + 1, corner % 8 + 1))
            .flatMap(
                square ->
                    Stream.of("1 2 3", "4 5 6", "7 8 9")
                        .map(digits -> "count at least 1 of %s: %s".formatted(digits, square)))
            .collect(Collectors.joining("; ")));
    pairs.put("Dutch flatmates", "pattern \"([^5]|15|59)*\": each column");
    pairs.put("cage 15: r1c1 r1c2 r2c4", "sum 15: r1c1 + r1c2 + r2c4; distinct 3: r1c1 r1c2 r2c4");
    pairs.put(
        "product cage 24: r1c1 r1c2 r2c4",
        "machine \"start p = 1; allow 24 % (p * d) == 0; next p = p * d; accept p == 24\":"
            + " r1c1 r1c2 r2c4");
    pairs.put(
        "difference cage 1: r1c1 r1c2 r2c4",
        "machine \"start m = 0, s = 0; next m = max(m, d), s = s + d; accept 2 * m - s == 1\":"
            + " r1c1 r1c2 r2c4");
    pairs.put("quotient cage 3: r1c1 r1c2", "pair \"a == 3 * b or b == 3 * a\": r1c1 r1c2");
    pairs.put("repeat cage 15: r1c1 r1c2 r2c4", "sum 15: r1c1 + r1c2 + r2c4");
    pairs.put(
        "equal cages: r1c1 r1c2 = r5c5 r6c7",
        "sum: r1c1 + r1c2 = r5c5 + r6c7; distinct 2: r1c1 r1c2; distinct 2: r5c5 r6c7");
    pairs.put("white dot 3: r1c1 r1c2", "pair \"abs(a - b) == 3\": r1c1 r1c2");
    pairs.put("black dot: r1c1 r1c2", "pair \"a == 2 * b or b == 2 * a\": r1c1 r1c2");
    pairs.put("x: r1c1 r1c2", "pair \"a + b == 10\": r1c1 r1c2");
    pairs.put("all black dots", "pair \"a != 2 * b and b != 2 * a\" between neighbours");
    pairs.put("all xv", "pair \"a + b != 5 and a + b != 10\" between neighbours");
    pairs.put("greater: r1c1 > r1c2", "pair \"a > b\": r1c1 r1c2");
    pairs.put("thermometer: r1c1 r2c1 r3c2", "pair \"a < b\": r1c1 r2c1 r3c2");
    pairs.put("slow thermometer: r1c3 r2c4 r3c4", "pair \"a <= b\": r1c3 r2c4 r3c4");
    pairs.put("arrow: r1c1 r1c2 = r2c2-r2c5", "sum: 10 r1c1 + r1c2 = r2c2-r2c5");
    pairs.put(
        "palindrome: r1c1 r2c2 r3c3 r4c4", "pair \"i + j != 5 or a == b\" for any two: r1c1-r4c4");
    pairs.put(
        "renban: r1c1 r2c2 r3c3",
        "distinct 3: r1c1-r3c3; pair \"abs(a - b) < 3\" for any two: r1c1-r3c3");
    pairs.put("whispers 5: r1c1-r1c4", "pair \"abs(a - b) >= 5\": r1c1-r1c4");
    pairs.put("region sum line: r1c2-r1c5", "sum: r1c2 + r1c3 = r1c4 + r1c5");
    pairs.put("equal sum line: r1c1-r1c3; equal sum line: r5c4-r5c6", "sum: r1c1-r1c3 = r5c4-r5c6");
    pairs.put(
        "ten-line: r1c1-r1c3",
        "machine \"start s = 0; allow s + d <= 10; next s = (s + d) % 10; accept s == 0\": r1c1-r1c3");
    pairs.put(
        "between line: r1c1-r1c4",
        "either (pair \"(i > 1 and j < 4) or a < b\" for any two)"
            + " (pair \"(i > 1 and j < 4) or a > b\" for any two): r1c1-r1c4");
    pairs.put(
        "entropic line: r1c1 r2c2 r3c3 r4c4",
        "pair \"j - i > 2 or a - (a - 1) % 3 != b - (b - 1) % 3\" for any two: r1c1-r4c4");
    pairs.put(
        "modular line: r1c1-r1c3", "pair \"j - i > 2 or (a - b) % 3 != 0\" for any two: r1c1-r1c3");
    pairs.put("parity line: r1c1-r1c4", "pair \"odd(a + b)\": r1c1-r1c4");
    pairs.put("nabner: r1c1-r1c3", "pair \"abs(a - b) > 1\" for any two: r1c1-r1c3");
    pairs.put("zipper line: r1c1 r2c2 r3c3 r4c4 r5c5", "sum: r1c1 + r5c5 = r2c2 + r4c4 = r3c3");
    pairs.put("double arrow: r1c1-r1c4", "sum: r1c1 + r1c4 = r1c2 + r1c3");
    pairs.put(
        "lockout line 4: r1c1-r1c4",
        "machine \"start lo = 0, hi = 0; allow i == 1 or (i == 2 and abs(d - lo) >= 4) or (i > 2 and"
            + " not lo <= d <= hi); next lo = if(i == 1, d, if(i == 2, min(lo, d), lo)),"
            + " hi = if(i < 3, max(hi, d), hi)\": r1c1 r1c4 r1c2 r1c3");
    pairs.put(
        "little killer 23: down-right from above r1c6",
        "sum 23: " + Stream.of("r1c7", "r2c8", "r3c9").collect(Collectors.joining(" + ")));
    pairs.put(
        "sandwich 15: row 4",
        "machine \"start s = 0, k = 0; next k = k + (d == 1 or d == n),"
            + " s = if(k == 1 and 1 < d < n, s + d, s); accept s == 15\": row 4");
    pairs.put(
        "x-sum 24: left of row 4",
        "machine \"start x = 0, s = 0; next x = if(i == 1, d, x), s = if(i == 1 or i <= x, s + d, s);"
            + " accept s == 24\": row 4");
    pairs.put(
        "skyscraper 3: below column 2",
        "machine \"start m = 0, k = 0; next m = max(m, d), k = k + (d > m); accept k == 3\": r9c2-r1c2");
    pairs.put(
        "numbered room 5: above column 9",
        "machine \"start x = 0; allow i != if(i == 1, d, x) or d == 5; next x = if(i == 1, d, x)\": column 9");
    pairs.put("odd: r1c1", "count 1 of \"odd(d)\": r1c1");
    pairs.put("even: r3c3", "count 1 of 2 4 6 8: r3c3");
    pairs.put("minimum: r5c5", "pair \"i > 1 or a < b\" for any two: r5c5 r4c5 r6c5 r5c4 r5c6");
    pairs.put("maximum: r1c1", "pair \"i > 1 or a > b\" for any two: r1c1 r1c2 r2c1");
    pairs.put("row indexer: r3c9", indexer("r3c9", 3, "r1c9-r9c9"));
    pairs.put("column indexer: r3c9", indexer("r3c9", 9, "r3c1-r3c9"));
    pairs.put("box indexer: r4c9", indexer("r4c9", 3, "r4c7-r4c9 r5c7-r5c9 r6c7-r6c9"));
    pairs.put(
        "quadruple 1 2 2: r3c3 r4c4",
        "count at least 1 of 1: r3c3 r3c4 r4c3 r4c4; count at least 2 of 2: r3c3 r3c4 r4c3 r4c4");
    pairs.put(
        "clone: r1c1 r1c2 = r4c7 r5c8", "pair \"a == b\": r1c1 r4c7; pair \"a == b\": r1c2 r5c8");
    pairs.put(
        "counting circles: r1c1 r5c5 r9c2",
        IntStream.rangeClosed(1, 9)
            .mapToObj(
                digit ->
                    (digit > 3
                            ? "count 0 of " + digit
                            : "either (count 0 of %d) (count %1$d of %1$d)".formatted(digit))
                        + ": r1c1 r5c5 r9c2")
            .collect(Collectors.joining("; ")));
    pairs.put("candidates 1 3 5: r9c9", "count 1 of 1 3 5: r9c9");
    return pairs.entrySet().stream().map(each -> new Pair(each.getKey(), each.getValue()));
  }

  private static String square(int row, int column) {
    return "r%dc%d r%1$dc%d r%dc%2$d r%4$dc%3$d".formatted(row, column, column + 1, row + 1);
  }

  /** The digits of a cell point to a place in its house, where a number is. */
  private static String indexer(String cell, int number, String house) {
    return "machine \"start x = 0; allow i == 1 or i - 1 != x or d == %d; next x = if(i == 1, d, x)\": %s %s"
        .formatted(number, cell, house);
  }

  private static String distinct(String... runs) {
    return Stream.of(runs).map(run -> "distinct 9: " + run).collect(Collectors.joining("; "));
  }

  private static List<Constraint> read(String text) throws MalformedTextException {
    return ConstraintNotation.read("x", ConstraintNotation.token(text), 9);
  }

  /**
   * Returns a full grid without conflict: a known one, which has global entropy, with rows, columns
   * and digits exchanged.
   */
  private static Grid grid(SplittableRandom random) {
    int[] rows = shuffledLines(random);
    int[] columns = shuffledLines(random);
    int[] digits = shuffled(9, random);
    return Grid.of(
        9,
        IntStream.range(0, 81)
            .map(
                cell -> {
                  int row = rows[cell / 9];
                  int column = columns[cell % 9];
                  int third = (row + column) % 3;
                  return digits[3 * third + (column / 3 + row / 3 + row % 3) % 3] + 1;
                })
            .toArray());
  }

  private static int[] shuffledLines(SplittableRandom random) {
    int[] bands = shuffled(3, random);
    return IntStream.range(0, 3)
        .flatMap(band -> IntStream.of(shuffled(3, random)).map(line -> bands[band] * 3 + line))
        .toArray();
  }

  private static int[] shuffled(int count, SplittableRandom random) {
    List<Integer> left = IntStream.range(0, count).boxed().collect(Collectors.toList());
    return IntStream.range(0, count).map(i -> left.remove(random.nextInt(left.size()))).toArray();
  }

  private static boolean holds(List<Constraint> constraints, Grid grid, Rules of) {
    return constraints.stream().allMatch(each -> each.holds(grid, of));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void meanTheSame(Pair pair) throws MalformedTextException {
    List<Constraint> named = read(pair.named);
    List<Constraint> own = read(pair.own);
    Rules namedRules = Rules.of(BOXES, named);
    Rules ownRules = Rules.of(BOXES, own);
    if (namedRules.equals(ownRules)) {
      return;
    }
    SplittableRandom random = new SplittableRandom(55);
    int kept = 0;
    for (int i = 0; i < GRIDS; i++) {
      Grid grid = grid(random);
      boolean isKept = holds(named, grid, namedRules);
      kept += isKept ? 1 : 0;
      assertThat(holds(own, grid, ownRules)).as("%s in %s", pair.own, grid).isEqualTo(isKept);
      assertThat(ownRules.hasConflict(grid)).as("%s in %s", pair.own, grid).isNotEqualTo(isKept);
    }
    assertThat(kept).isBetween(1, GRIDS - 1);
  }

  @Test
  void areAllKinds() throws MalformedTextException {
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    for (Pair pair : pairs().toList()) {
      read(pair.named).forEach(constraint -> kinds.add(constraint.kind()));
    }
    List<ConstraintKind> others = new ArrayList<>(List.of(ConstraintKind.values()));
    others.removeAll(kinds);
    assertThat(others).containsExactly(ConstraintKind.WEIGHTED_SUM, ConstraintKind.OWN_RULE);
  }
}
