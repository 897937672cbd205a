package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Fog;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.FogPath;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Telling;
import org.nonomino.explainer.ToldPath;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.toolkit.Hint;
import org.nonomino.toolkit.Hinter;
import org.nonomino.toolkit.Sentences;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.techniques.Topic;

/** The endpoints that explain and rate the steps of human solvers. Immutable; thread-safe. */
final class StepEndpoints {
  private static final String LEVEL = "level";
  private static final String TEXT = "text";
  private static final String FOG = "fog";
  private static final String ALL_STEPS = "allSteps";
  private static final String TECHNIQUE = "technique";

  private final Solver solver;
  private final Explainer explainer;
  private final Rater rater;
  private final LevelJudge levels = new LevelJudge(Levels.STANDARD);
  private final Hinter hinter;

  StepEndpoints(Solver solver, Explainer explainer, Rater rater) {
    this.solver = solver;
    this.explainer = explainer;
    this.rater = rater;
    this.hinter = new Hinter(solver, explainer);
  }

  /** {@code rate}: the difficulty of a puzzle and the techniques it requires. */
  Reply rate(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME);
    Puzzle puzzle = request.puzzle();
    request.requireExplainable(puzzle);
    Rated rated = rater.rate(puzzle, request.deadline());
    return Reply.json(json -> RatingJson.writeFields(json, rated));
  }

  /** {@code path}: the steps from the givens to the solution, on request also the detours. */
  Reply path(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, ALL_STEPS, FOG);
    PuzzleEntry entry = request.entry();
    if (request.fields().flag(FOG)) {
      InFog found = inFog(request, entry);
      return Reply.json(
          json -> {
            RatingJson.writeFields(json, found.rated);
            StepJson.writePath(json, found.path.told());
          });
    }
    Puzzle puzzle = entry.puzzle();
    request.requireExplainable(puzzle);
    Telling telling =
        request.fields().flag(ALL_STEPS) ? Telling.ALL_STEPS : Telling.WITHOUT_DETOURS;
    Deadline deadline = request.deadline();
    Rated rated = rater.rate(puzzle, deadline);
    Optional<ToldPath> told =
        rated.foundPath().map(path -> explainer.toldPath(puzzle, path, telling, deadline));
    return Reply.json(
        json -> {
          RatingJson.writeFields(json, rated);
          if (told.isPresent()) {
            StepJson.writePath(json, told.get());
          } else {
            StepJson.writePath(json, rated, puzzle, explainer);
          }
        });
  }

  /** {@code hint}: the next step, or the first mistake. */
  Reply hint(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME, LEVEL, FOG);
    PuzzleEntry entry = request.entry();
    StepJson.Part part =
        request.fields().choice(LEVEL, List.of(StepJson.Part.values())).orElse(StepJson.Part.FULL);
    request.requireExplainable(entry.puzzle());
    boolean isInFog = request.fields().flag(FOG);
    Optional<Fog> fog = isInFog ? Optional.of(fog(request, entry)) : Optional.empty();
    Hint hint = hinter.hint(entry.puzzle(), fog, entry.progress(), request.deadline());
    return Reply.json(json -> write(json, hint, part));
  }

  private static void write(JsonGenerator json, Hint hint, StepJson.Part part) throws IOException {
    SolveJson.writeVerdict(
        json,
        hint instanceof Hint.NotUnique notUnique
            ? SolutionStatus.of(notUnique.verdict())
            : SolutionStatus.UNIQUE);
    if (hint instanceof Hint.Next next) {
      StepJson.write(json, "step", next.step(), next.board(), part);
    } else if (hint instanceof Hint.Wrong wrong) {
      json.writeObjectFieldStart("mistake");
      json.writeNumberField("cell", wrong.mistake().cell());
      json.writeNumberField("digit", wrong.mistake().digit());
      json.writeEndObject();
      json.writeStringField(TEXT, wrong.mistake().toString());
    } else {
      json.writeStringField(TEXT, Sentences.noStep(hint));
    }
  }

  /** {@code fog}: whether a puzzle can be solved using what can be seen, and the steps. */
  Reply fog(ApiRequest request) throws ProblemException {
    request.allow(PuzzleField.NAME);
    InFog found = inFog(request, request.entry());
    return Reply.json(json -> StepJson.writeFogPath(json, found.path, found.rated));
  }

  private record InFog(FogPath path, Rated rated) {}

  /** Returns the path of a puzzle in fog, which must have exactly one solution. */
  private InFog inFog(ApiRequest request, PuzzleEntry entry) throws ProblemException {
    Puzzle puzzle = entry.puzzle();
    request.requireExplainable(puzzle);
    Fog fog = fog(request, entry);
    Deadline deadline = request.deadline();
    Verdict verdict = solver.solve(puzzle, request.limits());
    if (!(verdict instanceof Verdict.Unique unique)) {
      throw SearchEndpoints.unsuitable(
          request, SolutionStatus.of(verdict), Sentences.notUnique(verdict));
    }
    FogPath path = explainer.path(puzzle, fog, unique.solution(), deadline);
    return new InFog(path, levels.rated(path, puzzle, fog, unique.solution(), deadline));
  }

  /** Returns the fog of a puzzle that is wholly understood and has cells in fog at first. */
  private static Fog fog(ApiRequest request, PuzzleEntry entry) throws ProblemException {
    Optional<String> left = entry.text(EntryPart.LEFT);
    if (left.isPresent()) {
      List<String> parts = List.of(left.get().split("\n"));
      throw request
          .fields()
          .wrong(
              PuzzleField.NAME,
              ProblemCode.PARTIAL_READING.with("left", parts),
              "This part of the puzzle is not understood: "
                  + PuzzleAssembler.named(parts)
                  + ". Steps in fog need all rules.");
    }
    return entry
        .fog()
        .filter(fog -> entry.hasFog())
        .orElseThrow(
            () ->
                request
                    .fields()
                    .wrong(PuzzleField.NAME, ProblemCode.NO_FOG.bare(), Sentences.NO_FOG));
  }

  /** {@code technique}: the page of a technique with its examples. */
  static Reply technique(ApiRequest request) throws ProblemException {
    request.allow(TECHNIQUE);
    JsonFields fields = request.fields();
    String name =
        fields
            .text(TECHNIQUE)
            .orElseThrow(
                () ->
                    fields.wrong(
                        TECHNIQUE,
                        ProblemCode.MISSING_FIELD.with("field", TECHNIQUE),
                        "The field 'technique' is missing: name one, such as x-wing."));
    Topic topic =
        Topic.find(name)
            .orElseThrow(
                () ->
                    fields.wrong(
                        TECHNIQUE,
                        ProblemCode.UNKNOWN_TECHNIQUE.bare(),
                        "There is no such technique. " + Topic.question(name).strip()));
    return Reply.json(json -> TopicJson.writePage(json, topic));
  }
}
