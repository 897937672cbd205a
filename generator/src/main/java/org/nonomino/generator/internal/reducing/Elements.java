package org.nonomino.generator.internal.reducing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.nonomino.core.RegionMask;
import org.nonomino.generator.internal.cells.CellBits;
import org.nonomino.generator.internal.placing.Placed;
import org.nonomino.generator.terms.CellPattern;
import org.nonomino.generator.terms.Symmetry;

/**
 * The removable parts of a puzzle: the orbits of cells that hold givens, numbered from 0, and then
 * the removable groups of constraints. Immutable.
 */
final class Elements {
  private final int[][] orbits;
  private final int[] removable;
  private final CellPattern start;
  private final int groupCount;

  /** Whether a cell of each orbit is marked, see {@link GivenPlaces}. */
  private final boolean[] isMarked;

  /** Whether a cell of each orbit should be empty, see {@link GivenPlaces}. */
  private final boolean[] isAvoided;

  private final RegionMask mask;

  private Elements(
      int[][] orbits,
      int[] removable,
      CellPattern start,
      int groupCount,
      boolean[] isMarked,
      boolean[] isAvoided,
      RegionMask mask) {
    this.orbits = orbits;
    this.removable = removable;
    this.start = start;
    this.groupCount = groupCount;
    this.isMarked = isMarked;
    this.isAvoided = isAvoided;
    this.mask = mask;
  }

  /**
   * Returns the elements of a puzzle.
   *
   * @param start the givens at first
   * @param kept the givens that always stay, some of these
   * @param symmetry the symmetry of both
   * @param mask the regions over which givens are spread
   */
  static Elements of(
      CellPattern start,
      CellPattern kept,
      Symmetry symmetry,
      List<Placed> groups,
      RegionMask mask) {
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
    GivenPlaces places = GivenPlaces.of(groups);
    boolean[] isMarked = new boolean[orbits.size()];
    boolean[] isAvoided = new boolean[orbits.size()];
    for (int orbit = 0; orbit < isMarked.length; orbit++) {
      for (int cell : orbits.get(orbit)) {
        isMarked[orbit] |= places.isMarked(cell);
        isAvoided[orbit] |= places.isAvoided(cell);
      }
    }
    return new Elements(
        orbits.toArray(int[][]::new),
        Arrays.copyOf(removable, count),
        start,
        groups.size(),
        isMarked,
        isAvoided,
        mask);
  }

  int orbitCount() {
    return orbits.length;
  }

  int count() {
    return orbits.length + removable.length;
  }

  /**
   * Returns whether givens of an orbit would hide a part of a line, or make a mark such as odd or
   * even needless.
   */
  boolean isMarked(int orbit) {
    return isMarked[orbit];
  }

  /** Returns whether a cell of an orbit should be empty, see {@link GivenPlaces}. */
  boolean isAvoided(int orbit) {
    return isAvoided[orbit];
  }

  /** Returns whether a region would have many givens with those of one more orbit: above n/2. */
  boolean isCrowded(int orbit, Choice choice) {
    int[] inRegion = new int[mask.size()];
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      inRegion[mask.region(cell)] += CellBits.contains(choice.clues, cell) ? 1 : 0;
    }
    boolean isCrowded = false;
    for (int cell : orbits[orbit]) {
      isCrowded |= ++inRegion[mask.region(cell)] > mask.size() / 2;
    }
    return isCrowded;
  }

  /** Returns the number of givens of an element, 0 for a group. */
  int cellCount(int element) {
    return element < orbits.length ? orbits[element].length : 0;
  }

  /** Returns the number of the group of an element that is one. */
  int group(int element) {
    return removable[element - orbits.length];
  }

  /** Returns a cell of an orbit. */
  int cell(int orbit) {
    return orbits[orbit][0];
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

  /** Returns the choice of none but the kept givens. */
  Choice none() {
    Choice choice = all();
    for (int element = 0; element < count(); element++) {
      remove(element, choice);
    }
    return choice;
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
