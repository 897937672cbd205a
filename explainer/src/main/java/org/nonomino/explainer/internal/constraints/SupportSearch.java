package org.nonomino.explainer.internal.constraints;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.Linear;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.terms.Candidate;

/**
 * The search for the digits that the cells of one constraint can have. A digit is supported if it
 * occurs in some choice of candidates for all these cells with which the constraint holds and peers
 * differ. Used once per board and constraint.
 *
 * <p>Sets of digits have bit d − 1 for digit d.
 */
public final class SupportSearch {
  /** The number of digits to try before the search gives up. */
  private static final int MOST_TRIES = 4_000;

  private final ConstraintScope scope;
  private final int count;

  /** The digits that each cell may have; during a search, only the requested ones of one cell. */
  private final long[] domains;

  private final int[] digits;

  /** The digits that some cells must have among them. */
  private final List<NeededPlaces> needed;

  /** The digits that are left for each cell at each depth of the search: [depth][cell]. */
  private final long[][] left;

  /** The indices of the cells of each sum. */
  private final int[][] sumCells;

  /** The indices of the cells of each automaton. */
  private final int[][] pathCells;

  private final long[] supported;
  private final int mostTries;
  private final BooleanSupplier isStopped;
  private int tries;

  private SupportSearch(
      ConstraintScope scope,
      long[] domains,
      List<NeededPlaces> needed,
      int mostTries,
      BooleanSupplier isStopped) {
    this.scope = scope;
    this.needed = needed;
    this.isStopped = isStopped;
    this.mostTries = mostTries;
    this.count = domains.length;
    this.domains = domains;
    this.digits = new int[count];
    this.left = new long[count + 1][count];
    this.supported = new long[count];
    List<Linear> sums = scope.sums;
    sumCells = new int[sums.size()][];
    for (int i = 0; i < sumCells.length; i++) {
      Linear sum = sums.get(i);
      sumCells[i] = new int[sum.count()];
      Arrays.setAll(sumCells[i], k -> scope.indexOf(sum.cell(k)));
    }
    pathCells =
        scope.paths.stream().map(path -> scope.indicesOf(path.cells())).toArray(int[][]::new);
  }

  /** Returns the digit or the candidates of each cell of a constraint. */
  public static long[] domains(ConstraintScope scope, BoardState board) {
    long[] domains = new long[scope.cells.length];
    for (int i = 0; i < domains.length; i++) {
      domains[i] = board.possible(scope.cells[i]);
    }
    return domains;
  }

  /**
   * Returns the supported digits of each cell.
   *
   * @param domains the digits to choose from for each cell of the scope
   * @param isStopped whether the result is no longer needed
   * @return empty if the search would take too long; no digits if the constraint cannot hold
   */
  static Optional<long[]> supported(
      ConstraintScope scope, long[] domains, BooleanSupplier isStopped) {
    return supported(scope, domains, MOST_TRIES, isStopped);
  }

  /**
   * Returns for each cell the digits that it can have.
   *
   * @param domains the digits to choose from, for each cell of the scope
   * @param mostTries the number of digits that are tried for one candidate before the search gives
   *     up
   * @param isStopped whether the result is no longer needed
   * @return empty if the search would take too long; no digits if the constraint cannot hold
   */
  public static Optional<long[]> supported(
      ConstraintScope scope, long[] domains, int mostTries, BooleanSupplier isStopped) {
    return supported(scope, domains, List.of(), mostTries, isStopped);
  }

  /**
   * Returns the same under further conditions.
   *
   * @param needed digits that some of the cells must have among them
   */
  static Optional<long[]> supported(
      ConstraintScope scope,
      long[] domains,
      List<NeededPlaces> needed,
      int mostTries,
      BooleanSupplier isStopped) {
    SupportSearch search = new SupportSearch(scope, domains.clone(), needed, mostTries, isStopped);
    for (int i = 0; i < domains.length; i++) {
      for (long rest = domains[i] & ~search.supported[i];
          rest != 0;
          rest = rest & (rest - 1) & ~search.supported[i]) {
        search.tries = 0;
        search.isSupported(i, Long.lowestOneBit(rest));
        if (search.tries > mostTries) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(search.supported);
  }

  /**
   * Returns whether the constraint can hold with these digits.
   *
   * @return empty if the search would take too long
   */
  static Optional<Boolean> canHold(ConstraintScope scope, long[] domains) {
    return canHold(scope, domains, MOST_TRIES, () -> false);
  }

  /**
   * Returns whether the constraint can hold with these digits.
   *
   * @param mostTries the number of digits that are tried before the search gives up
   * @param isStopped whether the result is no longer needed
   * @return empty if the search would take too long
   */
  public static Optional<Boolean> canHold(
      ConstraintScope scope, long[] domains, int mostTries, BooleanSupplier isStopped) {
    SupportSearch search =
        new SupportSearch(scope, domains.clone(), List.of(), mostTries, isStopped);
    boolean holds = search.isSupported(0, domains[0]);
    return search.tries > mostTries ? Optional.empty() : Optional.of(holds);
  }

  /**
   * Returns whether it is certain that the constraint holds only with a digit in one of its cells.
   *
   * @param domains the digits to choose from, for each cell of the scope
   */
  static boolean forces(
      ConstraintScope scope, long[] domains, Candidate digit, BooleanSupplier isStopped) {
    int index = scope.indexOf(digit.cell());
    return index >= 0
        && supported(scope, domains, isStopped)
            .filter(supported -> supported[index] == 1L << (digit.digit() - 1))
            .isPresent();
  }

  /** Returns whether it is certain that the constraint cannot hold with these digits. */
  static boolean isRefuted(ConstraintScope scope, long[] domains, BooleanSupplier isStopped) {
    return isRefuted(scope, domains, List.of(), MOST_TRIES, isStopped);
  }

  /**
   * Returns whether it is certain that the conditions exclude the given digits of the cells.
   *
   * @param domains the digits to choose from, for each cell of the scope
   * @param needed digits that some of the cells must have among them
   */
  static boolean isRefuted(
      ConstraintScope scope,
      long[] domains,
      List<NeededPlaces> needed,
      int mostTries,
      BooleanSupplier isStopped) {
    SupportSearch search = new SupportSearch(scope, domains.clone(), needed, mostTries, isStopped);
    return !search.isSupported(0, domains[0]) && search.tries <= mostTries;
  }

  /** Searches for a filling in which a cell has one of some digits. */
  private boolean isSupported(int index, long wanted) {
    long domain = domains[index];
    domains[index] = wanted;
    System.arraycopy(domains, 0, left[0], 0, count);
    boolean isFound = search(0);
    domains[index] = domain;
    if (isFound) {
      for (int i = 0; i < count; i++) {
        supported[i] |= 1L << (digits[i] - 1);
      }
    }
    return isFound;
  }

  private boolean search(int depth) {
    for (NeededPlaces each : needed) {
      if (!each.isPossible(digits, left[depth], depth)) {
        return false;
      }
    }
    if (depth == count) {
      return true;
    }
    for (long rest = left[depth][depth]; rest != 0; rest &= rest - 1) {
      if (++tries > mostTries) {
        return false;
      }
      digits[depth] = Long.numberOfTrailingZeros(rest) + 1;
      if (restrict(depth) && sumsAreReachable(depth) && pathsGoOn(depth) && search(depth + 1)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Removes the digits from later cells that the latest digit excludes. Returns whether each of
   * them has a digit left.
   */
  private boolean restrict(int depth) {
    for (int later = depth + 1; later < count; later++) {
      left[depth + 1][later] = left[depth][later] & scope.allowed(depth, digits[depth], later);
      if (left[depth + 1][later] == 0) {
        return false;
      }
    }
    return true;
  }

  private boolean sumsAreReachable(int depth) {
    for (int i = 0; i < sumCells.length; i++) {
      Linear sum = scope.sums.get(i);
      int low = 0;
      int high = 0;
      for (int k = 0; k < sumCells[i].length; k++) {
        int index = sumCells[i][k];
        int weight = sum.weight(k);
        int min = index <= depth ? digits[index] : ScopeSums.lowest(left[depth + 1][index]);
        int max = index <= depth ? digits[index] : ScopeSums.highest(left[depth + 1][index]);
        low += weight * (weight > 0 ? min : max);
        high += weight * (weight > 0 ? max : min);
      }
      if (low > sum.to() || high < sum.from()) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether each automaton can accept a choice of the digits that are left. */
  private boolean pathsGoOn(int depth) {
    for (int i = 0; i < pathCells.length; i++) {
      if (isStopped.getAsBoolean()) {
        tries = mostTries + 1;
        return false;
      }
      long[] choices = new long[pathCells[i].length];
      for (int k = 0; k < choices.length; k++) {
        int index = pathCells[i][k];
        // Automata have bit d for digit d.
        choices[k] = index <= depth ? 1L << digits[index] : left[depth + 1][index] << 1;
      }
      if (!AutomatonPath.accepts(scope.paths.get(i).automaton(), choices)) {
        return false;
      }
    }
    return true;
  }
}
