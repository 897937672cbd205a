package org.nonomino.app;

import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nonomino.core.text.MalformedTextException;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.render.TextStyle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nonomino generate}. */
@Command(
    name = "generate",
    description = "Makes puzzles on any regions, by default with exactly one solution.",
    mixinStandardHelpOptions = true,
    version = "Nonomino 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "One puzzle is drawn; of many there is one record a line. All puzzles of a run are different. The same options"
          + " and seed give the same puzzles, whatever the number of threads; the first K of them are those of"
          + " --number=K.",
      "Exit codes: 0 all were made; 1 some were not, or the layout has no filling; 2 bad usage; 3 a limit was reached"
          + " before the layout was filled."
    })
final class GenerateCommand implements Callable<Integer> {
  private static final long MOST_PUZZLES = 1_000_000_000;

  @Mixin private GenerateWishes wishes = new GenerateWishes();

  @Option(
      names = "--number",
      paramLabel = "K",
      description = "How many different puzzles; without it, one.")
  private long number = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "A whole number to begin from; without it, one is drawn, and told.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "How to write: ${COMPLETION-CANDIDATES}. Without it: picture for one puzzle, line for many.")
  private Optional<OutputFormat> format = Optional.empty();

  @Option(
      names = "--solution",
      description =
          "Write the solution too, in picture and grid below the puzzle; csv and json have it anyway.")
  private boolean solution;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write to this file instead of standard output; what was in it is lost.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "The most time for a puzzle: 500ms, 10s, 2m. Without it, 30s.")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads work; without it, as many as there are processors.")
  private Optional<Integer> threads = Optional.empty();

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The strategy that proves the solution; 'solve --list-solvers' tells which there are.")
  private Optional<String> solver = Optional.empty();

  @Option(names = "--ascii", description = "Draw borders with + - | only.")
  private boolean ascii;

  @Option(
      names = "--list-fills",
      description = "Tell which ways to fill a grid there are, and stop.")
  private boolean listFills;

  @Option(
      names = {"-v", "--verbose"},
      description = "Tell more of what happens on standard error; -vv tells still more.")
  private boolean[] verbose = {};

  private final Console console;
  private final Solvers solvers;
  private final Fillers fillers;

  @Inject
  GenerateCommand(Console console, Solvers solvers, Fillers fillers) {
    this.console = console;
    this.solvers = solvers;
    this.fillers = fillers;
  }

  @Override
  public Integer call() throws UsageException, MalformedTextException {
    LogConfigurator.setVerbosity(verbose.length);
    if (listFills) {
      fillers
          .all()
          .forEach(
              each -> console.outWriter().printf("%-10s %s%n", each.name(), each.description()));
      return ExitCode.SOLVED.status();
    }
    GeneratorSpec spec = wishes.spec(fillers);
    if (number < 1 || number > MOST_PUZZLES) {
      throw new UsageException(
          "--number=" + number + ": give a whole number from 1 to " + MOST_PUZZLES + ".");
    }
    TextStyle style = new TextStyle(ascii, console.hasColour() && output.isEmpty());
    OutputFormat written = format.orElse(number == 1 ? OutputFormat.picture : OutputFormat.line);
    PuzzleGenerator generator = new PuzzleGenerator(solvers.chosen(solver));
    int wantedThreads = (int) Math.min(ThreadCount.of(threads), number);
    Interruption interruption = Interruption.ofThisThreadAtExit();
    try (RecordOutput out = OutputFile.open(output, console)) {
      GenerateRun.Settings settings =
          new GenerateRun.Settings(
              generator,
              spec,
              SeedOption.of(seed, console),
              timeout,
              number,
              wantedThreads,
              GeneratedFormats.of(written, style, solution));
      return new GenerateRun(console, settings, out).run().status();
    } catch (IOException e) {
      return OutputFile.broken(output, e).status();
    } catch (InterruptedException e) {
      return ExitCode.LIMIT.status();
    } finally {
      interruption.handled();
    }
  }
}
