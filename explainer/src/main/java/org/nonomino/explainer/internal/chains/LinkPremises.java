package org.nonomino.explainer.internal.chains;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.Premises;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.InnerReason;
import org.nonomino.explainer.terms.Link;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.StepKind;

/**
 * The candidates that must be absent for the links of a chain. A link to a candidate that is off
 * needs none, because the rules exclude the two together. A link to a candidate that is on needs
 * that a cell or a house has only the candidates of the link. A technique inside the chain needs
 * what it would need on the board without the candidates that the chain excluded.
 *
 * <p>If the group of a link is not found, all absent candidates of the board are needed. Used for
 * one step; not thread-safe.
 */
public final class LinkPremises {
  private final BoardState board;
  private final Premises premises;

  private LinkPremises(BoardState board) {
    this.board = board;
    this.premises = new Premises(board);
  }

  /**
   * Returns the premises of chains whose nodes are single candidates.
   *
   * @param hasCases whether one of the candidates that the chains begin with must be true
   */
  public static List<Premise> of(Evidence evidence, BoardState board, boolean hasCases) {
    LinkPremises links = new LinkPremises(board);
    links.addAll(evidence, Set.of(), hasCases);
    return links.premises.toList();
  }

  /** Returns the premises of a chain whose nodes may be groups of candidates. */
  public static List<Premise> ofNodes(Evidence evidence, BoardState board) {
    LinkPremises all = new LinkPremises(board);
    List<Link> links = evidence.links();
    evidence.sets().forEach(all.premises::cells);
    for (int start = 0, end; start < links.size(); start = end) {
      Set<Candidate> group = new LinkedHashSet<>();
      boolean isFromOn = links.get(start).fromIsOn();
      for (end = start; end < links.size() && links.get(end).fromIsOn() == isFromOn; end++) {
        group.add(links.get(end).from());
        group.add(links.get(end).to());
      }
      if (!isFromOn && !isInSet(group) && !all.addGroup(group, Set.of())) {
        all.premises.everything();
      }
    }
    return all.premises.toList();
  }

  /** Returns whether an almost locked set links candidates of two digits in different cells. */
  private static boolean isInSet(Set<Candidate> group) {
    return group.stream().map(Candidate::digit).collect(Collectors.toSet()).size() > 1
        && group.stream().map(Candidate::cell).collect(Collectors.toSet()).size() > 1;
  }

  /**
   * Adds the premises of chains.
   *
   * @param out the candidates that the chains around these have excluded
   */
  private void addAll(Evidence evidence, Set<Candidate> out, boolean hasCases) {
    List<Link> links = evidence.links();
    for (int start = 0; start < links.size(); ) {
      Link first = links.get(start);
      int end = start + 1;
      if (first.inner().isPresent()) {
        Set<Candidate> inside = new LinkedHashSet<>(out);
        inside.add(first.from());
        while (end < links.size() && isLike(first, links.get(end))) {
          inside.add(links.get(end++).from());
        }
        addInner(first.inner().get(), inside);
      } else if (first.toIsOn()) {
        end = addOn(links, start, out);
      }
      start = end;
    }
    Set<Candidate> cases = new LinkedHashSet<>(evidence.candidates());
    if (hasCases && cases.size() > 1 && !addGroup(cases, out)) {
      premises.everything();
    }
  }

  /**
   * Adds the premises of the links to one candidate that is on; returns the index after them. If
   * two chains meet, there may be two sets of links one after the other.
   */
  private int addOn(List<Link> links, int start, Set<Candidate> out) {
    Link first = links.get(start);
    Set<Candidate> group = new LinkedHashSet<>();
    int end = start;
    for (; end < links.size() && isLike(first, links.get(end)); end++) {
      group.add(first.to());
      group.add(links.get(end).from());
      if (addGroup(group, out)) {
        group.clear();
      }
    }
    if (!group.isEmpty()) {
      premises.everything();
    }
    return end;
  }

  private static boolean isLike(Link first, Link other) {
    return first.to().equals(other.to())
        && first.toIsOn() == other.toIsOn()
        && first.fromIsOn() == other.fromIsOn()
        && first.inner().equals(other.inner());
  }

  /** Adds the premises of the cell or house that has exactly these candidates left, if any. */
  private boolean addGroup(Set<Candidate> group, Set<Candidate> out) {
    Candidate first = group.iterator().next();
    if (group.stream().allMatch(each -> each.cell() == first.cell())) {
      long digits = 0;
      for (Candidate each : group) {
        digits |= 1L << (each.digit() - 1);
      }
      if (left(first.cell(), out) != digits) {
        return false;
      }
      premises.cell(first.cell());
      return true;
    }
    if (group.stream().anyMatch(each -> each.digit() != first.digit())) {
      return false;
    }
    return smallestHouse(group, out).map(house -> premises.house(house, first.digit())).isPresent();
  }

  private long left(int cell, Set<Candidate> out) {
    long left = board.candidates(cell);
    for (Candidate each : out) {
      left &= each.cell() == cell ? ~(1L << (each.digit() - 1)) : -1L;
    }
    return left;
  }

  /** Returns the house with only these places left for their digit that needs fewest premises. */
  private Optional<House> smallestHouse(Set<Candidate> group, Set<Candidate> out) {
    Candidate first = group.iterator().next();
    Optional<House> best = Optional.empty();
    int fewest = Integer.MAX_VALUE;
    for (int house : board.tables.housesOf[first.cell()]) {
      if (hasOnly(house, first.digit(), group, out)) {
        House found = board.tables.house(house);
        int count = new Premises(board).house(found, first.digit()).toList().size();
        if (count < fewest) {
          fewest = count;
          best = Optional.of(found);
        }
      }
    }
    return best;
  }

  private boolean hasOnly(int house, int digit, Set<Candidate> group, Set<Candidate> out) {
    int count = 0;
    for (long rest = board.places(house, digit); rest != 0; rest &= rest - 1) {
      int cell = board.cellAt(house, Long.numberOfTrailingZeros(rest));
      Candidate place = new Candidate(cell, digit);
      if (group.contains(place)) {
        count++;
      } else if (!out.contains(place)) {
        return false;
      }
    }
    return count == group.size();
  }

  private void addInner(InnerReason inner, Set<Candidate> out) {
    Evidence evidence = inner.evidence();
    if (!evidence.links().isEmpty()) {
      addAll(evidence, out, /* hasCases= */ true);
      return;
    }
    switch (inner.kind()) {
      case POINTING, CLAIMING, GENERALIZED_INTERSECTION, HIDDEN_PAIR -> addPlaces(evidence, 1);
      case X_WING -> addPlaces(evidence, StepKind.X_WING.size());
      case NAKED_PAIR -> premises.cells(evidence.cells());
      default -> premises.all(evidence);
    }
  }

  /** Adds the premises of the digits of a pattern in its first houses. */
  private void addPlaces(Evidence evidence, int houses) {
    for (House house : evidence.houses().subList(0, houses)) {
      for (Candidate candidate : evidence.candidates()) {
        premises.house(house, candidate.digit());
      }
    }
  }
}
