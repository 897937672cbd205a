package org.nonomino.app;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionSymbols;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/** A JSON object a line, for a puzzle or, where all are wanted, for a solution. */
final class JsonAnswers implements AnswerFormat {
  @Override
  public String answer(Answer answer) {
    return JsonLine.of(
        json -> {
          writePuzzle(json, answer.place(), answer.entry());
          json.writeStringField("verdict", answer.kind().name().toLowerCase(Locale.ROOT));
          if (!answer.found().isEmpty()) {
            json.writeStringField("solution", answer.found().get(0).toString());
          }
          if (answer.kind() == Answer.Kind.SEVERAL && answer.found().size() > 1) {
            json.writeStringField("otherSolution", answer.found().get(1).toString());
          }
          json.writeNumberField("solutions", answer.report().solutions());
          json.writeBooleanField("exhausted", answer.report().exhausted());
          json.writeNumberField("nodes", answer.report().nodes());
          json.writeNumberField("guesses", answer.report().guesses());
          json.writeNumberField("microseconds", answer.nanos() / 1000);
        });
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return JsonLine.of(
        json -> {
          json.writeStringField("source", problem.place().source());
          json.writeNumberField("line", problem.place().line());
          json.writeNumberField("column", problem.place().column());
          json.writeStringField("verdict", "invalid");
          json.writeStringField("problem", problem.problem());
          json.writeStringField("advice", problem.advice());
        });
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return JsonLine.of(
        json -> {
          writePuzzle(json, place, entry);
          json.writeNumberField("number", number);
          json.writeStringField("solution", solution.toString());
        });
  }

  /** The object of the puzzle closes the list of its solutions, and says whether these are all. */
  @Override
  public String endOfSolutions(Answer answer) {
    return answer(answer);
  }

  /** Writes the fields by which a puzzle is known again. */
  static void writePuzzle(JsonGenerator json, Place place, PuzzleEntry entry) throws IOException {
    json.writeStringField("source", place.source());
    json.writeNumberField("line", place.line());
    if (!entry.label().isEmpty()) {
      json.writeStringField("label", entry.label());
    }
    json.writeNumberField("size", entry.puzzle().size());
    json.writeStringField("puzzle", entry.puzzle().givens().toString());
    json.writeStringField("regions", RegionSymbols.text(entry.puzzle().mask()));
  }
}
