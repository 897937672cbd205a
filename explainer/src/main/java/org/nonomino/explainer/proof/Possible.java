package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Linear;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/**
 * The possible digits of some cells under some parts of a puzzle, found by trying all. Shares no
 * code with the search for proofs, whose steps it checks.
 */
final class Possible {
  private final int size;
  private final boolean hasGiven;
  private final List<Conditions> conditions = new ArrayList<>();

  /** The sets of n cells that hold each digit. */
  private final List<List<Integer>> houses = new ArrayList<>();

  /** The houses and the smaller sets of cells that hold no digit twice. */
  private final List<List<Integer>> groups = new ArrayList<>();

  Possible(Rules rules, List<PuzzlePart> parts) {
    size = rules.size();
    hasGiven = parts.stream().anyMatch(PuzzlePart.Given.class::isInstance);
    for (PuzzlePart part : parts) {
      if (part instanceof PuzzlePart.OfHouse house) {
        houses.add(IntStream.of(house.house().cells()).boxed().toList());
      } else if (part instanceof PuzzlePart.OfConstraint limits) {
        rules.housesOf(limits.constraint()).forEach(cells -> houses.add(list(cells)));
        Conditions own = rules.conditionsOf(limits.constraint());
        own.differing().forEach(cells -> groups.add(list(cells)));
        conditions.add(own);
      }
    }
    groups.addAll(houses);
  }

  private static List<Integer> list(CellList cells) {
    return cells.stream().boxed().toList();
  }

  List<List<Integer>> groups() {
    return groups;
  }

  /** Returns whether digits can be exchanged without breaking a part. */
  boolean treatsDigitsAlike() {
    return !hasGiven && conditions.stream().allMatch(this::treatDigitsAlike);
  }

  private boolean treatDigitsAlike(Conditions each) {
    if (!each.linears().isEmpty() || !each.automata().isEmpty()) {
      return false;
    }
    for (int cell = 0; cell < size * size; cell++) {
      if (each.allowed(cell) != DigitSets.all(size)) {
        return false;
      }
    }
    // Whether two digits are allowed depends only on whether they are equal.
    for (Relation relation : each.relations()) {
      for (int first = 1; first <= size; first++) {
        for (int second = 1; second <= size; second++) {
          int other = first == second ? 1 : Math.min(2, size);
          if (relation.table().allows(first, second) != relation.table().allows(1, other)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static boolean isOpposed(Claim claim, int cell, int digit) {
    return claim.cell() == cell && (claim.digit() == digit) != claim.isPlaced();
  }

  /**
   * Returns whether a digit can be placed once in each house so that claims hold. Claims about
   * other digits count too: an occupied cell has no room for the digit.
   */
  boolean hasPlaces(int digit, List<Claim> claims) {
    boolean[] isOut = new boolean[size * size];
    boolean[] isPlaced = new boolean[size * size];
    for (int cell = 0; cell < isOut.length; cell++) {
      for (Claim claim : claims) {
        isOut[cell] |= isOpposed(claim, cell, digit);
      }
      for (Conditions each : conditions) {
        isOut[cell] |= !DigitSets.has(each.allowed(cell), digit);
      }
    }
    for (Claim claim : claims) {
      if (claim.isPlaced() && claim.digit() != digit) {
        excludeRelated(claim, digit, isOut);
      }
    }
    for (Claim claim : claims) {
      if (claim.isPlaced()
          && claim.digit() == digit
          && !place(claim.cell(), digit, isOut, isPlaced)) {
        return false;
      }
    }
    return hasPlaces(digit, isOut, isPlaced);
  }

  private void excludeRelated(Claim claim, int digit, boolean[] isOut) {
    for (Conditions each : conditions) {
      for (Relation relation : each.relations()) {
        if (relation.first() == claim.cell() && !relation.table().allows(claim.digit(), digit)) {
          isOut[relation.second()] = true;
        } else if (relation.second() == claim.cell()
            && !relation.table().allows(digit, claim.digit())) {
          isOut[relation.first()] = true;
        }
      }
    }
  }

  /** Places the digit and excludes it from all cells that see this one; false if it cannot be. */
  private boolean place(int cell, int digit, boolean[] isOut, boolean[] isPlaced) {
    if (isOut[cell]) {
      return false;
    }
    isPlaced[cell] = true;
    for (List<Integer> group : groups) {
      if (group.contains(cell)) {
        group.forEach(other -> isOut[other] |= other != cell);
      }
    }
    excludeRelated(Claim.placed(cell, digit), digit, isOut);
    for (int other = 0; other < isOut.length; other++) {
      if (isOut[other] && isPlaced[other]) {
        return false;
      }
    }
    return true;
  }

  private boolean hasPlaces(int digit, boolean[] isOut, boolean[] isPlaced) {
    List<Integer> fewest = List.of();
    boolean isDone = true;
    for (List<Integer> house : houses) {
      if (house.stream().anyMatch(cell -> isPlaced[cell])) {
        continue;
      }
      List<Integer> places = house.stream().filter(cell -> !isOut[cell]).toList();
      if (isDone || places.size() < fewest.size()) {
        fewest = places;
      }
      isDone = false;
    }
    for (int cell : fewest) {
      boolean[] nextOut = isOut.clone();
      boolean[] nextPlaced = isPlaced.clone();
      if (place(cell, digit, nextOut, nextPlaced) && hasPlaces(digit, nextOut, nextPlaced)) {
        return true;
      }
    }
    return isDone;
  }

  /**
   * Returns whether some cells can have digits so that claims hold and no named part is broken by
   * these cells alone.
   */
  boolean hasDigits(List<Integer> cells, List<Claim> claims) {
    long[] domains = new long[size * size];
    Arrays.fill(domains, DigitSets.all(size));
    Set<Integer> named = new HashSet<>(cells);
    for (Claim claim : claims) {
      if (!named.contains(claim.cell())) {
        // The step does not name the cell, so it cannot use the claim.
        continue;
      }
      for (int digit = 1; digit <= size; digit++) {
        if (isOpposed(claim, claim.cell(), digit)) {
          domains[claim.cell()] &= ~(1L << digit);
        }
      }
    }
    return hasDigits(new ArrayList<>(named), domains);
  }

  private boolean hasDigits(List<Integer> open, long[] domains) {
    int best = -1;
    for (int cell : open) {
      if (best < 0 || Long.bitCount(domains[cell]) < Long.bitCount(domains[best])) {
        best = cell;
      }
    }
    if (best < 0) {
      return true;
    }
    List<Integer> rest = new ArrayList<>(open);
    rest.remove(Integer.valueOf(best));
    for (int digit = 1; digit <= size; digit++) {
      if (!DigitSets.has(domains[best], digit)) {
        continue;
      }
      long[] next = domains.clone();
      next[best] = 1L << digit;
      for (List<Integer> group : groups) {
        if (group.contains(best)) {
          for (int other : group) {
            next[other] &= other == best ? -1L : ~(1L << digit);
          }
        }
      }
      if (areKept(best, next, open) && hasDigits(rest, next)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether conditions with a cell can still hold with these domains. */
  private boolean areKept(int cell, long[] domains, List<Integer> open) {
    for (int other : open) {
      if (domains[other] == 0) {
        return false;
      }
    }
    int digit = Long.numberOfTrailingZeros(domains[cell]);
    for (Conditions each : conditions) {
      if (!DigitSets.has(each.allowed(cell), digit)) {
        return false;
      }
      for (Relation relation : each.relations()) {
        if (relation.first() == cell) {
          domains[relation.second()] &= relation.table().allowed(digit);
        } else if (relation.second() == cell) {
          domains[relation.first()] &= relation.table().transposed().allowed(digit);
        }
      }
      for (Linear sum : each.linears()) {
        if (!isKept(sum, domains)) {
          return false;
        }
      }
      for (AutomatonPath path : each.automata()) {
        long[] choices = path.cells().stream().mapToLong(at -> domains[at]).toArray();
        if (!AutomatonPath.accepts(path.automaton(), choices)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isKept(Linear sum, long[] domains) {
    int low = 0;
    int high = 0;
    for (int i = 0; i < sum.count(); i++) {
      long domain = domains[sum.cell(i)];
      if (domain == 0) {
        return false;
      }
      int ends =
          Long.numberOfTrailingZeros(domain) + Long.SIZE - 1 - Long.numberOfLeadingZeros(domain);
      int least = Long.numberOfTrailingZeros(domain);
      int most = ends - least;
      low += sum.weight(i) * (sum.weight(i) > 0 ? least : most);
      high += sum.weight(i) * (sum.weight(i) > 0 ? most : least);
    }
    return low <= sum.to() && high >= sum.from();
  }
}
