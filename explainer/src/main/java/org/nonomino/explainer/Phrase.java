package org.nonomino.explainer;

import java.util.List;
import org.nonomino.core.House;

/**
 * What some words of a text mean. Immutable.
 *
 * @param from the index in the text at which the words begin
 * @param to the index after them
 * @param cells that they name
 * @param houses that they name
 * @param candidates that they name, or speak of; for the name of a digit all of that digit that the
 *     step has in its evidence and its conclusions
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
