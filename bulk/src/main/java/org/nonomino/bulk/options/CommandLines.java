package org.nonomino.bulk.options;

import com.google.inject.Binder;
import com.google.inject.Injector;
import com.google.inject.Key;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ErrorReport;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.PrintedText;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;
import org.nonomino.explainer.Preference;
import org.nonomino.explainer.Scale;
import org.nonomino.render.export.PageSize;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.rules.Language;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/**
 * Creates command lines that treat words as all programs of Nonomino do, and maps errors to
 * messages and exit codes.
 */
public final class CommandLines {
  /** The message when memory runs out. */
  public static final String OUT_OF_MEMORY =
      "nonomino: Out of memory. Ask for less, or allow more with NONOMINO_JAVA_OPTS=-Xmx4g.";

  /** The options with an optional argument (never the next word), and its default. */
  private static final Map<String, String> OPTIONAL_ARGUMENTS =
      Map.of(
          "--count",
          MaximumConverter.UNLIMITED,
          "--all",
          MaximumConverter.UNLIMITED,
          "--candidates",
          "1",
          "--estimate",
          "5",
          "--board",
          "1",
          "--position",
          "1",
          "--cages",
          "all",
          "--sandwiches",
          "all",
          "--distinct",
          Sameness.exact.name(),
          "--rules",
          Language.en.name());

  /** The maximum depth of causes, because an exception may be its own cause. */
  private static final int MAX_CAUSES = 100;

  private CommandLines() {}

  /**
   * Creates a command line.
   *
   * @param injector creates the commands, with the parameters of their constructors
   * @param program the command of the program itself
   * @param commands its subcommands, in the order in which they are listed
   */
  public static CommandLine of(
      Injector injector, Console console, Class<?> program, Collection<Class<?>> commands) {
    Injector withCommands =
        injector.createChildInjector(
            binder -> {
              binder.bind(program);
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
    // Otherwise picocli loads all classes of java.time and java.sql by name, for converters that no
    // option needs, which takes a twentieth of a start (docs/adr/0006).
    System.setProperty("picocli.converters.excludes", "java.*");
    CommandLine commandLine = new CommandLine(program, factory);
    commands.forEach(commandLine::addSubcommand);
    return withHabits(commandLine, console);
  }

  /** Binds a command and its subcommands. */
  private static void bind(Binder binder, Class<?> command) {
    binder.bind(command);
    for (Class<?> inner : command.getAnnotation(Command.class).subcommands()) {
      bind(binder, inner);
    }
  }

  private static CommandLine withHabits(CommandLine commandLine, Console console) {
    PrintWriter err = console.errWriter();
    commandLine
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(console.outWriter())
        .setErr(err)
        // A file may be called @x, and its lines are not words of the command line.
        .setExpandAtFiles(false)
        .registerConverter(TypedNumber.class, TypedNumber::new)
        .registerConverter(Duration.class, text -> new DurationConverter().convert(text))
        .registerConverter(PageSize.class, CommandLines::pageSize)
        .registerConverter(Scale.class, text -> choice(Scale.values(), text))
        .registerConverter(Preference.class, text -> choice(Preference.values(), text))
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                console.hasColour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
        .setUsageHelpAutoWidth(false)
        .setUsageHelpWidth(100)
        .setExecutionExceptionHandler((e, unused, parsed) -> failed(e, err))
        .setParameterExceptionHandler((e, unused) -> misused(e, err));
    ProgramVersion.addTo(commandLine);
    return commandLine;
  }

  /**
   * Replaces the options of a command, keeping their order.
   *
   * @param change returns the new form of an option
   */
  public static void changeOptions(CommandSpec command, UnaryOperator<OptionSpec> change) {
    // Replaces all options, so that they stay in order.
    for (OptionSpec option : List.copyOf(command.options())) {
      command.remove(option);
      command.addOption(change.apply(option));
    }
  }

  private static PageSize pageSize(String text) {
    return PageSize.parse(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "give "
                        + String.join(", ", PageSize.NAMES)
                        + ", or measures such as 6x9in or 170x240mm"));
  }

  /**
   * Reads one of several names, in any case.
   *
   * @param choices each is typed as its {@code toString}
   */
  public static <T> T choice(T[] choices, String text) {
    return SimilarNames.inAnyCase(text, List.of(choices), T::toString)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    UsageException.noSuchName(
                        Stream.of(choices).map(T::toString).collect(Collectors.joining(", ")))));
  }

  /** Returns the words with omitted arguments, in the form that the called command reads. */
  public static String[] completed(CommandLine commandLine, List<String> typed) {
    CommandSpec called = called(commandLine, typed);
    List<String> words = new ArrayList<>(typed.size());
    boolean optionsEnded = false;
    for (String word : typed) {
      optionsEnded |= word.equals("--");
      boolean lacksArgument =
          !optionsEnded && OPTIONAL_ARGUMENTS.containsKey(word) && mayLackArgument(called, word);
      words.add(lacksArgument ? word + "=" + OPTIONAL_ARGUMENTS.get(word) : word);
    }
    return words.toArray(String[]::new);
  }

  private static CommandSpec called(CommandLine commandLine, List<String> words) {
    CommandLine called = commandLine;
    for (String word : words) {
      CommandLine inner = called.getSubcommands().get(word);
      if (inner == null) {
        break;
      }
      called = inner;
    }
    return called.getCommandSpec();
  }

  private static boolean mayLackArgument(CommandSpec command, String name) {
    OptionSpec option = command.findOption(name);
    return option != null && option.arity().min() == 0 && option.arity().max() > 0;
  }

  private static int misused(ParameterException e, PrintWriter err) {
    err.println("nonomino: " + PrintedText.line(Misuse.sentences(e)));
    return ExitCode.BAD_INPUT.status();
  }

  /** Reports what went wrong, and returns the exit status. */
  public static int failed(Throwable e, PrintWriter err) {
    if (e instanceof UsageException) {
      err.println("nonomino: " + PrintedText.line(String.valueOf(e.getMessage())));
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
              + PrintedText.line(String.valueOf(e.getMessage()))
              + ". Check NONOMINO_CLASSPATH.");
      return ExitCode.BAD_INPUT.status();
    }
    if (isOutOfMemory(e)) {
      err.println(OUT_OF_MEMORY);
      return ExitCode.LIMIT.status();
    }
    err.println("nonomino: Internal error: " + e);
    err.println("Please report it with the command and the input. Use -v for details.");
    LoggerFactory.getLogger(CommandLines.class).info("Where it happened", e);
    return ExitCode.FAULT.status();
  }

  /**
   * An error from another thread, or from a constructor, is the cause of other exceptions. There
   * may be no memory for further classes, such as those of streams and lambdas.
   */
  private static boolean isOutOfMemory(Throwable e) {
    Throwable cause = e;
    for (int i = 0; i < MAX_CAUSES && cause != null; i++) {
      if (cause instanceof OutOfMemoryError) {
        return true;
      }
      cause = cause.getCause();
    }
    return false;
  }
}
