package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nonomino.core.Linear;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Reasons that are sums: of cages, little killers, arrows, and lines with equal sums. */
final class SumWords {
  /** The number of combinations that a sentence lists, and of those of two cells. */
  private static final int MOST_SETS = 3;

  private static final int MOST_PAIRS = 4;

  /** The number of combinations that a sentence lists if there is no shorter reason. */
  private static final int MOST_SETS_AT_LAST = 7;

  /** The number of digits from which combinations are written as sums, to distinguish them. */
  private static final int MANY_DIGITS = 3;

  /** The number of different bounds that a sentence lists. */
  private static final int MOST_BOUNDS = 3;

  /** The number of equal sums that a sentence lists. */
  private static final int MOST_SUMS = 5;

  private final ConstrainedStep step;
  private final ConstraintScope scope;
  private final Words name;

  SumWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    name = step.name;
  }

  /** Returns the combinations of the empty cells of a known sum, or nothing if there are many. */
  Optional<List<int[]>> combinations(int most) {
    return step.hasKnownSum()
        ? DigitSums.of(scope, step.domains, step.empty, step.rest(), most)
            .filter(found -> !found.isEmpty())
        : Optional.empty();
  }

  /** Lists the combinations if they are few. */
  Optional<Words> byCombinations() {
    return byCombinations(step.empty.size() < MANY_DIGITS ? MOST_PAIRS : MOST_SETS);
  }

  /** Lists the combinations even if they are several. */
  Optional<Words> byManyCombinations() {
    return byCombinations(MOST_SETS_AT_LAST);
  }

  private Optional<Words> byCombinations(int most) {
    return combinations(most).map(this::listed);
  }

  private Words listed(List<int[]> combinations) {
    boolean isSingle = combinations.size() == 1;
    List<Words> each = new ArrayList<>();
    for (int[] digits : combinations) {
      long set = DigitSums.union(List.of(digits));
      boolean isSet = Long.bitCount(set) == digits.length;
      each.add(
          isSingle && isSet
              ? Wording.digits(set)
              : isSet ? Wording.sum(set, "+") : DigitSums.words(digits, "+"));
    }
    if (step.empty.size() == 1 && scope.cells.length > 1) {
      return step.so(left());
    }
    long union = DigitSums.union(combinations);
    boolean isPlain = (step.lost() & union) == 0;
    if (!isPlain && step.empty.size() == 2) {
      Optional<Words> partners = byPartners();
      if (partners.isPresent()) {
        return partners.get();
      }
    }
    boolean isWhole = step.empty.size() == scope.cells.length;
    Words listed =
        Words.of(
            "%s %s",
            isWhole ? Words.of("%s is", name).capitalized() : Words.of("%s:", left()),
            Words.list(each, "or"));
    return isPlain ? step.so(listed) : step.byOrder(listed, union);
  }

  /** Returns the sum of the empty cells: {@code 11 left in the cage of 20 at r1c1}. */
  private Words left() {
    return Words.of("%s left %s", step.restOfValues(), place());
  }

  /**
   * Says which digits the other of two empty cells lacks: {@code r6c4 cannot be 9, so r5c4 is not
   * 2}.
   */
  private Optional<Words> byPartners() {
    List<Words> parts = new ArrayList<>();
    for (int index : step.losing) {
      int other = step.empty.get(step.empty.get(0) == index ? 1 : 0);
      long missing = 0;
      for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
        int partner = step.rest() - ScopeSums.lowest(rest);
        if (partner < 1 || partner > step.board.size()) {
          return Optional.empty();
        }
        missing |= 1L << (partner - 1);
      }
      if ((missing & step.domains[other]) != 0 || Long.bitCount(missing) > MOST_SETS) {
        return Optional.empty();
      }
      parts.add(
          Words.of(
              "%s cannot be %s, so %s is %s",
              step.cell(other),
              Wording.anyRange(missing),
              step.cell(index),
              step.isPlacement()
                  ? Wording.digits(step.kept[index])
                  : Words.of("not %s", Wording.anyRange(step.lost(index)))));
    }
    Words all = Words.join("; ", parts);
    return Optional.of(
        step.empty.size() == scope.cells.length
            ? Words.of("%s, %s.", ConstraintWords.placeOfKind(step.constraint).capitalized(), all)
            : Words.of("%s: %s.", left(), all));
  }

  /**
   * Says that half of the sum of two cells would repeat, and that other digits lack a partner:
   * {@code 6 would repeat and C has no partner}.
   */
  private Optional<Words> byHalf() {
    long half = step.rest() % 2 == 0 ? 1L << (step.rest() / 2 - 1) : 0;
    for (int index : step.losing) {
      int other = step.empty.get(step.empty.get(0) == index ? 1 : 0);
      for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
        int digit = ScopeSums.lowest(rest);
        int partner = step.rest() - digit;
        boolean isPossible =
            partner >= 1
                && partner <= step.board.size()
                && (scope.allowed(index, digit, other) & step.domains[other] & 1L << (partner - 1))
                    != 0;
        if (isPossible) {
          return Optional.empty();
        }
      }
    }
    List<Words> reasons = new ArrayList<>();
    if ((step.lost() & half) != 0) {
      reasons.add(Words.of("%s would repeat", Wording.digits(half)));
    }
    long alone = step.lost() & ~half;
    if (alone != 0) {
      reasons.add(
          Words.of(
              "%s %s no partner",
              Wording.ranges(alone), Long.bitCount(alone) == 1 ? "has" : "have"));
    }
    return Optional.of(step.so(Words.of("%s, %s", place(), Words.list(reasons, "and"))));
  }

  /**
   * Says that two or three other cells leave too much or too little, and which digits would repeat:
   * {@code r4c2 and r4c3 are at least 5+6: r4c4 is at most 6, and 5 or 6 would repeat}.
   */
  Optional<Words> byRepeats() {
    if (!step.hasKnownSum() || step.losing.size() != 1 || step.empty.size() != MANY_DIGITS) {
      return Optional.empty();
    }
    int index = step.losing.get(0);
    List<Integer> others = step.empty.stream().filter(i -> i != index).toList();
    int low = step.rest() - ScopeSums.max(scope, step.domains, others);
    int high = step.rest() - ScopeSums.min(scope, step.domains, others);
    long repeated = 0;
    boolean isLow = false;
    boolean isHigh = false;
    for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      isLow |= digit < low;
      isHigh |= digit > high;
      if (digit >= low && digit <= high) {
        if (!alwaysRepeats(index, digit, others)) {
          return Optional.empty();
        }
        repeated |= Long.lowestOneBit(rest);
      }
    }
    if (repeated == 0 || Long.bitCount(repeated) > MOST_SETS || (isLow && isHigh)) {
      return Optional.empty();
    }
    Words reason =
        isLow || isHigh
            ? Words.of(
                "%s are at %s %s: %s is at %s %s, and %s would repeat",
                step.cells(others),
                isLow ? "most" : "least",
                together(others, step.rest() - (isLow ? low : high)),
                step.cell(index),
                isLow ? "least" : "most",
                Notation.digit(isLow ? low : high),
                Wording.anyRange(repeated))
            : Words.of(
                "%s, %s in %s would repeat",
                place().capitalized(), Wording.anyRange(repeated), step.cell(index));
    return Optional.of(
        step.isPlacement()
            ? Words.of("%s, so it is %s.", reason, Wording.digits(step.kept[index]))
            : Words.of("%s.", reason));
  }

  /** Returns a sum of cells, as its only combination if there is one. */
  private Words together(List<Integer> cells, int sum) {
    return DigitSums.of(scope, step.domains, cells, sum, 1)
        .filter(found -> !found.isEmpty())
        .map(found -> DigitSums.words(found.get(0), "+"))
        .orElseGet(() -> Words.of("%s", step.ofValues(sum, cells.size())));
  }

  /** Returns whether a digit in a cell would have to be repeated in other cells that see it. */
  private boolean alwaysRepeats(int index, int digit, List<Integer> others) {
    return others.stream().noneMatch(i -> (scope.allowed(index, digit, i) >>> (digit - 1) & 1) != 0)
        && DigitSums.of(scope, step.domains, others, step.rest() - digit, MOST_SETS_AT_LAST)
            .filter(found -> !found.isEmpty())
            .filter(
                found ->
                    found.stream().allMatch(set -> IntStream.of(set).anyMatch(d -> d == digit)))
            .isPresent();
  }

  /**
   * A sum of all cells but one that leaves too much or too little for this cell.
   *
   * @param sum the lowest or highest sum of the others
   * @param left the highest or lowest digit that it leaves
   */
  private record Bound(boolean isLeast, int sum, int left) {
    Words words() {
      return Words.of("at %s %s", isLeast ? "least" : "most", sum);
    }

    Words leaving(Words cells) {
      return Words.of("at %s %s for %s", isLeast ? "most" : "least", left, cells);
    }
  }

  /** Says that the other cells of a known sum leave too much or too little for each losing cell. */
  Optional<Words> byOthers() {
    if (!step.hasKnownSum()) {
      return Optional.empty();
    }
    if (step.empty.size() <= 2 && combinations(MOST_PAIRS).isPresent()) {
      return byCombinations();
    }
    int total = scope.sums.get(0).from();
    Map<Bound, List<Integer>> bounds = new LinkedHashMap<>();
    for (int index : step.losing) {
      List<Integer> others = step.others(index);
      int low = ScopeSums.min(scope, step.domains, others);
      int high = ScopeSums.max(scope, step.domains, others);
      long lost = step.lost(index);
      if (!ConstrainedStep.areOutside(lost, total - high, total - low)) {
        return Optional.empty();
      }
      if (ScopeSums.highest(lost) > total - low) {
        bounds
            .computeIfAbsent(
                new Bound(true, step.ofValues(low, others.size()), step.ofValues(total - low, 1)),
                key -> new ArrayList<>())
            .add(index);
      }
      if (ScopeSums.lowest(lost) < total - high) {
        bounds
            .computeIfAbsent(
                new Bound(
                    false, step.ofValues(high, others.size()), step.ofValues(total - high, 1)),
                key -> new ArrayList<>())
            .add(index);
      }
    }
    if (bounds.size() > MOST_BOUNDS) {
      return Optional.of(step.so(byTotal(total)));
    }
    boolean isAnywhere =
        bounds.size() == 1 && bounds.values().iterator().next().size() == scope.cells.length;
    if (isAnywhere && scope.cells.length > 2) {
      Bound bound = bounds.keySet().iterator().next();
      return Optional.of(
          step.so(
              Words.of(
                  "any %s cells of %s add up to %s",
                  Wording.number(scope.cells.length - 1), name, bound.words())));
    }
    List<Words> parts = new ArrayList<>();
    bounds.forEach((bound, cells) -> parts.add(bound.leaving(each(cells))));
    Words leaves = Words.of("%s leaves %s", name, Words.list(parts, "and"));
    return Optional.of(
        step.losing.size() == 1 && bounds.size() == 1
            ? Words.of("%s, so it %s.", leaves.capitalized(), Wording.fate(step.board, step.step))
            : Words.of("%s.", leaves.capitalized()));
  }

  /** Names cells that have a bound one by one: {@code each of r1c1, r1c2 and r2c1}. */
  private Words each(List<Integer> cells) {
    return Words.of("%s%s", cells.size() == 1 ? "" : "each of ", step.cells(cells));
  }

  /** Says how far the cells as they are may be from the total. */
  private Words byTotal(int total) {
    List<Integer> all = step.indices(i -> true);
    int low = ScopeSums.min(scope, step.domains, all);
    int high = ScopeSums.max(scope, step.domains, all);
    boolean isLow = total - low <= high - total;
    return Words.of(
        "the %s digits %s add up to %s %s",
        isLow ? "lowest" : "highest",
        ConstraintWords.place(step.constraint),
        isLow ? "already" : "only",
        step.ofValues(isLow ? low : high, all.size()));
  }

  /** Says how two empty cells are related, if only these are missing. */
  Optional<Words> byTwoCells() {
    for (Linear sum : scope.paths.isEmpty() ? scope.sums : List.<Linear>of()) {
      Optional<Words> relation = byTwoCells(sum);
      if (relation.isPresent()) {
        return relation;
      }
    }
    return Optional.empty();
  }

  private Optional<Words> byTwoCells(Linear sum) {
    List<Integer> open = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    int rest = sum.from();
    for (int i = 0; i < sum.count(); i++) {
      int digit = step.board.digit(sum.cell(i));
      rest -= sum.weight(i) * digit;
      if (digit == 0) {
        open.add(scope.indexOf(sum.cell(i)));
        weights.add(sum.weight(i));
      }
    }
    if (open.size() != 2
        || sum.from() != sum.to()
        || Math.abs(weights.get(0)) != 1
        || Math.abs(weights.get(1)) != 1
        || !open.containsAll(step.losing)) {
      return Optional.empty();
    }
    int one = open.get(0);
    int other = open.get(1);
    boolean isSum = weights.get(0).equals(weights.get(1));
    if (isSum && step.hasKnownSum()) {
      return byPartners().or(this::byHalf);
    }
    int result = weights.get(0) * rest;
    if (!isExplained(one, other, isSum, result)
        || !isExplained(other, one, isSum, isSum ? result : -result)) {
      return Optional.empty();
    }
    return Optional.of(step.so(Words.of("%s, %s", place(), relation(one, other, isSum, result))));
  }

  /** Returns whether no lost digit of a cell has a partner in another cell. */
  private boolean isExplained(int cell, int other, boolean isSum, int result) {
    for (long rest = step.lost(cell); rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      int partner = isSum ? result - digit : digit - result;
      if (partner >= 1
          && partner <= step.board.size()
          && (step.domains[other] & scope.allowed(cell, digit, other) & (1L << (partner - 1)))
              != 0) {
        return false;
      }
    }
    return true;
  }

  private Words relation(int one, int other, boolean isSum, int result) {
    if (isSum) {
      return Words.of("%s add up to %s", step.cells(List.of(one, other)), step.ofValues(result, 2));
    }
    return result == 0
        ? Words.of("%s and %s have the same digit", step.cell(one), step.cell(other))
        : Words.of(
            "%s is %s more than %s",
            step.cell(result > 0 ? one : other),
            Math.abs(result),
            step.cell(result > 0 ? other : one));
  }

  private Words place() {
    return ConstraintWords.place(step.constraint);
  }

  /** Says which sums groups of cells have in common. */
  Optional<Words> byEqualSums() {
    Optional<GroupSums> sums = GroupSums.of(step);
    Optional<BitSet> excluded = sums.flatMap(GroupSums::excluded);
    if (excluded.isEmpty() || excluded.get().isEmpty()) {
      return Optional.empty();
    }
    List<Integer> common = sums.get().common();
    int low = common.get(0);
    int high = common.get(common.size() - 1);
    boolean isLow = excluded.get().nextSetBit(0) < low;
    boolean isHigh = excluded.get().length() - 1 > high;
    boolean isBounded = excluded.get().nextSetBit(low) < 0 || excluded.get().nextSetBit(low) > high;
    boolean isRange =
        isBounded && !(isLow && isHigh && common.size() <= MOST_SETS && common.size() > 1);
    if (!isRange && common.size() > MOST_SUMS) {
      return Optional.empty();
    }
    return Optional.of(
        step.so(
            step.constraint instanceof Arrow arrow
                ? arrow(arrow, sums.get(), isLow, isHigh, isBounded)
                : Words.of(
                    switch (step.constraint.kind()) {
                      case WEIGHTED_SUM -> "both sides of %s are %s";
                      case REGION_SUM_LINE -> "each part of %s adds up to %s";
                      case DOUBLE_ARROW -> "both sums of %s are %s";
                      default -> "each sum of %s is %s";
                    },
                    name,
                    isRange
                        ? ConstrainedStep.range(low, high, isLow, isHigh)
                        : numbers(common, "or"))));
  }

  private static Words numbers(List<Integer> numbers, String last) {
    return Words.list(numbers.stream().map(number -> Words.of("%s", number)).toList(), last);
  }

  /** Compares the sums that the circle and the shaft of an arrow can have. */
  private Words arrow(Arrow arrow, GroupSums sums, boolean isLow, boolean isHigh, boolean isRange) {
    int first = scope.indexOf(arrow.circle().get(0));
    int circleGroup = sums.groups().get(0).indices().contains(first) ? 0 : 1;
    List<Integer> circle = sums.sums(circleGroup);
    List<Integer> shaft = sums.sums(1 - circleGroup);
    List<Integer> common = sums.common();
    String circleName = arrow.circle().count() > 1 ? "pill" : "circle";
    if (circle.size() == 1) {
      return Words.of("the shaft of %s must add up to %s", name, common.get(0));
    }
    if (!isRange) {
      return Words.of("the %s of %s is %s", circleName, name, numbers(common, "or"));
    }
    int low = Math.max(circle.get(0), shaft.get(0));
    int high = Math.min(last(circle), last(shaft));
    if (shaft.size() == 1) {
      return Words.of("the shaft of %s adds up to %s", name, low);
    }
    List<Words> ofShaft = new ArrayList<>();
    List<Words> ofCircle = new ArrayList<>();
    if (isLow) {
      (shaft.get(0) >= low ? ofShaft : ofCircle).add(Words.of("at least %s", low));
    }
    if (isHigh) {
      (last(shaft) <= high ? ofShaft : ofCircle).add(Words.of("at most %s", high));
    }
    List<Words> parts = new ArrayList<>();
    if (!ofShaft.isEmpty()) {
      parts.add(Words.of("the shaft of %s adds up to %s", name, Words.list(ofShaft, "and")));
    }
    if (!ofCircle.isEmpty()) {
      parts.add(
          Words.of(
              "%s is %s",
              ofShaft.isEmpty()
                  ? Words.of("the %s of %s", circleName, name)
                  : Words.of("the %s", circleName),
              Words.list(ofCircle, "and")));
    }
    return Words.list(parts, "and");
  }

  private static int last(List<Integer> numbers) {
    return numbers.get(numbers.size() - 1);
  }

  /** Says that the other cells of the shaft of an arrow leave too little for one of its cells. */
  Optional<Words> byShaft() {
    if (!(step.constraint instanceof Arrow arrow)
        || arrow.circle().count() != 1
        || step.losing.size() != 1) {
      return Optional.empty();
    }
    int index = step.losing.get(0);
    int circle = scope.indexOf(arrow.circle().get(0));
    List<Integer> others = new ArrayList<>();
    for (int each : scope.indicesOf(arrow.shaft())) {
      if (each != index) {
        others.add(each);
      }
    }
    if (index == circle || others.isEmpty()) {
      return Optional.empty();
    }
    int most = ScopeSums.highest(step.domains[circle]);
    int least = step.ofValues(ScopeSums.min(scope, step.domains, others), others.size());
    if (step.value(ScopeSums.lowest(step.lost(index))) + least <= step.value(most)) {
      return Optional.empty();
    }
    return Optional.of(
        step.so(
            Words.of(
                "the circle of %s is at most %s and %s %s at least %s",
                name,
                Notation.digit(most),
                step.cells(others),
                others.size() == 1 ? "is" : "add up to",
                least)));
  }
}
