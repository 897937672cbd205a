package org.nonomino.generator.internal.reducing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.nonomino.generator.CellPattern;
import org.nonomino.generator.Symmetry;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.placing.Placed;

/**
 * What can be removed from a puzzle: the orbits of cells that hold givens, numbered from 0, and
 * then the removable groups of constraints. Immutable.
 */
final class Elements {
  private final int[][] orbits;
  private final int[] removable;
  private final CellPattern start;
  private final int groupCount;

  private Elements(int[][] orbits, int[] removable, CellPattern start, int groupCount) {
    this.orbits = orbits;
    this.removable = removable;
    this.start = start;
    this.groupCount = groupCount;
  }

  /**
   * Returns the elements of a puzzle.
   *
   * @param start the givens at first
   * @param kept the givens that always stay, some of these
   * @param symmetry the symmetry of both
   */
  static Elements of(CellPattern start, CellPattern kept, Symmetry symmetry, List<Placed> groups) {
    List<int[]> orbits = new ArrayList<>();
    for (int[] orbit : symmetry.orbits(start.size())) {
      if (start.contains(orbit[0]) && !kept.contains(orbit[0])) {
        orbits.add(orbit);
      }
    }
    int[] removable = new int[groups.size()];
    int count = 0;
    for (int group = 0; group < groups.size(); group++) {
      if (groups.get(group).isRemovable()) {
        removable[count++] = group;
      }
    }
    return new Elements(
        orbits.toArray(int[][]::new), Arrays.copyOf(removable, count), start, groups.size());
  }

  int orbitCount() {
    return orbits.length;
  }

  int count() {
    return orbits.length + removable.length;
  }

  /** Returns the number of givens of an element, 0 for a group. */
  int cellCount(int element) {
    return element < orbits.length ? orbits[element].length : 0;
  }

  /** Returns the choice of all elements. */
  Choice all() {
    long[] clues = new long[CellBits.words(start.size() * start.size())];
    for (int cell = 0; cell < start.size() * start.size(); cell++) {
      if (start.contains(cell)) {
        CellBits.add(clues, cell);
      }
    }
    BitSet groups = new BitSet();
    groups.set(0, groupCount);
    return new Choice(clues, groups);
  }

  boolean isIn(int element, Choice choice) {
    return element < orbits.length
        ? CellBits.contains(choice.clues, orbits[element][0])
        : choice.groups.get(removable[element - orbits.length]);
  }

  void add(int element, Choice choice) {
    if (element >= orbits.length) {
      choice.groups.set(removable[element - orbits.length]);
      return;
    }
    for (int cell : orbits[element]) {
      CellBits.add(choice.clues, cell);
    }
  }

  void remove(int element, Choice choice) {
    if (element >= orbits.length) {
      choice.groups.clear(removable[element - orbits.length]);
      return;
    }
    for (int cell : orbits[element]) {
      CellBits.remove(choice.clues, cell);
    }
  }

  /** The givens and the groups of one puzzle. */
  static final class Choice {
    final long[] clues;
    final BitSet groups;

    Choice(long[] clues, BitSet groups) {
      this.clues = clues;
      this.groups = groups;
    }

    Choice copy() {
      return new Choice(clues.clone(), (BitSet) groups.clone());
    }

    /** Returns the number of givens. */
    int clueCount() {
      return CellBits.count(clues);
    }
  }
}
