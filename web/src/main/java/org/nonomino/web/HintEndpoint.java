package org.nonomino.web;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Board;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Mistake;
import org.nonomino.explainer.Step;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Verdict;

/** {@code hint}: the next step from where a person stands, or the first mistake. */
final class HintEndpoint implements Endpoint {
  private static final String FOUND = "found";
  private static final String TEXT = "text";

  private final PuzzleField puzzles;
  private final SolverList solvers;
  private final Explainer explainer;

  HintEndpoint(PuzzleField puzzles, SolverList solvers, Explainer explainer) {
    this.puzzles = puzzles;
    this.solvers = solvers;
    this.explainer = explainer;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("puzzle", "level", "timeoutMillis");
    PuzzleEntry entry = puzzles.read(fields);
    StepObject.Part part =
        fields.choice("level", List.of(StepObject.Part.values())).orElse(StepObject.Part.FULL);
    ExplainedSizes.require(entry.puzzle().size(), fields);
    Deadline deadline = limit.deadline(fields);
    Verdict verdict =
        solvers.usual().solve(entry.puzzle(), SearchLimits.NONE.withDeadline(deadline));
    if (!(verdict instanceof Verdict.Unique unique)) {
      return nothing(VerdictWords.word(verdict), VerdictWords.trouble(verdict));
    }
    Grid grid = entry.progress().grid();
    Optional<Mistake> mistake = Mistake.first(grid, unique.solution());
    if (mistake.isPresent()) {
      return mistaken(mistake.get());
    }
    if (grid.isFull()) {
      return nothing(VerdictWords.UNIQUE, "Nothing is left to do: the grid is full, and right.");
    }
    Board board = explainer.board(entry.puzzle().mask(), entry.progress(), unique.solution());
    Optional<Step> step = explainer.next(board, deadline);
    return step.isPresent() ? found(step.get(), board, part) : nothing(deadline);
  }

  private static Answer found(Step step, Board board, StepObject.Part part) {
    return Answer.json(
        json -> {
          json.writeStringField(VerdictWords.VERDICT, VerdictWords.UNIQUE);
          json.writeBooleanField(FOUND, true);
          StepObject.writeFields(json, step, board, part);
        });
  }

  private static Answer nothing(Deadline deadline) {
    boolean isCalledOff = deadline.isPast() || Thread.currentThread().isInterrupted();
    return nothing(
        VerdictWords.UNIQUE,
        isCalledOff
            ? "No step was found in time."
            : "No technique that Nonomino knows finds a step here: this is beyond them.");
  }

  private static Answer nothing(String verdict, String text) {
    return Answer.json(
        json -> {
          json.writeStringField(VerdictWords.VERDICT, verdict);
          json.writeBooleanField(FOUND, false);
          json.writeStringField(TEXT, text);
        });
  }

  private static Answer mistaken(Mistake mistake) {
    String text = mistake.toString();
    return Answer.json(
        json -> {
          json.writeStringField(VerdictWords.VERDICT, VerdictWords.UNIQUE);
          json.writeBooleanField(FOUND, false);
          json.writeStringField(TEXT, text);
          json.writeObjectFieldStart("mistake");
          json.writeNumberField("cell", mistake.cell());
          json.writeStringField(TEXT, text);
          json.writeEndObject();
        });
  }
}
