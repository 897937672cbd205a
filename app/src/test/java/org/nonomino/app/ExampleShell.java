package org.nonomino.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the commands of examples inside the test's process, in a folder: {@code nonomino}, and as
 * much of {@code cat}, {@code echo}, {@code head}, {@code ls}, {@code printf}, {@code tail} and
 * {@code wc -l} as examples need, with pipes, {@code <} and {@code >}. File names are relative to
 * the folder. Because a process cannot change its folder, they are converted to absolute names for
 * the command and back to relative ones in its output.
 */
final class ExampleShell {
  private static final Pattern WORD =
      Pattern.compile("\\s*((?:'[^']*'|\"[^\"]*\"|[^\\s'\"|<>])+|[|<>])");
  private static final Pattern OUTPUT = Pattern.compile("(--output=|--write=|--proof=|-o)(.+)");

  private final Path folder;
  private int status;

  ExampleShell(Path folder) {
    this.folder = folder;
  }

  /** Runs a line and returns its standard output followed by its messages. */
  String run(String line) throws IOException {
    StringBuilder messages = new StringBuilder();
    List<String> words = words(line);
    String passed = "";
    int from = 0;
    while (from < words.size()) {
      int to = from;
      while (to < words.size() && !words.get(to).equals("|")) {
        to++;
      }
      passed = stage(words.subList(from, to), passed, messages);
      from = to + 1;
    }
    return passed + messages;
  }

  static List<String> words(String line) {
    String command = line.replaceFirst("\\s+# .*$", "");
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    int end = 0;
    while (word.find() && word.start() == end) {
      words.add(word.group(1));
      end = word.end();
    }
    if (!command.substring(end).isBlank()) {
      throw new AssertionError("This is not understood in an example: " + command.substring(end));
    }
    return words;
  }

  static String unquoted(String word) {
    return word.replaceAll("'([^']*)'|\"([^\"]*)\"", "$1$2");
  }

  /** Runs one command and returns its output, the input of the next one. */
  private String stage(List<String> words, String input, StringBuilder messages)
      throws IOException {
    List<String> args = new ArrayList<>();
    String read = input;
    String target = "";
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (word.equals("<")) {
        i++;
        read = Files.readString(folder.resolve(unquoted(words.get(i))));
      } else if (word.equals(">")) {
        i++;
        target = unquoted(words.get(i));
      } else {
        args.add(unquoted(word));
      }
    }
    String written = written(args.get(0), args.subList(1, args.size()), read, messages);
    if (target.isEmpty()) {
      return written;
    }
    Files.writeString(folder.resolve(target), written);
    return "";
  }

  private String written(String program, List<String> args, String input, StringBuilder messages)
      throws IOException {
    return switch (program) {
      case "nonomino" -> nonomino(args, input, messages);
      case "cat" -> args.isEmpty() ? input : contents(args);
      case "echo" -> String.join(" ", args).replace("$?", "" + status) + "\n";
      case "printf" -> args.get(0).replace("\\n", "\n");
      case "head" -> head(args, input);
      case "tail" -> tail(args, input);
      case "ls" -> list(args);
      case "wc" -> input.lines().count() + "\n";
      default -> throw new AssertionError("Examples cannot call " + program);
    };
  }

  private String nonomino(List<String> args, String input, StringBuilder messages) {
    List<String> words = new ArrayList<>();
    String previous = "";
    for (String arg : args) {
      words.add(absolute(arg, previous));
      previous = arg;
    }
    Run run = Run.withInput(input, words.toArray(String[]::new));
    status = run.status();
    messages.append(relative(run.err()));
    return relative(run.out());
  }

  /** Returns a word in which a file name, if any, is absolute. */
  private String absolute(String word, String previous) {
    Matcher output = OUTPUT.matcher(word);
    if (previous.equals("-o")) {
      return inFolder(word);
    }
    if (output.matches()) {
      return output.group(1) + inFolder(output.group(2));
    }
    int name = word.startsWith("-") ? word.indexOf('=') + 1 : 0;
    String file = word.substring(name);
    boolean isFile = !file.isEmpty() && exists(file);
    return isFile ? word.substring(0, name) + inFolder(file) : word;
  }

  private boolean exists(String name) {
    return name.matches("[\\w./-]+") && Files.exists(folder.resolve(name));
  }

  private String inFolder(String name) {
    return folder + "/" + name;
  }

  private String relative(String text) {
    return text.replace(folder + "/", "");
  }

  private String contents(List<String> names) throws IOException {
    StringBuilder all = new StringBuilder();
    for (String name : names) {
      all.append(Files.readString(folder.resolve(name), StandardCharsets.UTF_8));
    }
    return all.toString();
  }

  private String head(List<String> args, String input) throws IOException {
    int max = Integer.parseInt(args.get(0).replaceFirst("^-n?", ""));
    String text = args.size() > 1 ? contents(args.subList(1, args.size())) : input;
    return text.lines().limit(max).map(line -> line + "\n").collect(Collectors.joining());
  }

  private static String tail(List<String> args, String input) {
    int max = Integer.parseInt(args.get(0).replaceFirst("^-n?", ""));
    List<String> lines = input.lines().toList();
    return lines.subList(Math.max(0, lines.size() - max), lines.size()).stream()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  private String list(List<String> args) throws IOException {
    Path listed = args.isEmpty() ? folder : folder.resolve(args.get(0));
    try (Stream<Path> files = Files.list(listed)) {
      return files.map(file -> file.getFileName() + "\n").sorted().collect(Collectors.joining());
    }
  }
}
