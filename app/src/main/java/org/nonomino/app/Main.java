package org.nonomino.app;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.Stage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.nonomino.bulk.CommandModule;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.options.CommandLines;

/** The entry point: a list of Guice modules, and the command line run with them. */
public final class Main {
  private static final byte[] OUT_OF_MEMORY =
      (CommandLines.OUT_OF_MEMORY + "\n").getBytes(StandardCharsets.UTF_8);

  private static final int OUT_OF_MEMORY_STATUS = ExitCode.LIMIT.status();

  /** Ending the process takes some memory, too: this is held only to be given back. */
  @SuppressWarnings("UnusedVariable")
  private static byte[] reserve = new byte[1 << 16];

  private Main() {}

  /** Runs the command line and ends the process with its status. */
  public static void main(String[] args) {
    try {
      System.exit(run(Console.ofProcess(), args));
    } catch (OutOfMemoryError e) {
      // There was not even room for a report: this takes none but what is given back.
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

  /** Returns what makes the commands and all that they need. */
  public static Injector injector(Console console) {
    return Guice.createInjector(Stage.PRODUCTION, modules(console));
  }

  /**
   * Returns the Guice modules of the program: the parts of commands, the strategies, and the runner
   * of commands.
   */
  static List<Module> modules(Console console) {
    List<Module> modules = CommandModule.withStrategies(console);
    modules.add(binder -> binder.bind(CommandLineRunner.class));
    return modules;
  }
}
