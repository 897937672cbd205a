package org.nonomino.core;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A grid of givens and the rules that a solution must satisfy. The givens may contradict each other
 * ({@link Rules#findConflict}): such a puzzle has no solution.
 *
 * @param givens the digits that a solution must have
 * @param rules the rules, of the same size
 */
public record Puzzle(Grid givens, Rules rules) {
  /** Throws an {@link IllegalArgumentException} if the sizes differ. */
  public Puzzle {
    if (givens.size() != rules.size()) {
      throw new IllegalArgumentException(
          "givens of size " + givens.size() + " on a mask of size " + rules.size());
    }
  }

  /**
   * Creates a puzzle with the plain rules of a mask.
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public Puzzle(Grid givens, RegionMask mask) {
    this(givens, Rules.of(mask));
  }

  /**
   * Returns a puzzle with the same rules and different givens.
   *
   * @throws IllegalArgumentException if the sizes differ
   */
  public Puzzle withGivens(Grid newGivens) {
    return new Puzzle(newGivens, rules);
  }

  /**
   * Returns the puzzle with further constraints. Those that it has are not added twice.
   *
   * @throws InvalidConstraintException if a constraint needs regions that the puzzle does not have
   */
  public Puzzle withConstraints(List<Constraint> further) {
    rules.requireRegionsFor(further);
    Set<Constraint> all = new LinkedHashSet<>(rules.constraints());
    all.addAll(further);
    return further.isEmpty() ? this : new Puzzle(givens, rules.withConstraints(List.copyOf(all)));
  }

  /**
   * Returns the puzzle for a player who sees only some cells, with the givens in these cells and
   * the {@linkplain Rules#seenIn visible parts} of the constraints. It has all solutions of this
   * puzzle, and usually others.
   *
   * @param lit the cells that can be seen
   */
  public Puzzle seenIn(BitSet lit) {
    int[] seen = new int[givens.cellCount()];
    lit.stream().forEach(cell -> seen[cell] = givens.digit(cell));
    return new Puzzle(Grid.of(size(), seen), rules.seenIn(lit));
  }

  /**
   * Returns the puzzle with other symbols for its digits.
   *
   * @throws InvalidConstraintException if a constraint does not fit the values of the digits
   */
  public Puzzle withSymbols(Symbols symbols) {
    return symbols.equals(symbols()) ? this : new Puzzle(givens, rules.withSymbols(symbols));
  }

  /** Returns the symbols of the digits. */
  public Symbols symbols() {
    return rules.symbols();
  }

  /** Returns n. */
  public int size() {
    return rules.size();
  }

  /** Returns the mask, the region of each cell. */
  public RegionMask mask() {
    return rules.mask();
  }

  /** Returns the layout, with the houses and their peers. */
  public Layout layout() {
    return rules.layout();
  }

  /**
   * Returns whether the grid is a solution: full, without a conflict, and with every given in its
   * place.
   */
  public boolean isSolvedBy(Grid grid) {
    if (grid.size() != size() || !rules.isSolvedBy(grid)) {
      return false;
    }
    for (int cell = 0; cell < grid.cellCount(); cell++) {
      if (givens.digit(cell) != 0 && givens.digit(cell) != grid.digit(cell)) {
        return false;
      }
    }
    return true;
  }
}
