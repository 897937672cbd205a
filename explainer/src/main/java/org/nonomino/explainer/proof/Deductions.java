package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.DigitSets;
import org.nonomino.solver.SearchBudget;

/** Draws all conclusions without cases from what a state knows. Used once. */
final class Deductions {
  private static final int[] NO_CELLS = {};

  private static final long[] NO_DOMAINS = {};

  /** The maximum number of cells or digits of a set. */
  private static final int MAX_SET = 4;

  /** Finds steps of one kind. */
  @FunctionalInterface
  private interface Kind {
    /** Adds steps to the state, and returns whether there were any. */
    boolean find();
  }

  private final ProofState state;
  private final ProofParts parts;
  private final int size;
  private final Random random;
  private final SearchBudget budget;

  /** The digits that steps are about, bit d for digit d. */
  private final long digits;

  /** The domains of each scope when it was last tried, so it is not tried again. */
  private final List<long[]> tried = new ArrayList<>();

  private final List<ProofParts.Scope> scopes = new ArrayList<>();

  private Deductions(ProofState state, long digits, Random random, SearchBudget budget) {
    this.state = state;
    this.parts = state.parts;
    this.size = parts.size;
    this.digits = digits;
    this.random = random;
    this.budget = budget;
    scopes.addAll(parts.scopes);
    scopes.addAll(parts.jointScopes);
    scopes.forEach(scope -> tried.add(NO_DOMAINS));
  }

  /**
   * Adds steps to a state until there is a contradiction or nothing follows.
   *
   * @param digits the digits that steps are about, bit d for digit d
   * @param random the order of equally simple steps
   */
  static void draw(ProofState state, long digits, Random random, SearchBudget budget) {
    new Deductions(state, digits, random, budget).draw();
  }

  private void draw() {
    List<Kind> kinds =
        new ArrayList<>(
            List.of(
                this::singles,
                this::intersections,
                () -> scopes(0, parts.scopes.size()),
                this::sets,
                this::leftovers,
                () -> scopes(parts.scopes.size(), scopes.size())));
    if (parts.allowNames()) {
      // Most digits have no name, so sets of them are rare.
      Collections.swap(kinds, 3, 4);
    }
    boolean isNew = true;
    while (isNew && !budget.isStopped()) {
      isNew = false;
      for (Kind kind : kinds) {
        if (findContradiction()) {
          return;
        }
        if (kind.find()) {
          isNew = true;
          break;
        }
      }
    }
  }

  private void add(
      Argument argument, int digit, int[] cells, int[] used, long set, List<Claim> conclusions) {
    state.add(
        new Derivation(
            argument, digit, cells, used, set, List.of(), List.copyOf(conclusions), state.time));
  }

  private boolean findContradiction() {
    if (state.contradiction().isPresent()) {
      return true;
    }
    for (int cell = 0; cell < parts.cellCount; cell++) {
      if (state.candidates[cell] == 0) {
        add(Argument.ONLY_DIGIT, 0, new int[] {cell}, NO_CELLS, 0, List.of());
        return true;
      }
    }
    for (ProofParts.Group group : parts.groups) {
      if (findSameDigit(group)) {
        return true;
      }
    }
    for (ProofParts.Group house : parts.groups) {
      for (long rest = house.isHouse() ? digits : 0; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        if (places(house, digit).length == 0) {
          int[] used = {house.part()};
          add(Argument.ONLY_PLACE, digit, house.cells(), used, 0, List.of());
          return true;
        }
      }
    }
    return false;
  }

  /** Looks for two cells of a group with the same only candidate. */
  private boolean findSameDigit(ProofParts.Group group) {
    long seen = 0;
    for (int cell : group.cells()) {
      long candidate = state.candidates[cell];
      if (state.digits[cell] != 0 || Long.bitCount(candidate) != 1) {
        continue;
      }
      if ((seen & candidate) != 0) {
        int[] cells =
            Arrays.stream(group.cells())
                .filter(each -> state.candidates[each] == candidate && state.digits[each] == 0)
                .limit(2)
                .toArray();
        add(Argument.NAKED_SET, 0, cells, new int[] {group.part()}, candidate, List.of());
        return true;
      }
      seen |= candidate;
    }
    return false;
  }

  private int[] places(ProofParts.Group house, int digit) {
    return places(house.cells(), digit);
  }

  private int[] places(int[] cells, int digit) {
    int count = 0;
    for (int cell : cells) {
      count += (int) (state.candidates[cell] >>> digit & 1);
    }
    int[] found = new int[count];
    int next = 0;
    for (int cell : cells) {
      if (DigitSets.has(state.candidates[cell], digit)) {
        found[next++] = cell;
      }
    }
    return found;
  }

  private <T> List<T> shuffled(List<T> list) {
    List<T> copy = new ArrayList<>(list);
    Collections.shuffle(copy, random);
    return copy;
  }

  /** Looks at the places of a digit in a house. */
  @FunctionalInterface
  private interface PlaceLook {
    /** Adds steps to the state, and returns whether there were any. */
    boolean find(ProofParts.Group house, int digit, int[] places);
  }

  /** Looks at each digit in each house, in a random order of the houses. */
  private boolean lookAtPlaces(PlaceLook look) {
    boolean isNew = false;
    for (ProofParts.Group house : shuffled(parts.groups)) {
      for (long rest = house.isHouse() ? digits : 0; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        isNew |= look.find(house, digit, places(house, digit));
      }
    }
    return isNew;
  }

  private boolean onlyPlace(ProofParts.Group house, int digit, int[] places) {
    if (places.length != 1 || state.digits[places[0]] != 0) {
      return false;
    }
    int[] used = {house.part()};
    List<Claim> found = List.of(Claim.placed(places[0], digit));
    add(Argument.ONLY_PLACE, digit, house.cells(), used, 0, found);
    return true;
  }

  private boolean singles() {
    boolean isNew = lookAtPlaces(this::onlyPlace);
    for (int cell = 0; cell < parts.cellCount; cell++) {
      if (state.digits[cell] == 0 && Long.bitCount(state.candidates[cell]) == 1) {
        int digit = Long.numberOfTrailingZeros(state.candidates[cell]);
        List<Claim> found = List.of(Claim.placed(cell, digit));
        add(Argument.ONLY_DIGIT, 0, new int[] {cell}, NO_CELLS, 0, found);
        isNew = true;
      }
    }
    return isNew;
  }

  /** Excludes a digit from cells that exclude it from all places in a house. */
  private boolean intersections() {
    return lookAtPlaces(this::intersection);
  }

  private boolean intersection(ProofParts.Group house, int digit, int[] places) {
    if (places.length < 2 || places.length > size) {
      return false;
    }
    boolean isNew = false;
    for (ProofParts.Group other : parts.groupsOf.get(places[0])) {
      if (other.part() != house.part() && containsAll(other.cells(), places)) {
        List<Claim> found = new ArrayList<>();
        for (int cell : other.cells()) {
          if (!ProofParts.contains(places, cell)) {
            addIfNew(Claim.excluded(cell, digit), found);
          }
        }
        if (!found.isEmpty()) {
          int[] used = {house.part(), other.part()};
          add(Argument.INTERSECTION, digit, places, used, 0, found);
          isNew = true;
        }
      }
    }
    if (places.length < MAX_SET && commonPeers(house, digit, places)) {
      isNew = true;
    }
    return isNew;
  }

  /** Excludes a digit from the cells that see its places by different parts. */
  private boolean commonPeers(ProofParts.Group house, int digit, int[] places) {
    boolean isNew = false;
    for (int cell = 0; cell < parts.cellCount; cell++) {
      if (ProofParts.contains(places, cell) || !DigitSets.has(state.candidates[cell], digit)) {
        continue;
      }
      TreeSet<Integer> used = new TreeSet<>();
      boolean seesAll = true;
      for (int place : places) {
        OptionalInt part = partOf(cell, place, digit);
        seesAll &= part.isPresent();
        part.ifPresent(used::add);
      }
      if (seesAll) {
        used.remove(house.part());
        int[] all = new int[used.size() + 1];
        all[0] = house.part();
        int next = 1;
        for (int part : used) {
          all[next++] = part;
        }
        List<Claim> found = List.of(Claim.excluded(cell, digit));
        add(Argument.INTERSECTION, digit, places, all, 0, found);
        isNew = true;
      }
    }
    return isNew;
  }

  /** Returns a part that keeps a digit out of one of two cells. */
  private OptionalInt partOf(int cell, int other, int digit) {
    for (ProofParts.Group group : parts.groupsOf.get(cell)) {
      if (ProofParts.contains(group.cells(), other)) {
        return OptionalInt.of(group.part());
      }
    }
    for (ProofParts.Link link : parts.linksOf.get(cell)) {
      if (link.other() == other && !link.table().allows(digit, digit)) {
        return OptionalInt.of(link.part());
      }
    }
    return OptionalInt.empty();
  }

  private void addIfNew(Claim claim, List<Claim> found) {
    if (!state.isKnown(claim)) {
      found.add(claim);
    }
  }

  private static boolean containsAll(int[] cells, int[] some) {
    for (int cell : some) {
      if (!ProofParts.contains(cells, cell)) {
        return false;
      }
    }
    return true;
  }

  private boolean scopes(int from, int to) {
    boolean isNew = false;
    for (int i = from; i < to && !isNew && !budget.isStopped(); i++) {
      ProofParts.Scope scope = scopes.get(i);
      long[] domains = new long[scope.cells().length];
      for (int k = 0; k < domains.length; k++) {
        domains[k] = state.candidates[scope.cells()[k]];
      }
      if (Arrays.equals(domains, tried.get(i))) {
        continue;
      }
      tried.set(i, domains);
      long[] supported = new Choices(parts, scope.cells(), scope.parts(), domains).supported();
      List<Claim> found = new ArrayList<>();
      boolean isPossible = true;
      for (int k = 0; k < domains.length; k++) {
        isPossible &= supported[k] != 0;
        for (long out = domains[k] & ~supported[k]; out != 0; out &= out - 1) {
          found.add(Claim.excluded(scope.cells()[k], Long.numberOfTrailingZeros(out)));
        }
      }
      if (!found.isEmpty()) {
        List<Claim> conclusions = isPossible ? found : List.of();
        add(Argument.CONSTRAINT, 0, scope.cells(), scope.parts(), 0, conclusions);
        isNew = true;
      }
    }
    return isNew;
  }

  private boolean sets() {
    for (int count = 2; count <= MAX_SET; count++) {
      for (ProofParts.Group group : shuffled(parts.groups)) {
        if (nakedSet(group, count, 0, new int[count], 0, 0)
            || (group.isHouse() && hiddenSet(group, count, 1, 0, new TreeSet<>()))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean nakedSet(
      ProofParts.Group group, int count, int from, int[] chosen, int used, long union) {
    if (Long.bitCount(union) > count) {
      return false;
    }
    if (used == count) {
      List<Claim> found = new ArrayList<>();
      if (Long.bitCount(union) == count) {
        for (int cell : group.cells()) {
          for (long rest = ProofParts.contains(chosen, cell) ? 0 : union;
              rest != 0;
              rest &= rest - 1) {
            addIfNew(Claim.excluded(cell, Long.numberOfTrailingZeros(rest)), found);
          }
        }
        if (found.isEmpty()) {
          return false;
        }
      }
      int[] parts = {group.part()};
      add(Argument.NAKED_SET, 0, chosen.clone(), parts, union, found);
      return true;
    }
    for (int i = from; i < group.cells().length; i++) {
      int cell = group.cells()[i];
      if (state.digits[cell] == 0 && Long.bitCount(state.candidates[cell]) <= count) {
        chosen[used] = cell;
        long more = union | state.candidates[cell];
        if (nakedSet(group, count, i + 1, chosen, used + 1, more)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean hiddenSet(
      ProofParts.Group house, int count, int from, long chosen, Set<Integer> cells) {
    if (cells.size() > count) {
      return false;
    }
    if (Long.bitCount(chosen) == count) {
      List<Claim> found = new ArrayList<>();
      if (cells.size() == count) {
        for (int cell : cells) {
          long out = state.candidates[cell] & ~chosen;
          for (long rest = out; rest != 0; rest &= rest - 1) {
            addIfNew(Claim.excluded(cell, Long.numberOfTrailingZeros(rest)), found);
          }
        }
        if (found.isEmpty()) {
          return false;
        }
      }
      int[] used = {house.part()};
      add(Argument.HIDDEN_SET, 0, ProofParts.toArray(cells), used, chosen, found);
      return true;
    }
    for (int digit = from; digit <= size; digit++) {
      int[] places = places(house, digit);
      if (DigitSets.has(digits, digit) && places.length > 1 && places.length <= count) {
        TreeSet<Integer> more = new TreeSet<>(cells);
        Arrays.stream(places).forEach(more::add);
        if (hiddenSet(house, count, digit + 1, chosen | 1L << digit, more)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Compares how often a digit occurs in lines and in regions. */
  private boolean leftovers() {
    boolean isNew = false;
    int houses = Integer.MAX_VALUE;
    for (ProofParts.Law law : parts.laws) {
      int count = law.more().size() + law.fewer().size();
      if (isNew && count > houses) {
        return true;
      }
      for (long rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Long.numberOfTrailingZeros(rest);
        if (compare(law, digit)) {
          isNew = true;
          houses = count;
        }
      }
      if (budget.isStopped()) {
        return isNew;
      }
    }
    return isNew;
  }

  private boolean compare(ProofParts.Law law, int digit) {
    int leftMax = houses(law.leftOfHouses(), digit);
    int rightMin = placed(law.right(), digit);
    if (leftMax <= rightMin + law.surplus()) {
      return exhaust(law, digit, true, leftMax < rightMin + law.surplus());
    }
    int rightMax = houses(law.rightOfHouses(), digit);
    int leftMin = placed(law.left(), digit);
    if (rightMax + law.surplus() <= leftMin) {
      return exhaust(law, digit, false, rightMax + law.surplus() < leftMin);
    }
    return false;
  }

  /** Returns the number of sets of cells with a place for a digit. */
  private int houses(int[][] sets, int digit) {
    int count = 0;
    for (int[] cells : sets) {
      for (int cell : cells) {
        if (DigitSets.has(state.candidates[cell], digit)) {
          count++;
          break;
        }
      }
    }
    return count;
  }

  private int placed(int[] cells, int digit) {
    int count = 0;
    for (int cell : cells) {
      if (state.digits[cell] == digit) {
        count++;
      }
    }
    return count;
  }

  /**
   * Adds that one side has as many of a digit as it can, and the other as few as it can.
   *
   * @param isLeft whether the side with as many is the left one
   */
  private boolean exhaust(ProofParts.Law law, int digit, boolean isLeft, boolean isImpossible) {
    List<Claim> found = new ArrayList<>();
    if (!isImpossible) {
      for (int cell : isLeft ? law.right() : law.left()) {
        if (state.digits[cell] != digit) {
          addIfNew(Claim.excluded(cell, digit), found);
        }
      }
      for (int[] cells : isLeft ? law.leftOfHouses() : law.rightOfHouses()) {
        int[] inside = places(cells, digit);
        if (inside.length == 1) {
          addIfNew(Claim.placed(inside[0], digit), found);
        }
      }
      if (found.isEmpty()) {
        return false;
      }
    }
    TreeSet<Integer> used = new TreeSet<>();
    law.more().forEach(house -> used.add(house.part()));
    law.fewer().forEach(house -> used.add(house.part()));
    state.add(
        new Derivation(
            Argument.LEFTOVERS,
            digit,
            isLeft ? law.left() : law.right(),
            ProofParts.toArray(used),
            isLeft ? 1 : 0,
            List.of(law),
            List.copyOf(found),
            state.time));
    return true;
  }
}
