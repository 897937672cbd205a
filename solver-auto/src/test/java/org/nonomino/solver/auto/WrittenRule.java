package org.nonomino.solver.auto;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.DistinctForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.PatternForm;
import org.nonomino.core.rule.RuleForm;

/**
 * The meaning of custom rules, decided by their texts alone. It shares nothing with the classes
 * that solvers use: its numbers have any size, and patterns are the regular expressions of the JDK.
 * It supports only the notation of random rules.
 */
final class WrittenRule {
  private static final Pattern PIECE =
      Pattern.compile("[0-9]+|[a-z]+|[=!<>]=|[-+*/%()<>,]|\\S", Pattern.CASE_INSENSITIVE);

  /** Commas between assignments, which are followed by a name and an equals sign. */
  private static final Pattern BETWEEN_ASSIGNMENTS = Pattern.compile(",(?=\\s*[a-z]+\\s*=[^=])");

  private static final List<String> COMPARISONS = List.of("==", "!=", "<", "<=", ">", ">=");

  /** An exact number; undefined ones are an {@link ArithmeticException}. */
  private record Ratio(BigInteger top, BigInteger bottom) implements Comparable<Ratio> {
    static Ratio of(long number) {
      return new Ratio(BigInteger.valueOf(number), BigInteger.ONE);
    }

    static Ratio of(boolean condition) {
      return of(condition ? 1 : 0);
    }

    private static Ratio reduced(BigInteger top, BigInteger bottom) {
      BigInteger divisor = top.gcd(bottom).multiply(BigInteger.valueOf(bottom.signum()));
      // Divides by zero if the bottom is zero.
      return new Ratio(top.divide(divisor), bottom.divide(divisor));
    }

    boolean isTrue() {
      return top.signum() != 0;
    }

    long whole() {
      if (!bottom.equals(BigInteger.ONE)) {
        throw new ArithmeticException("not a whole number");
      }
      return top.longValueExact();
    }

    Ratio combine(String sign, Ratio other) {
      return switch (sign) {
        case "+" ->
            reduced(
                top.multiply(other.bottom).add(other.top.multiply(bottom)),
                bottom.multiply(other.bottom));
        case "-" -> combine("+", new Ratio(other.top.negate(), other.bottom));
        case "*" -> reduced(top.multiply(other.top), bottom.multiply(other.bottom));
        case "/" -> reduced(top.multiply(other.bottom), bottom.multiply(other.top));
        // The modulus must be positive.
        case "%" ->
            Ratio.of(
                BigInteger.valueOf(whole()).mod(BigInteger.valueOf(other.whole())).longValue());
        case "==" -> of(equals(other));
        case "!=" -> of(!equals(other));
        case "<" -> of(compareTo(other) < 0);
        case "<=" -> of(compareTo(other) <= 0);
        case ">" -> of(compareTo(other) > 0);
        default -> of(compareTo(other) >= 0);
      };
    }

    @Override
    public int compareTo(Ratio other) {
      return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
    }
  }

  /** A part of a formula. */
  @FunctionalInterface
  private interface Term {
    Ratio of(Map<String, Long> names);

    default boolean holds(Map<String, Long> names) {
      try {
        return of(names).isTrue();
      } catch (ArithmeticException e) {
        return false;
      }
    }
  }

  /** Reads a formula. */
  private static final class Pieces {
    private final Deque<String> pieces;

    Pieces(String text) {
      pieces =
          PIECE
              .matcher(text)
              .results()
              .map(MatchResult::group)
              .collect(Collectors.toCollection(ArrayDeque::new));
    }

    static Term term(String text) {
      Pieces pieces = new Pieces(text);
      Term term = pieces.or();
      if (!pieces.pieces.isEmpty()) {
        throw new IllegalArgumentException(text);
      }
      return term;
    }

    private boolean skip(String piece) {
      boolean isNext = piece.equals(pieces.peek());
      if (isNext) {
        pieces.remove();
      }
      return isNext;
    }

    private boolean isNext(List<String> some) {
      return !pieces.isEmpty() && some.contains(pieces.element());
    }

    private Term or() {
      Term first = and();
      if (!skip("or")) {
        return first;
      }
      Term rest = or();
      return names -> first.of(names).isTrue() ? Ratio.of(1) : rest.of(names);
    }

    private Term and() {
      Term first = comparison();
      if (!skip("and")) {
        return first;
      }
      Term rest = and();
      return names -> first.of(names).isTrue() ? rest.of(names) : Ratio.of(0);
    }

    private Term comparison() {
      if (skip("not")) {
        Term negated = comparison();
        return names -> Ratio.of(!negated.of(names).isTrue());
      }
      Term first = sum();
      if (!isNext(COMPARISONS)) {
        return first;
      }
      String sign = pieces.remove();
      Term second = sum();
      if (!isNext(COMPARISONS)) {
        return names -> first.of(names).combine(sign, second.of(names));
      }
      String other = pieces.remove();
      Term third = sum();
      return names -> {
        Ratio middle = second.of(names);
        boolean isFirst = first.of(names).combine(sign, middle).isTrue();
        boolean isSecond = middle.combine(other, third.of(names)).isTrue();
        return Ratio.of(isFirst && isSecond);
      };
    }

    private Term sum() {
      Term left = product();
      while (isNext(List.of("+", "-"))) {
        left = combined(left, pieces.remove(), product());
      }
      return left;
    }

    private Term product() {
      Term left = primary();
      while (isNext(List.of("*", "/", "%"))) {
        left = combined(left, pieces.remove(), primary());
      }
      return left;
    }

    private static Term combined(Term left, String sign, Term right) {
      return names -> left.of(names).combine(sign, right.of(names));
    }

    private Term primary() {
      String piece = pieces.remove();
      if (piece.equals("(")) {
        Term inside = or();
        skip(")");
        return inside;
      }
      if (Character.isDigit(piece.charAt(0))) {
        Ratio number = Ratio.of(Long.parseLong(piece));
        return names -> number;
      }
      if (!skip("(")) {
        return names -> Ratio.of(Objects.requireNonNull(names.get(piece)));
      }
      Term first = or();
      Term second = skip(",") ? or() : first;
      Term third = skip(",") ? or() : first;
      skip(")");
      return switch (piece) {
        case "abs" -> names -> new Ratio(first.of(names).top.abs(), first.of(names).bottom);
        case "min" ->
            names ->
                first.of(names).compareTo(second.of(names)) < 0
                    ? first.of(names)
                    : second.of(names);
        case "max" ->
            names ->
                first.of(names).compareTo(second.of(names)) < 0
                    ? second.of(names)
                    : first.of(names);
        case "even" -> names -> Ratio.of(first.of(names).whole() % 2 == 0);
        case "odd" -> names -> Ratio.of(first.of(names).whole() % 2 != 0);
        case "prime" ->
            names -> {
              long number = first.of(names).whole();
              return Ratio.of(
                  number > 1
                      && IntStream.range(2, (int) number).noneMatch(part -> number % part == 0));
            };
        case "if" -> names -> (first.of(names).isTrue() ? second : third).of(names);
        default -> throw new IllegalArgumentException(piece);
      };
    }
  }

  /** Some cells, and a condition on their digits. */
  record Part(CellList cells, Predicate<int[]> test) {}

  private WrittenRule() {}

  /** Returns the parts of a rule, all of which must hold: its pairs, or the whole rule. */
  static List<Part> parts(OwnRule rule, Rules of) {
    return parts(rule.form(), rule.cells(), of);
  }

  private static List<Part> parts(RuleForm form, CellList cells, Rules of) {
    if (form instanceof PairForm pair) {
      Term term = Pieces.term(pair.formula().toString());
      long n = cells.size();
      return pairs(pair.reach(), cells)
          .map(
              at ->
                  new Part(
                      CellList.of(cells.size(), cells.get(at[0]), cells.get(at[1])),
                      digits ->
                          term.holds(
                              Map.of(
                                  "a",
                                  (long) digits[0],
                                  "b",
                                  (long) digits[1],
                                  "i",
                                  at[0] + 1L,
                                  "j",
                                  at[1] + 1L,
                                  "n",
                                  n))))
          .toList();
    }
    return List.of(new Part(cells, whole(form, cells, of)));
  }

  private static Predicate<int[]> whole(RuleForm form, CellList cells, Rules of) {
    long n = cells.size();
    if (form instanceof PatternForm pattern) {
      Pattern expression = Pattern.compile(pattern.pattern().toString());
      return digits ->
          expression
              .matcher(
                  Arrays.stream(digits)
                      .mapToObj(digit -> String.valueOf(DigitSymbols.symbol(digit)))
                      .collect(Collectors.joining()))
              .matches();
    } else if (form instanceof MachineForm machine) {
      return machine(machine.machine().toString(), n);
    } else if (form instanceof CountForm count) {
      Predicate<Long> counts =
          count
              .formula()
              .map(formula -> Pieces.term(formula.toString()))
              .<Predicate<Long>>map(term -> digit -> term.holds(Map.of("d", digit, "n", n)))
              .orElse(digit -> count.digits().contains(digit.intValue()));
      return digits ->
          isWithin(
              Arrays.stream(digits).asLongStream().boxed().filter(counts).count(),
              count.from(),
              count.to());
    } else if (form instanceof DistinctForm distinct) {
      return digits ->
          isWithin(Arrays.stream(digits).distinct().count(), distinct.from(), distinct.to());
    }
    EitherForm either = (EitherForm) form;
    Map<List<Constraint>, List<Part>> written = new HashMap<>();
    for (List<Constraint> alternative : either.alternatives()) {
      if (alternative.get(0) instanceof OwnRule rule) {
        written.put(alternative, parts(rule, of));
      }
    }
    return digits -> {
      Grid grid = grid(cells, digits);
      return either.isNone()
          != either.alternatives().stream()
              .anyMatch(
                  each ->
                      written.containsKey(each)
                          ? written.get(each).stream().allMatch(part -> isKept(part, grid))
                          : each.stream().allMatch(constraint -> constraint.holds(grid, of)));
    };
  }

  private static boolean isKept(Part part, Grid grid) {
    return part.test.test(part.cells.digits(grid).toArray());
  }

  private static boolean isWithin(long count, int from, int to) {
    return from <= count && count <= to;
  }

  private static Grid grid(CellList cells, int[] digits) {
    Grid grid = Grid.empty(cells.size());
    for (int i = 0; i < digits.length; i++) {
      grid = grid.with(cells.get(i), digits[i]);
    }
    return grid;
  }

  /** Returns the positions of pairs in a list of cells. */
  private static Stream<int[]> pairs(PairForm.Reach reach, CellList cells) {
    int n = cells.size();
    return IntStream.range(0, cells.count())
        .boxed()
        .flatMap(
            first ->
                IntStream.range(0, cells.count()).mapToObj(second -> new int[] {first, second}))
        .filter(
            at -> {
              int a = cells.get(at[0]);
              int b = cells.get(at[1]);
              int down = Math.abs(a / n - b / n);
              int right = Math.abs(a % n - b % n);
              return switch (reach.kind()) {
                case NEXT -> at[1] == at[0] + 1;
                case ANY_TWO -> at[0] < at[1];
                case NEIGHBOURS -> a < b && down + right == 1;
                case MOVE ->
                    a < b
                        && ((down == reach.rows() && right == reach.columns())
                            || (right == reach.rows() && down == reach.columns()));
              };
            });
  }

  private static Predicate<int[]> machine(String text, long n) {
    Map<String, Term> start = new HashMap<>();
    Map<String, Term> next = new HashMap<>();
    Term allow = names -> Ratio.of(1);
    Term accept = allow;
    for (String part : text.split(";", -1)) {
      String[] words = part.strip().split("\\s+", 2);
      switch (words[0]) {
        case "start" -> start.putAll(assignments(words[1]));
        case "next" -> next.putAll(assignments(words[1]));
        case "allow" -> allow = Pieces.term(words[1]);
        default -> accept = Pieces.term(words[1]);
      }
    }
    return machine(n, start, allow, next, accept);
  }

  private static Predicate<int[]> machine(
      long n, Map<String, Term> start, Term allow, Map<String, Term> next, Term accept) {
    return digits -> {
      Map<String, Long> names = new HashMap<>(Map.of("n", n, "i", 0L));
      try {
        start.forEach((name, first) -> names.put(name, first.of(names).whole()));
        for (int i = 0; i < digits.length; i++) {
          names.put("d", (long) digits[i]);
          names.put("i", i + 1L);
          Map<String, Long> before = Map.copyOf(names);
          if (!allow.holds(before)) {
            return false;
          }
          next.forEach((name, term) -> names.put(name, term.of(before).whole()));
        }
      } catch (ArithmeticException e) {
        return false;
      }
      return accept.holds(names);
    };
  }

  /** Returns the formula of each name. */
  private static Map<String, Term> assignments(String text) {
    Map<String, Term> assignments = new HashMap<>();
    for (String each : BETWEEN_ASSIGNMENTS.split(text, -1)) {
      String[] sides = each.split("=", 2);
      assignments.put(sides[0].strip(), Pieces.term(sides[1]));
    }
    return assignments;
  }
}
