package org.nonomino.packaging;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Completions for fish, not supported by picocli: commands and options with their descriptions, and
 * the values of options with a fixed list.
 */
final class FishCompletion {
  /** The maximum length of a description; a longer one is cut after a word. */
  private static final int MAX_CHARACTERS = 70;

  private final CommandSpec program;
  private final List<String> paths = new ArrayList<>();
  private final StringBuilder lines = new StringBuilder();

  private FishCompletion(CommandSpec program) {
    this.program = program;
  }

  /** Returns the completions of a program and its commands. */
  static String of(CommandSpec program) {
    return new FishCompletion(program).script();
  }

  private String script() {
    add("", program);
    String function = "__" + program.name() + "_command";
    return """
        # Completions of %1$s for fish.

        # Prints the command on the line, such as "layouts list".
        function %2$s
            set -l known %3$s
            set -l command
            for word in (commandline -opc)[2..-1]
                if contains -- "$command $word" " "$known
                    set command "$command $word"
                end
            end
            string trim -- "$command"
        end

        """
            .formatted(
                program.name(),
                function,
                paths.stream().map(FishCompletion::quoted).collect(Collectors.joining(" ")))
        + lines;
  }

  private void add(String path, CommandSpec command) {
    for (CommandLine subcommand : command.subcommands().values()) {
      CommandSpec spec = subcommand.getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        String name = spec.name();
        addLine(path, " -a " + quoted(name), spec.usageMessage().description());
        String subpath = path.isEmpty() ? name : path + " " + name;
        paths.add(subpath);
      }
    }
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      String values = values(parameter);
      if (!values.isEmpty()) {
        addLine(path, " -a " + quoted(values));
      }
    }
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        addLine(path, names(option) + value(option), option.description());
      }
    }
    for (CommandLine subcommand : command.subcommands().values()) {
      CommandSpec spec = subcommand.getCommandSpec();
      if (!spec.usageMessage().hidden()) {
        add(path.isEmpty() ? spec.name() : path + " " + spec.name(), spec);
      }
    }
  }

  private void addLine(String path, String what, String... description) {
    lines
        .append("complete -c ")
        .append(program.name())
        .append(" -n 'test (__")
        .append(program.name())
        .append("_command) = \"")
        .append(path)
        .append("\"'")
        .append(what);
    String text = firstSentence(description);
    if (!text.isEmpty()) {
      lines.append(" -d ").append(quoted(text));
    }
    lines.append('\n');
  }

  private static String names(OptionSpec option) {
    StringBuilder names = new StringBuilder();
    for (String name : option.names()) {
      if (name.startsWith("--")) {
        names.append(" -l ").append(quoted(name.substring(2)));
      } else {
        names.append(" -s ").append(quoted(name.substring(1)));
      }
    }
    return names.toString();
  }

  /**
   * Returns the flags for the value: required (-r), required but not a file (-x), and its list
   * (-a).
   */
  private static String value(OptionSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    String values = values(option);
    String list = values.isEmpty() ? "" : " -a " + quoted(values);
    if (option.arity().min() == 0) {
      return list.isEmpty() ? "" : " -f" + list;
    }
    return (isFile(option) ? " -r" : " -x") + list;
  }

  private static String values(ArgSpec argument) {
    if (argument.completionCandidates() != null) {
      return StreamSupport.stream(argument.completionCandidates().spliterator(), false)
          .collect(Collectors.joining(" "));
    }
    return argument.type().isEnum()
        ? Stream.of(argument.type().getEnumConstants())
            .map(String::valueOf)
            .collect(Collectors.joining(" "))
        : "";
  }

  private static boolean isFile(OptionSpec option) {
    String label = option.paramLabel().toUpperCase(Locale.ROOT);
    return option.type() == Path.class
        || option.type() == File.class
        || label.contains("FILE")
        || label.contains("DIR");
  }

  private static String firstSentence(String... description) {
    String text =
        CommandLine.Help.Ansi.OFF
            .string(String.join(" ", description))
            .replace("%n", " ")
            .replace("%%", "%")
            .replaceAll("\\s+", " ")
            .strip();
    String sentence = text.replaceFirst("[.;:]( .*)?$", "");
    if (sentence.length() <= MAX_CHARACTERS) {
      return sentence;
    }
    return sentence.substring(0, sentence.lastIndexOf(' ', MAX_CHARACTERS)) + " ...";
  }

  /** Returns a word in single quotes, in which fish interprets only quotes and backslashes. */
  static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
