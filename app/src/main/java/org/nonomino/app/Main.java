package org.nonomino.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.nonomino.app.options.Toolbox;
import org.nonomino.bulk.CommandModule;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.options.CommandLines;

/** The entry point: runs the command line with a list of Guice modules. */
public final class Main {
  private static final byte[] OUT_OF_MEMORY =
      (CommandLines.OUT_OF_MEMORY + "\n").getBytes(StandardCharsets.UTF_8);

  private static final int OUT_OF_MEMORY_STATUS = ExitCode.LIMIT.status();

  /** A reserve to release when memory runs out, because ending the process needs some memory. */
  @SuppressWarnings("UnusedVariable")
  private static byte[] reserve = new byte[1 << 16];

  private Main() {}

  /** Runs the command line and ends the process with its status. */
  public static void main(String[] args) {
    try {
      System.exit(run(Console.ofProcess(), args));
    } catch (OutOfMemoryError e) {
      // There was no room even for a report. Ending the process needs only the reserve.
      reserve = new byte[0];
      System.err.write(OUT_OF_MEMORY, 0, OUT_OF_MEMORY.length);
      System.err.flush();
      Runtime.getRuntime().halt(OUT_OF_MEMORY_STATUS);
    }
  }

  /** Runs the command line on the streams of a console and returns the status. */
  public static int run(Console console, String... args) {
    try {
      return injector(console).getInstance(CommandLineRunner.class).run(args);
    } catch (RuntimeException | Error e) {
      return CommandLines.failed(e, console.errWriter());
    }
  }

  /** Returns the injector that creates the commands and their dependencies. */
  public static Injector injector(Console console) {
    return Guice.createInjector(Stage.PRODUCTION, modules(console));
  }

  /**
   * Returns the Guice modules of the program: parts of commands, strategies, and the command
   * runner.
   */
  static List<Module> modules(Console console) {
    List<Module> modules = CommandModule.withStrategies(console);
    modules.add(
        binder -> {
          binder.bind(CommandLineRunner.class);
          binder.bind(Toolbox.class);
        });
    return modules;
  }
}
