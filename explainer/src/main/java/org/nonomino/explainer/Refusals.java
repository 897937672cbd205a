package org.nonomino.explainer;

import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Rules;
import org.nonomino.explainer.internal.board.BoardTables;
import org.nonomino.explainer.terms.StepKind;

/** The reasons why rules leave no room for steps of some kinds. */
public final class Refusals {
  private Refusals() {}

  /**
   * Returns why there can be no step of a kind under the given rules, as a clause without a full
   * stop; empty if there can be one, or if this is unknown. As expensive as the first step under
   * these rules.
   */
  public static Optional<String> of(StepKind kind, Rules rules) {
    BoardTables tables = new BoardTables(rules.layout());
    int size = kind.size();
    return switch (kind) {
      case DIRECT_POINTING, POINTING, DIRECT_CLAIMING, CLAIMING, FIREWORKS ->
          unless(tables.canLock(), "no line shares only a part of its cells with a region");
      case LOCKED_PAIR, LOCKED_TRIPLE ->
          unless(
              tables.haveCommonCells(size),
              "no two houses have %d cells in common, and others besides".formatted(size));
      case LAW_OF_LEFTOVERS, LEFTOVERS_POINTING, LEFTOVERS_PAIR, LEFTOVERS_TRIPLE ->
          unless(
              !tables.leftovers().isEmpty(),
              "where rows or columns fit regions, they have the same cells, so nothing is left"
                  + " over");
      case SK_LOOP, JUNIOR_EXOCET ->
          unless(
              tables.largeBoxes().isPresent(),
              "it needs boxes of at least three rows and three columns");
      case TRIDAGON ->
          unless(
              tables.size == 9 && tables.largeBoxes().isPresent(),
              "it needs boxes of three rows and three columns");
      case RELATED_CELLS,
          RELATED_PEERS,
          RELATED_PLACES,
          RULE_OF_45,
          COMBINATIONS,
          NEEDED_DIGIT,
          RELATED_COMBINATIONS,
          JOINT_COMBINATIONS,
          HOUSE_COMBINATIONS,
          CLASH ->
          unless(!rules.conditions().isEmpty(), "it is a step of puzzles with constraints");
      case GENERALIZED_INTERSECTION ->
          unless(
              !rules.arePlain() || BoxRegions.equalTo(rules.mask()).isEmpty(),
              "on boxes, pointing and claiming find the same and are tried before it");
      default ->
          unless(
                  size < tables.size,
                  "a set of %d cells or lines leaves no others on this size that could lose candidates"
                      .formatted(size))
              .or(
                  () ->
                      unless(
                          kind.isSoundUnder(rules),
                          "it exchanges digits, and a constraint may hold only before the"
                              + " exchange"));
    };
  }

  private static Optional<String> unless(boolean canOccur, String refusal) {
    return canOccur ? Optional.empty() : Optional.of(refusal);
  }
}
