package org.nonomino.bulk.check;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
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
          "Output format: ${COMPLETION-CANDIDATES} (default: text). line is one of: ok, conflict, none, several, wrong,"
              + " limit, invalid.")
  private Optional<PuzzleCheckFormat> format = Optional.empty();

  /**
   * Returns the settings for the options.
   *
   * @param output the output file; its extension may name a format
   * @throws UsageException if there is no such solver
   */
  public PuzzleCheckSettings settings(Solvers solvers, Optional<String> output)
      throws UsageException {
    return new PuzzleCheckSettings(
        Chosen.solver(solvers, solver),
        timeout,
        OutputFile.format(format, output, PuzzleCheckFormat.text));
  }
}
