package org.nonomino.bulk.check;

import java.time.Duration;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Scale;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.solver.Verdict;
import org.nonomino.text.Place;
import org.nonomino.toolkit.Marking;
import org.nonomino.toolkit.MarkingSentences;
import org.nonomino.toolkit.PupilWork;
import org.nonomino.toolkit.json.MarkingJson;

/**
 * The settings for marking a pupil's work.
 *
 * @param solver finds the solution
 * @param timeout the time limit
 * @param level the highest level of steps that the pupil should use
 * @param isJson whether the marks are written as JSON rather than as sentences
 */
public record WorkSettings(Solver solver, Duration timeout, Level level, boolean isJson) {
  /** Returns the verdict on a puzzle; only work on a puzzle with one solution can be marked. */
  public Verdict verdict(Puzzle puzzle) {
    return solver.solve(puzzle, SearchLimits.NONE.withTimeout(timeout));
  }

  /** Marks the work on a puzzle with one solution. */
  public Marking marking(Puzzle puzzle, PupilWork work, Verdict.Unique verdict) {
    return Marking.of(
        puzzle,
        work,
        verdict.solution(),
        new Explainer(Scale.NONOMINO),
        level,
        Deadline.in(timeout));
  }

  /** Returns the marks as they are written. */
  public String text(Place place, PuzzleEntry entry, Marking marking) {
    return isJson
        ? JsonWriting.line(
            json -> {
              JsonAnswers.writePuzzle(json, place, entry);
              MarkingJson.write(json, marking);
            })
        : String.join("\n", MarkingSentences.of(marking)) + "\n";
  }
}
