package org.nonomino.app.layouts;

import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.OrderedPipeline;
import org.nonomino.app.io.Outcome;
import org.nonomino.app.io.PeekedInputs;
import org.nonomino.app.io.PuzzleInputs;
import org.nonomino.app.io.RecordRun;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.options.Chosen;
import org.nonomino.app.options.DurationConverter;
import org.nonomino.app.options.LayoutInputs;
import org.nonomino.app.options.ThreadCount;
import org.nonomino.app.options.TypedNumber;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nonomino layouts check}. */
@Command(
    name = "check",
    description =
        "Checks whether layouts are well-formed and connected, and whether they have a solution grid, and draws one.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit codes: 0 all have a solution grid; 1 some provably have none; 2 bad usage or malformed input;",
      "3 a limit was reached."
    })
public final class LayoutsCheckCommand implements Callable<Integer> {
  /** Some take seconds: few of them should still keep all threads busy. */
  private static final int LAYOUTS_AT_ONCE = 8;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Time limit for each layout: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that looks for a solution grid; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). line is yes, no or unknown, and"
              + " connected or disconnected; or invalid. csv has the numbers of shape, too.")
  private CheckFormat format = CheckFormat.text;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: one per processor).")
  private Optional<TypedNumber> threads = Optional.empty();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Parameters(
      paramLabel = "RxC|NAME|FILE",
      arity = "1..*",
      description = "Layouts, and files with any number of them; '-' means standard input.")
  private List<String> words = List.of();

  private final Console console;
  private final Solvers solvers;

  @Inject
  LayoutsCheckCommand(Console console, Solvers solvers) {
    this.console = console;
    this.solvers = solvers;
  }

  @Override
  public Integer call() throws UsageException {
    Solver chosen = Chosen.solver(solvers, solver);
    int workers = ThreadCount.of(threads);
    try (PuzzleInputs inputs = LayoutInputs.open(words, OptionalInt.empty(), console)) {
      RecordRun run = new RecordRun(console, inputs);
      return run.run(source -> check(run, source, workers, chosen), source -> {}).status();
    }
  }

  private void check(RecordRun run, PeekedInputs source, int workers, Solver chosen)
      throws IOException, InterruptedException {
    TextStyle style = new TextStyle(ascii, console.hasColour());
    run.write(format.header());
    run.send(
        source,
        new OrderedPipeline<>(
            workers,
            LAYOUTS_AT_ONCE,
            () -> item -> Outcome.of(item, (text, entry) -> checked(text, entry, chosen))),
        new RecordRun.Records<CheckedLayout>() {
          @Override
          public String answered(CheckedLayout layout) {
            run.worsen(layout.exitCode());
            return format.record(layout, style);
          }

          @Override
          public String malformed(MalformedTextException problem) {
            return format.malformed(problem);
          }
        });
  }

  /** On any thread. */
  private CheckedLayout checked(PuzzleText text, PuzzleEntry entry, Solver chosen) {
    return new CheckedLayout(
        text.place(),
        LayoutReport.of(entry.puzzle().mask(), chosen, SearchLimits.NONE.withTimeout(timeout)));
  }
}
