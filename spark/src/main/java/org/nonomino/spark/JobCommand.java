package org.nonomino.spark;

import java.util.List;
import java.util.concurrent.Callable;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.CommandLines;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.output.OutputOptions;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** A command that runs a job. */
abstract class JobCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private OutputOptions output = new OutputOptions();

  /** The parts of the program. */
  final Toolbox tools;

  JobCommand(Toolbox tools) {
    this.tools = tools;
  }

  /** Adapts the options of all jobs among the subcommands to this program. */
  static void adaptOptions(CommandLine commandLine) {
    for (CommandLine command : commandLine.getSubcommands().values()) {
      if (command.getCommandSpec().userObject() instanceof JobCommand job) {
        CommandLines.changeOptions(command.getCommandSpec(), job::adapted);
      }
      adaptOptions(command);
    }
  }

  /**
   * Returns the form in this program of an option shared with {@code nonomino}. An option that a
   * job refuses is hidden, so that a message can suggest an alternative.
   */
  OptionSpec adapted(OptionSpec shared) {
    return shared;
  }

  /**
   * Returns the job that the options request.
   *
   * @throws UsageException if the options are inconsistent
   * @throws MalformedTextException if a file that an option names is malformed
   */
  abstract SparkJob job() throws UsageException, MalformedTextException;

  @Override
  public final Integer call() throws UsageException, MalformedTextException {
    SparkJob job = job();
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    return tools.jobs().run(job, words, output).status();
  }
}
