package org.nonomino.explainer;

import java.util.List;
import org.nonomino.core.House;

/**
 * What a step is seen by; what each part means depends on the technique. Immutable.
 *
 * @param houses the houses that it takes place in
 * @param candidates the candidates that make the pattern
 * @param links the implications, in their order
 */
public record Evidence(List<House> houses, List<Candidate> candidates, List<Link> links) {
  /** Copies the lists. */
  public Evidence {
    houses = List.copyOf(houses);
    candidates = List.copyOf(candidates);
    links = List.copyOf(links);
  }

  /** Returns evidence without links. */
  static Evidence of(List<House> houses, List<Candidate> candidates) {
    return new Evidence(houses, candidates, List.of());
  }

  /** Returns the cells of the candidates, ascending, each once. */
  public List<Integer> cells() {
    return Candidate.cells(candidates).stream().sorted().toList();
  }
}
