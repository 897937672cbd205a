package org.nonomino.bulk.layouts;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.core.CellNames;
import org.nonomino.core.Grid;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.render.TextPicture;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.ProofWords;
import org.nonomino.toolkit.json.LayoutJson;
import org.nonomino.toolkit.json.ReasonJson;

/** The choices of {@code layouts check --format}; in lower case, as people type them. */
enum CheckFormat {
  /** Sentences, for people. */
  text,
  /** Two words per line. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object per line. */
  json;

  private static final Columns<CheckedLayout> TABLE =
      LayoutTable.COLUMNS
          .<CheckedLayout>from(layout -> layout.report().mask())
          .and(
              Columns.of(
                  List.of(
                      Column.text("filling", CheckedLayout::word),
                      Column.text(
                          "solution",
                          layout -> layout.report().filling().map(Grid::toString).orElse("")),
                      Column.text("place", layout -> layout.place().toString()))));

  /**
   * Returns the writer of reports in this format.
   *
   * @param style the style of pictures
   */
  RecordFormat<CheckedLayout> writer(TextStyle style) {
    return switch (this) {
      case text -> RecordFormat.of(layout -> sentences(layout, style), problem -> "");
      case line -> RecordFormat.of(CheckFormat::words, problem -> "invalid\n");
      case csv -> TABLE;
      case json -> RecordFormat.of(CheckFormat::object, JsonAnswers::invalid);
    };
  }

  private static String words(CheckedLayout layout) {
    return layout.word()
        + (layout.report().regions().areConnected() ? " connected\n" : " disconnected\n");
  }

  private static String object(CheckedLayout layout) {
    return JsonWriting.line(
        json -> {
          JsonAnswers.writePlace(json, layout.place());
          LayoutJson.writeFields(json, layout.report());
          if (layout.why().isPresent()) {
            json.writeObjectFieldStart("why");
            ReasonJson.writeFields(json, layout.why().get());
            json.writeEndObject();
          }
        });
  }

  private static String sentences(CheckedLayout layout, TextStyle style) {
    LayoutReport report = layout.report();
    return layout.place()
        + ": well-formed, of size "
        + report.mask().size()
        + ".\n"
        + connection(report)
        + "\n"
        + report
            .filling()
            .map(
                filling ->
                    "It has a solution grid:\n" + TextPicture.draw(report.mask(), filling, style))
            .orElseGet(() -> lack(layout) + "\n")
        + layout.why().map(why -> why.text(ProofWords.Detail.SHORT, style)).orElse("");
  }

  private static String lack(CheckedLayout layout) {
    if (layout.report().hasProvablyNone()) {
      return "It provably has no solution grid, so no puzzle on it has a solution.";
    }
    return layout.isOutOfTime()
        ? "Out of time: not known whether it has a solution grid. To allow more time, use --timeout=TIME."
        : "Stopped: not known whether it has a solution grid.";
  }

  private static String connection(LayoutReport report) {
    Layout layout = report.rules().layout();
    List<Integer> counts = report.regions().pieces();
    List<String> parted = new ArrayList<>();
    for (int region = 0; region < layout.size(); region++) {
      int pieces = counts.get(region);
      if (pieces > 1) {
        int firstCell = layout.cell(layout.first(HouseKind.REGION) + region, 0);
        String first = CellNames.name(layout.size(), firstCell);
        parted.add("the region of " + first + " is in " + pieces + " pieces");
      }
    }
    return parted.isEmpty()
        ? "Every region is connected."
        : "Not every region is connected: " + String.join(", ", parted) + ".";
  }
}
