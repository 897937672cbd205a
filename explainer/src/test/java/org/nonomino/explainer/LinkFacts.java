package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;

/**
 * The statements of the links of a chain, each checked from the candidates alone. From on to off,
 * the two exclude each other. From off to on, the conclusion is the only candidate left in a cell
 * or a house if the premises are excluded. For a technique inside, the conclusion follows from its
 * own evidence if the premises are excluded.
 */
final class LinkFacts {
  private final CandidateView view;
  private final Evidence evidence;
  private final List<Link> links;
  private final SmallProof proof;

  LinkFacts(CandidateView view, Evidence evidence, SmallProof proof) {
    this.view = view;
    this.evidence = evidence;
    this.links = evidence.links();
    this.proof = proof;
  }

  /**
   * @param hasCases whether one of the candidates of the evidence must be true, because chains from
   *     each of them must have the same conclusion
   * @param areNodes whether adjacent links from off to on may belong to two nodes
   */
  void state(boolean hasCases, boolean areNodes) throws EvidenceChecker.Refusal {
    for (int start = 0; start < links.size(); ) {
      Link link = links.get(start);
      if (!view.has(link.from()) || !view.has(link.to())) {
        throw new EvidenceChecker.Refusal("the link " + link + " has no candidate");
      }
      if (link.inner().isPresent()) {
        start = stateInner(start);
      } else if (link.fromIsOn()) {
        if (link.toIsOn() || !view.exclude(link.from(), link.to())) {
          throw new EvidenceChecker.Refusal("no link: " + link);
        }
        proof.exclude(link.from(), link.to());
        start++;
      } else if (link.toIsOn()) {
        int afterNodes = areNodes ? stateNodes(start) : start;
        start = afterNodes > start ? afterNodes : stateOn(start);
      } else {
        throw new EvidenceChecker.Refusal("no link: " + link);
      }
    }
    if (hasCases) {
      stateCases();
    }
  }

  /** States that one of the candidates that chains begin with is true. */
  private void stateCases() {
    List<Candidate> first = evidence.candidates();
    Set<Candidate> different = CandidateView.candidates();
    different.addAll(first);
    if (first.size() == 2 && different.size() == 1) {
      proof.trueOrFalse(first.get(0));
    } else if (first.size() > 1 && view.isOneTrue(different)) {
      proof.oneOf(different);
    }
  }

  /**
   * States the implication of links from off to on that have one conclusion, or join two nodes;
   * returns the index after them. If two chains meet, there may be two sets of premises one after
   * the other.
   */
  private int stateOn(int start) throws EvidenceChecker.Refusal {
    Link first = links.get(start);
    Set<Candidate> all = CandidateView.candidates();
    boolean isStated = false;
    int end = start;
    for (; end < links.size() && isLike(first, links.get(end)); end++) {
      all.add(first.to());
      all.add(links.get(end).from());
      if (view.isOneTrue(all)) {
        proof.either(all, List.of());
        all.clear();
        isStated = true;
      }
    }
    if (!isStated) {
      throw new EvidenceChecker.Refusal("premises are missing: " + first);
    }
    return end;
  }

  /**
   * States that one of two nodes is true, each of which may be several candidates, with a link from
   * each candidate of the first to each of the second. Returns the index after the links, or the
   * same index if they are not of this form.
   */
  private int stateNodes(int start) {
    int end = start;
    Set<Candidate> from = new LinkedHashSet<>();
    Set<Candidate> to = new LinkedHashSet<>();
    Set<Link> different = new HashSet<>();
    while (end < links.size() && isFromOffToOn(links.get(end))) {
      from.add(links.get(end).from());
      to.add(links.get(end).to());
      different.add(links.get(end++));
    }
    Set<Candidate> all = CandidateView.candidates();
    all.addAll(from);
    all.addAll(to);
    boolean isOneTrue =
        view.isOneTrue(all)
            || evidence.sets().stream().anyMatch(set -> areInAlmostLocked(set, from, to));
    if (different.size() != from.size() * to.size() || !isOneTrue) {
      return start;
    }
    proof.either(all, List.of());
    return end;
  }

  /**
   * Returns whether two nodes are all places of two digits in cells that see each other and have
   * one more digit than cells, so that they lack only one of these.
   */
  private boolean areInAlmostLocked(List<Integer> set, Set<Candidate> one, Set<Candidate> other) {
    Set<Integer> digits = new HashSet<>();
    Set<Set<Candidate>> places = new HashSet<>();
    for (int cell : set) {
      view.ofCell(cell).forEach(candidate -> digits.add(candidate.digit()));
      for (int second : set) {
        if (second != cell && !view.see(cell, second)) {
          return false;
        }
      }
    }
    digits.forEach(digit -> places.add(new HashSet<>(view.places(set, digit))));
    return digits.size() == set.size() + 1
        && set.stream().allMatch(cell -> view.digit(cell) == 0)
        && places.contains(new HashSet<>(one))
        && places.contains(new HashSet<>(other))
        && !one.equals(other);
  }

  private static boolean isFromOffToOn(Link link) {
    return !link.fromIsOn() && link.toIsOn() && link.inner().isEmpty();
  }

  private static boolean isLike(Link first, Link other) {
    return first.to().equals(other.to())
        && first.toIsOn() == other.toIsOn()
        && first.fromIsOn() == other.fromIsOn()
        && first.inner().equals(other.inner());
  }

  private int stateInner(int start) throws EvidenceChecker.Refusal {
    Link first = links.get(start);
    InnerReason inner = first.inner().orElseThrow();
    Set<Candidate> premises = CandidateView.candidates();
    int end = start;
    while (end < links.size()
        && isLike(first, links.get(end))
        && premises.add(links.get(end).from())) {
      end++;
    }
    if (first.fromIsOn()) {
      throw new EvidenceChecker.Refusal("a technique inside needs what is out: " + first);
    }
    Candidate to = first.to();
    Deduction conclusion =
        first.toIsOn()
            ? new Deduction.Placement(to.cell(), to.digit())
            : new Deduction.Elimination(to.cell(), to.digit());
    Optional<String> refusal =
        EvidenceChecker.refusalInside(view.without(premises), inner, List.of(conclusion));
    if (refusal.isPresent()) {
      throw new EvidenceChecker.Refusal(inner.kind() + " inside: " + refusal.get());
    }
    List<Candidate> isTrue = new ArrayList<>(premises);
    if (first.toIsOn()) {
      isTrue.add(to);
    }
    proof.either(isTrue, first.toIsOn() ? List.of() : List.of(to));
    return end;
  }
}
