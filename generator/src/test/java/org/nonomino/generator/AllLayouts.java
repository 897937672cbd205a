package org.nonomino.generator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.RegionMask;

/**
 * All connected layouts of a small size, by exhaustive search: the first cell without a region gets
 * each connected region that fits, and so on. Independent of the random generator.
 */
final class AllLayouts {
  private final int size;
  private final int[] labels;
  private final List<RegionMask> found = new ArrayList<>();

  private AllLayouts(int size) {
    this.size = size;
    this.labels = new int[size * size];
  }

  /** Returns each layout once: 10 of 3×3, 117 of 4×4, 4006 of 5×5. */
  static List<RegionMask> of(int size) {
    AllLayouts all = new AllLayouts(size);
    Arrays.fill(all.labels, -1);
    all.addRegion(0);
    return all.found;
  }

  private void addRegion(int region) {
    if (region == size) {
      found.add(RegionMask.jigsaw(size, labels));
      return;
    }
    int first = 0;
    while (labels[first] >= 0) {
      first++;
    }
    Set<BitSet> regions = new HashSet<>();
    BitSet start = new BitSet();
    start.set(first);
    regions.add(start);
    for (int count = 1; count < size; count++) {
      Set<BitSet> larger = new HashSet<>();
      regions.forEach(cells -> addLarger(cells, larger));
      regions = larger;
    }
    for (BitSet cells : regions) {
      cells.stream().forEach(cell -> labels[cell] = region);
      addRegion(region + 1);
      cells.stream().forEach(cell -> labels[cell] = -1);
    }
  }

  private void addLarger(BitSet cells, Set<BitSet> larger) {
    for (int cell = 0; cell < labels.length; cell++) {
      if (labels[cell] < 0 && !cells.get(cell) && isBeside(cells, cell)) {
        BitSet more = (BitSet) cells.clone();
        more.set(cell);
        larger.add(more);
      }
    }
  }

  private boolean isBeside(BitSet cells, int cell) {
    return cells.stream()
        .anyMatch(
            other ->
                Math.abs(other / size - cell / size) + Math.abs(other % size - cell % size) == 1);
  }
}
