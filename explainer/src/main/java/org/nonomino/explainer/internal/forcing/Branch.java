package org.nonomino.explainer.internal.forcing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;

/**
 * A branch of a forcing chain: an assumption and its conclusions. Immutable.
 *
 * @param assumption the first fact
 * @param conclusions each after the facts that it follows from
 */
record Branch(Fact assumption, List<Conclusion> conclusions) {
  Branch {
    conclusions = List.copyOf(conclusions);
  }

  /** A candidate and whether it is on. */
  record Fact(Candidate candidate, boolean isOn) {}

  /**
   * A conclusion from several facts.
   *
   * @param inner the technique that proves it, if it is more than a single or a peer
   */
  record Conclusion(List<Fact> from, Fact fact, Optional<InnerReason> inner) {
    Conclusion {
      from = List.copyOf(from);
    }
  }

  /**
   * A contradiction: a candidate is both false and the only one of its cell or of its house.
   *
   * @param candidate the candidate
   * @param gone all candidates of the cell, or all places of the digit in the house; empty if the
   *     candidate is true for another reason
   */
  record Clash(Candidate candidate, List<Candidate> gone) {
    boolean isInCell() {
      return gone.stream().allMatch(other -> other.cell() == candidate.cell());
    }
  }

  /** Returns whether each fact follows from the previous one alone. */
  boolean isLine() {
    Fact previous = assumption;
    for (Conclusion conclusion : conclusions) {
      if (!conclusion.from.equals(List.of(previous))) {
        return false;
      }
      previous = conclusion.fact;
    }
    return true;
  }

  /** Returns the fact at the end; the assumption if nothing follows from it. */
  Fact last() {
    return conclusions.isEmpty() ? assumption : conclusions.get(conclusions.size() - 1).fact;
  }

  /** Returns the contradiction at the end of a branch that refutes its assumption. */
  Clash clash() {
    Map<Fact, Conclusion> known = new HashMap<>();
    conclusions.forEach(conclusion -> known.put(conclusion.fact, conclusion));
    Candidate candidate = last().candidate;
    Conclusion on = known.get(new Fact(candidate, true));
    if (on == null || on.inner.isPresent()) {
      return new Clash(candidate, List.of());
    }
    List<Candidate> gone = new ArrayList<>(List.of(candidate));
    on.from.forEach(fact -> gone.add(fact.candidate));
    return new Clash(candidate, gone);
  }

  /** Divides the links by their assumptions. */
  static List<Branch> of(Evidence evidence) {
    List<Candidate> starts = evidence.candidates();
    List<Branch> branches = new ArrayList<>();
    List<Link> links = evidence.links();
    int next = 0;
    for (int i = 0; i < starts.size(); i++) {
      Candidate start = starts.get(i);
      // The two branches of one candidate assume the two truths, first that it is on.
      boolean isOn = i == 0 || !starts.get(i - 1).equals(start);
      if (starts.size() == 1) {
        isOn = links.get(0).fromIsOn();
      }
      Fact assumption = new Fact(start, isOn);
      Set<Fact> known = new HashSet<>(Set.of(assumption));
      List<Conclusion> conclusions = new ArrayList<>();
      while (next < links.size() && known.contains(from(links.get(next)))) {
        Fact fact = to(links.get(next));
        Optional<InnerReason> inner = links.get(next).inner();
        List<Fact> from = new ArrayList<>();
        while (next < links.size()
            && to(links.get(next)).equals(fact)
            && known.contains(from(links.get(next)))
            && !from.contains(from(links.get(next)))) {
          from.add(from(links.get(next++)));
        }
        conclusions.add(new Conclusion(from, fact, inner));
        known.add(fact);
      }
      branches.add(new Branch(assumption, conclusions));
    }
    return branches;
  }

  private static Fact from(Link link) {
    return new Fact(link.from(), link.fromIsOn());
  }

  private static Fact to(Link link) {
    return new Fact(link.to(), link.toIsOn());
  }
}
