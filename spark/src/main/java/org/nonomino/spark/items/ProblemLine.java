package org.nonomino.spark.items;

import org.nonomino.bulk.Done;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.formats.json.JsonWriting;

/**
 * A reading or writing problem as a JSON object on a line: {@code place} as in the results of
 * {@code solve --format=json}, {@code problem}, and, for text that is not a puzzle, {@code advice}.
 */
final class ProblemLine {
  private ProblemLine() {}

  /** Returns the reason why an item has no record as requested. */
  static String of(Done.Problem problem) {
    return JsonWriting.line(
        json -> {
          if (problem.place().isPresent()) {
            JsonAnswers.writePlace(json, problem.place().get());
          }
          json.writeStringField("problem", problem.sentence());
          if (problem.advice().isPresent()) {
            json.writeStringField("advice", problem.advice().get());
          }
        });
  }
}
