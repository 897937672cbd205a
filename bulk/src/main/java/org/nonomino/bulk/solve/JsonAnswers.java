package org.nonomino.bulk.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.json.PuzzleJson;
import org.nonomino.toolkit.json.SolveJson;

/**
 * A JSON object per line, for a puzzle or, if all are requested, for a solution. The object of the
 * puzzle then follows its solutions, and shows whether these are all.
 */
public final class JsonAnswers implements AnswerFormat {
  @Override
  public boolean showsTimes() {
    return true;
  }

  @Override
  public String record(SolvedPuzzle answer) {
    return JsonWriting.line(
        json -> {
          writePuzzle(json, answer.place(), answer.entry());
          SolveJson.writeFields(json, answer.result());
        });
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return invalid(problem);
  }

  /**
   * Returns the record of a malformed puzzle, for all commands. A puzzle of which only a part is
   * understood is not malformed: its record has an error and no verdict.
   */
  public static String invalid(MalformedTextException problem) {
    return JsonWriting.line(
        json -> {
          writePlace(json, problem.place());
          if (problem.coded().code() == ProblemCode.PARTIAL_READING) {
            writePartial(json, problem.coded());
          } else {
            SolveJson.writeVerdict(json, SolutionStatus.INVALID);
          }
          json.writeStringField("problem", problem.problem());
          json.writeStringField("advice", problem.advice());
        });
  }

  private static void writePartial(JsonGenerator json, CodedProblem problem) throws IOException {
    json.writeObjectFieldStart("error");
    json.writeStringField("code", problem.code().toString());
    json.writeArrayFieldStart("left");
    if (problem.values().get("left") instanceof List<?> left) {
      for (Object part : left) {
        json.writeString(part.toString());
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  @Override
  public String solution(Place place, PuzzleEntry entry, long number, Grid solution) {
    return JsonWriting.line(
        json -> {
          writePuzzle(json, place, entry);
          json.writeNumberField("number", number);
          json.writeStringField("solution", entry.puzzle().symbols().text(solution));
        });
  }

  /** Writes the place of a puzzle in the input, and the puzzle. */
  public static void writePuzzle(JsonGenerator json, Place place, PuzzleEntry entry)
      throws IOException {
    writePlace(json, place);
    PuzzleJson.writeUnsolved(json, entry);
  }

  /** Writes a place in the input. */
  public static void writePlace(JsonGenerator json, Place place) throws IOException {
    json.writeObjectFieldStart("place");
    json.writeStringField("source", place.source());
    json.writeNumberField("line", place.line());
    if (place.column() > 0) {
      json.writeNumberField("column", place.column());
    }
    json.writeEndObject();
  }
}
