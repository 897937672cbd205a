package org.nonomino.bulk.solve;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.bulk.options.MaximumConverter;
import org.nonomino.bulk.options.OutputFormat;
import org.nonomino.bulk.options.TypedNumber;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.SolveTask;
import org.nonomino.toolkit.Solvers;
import org.nonomino.toolkit.TrueCandidates;
import picocli.CommandLine.Option;

/** The options of {@code solve} for the work on each puzzle. */
public final class SolveOptions {
  /** The formats that can hold candidates; a line or an exchanged puzzle cannot. */
  private static final Set<OutputFormat> OF_CANDIDATES =
      EnumSet.of(OutputFormat.picture, OutputFormat.csv, OutputFormat.json);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description = "The solving strategy; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(
      names = "--first",
      description = "Stop at the first solution: do not check whether it is unique.")
  private boolean first;

  @Option(
      names = "--count",
      arity = "0..1",
      paramLabel = "MAX",
      converter = MaximumConverter.class,
      description =
          "Count the solutions, up to MAX; a + after the number means that there may be more.")
  private Optional<Long> count = Optional.empty();

  @Option(
      names = "--all",
      arity = "0..1",
      paramLabel = "MAX",
      converter = MaximumConverter.class,
      description = "Write all solutions, up to MAX, as they are found.")
  private Optional<Long> all = Optional.empty();

  @Option(
      names = "--candidates",
      arity = "0..1",
      fallbackValue = "1",
      paramLabel = "CAP",
      description =
          "Show the true candidates: the digits that each empty cell has in some solution, and the number of solutions."
              + " The number is counted up to CAP (default: 1).")
  private Optional<TypedNumber> candidates = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: picture, grid, line, csv, json, or a format from 'convert --list'. Default: picture for one puzzle, line for many.")
  private Optional<String> format = Optional.empty();

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for each puzzle: 500ms, 10s, 2m (default: none).")
  private Optional<Duration> timeout = Optional.empty();

  /**
   * Checks that the options leave room for another goal than theirs.
   *
   * @param option the option of that goal
   * @throws UsageException if one of them excludes it
   */
  public void requireNoneBeside(String option) throws UsageException {
    Optional<String> other =
        Stream.of(
                solver.map(any -> "--solver"),
                Optional.of("--first").filter(any -> first),
                count.map(any -> "--count"),
                all.map(any -> "--all"),
                candidates.map(any -> "--candidates"),
                format.map(any -> "--format"))
            .flatMap(Optional::stream)
            .findFirst();
    if (other.isPresent()) {
      throw UsageException.exclusive(option, other.get());
    }
  }

  /** Returns the time limit for each puzzle. */
  public Optional<Duration> timeout() {
    return timeout;
  }

  /**
   * Returns the settings for the options.
   *
   * @param output the output file; its extension may name a format
   * @param style the style of pictures
   * @throws UsageException if they name something that does not exist, or exclude each other
   */
  public SolveSettings settings(
      Solvers solvers, Formats formats, Optional<String> output, TextStyle style)
      throws UsageException {
    Solver chosen = Chosen.solver(solvers, solver);
    SolveTask task = task();
    return new SolveSettings(chosen, task, written(task, output, formats), style);
  }

  private WrittenFormat<OutputFormat> written(
      SolveTask task, Optional<String> output, Formats formats) throws UsageException {
    boolean areCandidates = task.goal() == SolveTask.Goal.CANDIDATES;
    WrittenFormat<OutputFormat> written =
        WrittenFormat.chosen(
            format,
            output,
            OutputFormat.picture,
            areCandidates ? OutputFormat.picture : OutputFormat.line,
            formats);
    if (areCandidates && !written.own(true).filter(OF_CANDIDATES::contains).isPresent()) {
      throw new UsageException("--candidates can be written only as picture, csv or json.");
    }
    if (task.goal() == SolveTask.Goal.COUNT && written.exchange().isPresent()) {
      throw new UsageException(
          "--format="
              + written.exchange().get().name()
              + " cannot store a number of solutions: leave out --count, or use picture, grid, line, csv or json.");
    }
    return written;
  }

  private SolveTask task() throws UsageException {
    long goals =
        Stream.of(count, all, candidates).filter(Optional::isPresent).count() + (first ? 1 : 0);
    if (goals > 1) {
      throw new UsageException("--first, --count, --all and --candidates are mutually exclusive.");
    }
    if (first) {
      return SolveTask.first(timeout);
    }
    if (count.isPresent()) {
      return SolveTask.count(count.get(), timeout);
    }
    if (all.isPresent()) {
      return SolveTask.all(all.get(), timeout);
    }
    if (candidates.isPresent()) {
      int cap = candidates.get().whole("--candidates", 1, TrueCandidates.HIGHEST_CAP);
      return SolveTask.candidates(SolveTask.USUAL_MAXIMUM, cap, timeout);
    }
    return SolveTask.verdict(timeout);
  }
}
