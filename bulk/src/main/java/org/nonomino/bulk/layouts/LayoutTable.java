package org.nonomino.bulk.layouts;

import java.util.List;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
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
  static final Columns<RegionMask> COLUMNS =
      Columns.of(
              List.<Column<Row>>of(
                  Column.text("regions", row -> RegionSymbols.text(row.mask)),
                  Column.number("size", row -> row.mask.size()),
                  Column.yesOrNo("connected", row -> PaintedRegions.of(row.mask).areConnected()),
                  Column.text(
                      "symmetry", row -> LayoutSymmetries.name(LayoutSpec.symmetryOf(row.mask))),
                  Column.number("borders", row -> row.shape.borders()),
                  Column.number("corners", row -> row.shape.corners()),
                  Column.number("fewest_blocks", row -> row.shape.minBlocks()),
                  Column.number("longest_arm", row -> row.shape.longestArm()),
                  Column.number("bottlenecks", row -> row.shape.bottlenecks()),
                  Column.number("straight_lines", row -> row.shape.straightLines())))
          .from(mask -> new Row(mask, LayoutGenerator.shapeOf(mask)));

  private LayoutTable() {}

  private record Row(RegionMask mask, LayoutShape shape) {}
}
