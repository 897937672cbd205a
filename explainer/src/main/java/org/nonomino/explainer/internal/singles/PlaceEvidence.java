package org.nonomino.explainer.internal.singles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Candidate;

/**
 * Why a digit has only one place in a house: the smallest set of digits in the grid that close the
 * other empty cells, and the cells that no digit closes. Immutable.
 *
 * <p>If several sets are equally small, it is the easiest to see and then the nearest to the place.
 */
final class PlaceEvidence {
  private static final long EFFORT = 1L << 16;

  /** The sights of each digit of the set, by its cell, ascending. */
  private final Map<Integer, List<Sight>> sights;

  private final Losses losses;

  private PlaceEvidence(Map<Integer, List<Sight>> sights, Losses losses) {
    this.sights = sights;
    this.losses = losses;
  }

  /**
   * Returns the evidence for a digit in a house.
   *
   * @param cell its only place
   */
  static PlaceEvidence of(BoardState board, House house, int cell, int digit) {
    Map<Integer, List<Sight>> bySource = new TreeMap<>();
    List<Candidate> lost = new ArrayList<>();
    long closed = 0;
    for (int position = 0; position < house.size(); position++) {
      int other = house.cell(position);
      if (board.digit(other) == 0 && other != cell) {
        List<Sight> all = Sight.of(board, other, digit);
        if (all.isEmpty()) {
          lost.add(new Candidate(other, digit));
        } else {
          closed |= 1L << position;
          all.forEach(
              sight -> bySource.computeIfAbsent(sight.cell(), key -> new ArrayList<>()).add(sight));
        }
      }
    }
    List<List<Sight>> sources = List.copyOf(bySource.values());
    List<SmallestCover.Option> options =
        sources.stream().map(sights -> option(sights, house, cell)).toList();
    Map<Integer, List<Sight>> chosen = new TreeMap<>();
    for (int option : SmallestCover.of(closed, options)) {
      chosen.put(sources.get(option).get(0).cell(), sources.get(option));
    }
    return new PlaceEvidence(chosen, new Losses(board, lost));
  }

  private static SmallestCover.Option option(List<Sight> sights, House house, int cell) {
    long positions = 0;
    int effort = 0;
    for (Sight sight : sights) {
      positions |= 1L << positionIn(house, sight.excluded().cell());
      effort = Math.max(effort, sight.effort());
    }
    int distance = distance(sights.get(0).cell(), cell, house.size());
    return new SmallestCover.Option(positions, SmallestCover.SET + effort * EFFORT + distance);
  }

  private static int positionIn(House house, int cell) {
    int position = 0;
    while (house.cell(position) != cell) {
      position++;
    }
    return position;
  }

  /** Returns the rows or the columns between two cells, whichever are more. */
  private static int distance(int first, int second, int size) {
    return Math.max(Math.abs(first / size - second / size), Math.abs(first % size - second % size));
  }

  /** Returns the digits of the set, by cell; one with several houses once for each of them. */
  List<Blocker> blockers() {
    List<Blocker> blockers = new ArrayList<>();
    sights.forEach(
        (cell, all) -> {
          Map<Optional<House>, List<Integer>> byHouse = new LinkedHashMap<>();
          for (Sight sight : all) {
            byHouse
                .computeIfAbsent(sight.house(), house -> new ArrayList<>())
                .add(sight.excluded().cell());
          }
          byHouse.forEach(
              (house, closed) ->
                  blockers.add(new Blocker(cell, all.get(0).digit(), house, closed)));
        });
    return blockers;
  }

  /** Returns the cells of the equal digits of the set that close cells through a house. */
  List<Integer> equalInHouses(int digit) {
    List<Integer> cells = new ArrayList<>();
    sights.forEach(
        (cell, all) -> {
          if (all.get(0).digit() == digit && isInHouse(all)) {
            cells.add(cell);
          }
        });
    return cells;
  }

  /** Returns the cells of the other equal digits of the set, by the rule through which they do. */
  Map<Optional<Constraint>, List<Integer>> equalByRule(int digit) {
    Map<Optional<Constraint>, List<Integer>> byRule = new LinkedHashMap<>();
    sights.forEach(
        (cell, all) -> {
          if (all.get(0).digit() == digit && !isInHouse(all)) {
            byRule.computeIfAbsent(all.get(0).rule(), rule -> new ArrayList<>()).add(cell);
          }
        });
    return byRule;
  }

  private static boolean isInHouse(List<Sight> sights) {
    return sights.stream().anyMatch(sight -> sight.house().isPresent());
  }

  /** Returns the first sight of each other digit of the set, by cell. */
  List<Sight> unequal(int digit) {
    return sights.values().stream()
        .map(all -> all.get(0))
        .filter(sight -> sight.digit() != digit)
        .toList();
  }

  /**
   * Returns the cells that each digit of the set closes, ascending, without those of a digit before
   * it. The key is one of its sights.
   */
  Map<Sight, List<Integer>> closedBy() {
    Map<Sight, List<Integer>> closedBy = new LinkedHashMap<>();
    Set<Integer> before = new HashSet<>();
    for (List<Sight> all : sights.values()) {
      List<Integer> closed = new ArrayList<>();
      for (Sight sight : all) {
        if (before.add(sight.excluded().cell())) {
          closed.add(sight.excluded().cell());
        }
      }
      closedBy.put(all.get(0), closed);
    }
    return closedBy;
  }

  /** Returns the cells that no digit closes, with the reasons. */
  Losses losses() {
    return losses;
  }

  /** Returns how many digits the set has. */
  int count() {
    return sights.size();
  }
}
