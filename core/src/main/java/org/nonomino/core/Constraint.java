package org.nonomino.core;

import java.util.BitSet;
import java.util.List;

/**
 * A rule of a puzzle beyond rows, columns and regions, as people name it: a cage, a thermometer, no
 * two equal digits a knight's move apart. Implementations are immutable values, one class per kind;
 * their constructors refuse what makes no sense with an {@link InvalidConstraintException}.
 *
 * <p>Not for implementation by other programs: text, JSON, pictures, explanations and canonical
 * forms know only the classes in {@code org.nonomino.core.constraint}. They treat a constraint as
 * its {@link #kind} says, or fail with a {@link ClassCastException}. Only the strategies, which see
 * the primitives of {@link #lower}, would accept others.
 */
public interface Constraint {
  /** Returns the kind. */
  ConstraintKind kind();

  /** Returns n, the number of rows of the grids that the constraint is for. */
  default int size() {
    return cells().size();
  }

  /**
   * Returns the cells that the constraint is drawn in, in the order in which its kind lists them;
   * all cells of the grid if it applies everywhere.
   */
  CellList cells();

  /**
   * Returns whether the constraint applies to all cells of the grid, such as anti-knight, and
   * therefore has no place in it.
   */
  default boolean appliesEverywhere() {
    CellList cells = cells();
    return cells.count() == cells.size() * cells.size();
  }

  /**
   * Returns whether a full grid satisfies this constraint. This is the definition of the kind,
   * written as plainly as possible: tests compare {@link #lower} with it.
   *
   * @param full a grid of the same size without empty cells
   * @param of the rules that contain this constraint; kinds such as negative dots depend on the
   *     other constraints, and region sum lines on the mask
   */
  boolean holds(Grid full, Rules of);

  /**
   * Checks that the numbers of this constraint make sense for the values of the digits, such as
   * that some digits have the sum of a cage. Rules check all their constraints.
   *
   * @param symbols of the same size
   * @throws InvalidConstraintException if they do not
   */
  default void requireFit(Symbols symbols) {}

  /**
   * Describes this constraint for a search: adds primitives that together allow exactly the full
   * grids for which {@link #holds} returns true.
   *
   * @param of the rules that contain this constraint, of which only the mask, the constraints and
   *     {@link Rules#isHidden} may be used
   * @param into collects the primitives
   */
  void lower(Rules of, Primitives into);

  /**
   * Returns the parts of this constraint that a player knows if only some cells can be seen. They
   * follow from it and name only cells of its visible parts. By default, the {@linkplain
   * ConstraintKind#shape shape} decides whether this is the whole constraint or nothing. Kinds that
   * also restrict parts of their cells return the visible parts.
   *
   * @param lit the cells that can be seen
   * @param of the rules that contain this constraint
   */
  default List<Constraint> seenIn(BitSet lit, Rules of) {
    return kind().shape().isSeen(this, lit) ? List.of(this) : List.of();
  }
}
