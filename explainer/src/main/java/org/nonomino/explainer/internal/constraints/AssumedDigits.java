package org.nonomino.explainer.internal.constraints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.internal.board.ConstraintScope;
import org.nonomino.explainer.terms.Candidate;

/**
 * A board with a few assumed digits, and the candidates that these exclude directly: by houses and
 * by relations of two cells. Nothing else follows by itself. Immutable.
 */
final class AssumedDigits {
  private final BoardState board;
  private final CellRelations relations;
  private final BooleanSupplier isStopped;

  /** The assumed digits, in order. */
  private final List<Candidate> assumed;

  /** The digits that are left for each cell, bit d − 1 for digit d. */
  private final long[] left;

  private AssumedDigits(
      BoardState board,
      CellRelations relations,
      BooleanSupplier isStopped,
      List<Candidate> assumed,
      long[] left) {
    this.board = board;
    this.relations = relations;
    this.isStopped = isStopped;
    this.assumed = assumed;
    this.left = left;
  }

  /**
   * Creates a board without assumptions.
   *
   * @param board a board with relations
   * @param isStopped whether the result is no longer needed
   */
  static AssumedDigits none(BoardState board, BooleanSupplier isStopped) {
    long[] left = new long[board.cellCount()];
    Arrays.setAll(left, board::possible);
    return new AssumedDigits(
        board, board.tables.relations().orElseThrow(), isStopped, List.of(), left);
  }

  /** Returns this board with one more digit. */
  AssumedDigits and(Candidate candidate) {
    int cell = candidate.cell();
    int digit = candidate.digit();
    long[] fewer = left.clone();
    fewer[cell] &= 1L << (digit - 1);
    for (int peer : board.tables.peersOf[cell]) {
      fewer[peer] &= ~(1L << (digit - 1));
    }
    relations.relatedTo(cell).forEach((partner, pair) -> fewer[partner] &= pair.allowed()[digit]);
    List<Candidate> more = new ArrayList<>(assumed);
    more.add(candidate);
    return new AssumedDigits(board, relations, isStopped, more, fewer);
  }

  /** Returns the assumed digits, in order. */
  List<Candidate> assumed() {
    return assumed;
  }

  /** Returns the digits that are left for a cell, bit d − 1 for digit d. */
  long left(int cell) {
    return left[cell];
  }

  /** Returns the first item that the assumed digits make impossible. */
  Optional<ClashItem> impossible() {
    for (int cell = 0; cell < left.length; cell++) {
      if (left[cell] == 0) {
        return Optional.of(new ClashItem.OfCell(cell));
      }
    }
    for (int house = 0; house < board.tables.cellsOf.length; house++) {
      long missing = -1L >>> (Long.SIZE - board.size());
      for (int cell : board.tables.cellsOf[house]) {
        missing &= ~left[cell];
      }
      if (missing != 0 && !board.tables.isRepeated(house)) {
        return Optional.of(new ClashItem.OfHouse(house, ScopeSums.lowest(missing)));
      }
    }
    for (ConstraintScope scope : board.tables.scopes()) {
      if (touches(scope) && SupportSearch.isRefuted(scope, domains(scope), isStopped)) {
        return Optional.of(new ClashItem.OfScope(scope));
      }
    }
    return Optional.empty();
  }

  /** Returns the digits that one item forces, with the first item for each. */
  Map<Candidate, ClashItem> forced() {
    Map<Candidate, ClashItem> forced = new LinkedHashMap<>();
    for (int cell = 0; cell < left.length; cell++) {
      if (isOpen(cell) && Long.bitCount(left[cell]) == 1) {
        forced.put(new Candidate(cell, ScopeSums.lowest(left[cell])), new ClashItem.OfCell(cell));
      }
    }
    for (int house = 0; house < board.tables.cellsOf.length; house++) {
      if (!board.tables.isRepeated(house)) {
        forceIn(house, forced);
      }
    }
    for (ConstraintScope scope : board.tables.scopes()) {
      if (touches(scope)) {
        forceIn(scope, forced);
      }
    }
    return forced;
  }

  private void forceIn(int house, Map<Candidate, ClashItem> forced) {
    long once = 0;
    long more = 0;
    for (int cell : board.tables.cellsOf[house]) {
      more |= once & left[cell];
      once |= left[cell];
    }
    once &= ~more;
    for (int cell : board.tables.cellsOf[house]) {
      long here = once & left[cell];
      if (here != 0 && isOpen(cell)) {
        int digit = ScopeSums.lowest(here);
        forced.putIfAbsent(new Candidate(cell, digit), new ClashItem.OfHouse(house, digit));
      }
    }
  }

  private void forceIn(ConstraintScope scope, Map<Candidate, ClashItem> forced) {
    Optional<long[]> supported = SupportSearch.supported(scope, domains(scope), isStopped);
    for (int i = 0; supported.isPresent() && i < scope.cells.length; i++) {
      int cell = scope.cells[i];
      if (isOpen(cell) && Long.bitCount(supported.get()[i]) == 1) {
        forced.putIfAbsent(
            new Candidate(cell, ScopeSums.lowest(supported.get()[i])),
            new ClashItem.OfScope(scope));
      }
    }
  }

  /** Returns whether an empty cell has no assumed digit yet. */
  private boolean isOpen(int cell) {
    return board.digit(cell) == 0
        && assumed.stream().noneMatch(candidate -> candidate.cell() == cell);
  }

  /** Returns whether a constraint has a cell with an assumed digit. */
  private boolean touches(ConstraintScope scope) {
    return assumed.stream().anyMatch(candidate -> scope.indexOf(candidate.cell()) >= 0);
  }

  /** Returns the digits that are left for the cells of a constraint. */
  long[] domains(ConstraintScope scope) {
    return Arrays.stream(scope.cells).mapToLong(cell -> left[cell]).toArray();
  }

  /** Returns the assumed digit that excludes a candidate, preferably by a house. */
  Optional<Candidate> excluding(Candidate lost) {
    Optional<Candidate> byHouse =
        assumed.stream().filter(each -> isExcludedByHouse(each, lost)).findFirst();
    return byHouse.isPresent()
        ? byHouse
        : assumed.stream()
            .filter(each -> each.cell() != lost.cell())
            .filter(each -> relations.exclude(each.cell(), each.digit(), lost.cell(), lost.digit()))
            .findFirst();
  }

  /** Returns whether two candidates are equal digits of a house. */
  boolean isExcludedByHouse(Candidate one, Candidate other) {
    return one.digit() == other.digit()
        && one.cell() != other.cell()
        && board.layout().arePeers(one.cell(), other.cell());
  }
}
