package org.nonomino.explainer;

import java.util.List;
import java.util.TreeSet;
import org.nonomino.core.House;

/**
 * The pattern behind a step; the meaning of each part depends on the technique. Immutable.
 *
 * @param houses the houses of the pattern
 * @param candidates the candidates that form the pattern
 * @param links the implications, in their order
 * @param sets the cells of each set of the pattern, if there are several
 */
public record Evidence(
    List<House> houses, List<Candidate> candidates, List<Link> links, List<List<Integer>> sets) {
  /** Copies the lists. */
  public Evidence {
    houses = List.copyOf(houses);
    candidates = List.copyOf(candidates);
    links = List.copyOf(links);
    sets = sets.isEmpty() ? List.of() : sets.stream().map(List::copyOf).toList();
  }

  /** Creates evidence without sets. */
  public Evidence(List<House> houses, List<Candidate> candidates, List<Link> links) {
    this(houses, candidates, links, List.of());
  }

  /** Returns evidence without links. */
  public static Evidence of(List<House> houses, List<Candidate> candidates) {
    return new Evidence(houses, candidates, List.of());
  }

  /** Returns the cells of the candidates, ascending, each once. */
  public List<Integer> cells() {
    return List.copyOf(new TreeSet<>(candidates.stream().map(Candidate::cell).toList()));
  }
}
