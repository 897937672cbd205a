package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.internal.board.JointScope;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;

/**
 * The part of a joint scope that is enough to exclude some digits of a cell: without any of its
 * constraints, needed digits or cells, the digits would no longer be excluded. Belongs to one
 * search.
 */
final class JointReason {
  private final BoardState board;
  private final int target;
  private final long lost;
  private final BooleanSupplier isStopped;
  private JointScope scope;
  private List<NeededPlaces> needed;

  /** The cells that may have any digit. */
  private Set<Integer> free = new TreeSet<>();

  /**
   * @param scope the conditions that exclude the digits
   * @param needed the digits that houses need in cells of the scope
   * @param target the cell
   * @param lost the digits
   */
  JointReason(
      BoardState board,
      JointScope scope,
      List<NeededPlaces> needed,
      int target,
      long lost,
      BooleanSupplier isStopped) {
    this.board = board;
    this.scope = scope;
    this.needed = needed;
    this.target = target;
    this.lost = lost;
    this.isStopped = isStopped;
    leaveOutConditions();
    leaveOutCells();
  }

  private void leaveOutConditions() {
    for (NeededPlaces each : List.copyOf(needed)) {
      List<NeededPlaces> others = without(needed, each);
      if (excludes(scope, others, free)) {
        needed = others;
      }
    }
    for (Constraint each : scope.relating) {
      leaveOut(scope.parts, without(scope.relating, each));
    }
    for (ConstraintScope each : scope.parts) {
      leaveOut(without(scope.parts, each), scope.relating);
    }
  }

  private void leaveOut(List<ConstraintScope> parts, List<Constraint> relating) {
    if (!parts.isEmpty() || !relating.isEmpty()) {
      JointScope fewer = scope.with(parts, relating);
      if (excludes(fewer, needed, free)) {
        scope = fewer;
      }
    }
  }

  private void leaveOutCells() {
    for (int cell : scope.cells) {
      if (cell == target) {
        continue;
      }
      if (scope.isInPart(cell) || isNeeded(cell)) {
        Set<Integer> more = new TreeSet<>(free);
        more.add(cell);
        if (excludes(scope, needed, more)) {
          free = more;
        }
      } else {
        JointScope fewer = scope.without(cell);
        List<NeededPlaces> moved =
            needed.stream().map(each -> each.in(fewer.conditions(), scope.conditions())).toList();
        if (excludes(fewer, moved, free)) {
          scope = fewer;
          needed = moved;
        }
      }
    }
  }

  private boolean isNeeded(int cell) {
    int index = scope.conditions().indexOf(cell);
    return needed.stream().anyMatch(each -> each.contains(index));
  }

  private static <T> List<T> without(List<T> all, T one) {
    List<T> others = new ArrayList<>(all);
    others.remove(one);
    return others;
  }

  private boolean excludes(JointScope some, List<NeededPlaces> places, Set<Integer> anyDigit) {
    long[] domains = domains(some, anyDigit);
    int index = some.conditions().indexOf(target);
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      domains[index] = Long.lowestOneBit(rest);
      if (!SupportSearch.isRefuted(
          some.conditions(), domains, places, JointCombinations.MOST_TRIES, isStopped)) {
        return false;
      }
    }
    return true;
  }

  private long[] domains(JointScope some, Set<Integer> anyDigit) {
    long[] domains = SupportSearch.domains(some.conditions(), board);
    for (int i = 0; i < domains.length; i++) {
      if (anyDigit.contains(some.cells[i])) {
        domains[i] = -1L >>> (Long.SIZE - board.size());
      }
    }
    return domains;
  }

  /** Returns the constraints, each once. */
  List<Constraint> constraints() {
    return scope.constraints();
  }

  /** Returns everything that follows from this reason, at least the digits of the cell. */
  List<Deduction> eliminations() {
    ConstraintScope conditions = scope.conditions();
    Optional<long[]> supported =
        SupportSearch.supported(
            conditions, domains(scope, free), needed, JointCombinations.MOST_TRIES, isStopped);
    List<Deduction> eliminations = new ArrayList<>();
    if (supported.isEmpty()) {
      board.addEliminations(target, lost, eliminations);
      return eliminations;
    }
    for (int i = 0; i < scope.cells.length; i++) {
      int cell = scope.cells[i];
      if (!free.contains(cell)) {
        board.addEliminations(cell, ~supported.get()[i], eliminations);
      }
    }
    return eliminations;
  }

  /** Returns the constraints, the houses of needed digits, and the candidates that matter. */
  Evidence evidence() {
    List<Candidate> candidates = new ArrayList<>();
    Set<House> houses = new LinkedHashSet<>();
    for (int cell : scope.cells) {
      if (!free.contains(cell)) {
        Candidates.addAll(candidates, cell, board.possible(cell));
      }
    }
    for (NeededPlaces each : needed) {
      houses.add(board.tables.house(each.house()));
      for (long rest = each.places(); rest != 0; rest &= rest - 1) {
        int cell = scope.cells[Long.numberOfTrailingZeros(rest)];
        candidates.add(new Candidate(cell, each.digit()));
      }
    }
    return new Evidence(
        List.copyOf(houses),
        List.copyOf(new LinkedHashSet<>(candidates)),
        List.of(),
        List.of(),
        constraints());
  }
}
