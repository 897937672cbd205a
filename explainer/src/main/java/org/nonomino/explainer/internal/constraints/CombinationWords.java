package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nonomino.core.Constraint;
import org.nonomino.core.Linear;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.NumberedRoom;
import org.nonomino.core.constraint.OutsideClue;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.StepText;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/**
 * Says why the combinations of a constraint exclude candidates. The reason is the simplest that is
 * true: the combinations themselves if they are few, bounds of sums, or what a digit would need in
 * another cell.
 *
 * <p>Sets of digits have bit d − 1 for digit d.
 */
final class CombinationWords {
  /** The number of combinations that a sentence lists. */
  private static final int MOST_SETS = 3;

  /** The number of digits from which combinations are written as sums, to tell them apart. */
  private static final int MANY_DIGITS = 3;

  /** The number of combinations that the full explanation lists. */
  private static final int MOST_SETS_IN_FULL = 12;

  /** The number of candidates of which the full explanation speaks one by one. */
  private static final int MOST_SINGLY = 8;

  /** The number of digits that a cell would need, as a sentence lists them. */
  private static final int MOST_NEEDED = 3;

  private final FoundStep step;
  private final BoardState board;
  private final ConstraintScope scope;
  private final Constraint constraint;
  private final Words name;

  /** The digits before the step, and those that it leaves. */
  private final long[] domains;

  private final long[] kept;

  /** The indices of the cells that lose candidates. */
  private final List<Integer> losing;

  CombinationWords(FoundStep step, BoardState board) {
    this.step = step;
    this.board = board;
    constraint = step.evidence().constraints().get(0);
    scope = scope(constraint, board);
    name = ConstraintWords.name(constraint);
    domains = SupportSearch.domains(scope, board);
    kept = domains.clone();
    for (Deduction deduction : step.deductions()) {
      kept[scope.indexOf(deduction.cell())] &= ~(1L << (deduction.digit() - 1));
    }
    losing = IntStream.range(0, kept.length).filter(i -> kept[i] != domains[i]).boxed().toList();
  }

  static ConstraintScope scope(Constraint constraint, BoardState board) {
    return board.tables.scopes().stream()
        .filter(each -> each.constraint.equals(constraint))
        .findFirst()
        .orElseThrow();
  }

  StepText text() {
    Words pattern =
        Words.of(
            "%s in %s",
            name, Notation.set(board, empty().stream().map(i -> scope.cells[i]).toList()));
    Words sentence =
        special()
            .or(this::byOthers)
            .or(this::byDifference)
            .or(this::byNeed)
            .or(this::bySamePair)
            .orElseGet(this::general);
    return new StepText(pattern, sentence, full(sentence));
  }

  private Words conclusions() {
    return Wording.conclusions(board, step);
  }

  private Words so(Words reason) {
    return Words.of("%s, so %s.", reason.capitalized(), conclusions());
  }

  private long lost(int index) {
    return domains[index] & ~kept[index];
  }

  private List<Integer> empty() {
    return indices(i -> board.digit(scope.cells[i]) == 0);
  }

  private List<Integer> indices(IntPredicate test) {
    return IntStream.range(0, scope.cells.length).filter(test).boxed().toList();
  }

  private Words general() {
    Words filling = ConstraintWords.filling(constraint);
    if (losing.size() == 1) {
      return Words.of(
          "No %s has %s in %s.",
          filling,
          Wording.anyRange(lost(losing.get(0))),
          Wording.cell(board, scope.cells[losing.get(0)]));
    }
    return Words.of(
        "By the %s %s, %s.",
        ConstraintWords.hasCombinations(constraint) ? "combinations of" : "choices of digits for",
        name,
        conclusions());
  }

  private Optional<Words> special() {
    return switch (constraint.kind()) {
      case KILLER_CAGE -> bySets();
      case THERMOMETER, SLOW_THERMOMETER -> byRise();
      case ARROW -> byArrow((Arrow) constraint);
      case RENBAN -> byRange();
      case REGION_SUM_LINE, EQUAL_CAGES, ZIPPER_LINE, DOUBLE_ARROW -> byEqualSums();
      case BETWEEN_LINE -> byEnds();
      case SANDWICH -> byCrusts((Sandwich) constraint);
      case X_SUM, NUMBERED_ROOM -> byFirstCell();
      case QUADRUPLE ->
          Optional.of(
              so(
                  Words.of(
                      "%s needs %s",
                      name,
                      Wording.digits(ConstraintWords.missing((Quadruple) constraint, board)))));
      case DIAGONAL,
          WINDOKU,
          DISJOINT_GROUPS,
          EXTRA_REGION,
          CENTRE_DOT,
          ASTERISK,
          GIRANDOLA,
          ANTI_KNIGHT,
          ANTI_KING,
          NON_CONSECUTIVE,
          REPEAT_CAGE,
          WHITE_DOT,
          BLACK_DOT,
          XV,
          NEGATIVE_RATIO,
          NEGATIVE_XV,
          GREATER_THAN,
          PALINDROME,
          WHISPERS,
          ENTROPIC_LINE,
          MODULAR_LINE,
          PARITY_LINE,
          NABNER,
          LOCKOUT_LINE,
          LITTLE_KILLER,
          SKYSCRAPER,
          ODD,
          EVEN,
          MINIMUM,
          MAXIMUM,
          ROW_INDEXER,
          COLUMN_INDEXER,
          BOX_INDEXER,
          CLONE,
          CANDIDATES ->
          Optional.empty();
    };
  }

  /** Returns the sets of digits of the empty cells of a cage, or nothing if there are too many. */
  private Optional<List<Long>> sets(int most) {
    if (!(constraint instanceof KillerCage cage) || cage.sum().isEmpty()) {
      return Optional.empty();
    }
    List<Integer> empty = empty();
    long all = 0;
    for (int i : empty) {
      all |= domains[i];
    }
    List<Long> found = new ArrayList<>();
    addSets(all, empty, 0, rest(), found, most);
    return found.size() > most ? Optional.empty() : Optional.of(found);
  }

  /** Returns what the empty cells of a sum add up to. */
  private int rest() {
    Linear sum = scope.sums.get(0);
    int rest = sum.from();
    for (int cell : scope.cells) {
      rest -= board.digit(cell);
    }
    return rest;
  }

  /** Adds the sets of digits with a sum that contain a set, and that the cells can have. */
  private void addSets(
      long choice, List<Integer> empty, long set, int rest, List<Long> found, int most) {
    int missing = empty.size() - Long.bitCount(set);
    if (missing == 0) {
      if (rest == 0 && SupportSearch.canHold(scope, within(set, empty)).orElse(true)) {
        found.add(set);
      }
      return;
    }
    for (long left = choice; left != 0 && found.size() <= most; left &= left - 1) {
      int digit = ScopeSums.lowest(left);
      if (digit * missing > rest) {
        return;
      }
      addSets(left & (left - 1), empty, set | 1L << (digit - 1), rest - digit, found, most);
    }
  }

  private long[] within(long set, List<Integer> empty) {
    long[] some = domains.clone();
    empty.forEach(i -> some[i] &= set);
    for (long domain : some) {
      if (domain == 0) {
        return new long[some.length];
      }
    }
    return some;
  }

  private Optional<Words> bySets() {
    Optional<List<Long>> sets = sets(MOST_SETS);
    if (sets.isEmpty() || sets.get().isEmpty()) {
      return Optional.empty();
    }
    boolean isShort = sets.get().size() == 1 || empty().size() < MANY_DIGITS;
    Words listed =
        Words.list(
            sets.get().stream()
                .map(set -> isShort ? Wording.digits(set) : Wording.sum(set, "+"))
                .toList(),
            "or");
    long union = sets.get().stream().reduce(0L, (one, other) -> one | other);
    boolean isPlain = losing.stream().allMatch(i -> (lost(i) & union) == 0);
    Words cage = empty().size() == scope.cells.length ? name : Words.of("the rest of %s", name);
    return Optional.of(
        Words.of(
            isPlain ? "%s is %s, so %s." : "%s is %s in some order: %s.",
            cage.capitalized(),
            listed,
            conclusions()));
  }

  /** Says how far a thermometer can rise at its cells. */
  private Optional<Words> byRise() {
    List<Words> bounds = new ArrayList<>();
    for (int i : losing) {
      int low = ScopeSums.lowest(kept[i]);
      int high = ScopeSums.highest(kept[i]);
      boolean isLow = (lost(i) & ((1L << (low - 1)) - 1)) != 0;
      boolean isHigh = lost(i) >>> (high - 1) != 0;
      if ((lost(i) >>> (low - 1) & ((1L << (high - low)) - 1)) != 0) {
        return Optional.empty();
      }
      Words bound =
          Words.of(
              "%s%s%s",
              isLow ? Words.of("at least %s", Notation.digit(low)) : "",
              isLow && isHigh ? " and " : "",
              isHigh ? Words.of("at most %s", Notation.digit(high)) : "");
      bounds.add(Words.of("%s is %s", Wording.cell(board, scope.cells[i]), bound));
    }
    return Optional.of(
        losing.size() > 4
            ? Words.of("%s must rise, so %s.", name.capitalized(), conclusions())
            : Words.of("On %s, %s.", name, Words.list(bounds, "and")));
  }

  private Optional<Words> byArrow(Arrow arrow) {
    if (arrow.circle().count() > 1) {
      return Optional.empty();
    }
    int circle = scope.indexOf(arrow.circle().get(0));
    List<Integer> shaft = new ArrayList<>();
    for (int index : scope.indicesOf(arrow.shaft())) {
      shaft.add(index);
    }
    if (losing.equals(List.of(circle))) {
      return bounded(
          Words.of("the shaft of %s", name),
          circle,
          ScopeSums.min(scope, domains, shaft),
          ScopeSums.max(scope, domains, shaft));
    }
    if (losing.contains(circle)) {
      return Optional.empty();
    }
    int most = ScopeSums.highest(domains[circle]);
    for (int i : losing) {
      List<Integer> others = new ArrayList<>(shaft);
      others.remove(Integer.valueOf(i));
      if (ScopeSums.lowest(lost(i)) + ScopeSums.min(scope, domains, others) <= most) {
        return Optional.empty();
      }
    }
    Words reason = Words.of("the circle of %s is at most %s", name, Notation.digit(most));
    if (losing.size() > 1 || shaft.size() == 1) {
      return Optional.of(so(reason));
    }
    shaft.remove(losing.get(0));
    return Optional.of(
        so(
            Words.of(
                "%s and %s at least %s",
                reason,
                ConstraintWords.cells(board, scope.cells, shaft.stream().mapToInt(i -> i)),
                ScopeSums.min(scope, domains, shaft))));
  }

  /** Says that a cell loses digits because they lie outside bounds. */
  private Optional<Words> bounded(Words what, int index, int low, int high) {
    long within = 0;
    for (int digit = Math.max(1, low); digit <= Math.min(board.size(), high); digit++) {
      within |= 1L << (digit - 1);
    }
    if ((lost(index) & within) != 0) {
      return Optional.empty();
    }
    boolean isLow = ScopeSums.lowest(lost(index)) < low;
    boolean isHigh = ScopeSums.highest(lost(index)) > high;
    return Optional.of(so(Words.of("%s adds up to %s", what, range(low, high, isLow, isHigh))));
  }

  private static Words range(int low, int high, boolean isLow, boolean isHigh) {
    return low == high
        ? Words.of("%s", low)
        : isLow && isHigh
            ? Words.of("at least %s and at most %s", low, high)
            : isLow ? Words.of("at least %s", low) : Words.of("at most %s", high);
  }

  /** Says that the other cells of a known sum leave too much or too little for a cell. */
  private Optional<Words> byOthers() {
    if (losing.size() != 1 || !hasKnownSum()) {
      return Optional.empty();
    }
    int index = losing.get(0);
    List<Integer> others = indices(i -> i != index);
    int total = scope.sums.get(0).from();
    int low = ScopeSums.min(scope, domains, others);
    int high = ScopeSums.max(scope, domains, others);
    if (!areOutside(lost(index), total - high, total - low)) {
      return Optional.empty();
    }
    boolean isLow = ScopeSums.highest(lost(index)) > total - low;
    boolean isHigh = ScopeSums.lowest(lost(index)) < total - high;
    return Optional.of(
        so(Words.of("the other cells of %s add up to %s", name, range(low, high, isLow, isHigh))));
  }

  private boolean hasKnownSum() {
    return scope.paths.isEmpty()
        && scope.sums.size() == 1
        && scope.sums.get(0).count() == scope.cells.length
        && scope.sums.get(0).from() == scope.sums.get(0).to()
        && IntStream.range(0, scope.cells.length).allMatch(i -> scope.sums.get(0).weight(i) == 1);
  }

  private static boolean areOutside(long digits, int low, int high) {
    for (long rest = digits; rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      if (digit >= low && digit <= high) {
        return false;
      }
    }
    return true;
  }

  private Optional<Words> byRange() {
    long union = 0;
    for (long digits : kept) {
      union |= digits;
    }
    int low = ScopeSums.lowest(union);
    int high = ScopeSums.highest(union);
    return losing.stream().allMatch(i -> areOutside(lost(i), low, high))
        ? Optional.of(
            so(
                Words.of(
                    "%s lies within %s to %s", name, Notation.digit(low), Notation.digit(high))))
        : Optional.empty();
  }

  /** Returns the groups of cells whose sums are equal. */
  private List<List<Integer>> equalGroups() {
    List<List<Integer>> groups = new ArrayList<>();
    for (Linear sum : scope.sums) {
      List<Integer> plus = new ArrayList<>();
      List<Integer> minus = new ArrayList<>();
      for (int i = 0; i < sum.count(); i++) {
        (sum.weight(i) > 0 ? plus : minus).add(scope.indexOf(sum.cell(i)));
      }
      if (groups.isEmpty()) {
        groups.add(plus);
      }
      groups.add(minus);
    }
    return groups;
  }

  private Optional<Words> byEqualSums() {
    List<List<Integer>> groups = equalGroups();
    int low = 0;
    int high = Integer.MAX_VALUE;
    for (List<Integer> group : groups) {
      low = Math.max(low, ScopeSums.min(scope, domains, group));
      high = Math.min(high, ScopeSums.max(scope, domains, group));
    }
    boolean isLow = false;
    boolean isHigh = false;
    for (int index : losing) {
      for (List<Integer> group : groups) {
        if (group.contains(index)) {
          List<Integer> others = new ArrayList<>(group);
          others.remove(Integer.valueOf(index));
          int least = low - ScopeSums.max(scope, domains, others);
          int most = high - ScopeSums.min(scope, domains, others);
          if (!areOutside(lost(index), least, most)) {
            return Optional.empty();
          }
          isLow |= ScopeSums.lowest(lost(index)) < least;
          isHigh |= ScopeSums.highest(lost(index)) > most;
        }
      }
    }
    return isLow || isHigh
        ? Optional.of(so(Words.of("each sum of %s is %s", name, range(low, high, isLow, isHigh))))
        : Optional.empty();
  }

  /** Says what the ends of a line leave between them. */
  private Optional<Words> byEnds() {
    int first = scope.indexOf(constraint.cells().get(0));
    int last = scope.indexOf(constraint.cells().last());
    int low = Math.min(ScopeSums.lowest(kept[first]), ScopeSums.lowest(kept[last])) + 1;
    int high = Math.max(ScopeSums.highest(kept[first]), ScopeSums.highest(kept[last])) - 1;
    if (losing.contains(first)
        || losing.contains(last)
        || low > high
        || !losing.stream().allMatch(i -> areOutside(lost(i), low, high))) {
      return Optional.empty();
    }
    return Optional.of(
        so(
            Words.of(
                "the ends of %s leave at most %s to %s between them",
                name, Notation.digit(low), Notation.digit(high))));
  }

  private Optional<Words> byCrusts(Sandwich sandwich) {
    long crusts = 1L | 1L << (board.size() - 1);
    Words both = Words.of("%s and %s", Notation.digit(1), Notation.digit(board.size()));
    if (losing.stream().allMatch(i -> (lost(i) & ~crusts) == 0 && (kept[i] & crusts) == 0)) {
      return Optional.of(
          Words.of(
              "%s can only have %s in %s, so %s.",
              name.capitalized(),
              both,
              ConstraintWords.cells(
                  board,
                  scope.cells,
                  IntStream.range(0, kept.length).filter(i -> (kept[i] & crusts) != 0)),
              conclusions()));
    }
    List<Integer> places = indices(i -> (kept[i] & crusts) != 0);
    if (places.size() == 2 && losing.stream().noneMatch(places::contains)) {
      int one = scope.indexOf(constraint.cells().get(0));
      int from = Math.min(places.get(0), places.get(1));
      int to = Math.max(places.get(0), places.get(1));
      return one == 0
          ? Optional.of(
              so(
                  Words.of(
                      "%s between %s and %s add up to %s",
                      ConstraintWords.cells(board, scope.cells, IntStream.range(from + 1, to)),
                      Wording.cell(board, scope.cells[from]),
                      Wording.cell(board, scope.cells[to]),
                      sandwich.sum())))
          : Optional.empty();
    }
    return Optional.empty();
  }

  /** Says which digits remain for the first cell, which counts cells. */
  private Optional<Words> byFirstCell() {
    int[] line = ((OutsideClue) constraint).start().line().toArray();
    int first = scope.indexOf(line[0]);
    if (!losing.equals(List.of(first))) {
      return Optional.empty();
    }
    if (constraint instanceof NumberedRoom room) {
      List<Integer> places = new ArrayList<>();
      for (long rest = kept[first]; rest != 0; rest &= rest - 1) {
        places.add(line[ScopeSums.lowest(rest) - 1]);
      }
      return Optional.of(
          so(
              Words.of(
                  "%s can have its %s only in %s",
                  name, Notation.digit(room.value()), Wording.anyOf(board, places))));
    }
    return Optional.of(
        Words.of(
            "%s works only with %s in %s, so %s.",
            name.capitalized(),
            Wording.anyRange(kept[first]),
            Wording.cell(board, line[0]),
            conclusions()));
  }

  /**
   * Says what a digit would need in another cell that cannot have it: the cell without whose
   * candidates the digit would be possible.
   */
  private Optional<Words> byNeed() {
    if (losing.size() != 1) {
      return Optional.empty();
    }
    int index = losing.get(0);
    Optional<Need> need = need(index, lost(index));
    return need.map(
        found ->
            Words.of(
                "%s cannot be %s, because %s would then need %s in %s.",
                Wording.cell(board, scope.cells[index]),
                Wording.anyRange(lost(index)),
                name,
                Wording.anyRange(found.digits),
                Wording.cell(board, scope.cells[found.index])));
  }

  /** Says that two cells of a sign must differ. */
  private Optional<Words> byDifference() {
    return scope.cells.length == 2
            && scope.hasOnlyPairs()
            && board.tables.arePeers(scope.cells[0], scope.cells[1])
        ? Optional.of(so(Words.of("%s needs two different digits", name)))
        : Optional.empty();
  }

  /** Says that two cells that see each other would have the same digit. */
  private Optional<Words> bySamePair() {
    if (losing.size() != 1 || !scope.hasOnlyPairs()) {
      return Optional.empty();
    }
    int index = losing.get(0);
    for (int one = 0; one < domains.length; one++) {
      for (int other = 0; other < one; other++) {
        if (one != index
            && other != index
            && board.tables.arePeers(scope.cells[one], scope.cells[other])
            && haveOneDigit(index, one, other)) {
          return Optional.of(
              Words.of(
                  "%s cannot be %s, because %s would then leave one digit for both %s.",
                  Wording.cell(board, scope.cells[index]),
                  Wording.anyRange(lost(index)),
                  name,
                  Wording.cells(board, List.of(scope.cells[one], scope.cells[other]))));
        }
      }
    }
    return Optional.empty();
  }

  private boolean haveOneDigit(int index, int one, int other) {
    for (long rest = lost(index); rest != 0; rest &= rest - 1) {
      int digit = ScopeSums.lowest(rest);
      long first = domains[one] & scope.allowed(index, digit, one);
      long second = domains[other] & scope.allowed(index, digit, other);
      if (Long.bitCount(first | second) != 1) {
        return false;
      }
    }
    return true;
  }

  /** Digits that a cell would need but cannot have. */
  private record Need(int index, long digits) {}

  /** Returns what other cell would need which digits if a cell had one of some digits. */
  private Optional<Need> need(int index, long digits) {
    long all = -1L >>> (Long.SIZE - board.size());
    Optional<Need> best = Optional.empty();
    for (int other = 0; other < domains.length; other++) {
      long needed = 0;
      for (long rest = digits; rest != 0 && other != index; rest &= rest - 1) {
        long[] some = domains.clone();
        some[index] = Long.lowestOneBit(rest);
        some[other] = all;
        Optional<long[]> supported = SupportSearch.supported(scope, some);
        if (supported.isEmpty() || supported.get()[other] == 0) {
          needed = 0;
          break;
        }
        needed |= supported.get()[other];
      }
      if (needed != 0
          && (needed & domains[other]) == 0
          && Long.bitCount(needed) <= MOST_NEEDED
          && (best.isEmpty() || Long.bitCount(needed) < Long.bitCount(best.get().digits))) {
        best = Optional.of(new Need(other, needed));
      }
    }
    return best;
  }

  /** Returns the paragraphs: the cells, the combinations, what each candidate would need. */
  private List<Words> full(Words sentence) {
    List<Words> paragraphs = new ArrayList<>();
    paragraphs.add(
        Words.of(
            "%s has these digits left: %s.",
            name.capitalized(),
            Wording.withDigits(board, IntStream.of(scope.cells).boxed().toList())));
    Optional<List<Long>> sets = sets(MOST_SETS_IN_FULL);
    if (sets.isPresent() && !sets.get().isEmpty()) {
      List<Words> sums = sets.get().stream().map(set -> Wording.sum(set, " + ")).toList();
      paragraphs.add(
          Words.of(
              "Its empty cells must add up to %s. With these digits that is only %s.",
              rest(), Words.list(sums, "or")));
    }
    int count = 0;
    for (int index : losing) {
      for (long rest = lost(index); rest != 0 && count < MOST_SINGLY; rest &= rest - 1) {
        why(index, ScopeSums.lowest(rest)).ifPresent(paragraphs::add);
        count++;
      }
    }
    paragraphs.add(sentence);
    return paragraphs;
  }

  /** Says why one candidate is impossible, if it is simple. */
  private Optional<Words> why(int index, int digit) {
    Words with =
        Words.of("With %s in %s,", Notation.digit(digit), Wording.cell(board, scope.cells[index]));
    if (hasKnownSum()) {
      List<Integer> others = indices(i -> i != index);
      int rest = scope.sums.get(0).from() - digit;
      int low = ScopeSums.min(scope, domains, others);
      int high = ScopeSums.max(scope, domains, others);
      if (rest < low || rest > high) {
        return Optional.of(
            Words.of(
                "%s the other cells would have to add up to %s, but they add up to at %s %s.",
                with, rest, rest < low ? "least" : "most", rest < low ? low : high));
      }
    }
    return need(index, 1L << (digit - 1))
        .map(
            need ->
                Words.of(
                    "%s %s would need %s, which it cannot be.",
                    with,
                    Wording.cell(board, scope.cells[need.index]),
                    Wording.anyRange(need.digits)));
  }
}
