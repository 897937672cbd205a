package org.nonomino.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.nonomino.bulk.BulkAnswer;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * Writes what could not be read or written, a JSON object a line: {@code place} as in the results
 * of {@code solve --format=json}, {@code problem}, and, for texts that are not puzzles, {@code
 * advice}. Belongs to one thread.
 */
final class ProblemList {
  private final OutputStream out;
  private long count;

  ProblemList(OutputStream out) {
    this.out = out;
  }

  /** Returns how many there are. */
  long count() {
    return count;
  }

  /** Adds a text that is not a puzzle. */
  void add(MalformedTextException problem) throws IOException {
    write(
        JsonWriting.line(
            json -> {
              JsonAnswers.writePlace(json, problem.place());
              json.writeStringField("problem", problem.problem());
              json.writeStringField("advice", problem.advice());
            }));
  }

  /** Adds a puzzle that cannot be written as requested. */
  void add(BulkAnswer.Refusal refusal) throws IOException {
    add(refusal.place(), refusal.reason());
  }

  private void add(Place place, String problem) throws IOException {
    write(
        JsonWriting.line(
            json -> {
              JsonAnswers.writePlace(json, place);
              json.writeStringField("problem", problem);
            }));
  }

  /** Adds a file that cannot be read, or not to its end. */
  void add(String message) throws IOException {
    write(JsonWriting.line(json -> json.writeStringField("problem", message)));
  }

  private void write(String line) throws IOException {
    count++;
    out.write(line.getBytes(StandardCharsets.UTF_8));
  }

  void flush() throws IOException {
    out.flush();
  }
}
