package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.TracePage;

/** {@code trace}: some of the steps of the search for the second solution. */
final class TraceEndpoint implements Endpoint {
  private static final String FROM = "from";
  private static final String LIMIT = "limit";
  private static final int USUAL_STEPS = 1000;
  private static final int MOST_STEPS = 5000;
  private static final long MOST_PASSED_OVER = 1_000_000_000_000L;

  private final PuzzleField puzzles;
  private final SolverField solvers;

  TraceEndpoint(PuzzleField puzzles, SolverField solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(PuzzleField.NAME, SolverField.NAME, FROM, LIMIT, TimeLimit.NAME);
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.read(fields);
    long from = fields.wholeLong(FROM, 0, MOST_PASSED_OVER).orElse(0);
    int most = fields.whole(LIMIT, 1, MOST_STEPS).orElse(USUAL_STEPS);
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    TracePage page = TracePage.of(puzzle, solver, from, most, limits);
    return Reply.json(json -> write(json, page));
  }

  /** A step is written as its cell, its digit, and 1 for a digit put in or 0 for one taken out. */
  private static void write(JsonGenerator json, TracePage page) throws IOException {
    json.writeArrayFieldStart("events");
    for (int i = 0; i < page.count(); i++) {
      int[] event = {page.cell(i), page.digit(i), page.isAssignment(i) ? 1 : 0};
      json.writeArray(event, 0, event.length);
    }
    json.writeEndArray();
    json.writeNumberField(FROM, page.from());
    json.writeNumberField("next", page.from() + page.count());
    json.writeBooleanField("end", page.isEnd());
    json.writeNumberField("nodes", page.nodes());
    json.writeNumberField("retractions", page.retractions());
    if (page.verdict().isPresent()) {
      SolveJson.writeVerdict(json, page.verdict().get());
    }
  }
}
