package org.nonomino.web;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nonomino.solver.Verdict;

/** Says a verdict in words and in JSON. */
final class VerdictWords {
  static final String VERDICT = "verdict";
  static final String UNIQUE = "unique";
  static final String SEVERAL = "several";
  static final String NONE = "none";
  static final String LIMIT = "limit";

  private VerdictWords() {}

  /** Returns the word for programs. */
  static String word(Verdict verdict) {
    if (verdict instanceof Verdict.Unique) {
      return UNIQUE;
    }
    if (verdict instanceof Verdict.Multiple) {
      return SEVERAL;
    }
    return verdict instanceof Verdict.NoSolution ? NONE : LIMIT;
  }

  /** Returns why no logic leads to a solution, as a sentence; of a verdict that is not unique. */
  static String trouble(Verdict verdict) {
    return switch (word(verdict)) {
      case NONE -> "This puzzle has no solution.";
      case SEVERAL -> "This puzzle has several solutions: no logic leads to one of them.";
      default -> "Whether there is just one solution was not known in time.";
    };
  }

  /** Writes the verdict and the solutions that are known. */
  static void write(JsonGenerator json, Verdict verdict) throws IOException {
    json.writeStringField(VERDICT, word(verdict));
    if (verdict instanceof Verdict.Unique unique) {
      PuzzleObject.writeGrid(json, PuzzleField.SOLUTION, unique.solution());
    } else if (verdict instanceof Verdict.Multiple multiple) {
      PuzzleObject.writeGrid(json, PuzzleField.SOLUTION, multiple.first());
      PuzzleObject.writeGrid(json, "otherSolution", multiple.second());
    } else if (verdict instanceof Verdict.Undecided undecided && undecided.found().isPresent()) {
      PuzzleObject.writeGrid(json, PuzzleField.SOLUTION, undecided.found().get());
    }
  }
}
