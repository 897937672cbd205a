package org.nonomino.bulk.layouts;

import java.util.List;
import java.util.stream.Stream;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.CsvTable;
import org.nonomino.generator.LayoutGenerator;
import org.nonomino.generator.terms.LayoutShape;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.PaintedRegions;

/**
 * Layouts in a table: the regions, whether they are connected, the symmetry, and the numbers of
 * their shape.
 */
final class LayoutTable {
  private LayoutTable() {}

  /**
   * Returns the first line.
   *
   * @param more the names of further columns
   */
  static String header(String... more) {
    return record(
        List.of(
            "regions",
            "size",
            "connected",
            "symmetry",
            "borders",
            "corners",
            "fewest_blocks",
            "longest_arm",
            "bottlenecks",
            "straight_lines"),
        more);
  }

  /**
   * Returns the record of a layout.
   *
   * @param more the contents of the further columns
   */
  static String record(RegionMask mask, String... more) {
    LayoutShape shape = LayoutGenerator.shapeOf(mask);
    boolean connected = PaintedRegions.of(mask).areConnected();
    return record(
        Stream.of(
                RegionSymbols.text(mask),
                mask.size(),
                connected ? "yes" : "no",
                LayoutSymmetries.name(LayoutSpec.symmetryOf(mask)),
                shape.borders(),
                shape.corners(),
                shape.minBlocks(),
                shape.longestArm(),
                shape.bottlenecks(),
                shape.straightLines())
            .map(String::valueOf)
            .toList(),
        more);
  }

  private static String record(List<String> fields, String... more) {
    return CsvTable.record(Stream.concat(fields.stream(), Stream.of(more)).toList());
  }
}
