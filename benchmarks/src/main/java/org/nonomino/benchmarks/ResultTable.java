package org.nonomino.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The results as Markdown, ready for {@code docs/performance-log.md}. */
final class ResultTable {
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private final List<RunResult> results;
  private final List<String> leftOut;
  private final Set<String> ownSolvers;

  /**
   * Makes a table.
   *
   * @param results of both benchmarks, in any order
   * @param leftOut what was not measured, and why
   * @param ownSolvers the names of those that tell their guesses
   */
  ResultTable(List<RunResult> results, List<String> leftOut, Set<String> ownSolvers) {
    this.results = results;
    this.leftOut = leftOut;
    this.ownSolvers = ownSolvers;
  }

  void print(PrintStream out) {
    out.println();
    out.println(machine());
    printSolved(out);
    printPrepared(out);
    if (!leftOut.isEmpty()) {
      out.println();
      out.println("Left out:");
      leftOut.forEach(line -> out.println("* " + line));
    }
  }

  private static String machine() {
    String processor = System.getProperty("os.arch", "?");
    try {
      processor =
          Files.readAllLines(Path.of("/proc/cpuinfo"), StandardCharsets.UTF_8).stream()
              .filter(line -> line.startsWith("model name"))
              .map(line -> line.substring(line.indexOf(':') + 1).strip())
              .findFirst()
              .orElse(processor);
    } catch (IOException e) {
      // Not a Linux: the architecture must do.
    }
    return "Machine: %d cores of %s, %s %s"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            processor,
            System.getProperty("java.vm.name"),
            Runtime.version());
  }

  private void printSolved(PrintStream out) {
    Map<String, List<RunResult>> byDataSet = new LinkedHashMap<>();
    for (RunResult result : results) {
      if (result.getSecondaryResults().containsKey("puzzles")) {
        String dataSet = result.getParams().getParam("dataSet");
        byDataSet.computeIfAbsent(dataSet, set -> new ArrayList<>()).add(result);
      }
    }
    if (byDataSet.isEmpty()) {
      return;
    }
    out.println();
    out.println("| data set | solver | puzzles/s | ± | nodes | guesses | bytes |");
    out.println("|---|---|---:|---:|---:|---:|---:|");
    Comparator<RunResult> fastestFirst =
        Comparator.comparingDouble(result -> -secondary(result, "puzzles").getScore());
    byDataSet.forEach(
        (dataSet, rows) ->
            rows.stream()
                .sorted(fastestFirst)
                .forEach(row -> out.println(solvedRow(dataSet, row))));
  }

  private String solvedRow(String dataSet, RunResult result) {
    String solver = result.getParams().getParam("solver");
    Result<?> puzzles = secondary(result, "puzzles");
    double perSet = puzzles.getScore() / result.getPrimaryResult().getScore();
    double nodes = secondary(result, "nodes").getScore() / puzzles.getScore();
    double guesses = secondary(result, "guesses").getScore() / puzzles.getScore();
    double bytes = secondary(result, ALLOCATION).getScore() / perSet;
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %s | %s | %s | %s |",
        dataSet,
        solver,
        number(puzzles.getScore()),
        share(puzzles.getScoreError() / puzzles.getScore()),
        nodes > 0 || ownSolvers.contains(solver) ? number(nodes) : "",
        ownSolvers.contains(solver) ? number(guesses) : "",
        number(bytes));
  }

  private void printPrepared(PrintStream out) {
    List<RunResult> rows =
        results.stream().filter(r -> !r.getSecondaryResults().containsKey("puzzles")).toList();
    if (rows.isEmpty()) {
      return;
    }
    out.println();
    out.println("| a new mask, n = 9 | µs | ± | bytes |");
    out.println("|---|---:|---:|---:|");
    for (RunResult row : rows) {
      Result<?> time = row.getPrimaryResult();
      String solver = row.getParams().getParam("solver");
      out.println(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s |",
              solver == null ? "mask and layout only" : solver,
              number(time.getScore()),
              share(time.getScoreError() / time.getScore()),
              number(secondary(row, ALLOCATION).getScore())));
    }
  }

  private static Result<?> secondary(RunResult result, String label) {
    Result<?> found = result.getSecondaryResults().get(label);
    if (found == null) {
      throw new IllegalStateException(
          "no '" + label + "' among " + result.getSecondaryResults().keySet());
    }
    return found;
  }

  /** Three digits and more: 12,345 or 123 or 1.23. */
  private static String number(double value) {
    if (value >= 100) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    return String.format(Locale.ROOT, value >= 10 ? "%.1f" : "%.2f", value);
  }

  private static String share(double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.0f %%", 100 * value);
  }
}
