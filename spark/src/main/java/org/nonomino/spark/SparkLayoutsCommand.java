package org.nonomino.spark;

import jakarta.inject.Inject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code nonomino-spark layouts}. */
@Command(
    name = "layouts",
    description = "Generates, enumerates or checks layouts.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      SparkLayoutsRandomCommand.class,
      SparkLayoutsAllCommand.class,
      SparkLayoutsCheckCommand.class
    })
final class SparkLayoutsCommand implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Inject
  SparkLayoutsCommand() {}

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "The command is missing: layouts random, layouts all or layouts check.");
  }
}
