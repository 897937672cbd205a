package org.nonomino.app;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.core.text.PuzzleFormat;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino rate}. */
@Command(
    name = "rate",
    description = "Tells how hard puzzles are for people, by the techniques that they need.",
    mixinStandardHelpOptions = true,
    version = "Nonomino 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "ER is the rating of the hardest step, EP that of the hardest up to the first digit, ED that of the first step.",
      "In --format=line a record is ER/EP/ED and the level: easy, medium, hard, fiendish or diabolical; or one of: none,"
          + " several, beyond (the techniques do not suffice), limit, invalid.",
      "Exit codes: 0 all were looked at; 1 some puzzle has no solution, or several; 2 bad usage or malformed input;"
          + " 3 a limit was reached."
    })
final class RateCommand implements Callable<Integer> {
  @Mixin private InputOptions inputs = new InputOptions();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "How to write: ${COMPLETION-CANDIDATES}. Without it: text for one puzzle, line for many.")
  private Optional<RatingFormat> format = Optional.empty();

  @Option(
      names = "--scale",
      paramLabel = "SCALE",
      converter = ScaleConverter.class,
      description =
          "se: the techniques of Sudoku Explainer, and nothing else; nonomino: the law of leftovers too. Without it,"
              + " nonomino.")
  private Scale scale = Scale.NONOMINO;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "The most time for a puzzle: 500ms, 10s, 2m. Without it, 30s.")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--stats",
      description =
          "Tell how many there are of each level, the simple formula of older tools, and the time, on standard error.")
  private boolean stats;

  @Option(
      names = {"-v", "--verbose"},
      description = "Tell more of what happens on standard error; -vv tells still more.")
  private boolean[] verbose = {};

  private final Console console;
  private final Solvers solvers;
  private final List<PuzzleFormat> formats;

  @Inject
  RateCommand(Console console, Solvers solvers, List<PuzzleFormat> formats) {
    this.console = console;
    this.solvers = solvers;
    this.formats = formats;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    LogConfigurator.setVerbosity(verbose.length);
    Rater rater = new Rater(solvers.chosen(Optional.empty()), new Explainer(scale));
    RateRun.Settings settings =
        new RateRun.Settings(rater, timeout, format, inputs.threads(), stats);
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      return new RateRun(console, settings, puzzles).run().status();
    }
  }
}
