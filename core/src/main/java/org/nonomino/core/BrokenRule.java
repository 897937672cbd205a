package org.nonomino.core;

import java.util.Optional;

/**
 * A house or a constraint that the digits of a grid break, whatever comes into its empty cells.
 *
 * @param house the row, column or region, if it is one
 * @param constraint the constraint, if it is one; also for the houses that it adds
 * @param flaw what is wrong
 * @param scope the cells that the broken part of the rule is about, such as those of a house
 * @param cells the filled cells among them that break it, at least one
 * @param sum the condition on a sum that cannot be met; only for {@link Flaw#SUM}
 */
public record BrokenRule(
    Optional<House> house,
    Optional<Constraint> constraint,
    Flaw flaw,
    CellList scope,
    CellList cells,
    Optional<Linear> sum) {

  /** The ways to break a rule. */
  public enum Flaw {
    /** All of the cells have the same digit, but the scope may have it only once. */
    REPEAT,
    /** The one cell has a digit that it may not have. */
    DIGIT,
    /** The two cells have digits that exclude each other. */
    PAIR,
    /** No digits in the empty cells lead to the sum. */
    SUM,
    /** No digits in the empty cells of the scope fit. The scope is in the order of the rule. */
    ORDER
  }

  static BrokenRule of(House house, CellList repeated) {
    return new BrokenRule(
        Optional.of(house),
        Optional.empty(),
        Flaw.REPEAT,
        CellList.of(repeated.size(), house.cells()),
        repeated,
        Optional.empty());
  }

  static BrokenRule of(Constraint constraint, Flaw flaw, CellList scope, CellList cells) {
    return new BrokenRule(
        Optional.empty(), Optional.of(constraint), flaw, scope, cells, Optional.empty());
  }

  static BrokenRule of(Constraint constraint, Linear sum, CellList scope, CellList cells) {
    return new BrokenRule(
        Optional.empty(), Optional.of(constraint), Flaw.SUM, scope, cells, Optional.of(sum));
  }
}
