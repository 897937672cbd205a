package org.nonomino.benchmarks;

import static org.nonomino.benchmarks.Measurement.number;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** The results as Markdown, ready for {@code docs/performance-log.md}. */
final class ResultTable {
  private final List<Measurement> measurements;
  private final Map<String, TimedProgram.Timing> timings;
  private final List<String> leftOut;
  private final Set<String> ownSolvers;

  /**
   * @param results of all benchmarks, in any order
   * @param timings the timings that another program reported, by data set
   * @param leftOut the omitted measurements, with the reasons
   * @param ownSolvers the names of the solvers that report their guesses
   */
  ResultTable(
      Collection<RunResult> results,
      Map<String, TimedProgram.Timing> timings,
      List<String> leftOut,
      Set<String> ownSolvers) {
    this.timings = timings;
    this.measurements = results.stream().map(Measurement::new).toList();
    this.leftOut = leftOut;
    this.ownSolvers = ownSolvers;
  }

  void print(PrintStream out) {
    out.println();
    out.println(machine());
    printPart(
        out,
        "| data set | solver | puzzles/s | ± | best | of tdoku | nodes | guesses | bytes |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
        fastestFirst(SolveBenchmark.class, "dataSet", row -> row.perSecond("puzzles")),
        this::solvedRow);
    printPart(
        out,
        "| data set | solver | best puzzles/s | guesses |",
        "|---|---|---:|---:|",
        timings.entrySet().stream().sorted(Map.Entry.comparingByKey()),
        ResultTable::timedRow);
    printPart(
        out,
        "| a new mask, n = 9 | µs | ± | bytes |",
        "|---|---:|---:|---:|",
        of(TablesBenchmark.class),
        ResultTable::preparedRow);
    printPart(
        out,
        "| layout | fill | fillings/s | ± | attempts | bytes |",
        "|---|---|---:|---:|---:|---:|",
        fastestFirst(FillBenchmark.class, "layout", Measurement::score),
        ResultTable::filledRow);
    printPart(
        out,
        "| puzzles | puzzles/s | ± | ms each | clues | bytes |",
        "|---|---:|---:|---:|---:|---:|",
        Stream.concat(of(PuzzleBenchmark.class), of(ProgramBenchmark.class)),
        ResultTable::madeRow);
    printPart(
        out,
        "| n | symmetry | irregularity | layouts/s | ± | with filling/s | ± | bytes | with filling |",
        "|---:|---|---:|---:|---:|---:|---:|---:|---:|",
        of(LayoutBenchmark.class).filter(row -> row.method().equals("layout")),
        this::layoutRow);
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
      // This is not Linux, so only the architecture is known.
    }
    return "Machine: %d cores of %s, %s %s"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            processor,
            System.getProperty("java.vm.name"),
            Runtime.version());
  }

  private static <T> void printPart(
      PrintStream out, String header, String alignment, Stream<T> rows, Function<T, String> text) {
    List<String> lines = rows.map(text).toList();
    if (lines.isEmpty()) {
      return;
    }
    out.println();
    out.println(header);
    out.println(alignment);
    lines.forEach(out::println);
  }

  private Stream<Measurement> of(Class<?> benchmark) {
    return measurements.stream().filter(row -> row.isOf(benchmark));
  }

  /** Returns measurements grouped by their parameter, in the order of the first of each group. */
  private Stream<Measurement> fastestFirst(
      Class<?> benchmark, String param, Function<Measurement, Double> speed) {
    Map<String, List<Measurement>> groups =
        of(benchmark)
            .collect(
                Collectors.groupingBy(
                    row -> row.param(param), LinkedHashMap::new, Collectors.toList()));
    return groups.values().stream()
        .flatMap(rows -> rows.stream().sorted(Comparator.comparing(speed).reversed()));
  }

  private static String row(String... fields) {
    return "| " + String.join(" | ", fields) + " |";
  }

  private String solvedRow(Measurement measured) {
    String solver = measured.param("solver");
    boolean isOwn = ownSolvers.contains(solver);
    double nodes = measured.ratio("nodes", "puzzles");
    double best = measured.bestPerSecond("puzzles");
    TimedProgram.Timing timing = timings.get(measured.param("dataSet"));
    return row(
        measured.param("dataSet"),
        solver,
        number(measured.perSecond("puzzles")),
        measured.errorOf("puzzles"),
        number(best),
        timing == null ? "" : number(best / timing.puzzlesPerSecond()),
        nodes > 0 || isOwn ? number(nodes) : "",
        isOwn ? number(measured.ratio("guesses", "puzzles")) : "",
        number(measured.bytes() / measured.perOperation("puzzles")));
  }

  private static String timedRow(Map.Entry<String, TimedProgram.Timing> timed) {
    TimedProgram.Timing timing = timed.getValue();
    return row(
        timed.getKey(),
        TimedProgram.NAME,
        number(timing.puzzlesPerSecond()),
        number(timing.guesses()));
  }

  private static String preparedRow(Measurement measured) {
    return row(
        measured.hasParam("solver") ? measured.param("solver") : "mask and layout only",
        number(measured.score()),
        measured.error(),
        number(measured.bytes()));
  }

  private static String filledRow(Measurement measured) {
    return row(
        measured.param("layout"),
        measured.param("filler"),
        number(measured.score()),
        measured.error(),
        number(measured.perOperation("attempts")),
        number(measured.bytes()));
  }

  private static String madeRow(Measurement measured) {
    // The allocations of another process cannot be measured here.
    boolean isOurs = measured.isOf(PuzzleBenchmark.class);
    double puzzles = measured.perSecond("puzzles");
    return row(
        measured.param(isOurs ? "kind" : "program"),
        number(puzzles),
        measured.errorOf("puzzles"),
        number(1000 / puzzles),
        number(measured.ratio("clues", "puzzles")),
        isOurs ? number(measured.bytes()) : "");
  }

  private String layoutRow(Measurement plain) {
    List<String> params = List.of("size", "symmetry", "irregularity");
    Measurement fillable =
        of(LayoutBenchmark.class)
            .filter(row -> row.method().equals("fillable"))
            .filter(row -> params.stream().allMatch(p -> row.param(p).equals(plain.param(p))))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no layouts with a filling"));
    return row(
        plain.param("size"),
        plain.param("symmetry"),
        plain.param("irregularity"),
        number(plain.score()),
        plain.error(),
        number(fillable.score()),
        fillable.error(),
        number(plain.bytes()),
        number(fillable.bytes()));
  }
}
