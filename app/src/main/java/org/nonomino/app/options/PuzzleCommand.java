package org.nonomino.app.options;

import java.util.concurrent.Callable;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.Effort;
import org.nonomino.bulk.io.PuzzleInputs;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.RegionsOption;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.Solvers;
import picocli.CommandLine.Mixin;

/** A command that works on each puzzle of its inputs. */
public abstract class PuzzleCommand implements Callable<Integer> {
  /** The options for the puzzles. */
  @Mixin protected InputOptions inputs = new InputOptions();

  /** The console of the program. */
  protected final Console console;

  /** The strategies. */
  protected final Solvers solvers;

  /** The text formats. */
  protected final Formats formats;

  /** Creates a command with the parts that it needs. */
  protected PuzzleCommand(Toolbox tools) {
    this.console = tools.console();
    this.solvers = tools.solvers();
    this.formats = tools.formats();
  }

  /**
   * Runs over all puzzles, and writes the results to the output.
   *
   * @param stats whether statistics are printed at the end rather than a summary
   * @return the exit code of the command
   * @throws UsageException if the output cannot be written, or would replace a file that is read
   * @throws MalformedTextException if a file with regions is malformed
   */
  protected final int run(ResultFileOption output, boolean stats, ResultFileOption.Running running)
      throws UsageException, MalformedTextException {
    RegionsOption.requireOtherOutput(output.name(), inputs.regions());
    Effort effort = inputs.effort();
    try (PuzzleInputs puzzles = inputs.open(console, formats)) {
      return output.run(console, puzzles, effort, stats, running);
    }
  }
}
