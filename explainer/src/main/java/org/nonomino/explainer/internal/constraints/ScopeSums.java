package org.nonomino.explainer.internal.constraints;

import java.util.List;
import org.nonomino.explainer.internal.board.ConstraintScope;

/**
 * The search for the lowest and the highest sum of some cells of a constraint. It respects the
 * conditions for pairs of these cells. Sets of digits have bit d − 1 for digit d.
 */
final class ScopeSums {
  /** The maximum number of tries; beyond it, the sum is computed without conditions for pairs. */
  private static final int MOST_TRIES = 20_000;

  private final ConstraintScope scope;
  private final long[] domains;
  private final List<Integer> indices;
  private final int[] digits;
  private int tries;
  private int best;

  private ScopeSums(ConstraintScope scope, long[] domains, List<Integer> indices) {
    this.scope = scope;
    this.domains = domains;
    this.indices = indices;
    this.digits = new int[indices.size()];
  }

  /** Returns a sum that the cells cannot fall below. */
  static int min(ConstraintScope scope, long[] domains, List<Integer> indices) {
    return new ScopeSums(scope, domains, indices).extreme(1);
  }

  /** Returns a sum that the cells cannot exceed. */
  static int max(ConstraintScope scope, long[] domains, List<Integer> indices) {
    return -new ScopeSums(scope, domains, indices).extreme(-1);
  }

  /** Returns the least sum of the digits times a sign. */
  private int extreme(int sign) {
    best = Integer.MAX_VALUE;
    search(0, 0, sign);
    return tries > MOST_TRIES || best == Integer.MAX_VALUE ? rest(0, sign) : best;
  }

  private int rest(int from, int sign) {
    int rest = 0;
    for (int i = from; i < indices.size(); i++) {
      long domain = domains[indices.get(i)];
      rest += sign > 0 ? lowest(domain) : -highest(domain);
    }
    return rest;
  }

  /** Returns the lowest digit of a set; more than any digit if it is empty. */
  static int lowest(long digits) {
    return Long.numberOfTrailingZeros(digits) + 1;
  }

  /** Returns the highest digit of a set; 0 if it is empty. */
  static int highest(long digits) {
    return Long.SIZE - Long.numberOfLeadingZeros(digits);
  }

  private void search(int depth, int sum, int sign) {
    if (depth == indices.size()) {
      best = Math.min(best, sum);
      return;
    }
    long left = domains[indices.get(depth)];
    for (int i = 0; i < depth; i++) {
      left &= scope.allowed(indices.get(i), digits[i], indices.get(depth));
    }
    while (left != 0 && tries <= MOST_TRIES) {
      int digit = sign > 0 ? lowest(left) : highest(left);
      left &= ~(1L << (digit - 1));
      tries++;
      digits[depth] = digit;
      int next = sum + sign * digit;
      if (best == Integer.MAX_VALUE || next + rest(depth + 1, sign) < best) {
        search(depth + 1, next, sign);
      }
    }
  }
}
