package org.nonomino.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.solve.JsonAnswers;
import org.nonomino.formats.json.JsonWriting;

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

  /** Adds why an item has no record as requested. */
  void add(Done.Problem problem) throws IOException {
    write(
        JsonWriting.line(
            json -> {
              if (problem.place().isPresent()) {
                JsonAnswers.writePlace(json, problem.place().get());
              }
              json.writeStringField("problem", problem.sentence());
              if (problem.advice().isPresent()) {
                json.writeStringField("advice", problem.advice().get());
              }
            }));
  }

  private void write(String line) throws IOException {
    count++;
    out.write(line.getBytes(StandardCharsets.UTF_8));
  }

  void flush() throws IOException {
    out.flush();
  }
}
