package org.nonomino.explainer.terms;

import java.util.List;
import org.nonomino.core.House;

/**
 * The meaning of some words of a reason. Immutable.
 *
 * @param from the index at which the words begin
 * @param to the index after them
 * @param cells the cells that they name
 * @param houses the houses that they name
 * @param candidates the candidates that they name or refer to; for the name of a digit, all
 *     candidates of that digit in the evidence and the conclusions of the step
 */
public record Phrase(
    int from, int to, List<Integer> cells, List<House> houses, List<Candidate> candidates) {
  /** Copies the lists. */
  public Phrase {
    cells = List.copyOf(cells);
    houses = List.copyOf(houses);
    candidates = List.copyOf(candidates);
  }
}
