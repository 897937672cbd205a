package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.PartialRegion;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.internal.board.CellRelations;
import org.nonomino.explainer.terms.Candidate;

/**
 * A digit in the grid that excludes a candidate of an empty cell at a glance. Immutable.
 *
 * @param cell the cell of the digit
 * @param digit the digit
 * @param excluded the excluded candidate; of the same digit, unless a rule of the whole grid
 *     restricts neighbours
 * @param house the easiest house of both cells; empty if they share none, or the digits differ
 * @param rule the constraint that excludes the candidate; empty if a house does
 */
record Sight(
    int cell, int digit, Candidate excluded, Optional<House> house, Optional<Constraint> rule) {
  private static final int IN_REGION = 1;

  /** How hard it is to see by a rule, see {@link #effort()}. */
  static final int BY_RULE = 3;

  /** Returns all digits that exclude a candidate, by cell. */
  static List<Sight> of(BoardState board, int cell, int digit) {
    BoardTables tables = board.tables;
    Candidate excluded = new Candidate(cell, digit);
    List<Sight> sights = new ArrayList<>();
    for (int peer : tables.peersOf[cell]) {
      if (board.digit(peer) == digit) {
        Optional<House> house = sharedHouse(tables, cell, peer);
        Optional<Constraint> rule =
            house.isPresent()
                ? Optional.empty()
                : tables
                    .relations()
                    .flatMap(relations -> relations.reason(new Candidate(peer, digit), excluded));
        sights.add(new Sight(peer, digit, excluded, house, rule));
      }
    }
    tables.relations().ifPresent(relations -> addUnequal(board, relations, excluded, sights));
    return sights;
  }

  /** Adds the other digits that a rule of the whole grid does not allow next to this digit. */
  private static void addUnequal(
      BoardState board, CellRelations relations, Candidate excluded, List<Sight> sights) {
    for (int other : relations.visibleFrom(excluded.cell()).keySet()) {
      int digit = board.digit(other);
      if (digit != 0 && digit != excluded.digit()) {
        long[] allowed = relations.visibleFrom(other).get(excluded.cell());
        if (allowed != null && (allowed[digit] >>> (excluded.digit() - 1) & 1) == 0) {
          Optional<Constraint> rule = relations.reason(new Candidate(other, digit), excluded);
          sights.add(new Sight(other, digit, excluded, Optional.empty(), rule));
        }
      }
    }
  }

  private static Optional<House> sharedHouse(BoardTables tables, int first, int second) {
    for (int house : tables.housesOf[first]) {
      if (tables.isIn(second, house)) {
        return Optional.of(tables.house(house));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns how hard it is to see: 0 in a line, 1 in a region, 2 in an extra house, 3 by a rule.
   */
  int effort() {
    return house
        .map(Sight::effort)
        .orElse(rule.filter(PartialRegion.class::isInstance).isPresent() ? IN_REGION : BY_RULE);
  }

  /** Returns how hard it is to see along a house. */
  static int effort(House house) {
    return switch (house.kind()) {
      case ROW, COLUMN -> 0;
      case REGION -> IN_REGION;
      case EXTRA -> 2;
    };
  }
}
