package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;

/**
 * Why a cell has only one candidate: the smallest set of houses that have the other digits, and the
 * candidates that no digit in the grid excludes. Immutable.
 */
final class DigitEvidence {
  private static final long EFFORT = 1L << 16;

  /**
   * The digits in the grid that exclude candidates of the cell by one house or one rule, each with
   * another candidate.
   *
   * @param house empty if a rule excludes them
   * @param rule empty if a house has the digits
   * @param sights in the order of the excluded digits
   */
  record Group(Optional<House> house, Optional<Constraint> rule, List<Sight> sights) {
    Group {
      sights = List.copyOf(sights);
    }

    /** Returns the excluded digits, bit d − 1 for digit d. */
    long digits() {
      long digits = 0;
      for (Sight sight : sights) {
        digits |= 1L << (sight.excluded().digit() - 1);
      }
      return digits;
    }

    List<Integer> cells() {
      return sights.stream().map(Sight::cell).toList();
    }
  }

  private record Source(Optional<House> house, Optional<Constraint> rule) {}

  private final List<Group> groups;
  private final Losses losses;

  private DigitEvidence(List<Group> groups, Losses losses) {
    this.groups = List.copyOf(groups);
    this.losses = losses;
  }

  /**
   * Returns the evidence for the digit of a cell.
   *
   * @param digit its only candidate
   */
  static DigitEvidence of(BoardState board, int cell, int digit) {
    Map<Source, List<Sight>> bySource = new LinkedHashMap<>();
    for (int house : board.tables.housesOf[cell]) {
      bySource.put(source(board.tables.house(house)), new ArrayList<>());
    }
    List<Candidate> lost = new ArrayList<>();
    long seen = 0;
    for (int other = 1; other <= board.size(); other++) {
      if (other != digit) {
        List<Sight> sights = Sight.of(board, cell, other);
        if (sights.isEmpty()) {
          lost.add(new Candidate(cell, other));
        } else {
          seen |= 1L << (other - 1);
          addTo(bySource, board, sights);
        }
      }
    }
    bySource.values().removeIf(List::isEmpty);
    return new DigitEvidence(smallest(bySource, seen), new Losses(board, lost));
  }

  private static Source source(House house) {
    return new Source(Optional.of(house), Optional.empty());
  }

  /** Adds the sights of a candidate to each house that has the digit, or else to its rules. */
  private static void addTo(
      Map<Source, List<Sight>> bySource, BoardState board, List<Sight> sights) {
    boolean isInHouse = sights.stream().anyMatch(sight -> sight.house().isPresent());
    for (Sight sight : sights) {
      if (isInHouse) {
        for (int house : board.tables.housesOf[sight.excluded().cell()]) {
          if (board.tables.isIn(sight.cell(), house)) {
            bySource
                .computeIfAbsent(source(board.tables.house(house)), key -> new ArrayList<>())
                .add(sight);
          }
        }
      } else {
        bySource
            .computeIfAbsent(new Source(Optional.empty(), sight.rule()), rule -> new ArrayList<>())
            .add(sight);
      }
    }
  }

  private static List<Group> smallest(Map<Source, List<Sight>> bySource, long seen) {
    List<Group> all = new ArrayList<>();
    bySource.forEach((source, sights) -> all.add(new Group(source.house, source.rule, sights)));
    List<SmallestCover.Option> options = all.stream().map(DigitEvidence::option).toList();
    List<Group> groups = new ArrayList<>();
    long open = seen;
    for (int chosen : SmallestCover.of(seen, options)) {
      Group group = all.get(chosen);
      List<Sight> sights = new ArrayList<>();
      for (Sight sight : group.sights) {
        long bit = 1L << (sight.excluded().digit() - 1);
        if ((open & bit) != 0) {
          open ^= bit;
          sights.add(sight);
        }
      }
      groups.add(new Group(group.house, group.rule, sights));
    }
    return groups;
  }

  private static SmallestCover.Option option(Group group) {
    int effort = group.house.map(Sight::effort).orElse(Sight.BY_RULE);
    return new SmallestCover.Option(group.digits(), SmallestCover.SET + effort * EFFORT);
  }

  /** Returns the groups, those of lines first. */
  List<Group> groups() {
    return groups;
  }

  /** Returns the candidates that no digit in the grid excludes, with the reasons. */
  Losses losses() {
    return losses;
  }

  /** Returns the digits that exclude candidates, with the house of their group. */
  List<Blocker> blockers() {
    List<Blocker> blockers = new ArrayList<>();
    for (Group group : groups) {
      for (Sight sight : group.sights) {
        Blocker blocker =
            new Blocker(sight.cell(), sight.digit(), group.house, List.of(sight.excluded().cell()));
        if (!blockers.contains(blocker)) {
          blockers.add(blocker);
        }
      }
    }
    return blockers;
  }
}
