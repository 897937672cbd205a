package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleAssembler;
import org.nonomino.text.PuzzleFormat;
import org.nonomino.text.PuzzleReader;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.Formats;

/**
 * What {@code generate} writes, every command reads: each set of options, in each format, by each
 * command, from a file and from a pipe. A combination ends with exit code 0 and without a remark
 * that is not meant, and its text holds the generated puzzles.
 */
final class CommandChainTest {
  /** The options of {@code generate} by the name of their set. */
  private static final Map<String, String> SETS = sets();

  /** The commands by name; a {@code *} is replaced by a format of {@code convert}. */
  private static final List<String> READERS =
      List.of(
          "solve",
          "solve --candidates",
          "rate",
          "hint",
          "explain",
          "explain --board",
          "check",
          "stats",
          "canon",
          "render",
          "render --rules",
          "render --format=svg",
          "book",
          "convert");

  private static final List<String> TARGETS =
      Formats.standard().all().stream().map(PuzzleFormat::name).sorted().toList();

  private static final List<String> FORMATS =
      Stream.concat(Stream.of("", "picture"), TARGETS.stream()).toList();

  private static final List<Boolean> WAYS = List.of(true, false);

  /** The remarks that are meant, each as a whole line. */
  private static final Pattern MEANT =
      Pattern.compile(
          "nonomino: (The format .+ cannot hold .+: left out\\.|Only the first puzzle is used; the others are ignored\\.)"
              + "|The seed is \\d+: .*");

  @TempDir private Path folder;

  private static Map<String, String> sets() {
    Map<String, String> sets = new LinkedHashMap<>();
    sets.put("plain", "");
    sets.put("level", "--difficulty=medium");
    sets.put("solution", "--solution");
    sets.put("symmetric", "--symmetry=rotate180 --minimal");
    sets.put("small", "--size=4");
    sets.put("large", "--size=12");
    sets.put("several", "--number=3 --size=4");
    sets.put("several solved", "--number=3 --size=6 --solution");
    sets.put("jigsaw", "--regions=random --size=6");
    sets.put("jigsaw solved", "--regions=random --size=5 --solution");
    sets.put("diagonals", "--constraints=diagonals --solution");
    sets.put("windoku", "--constraints=windoku");
    sets.put("moves", "--constraints=anti-knight,disjoint-groups");
    sets.put("neighbours", "--constraints=non-consecutive --size=6");
    sets.put("cages", "--cages");
    sets.put("cages across", "--cages --regions=random --size=6 --solution");
    sets.put("few cages", "--cages=4 --number=2 --size=6 --solution");
    for (String kind :
        List.of(
            "thermometers",
            "arrows",
            "dots",
            "xv",
            "whispers",
            "renban",
            "palindromes",
            "region-sum-lines",
            "between-lines",
            "little-killers",
            "sandwiches",
            "quadruples",
            "odd-even")) {
      sets.put(kind, "--%s=2 --size=6".formatted(kind));
    }
    sets.put("all dots", "--dots=all --size=6");
    sets.put("all xv", "--xv=all --size=6 --solution");
    sets.put("mixture", "--thermometers=1 --arrows=1 --cages=3 --odd-even=2 --solution --size=6");
    return sets;
  }

  /** A text of {@code generate}, and the puzzles that it must hold. */
  private record Written(String text, List<PuzzleEntry> puzzles) {}

  /** The outcome of combinations. */
  private static final class Outcome {
    private final Map<String, Set<String>> refused = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private int count;
    private int refusals;

    void refuse(String refuser, String set) {
      refused.computeIfAbsent(refuser, name -> new TreeSet<>()).add(set);
      refusals++;
    }

    String refusedByName() {
      return refused.entrySet().stream()
          .map(entry -> entry.getKey() + ": " + String.join(", ", entry.getValue()) + "\n")
          .collect(Collectors.joining());
    }
  }

  private static String[] args(String first, String options, String... more) {
    return Stream.of(Stream.of(first), Arrays.stream(options.split(" ")), Arrays.stream(more))
        .flatMap(words -> words)
        .filter(word -> !word.isEmpty())
        .toArray(String[]::new);
  }

  private static Run generate(String set, String format) {
    return Run.of(
        args(
            "generate",
            SETS.get(set),
            "--seed=3",
            "--threads=1",
            format.isEmpty() ? "" : "--format=" + format));
  }

  private static List<PuzzleEntry> read(String text) throws IOException, MalformedTextException {
    PuzzleReader reader =
        new PuzzleReader(
            "the text",
            new StringReader(text),
            Formats.standard().all(),
            new PuzzleAssembler(Optional.empty()));
    List<PuzzleEntry> entries = new ArrayList<>();
    for (Optional<PuzzleText> next = reader.next(); next.isPresent(); next = reader.next()) {
      entries.add(next.get().parse());
    }
    return entries;
  }

  /** The givens and the rules of a puzzle; the order of constraints does not matter. */
  private record Facts(Grid givens, RegionMask mask, Set<Constraint> constraints) {
    static List<Facts> of(List<PuzzleEntry> entries) {
      return entries.stream()
          .map(PuzzleEntry::puzzle)
          .map(
              puzzle ->
                  new Facts(
                      puzzle.givens(),
                      puzzle.mask(),
                      new LinkedHashSet<>(puzzle.rules().constraints())))
          .toList();
    }
  }

  /** Generates one set in one format; empty if the format cannot hold it. */
  private static Optional<Written> written(
      String set, String format, List<PuzzleEntry> expected, Outcome outcome) {
    Run run = generate(set, format);
    String name = set + " in " + (format.isEmpty() ? "the default format" : format);
    if (run.status() == 2) {
      outcome.refuse(format, set);
      return Optional.empty();
    }
    if (run.status() != 0 || !areMeant(run.err())) {
      outcome.faults.add(name + ": exit code " + run.status() + ", " + run.err());
      return Optional.empty();
    }
    try {
      if (!Facts.of(read(run.out())).equals(Facts.of(expected))) {
        outcome.faults.add(name + " holds other puzzles:\n" + run.out());
      }
    } catch (IOException | MalformedTextException e) {
      outcome.faults.add(name + " cannot be read: " + e.getMessage() + "\n" + run.out());
    }
    return Optional.of(new Written(run.out(), expected));
  }

  private static boolean areMeant(String remarks) {
    return remarks.lines().allMatch(line -> MEANT.matcher(line).matches());
  }

  /** Gives a text to a command. */
  private void give(
      String set, String format, String text, String reader, boolean isFile, String target, Outcome outcome)
      throws IOException {
    outcome.count++;
    Path file = Files.writeString(folder.resolve("puzzles.txt"), text);
    String input = isFile ? file.toString() : "-";
    String words = reader.equals("convert") ? "convert --format=" + target : reader;
    String drawing = folder.resolve("puzzle%s.%s".formatted(set.hashCode(), "x")).toString() + "/";
    String[] args =
        switch (reader) {
          case "book" ->
              args("book", "--from=" + input, "-o", folder.resolve("book.pdf").toString(), "--seed=1");
          case "render --format=svg" -> args("render", "--format=svg", "-o", drawing, input);
          default -> args("", words, input);
        };
    Run run = isFile ? Run.of(args) : Run.withInput(text, args);
    if (run.status() == 0 && areMeant(run.err())) {
      return;
    }
    if (run.status() == 2 && refuses(reader, run.err())) {
      outcome.refuse(reader.equals("convert") ? "convert" : reader, reader.equals("convert") ? target + " of " + set : set);
      return;
    }
    outcome.faults.add(
        "%s in %s | %s %s: exit code %d, %s"
            .formatted(set, format, words, isFile ? "FILE" : "-", run.status(), run.err()));
  }

  private static boolean refuses(String reader, String remarks) {
    return reader.equals("convert") || reader.equals("canon");
  }

  private static List<PuzzleEntry> expected(String set) throws IOException, MalformedTextException {
    Run run = generate(set, "json");
    assertThat(run.status()).as(set + ": " + run.err()).isZero();
    return read(run.out());
  }

  Outcome run(boolean isFull) throws Exception {
    Outcome outcome = new Outcome();
    List<String> names = List.copyOf(SETS.keySet());
    for (int i = 0; i < names.size(); i++) {
      List<PuzzleEntry> expected = expected(names.get(i));
      for (int j = 0; j < FORMATS.size(); j++) {
        Optional<Written> written = written(names.get(i), FORMATS.get(j), expected, outcome);
        if (written.isEmpty()) {
          continue;
        }
        for (int k = 0; k < READERS.size(); k++) {
          for (int way = 0; way < WAYS.size(); way++) {
            boolean isChosen = (i + j) % READERS.size() == k && (i / 2 + j / 2 + k) % 2 == way;
            if (isFull || isChosen) {
              String target = TARGETS.get((i * 7 + j) % TARGETS.size());
              give(
                  names.get(i),
                  FORMATS.get(j),
                  written.get().text(),
                  READERS.get(k),
                  WAYS.get(way),
                  target,
                  outcome);
            }
          }
        }
      }
    }
    return outcome;
  }
}
