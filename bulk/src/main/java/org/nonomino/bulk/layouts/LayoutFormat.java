package org.nonomino.bulk.layouts;

import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.json.LayoutJson;

/** The formats of {@code layouts}; in lower case, as people type them. */
public enum LayoutFormat {
  /** The borders of the regions. */
  picture,
  /** The mask matrix: n rows of n labels. */
  grid,
  /** The n² labels in one line. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object per line. */
  json;

  /** Returns the text before the first layout. */
  public String header() {
    return this == csv ? LayoutTable.COLUMNS.header() : "";
  }

  /**
   * Returns the text of a layout with its line ends. The results for several layouts can be joined.
   */
  public String text(RegionMask mask, TextStyle style) {
    return switch (this) {
      case picture -> TextPicture.draw(mask, Grid.empty(mask.size()), style) + "\n";
      case grid -> rows(mask) + "\n";
      case line -> RegionSymbols.text(mask) + "\n";
      case csv -> LayoutTable.COLUMNS.record(mask);
      case json -> JsonWriting.line(json -> LayoutJson.writeFields(json, mask));
    };
  }

  private static String rows(RegionMask mask) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < mask.size() * mask.size(); cell++) {
      boolean isLast = cell % mask.size() == mask.size() - 1;
      text.append(RegionSymbols.symbol(mask.region(cell))).append(isLast ? '\n' : ' ');
    }
    return text.toString();
  }
}
