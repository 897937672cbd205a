package org.nonomino.spark;

import java.io.PrintWriter;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.options.ProgramVersion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point, of {@code ./nonomino-spark} as of {@code spark-submit}. */
@Command(
    name = "nonomino-spark",
    description = "Nonomino as jobs of Apache Spark, on this machine or on a cluster.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
public final class SparkMain implements Runnable {
  @Spec private CommandSpec spec;

  private SparkMain() {}

  /** Runs the command line, and ends the process with its status. */
  public static void main(String[] args) {
    int status = run(Console.ofProcess(), args);
    // On YARN, a program that ends itself has failed, whatever its status.
    if (status != ExitCode.SOLVED.status()) {
      System.exit(status);
    }
  }

  /** Runs the command line on the streams of a console and returns the status. */
  static int run(Console console, String... args) {
    PrintWriter err = console.errWriter();
    CommandLine commandLine =
        new CommandLine(new SparkMain())
            .setOut(console.outWriter())
            .setErr(err)
            .setExpandAtFiles(false)
            .setUsageHelpAutoWidth(false)
            .setUsageHelpWidth(100)
            .setParameterExceptionHandler((e, unused) -> misused(e, err));
    ProgramVersion.addTo(commandLine);
    return commandLine.execute(args);
  }

  private static int misused(ParameterException e, PrintWriter err) {
    err.println("nonomino-spark: " + e.getMessage());
    if (!UnmatchedArgumentException.printSuggestions(e, err)) {
      String command = e.getCommandLine().getCommandSpec().qualifiedName();
      err.println("'" + command + " --help' lists the options.");
    }
    return ExitCode.BAD_INPUT.status();
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "The command is missing.");
  }
}
