package org.nonomino.explainer.internal.board;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.Constraint;

/**
 * Constraints whose conditions are examined together: all conditions of some, and of others only
 * the relations between two cells. Equal digits in a house are always excluded. Immutable;
 * thread-safe.
 */
public final class JointScope {
  /** The constraints with all their conditions. */
  public final List<ConstraintScope> parts;

  /** The constraints of which only the relations between two of the cells count. */
  public final List<Constraint> relating;

  /** The cells of all parts, and further ones, each once. Not to be changed. */
  public final int[] cells;

  private final BoardTables tables;
  private final ConstraintScope conditions;

  /**
   * @param relating at least one constraint if there are no parts
   * @param cells the cells of the parts and perhaps further ones, each once
   */
  JointScope(
      List<ConstraintScope> parts, List<Constraint> relating, int[] cells, BoardTables tables) {
    this.parts = List.copyOf(parts);
    this.relating = List.copyOf(relating);
    this.cells = cells;
    this.tables = tables;
    this.conditions = new ConstraintScope(this, tables);
  }

  /** Returns all constraints, each once, first those of the parts. */
  public List<Constraint> constraints() {
    Set<Constraint> all = new LinkedHashSet<>();
    parts.forEach(part -> all.add(part.constraint));
    all.addAll(relating);
    return List.copyOf(all);
  }

  /** Returns the conditions for all cells. */
  public ConstraintScope conditions() {
    return conditions;
  }

  /** Returns this scope with only some of its constraints, in the same cells. */
  public JointScope with(List<ConstraintScope> fewerParts, List<Constraint> fewerRelating) {
    return new JointScope(fewerParts, fewerRelating, cells, tables);
  }

  /** Returns this scope without a cell that none of its parts has. */
  public JointScope without(int cell) {
    int[] fewer = Arrays.stream(cells).filter(each -> each != cell).toArray();
    return new JointScope(parts, relating, fewer, tables);
  }

  /** Returns whether one of its parts has a cell. */
  public boolean isInPart(int cell) {
    return parts.stream().anyMatch(part -> part.indexOf(cell) >= 0);
  }

  @Override
  public String toString() {
    return constraints() + " in " + Arrays.toString(cells);
  }
}
