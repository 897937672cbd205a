package org.nonomino.generator.internal.walk;

import java.util.Arrays;
import java.util.BitSet;
import org.nonomino.core.Pieces;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.Symmetry;

/**
 * Cuts neighbouring regions and all their images anew, so that other regions than before may be
 * their own images. Belongs to one thread.
 */
final class RegionRecut {
  /*
   * Structure. Two regions beside each other, now and then further ones (columns of 3×3 come of all
   * three rows, of no two), and all images of these are thrown together. In what is open then, a region grows from a random cell by random neighbours, in one of two ways: with its
   * images, each in a region of its own; or as its own image, which takes all images of a cell at
   * once. (A quarter turn knows a third way, four regions of which every other one is the same; but
   * there are none, see LayoutSpec.allows.) Where a region finds no more room before it has n cells,
   * or its own image is in pieces, nothing is changed.
   *
   * For few regions this succeeds often enough where n is small, and the larger the grid
   * the more rarely. All connected layouts up to 5×5 are reached so, together with the small changes
   * of SwapChain; those alone never change which regions are images of which.
   */
  private static final int OPEN = -1;

  private final int size;

  /** By number of moves: by cell, where it is moved. */
  private final int[][] images;

  private final int[] orbitSizes;

  /** Cells beside those that have grown, some of them several times, some no longer open. */
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
   * Tries to cut some regions anew; returns false if nothing came of it.
   *
   * @param regions by cell; is changed only where true is returned
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

  /** Cuts the open cells, n for each free region. */
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
   * Grows a region from a cell on.
   *
   * @param names one for each image of the region, or a single one where it is its own image
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
