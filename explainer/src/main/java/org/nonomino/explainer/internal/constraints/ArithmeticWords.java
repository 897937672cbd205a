package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Words;

/** Reasons that list the digits of a cage with a product, a difference or a quotient. */
final class ArithmeticWords {
  /** The number of combinations that a sentence lists. */
  private static final int MOST_SETS = 5;

  /** The number of fillings after which the search for combinations ends. */
  private static final int MOST_FILLINGS = 1_000;

  private final ConstrainedStep step;
  private final ConstraintScope scope;
  private final List<int[]> sets = new ArrayList<>();
  private boolean areAll = true;

  ArithmeticWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    if (step.constraint instanceof ArithmeticCage) {
      Set<List<Integer>> seen = new LinkedHashSet<>();
      fill(step.domains, 0, seen, new int[1]);
      seen.stream()
          .map(set -> set.stream().mapToInt(Integer::intValue).toArray())
          .sorted(Arrays::compare)
          .forEach(sets::add);
    }
    areAll &= !sets.isEmpty() && sets.size() <= MOST_SETS;
  }

  /** Returns the sign between the digits of a cage in lists: {@code 2×6}, {@code 1-4}. */
  static String sign(ArithmeticCage cage) {
    return cage.operation() == ArithmeticCage.Operation.PRODUCT ? "×" : "-";
  }

  /** Collects the digits of the empty cells, ascending, each combination once. */
  private void fill(long[] domains, int depth, Set<List<Integer>> seen, int[] count) {
    if (!areAll || depth == step.empty.size()) {
      if (areAll) {
        seen.add(
            step.empty.stream().map(index -> ScopeSums.lowest(domains[index])).sorted().toList());
        areAll = seen.size() <= MOST_SETS && ++count[0] <= MOST_FILLINGS;
      }
      return;
    }
    int index = step.empty.get(depth);
    for (long rest = domains[index]; rest != 0; rest &= rest - 1) {
      long[] some = domains.clone();
      some[index] = Long.lowestOneBit(rest);
      if (SupportSearch.canHold(scope, some).orElse(true)) {
        fill(some, depth + 1, seen, count);
      }
    }
  }

  /** Lists the combinations if none of them has a lost digit. */
  Optional<Words> byDigits() {
    return areAll && (step.lost() & DigitSums.union(sets)) == 0
        ? Optional.of(step.so(listed()))
        : Optional.empty();
  }

  /** Lists the combinations whose order excludes digits. */
  Optional<Words> byOrder() {
    return areAll
        ? Optional.of(Words.of("%s in some order: %s.", listed().capitalized(), step.conclusions()))
        : Optional.empty();
  }

  private Words listed() {
    String sign = sign((ArithmeticCage) step.constraint);
    Words all = Words.list(sets.stream().map(set -> DigitSums.words(set, sign)).toList(), "or");
    if (step.empty.size() == scope.cells.length) {
      return Words.of("%s is %s", step.name, all);
    }
    return Words.of(
        step.empty.size() == 1 ? "the last cell of %s is %s" : "the rest of %s is %s",
        step.name,
        all);
  }
}
