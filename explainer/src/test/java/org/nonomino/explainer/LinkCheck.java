package org.nonomino.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.internal.step.FoundStep;
import org.nonomino.explainer.terms.Candidate;
import org.nonomino.explainer.terms.Link;

/** Checks the links of an alternating chain one by one, from the evidence alone. */
final class LinkCheck {
  private LinkCheck() {}

  static void check(FoundStep step, BoardState board) {
    List<Link> links = step.evidence().links();
    List<Set<Candidate>> from = new ArrayList<>();
    List<Set<Candidate>> to = new ArrayList<>();
    boolean wasOn = true;
    for (Link link : links) {
      assertThat(link.toIsOn()).as(step.name()).isNotEqualTo(link.fromIsOn());
      if (from.isEmpty() || wasOn != link.fromIsOn()) {
        from.add(new LinkedHashSet<>());
        to.add(new LinkedHashSet<>());
      }
      from.get(from.size() - 1).add(link.from());
      to.get(to.size() - 1).add(link.to());
      wasOn = link.fromIsOn();
    }
    for (int i = 0; i < from.size(); i++) {
      if (i > 0) {
        assertThat(from.get(i)).as(step.name()).isEqualTo(to.get(i - 1));
      }
      if (i % 2 == 0) {
        assertThat(isStrong(step, from.get(i), to.get(i), board)).as(step.notation(board)).isTrue();
      } else {
        assertThat(isWeak(from.get(i), to.get(i), board)).as(step.notation(board)).isTrue();
      }
    }
    // A chain ends with a strong link; a loop ends with a weak link at its beginning.
    if (from.size() % 2 == 0) {
      assertThat(to.get(to.size() - 1)).as(step.name()).isEqualTo(from.get(0));
    }
  }

  /**
   * Returns whether one of the candidates is true, because they are all those of a cell or all
   * places of a house, or all places of two digits in an almost locked set.
   */
  private static boolean isStrong(
      FoundStep step, Set<Candidate> from, Set<Candidate> to, BoardState board) {
    for (List<Integer> set : step.evidence().sets()) {
      if (isAlmostLocked(set, board)
          && places(from, set, board).equals(from)
          && places(to, set, board).equals(to)
          && digit(from) != digit(to)) {
        return true;
      }
    }
    Set<Candidate> all = new LinkedHashSet<>(from);
    all.addAll(to);
    Candidate first = all.iterator().next();
    if (all.stream().allMatch(each -> each.cell() == first.cell())) {
      return all.size() == Long.bitCount(board.candidates(first.cell()));
    }
    for (House house : board.layout().houses()) {
      int places = 0;
      for (int cell : house.cells()) {
        places += board.isCandidate(cell, first.digit()) ? 1 : 0;
      }
      if (places == all.size()
          && all.stream()
              .allMatch(each -> each.digit() == first.digit() && house.contains(each.cell()))) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether cells of one house have one more candidate than cells. */
  private static boolean isAlmostLocked(List<Integer> set, BoardState board) {
    long digits = 0;
    for (int cell : set) {
      digits |= board.candidates(cell);
    }
    return Long.bitCount(digits) == set.size() + 1
        && board.layout().houses().stream()
            .anyMatch(house -> set.stream().allMatch(house::contains));
  }

  /** Returns all places in some cells of the digit of a node. */
  private static Set<Candidate> places(Set<Candidate> node, List<Integer> cells, BoardState board) {
    return cells.stream()
        .filter(cell -> board.isCandidate(cell, digit(node)))
        .map(cell -> new Candidate(cell, digit(node)))
        .collect(Collectors.toSet());
  }

  private static int digit(Set<Candidate> node) {
    return node.iterator().next().digit();
  }

  /** Returns whether no two candidates of different sides are both true. */
  private static boolean isWeak(Set<Candidate> from, Set<Candidate> to, BoardState board) {
    return from.stream()
        .allMatch(
            one ->
                to.stream()
                    .allMatch(
                        other ->
                            one.digit() == other.digit()
                                ? board.layout().houses().stream()
                                    .anyMatch(
                                        house ->
                                            one.cell() != other.cell()
                                                && house.contains(one.cell())
                                                && house.contains(other.cell()))
                                : one.cell() == other.cell()));
  }
}
