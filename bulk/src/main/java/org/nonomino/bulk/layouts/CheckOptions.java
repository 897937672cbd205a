package org.nonomino.bulk.layouts;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.FileFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.Chosen;
import org.nonomino.render.TextStyle;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Option;

/** The options of {@code layouts check} for the work on each layout. */
public final class CheckOptions {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description = "Time limit for each layout: 500ms, 10s, 2m (default: 30s).")
  private Duration timeout = Duration.ofSeconds(30);

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description =
          "The solving strategy that searches for a solution grid; 'solve --list-solvers' lists them.")
  private Optional<String> solver = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "Output format: ${COMPLETION-CANDIDATES} (default: text). line is yes, no or unknown, and"
              + " connected or disconnected; or invalid. csv also has the numbers of shape.")
  private Optional<CheckFormat> format = Optional.empty();

  @Option(
      names = "--explain",
      description =
          "Explain why layouts have no solution grid, with a proof in numbered steps, as 'nonomino why' does.")
  private boolean isExplained;

  /**
   * Returns the work on each layout.
   *
   * @param output the output file; its extension may name a format
   * @param style the style of pictures
   * @throws UsageException if there is no such solver
   */
  public CheckWork work(Solvers solvers, Optional<String> output, TextStyle style)
      throws UsageException {
    CheckFormat written = FileFormat.chosen(format, output, CheckFormat.text);
    if (isExplained && written != CheckFormat.text) {
      throw new UsageException("--explain is only for text: leave out --format=" + written + ".");
    }
    return new CheckWork(
        Chosen.solver(solvers, solver), timeout, isExplained, written.writer(style, isExplained));
  }
}
