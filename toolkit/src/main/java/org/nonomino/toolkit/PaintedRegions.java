package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Pieces;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;

/**
 * Regions painted by a person. They may have any number of cells, and cells may have no region.
 * Immutable.
 */
public final class PaintedRegions {
  private final int size;

  /** The region of each cell, or empty if the cell has none. */
  private final List<Optional<String>> labels;

  /** The cells of each label, in the row-major order in which the labels first appear. */
  private final Map<String, BitSet> cells = new LinkedHashMap<>();

  /**
   * @param labels row-major, n² of them; empty for a cell without a region
   */
  public PaintedRegions(int size, List<Optional<String>> labels) {
    this.size = size;
    this.labels = List.copyOf(labels);
    for (int cell = 0; cell < this.labels.size(); cell++) {
      int each = cell;
      this.labels
          .get(cell)
          .ifPresent(label -> cells.computeIfAbsent(label, added -> new BitSet()).set(each));
    }
  }

  /** Returns the regions of a mask, with the labels of the line format. */
  public static PaintedRegions of(RegionMask mask) {
    List<Optional<String>> labels = new ArrayList<>();
    for (int region : mask.isNone() ? mask.toArray() : mask.visibleRegions()) {
      labels.add(
          region == RegionMask.NO_REGION
              ? Optional.empty()
              : Optional.of(String.valueOf(RegionSymbols.symbol(region))));
    }
    return new PaintedRegions(mask.size(), labels);
  }

  /** Returns the mask, or empty if these are not n regions of n cells each. */
  public Optional<RegionMask> mask() {
    boolean areWhole =
        cells.size() == size
            && cells.values().stream().allMatch(region -> region.cardinality() == size);
    if (!areWhole) {
      return Optional.empty();
    }
    List<String> names = List.copyOf(cells.keySet());
    int[] numbers = labels.stream().mapToInt(label -> names.indexOf(label.orElseThrow())).toArray();
    return Optional.of(RegionMask.jigsaw(size, numbers));
  }

  /** Returns the sets of cells, in the order of their first cells. */
  public List<BitSet> regions() {
    return List.copyOf(cells.values());
  }

  /** Returns the labels of the regions, in the same order. */
  public List<String> labels() {
    return List.copyOf(cells.keySet());
  }

  /** Returns whether every region is in one piece. */
  public boolean areConnected() {
    return pieces().stream().allMatch(count -> count == 1);
  }

  /** Returns the number of pieces of each region, in the same order. */
  public List<Integer> pieces() {
    return cells.values().stream().map(region -> Pieces.count(size, region)).toList();
  }
}
