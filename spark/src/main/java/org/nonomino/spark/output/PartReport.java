package org.nonomino.spark.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Serializable;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.io.ExitCode;

/**
 * The result of a part.
 *
 * @param exitCode the worst exit code in it
 * @param problems the number of records in the list of problems
 * @param counts the counts of the work
 */
public record PartReport(ExitCode exitCode, long problems, Counts counts) implements Serializable {
  private static final String EXIT_CODE = "exit code";
  private static final String PROBLEMS = "problems";
  private static final String COUNT = "count of ";

  /** Returns an empty report. */
  public static PartReport empty() {
    return new PartReport(ExitCode.SOLVED, 0, new Counts());
  }

  /** Returns the common report of two parts. */
  public PartReport and(PartReport other) {
    Counts all = new Counts();
    all.add(counts);
    all.add(other.counts);
    return new PartReport(exitCode.worse(other.exitCode), problems + other.problems, all);
  }

  /** Returns the report as properties. */
  String text() throws IOException {
    Properties properties = new Properties();
    properties.setProperty(EXIT_CODE, exitCode.name());
    properties.setProperty(PROBLEMS, Long.toString(problems));
    counts
        .byName()
        .forEach((name, count) -> properties.setProperty(COUNT + name, Long.toString(count)));
    StringWriter text = new StringWriter();
    properties.store(text, null);
    return text.toString();
  }

  /** Returns the report written by {@link #text}. */
  static PartReport read(InputStream stream) throws IOException {
    Properties properties = new Properties();
    properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    Map<String, Long> counts = new TreeMap<>();
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(COUNT)) {
        counts.put(name.substring(COUNT.length()), Long.valueOf(properties.getProperty(name)));
      }
    }
    return new PartReport(
        ExitCode.valueOf(properties.getProperty(EXIT_CODE)),
        Long.parseLong(properties.getProperty(PROBLEMS)),
        new Counts(counts));
  }
}
