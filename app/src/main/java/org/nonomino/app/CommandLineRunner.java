package org.nonomino.app;

import com.google.inject.Injector;
import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.nonomino.app.book.BookCommand;
import org.nonomino.app.canon.CanonCommand;
import org.nonomino.app.check.CheckCommand;
import org.nonomino.app.convert.ConvertCommand;
import org.nonomino.app.explain.ExplainCommand;
import org.nonomino.app.explain.HintCommand;
import org.nonomino.app.generate.GenerateCommand;
import org.nonomino.app.layouts.LayoutsCommand;
import org.nonomino.app.menu.MenuCommand;
import org.nonomino.app.rate.RateCommand;
import org.nonomino.app.render.RenderCommand;
import org.nonomino.app.serve.ServeCommand;
import org.nonomino.app.serve.SiteCommand;
import org.nonomino.app.solve.SolveCommand;
import org.nonomino.app.stats.StatsCommand;
import org.nonomino.app.techniques.TechniquesCommand;
import org.nonomino.app.why.WhyCommand;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.CommandLines;
import org.nonomino.bulk.options.CommandNames;
import picocli.CommandLine;

/** Runs the command named on the command line. */
public final class CommandLineRunner {
  /** The commands in the order in which {@code --help} lists them. */
  private static final Map<String, Class<?>> COMMANDS = commands();

  private static final CommandNames NAMES = new CommandNames("nonomino", COMMANDS.keySet());

  private static final String DEFAULT_COMMAND = "solve";

  /** The default command on a terminal if there are no arguments. */
  private static final String COMMAND_FOR_PEOPLE = "menu";

  private static final Set<String> OF_THE_PROGRAM = Set.of("-h", "--help", "-V", "--version");

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
    commands.put("check", CheckCommand.class);
    commands.put("generate", GenerateCommand.class);
    commands.put("rate", RateCommand.class);
    commands.put("stats", StatsCommand.class);
    commands.put("hint", HintCommand.class);
    commands.put("explain", ExplainCommand.class);
    commands.put("why", WhyCommand.class);
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
    try {
      List<String> words = withCommand(NAMES.withoutHelpWord(List.of(args)));
      CommandLine commandLine = commandLine(words.get(0));
      int status = commandLine.execute(CommandLines.completed(commandLine, words));
      return console.trouble().map(reason -> unwritten(reason, err)).orElse(status);
    } catch (UsageException | Error e) {
      return CommandLines.failed(e, err);
    }
  }

  private static int unwritten(String reason, PrintWriter err) {
    err.println(
        "nonomino: Standard output cannot be written: " + reason + ". Results are missing.");
    return ExitCode.BAD_INPUT.status();
  }

  /**
   * Creates the command line with the called command, or with all commands for the program's help,
   * so that no start waits for unused commands.
   */
  private CommandLine commandLine(String firstWord) {
    Class<?> called = COMMANDS.get(firstWord);
    return called == null ? wholeCommandLine() : commandLine(List.of(called));
  }

  /** Returns the command line with all commands, for manuals and completions. */
  public CommandLine wholeCommandLine() {
    return commandLine(COMMANDS.values());
  }

  private CommandLine commandLine(Collection<Class<?>> commands) {
    return CommandLines.of(injector, console, NonominoCommand.class, commands);
  }

  /**
   * Adds the name of the command if it was left out.
   *
   * @throws UsageException if it seems to be mistyped rather than left out
   */
  private List<String> withCommand(List<String> typed) throws UsageException {
    if (typed.isEmpty()) {
      return List.of(console.inIsTerminal() ? COMMAND_FOR_PEOPLE : DEFAULT_COMMAND);
    }
    String first = typed.get(0);
    if (COMMANDS.containsKey(first) || OF_THE_PROGRAM.contains(first)) {
      return typed;
    }
    NAMES.requireNotMistyped(first);
    List<String> words = new ArrayList<>(typed);
    words.add(0, DEFAULT_COMMAND);
    return words;
  }
}
