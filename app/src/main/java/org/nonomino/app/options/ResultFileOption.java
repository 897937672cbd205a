package org.nonomino.app.options;

import java.io.IOException;
import java.util.Optional;
import org.nonomino.bulk.BulkRun;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.OutputFile;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.StagedOutput;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.OutputName;
import org.nonomino.render.TextStyle;
import picocli.CommandLine.Option;

/** The option for writing the results of a whole run to a file. */
public final class ResultFileOption {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputName.class,
      description =
          "Write to this file, once everything is done, instead of standard output, replacing its content. The file extension sets"
              + " the format, unless --format is given.")
  private Optional<String> name = Optional.empty();

  /** Returns the name of the file; empty for standard output. */
  public Optional<String> name() {
    return name;
  }

  /** Returns the style of pictures; a file gets no colour. */
  public TextStyle style(boolean ascii, Console console) {
    return new TextStyle(ascii, console.hasColour() && name.isEmpty());
  }

  /** Does the work of a run. */
  @FunctionalInterface
  public interface Running {
    /** Returns the worst exit code of a run over the inputs. */
    ExitCode of(BulkRun run) throws UsageException;
  }

  /**
   * Runs over inputs, and writes the results to the file or to standard output.
   *
   * @param effort the threads and the time of the run
   * @param stats whether statistics are printed at the end rather than a summary
   * @return the exit code of the command
   * @throws UsageException if the file cannot be written, or is one of the inputs
   */
  public int run(
      Console console, PuzzleInputs inputs, Effort effort, boolean stats, Running running)
      throws UsageException {
    try (StagedOutput file = OutputFile.staged(name, inputs, console)) {
      return running.of(new BulkRun(console, inputs, effort, stats, name, file)).status();
    } catch (IOException e) {
      return OutputFile.broken(name, e).status();
    }
  }
}
