package org.nonomino.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nonomino.app.Main;
import org.nonomino.bulk.io.Console;
import org.nonomino.spark.job.SparkSessions;
import org.nonomino.spark.storage.Storage;

/**
 * The output and the exit code of a program.
 *
 * @param records those that {@code nonomino} writes to standard output, and {@code nonomino-spark}
 *     to {@code part-*}
 */
record Job(int status, String records, String err) {
  /** Runs {@code nonomino-spark} with an output folder, in the session of the test class. */
  static Job onSpark(Path output, String... words) throws IOException {
    return onSpark(
        (console, all) -> SparkMain.run(console, SharedSession::open, all), output, words);
  }

  /** Runs {@code nonomino-spark} in its own session, like a process. */
  static Job inOwnSession(Path output, String... words) throws IOException {
    SharedSession.end();
    return onSpark(
        (console, all) -> SparkMain.run(console, SparkSessions::open, all), output, words);
  }

  private static Job onSpark(Program program, Path output, String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of(words));
    all.add("--output=" + output);
    Job run = run(program, all.toArray(String[]::new));
    assertThat(run.records).as("standard output").isEmpty();
    return new Job(run.status, records(output), run.err);
  }

  /** Runs {@code nonomino-spark} without an output folder, and returns its output. */
  static Job withoutOutput(String... words) {
    return run((console, all) -> SparkMain.run(console, SharedSession::open, all), words);
  }

  /** Runs {@code nonomino}. */
  static Job alone(String... words) {
    return run(Main::run, words);
  }

  private interface Program {
    int run(Console console, String... words);
  }

  private static Job run(Program program, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            InputStream.nullInputStream(),
            out,
            err,
            false,
            false,
            false,
            Console.USUAL_COLUMNS,
            false);
    int status = program.run(console, words);
    return new Job(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns the contents of the text parts of a folder, in the order of their names. */
  static String records(Path output) throws IOException {
    if (!Files.isDirectory(output)) {
      return "";
    }
    StringBuilder records = new StringBuilder();
    for (Path part : parts(output)) {
      if (!Storage.isParquet(part.toString())) {
        records.append(Files.readString(part));
      }
    }
    return records.toString();
  }

  /** Returns the parts of a folder, in the order of their names. */
  static List<Path> parts(Path output) throws IOException {
    try (Stream<Path> files = Files.list(output)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .toList();
    }
  }
}
