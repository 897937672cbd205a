package org.nonomino.explainer.internal.constraints;

import java.util.Arrays;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
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

  /** The combinations of the empty cells, ascending. */
  private final SortedSet<String> sets = new TreeSet<>();

  private int fillings;

  /** Whether these are all combinations, and few. */
  private boolean areAll = true;

  ArithmeticWords(ConstrainedStep step) {
    this.step = step;
    scope = step.scope;
    if (step.constraint instanceof ArithmeticCage) {
      fill(step.domains, 0);
    }
    areAll &= !sets.isEmpty();
  }

  /** Returns the sign between the digits of a cage in lists: {@code 2×6}, {@code 1-4}. */
  static String sign(ArithmeticCage cage) {
    return cage.operation() == ArithmeticCage.Operation.PRODUCT ? "×" : "-";
  }

  /** Collects the combinations of the empty cells, until they are too many. */
  private void fill(long[] domains, int depth) {
    if (depth == step.empty.size()) {
      sets.add(ascending(domains));
      areAll = sets.size() <= MOST_SETS && ++fillings <= MOST_FILLINGS;
      return;
    }
    int index = step.empty.get(depth);
    for (long rest = domains[index]; rest != 0 && areAll; rest &= rest - 1) {
      long[] some = domains.clone();
      some[index] = Long.lowestOneBit(rest);
      if (SupportSearch.canHold(scope, some).orElse(true)) {
        fill(some, depth + 1);
      }
    }
  }

  /** Returns the digits of the empty cells, each as a character with its number. */
  private String ascending(long[] domains) {
    char[] digits = new char[step.empty.size()];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = (char) ScopeSums.lowest(domains[step.empty.get(i)]);
    }
    Arrays.sort(digits);
    return new String(digits);
  }

  /** Lists the combinations if none of them has a lost digit. */
  Optional<Words> byDigits() {
    return areAll && (step.lost() & union()) == 0
        ? Optional.of(step.so(listed()))
        : Optional.empty();
  }

  private long union() {
    return DigitSums.union(sets.stream().map(set -> set.chars().toArray()).toList());
  }

  /** Lists the combinations whose order excludes digits. */
  Optional<Words> byOrder() {
    return areAll ? Optional.of(step.byOrder(listed().capitalized(), union())) : Optional.empty();
  }

  private Words listed() {
    String sign = sign((ArithmeticCage) step.constraint);
    Words all =
        Words.list(
            sets.stream().map(set -> DigitSums.words(set.chars().toArray(), sign)).toList(), "or");
    if (step.empty.size() == scope.cells.length) {
      return Words.of("%s is %s", step.name, all);
    }
    return Words.of(
        step.empty.size() == 1 ? "the last cell of %s is %s" : "the rest of %s is %s",
        step.name,
        all);
  }
}
