package org.nonomino.bulk.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.core.SimilarNames;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Describes an error in a command line in the form of all messages: the typed words, the reason,
 * and advice.
 */
final class Misuse {
  /** The number of letters of a word for which one mistake is tolerated. */
  private static final int LETTERS_PER_MISTAKE = 4;

  /** Names that other programs use for an option, with its name here. */
  private static final Map<String, String> SYNONYMS = Map.of("--level", "--difficulty");

  private Misuse() {}

  /** Returns the message in whole sentences. */
  static String sentences(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    if (e instanceof MissingParameterException missing) {
      return missing(missing);
    }
    if (e instanceof OverwrittenOptionException twice) {
      return name(twice.getOverwritten()) + " is given more than once. Give it once.";
    }
    if (e.getArgSpec() != null && e.getValue() != null) {
      return name(e.getArgSpec()) + "=" + e.getValue() + ": " + reason(e) + ".";
    }
    String message = String.valueOf(e.getMessage());
    return (message.endsWith(".") ? message : message + ".") + " " + help(e);
  }

  private static String unmatched(UnmatchedArgumentException e) {
    String word = e.getUnmatched().get(0);
    CommandSpec command = e.getCommandLine().getCommandSpec();
    if (e.isUnknownOption()) {
      String option = word.split("=", 2)[0];
      List<String> names =
          command.options().stream()
              .filter(known -> !known.hidden())
              .map(OptionSpec::longestName)
              .toList();
      String synonym = SYNONYMS.getOrDefault(option, "");
      String advice =
          names.contains(synonym)
              ? SimilarNames.question(List.of(synonym))
              : didYouMean(option, names);
      return "There is no option '" + option + "'. " + advice + help(e);
    }
    Set<String> commands = command.subcommands().keySet();
    return commands.isEmpty()
        ? "'" + word + "' is one word too many. " + help(e)
        : "There is no command '%s %s'. ".formatted(command.qualifiedName(), word)
            + didYouMean(word, commands)
            + help(e);
  }

  private static String didYouMean(String typed, Collection<String> names) {
    int max = Math.max(1, typed.length() / LETTERS_PER_MISTAKE);
    return SimilarNames.question(SimilarNames.nearest(typed, names, max));
  }

  private static String missing(MissingParameterException e) {
    List<ArgSpec> missing = e.getMissing();
    boolean isValue =
        missing.size() == 1
            && missing.get(0) instanceof OptionSpec option
            && (!option.required() || !option.originalStringValues().isEmpty());
    return isValue
        ? name(missing.get(0))
            + ": the value "
            + missing.get(0).paramLabel()
            + " is missing. "
            + help(e)
        : missing.stream()
                .map(
                    each ->
                        each instanceof OptionSpec option
                            ? option.longestName() + "=" + option.paramLabel()
                            : each.paramLabel())
                .collect(Collectors.joining(" and "))
            + " is missing. "
            + help(e);
  }

  private static String reason(ParameterException e) {
    ArgSpec argument = e.getArgSpec();
    if (argument.arity().max() == 0) {
      return "this option has no value";
    }
    if (argument.completionCandidates() != null) {
      List<String> names = new ArrayList<>();
      argument.completionCandidates().forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
      return UsageException.noSuchName(String.join(", ", names));
    }
    return e.getCause() instanceof TypeConversionException cause
        ? String.valueOf(cause.getMessage())
        : "this is not a value of this option";
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String help(ParameterException e) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    String listed = command.subcommands().isEmpty() ? "options" : "commands";
    return "'" + command.qualifiedName() + " --help' lists the " + listed + ".";
  }
}
