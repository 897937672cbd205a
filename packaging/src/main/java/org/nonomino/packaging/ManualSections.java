package org.nonomino.packaging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The sections of a manual page that picocli does not generate: notes, exit status, environment,
 * examples, and other pages. Their content comes from the help of the command, because picocli has
 * no section for a footer without a heading.
 *
 * @param notes the remaining paragraphs of the footer
 * @param exitCodes the meaning of each exit code
 * @param examples the lines of the examples
 * @param others the names of related pages, such as {@code nonomino-layouts-list}
 */
record ManualSections(
    List<String> notes,
    SortedMap<Integer, String> exitCodes,
    List<String> examples,
    NavigableSet<String> others) {
  private static final Pattern EXIT_CODES = Pattern.compile("(.*?) *Exit codes?: (.*)");
  private static final Pattern EXIT_CODE = Pattern.compile("([0-9]++):? (.*)");
  private static final String EXAMPLES = "Examples:";

  /** A quoted command: {@code 'layouts list'}, {@code 'nonomino techniques'}. */
  private static final Pattern CITED = Pattern.compile("'([a-z]++(?: [a-z]++)*+)[^']*+'");

  private static final Map<String, String> ENVIRONMENT =
      Map.of(
          "JAVA_HOME",
          "The Java that runs the program, if the package does not include one.",
          "NONOMINO_CLASSPATH",
          "Jars with further solvers, separated as in a class path.",
          "NONOMINO_JAVA_OPTS",
          "Options of the Java virtual machine, such as -Xmx4g.",
          "NO_COLOR",
          "If it is not empty, results on a terminal have no colour.");

  private static final Map<Integer, String> USUAL_EXIT_CODES =
      Map.of(
          0, "done",
          2, "bad usage",
          70, "an error in the program itself",
          130, "interrupted");

  /** Returns the sections of the page of a command. */
  static ManualSections of(CommandSpec command) {
    List<String> notes = new ArrayList<>();
    List<String> examples = new ArrayList<>();
    SortedMap<Integer, String> exitCodes = new TreeMap<>(USUAL_EXIT_CODES);
    List<String> lines = Arrays.asList(command.usageMessage().footer());
    boolean areExamples = false;
    for (String line : lines) {
      String text = line.replace("%%", "%").replace("%n", "");
      Matcher codes = EXIT_CODES.matcher(text);
      if (text.equals(EXAMPLES)) {
        areExamples = true;
      } else if (areExamples) {
        examples.add(text);
      } else if (codes.matches()) {
        putCodes(codes.group(2), exitCodes);
        if (!codes.group(1).isEmpty()) {
          notes.add(codes.group(1));
        }
      } else if (EXIT_CODE.matcher(text).matches()) {
        putCodes(text, exitCodes);
      } else if (!text.isBlank()) {
        notes.add(text);
      }
    }
    return new ManualSections(notes, exitCodes, examples, others(command));
  }

  private static void putCodes(String text, SortedMap<Integer, String> codes) {
    int latest = 0;
    for (String part : text.replaceFirst("\\.$", "").split("; ?", -1)) {
      Matcher code = EXIT_CODE.matcher(part.strip());
      if (code.matches()) {
        latest = Integer.parseInt(code.group(1));
        codes.put(latest, code.group(2));
      } else if (!part.isBlank()) {
        // The text of the previous code continues.
        codes.merge(latest, part, (before, more) -> before + ";" + more);
      }
    }
  }

  /** Returns the pages of the program, of its parent and its subcommands, and of cited commands. */
  private static NavigableSet<String> others(CommandSpec command) {
    NavigableSet<String> others = new TreeSet<>();
    for (CommandSpec above = command.parent(); above != null; above = above.parent()) {
      others.add(page(above));
    }
    command.subcommands().values().forEach(below -> others.add(page(below.getCommandSpec())));
    Stream<String> options =
        command.options().stream().flatMap(option -> Arrays.stream(option.description()));
    String help =
        Stream.of(
                Arrays.stream(command.usageMessage().description()),
                options,
                Arrays.stream(command.usageMessage().footer()))
            .flatMap(values -> values)
            .collect(Collectors.joining("\n"));
    CITED.matcher(help).results().forEach(cited -> addCited(command, cited.group(1), others));
    others.remove(page(command));
    return others;
  }

  private static void addCited(CommandSpec command, String words, Set<String> others) {
    CommandSpec at = command.root();
    for (String word : words.split(" ", -1)) {
      CommandLine next = at.subcommands().get(word);
      if (next != null) {
        at = next.getCommandSpec();
      } else if (!word.equals(at.name())) {
        break;
      }
    }
    if (at != command.root()) {
      others.add(page(at));
    }
  }

  private static String page(CommandSpec command) {
    return command.qualifiedName("-");
  }

  /** Returns the sections as AsciiDoc. */
  String text() {
    StringBuilder text = new StringBuilder();
    if (!notes.isEmpty()) {
      text.append("\n== Notes\n");
      notes.forEach(note -> text.append('\n').append(plain(note)).append('\n'));
    }
    text.append("\n== Exit Status\n");
    exitCodes.forEach((code, meaning) -> text.append(entry(String.valueOf(code), meaning)));
    text.append("\n== Environment\n");
    new TreeMap<>(ENVIRONMENT).forEach((name, meaning) -> text.append(entry(name, meaning)));
    if (!examples.isEmpty()) {
      text.append("\n== Examples\n\n----\n");
      examples.forEach(line -> text.append(line.strip()).append('\n'));
      text.append("----\n");
    }
    if (!others.isEmpty()) {
      text.append("\n== See Also\n\n")
          .append(
              others.stream().map(page -> "*" + page + "*(1)").collect(Collectors.joining(", ")))
          .append('\n');
    }
    return text.toString();
  }

  private static String entry(String term, String meaning) {
    return "\n*" + term + "*::\n" + plain(meaning) + "\n";
  }

  /** Returns words so that AsciiDoc interprets none of their characters. */
  private static String plain(String text) {
    return "pass:c[" + text.replace("]", "\\]") + "]";
  }
}
