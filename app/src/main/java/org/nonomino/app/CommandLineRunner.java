package org.nonomino.app;

import com.google.inject.Binder;
import com.google.inject.Injector;
import com.google.inject.Key;
import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.app.book.BookCommand;
import org.nonomino.app.canon.CanonCommand;
import org.nonomino.app.convert.ConvertCommand;
import org.nonomino.app.explain.ExplainCommand;
import org.nonomino.app.explain.HintCommand;
import org.nonomino.app.generate.GenerateCommand;
import org.nonomino.app.io.Console;
import org.nonomino.app.io.ErrorReport;
import org.nonomino.app.io.ExitCode;
import org.nonomino.app.io.UsageException;
import org.nonomino.app.layouts.LayoutsCommand;
import org.nonomino.app.menu.MenuCommand;
import org.nonomino.app.options.MaximumConverter;
import org.nonomino.app.options.ProgramVersion;
import org.nonomino.app.options.Sameness;
import org.nonomino.app.options.TypedNumber;
import org.nonomino.app.rate.RateCommand;
import org.nonomino.app.render.RenderCommand;
import org.nonomino.app.serve.ServeCommand;
import org.nonomino.app.serve.SiteCommand;
import org.nonomino.app.solve.SolveCommand;
import org.nonomino.app.techniques.TechniquesCommand;
import org.nonomino.text.MalformedTextException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses the command line, runs the command, and maps what happens to an exit status. */
final class CommandLineRunner {
  /** The report when memory runs out. */
  static final String OUT_OF_MEMORY =
      "nonomino: Out of memory. Ask for less, or allow more with NONOMINO_JAVA_OPTS=-Xmx4g.";

  /** The commands in the order in which {@code --help} lists them. */
  private static final Map<String, Class<?>> COMMANDS = commands();

  private static final String DEFAULT_COMMAND = "solve";

  /** The default command where somebody sits at the terminal and has typed nothing else. */
  private static final String COMMAND_FOR_PEOPLE = "menu";

  /** Options whose argument may be left out, but is never the next word; and what it is then. */
  private static final Map<String, String> OPTIONAL_ARGUMENTS =
      Map.of(
          "--count",
          MaximumConverter.UNLIMITED,
          "--all",
          MaximumConverter.UNLIMITED,
          "--candidates",
          "1",
          "--board",
          "1",
          "--position",
          "1",
          "--unique",
          Sameness.exact.name());

  private static final Set<String> OF_THE_PROGRAM = Set.of("-h", "--help", "-V", "--version");

  /** A cause may be its own. */
  private static final int MOST_CAUSES = 100;

  private final Injector injector;
  private final Console console;

  @Inject
  CommandLineRunner(Injector injector, Console console) {
    this.injector = injector;
    this.console = console;
  }

  private static Map<String, Class<?>> commands() {
    Map<String, Class<?>> commands = new LinkedHashMap<>();
    commands.put(DEFAULT_COMMAND, SolveCommand.class);
    commands.put("generate", GenerateCommand.class);
    commands.put("rate", RateCommand.class);
    commands.put("hint", HintCommand.class);
    commands.put("explain", ExplainCommand.class);
    commands.put("techniques", TechniquesCommand.class);
    commands.put("layouts", LayoutsCommand.class);
    commands.put("render", RenderCommand.class);
    commands.put("book", BookCommand.class);
    commands.put("convert", ConvertCommand.class);
    commands.put("canon", CanonCommand.class);
    commands.put(COMMAND_FOR_PEOPLE, MenuCommand.class);
    commands.put("serve", ServeCommand.class);
    commands.put("site", SiteCommand.class);
    return commands;
  }

  int run(String... args) {
    PrintWriter err = console.errWriter();
    String[] words = withCommand(args);
    CommandLine commandLine =
        commandLine(words[0])
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setOut(console.outWriter())
            .setErr(err)
            // A file may be called @x: its lines are not words of the command line.
            .setExpandAtFiles(false)
            .registerConverter(TypedNumber.class, TypedNumber::new)
            .setColorScheme(
                CommandLine.Help.defaultColorScheme(
                    console.hasColour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
            .setUsageHelpAutoWidth(false)
            .setUsageHelpWidth(100)
            .setExecutionExceptionHandler((e, unused, parsed) -> failed(e, err))
            .setParameterExceptionHandler((e, unused) -> misused(e, err));
    ProgramVersion.addTo(commandLine);
    try {
      int status = commandLine.execute(words);
      return console.trouble().map(reason -> unwritten(reason, err)).orElse(status);
    } catch (Error e) {
      return failed(e, err);
    }
  }

  private static int unwritten(String reason, PrintWriter err) {
    err.println(
        "nonomino: Standard output cannot be written: " + reason + ". Results are missing.");
    return ExitCode.BAD_INPUT.status();
  }

  /**
   * Makes the command line with the command that is called, or with all of them for the help of the
   * program: no start waits for commands that it does not use.
   */
  private CommandLine commandLine(String firstWord) {
    Class<?> called = COMMANDS.get(firstWord);
    Collection<Class<?>> commands = called == null ? COMMANDS.values() : List.of(called);
    Injector withCommands =
        injector.createChildInjector(
            binder -> {
              binder.bind(NonominoCommand.class);
              commands.forEach(command -> bind(binder, command));
            });
    CommandLine.IFactory factory =
        new CommandLine.IFactory() {
          @Override
          public <T> T create(Class<T> type) throws Exception {
            boolean isBound = withCommands.getExistingBinding(Key.get(type)) != null;
            return isBound
                ? withCommands.getInstance(type)
                : CommandLine.defaultFactory().create(type);
          }
        };
    CommandLine commandLine = new CommandLine(NonominoCommand.class, factory);
    commands.forEach(commandLine::addSubcommand);
    return commandLine;
  }

  /** Binds a command and those within it. */
  private static void bind(Binder binder, Class<?> command) {
    binder.bind(command);
    for (Class<?> inner : command.getAnnotation(Command.class).subcommands()) {
      bind(binder, inner);
    }
  }

  /** Adds the name of the command where it was left out. */
  private String[] withCommand(String... args) {
    List<String> words = new ArrayList<>();
    boolean namesCommand =
        args.length > 0 && (COMMANDS.containsKey(args[0]) || OF_THE_PROGRAM.contains(args[0]));
    if (!namesCommand) {
      boolean isBare = args.length == 0 && console.inIsTerminal();
      words.add(isBare ? COMMAND_FOR_PEOPLE : DEFAULT_COMMAND);
    }
    boolean optionsEnded = false;
    for (String arg : args) {
      optionsEnded |= arg.equals("--");
      boolean lacksArgument = !optionsEnded && OPTIONAL_ARGUMENTS.containsKey(arg);
      words.add(lacksArgument ? arg + "=" + OPTIONAL_ARGUMENTS.get(arg) : arg);
    }
    return words.toArray(String[]::new);
  }

  private static int misused(ParameterException e, PrintWriter err) {
    String command = e.getCommandLine().getCommandSpec().qualifiedName();
    String message = String.valueOf(e.getMessage()).replace(" (case-insensitive)", "");
    err.println("nonomino: " + withFullStop(message));
    if (!UnmatchedArgumentException.printSuggestions(e, err)) {
      err.println("'" + command + " --help' lists the options.");
    }
    return ExitCode.BAD_INPUT.status();
  }

  private static String withFullStop(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }

  /** Reports what went wrong, and returns the exit status. */
  static int failed(Throwable e, PrintWriter err) {
    if (e instanceof UsageException) {
      err.println("nonomino: " + e.getMessage());
      return ExitCode.BAD_INPUT.status();
    }
    if (e instanceof MalformedTextException malformed) {
      err.print(ErrorReport.of(malformed));
      err.flush();
      return ExitCode.BAD_INPUT.status();
    }
    if (e instanceof ServiceConfigurationError) {
      err.println(
          "nonomino: A jar on the class path does not work: "
              + e.getMessage()
              + ". Check NONOMINO_CLASSPATH.");
      return ExitCode.BAD_INPUT.status();
    }
    if (isOutOfMemory(e)) {
      err.println(OUT_OF_MEMORY);
      return ExitCode.LIMIT.status();
    }
    err.println("nonomino: Internal error: " + e);
    err.println("Please report it with the command and the input. Use -v for details.");
    LoggerFactory.getLogger(CommandLineRunner.class).info("Where it happened", e);
    return ExitCode.FAULT.status();
  }

  /** On its way from another thread, or from a constructor, an error is the cause of others. */
  private static boolean isOutOfMemory(Throwable e) {
    return Stream.iterate(e, Objects::nonNull, Throwable::getCause)
        .limit(MOST_CAUSES)
        .anyMatch(OutOfMemoryError.class::isInstance);
  }
}
