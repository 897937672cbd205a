package org.nonomino.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nonomino.core.BrokenRule;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Linear;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.Candidates;
import org.nonomino.core.constraint.ConstraintNames;
import org.nonomino.core.constraint.Diagonal;
import org.nonomino.core.constraint.DisjointGroups;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.WeightedSum;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/**
 * Says for people how digits break a rule: {@code the cage of 15 at r1c1 has two 4s, in r1c1 and
 * r2c1}. The words have neither a capital letter nor a period, because they may begin with the name
 * of a cell. A kind of constraint without a sentence here has those of its primitives.
 */
public final class BrokenRuleWords {
  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  private final BrokenRule rule;
  private final Rules rules;
  private final Symbols symbols;
  private final Grid grid;

  private BrokenRuleWords(BrokenRule rule, Rules rules, Grid grid) {
    this.rule = rule;
    this.rules = rules;
    this.symbols = rules.symbols();
    this.grid = grid;
  }

  /**
   * Returns the words for a rule that a grid breaks.
   *
   * @param rule one of {@link Rules#brokenBy}
   */
  public static String of(BrokenRule rule, Rules rules, Grid grid) {
    return rule.constraint()
        .map(constraint -> new BrokenRuleWords(rule, rules, grid).words(constraint))
        .orElseGet(
            () ->
                repeat(rule.house().orElseThrow().toString(), grid, rule.cells(), rules.symbols()));
  }

  /**
   * Returns the words for a digit that occurs more than once in a set of cells.
   *
   * @param subject what these are: {@code row 1}
   * @param cells those with the digit, at least two
   * @param symbols those of the puzzle
   */
  public static String repeat(String subject, Grid grid, CellList cells, Symbols symbols) {
    int count = cells.count();
    return "%s has %s %ss, in %s"
        .formatted(
            subject,
            count < NUMBERS.size() ? NUMBERS.get(count) : String.valueOf(count),
            symbols.symbol(grid.digit(cells.get(0))),
            listed(cells));
  }

  /** Returns the names of cells for a sentence: {@code r1c1, r1c2 and r1c3}. */
  private static String listed(CellList cells) {
    if (cells.count() == 1) {
      return cells.name(0);
    }
    return IntStream.range(0, cells.count() - 1)
            .mapToObj(cells::name)
            .collect(Collectors.joining(", "))
        + " and "
        + cells.name(cells.count() - 1);
  }

  private String words(Constraint constraint) {
    return switch (rule.flaw()) {
      case REPEAT -> repeat(subject(constraint), grid, rule.cells(), symbols);
      case DIGIT -> digit(constraint);
      case PAIR -> pair(constraint);
      case SUM -> sum(constraint, rule.sum().orElseThrow());
      case ORDER -> order(constraint);
    };
  }

  /** Returns the name of a constraint, or of its broken part. */
  private String subject(Constraint constraint) {
    return switch (constraint.kind()) {
      case DIAGONAL -> {
        CellList cells = ((Diagonal) constraint).cells();
        yield "the diagonal from " + cells.name(0) + " to " + cells.name(cells.count() - 1);
      }
      case WINDOKU -> "the window at " + rule.scope().name(0);
      case DISJOINT_GROUPS ->
          "disjoint group " + (DisjointGroups.groupNumber(rules.mask(), rule.cells().get(0)) + 1);
      default -> ConstraintNames.of(constraint);
    };
  }

  private static String line(Sandwich sandwich) {
    return (sandwich.isRow() ? "row " : "column ") + (sandwich.index() + 1);
  }

  private String symbol(int cell) {
    return String.valueOf(symbols.symbol(grid.digit(cell)));
  }

  /** Returns the value of the digit of a filled cell. */
  private int value(int cell) {
    return symbols.value(grid.digit(cell));
  }

  private String name(int cell) {
    return CellNames.name(grid.size(), cell);
  }

  private String digit(Constraint constraint) {
    int cell = rule.cells().get(0);
    String has = name(cell) + " has " + symbol(cell);
    return switch (constraint.kind()) {
      case ODD -> has + " but must be odd";
      case EVEN -> has + " but must be even";
      case CANDIDATES ->
          "%s, which is not among its candidates %s"
              .formatted(has, symbols.text(((Candidates) constraint).digits() >>> 1));
      default ->
          "%s does not allow %s in %s".formatted(subject(constraint), symbol(cell), name(cell));
    };
  }

  private String pair(Constraint constraint) {
    CellList both = inOrderOf(constraint.cells());
    int first = both.get(0);
    int second = both.get(1);
    String names = listed(both);
    int difference = Math.abs(grid.digit(first) - grid.digit(second));
    int sum = value(first) + value(second);
    String differ = difference == 0 ? " have the same digit" : " differ by " + difference;
    return switch (constraint.kind()) {
      case ANTI_KNIGHT -> "%s, a knight's move apart, both have %s".formatted(names, symbol(first));
      case ANTI_KING -> "%s, a king's move apart, both have %s".formatted(names, symbol(first));
      case ANTI_TAXICAB ->
          "%s, %d steps apart, both have %s".formatted(names, value(first), symbol(first));
      case NON_CONSECUTIVE -> names + differ + withoutMark("dot");
      case NEGATIVE_RATIO -> {
        int low = Math.min(value(first), value(second));
        int high = Math.max(value(first), value(second));
        yield names + " have the ratio " + high / low + withoutMark("dot");
      }
      case NEGATIVE_XV -> names + " add up to " + sum + withoutMark(XvSign.letter(sum));
      case WHITE_DOT ->
          "%s%s, but have a white dot of %d between them"
              .formatted(names, differ, ((WhiteDot) constraint).difference());
      case BLACK_DOT ->
          "%s have %s and %s, but a black dot of %d between them"
              .formatted(names, symbol(first), symbol(second), ((BlackDot) constraint).ratio());
      case XV -> {
        String letter = ((XvSign) constraint).letter();
        yield "%s add up to %d, but have %s %s between them"
            .formatted(names, sum, letter.equals("X") ? "an" : "a", letter);
      }
      case GREATER_THAN ->
          "%s is not greater than %s, against the sign between them"
              .formatted(withDigit(first), withDigit(second));
      case THERMOMETER ->
          grid.digit(first) < grid.digit(second)
              ? "%s rises too little from %s to %s"
                  .formatted(subject(constraint), withDigit(first), withDigit(second))
              : "%s does not rise from %s to %s"
                  .formatted(subject(constraint), withDigit(first), withDigit(second));
      case SLOW_THERMOMETER ->
          "%s falls from %s to %s"
              .formatted(subject(constraint), withDigit(first), withDigit(second));
      case PALINDROME, CLONE ->
          "%s has different digits in %s and %s, which must be equal"
              .formatted(subject(constraint), withDigit(first), withDigit(second));
      case RENBAN ->
          "%s has %s and %s, too far apart for %d cells"
              .formatted(
                  subject(constraint),
                  symbol(first) + " in " + name(first),
                  symbol(second) + " in " + name(second),
                  constraint.cells().count());
      case WHISPERS ->
          difference < ((Whispers) constraint).difference() && areNeighboursOn(constraint, both)
              ? "%s%s, less than %d, on %s"
                  .formatted(
                      names, differ, ((Whispers) constraint).difference(), subject(constraint))
              : excluded(constraint, first, second);
      case MINIMUM -> extreme(constraint, first, second, "less");
      case MAXIMUM -> extreme(constraint, first, second, "greater");
      default -> excluded(constraint, first, second);
    };
  }

  private String withDigit(int cell) {
    return name(cell) + " (" + symbol(cell) + ")";
  }

  /** Returns the two cells in the order in which a list names them. */
  private CellList inOrderOf(CellList cells) {
    CellList both = rule.cells();
    int[] list = cells.toArray();
    boolean isReversed =
        indexOf(list, both.get(1)) >= 0 && indexOf(list, both.get(1)) < indexOf(list, both.get(0));
    return isReversed ? CellList.of(both.size(), both.get(1), both.get(0)) : both;
  }

  private static int indexOf(int[] cells, int cell) {
    return IntStream.range(0, cells.length).filter(i -> cells[i] == cell).findFirst().orElse(-1);
  }

  private static boolean areNeighboursOn(Constraint line, CellList both) {
    CellList cells = line.cells();
    return IntStream.range(1, cells.count())
        .anyMatch(i -> both.contains(cells.get(i - 1)) && both.contains(cells.get(i)));
  }

  /** Returns the end of a sentence on two neighbours, if the puzzle has marks that excuse them. */
  private String withoutMark(String mark) {
    boolean hasMarks =
        rules.constraints().stream()
            .map(Constraint::kind)
            .anyMatch(
                kind ->
                    mark.equals("dot")
                        ? kind == ConstraintKind.WHITE_DOT || kind == ConstraintKind.BLACK_DOT
                        : kind == ConstraintKind.XV);
    return hasMarks
        ? ", with no " + mark + " between them"
        : ", which neighbours must not do in this puzzle";
  }

  /** Returns the words for a minimum or maximum, of which the neighbours may both be filled. */
  private String extreme(Constraint constraint, int first, int second, String comparison) {
    int cell = constraint.cells().get(0);
    if (cell != first && cell != second) {
      return excluded(constraint, first, second);
    }
    int other = cell == first ? second : first;
    return "the %s %s is not %s than its neighbour %s"
        .formatted(constraint.kind().words(), withDigit(cell), comparison, withDigit(other));
  }

  private String excluded(Constraint constraint, int first, int second) {
    return "%s does not allow %s in %s with %s in %s"
        .formatted(subject(constraint), symbol(first), name(first), symbol(second), name(second));
  }

  /** The sums that some cells can have. */
  private record Range(int low, int high) {
    /** Returns the words for the sum that misses another range. */
    String missing(Range other) {
      if (low == high) {
        return String.valueOf(low);
      }
      return low > other.high ? "at least " + low : "at most " + high;
    }
  }

  private String sum(Constraint constraint, Linear sum) {
    if (constraint instanceof WeightedSum weighted) {
      return weighted(weighted);
    }
    List<Integer> signs = new ArrayList<>();
    int shift = 0;
    for (int i = 0; i < sum.count(); i++) {
      signs.add(sum.weight(i));
      shift += sum.weight(i) * symbols.offset();
    }
    // Primitives add digits, but people add their values.
    Range wanted = new Range(sum.from() + shift, sum.to() + shift);
    if (constraint.kind() == ConstraintKind.ARROW) {
      return arrow(constraint, sum);
    }
    if (signs.stream().allMatch(weight -> weight == 1)) {
      boolean isNamed =
          constraint.kind() == ConstraintKind.KILLER_CAGE
              || constraint.kind() == ConstraintKind.REPEAT_CAGE
              || constraint.kind() == ConstraintKind.LITTLE_KILLER;
      return subject(constraint)
          + " adds up to "
          + range(sum, 1).missing(wanted)
          + (isNamed || wanted.low != wanted.high ? "" : ", not to " + wanted.low);
    }
    boolean isEquation =
        wanted.low == 0 && wanted.high == 0 && signs.stream().allMatch(each -> Math.abs(each) == 1);
    if (isEquation && signs.contains(1) && signs.contains(-1)) {
      Range ones = range(sum, 1);
      Range others = range(sum, -1);
      return "on %s, %s %s up to %s, but %s to %s"
          .formatted(
              subject(constraint),
              listed(cells(sum, 1)),
              cells(sum, 1).count() == 1 ? "adds" : "add",
              ones.missing(others),
              listed(cells(sum, -1)),
              others.missing(ones));
    }
    return subject(constraint) + " does not add up, with the digits in " + listed(rule.cells());
  }

  private String weighted(WeightedSum sum) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < sum.cells().count(); i++) {
      int digit = grid.digit(sum.cells().get(i));
      int factor = sum.factors().get(i);
      int least = symbols.value(digit == 0 ? 1 : digit);
      int most = symbols.value(digit == 0 ? grid.size() : digit);
      low += factor * (factor > 0 ? least : most);
      high += factor * (factor > 0 ? most : least);
    }
    String wanted =
        sum.from() == sum.to()
            ? String.valueOf(sum.from())
            : "from %d to %d".formatted(sum.from(), sum.to());
    return "%s is %s, not %s"
        .formatted(
            subject(sum), new Range(low, high).missing(new Range(sum.from(), sum.to())), wanted);
  }

  /** Returns the cells with a sign in a sum. */
  private CellList cells(Linear sum, int sign) {
    return CellList.of(
        grid.size(),
        IntStream.range(0, sum.count())
            .filter(i -> Integer.signum(sum.weight(i)) == sign)
            .map(sum::cell)
            .toArray());
  }

  /** Returns the possible sums of the cells with a sign, as if their weights were positive. */
  private Range range(Linear sum, int sign) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < sum.count(); i++) {
      if (Integer.signum(sum.weight(i)) == sign) {
        int digit = grid.digit(sum.cell(i));
        int weight = Math.abs(sum.weight(i));
        low += weight * symbols.value(digit == 0 ? 1 : digit);
        high += weight * symbols.value(digit == 0 ? grid.size() : digit);
      }
    }
    return new Range(low, high);
  }

  /** Returns the words for an arrow. The circle is the part with the first cell. */
  private String arrow(Constraint constraint, Linear sum) {
    int first = constraint.cells().get(0);
    int sign =
        IntStream.range(0, sum.count())
            .filter(i -> sum.cell(i) == first)
            .map(i -> Integer.signum(sum.weight(i)))
            .findFirst()
            .orElse(1);
    Range circle = range(sum, sign);
    Range shaft = range(sum, -sign);
    return "the shaft of %s adds up to %s, but its circle is %s"
        .formatted(subject(constraint), shaft.missing(circle), circle.missing(shaft));
  }

  private String order(Constraint constraint) {
    return switch (constraint.kind()) {
      case SANDWICH -> sandwich((Sandwich) constraint);
      case QUADRUPLE -> quadruple((Quadruple) constraint);
      case BETWEEN_LINE -> between(constraint);
      default -> "the digits in " + listed(rule.cells()) + " do not fit " + subject(constraint);
    };
  }

  private String sandwich(Sandwich sandwich) {
    int[] digits = sandwich.cells().digits(grid).toArray();
    int[] crusts =
        IntStream.range(0, digits.length)
            .filter(i -> digits[i] == 1 || digits[i] == digits.length)
            .toArray();
    String between =
        "between %s and %s".formatted(symbols.symbol(1), symbols.symbol(sandwich.size()));
    if (crusts.length == 2 && IntStream.range(crusts[0], crusts[1]).allMatch(i -> digits[i] != 0)) {
      int sum = Arrays.stream(digits, crusts[0] + 1, crusts[1]).map(symbols::value).sum();
      return "%s has the sum %d %s, not %d".formatted(line(sandwich), sum, between, sandwich.sum());
    }
    return "%s cannot have the sum %d %s".formatted(line(sandwich), sandwich.sum(), between);
  }

  private String quadruple(Quadruple quadruple) {
    List<Integer> missing = new ArrayList<>(quadruple.digits());
    quadruple.cells().digits(grid).boxed().forEach(digit -> missing.remove(digit));
    return "%s has no room for %s"
        .formatted(
            subject(quadruple),
            missing.stream()
                .map(digit -> String.valueOf(symbols.symbol(digit)))
                .collect(Collectors.joining(" and ")));
  }

  private String between(Constraint line) {
    CellList cells = line.cells();
    int first = cells.get(0);
    int last = cells.last();
    int low = Math.min(grid.digit(first), grid.digit(last));
    int high = Math.max(grid.digit(first), grid.digit(last));
    Optional<Integer> outside =
        cells.part(1, cells.count() - 1).stream()
            .filter(cell -> grid.digit(cell) != 0)
            .filter(cell -> grid.digit(cell) <= low || grid.digit(cell) >= high)
            .boxed()
            .findFirst();
    return low > 0 && outside.isPresent()
        ? "%s is not between %s and %s, the ends of the between line"
            .formatted(withDigit(outside.get()), withDigit(first), withDigit(last))
        : "the digits in " + listed(rule.cells()) + " do not fit " + subject(line);
  }
}
