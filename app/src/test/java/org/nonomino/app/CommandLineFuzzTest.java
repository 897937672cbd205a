package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.bulk.io.Console;
import org.nonomino.bulk.io.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Runs random command lines with the real options of the commands and good and bad values. The
 * program never reports an internal error or a stack trace.
 */
final class CommandLineFuzzTest {
  /** Commands that wait for a browser or a user, or compile for minutes. */
  private static final Set<String> LEFT_OUT = Set.of("serve", "site", "menu");

  /** Options that end a run before any check, or write files into any folder. */
  private static final Set<String> OPTIONS_LEFT_OUT = Set.of("--help", "--version", "--write");

  private static final int MAX_OPTIONS = 4;

  private static final Set<Integer> STATUSES =
      Stream.of(ExitCode.values())
          .filter(code -> code != ExitCode.FAULT)
          .map(ExitCode::status)
          .collect(Collectors.toSet());

  /** Values that some option accepts, and values that none accepts. */
  private static final List<String> WORDS =
      List.of(
          "",
          " ",
          "0",
          "1",
          "2",
          "3",
          "5",
          "-1",
          "+1",
          "1.5",
          "1e9",
          "00",
          "2147483648",
          "٣",
          "9223372036854775808",
          "0x10",
          "NaN",
          "1..2",
          "1-3",
          "2.5-7.1",
          "50%",
          "3s",
          "0s",
          "10ms",
          "1h",
          "-1s",
          "99999999999h",
          "3x3",
          "2x2",
          "2X3",
          "0x0",
          "36x1",
          "2x",
          "random",
          "catalog",
          "none",
          "all",
          "any",
          "first",
          "exact",
          "canonical",
          "grid",
          "line",
          "csv",
          "json",
          "svg",
          "pdf",
          "png",
          "text",
          "sdk",
          "sgt",
          "link",
          "opensudoku",
          "EASY",
          "medium",
          "extreme",
          "easy,hard",
          "auto",
          "dlx",
          "backtrack",
          "sat",
          "bitboard",
          "nothing",
          "search",
          "relabel",
          "diagonal",
          "rotate180",
          "rotate90",
          "vertical",
          "x-wing",
          "X-Wing",
          "AIC",
          "naked single",
          "se",
          "plain",
          "light",
          "dark",
          "mono",
          "a4",
          "letter",
          "6x9in",
          "0x0mm",
          "en",
          "de",
          "xx",
          "#ff0000",
          "r1c1",
          "r0c0",
          "r99c99",
          "a\u001b[31mb",
          "a\nb",
          "\u0000",
          "é",
          "😀",
          "-",
          "--",
          "=",
          ",",
          ";",
          ":",
          "../x",
          "/",
          "/dev/null",
          "*",
          "%s",
          "%n",
          "${x}",
          "@x",
          "'",
          "\"",
          "\\",
          "\ud83d");

  @TempDir private Path folder;

  private List<CommandSpec> commands;
  private List<String> files = List.of();
  private List<String> outputs = List.of();

  @BeforeEach
  void findCommands() {
    CommandLine whole =
        Main.injector(Console.discarding()).getInstance(CommandLineRunner.class).wholeCommandLine();
    commands = new ArrayList<>();
    collect(whole, commands);
  }

  /** Writes the inputs again, because a run may have replaced them. */
  private void writeFiles() throws IOException {
    files = new ArrayList<>();
    write("puzzle.txt", "1......2.3....4.\n");
    write("jigsaw.txt", "1..............4 0001011122232333 knot\n");
    write(
        "classic.sdk",
        "#Atitle\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n");
    write("mask.txt", "0 0 1 1\n0 0 1 1\n2 2 3 3\n2 2 3 3\n");
    write("pattern.txt", "1..1\n.11.\n.11.\n1..1\n");
    write("bad.json", "{\"size\": 4, \"puzzle\": [1, \"x\", {}]}\n");
    write("plan.yaml", "title: x\nchapters:\n  - puzzles: [{from: puzzle.txt}]\n");
    write("odd.yaml", "a: &a [*a]\nchapters: [[[[]]], {x: {}}]\n");
    write("empty", "");
    Files.write(folder.resolve("binary"), new byte[] {0, -1, 27, 10, -61, 40, 0});
    outputs = new ArrayList<>(files);
    for (String name : List.of("out.pdf", "out.svg", "out.csv", "out", "missing/out.txt")) {
      outputs.add(folder.resolve(name).toString());
    }
    outputs.addAll(List.of("", "-", "/", "/dev/null", folder.toString()));
    files.add(folder.toString());
    files.add(folder.resolve("missing.txt").toString());
  }

  private void write(String name, String text) throws IOException {
    files.add(Files.writeString(folder.resolve(name), text).toString());
  }

  private static void collect(CommandLine commandLine, Collection<CommandSpec> commands) {
    Set<CommandLine> inner = new LinkedHashSet<>(commandLine.getSubcommands().values());
    for (CommandLine command : inner) {
      if (!LEFT_OUT.contains(command.getCommandName())) {
        commands.add(command.getCommandSpec());
        collect(command, commands);
      }
    }
  }

  @Test
  void noCommandLineIsAFault() throws IOException {
    check(1, 300);
  }

  @Test
  @Tag("long")
  void noneOfManyCommandLinesIsAFault() throws IOException {
    check(301, 5300);
  }

  private void check(int firstSeed, int lastSeed) throws IOException {
    Set<Integer> seen = new LinkedHashSet<>();
    for (int seed = firstSeed; seed <= lastSeed; seed++) {
      writeFiles();
      Random random = new Random(seed);
      String[] words = words(random).toArray(String[]::new);
      Run run = Run.withInput(random.nextBoolean() ? "1......2.3....4.\n" : "", words);
      assertThat(run.status())
          .as("seed %d: %s%n%s", seed, List.of(words), run.err())
          .isIn(STATUSES);
      assertThat(run.err() + run.out())
          .as("seed %d: %s", seed, List.of(words))
          .doesNotContain("\tat ", "Exception", "Internal error");
      assertThat(run.err())
          .as("seed %d: %s", seed, List.of(words))
          .doesNotContain("\u001b", "\u0000");
      seen.add(run.status());
    }
    // Too many misused options at once would reveal little.
    assertThat(seen).contains(ExitCode.SOLVED.status(), ExitCode.BAD_INPUT.status());
  }

  /** Returns a command with some options, followed by those that keep the run short. */
  private List<String> words(Random random) {
    CommandSpec command = pick(commands, random);
    List<String> words = new ArrayList<>(List.of(command.qualifiedName(" ").split(" ")));
    words.remove(0);
    List<OptionSpec> options =
        command.options().stream()
            .filter(option -> !OPTIONS_LEFT_OUT.contains(option.longestName()))
            .toList();
    IntStream.range(0, options.isEmpty() ? 0 : random.nextInt(MAX_OPTIONS + 1))
        .mapToObj(unused -> option(pick(options, random), random))
        .forEach(words::add);
    if (random.nextInt(20) == 0) {
      words.add(pick(WORDS, random));
    }
    for (int left = random.nextInt(4) - 1; left > 0; left--) {
      words.add(pick(files, random));
    }
    limit(command, words);
    return words;
  }

  private String option(OptionSpec option, Random random) {
    String name = pick(List.of(option.names()), random);
    boolean hasValue = option.arity().max() > 0 ? random.nextInt(12) > 0 : random.nextInt(12) == 0;
    return hasValue ? name + (name.startsWith("--") ? "=" : "") + value(option, random) : name;
  }

  /** Returns a value for an option: a listed one, a file, a small number, or any word. */
  private String value(OptionSpec option, Random random) {
    List<String> candidates = new ArrayList<>();
    if (option.completionCandidates() != null) {
      option.completionCandidates().forEach(candidates::add);
    }
    if (option.longestName().equals("--output")) {
      return pick(outputs, random);
    }
    return switch (random.nextInt(4)) {
      case 0 -> pick(candidates.isEmpty() ? WORDS : candidates, random);
      case 1 -> pick(files, random);
      case 2 -> String.valueOf(random.nextInt(10));
      default -> pick(WORDS, random);
    };
  }

  /** Appends options that keep a run short, unless they may not be repeated. */
  private static void limit(CommandSpec command, List<String> words) {
    for (String limit : List.of("--timeout=200ms", "--number=2", "--threads=1")) {
      String name = limit.substring(0, limit.indexOf('='));
      OptionSpec option = command.findOption(name);
      if (option != null) {
        words.removeIf(word -> Stream.of(option.names()).anyMatch(each -> word.startsWith(each)));
        words.add(limit);
      }
    }
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
