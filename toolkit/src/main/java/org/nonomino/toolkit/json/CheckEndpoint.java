package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Pieces;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.PaintedRegions;

/**
 * {@code check}: all checks of a puzzle that a person sets or plays, even if its regions are
 * unfinished.
 */
final class CheckEndpoint {
  private static final String MASK = "mask";
  private static final String SIZE = "size";
  private static final String LABELS = "labels";
  private static final String GIVENS = "givens";

  /** A cell without a region in a list of labels. */
  private static final int UNPAINTED = -1;

  /** A cell without a region in a string of labels. */
  private static final char BLANK = '.';

  private static final int HIGHEST_LABEL = 1_000_000;

  private CheckEndpoint() {}

  static Reply answer(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, MASK, GIVENS);
    JsonFields fields = request.fields();
    Solver solver = request.defaultSolver();
    SearchLimits limits = request.limits();
    if (!fields.has(MASK)) {
      if (fields.has(GIVENS)) {
        throw fields.conflict(
            GIVENS,
            PuzzleField.NAME,
            "The field 'givens' is allowed only with 'mask', not with 'puzzle'.");
      }
      return reply(CheckReport.of(request.entry(), solver, limits), false);
    }
    if (fields.has(PuzzleField.NAME)) {
      throw fields.conflict(
          MASK, PuzzleField.NAME, "'puzzle' and 'mask' are mutually exclusive: give one of them.");
    }
    JsonFields object = fields.object(MASK).orElseThrow();
    object.allow(List.of(SIZE, LABELS));
    int size = object.whole(SIZE, 1, Grid.MAX_SIZE).orElseThrow(() -> object.missing(SIZE));
    PaintedRegions painted = painted(object, size);
    Grid givens = fields.has(GIVENS) ? PuzzleField.grid(fields, GIVENS, size) : Grid.empty(size);
    Optional<RegionMask> mask = painted.mask();
    return reply(
        mask.isPresent()
            ? CheckReport.of(new Puzzle(givens, mask.get()), givens, solver, limits)
            : CheckReport.ofUnfinished(givens, painted),
        true);
  }

  /** {@code conflicts}: the rules that the digits of a grid break, without a search. */
  static Reply conflicts(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME);
    PuzzleEntry entry = request.entry();
    Grid grid = entry.progress().grid();
    Rules rules = entry.puzzle().rules();
    return Reply.json(
        json -> {
          CheckJson.writeConflicts(json, FoundConflict.of(grid, rules));
          json.writeBooleanField("complete", rules.isSolvedBy(grid));
        });
  }

  private static PaintedRegions painted(JsonFields object, int size) throws ProblemException {
    List<Optional<String>> labels = new ArrayList<>();
    if (object.isList(LABELS)) {
      for (int label : object.wholes(LABELS, UNPAINTED, HIGHEST_LABEL)) {
        labels.add(label == UNPAINTED ? Optional.empty() : Optional.of(String.valueOf(label)));
      }
    } else {
      for (char label : object.requireText(LABELS).toCharArray()) {
        labels.add(label == BLANK ? Optional.empty() : Optional.of(String.valueOf(label)));
      }
    }
    if (labels.size() != size * size) {
      throw object.wrong(
          LABELS,
          ProblemCode.LABEL_COUNT.with("labels", labels.size()).with("cells", (long) size * size),
          "There are %d labels for %d cells: give one for each cell."
              .formatted(labels.size(), size * size));
    }
    return new PaintedRegions(size, labels);
  }

  private static Reply reply(CheckReport report, boolean isPainted) {
    return Reply.json(
        json -> {
          if (isPainted) {
            json.writeBooleanField("wellFormed", report.verdict().isPresent());
          }
          json.writeNumberField("size", report.grid().size());
          json.writeNumberField("clues", report.givens().filledCount());
          CheckJson.writeFields(json, report);
          writePainted(json, report.painted(), report.grid().size());
        });
  }

  private static void writePainted(JsonGenerator json, PaintedRegions painted, int size)
      throws IOException {
    json.writeArrayFieldStart("painted");
    for (int number = 0; number < painted.labels().size(); number++) {
      json.writeStartObject();
      json.writeNumberField("region", number);
      json.writeStringField("label", painted.labels().get(number));
      json.writeNumberField("cells", painted.regions().get(number).cardinality());
      json.writeNumberField("pieces", Pieces.count(size, painted.regions().get(number)));
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
