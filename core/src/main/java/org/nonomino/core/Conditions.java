package org.nonomino.core;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/**
 * The conditions of {@link Rules} that are not houses, as five kinds of primitives that every
 * strategy understands. They belong to one puzzle, so a strategy prepares them again for each. Sets
 * of digits have bit d for digit d. Immutable.
 *
 * <p>Two objects are equal if they have the same primitives, in whatever order the constraints were
 * written. Constraints that mean the same in different primitives are not recognised as equal.
 */
public final class Conditions {
  private final int size;
  private final List<CellList> differing;

  /** The allowed digits of each cell; empty if all cells may have all digits. */
  private final long[] allowed;

  private final List<Relation> relations;
  private final List<Linear> linears;
  private final List<AutomatonPath> automata;
  private final boolean isEmpty;

  /** Computed on first use; 0 before that. */
  private int hash;

  Conditions(
      int size,
      List<CellList> differing,
      long[] allowed,
      List<Relation> relations,
      List<Linear> linears,
      List<AutomatonPath> automata) {
    this.size = size;
    this.differing = List.copyOf(differing);
    this.allowed = allowed;
    this.relations = List.copyOf(relations);
    this.linears = List.copyOf(linears);
    this.automata = List.copyOf(automata);
    this.isEmpty =
        differing.isEmpty()
            && allowed.length == 0
            && relations.isEmpty()
            && linears.isEmpty()
            && automata.isEmpty();
  }

  /** Returns the conditions of plain rules, of which there are none. */
  static Conditions none(int size) {
    return new Conditions(size, List.of(), new long[0], List.of(), List.of(), List.of());
  }

  /** Returns whether there are no conditions. */
  public boolean isEmpty() {
    return isEmpty;
  }

  /** Returns sets of 2 to n−1 cells that hold no digit twice, each with ascending cells. */
  public List<CellList> differing() {
    return differing;
  }

  /** Returns whether some cell may not have all digits. */
  boolean restrictsDigits() {
    return allowed.length > 0;
  }

  /** Returns the digits that a cell may have. */
  public long allowed(int cell) {
    return allowed.length == 0 ? DigitSets.all(size) : allowed[cell];
  }

  /** Returns the relations, at most one for each pair of cells. */
  public List<Relation> relations() {
    return relations;
  }

  /** Returns the conditions on sums. */
  public List<Linear> linears() {
    return linears;
  }

  /** Returns the conditions with automata. */
  public List<AutomatonPath> automata() {
    return automata;
  }

  /**
   * Returns whether no primitive by itself is broken by the digits of a grid, whatever comes into
   * its empty cells. For a full grid, the result is whether the conditions hold.
   */
  public boolean areKeptBy(Grid grid) {
    if (isEmpty) {
      return true;
    }
    for (int cell = 0; cell < allowed.length; cell++) {
      int digit = grid.digit(cell);
      if (digit != 0 && (allowed[cell] >>> digit & 1) == 0) {
        return false;
      }
    }
    return differing.stream().noneMatch(cells -> cells.hasRepeatedDigit(grid))
        && relations.stream().allMatch(each -> each.isKeptBy(grid))
        && linears.stream().allMatch(each -> each.isKeptBy(grid))
        && automata.stream().allMatch(each -> each.isKeptBy(grid));
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Conditions conditions
            && hashCode() == conditions.hashCode()
            && Arrays.equals(allowed, conditions.allowed)
            && sameElements(differing, conditions.differing)
            && sameElements(relations, conditions.relations)
            && sameElements(linears, conditions.linears)
            && sameElements(automata, conditions.automata));
  }

  private static <T> boolean sameElements(List<T> first, List<T> second) {
    return first.size() == second.size() && new HashSet<>(first).equals(new HashSet<>(second));
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash =
          sum(differing) ^ Arrays.hashCode(allowed) ^ sum(relations) ^ sum(linears) ^ sum(automata);
    }
    return hash;
  }

  /** Returns the sum of the hash codes, so the order does not matter. */
  private static int sum(List<?> primitives) {
    return primitives.stream().mapToInt(Object::hashCode).sum();
  }
}
