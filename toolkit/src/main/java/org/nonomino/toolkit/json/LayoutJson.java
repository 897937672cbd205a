package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.LayoutSymmetries;
import org.nonomino.toolkit.PaintedRegions;

/** Writes layouts. */
public final class LayoutJson {
  private LayoutJson() {}

  /** Writes the regions of a layout, their pieces, and the symmetry. */
  public static void writeFields(JsonGenerator json, RegionMask mask) throws IOException {
    PaintedRegions regions = PaintedRegions.of(mask);
    json.writeNumberField("size", mask.size());
    json.writeStringField("regions", RegionSymbols.text(mask));
    json.writeBooleanField("connected", regions.areConnected());
    PuzzleJson.writeCells(json, "pieces", regions.pieces());
    json.writeStringField("symmetry", LayoutSymmetries.name(LayoutSpec.symmetryOf(mask)));
  }

  /** Writes a layout, and whether it has a filling. */
  public static void writeFields(JsonGenerator json, LayoutReport report) throws IOException {
    writeFields(json, report.mask());
    json.writeStringField("filling", filling(report));
  }

  private static String filling(LayoutReport report) {
    if (report.filling().isPresent()) {
      return "yes";
    }
    return report.hasProvablyNone() ? "no" : "unknown";
  }
}
