package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.CellNames;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.LockoutLine;
import org.nonomino.core.constraint.ModularLine;
import org.nonomino.core.constraint.OutsideNumber;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.RuleLooks;
import org.nonomino.core.constraint.TenLine;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.core.rule.CountForm;
import org.nonomino.core.rule.EitherForm;
import org.nonomino.core.rule.MachineForm;
import org.nonomino.core.rule.OwnRule;
import org.nonomino.core.rule.PairForm;
import org.nonomino.core.rule.RuleForm;

/** The facts about the rules of a puzzle that sentences in any language state. */
final class RuleFacts {
  /** The shape of the regions of a mask. */
  enum Area {
    /** The rows or the columns themselves, as in a Latin square. */
    LINE,
    /** Rectangles. */
    BOX,
    /** Any other shapes. */
    REGION,
    /** Regions that do not cover the grid, or have fewer than n cells. */
    PARTIAL
  }

  /** How many of some things are of a sort. */
  enum Share {
    NONE,
    SOME,
    ALL
  }

  private static final Set<ConstraintKind> NUMBERS_OUTSIDE =
      EnumSet.of(
          ConstraintKind.SANDWICH,
          ConstraintKind.X_SUM,
          ConstraintKind.SKYSCRAPER,
          ConstraintKind.NUMBERED_ROOM);

  /** The kinds whose sentences are true whatever the values of the digits are. */
  private static final Set<ConstraintKind> WITHOUT_VALUES =
      EnumSet.of(
          ConstraintKind.DIAGONAL,
          ConstraintKind.WINDOKU,
          ConstraintKind.DISJOINT_GROUPS,
          ConstraintKind.EXTRA_REGION,
          ConstraintKind.CENTRE_DOT,
          ConstraintKind.ASTERISK,
          ConstraintKind.GIRANDOLA,
          ConstraintKind.ANTI_KNIGHT,
          ConstraintKind.ANTI_KING,
          ConstraintKind.GLOBAL_ENTROPY,
          ConstraintKind.DUTCH_FLATMATES,
          ConstraintKind.ENTROPIC_LINE,
          ConstraintKind.PALINDROME,
          ConstraintKind.QUADRUPLE,
          ConstraintKind.CLONE,
          ConstraintKind.CANDIDATES);

  /** The size that nearly all puzzles have. */
  private static final int USUAL_SIZE = 9;

  private final Rules rules;
  private final RuleLooks looks;

  RuleFacts(Rules rules) {
    this(rules, true);
  }

  /**
   * @param areRulesDrawn whether custom rules and sums have their looks, which sentences can name
   */
  RuleFacts(Rules rules, boolean areRulesDrawn) {
    this.rules = rules;
    this.looks = areRulesDrawn ? RuleLooks.of(all(), symbols()) : RuleLooks.none(all(), symbols());
  }

  /** Returns the looks of custom rules and weighted sums. */
  RuleLooks looks() {
    return looks;
  }

  int size() {
    return rules.size();
  }

  Area area() {
    int size = size();
    if (!rules.mask().partialRegions().isEmpty()) {
      return Area.PARTIAL;
    }
    for (int boxRows = 1; boxRows <= size; boxRows++) {
      if (size % boxRows == 0 && rules.mask().equals(RegionMask.boxes(boxRows, size / boxRows))) {
        return boxRows == 1 || boxRows == size ? Area.LINE : Area.BOX;
      }
    }
    return Area.REGION;
  }

  Symbols symbols() {
    return rules.symbols();
  }

  /** Returns whether the digits are 1 to 9, the digits of an ordinary puzzle. */
  boolean areUsualDigits() {
    return size() == USUAL_SIZE && symbols().areUsual();
  }

  boolean has(ConstraintKind kind) {
    return rules.constraints().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  /** Returns whether a constraint means something else for other values of the digits. */
  boolean dependOnValues() {
    return rules.constraints().stream().anyMatch(RuleFacts::dependsOnValues);
  }

  private static boolean dependsOnValues(Constraint constraint) {
    if (constraint instanceof KillerCage cage) {
      return cage.sum().isPresent();
    } else if (constraint instanceof OwnRule rule) {
      RuleForm form = rule.form();
      return form instanceof PairForm
          || form instanceof MachineForm
          || (form instanceof CountForm count && count.formula().isPresent())
          || (form instanceof EitherForm either
              && either.alternatives().stream()
                  .flatMap(List::stream)
                  .anyMatch(RuleFacts::dependsOnValues));
    }
    return !WITHOUT_VALUES.contains(constraint.kind());
  }

  /** Returns whether cages have signs of operations in their corners. */
  boolean hasOperations() {
    return ArithmeticCage.areIn(rules.constraints());
  }

  /** Returns the different constraints of a class, in the order of the puzzle. */
  private <T extends Constraint> List<T> all(Class<T> type) {
    return different().filter(type::isInstance).map(type::cast).toList();
  }

  /** Returns the different constraints. */
  List<Constraint> all() {
    return different().toList();
  }

  /** Returns the different constraints of a kind. */
  List<Constraint> all(ConstraintKind kind) {
    return different().filter(constraint -> constraint.kind() == kind).toList();
  }

  private Stream<Constraint> different() {
    return new LinkedHashSet<>(rules.constraints()).stream();
  }

  private static <T> Share share(List<T> items, Predicate<T> test) {
    long count = items.stream().filter(test).count();
    return count == 0 ? Share.NONE : count == items.size() ? Share.ALL : Share.SOME;
  }

  /** Returns how many of the cages have a sum, not all if some have letters instead. */
  Share cagesWithSum() {
    Share share = share(all(KillerCage.class), cage -> cage.sum().isPresent());
    return share == Share.ALL && has(ConstraintKind.EQUAL_CAGES) ? Share.SOME : share;
  }

  /** Returns whether all regions of a partial mask have n cells, so that they hold each digit. */
  boolean arePartialRegionsFull() {
    return rules.mask().partialRegions().stream()
        .allMatch(region -> region.cells().count() == size());
  }

  /** Returns how many of the extra regions have n cells, so that they hold each digit. */
  Share fullExtraRegions() {
    return share(all(ExtraRegion.class), region -> region.cells().count() == size());
  }

  /** Returns how many of the arrows have a circle of several cells. */
  Share pills() {
    return share(all(Arrow.class), arrow -> arrow.circle().count() > 1);
  }

  /** Returns the circles of several cells that are not read in the order of reading. */
  List<CellList> backwardPills() {
    Set<CellList> backward = new LinkedHashSet<>();
    for (Arrow arrow : all(Arrow.class)) {
      if (!isAscending(arrow.circle())) {
        backward.add(arrow.circle());
      }
    }
    return List.copyOf(backward);
  }

  private static boolean isAscending(CellList cells) {
    for (int i = 1; i < cells.count(); i++) {
      if (cells.get(i - 1) > cells.get(i)) {
        return false;
      }
    }
    return true;
  }

  private <T extends Constraint> SortedSet<Integer> numbers(
      Class<T> type, ToIntFunction<T> number) {
    SortedSet<Integer> numbers = new TreeSet<>();
    all(type).forEach(constraint -> numbers.add(number.applyAsInt(constraint)));
    return numbers;
  }

  /** Returns the differences of the white dots. */
  SortedSet<Integer> differences() {
    return numbers(WhiteDot.class, WhiteDot::difference);
  }

  /** Returns the ratios of the black dots. */
  SortedSet<Integer> ratios() {
    return numbers(BlackDot.class, BlackDot::ratio);
  }

  /** Returns the ratios that neighbours without a dot may not have. */
  SortedSet<Integer> forbiddenRatios() {
    return has(ConstraintKind.BLACK_DOT) ? ratios() : new TreeSet<>(List.of(BlackDot.USUAL_RATIO));
  }

  /** Returns the sums of the signs. */
  SortedSet<Integer> signs() {
    return numbers(XvSign.class, XvSign::sum);
  }

  /** Returns whether the digits of a quadruple repeat. */
  boolean hasRepeatedQuadruple() {
    return all(Quadruple.class).stream()
        .anyMatch(clue -> new HashSet<>(clue.digits()).size() < clue.digits().size());
  }

  /** Returns whether two cells of a kind of single cells are neighbours. */
  boolean hasNeighbours(ConstraintKind kind) {
    Set<Integer> cells = new HashSet<>();
    all(kind).forEach(constraint -> cells.add(constraint.cells().get(0)));
    return cells.stream()
        .anyMatch(
            cell ->
                cells.contains(cell + size())
                    || (cell % size() < size() - 1 && cells.contains(cell + 1)));
  }

  /** Returns whether a region sum line comes back to a region that it has left. */
  boolean hasReturningLine() {
    return all(RegionSumLine.class).stream().anyMatch(line -> returns(line.cells()));
  }

  private boolean returns(CellList line) {
    Set<Integer> left = new HashSet<>();
    int region = rules.mask().region(line.get(0));
    for (int i = 1; i < line.count(); i++) {
      int next = rules.mask().region(line.get(i));
      if (next != region) {
        left.add(region);
        region = next;
      }
      if (left.contains(region)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the difference of each whispers line, by its cells; of two differences on the same
   * cells the larger one, because both hold.
   */
  Map<CellList, Integer> whispers() {
    return numberOfLines(Whispers.class, Whispers::difference);
  }

  /** Returns the difference of each lockout line, by its cells; of two the larger one. */
  Map<CellList, Integer> lockouts() {
    return numberOfLines(LockoutLine.class, LockoutLine::difference);
  }

  private <T extends Constraint> Map<CellList, Integer> numberOfLines(
      Class<T> type, ToIntFunction<T> number) {
    Map<CellList, Integer> numbers = new LinkedHashMap<>();
    for (T line : all(type)) {
      numbers.merge(line.cells(), number.applyAsInt(line), Math::max);
    }
    return numbers;
  }

  /** Returns the most frequent number of some lines, the larger one of two. */
  static int usual(Map<CellList, Integer> lines) {
    Map<Integer, Integer> counts = new HashMap<>();
    lines.values().forEach(number -> counts.merge(number, 1, Integer::sum));
    return counts.entrySet().stream()
        .max(
            Comparator.comparing((Map.Entry<Integer, Integer> each) -> each.getValue())
                .thenComparing(Map.Entry::getKey))
        .orElseThrow()
        .getKey();
  }

  /** Returns the modular lines by their modulus. */
  SortedMap<Integer, List<CellList>> modularLines() {
    return linesByNumber(ModularLine.class, ModularLine::modulus);
  }

  /** Returns the ten-lines by the sum of their groups. */
  SortedMap<Integer, List<CellList>> tenLines() {
    return linesByNumber(TenLine.class, TenLine::total);
  }

  private <T extends Constraint> SortedMap<Integer, List<CellList>> linesByNumber(
      Class<T> type, ToIntFunction<T> number) {
    SortedMap<Integer, List<CellList>> lines = new TreeMap<>();
    for (T line : all(type)) {
      lines.computeIfAbsent(number.applyAsInt(line), none -> new ArrayList<>()).add(line.cells());
    }
    return lines;
  }

  /** Returns whether a line has fewer cells than a number. */
  static boolean hasShorter(List<CellList> lines, int count) {
    return lines.stream().anyMatch(line -> line.count() < count);
  }

  /** Returns how many kinds of numbers without an arrow are outside the grid. */
  int kindsOutside() {
    return (int) NUMBERS_OUTSIDE.stream().filter(this::has).count();
  }

  /** Returns the places of the numbers of a kind, such as {@code r0c3} above column 3. */
  List<String> placesOutside(ConstraintKind kind) {
    return all(kind).stream().map(clue -> ((OutsideNumber) clue).start().toString()).toList();
  }

  /** Returns the first cell, in reading order, of each constraint of a kind. */
  List<String> cornerCells(ConstraintKind kind) {
    return all(kind).stream()
        .map(constraint -> constraint.cells().stream().min().orElseThrow())
        .map(cell -> CellNames.name(size(), cell))
        .toList();
  }

  /** Returns the key of a kind in files of words, such as {@code anti-knight}. */
  static String key(ConstraintKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns numbers without one of them. */
  static SortedSet<Integer> without(SortedSet<Integer> numbers, int one) {
    SortedSet<Integer> others = new TreeSet<>(numbers);
    others.remove(one);
    return others;
  }

  /** Returns the words for each of some numbers. */
  static List<String> words(SortedSet<Integer> numbers, IntFunction<String> of) {
    List<String> words = new ArrayList<>();
    numbers.forEach(number -> words.add(of.apply(number)));
    return words;
  }
}
