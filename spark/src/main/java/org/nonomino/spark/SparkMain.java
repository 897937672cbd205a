package org.nonomino.spark;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.spark.api.java.JavaSparkContext;
import org.nonomino.bulk.CommandModule;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.CommandLines;
import org.nonomino.bulk.options.CommandNames;
import org.nonomino.spark.job.Jobs;
import org.nonomino.spark.job.SparkJob;
import org.nonomino.spark.job.SparkSessions;
import org.nonomino.spark.table.TableOptions;
import org.nonomino.text.MalformedTextException;
import picocli.CommandLine;

/** The entry point of {@code ./nonomino-spark} and {@code spark-submit}. */
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

  /** Runs the command line, and ends the process with its exit code. */
  public static void main(String[] args) {
    int status = run(Console.ofProcess(), SparkSessions::open, args);
    // YARN treats a program that calls exit as failed, whatever its exit code.
    if (status != ExitCode.SOLVED.status()) {
      System.exit(status);
    }
  }

  /**
   * Runs the command line on the streams of a console and returns the exit code.
   *
   * @param sessions opens Spark for the command of a name
   */
  static int run(Console console, Function<String, JavaSparkContext> sessions, String... args) {
    try {
      CommandLine commandLine = commandLine(console, sessions);
      List<String> words =
          new CommandNames("nonomino-spark", commandLine.getSubcommands().keySet())
              .withoutHelpWord(List.of(args));
      return commandLine.execute(CommandLines.completed(commandLine, words));
    } catch (UsageException | RuntimeException | Error e) {
      return CommandLines.failed(e, console.errWriter());
    }
  }

  private static CommandLine commandLine(
      Console console, Function<String, JavaSparkContext> sessions) {
    List<Module> modules = new ArrayList<>(CommandModule.withStrategies(console));
    modules.add(
        binder -> {
          binder.bind(Jobs.class).toInstance(new Jobs(console, sessions, SparkMain::job));
          binder.bind(Toolbox.class);
        });
    Injector injector = Guice.createInjector(Stage.PRODUCTION, modules);
    CommandLine commandLine = CommandLines.of(injector, console, SparkCommand.class, COMMANDS);
    JobCommand.adaptOptions(commandLine);
    TableOptions.addTo(commandLine);
    return commandLine;
  }

  /** Returns the job for the words of a command, on a machine that runs one of its tasks. */
  static SparkJob job(List<String> words) throws UsageException, MalformedTextException {
    Console quiet =
        new Console(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            System.err,
            false,
            false,
            false,
            Console.USUAL_COLUMNS,
            false);
    CommandLine.ParseResult parsed =
        commandLine(quiet, SparkSessions::open).parseArgs(words.toArray(String[]::new));
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    return ((JobCommand) parsed.commandSpec().userObject()).job();
  }
}
