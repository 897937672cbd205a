package org.nonomino.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;

/** Tints differ if they should, and are as few as possible. */
final class RegionTintsTest {
  @Test
  void boxesNeedTwo() {
    assertThat(count(RegionTints.of(Pictures.boxes(9), false))).isEqualTo(2);
    assertThat(count(RegionTints.of(Pictures.boxes(36), false))).isEqualTo(2);
    assertThat(RegionTints.of(Pictures.boxes(1), true)).containsExactly(0);
  }

  /** All three boxes of a row touch each other on a torus of three boxes each way. */
  @Test
  void boxesNeedThreeWhereTheEdgesAreJoined() {
    assertThat(count(RegionTints.of(Pictures.boxes(9), true))).isEqualTo(3);
  }

  @Test
  void connectedRegionsNeedFourAtMost() {
    long seed = 20_240_611;
    Random random = new Random(seed);
    for (int size : new int[] {6, 8, 9, 12, 16}) {
      RegionMask mask = Pictures.boxes(size);
      for (int i = 0; i < 60; i++) {
        mask = wiggled(mask, random);
        int[] tints = RegionTints.of(mask, false);
        requireDifferent(mask, tints);
        assertThat(count(tints)).as("seed %d, %s", seed, matrix(mask)).isLessThanOrEqualTo(4);
      }
    }
  }

  @Test
  void noFewerTintsWouldDo() {
    long seed = 77;
    Random random = new Random(seed);
    for (int i = 0; i < 300; i++) {
      RegionMask mask = scattered(2 + random.nextInt(6), random);
      if (mask.isNone()) {
        continue;
      }
      int[] tints = RegionTints.of(mask, false);
      requireDifferent(mask, tints);
      assertThat(canDoWith(count(tints) - 1, mask, new int[mask.size()], 0))
          .as("seed %d, %s", seed, matrix(mask))
          .isFalse();
    }
  }

  @Test
  void regionsInManyPiecesMayNeedATintEach() {
    RegionMask mask = scattered(36, new Random(1));
    int[] tints = RegionTints.of(mask, true);

    requireDifferent(mask, tints);
    assertThat(count(tints)).isGreaterThan(20).isLessThanOrEqualTo(36);
  }

  private static int count(int[] tints) {
    return (int) Arrays.stream(tints).distinct().count();
  }

  private static String matrix(RegionMask mask) {
    return Arrays.toString(mask.toArray());
  }

  private static void requireDifferent(RegionMask mask, int[] tints) {
    int size = mask.size();
    for (int cell = 0; cell < size * size; cell++) {
      for (int next : new int[] {cell % size + 1 < size ? cell + 1 : cell, cell + size}) {
        if (next < size * size && mask.region(next) != mask.region(cell)) {
          assertThat(tints[mask.region(next)])
              .as("%d next to %d in %s", next, cell, matrix(mask))
              .isNotEqualTo(tints[mask.region(cell)]);
        }
      }
    }
  }

  private static RegionMask scattered(int size, Random random) {
    int[] labels = new int[size * size];
    Arrays.setAll(labels, cell -> cell / size);
    for (int i = labels.length - 1; i > 0; i--) {
      swap(labels, i, random.nextInt(i + 1));
    }
    return RegionMask.jigsaw(size, labels);
  }

  /** Swaps cells of two regions until both are connected again, a few times. */
  private static RegionMask wiggled(RegionMask mask, Random random) {
    int size = mask.size();
    RegionMask wiggled = mask;
    for (int i = 0; i < 300; i++) {
      int[] labels = wiggled.toArray();
      int first = random.nextInt(labels.length);
      int second = random.nextInt(labels.length);
      int one = labels[first];
      int other = labels[second];
      swap(labels, first, second);
      RegionMask changed = RegionMask.jigsaw(size, labels);
      if (one != other
          && Layout.of(changed).pieceCount(changed.region(first)) == 1
          && Layout.of(changed).pieceCount(changed.region(second)) == 1) {
        wiggled = changed;
      }
    }
    return wiggled;
  }

  private static void swap(int[] labels, int first, int second) {
    int kept = labels[first];
    labels[first] = labels[second];
    labels[second] = kept;
  }

  /** Tries all ways to give different tints to regions that touch. */
  private static boolean canDoWith(int count, RegionMask mask, int[] tints, int region) {
    if (region == mask.size()) {
      return true;
    }
    for (int tint = 1; tint <= count; tint++) {
      tints[region] = tint;
      if (isFine(mask, tints) && canDoWith(count, mask, tints, region + 1)) {
        return true;
      }
    }
    tints[region] = 0;
    return false;
  }

  private static boolean isFine(RegionMask mask, int[] tints) {
    int size = mask.size();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column + 1 < size; column++) {
        if (clash(mask, tints, row * size + column, row * size + column + 1)
            || clash(mask, tints, column * size + row, column * size + size + row)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean clash(RegionMask mask, int[] tints, int cell, int next) {
    int tint = tints[mask.region(cell)];
    return mask.region(cell) != mask.region(next) && tint != 0 && tint == tints[mask.region(next)];
  }
}
