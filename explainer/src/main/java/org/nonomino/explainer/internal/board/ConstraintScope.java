package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Constraint;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;

/**
 * The cells of one constraint, and the conditions for their digits: those of the constraint, and
 * that cells of a house differ. A {@link JointScope} has the conditions of several constraints in
 * the same form. Methods identify cells by their index in {@link #cells}. Immutable; thread-safe.
 */
public final class ConstraintScope {
  /** The constraint, or the first of several. */
  public final Constraint constraint;

  /** The cells in the order in which people examine them, each once. */
  public final int[] cells;

  public final List<Linear> sums;
  public final List<AutomatonPath> paths;

  /**
   * The digits that another cell may have, bit d − 1 for digit d, indexed by a cell, the other cell
   * and the digit of the first.
   */
  private final long[][][] allowed;

  private ConstraintScope(CellRelations.Own own, int[] cells, Layout layout) {
    this(own, cells, own.conditions().automata(), layout);
    for (Relation relation : own.conditions().relations()) {
      int first = indexOf(relation.first());
      int second = indexOf(relation.second());
      for (int digit = 1; digit <= layout.size(); digit++) {
        allowed[first][second][digit] &= relation.table().allowed(digit) >>> 1;
        allowed[second][first][digit] &= relation.table().transposed().allowed(digit) >>> 1;
      }
    }
  }

  private ConstraintScope(
      CellRelations.Own own, int[] cells, List<AutomatonPath> paths, Layout layout) {
    this.constraint = own.constraint();
    this.cells = cells;
    this.sums = own.conditions().linears();
    this.paths = paths;
    allowed = allowed(cells, layout.size(), (one, other) -> own.differ(layout, one, other));
  }

  /** Creates the scope of the cells of several constraints that are examined together. */
  ConstraintScope(JointScope joint, BoardTables tables) {
    this.constraint = joint.constraints().get(0);
    this.cells = joint.cells;
    this.sums = joint.parts.stream().flatMap(part -> part.sums.stream()).toList();
    this.paths = joint.parts.stream().flatMap(part -> part.paths.stream()).toList();
    allowed = allowed(cells, tables.size, tables.layout::arePeers);
    CellRelations relations = tables.relations().orElseThrow();
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < cells.length; j++) {
        if (i != j) {
          long[] both = allowed[i][j];
          relations.between(cells[i], cells[j]).entrySet().stream()
              .filter(each -> joint.relating.contains(each.getKey()))
              .forEach(each -> restrict(both, each.getValue()));
        }
      }
    }
    for (ConstraintScope part : joint.parts) {
      int[] at = Arrays.stream(part.cells).map(this::indexOf).toArray();
      for (int i = 0; i < at.length; i++) {
        for (int j = 0; j < at.length; j++) {
          restrict(allowed[at[i]][at[j]], part.allowed[i][j]);
        }
      }
    }
  }

  private static void restrict(long[] allowed, long[] further) {
    for (int digit = 1; digit < allowed.length; digit++) {
      allowed[digit] &= further[digit];
    }
  }

  /** Returns tables that allow all pairs of digits, but not equal ones in cells that differ. */
  private static long[][][] allowed(int[] cells, int size, DifferentCells differ) {
    long all = -1L >>> (Long.SIZE - size);
    long[][][] allowed = new long[cells.length][cells.length][size + 1];
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < cells.length; j++) {
        boolean areApart = i != j && differ.test(cells[i], cells[j]);
        for (int digit = 1; digit <= size; digit++) {
          allowed[i][j][digit] = areApart ? all & ~(1L << (digit - 1)) : all;
        }
      }
    }
    return allowed;
  }

  /** Decides whether two cells cannot have the same digit. */
  private interface DifferentCells {
    boolean test(int first, int second);
  }

  /**
   * Returns the scopes of the constraints of rules, in their order. A constraint that applies to
   * the whole grid has one for each automaton, such as that of 2×2 cells.
   */
  static List<ConstraintScope> of(List<CellRelations.Own> constraints, Layout layout) {
    List<ConstraintScope> scopes = new ArrayList<>();
    for (CellRelations.Own each : constraints) {
      if (each.constraint().appliesEverywhere()) {
        for (AutomatonPath path : each.conditions().automata()) {
          scopes.add(new ConstraintScope(each, path.cells().toArray(), List.of(path), layout));
        }
      } else {
        int[] cells = cells(each.constraint(), each.conditions());
        if (cells.length > 1) {
          scopes.add(new ConstraintScope(each, cells, layout));
        }
      }
    }
    return List.copyOf(scopes);
  }

  private static int[] cells(Constraint constraint, Conditions own) {
    Set<Integer> cells = new LinkedHashSet<>();
    for (AutomatonPath path : own.automata()) {
      path.cells().stream().forEach(cells::add);
    }
    constraint.cells().stream().forEach(cells::add);
    for (Relation relation : own.relations()) {
      cells.add(relation.first());
      cells.add(relation.second());
    }
    // The sums of lines can depend on those of other lines.
    for (Linear sum : own.linears()) {
      for (int i = 0; i < sum.count(); i++) {
        cells.add(sum.cell(i));
      }
    }
    boolean isRestricted =
        !own.automata().isEmpty()
            || !own.relations().isEmpty()
            || !own.linears().isEmpty()
            || own.differing().stream().anyMatch(each -> each.count() > 1);
    return isRestricted ? cells.stream().mapToInt(Integer::intValue).toArray() : new int[0];
  }

  /** Returns the index of a cell; −1 if it does not belong to the constraint. */
  public int indexOf(int cell) {
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == cell) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the indices of some cells of the constraint, in their order. */
  public int[] indicesOf(CellList list) {
    return list.stream().map(this::indexOf).toArray();
  }

  /**
   * Returns the digits that another cell may have if a cell has a digit.
   *
   * @param index the index of the cell with the digit
   * @param other the index of the other cell
   */
  public long allowed(int index, int digit, int other) {
    return allowed[index][other][digit];
  }

  /** Returns whether a pair of its cells has fewer choices here than in another scope. */
  public boolean isTighterThan(ConstraintScope other) {
    int[] at = Arrays.stream(other.cells).map(this::indexOf).toArray();
    for (int i = 0; i < at.length; i++) {
      for (int j = 0; j < at.length; j++) {
        if (!Arrays.equals(allowed[at[i]][at[j]], other.allowed[i][j])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether all conditions are for pairs of cells, without sums and automata. */
  public boolean hasOnlyPairs() {
    return sums.isEmpty() && paths.isEmpty();
  }

  @Override
  public String toString() {
    return constraint + " in " + Arrays.toString(cells);
  }
}
