package org.nonomino.spark;

import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program without a command. */
@Command(
    name = "nonomino-spark",
    description = "Nonomino as jobs of Apache Spark, on this machine or on a cluster.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "'nonomino-spark help COMMAND' shows the options of a command.",
      "",
      "Examples:",
      "  nonomino-spark solve -o solved puzzles.txt"
    })
final class SparkCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Inject
  SparkCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "The command is missing.");
  }
}
