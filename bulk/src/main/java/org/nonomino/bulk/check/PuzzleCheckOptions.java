package org.nonomino.bulk.check;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Option;

/** The options of {@code check} for the work on each puzzle. */
public final class PuzzleCheckOptions {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for each puzzle: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that counts the solutions; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: text). line is one of: ok, conflict,"
              + " none, several, wrong, limit, invalid.")
  private Optional<PuzzleCheckFormat> format = Optional.empty();

  @Option(
      names = "--work",
      paramLabel = "FILE",
      description =
          "Mark a pupil's work on one puzzle: a grid with its digits and candidates in any format,"
              + " or a line for each entry in their order, such as r5c5=7.")
  private Optional<String> work = Optional.empty();

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "With --work: the level whose steps must show an entry before it is made (default:"
              + " hard).")
  private Optional<String> level = Optional.empty();

  /** Returns the file with the work of a pupil, if there is one. */
  public Optional<String> work() {
    return work;
  }

  /**
   * Returns the settings for marking a pupil's work.
   *
   * @param output the output file; its extension may name a format
   * @throws UsageException if there is no such solver or level, or a format that has no place for
   *     marks
   */
  public WorkSettings workSettings(Solvers solvers, Optional<String> output) throws UsageException {
    PuzzleCheckFormat chosen = FileFormat.chosen(format, output, PuzzleCheckFormat.text);
    if (chosen != PuzzleCheckFormat.text && chosen != PuzzleCheckFormat.json) {
      throw new UsageException("--work is marked in --format=text or --format=json.");
    }
    String name = level.orElse("hard");
    Optional<Level> known = SimilarNames.inAnyCase(name, Levels.STANDARD.all(), Level::name);
    if (known.isEmpty()) {
      throw UsageException.noSuch(
          "--level=" + name,
          Levels.STANDARD.all().stream().map(Level::name).collect(Collectors.joining(", ")));
    }
    return new WorkSettings(
        Chosen.solver(solvers, solver), timeout, known.get(), chosen == PuzzleCheckFormat.json);
  }

  /**
   * Returns the settings for the options.
   *
   * @param output the output file; its extension may name a format
   * @throws UsageException if there is no such solver
   */
  public PuzzleCheckSettings settings(Solvers solvers, Optional<String> output)
      throws UsageException {
    if (level.isPresent()) {
      throw new UsageException("--level=" + level.get() + " is only for --work=FILE.");
    }
    return new PuzzleCheckSettings(
        Chosen.solver(solvers, solver),
        timeout,
        FileFormat.chosen(format, output, PuzzleCheckFormat.text));
  }
}
