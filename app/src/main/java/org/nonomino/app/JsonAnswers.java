package org.nonomino.app;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionSymbols;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.Place;
import org.nonomino.core.text.PuzzleEntry;

/** A JSON object a line, for a puzzle or, where all are wanted, for a solution. */
final class JsonAnswers implements AnswerFormat {
  private final JsonFactory factory = new JsonFactory();

  @Override
  public String answer(Answer answer) {
    return object(
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
    return object(
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
    return object(
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

  private static void writePuzzle(JsonGenerator json, Place place, PuzzleEntry entry)
      throws IOException {
    json.writeStringField("source", place.source());
    json.writeNumberField("line", place.line());
    if (!entry.label().isEmpty()) {
      json.writeStringField("label", entry.label());
    }
    json.writeNumberField("size", entry.puzzle().size());
    json.writeStringField("puzzle", entry.puzzle().givens().toString());
    json.writeStringField("regions", RegionSymbols.text(entry.puzzle().mask()));
  }

  private String object(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = factory.createGenerator(text)) {
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.append('\n').toString();
  }

  private interface Fields {
    void write(JsonGenerator json) throws IOException;
  }
}
