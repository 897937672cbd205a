package org.nonomino.bulk.canon;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.canon.AutomorphismGroup;
import org.nonomino.canon.CanonicalLayout;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.formats.CsvTable;
import org.nonomino.text.ConstraintNotation;
import org.nonomino.text.PuzzleFormats;
import org.nonomino.toolkit.CanonicalForms;

/** The choices of {@code canon --format}; in lower case, as people type them. */
enum CanonFormat {
  /** A line of the line format, or the labels of a mask. */
  line,
  /** A table with a header. */
  csv;

  String puzzleHeader(boolean withMap) {
    return this == line
        ? ""
        : record(
            List.of("puzzle", "regions", "solution", "label"),
            "map",
            withMap,
            List.of("constraints"));
  }

  String puzzle(CanonicalForms.Entry canonical, boolean withMap) {
    PuzzleEntry entry = canonical.entry();
    return switch (this) {
      case line -> PuzzleFormats.LINE.write(withMap ? canonical.labelledWithMap() : entry);
      case csv ->
          record(
              List.of(
                  entry.puzzle().givens().toString(),
                  RegionSymbols.text(entry.puzzle().mask()),
                  entry.solution().map(Grid::toString).orElse(""),
                  entry.label()),
              canonical.form().map().toString(),
              withMap,
              List.of(ConstraintNotation.line(entry.puzzle().rules().constraints())));
    };
  }

  String layoutHeader(boolean withMap) {
    return this == line
        ? ""
        : record(List.of("regions", "size", "automorphisms"), "map", withMap, List.of());
  }

  String layout(CanonicalLayout layout, boolean withMap) {
    String regions = RegionSymbols.text(layout.mask());
    return switch (this) {
      case line -> regions + (withMap ? " (" + layout.map().linesInWords() + ")" : "") + "\n";
      case csv ->
          record(
              List.of(
                  regions,
                  String.valueOf(layout.mask().size()),
                  AutomorphismGroup.of(layout.mask()).order().toString()),
              layout.map().linesInWords(),
              withMap,
              List.of());
    };
  }

  /** Returns the record of a malformed puzzle or mask, whose error is reported elsewhere. */
  String malformed() {
    return this == line ? "invalid\n" : "";
  }

  private static String record(
      List<String> fields, String map, boolean withMap, List<String> last) {
    List<String> all = new ArrayList<>(fields);
    if (withMap) {
      all.add(map);
    }
    all.addAll(last);
    return CsvTable.record(all);
  }
}
