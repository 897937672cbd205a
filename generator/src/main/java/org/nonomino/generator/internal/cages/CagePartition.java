package org.nonomino.generator.internal.cages;

import java.util.Arrays;

/**
 * Which cells of a grid are in which cage. Immutable; cages are numbered from 0 in the order of
 * their first cells.
 */
final class CagePartition {
  /** The number of a cell in no cage. */
  static final int NO_CAGE = -1;

  private final int[] cageOf;
  private final int[][] cages;

  /**
   * @param labels any numbers from 0 for the cages, or {@link #NO_CAGE}; n² of them
   */
  CagePartition(int[] labels) {
    int[] numbers = new int[maxLabel(labels) + 1];
    Arrays.fill(numbers, NO_CAGE);
    int[] sizes = new int[numbers.length];
    cageOf = new int[labels.length];
    int count = 0;
    for (int cell = 0; cell < labels.length; cell++) {
      cageOf[cell] = NO_CAGE;
      if (labels[cell] != NO_CAGE) {
        if (numbers[labels[cell]] == NO_CAGE) {
          numbers[labels[cell]] = count++;
        }
        cageOf[cell] = numbers[labels[cell]];
        sizes[cageOf[cell]]++;
      }
    }
    cages = new int[count][];
    for (int cage = 0; cage < count; cage++) {
      cages[cage] = new int[sizes[cage]];
      sizes[cage] = 0;
    }
    for (int cell = 0; cell < labels.length; cell++) {
      if (cageOf[cell] != NO_CAGE) {
        cages[cageOf[cell]][sizes[cageOf[cell]]++] = cell;
      }
    }
  }

  private static int maxLabel(int[] labels) {
    int max = 0;
    for (int label : labels) {
      max = Math.max(max, label);
    }
    return max;
  }

  int count() {
    return cages.length;
  }

  /** Returns the cells of a cage, ascending; not copied. */
  int[] cells(int cage) {
    return cages[cage];
  }

  /** Returns the cage of a cell, or {@link #NO_CAGE}. */
  int cageOf(int cell) {
    return cageOf[cell];
  }

  /** Returns the cage of each cell, in a new array. */
  int[] labels() {
    return cageOf.clone();
  }
}
