package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.Candidates;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/**
 * A candidate that is impossible because of at most two digits that it forces. Belongs to one
 * search.
 */
final class Clash {
  private final BoardState board;
  private final BooleanSupplier isStopped;

  /** The assumed candidate and the digits that it forces, in order. */
  private final List<Candidate> digits = new ArrayList<>();

  private final List<Link> links = new ArrayList<>();
  private final Set<Candidate> candidates = new LinkedHashSet<>();
  private final Set<House> houses = new LinkedHashSet<>();
  private final Set<Constraint> constraints = new LinkedHashSet<>();

  private Clash(BoardState board, Candidate start, BooleanSupplier isStopped) {
    this.board = board;
    this.isStopped = isStopped;
    digits.add(start);
    candidates.add(start);
  }

  /**
   * Returns the clash of a candidate with the fewest forced digits, if it has one. A digit can be
   * forced by the candidate, or by the candidate and the other forced digit together.
   *
   * @param none the board without assumptions
   */
  static Optional<Clash> of(
      Candidate start, BoardState board, AssumedDigits none, BooleanSupplier isStopped) {
    AssumedDigits one = none.and(start);
    Optional<ClashItem> atOnce = one.impossible();
    if (atOnce.isPresent()) {
      Clash clash = new Clash(board, start, isStopped);
      clash.add(one, atOnce.get(), Optional.empty());
      return Optional.of(clash);
    }
    List<Map.Entry<Candidate, ClashItem>> forced = List.copyOf(one.forced().entrySet());
    if (!isWorthTrying(one, forced)) {
      return Optional.empty();
    }
    for (Map.Entry<Candidate, ClashItem> first : forced) {
      AssumedDigits two = one.and(first.getKey());
      Optional<ClashItem> impossible = two.impossible();
      if (impossible.isPresent()) {
        Clash clash = new Clash(board, start, isStopped);
        clash.force(one, start, first);
        clash.add(two, impossible.get(), Optional.empty());
        return Optional.of(clash);
      }
    }
    return ofTwoForced(start, board, one, forced, isStopped);
  }

  /** Returns whether all digits together that can be forced in two steps are impossible. */
  private static boolean isWorthTrying(
      AssumedDigits one, List<Map.Entry<Candidate, ClashItem>> forced) {
    AssumedDigits all = one;
    for (Map.Entry<Candidate, ClashItem> each : forced) {
      all = all.and(each.getKey());
    }
    if (forced.isEmpty()) {
      return false;
    }
    if (all.impossible().isPresent()) {
      return true;
    }
    AssumedDigits more = all;
    for (Candidate each : all.forced().keySet()) {
      more = more.and(each);
    }
    return more.impossible().isPresent();
  }

  private static Optional<Clash> ofTwoForced(
      Candidate start,
      BoardState board,
      AssumedDigits one,
      List<Map.Entry<Candidate, ClashItem>> forced,
      BooleanSupplier isStopped) {
    for (int i = 0; i < forced.size(); i++) {
      AssumedDigits two = one.and(forced.get(i).getKey());
      for (int j = i + 1; j < forced.size(); j++) {
        AssumedDigits three = two.and(forced.get(j).getKey());
        Optional<ClashItem> impossible = three.impossible();
        if (impossible.isPresent()) {
          Clash clash = new Clash(board, start, isStopped);
          clash.force(one, start, forced.get(i));
          clash.force(one, start, forced.get(j));
          clash.add(three, impossible.get(), Optional.empty());
          return Optional.of(clash);
        }
      }
    }
    for (Map.Entry<Candidate, ClashItem> first : forced) {
      AssumedDigits two = one.and(first.getKey());
      for (Map.Entry<Candidate, ClashItem> second : two.forced().entrySet()) {
        AssumedDigits three = two.and(second.getKey());
        Optional<ClashItem> impossible = three.impossible();
        if (impossible.isPresent()) {
          Clash clash = new Clash(board, start, isStopped);
          clash.force(one, start, first);
          clash.force(two, first.getKey(), second);
          clash.add(three, impossible.get(), Optional.empty());
          return Optional.of(clash);
        }
      }
    }
    return Optional.empty();
  }

  /** Returns the number of forced digits. */
  int forcedCount() {
    return links.size();
  }

  /** Returns whether the second digit is forced only together with the first. */
  boolean isInSequence() {
    return links.size() > 1 && !links.get(1).from().equals(digits.get(0));
  }

  /** Returns whether a constraint takes part, and not only houses. */
  boolean hasConstraint() {
    return !constraints.isEmpty();
  }

  /** Returns everything that it rests on; the first candidate is the assumed one. */
  Evidence evidence() {
    return new Evidence(
        List.copyOf(houses), List.copyOf(candidates), links, List.of(), List.copyOf(constraints));
  }

  private void force(
      AssumedDigits before, Candidate cause, Map.Entry<Candidate, ClashItem> forced) {
    add(before, forced.getValue(), Optional.of(forced.getKey()));
    digits.add(forced.getKey());
    candidates.add(forced.getKey());
    links.add(new Link(cause, true, forced.getKey(), true));
  }

  /**
   * Adds what a person looks at for one conclusion.
   *
   * @param forced the digit that is forced; empty if the item is impossible
   */
  private void add(AssumedDigits assumed, ClashItem item, Optional<Candidate> forced) {
    if (item instanceof ClashItem.OfCell each) {
      addCell(assumed, each.cell());
    } else if (item instanceof ClashItem.OfHouse each) {
      House house = board.tables.house(each.house());
      houses.add(house);
      for (int cell : house.cells()) {
        if (board.isCandidate(cell, each.digit())) {
          addLost(assumed, new Candidate(cell, each.digit()));
        }
      }
    } else if (item instanceof ClashItem.OfScope each) {
      addScope(assumed, each.scope(), forced);
    }
  }

  private void addCell(AssumedDigits assumed, int cell) {
    Optional<Candidate> own =
        assumed.assumed().stream().filter(each -> each.cell() == cell).findFirst();
    if (own.isPresent()) {
      // All other digits of the cell are excluded by this one.
      addLost(assumed, own.get());
      return;
    }
    List<Candidate> all = new ArrayList<>();
    Candidates.addAll(all, cell, board.possible(cell));
    all.forEach(each -> addLost(assumed, each));
  }

  /** Adds a candidate, and the constraint that excludes it unless a house does. */
  private void addLost(AssumedDigits assumed, Candidate candidate) {
    candidates.add(candidate);
    if ((assumed.left(candidate.cell()) & 1L << (candidate.digit() - 1)) == 0) {
      CellRelations relations = board.tables.relations().orElseThrow();
      assumed
          .excluding(candidate)
          .filter(other -> !assumed.isExcludedByHouse(other, candidate))
          .flatMap(other -> relations.reason(other, candidate))
          .ifPresent(constraints::add);
    }
  }

  private void addScope(AssumedDigits assumed, ConstraintScope scope, Optional<Candidate> forced) {
    constraints.add(scope.constraint);
    long[] own = SupportSearch.domains(scope, board);
    assumed
        .assumed()
        .forEach(
            each -> {
              int index = scope.indexOf(each.cell());
              if (index >= 0) {
                own[index] = 1L << (each.digit() - 1);
              }
            });
    boolean isAlone =
        forced.isPresent()
            ? SupportSearch.forces(scope, own, forced.get(), isStopped)
            : SupportSearch.isRefuted(scope, own, isStopped);
    for (int i = 0; i < scope.cells.length; i++) {
      List<Candidate> all = new ArrayList<>();
      Candidates.addAll(all, scope.cells[i], board.possible(scope.cells[i]));
      if (isAlone) {
        candidates.addAll(all);
      } else {
        all.forEach(each -> addLost(assumed, each));
      }
    }
  }
}
