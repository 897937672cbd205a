package org.nonomino.core;

import java.util.Arrays;
import java.util.Optional;

/**
 * The shared part of the three kinds of masks: the region of each cell, equality, and the rules,
 * created once.
 */
abstract class AbstractRegionMask implements RegionMask {
  private final int size;
  private final byte[] regions;
  private final int hash;
  private volatile Optional<Rules> rules = Optional.empty();

  /**
   * Takes ownership of {@code regions}, so the caller must not modify it: row-major, numbered in
   * the order of first appearance.
   */
  AbstractRegionMask(int size, byte[] regions) {
    this.size = size;
    this.regions = regions;
    this.hash = Arrays.hashCode(regions);
  }

  /** Checks the size of a mask, and the length of its mask matrix. */
  static void requireLabels(int size, int[] labels) {
    Grid.requireSize(size);
    if (labels.length != size * size) {
      throw new IllegalArgumentException(
          "a mask of size " + size + " needs " + size * size + " labels, not " + labels.length);
    }
  }

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final int region(int cell) {
    return regions[cell];
  }

  @Override
  public final int[] toArray() {
    int[] copy = new int[regions.length];
    for (int cell = 0; cell < copy.length; cell++) {
      copy[cell] = regions[cell];
    }
    return copy;
  }

  /** Returns the plain rules, created at the first call and shared by all later ones. */
  final Rules rules() {
    Optional<Rules> seen = rules;
    if (seen.isPresent()) {
      return seen.get();
    }
    synchronized (this) {
      if (rules.isEmpty()) {
        rules = Optional.of(Rules.create(this));
      }
      return rules.get();
    }
  }

  @Override
  public final boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (other instanceof AbstractRegionMask mask) {
      return hash == mask.hash
          && Arrays.equals(regions, mask.regions)
          && partialRegions().equals(mask.partialRegions());
    }
    return other instanceof RegionMask mask
        && Arrays.equals(toArray(), mask.toArray())
        && partialRegions().equals(mask.partialRegions());
  }

  @Override
  public final int hashCode() {
    return hash;
  }
}
