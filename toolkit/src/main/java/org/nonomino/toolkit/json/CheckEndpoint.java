package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Pieces;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.FoundConflict;
import org.nonomino.toolkit.Marking;
import org.nonomino.toolkit.PaintedRegions;
import org.nonomino.toolkit.PupilWork;

/**
 * {@code check}: all checks of a puzzle that a person sets or plays, even if its regions are
 * unfinished.
 */
final class CheckEndpoint {
  private static final String MASK = "mask";
  private static final String SIZE = "size";
  private static final String LABELS = "labels";
  private static final String GIVENS = "givens";
  private static final String WORK = "work";
  private static final String LEVEL = "level";
  private static final String ORDER = "order";

  /** The level up to which steps must show an entry, unless another is given. */
  private static final String DEFAULT_LEVEL = "hard";

  /** The name of the work in messages. */
  private static final String SOURCE = "the work";

  /** A cell without a region in a list of labels. */
  private static final int UNPAINTED = -1;

  /** A cell without a region in a string of labels. */
  private static final char BLANK = '.';

  private static final int HIGHEST_LABEL = 1_000_000;

  private final Formats formats;
  private final Explainer explainer;

  CheckEndpoint(Formats formats, Explainer explainer) {
    this.formats = formats;
    this.explainer = explainer;
  }

  Reply answer(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, MASK, GIVENS, WORK, ORDER, LEVEL);
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
      PuzzleEntry entry = request.entry();
      CheckReport report = CheckReport.of(entry, solver, limits);
      return reply(
          report, false, marking(request, entry.puzzle(), report), entry.puzzle().symbols());
    }
    if (fields.has(WORK)) {
      throw fields.conflict(WORK, MASK, "The field 'work' is allowed only with 'puzzle'.");
    }
    if (fields.has(PuzzleField.NAME)) {
      throw fields.conflict(
          MASK, PuzzleField.NAME, "'puzzle' and 'mask' are mutually exclusive: give one of them.");
    }
    JsonFields object = fields.object(MASK).orElseThrow();
    object.allow(List.of(SIZE, LABELS));
    int size = object.whole(SIZE, 1, Grid.MAX_SIZE).orElseThrow(() -> object.missing(SIZE));
    PaintedRegions painted = painted(object, size);
    Grid givens =
        fields.has(GIVENS)
            ? PuzzleField.grid(fields, GIVENS, Symbols.usual(size))
            : Grid.empty(size);
    Optional<RegionMask> mask = painted.mask();
    return reply(
        mask.isPresent()
            ? CheckReport.of(new Puzzle(givens, mask.get()), givens, solver, limits)
            : CheckReport.ofUnfinished(givens, painted),
        true,
        Optional.empty(),
        Symbols.usual(size));
  }

  /** Marks the work of a pupil, if the request has it and the puzzle has one solution. */
  private Optional<Marking> marking(ApiRequest request, Puzzle puzzle, CheckReport report)
      throws ProblemException {
    JsonFields fields = request.fields();
    Optional<Level> level = fields.choice(LEVEL, Levels.STANDARD.all());
    if (!fields.has(WORK)) {
      for (String name : List.of(LEVEL, ORDER)) {
        if (fields.has(name)) {
          throw fields.conflict(
              name, WORK, "The field '" + name + "' is allowed only with 'work'.");
        }
      }
      return Optional.empty();
    }
    if (puzzle.size() > ApiRequest.MAX_EXPLAINED_SIZE) {
      throw fields.wrong(
          WORK,
          ProblemCode.NO_RATING.with("limit", ApiRequest.MAX_EXPLAINED_SIZE),
          "Work is marked only up to size " + ApiRequest.MAX_EXPLAINED_SIZE + ".");
    }
    PupilWork work = work(request, puzzle);
    if (!(report.verdict().orElse(null) instanceof Verdict.Unique unique)) {
      return Optional.empty();
    }
    return Optional.of(
        Marking.of(
            puzzle,
            work,
            unique.solution(),
            explainer,
            level.orElse(Levels.STANDARD.named(DEFAULT_LEVEL).orElseThrow()),
            request.deadline()));
  }

  private PupilWork work(ApiRequest request, Puzzle puzzle) throws ProblemException {
    JsonFields fields = request.fields();
    PupilWork work;
    try {
      work =
          fields.isObject(WORK)
              ? PupilWork.of(SOURCE, request.puzzles().read(fields, WORK).progress(), puzzle)
              : PupilWork.read(SOURCE, fields.requireText(WORK), puzzle, formats);
    } catch (MalformedTextException e) {
      throw fields.wrong(WORK, e);
    }
    if (!fields.has(ORDER)) {
      return work;
    }
    int last = puzzle.givens().cellCount() - 1;
    return work.inOrder(Arrays.stream(fields.wholes(ORDER, 0, last)).boxed().toList())
        .orElseThrow(
            () ->
                fields.conflict(
                    ORDER,
                    WORK,
                    "The field 'order' must have the cell of each entry of the work once."));
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

  private static Reply reply(
      CheckReport report, boolean isPainted, Optional<Marking> marking, Symbols symbols) {
    return Reply.json(
        json -> {
          if (isPainted) {
            json.writeBooleanField("wellFormed", report.verdict().isPresent());
          }
          json.writeNumberField("size", report.grid().size());
          json.writeNumberField("clues", report.givens().filledCount());
          CheckJson.writeFields(json, report, symbols);
          writePainted(json, report.painted(), report.grid().size());
          if (marking.isPresent()) {
            MarkingJson.write(json, marking.get());
          }
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
