package org.nonomino.explainer.terms;

import java.util.List;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;

/**
 * The pattern behind a step; the meaning of each part depends on the technique. Immutable.
 *
 * @param houses the houses of the pattern
 * @param candidates the candidates that form the pattern
 * @param links the implications, in their order
 * @param sets the cells of each set of the pattern, if there are several
 * @param constraints the constraints that the pattern depends on, apart from those behind houses
 *     and links
 */
public record Evidence(
    List<House> houses,
    List<Candidate> candidates,
    List<Link> links,
    List<List<Integer>> sets,
    List<Constraint> constraints) {
  /** Copies the lists. */
  public Evidence {
    houses = List.copyOf(houses);
    candidates = List.copyOf(candidates);
    links = List.copyOf(links);
    sets = sets.isEmpty() ? List.of() : sets.stream().map(List::copyOf).toList();
    constraints = List.copyOf(constraints);
  }

  /** Creates evidence without constraints. */
  public Evidence(
      List<House> houses, List<Candidate> candidates, List<Link> links, List<List<Integer>> sets) {
    this(houses, candidates, links, sets, List.of());
  }

  /** Creates evidence without sets. */
  public Evidence(List<House> houses, List<Candidate> candidates, List<Link> links) {
    this(houses, candidates, links, List.of());
  }

  /** Returns evidence without links. */
  public static Evidence of(List<House> houses, List<Candidate> candidates) {
    return new Evidence(houses, candidates, List.of());
  }

  /** Returns evidence of one constraint, with the candidates of its cells that matter. */
  public static Evidence of(Constraint constraint, List<Candidate> candidates) {
    return new Evidence(List.of(), candidates, List.of(), List.of(), List.of(constraint));
  }

  /** Returns the cells of the candidates, ascending, each once. */
  public List<Integer> cells() {
    return List.copyOf(new TreeSet<>(candidates.stream().map(Candidate::cell).toList()));
  }
}
