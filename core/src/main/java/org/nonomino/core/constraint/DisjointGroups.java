package org.nonomino.core.constraint;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Grid;
import org.nonomino.core.Primitives;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/**
 * Cells in the same place of their regions have different digits: for each k, the k-th cells of all
 * regions, counted in reading order, hold each digit once.
 */
public record DisjointGroups(int size) implements Constraint {
  /** Returns the groups of a mask: the first cells of all regions, the second cells, and so on. */
  public static List<CellList> groups(RegionMask mask) {
    int size = mask.size();
    int[][] groups = new int[size][size];
    int[] seen = new int[size];
    for (int cell = 0; cell < size * size; cell++) {
      int region = mask.region(cell);
      groups[seen[region]++][region] = cell;
    }
    List<CellList> lists = new ArrayList<>(size);
    for (int[] group : groups) {
      lists.add(CellList.of(size, group));
    }
    return lists;
  }

  /**
   * Returns the number of the group of a cell, from 0. It is the number of cells of its region
   * before it.
   */
  public static int groupNumber(RegionMask mask, int cell) {
    int number = 0;
    for (int before = 0; before < cell; before++) {
      number += mask.region(before) == mask.region(cell) ? 1 : 0;
    }
    return number;
  }

  @Override
  public ConstraintKind kind() {
    return ConstraintKind.DISJOINT_GROUPS;
  }

  @Override
  public CellList cells() {
    return CellList.all(size);
  }

  @Override
  public boolean holds(Grid full, Rules of) {
    return groups(of.mask()).stream().allMatch(group -> group.hasDistinctDigits(full));
  }

  @Override
  public void lower(Rules of, Primitives into) {
    groups(of.mask()).forEach(into::allDifferent);
  }
}
