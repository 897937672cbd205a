package org.nonomino.canon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;

/** Recognizes boxes whose rows and columns are out of order. */
final class BoxOrder {
  private BoxOrder() {}

  /**
   * Returns the transformation to boxes that are no taller than wide; empty if the mask does not
   * consist of boxes with their rows and columns in any order. If the rows and columns are in order
   * already, the transformation at most swaps rows and columns.
   */
  static Optional<Transformation> of(RegionMask mask) {
    int size = mask.size();
    int[] same = Transformation.digitsOf(size);
    Transformation sorted = Transformation.of(size, false, order(mask, 1), order(mask, size), same);
    Optional<BoxRegions> boxes = BoxRegions.equalTo(sorted.apply(mask));
    if (boxes.isEmpty() || boxes.get().boxRows() <= boxes.get().boxColumns()) {
      return boxes.map(found -> sorted);
    }
    int[] lines = Transformation.identityOrder(size);
    return Optional.of(sorted.then(Transformation.of(size, true, lines, lines, same)));
  }

  /**
   * Returns the rows or columns in an order in which lines that meet the same regions are adjacent;
   * groups of such lines are in the order of their first members.
   *
   * @param step from a cell of a line to the next: 1 for rows, n for columns
   */
  private static int[] order(RegionMask mask, int step) {
    int size = mask.size();
    int stride = step == 1 ? size : 1;
    List<Long> sets = new ArrayList<>();
    List<List<Integer>> lines = new ArrayList<>();
    for (int line = 0; line < size; line++) {
      long met = 0;
      for (int i = 0; i < size; i++) {
        met |= 1L << mask.region(line * stride + i * step);
      }
      int at = sets.indexOf(met);
      if (at < 0) {
        at = sets.size();
        sets.add(met);
        lines.add(new ArrayList<>());
      }
      lines.get(at).add(line);
    }
    return lines.stream().flatMapToInt(set -> set.stream().mapToInt(line -> line)).toArray();
  }
}
