package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Arrays;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.Verdict;

/**
 * {@code trace}: some of the steps of the search for the second solution. Nothing is kept between
 * requests: the search, which always goes the same way, is run again and what came before is passed
 * over.
 */
final class TraceEndpoint implements Endpoint {
  private static final int USUAL_STEPS = 1000;
  private static final int MOST_STEPS = 5000;
  private static final long MOST_PASSED_OVER = 1_000_000_000_000L;

  private final PuzzleField puzzles;
  private final SolverList solvers;

  TraceEndpoint(PuzzleField puzzles, SolverList solvers) {
    this.puzzles = puzzles;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "solver", "from", "limit", "timeoutMillis");
    Puzzle puzzle = puzzles.read(fields).puzzle();
    Solver solver = solvers.chosen(fields);
    long from = fields.wholeLong("from", 0, MOST_PASSED_OVER).orElse(0);
    int most = fields.whole("limit", 1, MOST_STEPS).orElse(USUAL_STEPS);
    // Each node is a step: behind so many of them there are enough steps.
    SearchLimits limits =
        SearchLimits.solutions(2).withNodes(from + most + 1).withDeadline(limit.deadline(fields));
    Page page = new Page(from, most);
    SearchReport report = solver.prepare(puzzle.mask()).run(puzzle.givens(), limits, page);
    return Answer.json(json -> page.write(json, report));
  }

  /** Keeps the steps of one page, and counts all up to its end. */
  private static final class Page implements SearchObserver {
    private static final int ASSIGN = 1;
    private static final int RETRACT = 0;

    private final SolutionCollector solutions = new SolutionCollector();
    private final long from;
    private final long end;

    /** Bits 8 and up: the cell; 1 to 7: the digit; 0: whether it is assigned. */
    private int[] events = new int[0];

    private int kept;
    private long steps;
    private long nodes;
    private long retractions;

    Page(long from, int most) {
      this.from = from;
      this.end = from + most;
    }

    @Override
    public boolean wantsSteps() {
      return true;
    }

    @Override
    public void onSolution(Grid solution) {
      solutions.onSolution(solution);
    }

    @Override
    public void onAssign(int cell, int digit) {
      if (steps < end) {
        nodes++;
      }
      add(cell, digit, ASSIGN);
    }

    @Override
    public void onRetract(int cell, int digit) {
      if (steps < end) {
        retractions++;
      }
      add(cell, digit, RETRACT);
    }

    private void add(int cell, int digit, int kind) {
      if (steps >= from && steps < end) {
        if (kept == events.length) {
          events = Arrays.copyOf(events, Math.max(64, 2 * kept));
        }
        events[kept] = (cell << 8) | (digit << 1) | kind;
        kept++;
      }
      steps++;
    }

    private void write(JsonGenerator json, SearchReport report) throws IOException {
      boolean isWhole =
          report.stopReason() == StopReason.EXHAUSTED
              || report.stopReason() == StopReason.SOLUTION_LIMIT;
      boolean isEnd = isWhole && steps <= end;
      json.writeArrayFieldStart("events");
      for (int i = 0; i < kept; i++) {
        int[] event = {events[i] >>> 8, (events[i] >>> 1) & 0x7F, events[i] & 1};
        json.writeArray(event, 0, event.length);
      }
      json.writeEndArray();
      json.writeNumberField("from", from);
      json.writeNumberField("next", from + kept);
      json.writeBooleanField("end", isEnd);
      json.writeNumberField("nodes", nodes);
      json.writeNumberField("retractions", retractions);
      if (isEnd) {
        json.writeStringField(
            VerdictWords.VERDICT, VerdictWords.word(Verdict.of(solutions.solutions(), report)));
      } else if (steps < end) {
        json.writeStringField(VerdictWords.VERDICT, VerdictWords.LIMIT);
      }
    }
  }
}
