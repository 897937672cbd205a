package org.nonomino.spark;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.util.List;
import org.nonomino.bulk.CommandModule;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.options.CommandLines;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The entry point, of {@code ./nonomino-spark} as of {@code spark-submit}. */
public final class SparkMain {
  private static final List<Class<?>> COMMANDS =
      List.of(
          SparkSolveCommand.class,
          SparkRateCommand.class,
          SparkStatsCommand.class,
          SparkGenerateCommand.class,
          SparkCanonCommand.class,
          SparkLayoutsCommand.class);

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
    try {
      CommandLine commandLine = commandLine(injector(console), console);
      return commandLine.execute(CommandLines.withArguments(commandLine, List.of(args)));
    } catch (RuntimeException | Error e) {
      return CommandLines.failed(e, console.errWriter());
    }
  }

  static Injector injector(Console console) {
    return Guice.createInjector(Stage.PRODUCTION, CommandModule.withStrategies(console));
  }

  static CommandLine commandLine(Injector injector, Console console) {
    CommandLine commandLine = CommandLines.of(injector, console, SparkCommand.class, COMMANDS);
    TableOptions.addTo(commandLine);
    return commandLine;
  }

  /** Returns the words that called a command. */
  static WorkOrder order(CommandSpec command) {
    return new WorkOrder(command.root().commandLine().getParseResult().originalArgs());
  }
}
