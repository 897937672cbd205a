package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;

/**
 * Any k whole lines hold each digit k times, and so do any k whole regions. So the cells of the
 * lines and those of the regions, without those in both, hold each digit equally often. The
 * evidence has the k lines, the k regions, and perhaps one more house.
 */
final class LeftoverFacts {
  private final CandidateView view;
  private final Evidence evidence;
  private final Set<Candidate> given;
  private final SmallProof proof;

  LeftoverFacts(CandidateView view, Evidence evidence, Set<Candidate> given, SmallProof proof) {
    this.view = view;
    this.evidence = evidence;
    this.given = given;
    this.proof = proof;
  }

  /**
   * @param needsAll whether the evidence must have exactly the leftover cells
   */
  void state(boolean needsAll) throws EvidenceChecker.Refusal {
    int count = evidence.houses().size() / 2;
    Set<Integer> ofLines = cells(evidence.houses().subList(0, count));
    Set<Integer> ofRegions = cells(evidence.houses().subList(count, 2 * count));
    boolean areLines = areOfKind(0, count, HouseKind.ROW) || areOfKind(0, count, HouseKind.COLUMN);
    if (!areLines
        || !areOfKind(count, 2 * count, HouseKind.REGION)
        || ofLines.size() != count * view.size
        || ofRegions.size() != count * view.size) {
      throw new EvidenceChecker.Refusal("not as many lines as regions");
    }
    Set<Integer> outside = new TreeSet<>(ofLines);
    outside.removeAll(ofRegions);
    Set<Integer> inside = new TreeSet<>(ofRegions);
    inside.removeAll(ofLines);
    Set<Integer> both = new TreeSet<>(outside);
    both.addAll(inside);
    if (needsAll && !new ArrayList<>(both).equals(evidence.cells())) {
      throw new EvidenceChecker.Refusal("these are not the cells left over");
    }
    for (int digit = 1; digit <= view.size; digit++) {
      stateOneWay(outside, inside, digit);
      stateOneWay(inside, outside, digit);
    }
  }

  private Set<Integer> cells(List<House> houses) {
    Set<Integer> cells = new TreeSet<>();
    houses.forEach(house -> cells.addAll(view.cells(house)));
    return cells;
  }

  private boolean areOfKind(int from, int to, HouseKind kind) {
    return evidence.houses().subList(from, to).stream().allMatch(house -> house.kind() == kind);
  }

  /**
   * States that a digit with more placements on one side than on the other is in an empty cell of
   * the other.
   */
  private void stateOneWay(Set<Integer> one, Set<Integer> other, int digit) {
    Set<Candidate> open = view.places(other, digit);
    long more = count(one, digit) - count(other, digit);
    if (more < 0 || !given.containsAll(open)) {
      return;
    }
    if (more > 0) {
      proof.either(open, List.of());
    }
    for (Candidate candidate : view.places(one, digit)) {
      proof.either(open, List.of(candidate));
    }
  }

  private long count(Collection<Integer> cells, int digit) {
    return cells.stream().filter(cell -> view.digit(cell) == digit).count();
  }
}
