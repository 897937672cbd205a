package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.step.Words;

/**
 * The combinations of digits with which some cells reach a sum, in any order. A digit occurs twice
 * in a combination if cells may be equal. Sets of digits have bit d − 1 for digit d.
 */
final class DigitSums {
  /** The number of digits to try before the search gives up. */
  private static final int MOST_TRIES = 50_000;

  private final ConstraintScope scope;
  private final long[] domains;
  private final List<Integer> indices;
  private final int most;
  private final int[] chosen;
  private final int[] digits;
  private final boolean[] isUsed;
  private final List<int[]> found = new ArrayList<>();
  private long union;
  private int tries;

  private DigitSums(ConstraintScope scope, long[] domains, List<Integer> indices, int most) {
    this.scope = scope;
    this.domains = domains;
    this.indices = indices;
    this.most = most;
    chosen = new int[indices.size()];
    digits = new int[indices.size()];
    isUsed = new boolean[indices.size()];
    for (int index : indices) {
      union |= domains[index];
    }
  }

  /**
   * Returns the combinations, each in ascending order.
   *
   * @param most the number of combinations that are of use
   * @return empty if there are more, or if the search would take too long
   */
  static Optional<List<int[]>> of(
      ConstraintScope scope, long[] domains, List<Integer> indices, int sum, int most) {
    DigitSums sums = new DigitSums(scope, domains, indices, most);
    sums.choose(0, 1, sum);
    return sums.isOver() ? Optional.empty() : Optional.of(sums.found);
  }

  /** Returns the digits of combinations. */
  static long union(List<int[]> combinations) {
    long union = 0;
    for (int[] each : combinations) {
      for (int digit : each) {
        union |= 1L << (digit - 1);
      }
    }
    return union;
  }

  /** Returns a combination as a sum: {@code 1+4+9}. */
  static Words words(int[] combination, String plus) {
    return Words.of(
        Arrays.stream(combination)
            .mapToObj(digit -> String.valueOf(Words.symbol(digit)))
            .collect(Collectors.joining(plus)));
  }

  private boolean isOver() {
    return tries > MOST_TRIES || found.size() > most;
  }

  private void choose(int depth, int from, int rest) {
    int missing = chosen.length - depth;
    if (missing == 0) {
      if (rest == 0 && canAssign(0)) {
        found.add(chosen.clone());
      }
      return;
    }
    int highest = ScopeSums.highest(union);
    for (int digit = from; digit <= highest && !isOver(); digit++) {
      if (digit * missing > rest) {
        return;
      }
      tries++;
      if ((union >>> (digit - 1) & 1) != 0) {
        chosen[depth] = digit;
        choose(depth + 1, digit, rest - digit);
      }
    }
  }

  /** Returns whether the cells from an index on can have the unused digits of the combination. */
  private boolean canAssign(int index) {
    if (index == digits.length) {
      return true;
    }
    for (int i = 0; i < chosen.length && tries <= MOST_TRIES; i++) {
      boolean isRepeated = i > 0 && chosen[i] == chosen[i - 1] && !isUsed[i - 1];
      if (!isUsed[i] && !isRepeated && canHave(index, chosen[i])) {
        tries++;
        isUsed[i] = true;
        digits[index] = chosen[i];
        boolean canGoOn = canAssign(index + 1);
        isUsed[i] = false;
        if (canGoOn) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean canHave(int index, int digit) {
    int cell = indices.get(index);
    if ((domains[cell] >>> (digit - 1) & 1) == 0) {
      return false;
    }
    for (int before = 0; before < index; before++) {
      if ((scope.allowed(indices.get(before), digits[before], cell) >>> (digit - 1) & 1) == 0) {
        return false;
      }
    }
    return true;
  }
}
