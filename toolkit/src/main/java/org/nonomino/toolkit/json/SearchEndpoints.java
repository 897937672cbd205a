package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Symbols;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.generator.terms.ReduceOrder;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.ClueFinder;
import org.nonomino.toolkit.ClueRemover;
import org.nonomino.toolkit.ConstraintFinder;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveResult;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.TracePage;
import org.nonomino.toolkit.TrueCandidates;

/** The endpoints that search for solutions of a puzzle. */
final class SearchEndpoints {
  private static final String CAP = "cap";
  private static final String MAX = "max";
  private static final String FROM = "from";
  private static final String FAMILIES = "families";
  private static final String REDUCE = "reduce";
  private static final String LIMIT = "limit";
  private static final int MAX_COUNT = 1_000_000;
  private static final int DEFAULT_STEPS = 1000;
  private static final int MAX_STEPS = 5000;
  private static final long MAX_SKIPPED_STEPS = 1_000_000_000_000L;

  private SearchEndpoints() {}

  /** {@code solve}: the solution, and whether it is unique. */
  static Reply solve(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, ApiRequest.SOLVER);
    Puzzle puzzle = request.puzzle();
    Solver solver = request.solver();
    return solved(puzzle, solver, SolveTask.verdict(request.timeout()));
  }

  /** {@code count}: the number of solutions, up to a maximum. */
  static Reply count(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, MAX, ApiRequest.SOLVER);
    Puzzle puzzle = request.puzzle();
    Solver solver = request.solver();
    return solved(puzzle, solver, SolveTask.count(maximum(request), request.timeout()));
  }

  /**
   * {@code candidates}: the digits that each empty cell has in some solution, the number of these
   * solutions up to a cap, and the number of all solutions.
   */
  static Reply candidates(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, CAP, MAX, ApiRequest.SOLVER);
    Puzzle puzzle = request.puzzle();
    Solver solver = request.solver();
    int cap = request.fields().whole(CAP, 1, TrueCandidates.HIGHEST_CAP).orElse(1);
    return solved(puzzle, solver, SolveTask.candidates(maximum(request), cap, request.timeout()));
  }

  private static int maximum(ApiRequest request) throws ProblemException {
    return request.fields().whole(MAX, 1, MAX_COUNT).orElse(SolveTask.USUAL_MAXIMUM);
  }

  private static Reply solved(Puzzle puzzle, Solver solver, SolveTask task) {
    SolveResult result = new PuzzleSolver(solver, task, false).solve(puzzle);
    return Reply.json(json -> SolveJson.writeFields(json, result));
  }

  /** {@code trace}: some of the steps of the search for the second solution. */
  static Reply trace(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, ApiRequest.SOLVER, FROM, LIMIT);
    Puzzle puzzle = request.puzzle();
    Solver solver = request.solver();
    long from = request.fields().wholeLong(FROM, 0, MAX_SKIPPED_STEPS).orElse(0);
    int steps = request.fields().whole(LIMIT, 1, MAX_STEPS).orElse(DEFAULT_STEPS);
    TracePage page = TracePage.of(puzzle, solver, from, steps, request.limits());
    return Reply.json(json -> write(json, page));
  }

  /**
   * A step is written as its cell, its digit, and 1 for an entered digit or 0 for a removed one.
   */
  private static void write(JsonGenerator json, TracePage page) throws IOException {
    JsonParts.list(
        json,
        "events",
        page.events(),
        event -> {
          int[] numbers = {event.cell(), event.digit(), event.isAssignment() ? 1 : 0};
          json.writeArray(numbers, 0, numbers.length);
        });
    JsonParts.list(json, "solutions", page.solutions(), step -> json.writeNumber(step));
    json.writeNumberField(FROM, page.from());
    json.writeNumberField("next", page.from() + page.events().size());
    json.writeBooleanField("end", page.isEnd());
    json.writeNumberField("nodes", page.nodes());
    json.writeNumberField("retractions", page.retractions());
    if (page.verdict().isPresent()) {
      SolveJson.writeVerdict(json, page.verdict().get());
    }
  }

  /**
   * {@code clue}: the clue, or the constraint of one of some families, for a puzzle with several
   * solutions that leaves the fewest.
   */
  static Reply clue(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, FAMILIES);
    List<ConstraintFamily> families =
        request.fields().choices(FAMILIES, new TreeSet<>(ConstraintFinder.FAMILIES));
    if (!families.isEmpty()) {
      return constraint(request, EnumSet.copyOf(families));
    }
    ClueFinder.Result result =
        ClueFinder.find(request.puzzle(), request.defaultSolver(), request.limits());
    if (result instanceof ClueFinder.Result.None none) {
      throw notFound(request, none.verdict());
    }
    ClueFinder.Result.Found found = (ClueFinder.Result.Found) result;
    return Reply.json(json -> ClueJson.writeFields(json, found));
  }

  private static Reply constraint(ApiRequest request, Set<ConstraintFamily> families)
      throws ProblemException {
    ConstraintFinder.Result result =
        ConstraintFinder.find(
            request.puzzle(), families, request.defaultSolver(), request.limits());
    if (result instanceof ConstraintFinder.Result.None none) {
      throw notFound(request, none.verdict());
    }
    ConstraintFinder.Result.Found found = (ConstraintFinder.Result.Found) result;
    Symbols symbols = request.puzzle().symbols();
    return Reply.json(json -> ClueJson.writeFields(json, found, symbols));
  }

  private static ProblemException notFound(ApiRequest request, SolutionStatus verdict) {
    return unsuitable(
        request,
        verdict,
        switch (verdict) {
          case NONE -> "This puzzle has no solution, and adding a clue cannot change that.";
          case UNIQUE -> "This puzzle already has exactly one solution.";
          case SEVERAL -> "No constraint of these families excludes any of the solutions.";
          default -> "Two solutions of this puzzle could not be found in time.";
        });
  }

  /** {@code reduce}: the puzzle without redundant clues, constraints, or both. */
  static Reply reduce(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, REDUCE);
    ReduceOrder what =
        request.fields().choice(REDUCE, List.of(ReduceOrder.values())).orElse(ReduceOrder.GIVENS);
    ClueRemover.Result result =
        ClueRemover.reduce(request.puzzle(), what, request.defaultSolver(), request.limits());
    if (result instanceof ClueRemover.Result.NotUnique notUnique) {
      throw unsuitable(
          request,
          SolutionStatus.of(notUnique.verdict()),
          Sentences.notUnique(notUnique.verdict())
              + " Clues can be removed only from a puzzle with one solution.");
    }
    ClueRemover.Result.Reduced reduced = (ClueRemover.Result.Reduced) result;
    return Reply.json(
        json -> {
          PuzzleJson.writeFields(
              json, PuzzleEntry.of(reduced.puzzle()).withSolution(reduced.solution()));
          PuzzleJson.writeCells(json, "removed", reduced.removed());
          if (what != ReduceOrder.GIVENS) {
            JsonParts.list(
                json, "removedConstraints", reduced.removedConstraints(), json::writeNumber);
          }
          json.writeNumberField("clues", reduced.puzzle().givens().filledCount());
          json.writeBooleanField("minimal", reduced.isMinimal());
        });
  }

  /** Returns the problem of a puzzle with the wrong number of solutions. */
  static ProblemException unsuitable(ApiRequest request, SolutionStatus verdict, String detail) {
    ProblemCode code =
        switch (verdict) {
          case NONE -> ProblemCode.NO_SOLUTION;
          case UNIQUE -> ProblemCode.ALREADY_UNIQUE;
          case SEVERAL -> ProblemCode.SEVERAL_SOLUTIONS;
          case SOME, LIMIT, INVALID -> ProblemCode.UNDECIDED;
        };
    return request.fields().wrong(PuzzleField.NAME, code.bare(), detail);
  }
}
