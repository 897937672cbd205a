package org.nonomino.generator.internal.reducing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.clues.UnavoidableSets;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.solver.Search;

/**
 * Determines whether some givens and some groups of constraints leave a filling as the only
 * solution. Used by one thread.
 *
 * <p>Each solution found in addition to the filling is kept as the differing cells and the groups
 * that it breaks. A later choice with none of these cells and groups has several solutions, so it
 * needs no search.
 */
public final class RuleSetTest {
  private final Rules base;
  private final Rules all;
  private final Grid filling;
  private final List<Placed> groups;
  private final SolutionCheck check;

  private final int cellWords;

  /**
   * The cells where each kept solution differs from the filling, and in further words the groups
   * that it breaks. A choice must have one of them.
   */
  private final UnavoidableSets unavoidable;

  private BitSet preparedGroups = new BitSet();
  private Optional<Search> prepared = Optional.empty();

  /**
   * @param base the rules that always apply
   * @param filling a full grid that satisfies them and all groups
   */
  public RuleSetTest(Rules base, Grid filling, List<Placed> groups, SolutionCheck check) {
    this.base = base;
    this.filling = filling;
    this.groups = groups;
    this.check = check;
    BitSet everything = new BitSet();
    everything.set(0, groups.size());
    this.all = rules(everything);
    this.cellWords = CellBits.words(filling.cellCount());
    this.unavoidable = new UnavoidableSets(cellWords + CellBits.words(groups.size()));
  }

  /** Returns the regions. */
  RegionMask mask() {
    return base.mask();
  }

  /** Returns the rules with some of the groups. */
  public Rules rules(BitSet groupsIn) {
    List<Constraint> constraints = new ArrayList<>(base.constraints());
    for (int group = groupsIn.nextSetBit(0); group >= 0; group = groupsIn.nextSetBit(group + 1)) {
      constraints.addAll(groups.get(group).constraints());
    }
    return base.withConstraints(constraints);
  }

  /** Returns the filling's digits in some cells. */
  Grid givens(long[] clues) {
    int[] digits = new int[filling.cellCount()];
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = CellBits.contains(clues, cell) ? filling.digit(cell) : 0;
    }
    return Grid.of(filling.size(), digits);
  }

  /** Returns whether the choice provably leaves one solution; false if a limit came first. */
  boolean accepts(long[] clues, BitSet groupsIn) {
    if (unavoidable.anyMissedBy(joined(clues, groupsIn))) {
      return false;
    }
    if (prepared.isEmpty() || !preparedGroups.equals(groupsIn)) {
      preparedGroups = (BitSet) groupsIn.clone();
      prepared = Optional.of(check.prepare(rules(groupsIn)));
    }
    SolutionCheck.Result result = check.check(prepared.get(), givens(clues));
    check.other().ifPresent(this::keep);
    return result == SolutionCheck.Result.UNIQUE;
  }

  /**
   * Returns the solution besides the filling that the latest refused choice has, if it is known.
   */
  Optional<Grid> other() {
    return check.other();
  }

  /** Returns whether a solution breaks a group. */
  boolean isBroken(int group, Grid solution) {
    return isBroken(groups.get(group), solution);
  }

  /** Returns whether the digits of a solution and of the filling differ in a cell. */
  boolean differs(int cell, Grid solution) {
    return solution.digit(cell) != filling.digit(cell);
  }

  boolean isStopped() {
    return check.isStopped();
  }

  /** Returns cells and groups as one set. */
  private long[] joined(long[] cells, BitSet groupsIn) {
    long[] joined = Arrays.copyOf(cells, cellWords + CellBits.words(groups.size()));
    long[] words = groupsIn.toLongArray();
    System.arraycopy(words, 0, joined, cellWords, words.length);
    return joined;
  }

  private void keep(Grid other) {
    long[] difference = new long[cellWords];
    for (int cell = 0; cell < filling.cellCount(); cell++) {
      if (other.digit(cell) != filling.digit(cell)) {
        CellBits.add(difference, cell);
      }
    }
    BitSet broken = new BitSet();
    for (int group = 0; group < groups.size(); group++) {
      broken.set(group, isBroken(groups.get(group), other));
    }
    unavoidable.add(joined(difference, broken));
  }

  private boolean isBroken(Placed group, Grid other) {
    for (Constraint constraint : group.constraints()) {
      if (!constraint.holds(other, all)) {
        return true;
      }
    }
    return false;
  }
}
