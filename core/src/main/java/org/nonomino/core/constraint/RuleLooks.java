package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintField;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Symbols;
import org.nonomino.core.drawing.Drawing;
import org.nonomino.core.drawing.Point;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.RuleForm;
import org.nonomino.core.rule.RuleLook;

/**
 * How the custom rules and weighted sums of a puzzle are drawn. Each rule whose setter chose no
 * look has a colour that nothing else in the puzzle has, as long as there are enough. Rules about
 * the whole grid, each row or each column are not drawn, nor are sums in cells with many others:
 * the rules in words name these. Immutable.
 */
public final class RuleLooks {
  /** The side of a square of a sum, and how much smaller one within it is, in cells. */
  private static final double SQUARE = 0.86;

  private static final double STEP = 0.22;

  /** The maximum number of sums in a cell that can be told apart in it. */
  private static final int MAX_SUMS = 3;

  private static final double LABEL = 0.22;
  private static final double LABEL_PLACE = 0.17;

  /** The common parts of rules that differ only in their cells. */
  private record Key(Object form, Optional<String> name, Optional<RuleLook> look) {}

  /**
   * The look of a sum.
   *
   * @param plus the colour of the cells with a positive factor
   * @param minus the colour of the other cells
   * @param level how many larger squares can be around its squares
   */
  public record SumLook(String plus, String minus, int level) {}

  private final Symbols symbols;
  private final List<List<OwnRule>> groups;
  private final Map<OwnRule, RuleLook> rules = new LinkedHashMap<>();
  private final Map<WeightedSum, SumLook> sums = new LinkedHashMap<>();

  /** How many rules and sums have a look. */
  private final Map<RuleLook, Integer> uses = new HashMap<>();

  /** The colours of other kinds. */
  private final Set<String> ofKinds;

  /** The colours for rules without a look, in turn, beginning with those that nothing else has. */
  private final List<String> free;

  /** The number of sums in each cell. */
  private final int[] sumsIn;

  private int used;

  private RuleLooks(List<Constraint> constraints, Symbols symbols, boolean areDrawn) {
    this.symbols = symbols;
    groups = groups(constraints);
    ofKinds = constraints.stream().flatMap(RuleLooks::colour).collect(Collectors.toSet());
    free = new ArrayList<>(RuleLook.COLOURS);
    free.removeAll(ofKinds);
    groups.forEach(group -> group.get(0).look().ifPresent(look -> free.remove(look.colour())));
    free.addAll(RuleLook.COLOURS);
    sumsIn = sumsIn(constraints);
    if (areDrawn) {
      // Rules come before sums, because formats with a list for each kind lose the common order.
      groups.forEach(this::addGroup);
      addSums(constraints);
    }
  }

  private void addSums(List<Constraint> constraints) {
    int[] levels = new int[sumsIn.length];
    for (Constraint constraint : constraints) {
      if (constraint instanceof WeightedSum sum
          && sum.cells().stream().allMatch(cell -> sumsIn[cell] <= MAX_SUMS)) {
        addSum(sum, levels);
      }
    }
  }

  /** Returns the looks for all constraints of a puzzle. */
  public static RuleLooks of(List<Constraint> constraints, Symbols symbols) {
    return new RuleLooks(constraints, symbols, true);
  }

  /** Returns the looks if nothing is drawn, such as in plain text. */
  public static RuleLooks none(List<Constraint> constraints, Symbols symbols) {
    return new RuleLooks(constraints, symbols, false);
  }

  /** Returns the rules that say the same about different cells, in their order. */
  private static List<List<OwnRule>> groups(List<Constraint> constraints) {
    Map<Key, List<OwnRule>> groups = new LinkedHashMap<>();
    for (Constraint constraint : constraints) {
      if (constraint instanceof OwnRule rule) {
        groups
            .computeIfAbsent(
                new Key(meaning(rule.form()), rule.name(), rule.look()), key -> new ArrayList<>())
            .add(rule);
      }
    }
    return List.copyOf(groups.values());
  }

  /** Returns a value that is equal for forms with the same meaning on different cells. */
  private static Object meaning(RuleForm form) {
    return form instanceof EitherForm either
        ? List.of(
            either.isNone(),
            either.alternatives().stream()
                .map(each -> each.stream().map(RuleLooks::meaning).toList())
                .toList())
        : form;
  }

  private static Object meaning(Constraint constraint) {
    if (constraint instanceof OwnRule rule) {
      return meaning(rule.form());
    }
    ConstraintValues values = ConstraintValues.of(constraint);
    return List.of(
        constraint.kind(),
        constraint.kind().fields().stream()
            .filter(field -> !isOfCells(field))
            .map(values::get)
            .toList());
  }

  private static boolean isOfCells(ConstraintField field) {
    return switch (field.type()) {
      case CELLS, CELL, CAGES -> true;
      default -> false;
    };
  }

  /** Returns the colour in which a constraint of another kind is known, if the palette has it. */
  private static Stream<String> colour(Constraint constraint) {
    return switch (constraint.kind()) {
      case THERMOMETER, SLOW_THERMOMETER, PALINDROME, BETWEEN_LINE, ODD, EVEN -> Stream.of("grey");
      case PARITY_LINE -> Stream.of("red");
      case ENTROPIC_LINE -> Stream.of("orange");
      case NABNER -> Stream.of("yellow");
      case WHISPERS -> Stream.of("green");
      case MODULAR_LINE -> Stream.of("teal");
      case REGION_SUM_LINE, LOCKOUT_LINE -> Stream.of("blue");
      case RENBAN, ZIPPER_LINE -> Stream.of("purple");
      case TEN_LINE -> Stream.of("pink");
      case EQUAL_SUM_LINE -> Stream.of("brown");
      default -> Stream.of();
    };
  }

  private String nextColour() {
    return free.get(used++ % free.size());
  }

  private void addGroup(List<OwnRule> group) {
    OwnRule rule = group.get(0);
    if (rule.look().isEmpty() && (rule.appliesEverywhere() || lines(group).isPresent())) {
      return;
    }
    RuleLook.Shape shape =
        group.stream().allMatch(each -> each.cells().count() > 1 && each.cells().isLine())
            ? RuleLook.Shape.LINE
            : RuleLook.Shape.SQUARES;
    RuleLook look = rule.look().orElseGet(() -> new RuleLook(shape, nextColour()));
    group.forEach(each -> rules.put(each, look));
    uses.merge(look, 1, Integer::sum);
  }

  private static int[] sumsIn(List<Constraint> constraints) {
    int size = constraints.isEmpty() ? 0 : constraints.get(0).size();
    int[] sums = new int[size * size];
    for (Constraint constraint : constraints) {
      if (constraint instanceof WeightedSum) {
        constraint.cells().stream().forEach(cell -> sums[cell]++);
      }
    }
    return sums;
  }

  private void addSum(WeightedSum sum, int[] levels) {
    int seen = sum.cells().stream().map(cell -> levels[cell]).reduce(0, (one, all) -> one | all);
    int level = Math.min(Integer.numberOfTrailingZeros(~seen), MAX_SUMS - 1);
    sum.cells().stream().forEach(cell -> levels[cell] |= 1 << level);
    String first = nextColour();
    SumLook look = new SumLook(first, sum.hasTwoSides() ? nextColour() : first, level);
    sums.put(sum, look);
    squares(look).forEach(each -> uses.merge(each, 1, Integer::sum));
  }

  /** Returns the looks of the squares of a sum, one or two. */
  private static Set<RuleLook> squares(SumLook look) {
    return new LinkedHashSet<>(
        List.of(
            new RuleLook(RuleLook.Shape.SQUARES, look.plus()),
            new RuleLook(RuleLook.Shape.SQUARES, look.minus())));
  }

  /** Returns the rules in groups that say the same about different cells. */
  public List<List<OwnRule>> groups() {
    return groups;
  }

  /** Returns the rows or columns that a group of rules is for, if these are all of the grid. */
  public static Optional<EachLine> lines(List<OwnRule> group) {
    int size = group.get(0).size();
    Set<CellList> lists = group.stream().map(OwnRule::cells).collect(Collectors.toSet());
    if (lists.equals(lines(size, line -> new OutsideCell(size, line, -1)))) {
      return Optional.of(EachLine.ROW);
    }
    return lists.equals(lines(size, line -> new OutsideCell(size, -1, line)))
        ? Optional.of(EachLine.COLUMN)
        : Optional.empty();
  }

  private static Set<CellList> lines(int size, IntFunction<OutsideCell> beginning) {
    return IntStream.range(0, size)
        .mapToObj(beginning)
        .map(OutsideCell::line)
        .collect(Collectors.toSet());
  }

  /** Whether a rule is for each row or for each column. */
  public enum EachLine {
    ROW,
    COLUMN
  }

  /** Returns how a rule is drawn; empty if it is not. */
  public Optional<RuleLook> of(OwnRule rule) {
    return Optional.ofNullable(rules.get(rule));
  }

  /** Returns how a sum is drawn; empty if it is not. */
  public Optional<SumLook> of(WeightedSum sum) {
    return Optional.ofNullable(sums.get(sum));
  }

  /** Returns whether nothing else in the puzzle looks like the drawings of a rule. */
  public boolean isAlone(RuleLook look) {
    return !ofKinds.contains(look.colour()) && uses.getOrDefault(look, 0) == 1;
  }

  /** Returns whether nothing else in the puzzle looks like the drawing of a sum. */
  public boolean isAlone(SumLook look) {
    return squares(look).stream().allMatch(this::isAlone);
  }

  /**
   * Returns the drawings of all rules and sums, without the {@linkplain #labels labels} of sums.
   *
   * @param shown the kinds that the setter's own drawings show
   */
  public List<Drawing> drawings(Set<ConstraintKind> shown) {
    List<Drawing> drawings = new ArrayList<>();
    if (!shown.contains(ConstraintKind.OWN_RULE)) {
      rules.forEach(
          (rule, look) -> drawings.addAll(look.drawings(rule.cells(), rule.isOrdered(symbols))));
    }
    if (!shown.contains(ConstraintKind.WEIGHTED_SUM)) {
      // Smaller squares cover larger ones.
      for (int level = 0; level < MAX_SUMS; level++) {
        for (Map.Entry<WeightedSum, SumLook> each : sums.entrySet()) {
          if (each.getValue().level() == level) {
            addSquares(each.getKey(), each.getValue(), drawings);
          }
        }
      }
    }
    return drawings;
  }

  private static void addSquares(WeightedSum sum, SumLook look, List<Drawing> drawings) {
    for (int i = 0; i < sum.cells().count(); i++) {
      drawings.add(
          RuleLook.square(
              Point.centre(sum.size(), sum.cells().get(i)),
              SQUARE - STEP * look.level(),
              sum.factors().get(i) > 0 ? look.plus() : look.minus()));
    }
  }

  /**
   * A small text in the corner of a cell.
   *
   * @param isAtEnd whether it is in the lower right corner if there is a choice; a factor
   */
  public record Label(int cell, String text, boolean isAtEnd) {
    /** Returns the label as a drawing for programs that do not place labels by themselves. */
    public Drawing drawing(int size) {
      double shift = (isAtEnd ? 1 : -1) * (0.5 - LABEL_PLACE);
      return Drawing.Shape.text(Point.centre(size, cell).plus(shift, shift), text, LABEL);
    }
  }

  /** Returns the labels of the drawn sums, with their numbers and factors. */
  public List<Label> labels() {
    return sums.keySet().stream().flatMap(this::labels).toList();
  }

  private Stream<Label> labels(WeightedSum sum) {
    Stream<Label> numbers =
        IntStream.of(1, -1)
            .filter(sign -> sum.side(sign).count() > 0)
            .limit(sum.isEquation() ? 2 : 1)
            .mapToObj(sign -> new Label(ownCell(sum.side(sign)), sum.label(symbols), false));
    Stream<Label> factors =
        IntStream.range(0, sum.cells().count())
            .filter(i -> !sum.factorLabel(i).isEmpty())
            .mapToObj(i -> new Label(sum.cells().get(i), sum.factorLabel(i), true));
    return Stream.concat(numbers, factors);
  }

  /** Returns the first cell, row by row, among the cells that are in the fewest sums. */
  private int ownCell(CellList cells) {
    return cells.stream()
        .boxed()
        .min(Comparator.comparingInt((Integer cell) -> sumsIn[cell]).thenComparing(cell -> cell))
        .orElseThrow();
  }
}
