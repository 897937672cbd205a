package org.nonomino.text.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.ExtraRegion;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.RegionSumLine;
import org.nonomino.core.constraint.Whispers;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/** What sentences in any language say about the rules of a puzzle. */
final class RuleFacts {
  /** What the regions of a mask look like. */
  enum Area {
    /** The rows or the columns themselves, as in a Latin square. */
    LINE,
    /** Rectangles. */
    BOX,
    /** Any other shapes. */
    REGION
  }

  /** How many of some things are of a sort. */
  enum Share {
    NONE,
    SOME,
    ALL
  }

  private final Rules rules;

  RuleFacts(Rules rules) {
    this.rules = rules;
  }

  int size() {
    return rules.size();
  }

  Area area() {
    int size = size();
    for (int boxRows = 1; boxRows <= size; boxRows++) {
      if (size % boxRows == 0 && rules.mask().equals(RegionMask.boxes(boxRows, size / boxRows))) {
        return boxRows == 1 || boxRows == size ? Area.LINE : Area.BOX;
      }
    }
    return Area.REGION;
  }

  boolean has(ConstraintKind kind) {
    return rules.constraints().stream().anyMatch(constraint -> constraint.kind() == kind);
  }

  /** Returns the different constraints of a class, in the order of the puzzle. */
  private <T extends Constraint> List<T> all(Class<T> type) {
    Set<T> different = new LinkedHashSet<>();
    rules.constraints().stream().filter(type::isInstance).map(type::cast).forEach(different::add);
    return List.copyOf(different);
  }

  /** Returns the different constraints of a kind. */
  List<Constraint> all(ConstraintKind kind) {
    Set<Constraint> different = new LinkedHashSet<>();
    rules.constraints().stream()
        .filter(constraint -> constraint.kind() == kind)
        .forEach(different::add);
    return List.copyOf(different);
  }

  private static <T> Share share(List<T> items, Predicate<T> test) {
    long count = items.stream().filter(test).count();
    return count == 0 ? Share.NONE : count == items.size() ? Share.ALL : Share.SOME;
  }

  /** Returns how many of the cages have a sum. */
  Share cagesWithSum() {
    return share(all(KillerCage.class), cage -> cage.sum().isPresent());
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
    Set<CellList> circles = new LinkedHashSet<>();
    all(Arrow.class).forEach(arrow -> circles.add(arrow.circle()));
    return circles.stream().filter(circle -> !isAscending(circle)).toList();
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
    Map<CellList, Integer> differences = new LinkedHashMap<>();
    for (Whispers line : all(Whispers.class)) {
      differences.merge(line.cells(), line.difference(), Math::max);
    }
    return differences;
  }

  /** Returns the most frequent difference of the whispers lines, the larger one of two. */
  int usualWhispers() {
    Map<Integer, Integer> counts = new HashMap<>();
    whispers().values().forEach(difference -> counts.merge(difference, 1, Integer::sum));
    return counts.entrySet().stream()
        .max(
            Comparator.comparing((Map.Entry<Integer, Integer> each) -> each.getValue())
                .thenComparing(Map.Entry::getKey))
        .orElseThrow()
        .getKey();
  }

  /** Returns items in a sentence, such as {@code a, b or c}. */
  static String listed(List<String> items, String last) {
    int count = items.size();
    return count == 1
        ? items.get(0)
        : String.join(", ", items.subList(0, count - 1)) + " " + last + " " + items.get(count - 1);
  }

  /** Returns the words for each of some numbers. */
  static List<String> words(SortedSet<Integer> numbers, IntFunction<String> of) {
    List<String> words = new ArrayList<>();
    numbers.forEach(number -> words.add(of.apply(number)));
    return words;
  }
}
