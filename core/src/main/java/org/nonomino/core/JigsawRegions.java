package org.nonomino.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Regions of any shape, connected or not, that are not boxes: those are {@link BoxRegions}. */
final class JigsawRegions extends AbstractRegionMask {
  private JigsawRegions(int size, byte[] regions) {
    super(size, regions);
  }

  /** Returns the mask of a mask matrix: boxes where the regions are such. */
  static RegionMask of(int size, int[] labels) {
    Grid.requireSize(size);
    if (labels.length != size * size) {
      throw new IllegalArgumentException(
          "a mask of size " + size + " needs " + size * size + " labels, not " + labels.length);
    }
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    int[] cellCounts = new int[labels.length];
    byte[] regions = new byte[labels.length];
    for (int cell = 0; cell < labels.length; cell++) {
      int region = numbers.computeIfAbsent(labels[cell], label -> numbers.size());
      regions[cell] = (byte) region;
      cellCounts[region]++;
    }
    if (numbers.size() != size) {
      throw new IllegalArgumentException(
          "the mask has " + numbers.size() + " regions, expected " + size);
    }
    numbers.forEach(
        (label, region) -> {
          if (cellCounts[region] != size) {
            throw new IllegalArgumentException(
                "region " + label + " has " + cellCounts[region] + " cells, expected " + size);
          }
        });
    Optional<BoxRegions> boxes = BoxRegions.of(size, regions);
    return boxes.isPresent() ? boxes.get() : new JigsawRegions(size, regions);
  }

  /** The mask matrix in one line, with the labels of the line format. */
  @Override
  public String toString() {
    return RegionSymbols.text(this);
  }
}
