package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import java.util.BitSet;
import org.nonomino.core.Pieces;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;

/**
 * Recuts neighbouring regions and all their images, so that different regions may be their own
 * images. Used by one thread.
 */
final class RegionRecut {
  /*
   * Structure. Two neighbouring regions, now and then more (columns of 3×3 can result from all three rows, but not from
   * two), and all their images are opened. In the open cells, a region grows from a random cell by random neighbours, in
   * one of two ways: together with its images, each as a separate region; or as its own image, which takes all images of a
   * cell at once. (With a quarter turn there is a third way, four regions of which every second is the same; but there are
   * none, see LayoutSpec.allows.) If a region has no more room before it has n cells, or if its own image is in pieces,
   * nothing is changed.
   *
   * For few regions this succeeds often enough if n is small, and more rarely the larger the grid is. Together with the
   * small changes of SwapChain it reaches all connected layouts up to 5×5. The small changes alone never alter which regions
   * are images of each other.
   */
  private static final int OPEN = -1;

  private final int size;

  /** The image of each cell after a number of moves, by that number. */
  private final int[][] images;

  private final int[] orbitSizes;

  /** Neighbours of the grown cells; some are repeated, and some are no longer open. */
  private final int[] frontier;

  private int frontierCount;

  RegionRecut(int size, Symmetry symmetry) {
    this.size = size;
    this.images = new int[symmetry.order()][size * size];
    this.orbitSizes = new int[size * size];
    this.frontier = new int[4 * size];
    for (int cell = 0; cell < size * size; cell++) {
      int image = cell;
      for (int[] moved : images) {
        moved[cell] = image;
        image = symmetry.image(size, image);
      }
    }
    for (int[] orbit : symmetry.orbits(size)) {
      for (int cell : orbit) {
        orbitSizes[cell] = orbit.length;
      }
    }
  }

  /**
   * Tries to recut some regions; returns whether it succeeded.
   *
   * @param regions the region of each cell; changed only if the result is true
   */
  boolean recut(int[] regions, SeededRandom random) {
    int cell = random.nextInt(regions.length);
    int[] neighbours = neighbours(cell);
    int neighbour = neighbours[random.nextInt(neighbours.length)];
    if (regions[cell] == regions[neighbour]) {
      return false;
    }
    BitSet free = new BitSet(size);
    addImages(cell, regions, free);
    addImages(neighbour, regions, free);
    while (random.nextInt(2) == 0) {
      addImages(random.nextInt(regions.length), regions, free);
    }
    int[] cut = regions.clone();
    for (int other = 0; other < cut.length; other++) {
      if (free.get(cut[other])) {
        cut[other] = OPEN;
      }
    }
    if (!divide(cut, free, random)) {
      return false;
    }
    System.arraycopy(cut, 0, regions, 0, cut.length);
    return true;
  }

  private void addImages(int cell, int[] regions, BitSet chosen) {
    for (int[] moved : images) {
      chosen.set(regions[moved[cell]]);
    }
  }

  private int[] neighbours(int cell) {
    int[] found = new int[4];
    int count = 0;
    int column = cell % size;
    if (cell >= size) {
      found[count++] = cell - size;
    }
    if (column < size - 1) {
      found[count++] = cell + 1;
    }
    if (cell < size * (size - 1)) {
      found[count++] = cell + size;
    }
    if (column > 0) {
      found[count++] = cell - 1;
    }
    return Arrays.copyOf(found, count);
  }

  /** Divides the open cells, n for each free region. */
  private boolean divide(int[] regions, BitSet free, SeededRandom random) {
    int first = random.nextInt(regions.length);
    for (int i = 0; i < regions.length; i++) {
      int cell = (first + i) % regions.length;
      if (regions[cell] != OPEN) {
        continue;
      }
      boolean hasImages =
          orbitSizes[cell] == images.length
              && free.cardinality() >= images.length
              && random.nextInt(2) == 0;
      int[] names = free.stream().limit(hasImages ? images.length : 1).toArray();
      for (int name : names) {
        free.clear(name);
      }
      if (!grow(regions, cell, names, random)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Grows a region from a cell.
   *
   * @param names the labels of the images of the region, or a single label if it is its own image
   */
  private boolean grow(int[] regions, int from, int[] names, SeededRandom random) {
    frontier[0] = from;
    frontierCount = 1;
    int count = 0;
    while (count < size) {
      if (frontierCount == 0) {
        return false;
      }
      int at = random.nextInt(frontierCount);
      int cell = frontier[at];
      frontier[at] = frontier[--frontierCount];
      int added = names.length == 1 ? orbitSizes[cell] : 1;
      boolean fits =
          count + added <= size && (names.length == 1 || orbitSizes[cell] == names.length);
      if (regions[cell] == OPEN && fits) {
        count += added;
        add(regions, cell, names);
      }
    }
    return names.length > 1 || isConnected(regions, names[0]);
  }

  private void add(int[] regions, int cell, int[] names) {
    for (int moves = 0; moves < images.length; moves++) {
      regions[images[moves][cell]] = names[moves % names.length];
    }
    for (int neighbour : neighbours(cell)) {
      if (regions[neighbour] == OPEN) {
        frontier[frontierCount++] = neighbour;
      }
    }
  }

  private boolean isConnected(int[] regions, int region) {
    BitSet cells = new BitSet(regions.length);
    for (int cell = 0; cell < regions.length; cell++) {
      if (regions[cell] == region) {
        cells.set(cell);
      }
    }
    return Pieces.count(size, cells) == 1;
  }
}
