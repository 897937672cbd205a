package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Regions that do not tile the grid. As in a grid without regions, the rows tile it instead. */
final class PartialRegions extends AbstractRegionMask {
  private final List<PartialRegion> partial;
  private final byte[] visible;

  private PartialRegions(int size, byte[] rows, List<PartialRegion> partial) {
    super(size, rows);
    this.partial = List.copyOf(partial);
    this.visible = new byte[size * size];
    Arrays.fill(visible, (byte) NO_REGION);
    partial.forEach(
        region -> region.cells().stream().forEach(cell -> visible[cell] = (byte) region.index()));
  }

  /** Returns the mask of a mask matrix with blanks or with regions of fewer than n cells. */
  static RegionMask of(int size, int[] labels) {
    requireLabels(size, labels);
    Map<Integer, List<Integer>> cellsOf = new LinkedHashMap<>();
    for (int cell = 0; cell < labels.length; cell++) {
      cellsOf.computeIfAbsent(labels[cell], label -> new ArrayList<>()).add(cell);
    }
    int[] useful = labels.clone();
    if (size > 1) {
      cellsOf.values().stream()
          .filter(cells -> cells.size() == 1)
          .forEach(alone -> useful[alone.get(0)] = NO_REGION);
    }
    if (tile(size, useful)) {
      return RegionMask.jigsaw(size, useful);
    }
    List<PartialRegion> regions = new ArrayList<>();
    for (Map.Entry<Integer, List<Integer>> entry : cellsOf.entrySet()) {
      List<Integer> cells = entry.getValue();
      if (entry.getKey() == NO_REGION || cells.size() == 1) {
        continue;
      }
      if (cells.size() > size) {
        throw new IllegalArgumentException(
            "region %d has %d cells, expected at most %d"
                .formatted(entry.getKey(), cells.size(), size));
      }
      if (regions.size() == RegionSymbols.COUNT) {
        throw new IllegalArgumentException("more than " + RegionSymbols.COUNT + " regions");
      }
      int[] own = cells.stream().mapToInt(Integer::intValue).toArray();
      regions.add(new PartialRegion(regions.size(), CellList.of(size, own)));
    }
    RegionMask none = RegionMask.none(size);
    if (regions.isEmpty()) {
      return none;
    }
    byte[] rows = new byte[labels.length];
    for (int cell = 0; cell < rows.length; cell++) {
      rows[cell] = (byte) none.region(cell);
    }
    return new PartialRegions(size, rows, regions);
  }

  /** Returns whether n labels occur n times each. */
  private static boolean tile(int size, int[] labels) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int label : labels) {
      counts.merge(label, 1, Integer::sum);
    }
    return counts.size() == size && counts.values().stream().allMatch(count -> count == size);
  }

  @Override
  public List<PartialRegion> partialRegions() {
    return partial;
  }

  @Override
  public boolean hasRegions() {
    return true;
  }

  @Override
  public int visibleRegion(int cell) {
    return visible[cell];
  }

  @Override
  public int visibleRegionCount() {
    return partial.size();
  }

  /** Returns the mask matrix in one line, with the labels of the line format. */
  @Override
  public String toString() {
    return RegionSymbols.text(this);
  }
}
