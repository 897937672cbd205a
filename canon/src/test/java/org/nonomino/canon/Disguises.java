package org.nonomino.canon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/** Creates random transformations, and grids and puzzles for them. */
final class Disguises {
  private Disguises() {}

  /** Returns a permutation of 0..count−1. */
  static int[] permutation(int count, SplittableRandom random) {
    int[] numbers = Transformation.identityOrder(count);
    for (int last = count - 1; last > 0; last--) {
      int other = random.nextInt(last + 1);
      int kept = numbers[last];
      numbers[last] = numbers[other];
      numbers[other] = kept;
    }
    return numbers;
  }

  /** Returns all permutations of 0..count−1. */
  static List<int[]> permutations(int count) {
    List<int[]> permutations = List.of(new int[0]);
    for (int next = 0; next < count; next++) {
      List<int[]> longer = new ArrayList<>();
      for (int[] shorter : permutations) {
        for (int at = 0; at <= next; at++) {
          int[] order = Arrays.copyOf(shorter, next + 1);
          System.arraycopy(shorter, at, order, at + 1, next - at);
          order[at] = next;
          longer.add(order);
        }
      }
      permutations = longer;
    }
    return permutations;
  }

  /** Returns any order of rows, columns and digits, transposed or not. */
  static Transformation any(int size, SplittableRandom random) {
    int[] digits = new int[size + 1];
    int[] order = permutation(size, random);
    for (int digit = 1; digit <= size; digit++) {
      digits[digit] = order[digit - 1] + 1;
    }
    return Transformation.of(
        size, random.nextBoolean(), permutation(size, random), permutation(size, random), digits);
  }

  /** Returns the puzzle with at most some of its givens. */
  static Grid some(Grid givens, int count, SplittableRandom random) {
    Grid fewer = givens;
    for (int cell : permutation(givens.cellCount(), random)) {
      if (fewer.filledCount() > count) {
        fewer = fewer.with(cell, 0);
      }
    }
    return fewer;
  }

  /** Returns the form of a puzzle with a new canonicalizer. */
  static CanonicalForm form(Puzzle puzzle) {
    return Canonicalizer.of(puzzle.rules()).form(puzzle.givens());
  }
}
