package org.nonomino.explainer.terms;

import java.util.Optional;
import org.nonomino.core.House;

/**
 * A candidate that must be absent for a step to hold. No digit in the grid excludes it, so an
 * earlier step or a person removed it. Immutable.
 *
 * @param cell its cell
 * @param digit its digit
 * @param house the house in which the digit would have another place; empty if the cell would have
 *     another digit
 */
public record Premise(int cell, int digit, Optional<House> house) {
  /** Returns the candidate. */
  public Candidate candidate() {
    return new Candidate(cell, digit);
  }
}
