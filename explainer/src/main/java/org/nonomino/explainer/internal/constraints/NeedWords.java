package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Notation;
import org.nonomino.explainer.internal.step.Wording;
import org.nonomino.explainer.internal.step.Words;

/** Reasons for single candidates that would need a digit that another cell cannot have. */
final class NeedWords {
  /** The number of digits that a cell would need, as a sentence lists them. */
  private static final int MOST_NEEDED = 3;

  /** The number of cells that would need something, as a sentence lists them. */
  private static final int MOST_NEEDS = 3;

  /** The maximum number of cells to examine for having too few digits together. */
  private static final int MOST_TOGETHER = 5;

  /** The number of cells among which such cells are searched for. */
  private static final int MOST_AMONG = 10;

  /** The number of ways to fill the empty cells that a sentence lists. */
  private static final int MOST_FILLINGS = 4;

  /** Digits that a cell would need but cannot have. */
  private record Need(int index, long digits) {}

  private final ConstrainedStep step;
  private final ConstraintScope scope;
  private final Words name;

  NeedWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    name = step.name;
  }

  /** Ends a sentence about excluded digits of a cell with the placement, if there is one. */
  private Words ended(Words sentence) {
    return step.isPlacement()
        ? Words.of("%s, so %s.", sentence, step.conclusions())
        : Words.of("%s.", sentence);
  }

  /** Names the digit that another cell would need, but cannot have, next to a lost digit. */
  Optional<Words> byNeed() {
    if (step.losing.size() != 1) {
      return Optional.empty();
    }
    int index = step.losing.get(0);
    return need(index, step.lost(index))
        .map(
            need ->
                because(
                    index,
                    Words.of(
                        "%s would%s need %s in %s",
                        name,
                        step.isPlacement() ? "" : " then",
                        Wording.anyRange(need.digits),
                        step.cell(need.index))));
  }

  /** Says why a cell cannot have its lost digits, or why it has the only digit that is left. */
  private Words because(int index, Words consequence) {
    Words lost = Wording.anyRange(step.lost(index));
    return step.isPlacement()
        ? Words.of(
            "%s is %s: with %s, %s.",
            step.cell(index), Wording.digits(step.kept[index]), lost, consequence)
        : Words.of("%s cannot be %s, because %s.", step.cell(index), lost, consequence);
  }

  /** Says the same of several cells. */
  Optional<Words> byNeeds() {
    Map<Need, Map<Long, List<Integer>>> all = new LinkedHashMap<>();
    for (int index : step.losing) {
      Map<Need, Long> needs = new LinkedHashMap<>();
      Optional<Need> common = need(index, step.lost(index));
      if (common.isPresent()) {
        needs.put(common.get(), step.lost(index));
      } else {
        for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
          Optional<Need> one = need(index, Long.lowestOneBit(rest));
          if (one.isEmpty()) {
            return Optional.empty();
          }
          needs.merge(one.get(), Long.lowestOneBit(rest), (some, more) -> some | more);
        }
      }
      needs.forEach(
          (need, digits) ->
              all.computeIfAbsent(need, key -> new LinkedHashMap<>())
                  .computeIfAbsent(digits, key -> new ArrayList<>())
                  .add(index));
    }
    List<Words> parts = new ArrayList<>();
    all.forEach(
        (need, cells) -> {
          List<Words> results = new ArrayList<>();
          cells.forEach(
              (digits, indices) ->
                  results.add(
                      Words.of(
                          "%s %s not %s",
                          step.cells(indices),
                          indices.size() == 1 ? "is" : "are",
                          Wording.anyRange(digits))));
          parts.add(
              Words.of(
                  "%s cannot be %s, so %s",
                  step.cell(need.index),
                  Wording.anyRange(need.digits),
                  Words.list(results, "and")));
        });
    return parts.size() > MOST_NEEDS
        ? Optional.empty()
        : Optional.of(
            ended(
                Words.of(
                    "%s, %s",
                    ConstraintWords.place(step.constraint).capitalized(),
                    Words.join("; ", parts))));
  }

  /** Says that two cells of a sign must differ. */
  Optional<Words> byDifference() {
    return scope.cells.length == 2
            && scope.hasOnlyPairs()
            && step.board.tables.arePeers(scope.cells[0], scope.cells[1])
        ? Optional.of(step.so(Words.of("%s needs two different digits", name)))
        : Optional.empty();
  }

  /** Says that some cells with different digits would have too few digits left. */
  Optional<Words> byTooFew() {
    if (step.losing.size() != 1) {
      return Optional.empty();
    }
    int index = step.losing.get(0);
    List<Integer> among = step.empty.stream().filter(i -> i != index).toList();
    long[] left = new long[scope.cells.length];
    for (int other : among) {
      for (long rest = step.lost(index); rest != 0; rest &= rest - 1) {
        left[other] |= step.domains[other] & scope.allowed(index, ScopeSums.lowest(rest), other);
      }
    }
    return together(among, left, false)
        .map(
            cells ->
                because(
                    index,
                    Words.of(
                        "%s would%s leave %s for %s",
                        name,
                        step.isPlacement() ? "" : " then",
                        union(cells, left) == 0
                            ? Words.of("no digit")
                            : Words.of("only %s", Wording.digits(union(cells, left))),
                        step.cells(cells))));
  }

  /** States that some cells have exactly as many digits together, so the others lose them. */
  Optional<Words> bySharedDigits() {
    List<Integer> among = step.indices(i -> !step.losing.contains(i));
    return together(among, step.domains, true)
        .map(
            cells ->
                step.so(
                    Words.of(
                        "%s, %s %s %s",
                        ConstraintWords.place(step.constraint),
                        step.cells(cells),
                        cells.size() == 1 ? "is" : "are",
                        Wording.digits(union(cells, step.domains)))));
  }

  private static long union(List<Integer> cells, long[] digits) {
    long union = 0;
    for (int cell : cells) {
      union |= digits[cell];
    }
    return union;
  }

  /**
   * Returns the smallest set of cells with different digits that all losing cells see, and that has
   * fewer digits than cells, or as many with all lost digits among them.
   */
  private Optional<List<Integer>> together(
      List<Integer> among, long[] digits, boolean takesDigits) {
    if (among.size() > MOST_AMONG) {
      return Optional.empty();
    }
    Optional<List<Integer>> best = Optional.empty();
    for (int set = 1; set < 1 << among.size(); set++) {
      int count = Integer.bitCount(set);
      if (count > MOST_TOGETHER || (best.isPresent() && best.get().size() <= count)) {
        continue;
      }
      List<Integer> cells = new ArrayList<>();
      for (int rest = set; rest != 0; rest &= rest - 1) {
        cells.add(among.get(Integer.numberOfTrailingZeros(rest)));
      }
      long union = union(cells, digits);
      boolean isFound =
          takesDigits
              ? Long.bitCount(union) == count
                  && (step.lost() & ~union) == 0
                  && step.losing.stream().allMatch(i -> seesAll(i, cells))
              : Long.bitCount(union) < count;
      if (isFound && cells.stream().allMatch(i -> seesAll(i, cells))) {
        best = Optional.of(cells);
      }
    }
    return best;
  }

  /** Returns whether a cell must differ from some others. */
  private boolean seesAll(int index, List<Integer> cells) {
    return cells.stream().allMatch(other -> other == index || differ(index, other));
  }

  private boolean differ(int one, int other) {
    for (int digit = 1; digit <= step.board.size(); digit++) {
      if ((scope.allowed(one, digit, other) >>> (digit - 1) & 1) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Lists the ways to fill two or three empty cells. */
  Optional<Words> byFillings() {
    if (step.empty.size() < 2 || step.empty.size() > MOST_NEEDED) {
      return Optional.empty();
    }
    List<long[]> fillings = new ArrayList<>();
    fill(step.domains, 0, fillings);
    if (fillings.size() > MOST_FILLINGS) {
      return Optional.empty();
    }
    List<Words> listed = new ArrayList<>();
    for (long[] filling : fillings) {
      List<Words> digits =
          step.empty.stream().map(i -> Notation.digit(ScopeSums.lowest(filling[i]))).toList();
      listed.add(Words.join("-", digits));
    }
    return Optional.of(
        step.so(
            Words.of(
                "%s only %s for %s",
                ConstraintWords.leaves(step.constraint, name),
                Words.list(listed, "or"),
                Wording.inOrder(
                    step.board, step.empty.stream().map(i -> scope.cells[i]).toList()))));
  }

  private void fill(long[] domains, int depth, List<long[]> fillings) {
    if (fillings.size() > MOST_FILLINGS) {
      return;
    }
    if (depth == step.empty.size()) {
      fillings.add(domains);
      return;
    }
    int index = step.empty.get(depth);
    for (long rest = domains[index]; rest != 0; rest &= rest - 1) {
      long[] some = domains.clone();
      some[index] = Long.lowestOneBit(rest);
      if (SupportSearch.canHold(scope, some).orElse(true)) {
        fill(some, depth + 1, fillings);
      }
    }
  }

  /** Returns the cell that would need certain digits if a cell had one of some digits. */
  private Optional<Need> need(int index, long digits) {
    Optional<Need> best = Optional.empty();
    for (int other = 0; other < step.domains.length; other++) {
      long needed = 0;
      for (long rest = digits; rest != 0 && other != index; rest &= rest - 1) {
        long[] some = step.domains.clone();
        some[index] = Long.lowestOneBit(rest);
        some[other] = step.all();
        Optional<long[]> supported = SupportSearch.supported(scope, some, () -> false);
        if (supported.isEmpty() || supported.get()[other] == 0) {
          needed = 0;
          break;
        }
        needed |= supported.get()[other];
      }
      if (needed != 0
          && (needed & step.domains[other]) == 0
          && Long.bitCount(needed) <= MOST_NEEDED
          && (best.isEmpty() || isBetter(other, needed, best.get()))) {
        best = Optional.of(new Need(other, needed));
      }
    }
    return best;
  }

  /** Prefers empty cells and few digits. */
  private boolean isBetter(int other, long needed, Need best) {
    boolean isEmpty = step.empty.contains(other);
    return isEmpty == step.empty.contains(best.index)
        ? Long.bitCount(needed) < Long.bitCount(best.digits)
        : isEmpty;
  }

  /** Says why one candidate is impossible, if it is simple. */
  Optional<Words> why(int index, int digit) {
    Words with = Words.of("With %s in %s,", Notation.digit(digit), step.cell(index));
    if (step.hasKnownSum()) {
      List<Integer> others = step.others(index);
      int rest = scope.sums.get(0).from() - digit;
      int low = ScopeSums.min(scope, step.domains, others);
      int high = ScopeSums.max(scope, step.domains, others);
      if (rest < low || rest > high) {
        int sum = step.ofValues(rest, others.size());
        Words bound =
            Words.of(
                "at %s %s",
                rest < low ? "least" : "most",
                step.ofValues(rest < low ? low : high, others.size()));
        return Optional.of(
            sum < 0
                ? Words.of(
                    "%s the sum would be too large, because the other cells add up to %s.",
                    with, bound)
                : Words.of(
                    "%s %s would be left, but the other cells add up to %s.", with, sum, bound));
      }
    }
    return need(index, 1L << (digit - 1))
        .map(
            need ->
                Words.of(
                    "%s %s would need %s, which it cannot be.",
                    with, step.cell(need.index), Wording.anyRange(need.digits)));
  }
}
