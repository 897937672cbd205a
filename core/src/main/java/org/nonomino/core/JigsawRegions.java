package org.nonomino.core;

import java.util.Optional;

/** Regions of any shape, connected or not, that are not boxes ({@link BoxRegions}). */
final class JigsawRegions extends AbstractRegionMask {
  private JigsawRegions(int size, byte[] regions) {
    super(size, regions);
  }

  /** Returns the mask of a mask matrix, as {@link BoxRegions} if its regions are boxes. */
  static RegionMask of(int size, int[] labels) {
    requireLabels(size, labels);
    int[] labelOf = new int[labels.length];
    int[] cellCounts = new int[labels.length];
    byte[] regions = new byte[labels.length];
    int count = 0;
    for (int cell = 0; cell < labels.length; cell++) {
      int region = 0;
      // A map would be slower, because a correct mask has at most 36 labels.
      while (region < count && labelOf[region] != labels[cell]) {
        region++;
      }
      if (region == count) {
        labelOf[region] = labels[cell];
        count++;
      }
      regions[cell] = (byte) region;
      cellCounts[region]++;
    }
    if (count != size) {
      throw new IllegalArgumentException("the mask has " + count + " regions, expected " + size);
    }
    for (int region = 0; region < size; region++) {
      if (cellCounts[region] != size) {
        throw new IllegalArgumentException(
            "region "
                + labelOf[region]
                + " has "
                + cellCounts[region]
                + " cells, expected "
                + size);
      }
    }
    Optional<BoxRegions> boxes = BoxRegions.of(size, regions);
    return boxes.isPresent() ? boxes.get() : new JigsawRegions(size, regions);
  }

  /** Rows and columns are boxes, so these regions are neither. */
  @Override
  public boolean hasRegions() {
    return true;
  }

  /** Returns the mask matrix in one line, with the labels of the line format. */
  @Override
  public String toString() {
    return RegionSymbols.text(this);
  }
}
