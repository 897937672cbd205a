package org.nonomino.app.solve;

import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import org.nonomino.app.options.PuzzleCommand;
import org.nonomino.app.options.ResultFileOption;
import org.nonomino.app.options.Toolbox;
import org.nonomino.app.options.VerboseOption;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.bulk.solve.EstimateWork;
import org.nonomino.bulk.solve.SolveOptions;
import org.nonomino.bulk.solve.SolveSettings;
import org.nonomino.bulk.solve.SolveWork;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.SolveTask;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino solve}. */
@Command(
    name = "solve",
    description = "Solves puzzles and reports whether the solution is unique.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "A single puzzle is drawn; many are written one per line, in the order of the input.",
      "With --format=line, each line is the solution, or one of: none, invalid, limit.",
      "Input formats: grid (n rows, then optionally n rows of the mask matrix), line (n² digits, n² region"
          + " characters, label), csv (with a header), links to f-puzzles and SudokuPad, and all others in 'convert --list'.",
      "Exit codes: 0 all have a solution; 1 some puzzle has none; 2 bad usage or malformed input; 3 a limit was reached.",
      "",
      "Examples:",
      "  nonomino solve puzzle.txt",
      "  nonomino solve --format=csv -o answers.csv puzzles.txt",
      "  nonomino solve --candidates puzzle.txt              # the digits of each cell in all solutions"
    })
public final class SolveCommand extends PuzzleCommand {
  private static final int PERCENT = 100;

  private static final Duration ESTIMATE_TIMEOUT = Duration.ofSeconds(30);

  @Mixin private VerboseOption verbose = new VerboseOption();

  @Mixin private SolveOptions solving = new SolveOptions();

  @Mixin private ResultFileOption output = new ResultFileOption();

  @Option(names = "--stats", description = "Print nodes, guesses and time to standard error.")
  private boolean stats;

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Option(
      names = "--estimate",
      arity = "0..1",
      paramLabel = "PERCENT",
      description =
          "Estimate the number of solutions by random probes, until the error is at most PERCENT (1 to 100; default: 5) or"
              + " --timeout is over (default: 30s). A few thousand solutions are counted.")
  private Optional<TypedNumber> estimate = Optional.empty();

  @Option(names = "--list-solvers", description = "List the strategies and exit.")
  private boolean listSolvers;

  private final SolutionEstimator estimator;

  @Inject
  SolveCommand(Toolbox tools, SolutionEstimator estimator) {
    super(tools);
    this.estimator = estimator;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    boolean isVerbose = verbose.apply();
    if (listSolvers) {
      return listSolvers();
    }
    if (estimate.isPresent()) {
      return estimate();
    }
    SolveSettings settings =
        solving.settings(solvers, formats, output.name(), output.style(ascii, console));
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    Effort effort = inputs.effort();
    if (isVerbose) {
      // Loading Logback would take a large part of a short run.
      LoggerFactory.getLogger(SolveCommand.class)
          .info("solver {}, {} threads", settings.solver().name(), effort.threads());
    }
    boolean writesAll = settings.task().goal() == SolveTask.Goal.ALL;
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      return output.run(
          console,
          puzzles,
          writesAll ? effort.withThreads(1) : effort,
          stats,
          run ->
              run.run(
                  settings.format().isForPeople(),
                  many -> {
                    SolveWork work = settings.work(many);
                    return writesAll ? work.writingAll(run::write) : work;
                  }));
    }
  }

  private int estimate() throws UsageException, MalformedTextException {
    solving.requireNoneBeside("--estimate");
    double error = estimate.orElseThrow().whole("--estimate", 1, PERCENT) / (double) PERCENT;
    Duration timeout = solving.timeout().orElse(ESTIMATE_TIMEOUT);
    EstimateWork work = new EstimateWork(estimator, error, timeout);
    return run(output, stats, run -> run.run(work));
  }

  private int listSolvers() {
    PrintWriter out = console.outWriter();
    solvers.all().forEach(each -> out.printf("%-12s %s\n", each.name(), each.description()));
    return ExitCode.SOLVED.status();
  }
}
