package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Link;

/**
 * The facts of a clash: an assumed candidate, at most two digits that it forces one by one, and
 * something that is impossible with them. Each is checked by itself with the candidates, houses and
 * constraints of the evidence.
 */
final class ClashFacts {
  private static final int MOST_FORCED = 2;

  private final CandidateView view;
  private final Evidence evidence;
  private final Set<Candidate> given;

  /**
   * @param given the candidates in the evidence that the cells still have
   */
  ClashFacts(CandidateView view, Evidence evidence, Set<Candidate> given) {
    this.view = view;
    this.evidence = evidence;
    this.given = given;
  }

  /** Returns whether the evidence contradicts the opposite of a conclusion. */
  boolean follows(Deduction conclusion) {
    if (evidence.candidates().isEmpty()) {
      return false;
    }
    Candidate start = evidence.candidates().get(0);
    if (start.cell() != conclusion.cell() || evidence.links().size() > MOST_FORCED) {
      return false;
    }
    if (conclusion instanceof Deduction.Placement) {
      Set<Candidate> rest = CandidateView.candidates();
      rest.addAll(view.ofCell(start.cell()));
      boolean areGiven = given.containsAll(rest);
      rest.remove(start);
      if (!areGiven || !rest.equals(Set.of(new Candidate(start.cell(), conclusion.digit())))) {
        return false;
      }
    } else if (start.digit() != conclusion.digit()) {
      return false;
    }
    List<Candidate> known = new ArrayList<>(List.of(start));
    for (Link link : evidence.links()) {
      List<Candidate> before = link.from().equals(start) ? List.of(start) : known;
      if (!known.contains(link.from()) || !isImpossible(before, Optional.of(link.to()))) {
        return false;
      }
      known.add(link.to());
    }
    return isImpossible(known, Optional.empty());
  }

  /**
   * Returns whether some digits are impossible together.
   *
   * @param denied a candidate that is false besides
   */
  private boolean isImpossible(List<Candidate> known, Optional<Candidate> denied) {
    for (House house : evidence.houses()) {
      List<Integer> cells = view.cells(house);
      for (int digit = 1; digit <= view.size; digit++) {
        int wanted = digit;
        Set<Candidate> places = view.places(cells, digit);
        boolean isPlaced = cells.stream().anyMatch(cell -> view.digit(cell) == wanted);
        if (!isPlaced
            && given.containsAll(places)
            && places.stream().noneMatch(place -> isLeft(place, known, denied))) {
          return true;
        }
      }
    }
    Map<Integer, Long> domains = new TreeMap<>();
    for (int cell : evidence.cells()) {
      if (view.digit(cell) != 0 || given.containsAll(view.ofCell(cell))) {
        domains.put(cell, domain(cell, known, denied));
      }
    }
    for (Constraint constraint : evidence.constraints()) {
      if (!constraint.appliesEverywhere()) {
        view.facts()
            .cells(constraint)
            .forEach(cell -> domains.put(cell, domain(cell, known, denied)));
      }
    }
    known.forEach(each -> domains.put(each.cell(), domain(each.cell(), known, denied)));
    return domains.containsValue(0L)
        || !view.facts().canHold(evidence.constraints(), domains, List.of());
  }

  /** Returns the digits that are left for a cell; all those that the evidence does not mention. */
  private long domain(int cell, List<Candidate> known, Optional<Candidate> denied) {
    boolean isNamed =
        view.digit(cell) == 0
            ? given.containsAll(view.ofCell(cell))
            : evidence.candidates().contains(new Candidate(cell, view.digit(cell)));
    long digits = 0;
    for (int digit = 1; digit <= view.size; digit++) {
      Candidate each = new Candidate(cell, digit);
      boolean canBe = !isNamed || view.digit(cell) == digit || view.has(each);
      if (canBe && isLeft(each, known, denied)) {
        digits |= 1L << (digit - 1);
      }
    }
    return digits;
  }

  private boolean isLeft(Candidate place, List<Candidate> known, Optional<Candidate> denied) {
    return denied.filter(place::equals).isEmpty()
        && known.stream()
            .noneMatch(
                each ->
                    each.cell() == place.cell()
                        ? each.digit() != place.digit()
                        : view.exclude(each, place));
  }
}
