package org.nonomino.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Accepts the options of JMH, runs each solver on the data sets that it supports and the generator
 * on its kinds of puzzles, and prints tables at the end. {@code benchmarks/README.md} explains it.
 */
public final class BenchmarkMain {
  private static final List<String> FILLED_LAYOUTS =
      List.of("boxes-6", "boxes-9", "river-9", "boxes-12", "boxes-16");

  private static final int LARGEST_FORCED = 9;

  private final CommandLineOptions options;
  private final PrintStream out;
  private final List<RunResult> results = new ArrayList<>();
  private final List<String> leftOut = new ArrayList<>();

  /** The timings that another program reported, by data set. */
  private final Map<String, TimedProgram.Timing> timings = new HashMap<>();

  private BenchmarkMain(CommandLineOptions options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /** Runs the benchmarks. */
  public static void main(String[] args)
      throws CommandLineOptionException, RunnerException, IOException {
    CommandLineOptions options = new CommandLineOptions(args);
    if (options.shouldHelp()) {
      options.showHelp();
      return;
    }
    new BenchmarkMain(options, System.out).run();
  }

  private void run() throws RunnerException {
    if (includes(SolveBenchmark.class)) {
      for (Solver solver : chosenSolvers(Contenders.all())) {
        solve(solver);
      }
      TimedProgram.chosen().ifPresent(this::time);
    }
    if (includes(TablesBenchmark.class)) {
      String[] strategies =
          chosenSolvers(Contenders.own()).stream()
              .map(solver -> solver.name().value())
              .toArray(String[]::new);
      if (strategies.length > 0) {
        results.addAll(
            new Runner(common(TablesBenchmark.class).param("solver", strategies).build()).run());
      }
    }
    if (includes(FillBenchmark.class)) {
      for (String filler : chosen("filler", List.copyOf(Contenders.fillers().keySet()))) {
        fill(filler);
      }
    }
    if (includes(PuzzleBenchmark.class)) {
      runWith(PuzzleBenchmark.class, "kind", chosen("kind", PuzzleKind.names()));
    }
    if (includes(ProgramBenchmark.class)) {
      runPrograms();
    }
    if (includes(LayoutBenchmark.class)) {
      results.addAll(new Runner(common(LayoutBenchmark.class).build()).run());
    }
    writeResultFile();
    Set<String> ownSolvers =
        Contenders.own().stream()
            .map(solver -> solver.name().value())
            .collect(Collectors.toUnmodifiableSet());
    new ResultTable(results, timings, leftOut, ownSolvers).print(out);
  }

  private void solve(Solver solver) throws RunnerException {
    String name = solver.name().value();
    Optional<String> obstacle = Contenders.obstacle(solver);
    if (obstacle.isPresent()) {
      leftOut.add(name + ": " + obstacle.get());
      return;
    }
    List<String> dataSets = new ArrayList<>();
    for (String dataSet : chosenDataSets(solver)) {
      boolean handled =
          DataSet.named(dataSet).puzzles().stream()
              .allMatch(puzzle -> Contenders.handles(solver, puzzle.puzzle().mask()));
      if (handled) {
        dataSets.add(dataSet);
      } else {
        leftOut.add(name + ", " + dataSet + ": it does not support these regions");
      }
    }
    if (dataSets.isEmpty()) {
      return;
    }
    Collection<RunResult> done =
        new Runner(
                common(SolveBenchmark.class)
                    .param("solver", name)
                    .param("dataSet", dataSets.toArray(String[]::new))
                    .build())
            .run();
    addResults(done, "dataSet", dataSets, name + ", ");
  }

  /** Lets a third-party program time itself on the classics among the chosen sets. */
  private void time(TimedProgram program) {
    Optional<String> obstacle = program.obstacle();
    if (obstacle.isPresent()) {
      leftOut.add(TimedProgram.NAME + ": " + obstacle.get());
      return;
    }
    for (String dataSet : chosen("dataSet", DataSet.namesByDefault())) {
      List<CorpusPuzzle> puzzles = DataSet.named(dataSet).puzzles();
      if (TimedProgram.handles(puzzles)) {
        try {
          timings.put(dataSet, program.time(puzzles));
        } catch (IOException | IllegalStateException e) {
          leftOut.add(TimedProgram.NAME + ", " + dataSet + ": " + e.getMessage());
        }
      }
    }
  }

  private void fill(String filler) throws RunnerException {
    List<String> layouts = new ArrayList<>();
    for (String layout : chosen("layout", FILLED_LAYOUTS)) {
      RegionMask mask = FillBenchmark.mask(layout);
      Optional<String> objection = Contenders.filler(filler).objection(Rules.of(mask));
      // Above that size hardly any of its attempts succeeds.
      boolean takesLong =
          filler.equals("forced")
              && mask.size() > LARGEST_FORCED
              && !options.getParameter("layout").hasValue();
      if (objection.isPresent() || takesLong) {
        leftOut.add(filler + ", " + layout + ": " + objection.orElse("it takes too long"));
      } else {
        layouts.add(layout);
      }
    }
    if (!layouts.isEmpty()) {
      Collection<RunResult> done =
          new Runner(
                  common(FillBenchmark.class)
                      .param("filler", filler)
                      .param("layout", layouts.toArray(String[]::new))
                      .build())
              .run();
      addResults(done, "layout", layouts, filler + ", ");
    }
  }

  private void runPrograms() throws RunnerException {
    List<String> installed = new ArrayList<>();
    List<String> names = PuzzleProgram.all().stream().map(PuzzleProgram::name).toList();
    for (String name : chosen("program", names)) {
      PuzzleProgram.named(name)
          .obstacle()
          .ifPresentOrElse(
              obstacle -> leftOut.add(name + ": " + obstacle), () -> installed.add(name));
    }
    if (!installed.isEmpty()) {
      runWith(ProgramBenchmark.class, "program", installed);
    }
  }

  private void runWith(Class<?> benchmark, String param, List<String> values)
      throws RunnerException {
    Collection<RunResult> done =
        new Runner(common(benchmark).param(param, values.toArray(String[]::new)).build()).run();
    addResults(done, param, values, "");
  }

  private void addResults(
      Collection<RunResult> done, String param, List<String> values, String prefix) {
    results.addAll(done);
    for (String value : values) {
      if (done.stream().noneMatch(r -> r.getParams().getParam(param).equals(value))) {
        leftOut.add(prefix + value + ": failed, see the message above");
      }
    }
  }

  private List<String> chosen(String param, List<String> byDefault) {
    return options.getParameter(param).hasValue()
        ? List.copyOf(options.getParameter(param).get())
        : byDefault;
  }

  private ChainedOptionsBuilder common(Class<?> benchmark) {
    String method = Pattern.quote(benchmark.getName() + ".");
    // The patterns of the command line are added to this pattern, so their other matches must be
    // excluded.
    return new OptionsBuilder()
        .parent(options)
        .include("^" + method)
        .exclude("^(?!" + method + ")")
        .addProfiler(GCProfiler.class);
  }

  /** Returns whether the patterns on the command line include a benchmark; without any, all run. */
  private boolean includes(Class<?> benchmark) {
    List<String> patterns = options.getIncludes();
    return patterns.isEmpty()
        || patterns.stream().anyMatch(p -> Pattern.compile(p).matcher(benchmark.getName()).find());
  }

  private List<Solver> chosenSolvers(List<Solver> from) {
    if (!options.getParameter("solver").hasValue()) {
      return from;
    }
    Collection<String> chosen = options.getParameter("solver").get();
    // An unknown name must fail early.
    chosen.forEach(Contenders::named);
    return from.stream().filter(solver -> chosen.contains(solver.name().value())).toList();
  }

  private List<String> chosenDataSets(Solver solver) {
    // Plain backtracking takes long or never ends on other sets.
    boolean hardestOnly = solver.name().value().equals("backtrack");
    return chosen("dataSet", hardestOnly ? List.of("hardest1905") : DataSet.namesByDefault());
  }

  /**
   * Writes all results to the file that {@code -rff} names, because each run has overwritten it
   * with its own.
   */
  private void writeResultFile() {
    if (options.getResult().hasValue() || options.getResultFormat().hasValue()) {
      ResultFormatType type = options.getResultFormat().orElse(ResultFormatType.CSV);
      String file =
          options.getResult().orElse("jmh-result." + type.name().toLowerCase(Locale.ROOT));
      ResultFormatFactory.getInstance(type, file).writeOut(results);
    }
  }
}
