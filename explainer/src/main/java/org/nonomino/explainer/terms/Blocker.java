package org.nonomino.explainer.terms;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.House;

/**
 * A digit in the grid that closes cells for a single. Immutable.
 *
 * @param cell its cell
 * @param digit the digit
 * @param house the row, column or region in which its cell sees the closed cells; empty if they see
 *     each other by another rule, such as a knight's move
 * @param closed the empty cells that cannot hold the digit because of it, ascending
 */
public record Blocker(int cell, int digit, Optional<House> house, List<Integer> closed) {
  /** Copies the list. */
  public Blocker {
    closed = List.copyOf(closed);
  }
}
