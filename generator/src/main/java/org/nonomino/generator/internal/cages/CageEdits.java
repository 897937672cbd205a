package org.nonomino.generator.internal.cages;

import java.util.Optional;

/** Changes of partitions that keep them allowed and symmetric. Stateless. */
final class CageEdits {
  private final CageGround ground;

  CageEdits(CageGround ground) {
    this.ground = ground;
  }

  /**
   * Returns the partition after a cell has moved to the cage of a neighbour, and its images to the
   * images of that; empty if that is not allowed.
   *
   * @param to in a cage
   */
  Optional<CagePartition> move(CagePartition from, int cell, int to) {
    int[] labels = from.labels();
    for (int[] image : ground.images) {
      labels[image[cell]] = from.cageOf(image[to]);
    }
    return allowed(labels);
  }

  /** Returns the partition after the cages of two cells, and their images, have become one. */
  Optional<CagePartition> merge(CagePartition from, int one, int other) {
    int[] labels = from.labels();
    for (int[] image : ground.images) {
      int kept = labels[image[one]];
      int dropped = labels[image[other]];
      for (int cell = 0; kept != dropped && cell < labels.length; cell++) {
        labels[cell] = labels[cell] == dropped ? kept : labels[cell];
      }
    }
    return allowed(labels);
  }

  /**
   * Returns the partition after some cells of a cage, and their images, have become cages.
   *
   * @param part some cells of one cage, but not all
   */
  Optional<CagePartition> split(CagePartition from, int[] part) {
    int[] labels = from.labels();
    int label = from.count();
    for (int[] image : ground.images) {
      int first = labels[image[part[0]]];
      boolean isNew = first < from.count();
      for (int cell : part) {
        // Images of the part must be the same part or have no cell in common with it.
        boolean isFree = labels[image[cell]] < from.count();
        if (isFree != isNew || (!isFree && labels[image[cell]] != first)) {
          return Optional.empty();
        }
        labels[image[cell]] = isNew ? label : first;
      }
      label++;
    }
    return allowed(labels);
  }

  private Optional<CagePartition> allowed(int[] labels) {
    CagePartition partition = new CagePartition(labels);
    return ground.allows(partition) ? Optional.of(partition) : Optional.empty();
  }
}
