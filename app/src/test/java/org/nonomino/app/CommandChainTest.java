package org.nonomino.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
import org.nonomino.text.PuzzleFormat;
import org.nonomino.toolkit.Formats;
import org.nonomino.toolkit.PuzzleTexts;

/**
 * Every command reads the output of {@code generate}: each set of options, in each format, by each
 * command, from a file and from a pipe. A combination ends with exit code 0 and without a remark
 * that is not meant, and its text holds the generated puzzles.
 */
final class CommandChainTest {
  private static final int MAX_PUZZLES = 10_000;

  /** The options of {@code generate} by the name of their set. */
  private static final Map<String, String> SETS = sets();

  private static final List<String> EXCHANGE =
      Formats.standard().written().stream().map(PuzzleFormat::name).sorted().toList();

  private static final List<String> FORMATS =
      Stream.concat(Stream.of("", "picture"), EXCHANGE.stream()).toList();

  private static final String CONVERT = "convert --format=";

  private static final List<String> READERS =
      Stream.concat(
              Stream.of(
                  "solve",
                  "solve --candidates",
                  "rate",
                  "hint",
                  "explain",
                  "explain --board",
                  "check",
                  "why",
                  "stats",
                  "canon",
                  "render",
                  "render --rules",
                  "render --format=svg -o DIR/",
                  "book -o DIR/book.pdf --from"),
              EXCHANGE.stream().map(format -> CONVERT + format))
          .toList();

  /** The maximum number of commands that read one text before all texts had some. */
  private static final int FIRST = 3;

  /** The remarks that are meant, each as a whole line. */
  private static final Pattern MEANT =
      Pattern.compile(
          "nonomino: (The format .+ cannot hold .+: left out\\.|Only the first puzzle is used; the others are ignored\\.)"
              + "|\\d+ puzzles: .*|The seed is \\d+: .*|");

  /** Formats that write the windows as four extra regions, because they have no other way. */
  private static final Set<String> WITHOUT_WINDOWS = Set.of("fpuzzles", "fpuzzles-link");

  /** The sets that a format or a command cannot hold, by its name. */
  private static final Map<String, List<String>> REFUSALS =
      refusals(
          """
      canon: all dots, all xv, arrows, between-lines, cages, cages across, dots, few cages, little-killers, mixture, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, thermometers, whispers, xv
      forum: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, thermometers, whispers, windoku, xv
      hodoku: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      jigsaw-line: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, thermometers, whispers, windoku, xv
      killer-line: all dots, all xv, arrows, between-lines, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      opensudoku: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      perfectsudoku: all dots, all xv, arrows, between-lines, cages across, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      sdk: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      sdm: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      sgt: all dots, all xv, arrows, between-lines, dots, few cages, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, thermometers, whispers, windoku, xv
      ss: all dots, all xv, arrows, between-lines, cages, cages across, diagonals, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      sumocue: all dots, all xv, arrows, between-lines, cages across, dots, few cages, jigsaw, jigsaw solved, large, little-killers, mixture, moves, neighbours, odd-even, palindromes, quadruples, region-sum-lines, renban, sandwiches, several, several solved, small, thermometers, whispers, windoku, xv
      """);

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

  private static Map<String, List<String>> refusals(String lines) {
    return lines
        .lines()
        .map(line -> line.split(": "))
        .collect(Collectors.toMap(line -> line[0], line -> List.of(line[1].split(", "))));
  }

  /** A text of {@code generate}. */
  private record Written(String set, String format, String text) {}

  /** The outcome of combinations. */
  private static final class Outcome {
    private final List<Written> texts = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Map<String, Set<String>> refused = new TreeMap<>();
    private int written;
    private int read;
    private int refusals;

    /** Notes whether a combination was refused, and whether it should be. */
    void note(String name, String set, boolean isRefused) {
      refusals += isRefused ? 1 : 0;
      if (isRefused) {
        refused.computeIfAbsent(name, any -> new TreeSet<>()).add(set);
      }
      if (isRefused != REFUSALS.getOrDefault(name, List.of()).contains(set)) {
        faults.add(name + (isRefused ? " refuses " : " should refuse ") + set);
      }
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
            Objects.requireNonNull(SETS.get(set)),
            "--seed=3",
            "--threads=1",
            format.isEmpty() ? "" : "--format=" + format));
  }

  private static List<PuzzleEntry> read(String text) throws MalformedTextException {
    return new PuzzleTexts(Formats.standard()).read(text, MAX_PUZZLES);
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

  /** Generates one set in one format, and reads it. */
  private static void write(
      String set, String format, List<PuzzleEntry> expected, Outcome outcome) {
    Run run = generate(set, format);
    String name = "generate %s --seed=3 --format=%s".formatted(SETS.get(set), format);
    outcome.written++;
    outcome.note(format, set, run.status() == 2);
    if (run.status() == 2) {
      return;
    }
    if (run.status() != 0 || !areMeant(run.err())) {
      outcome.faults.add(name + ": exit code " + run.status() + ", " + run.err());
      return;
    }
    outcome.texts.add(new Written(set, format, run.out()));
    boolean areSame = !(set.equals("windoku") && WITHOUT_WINDOWS.contains(format));
    try {
      if (areSame && !Facts.of(read(run.out())).equals(Facts.of(expected))) {
        outcome.faults.add(name + " holds other puzzles:\n" + run.out());
      }
    } catch (MalformedTextException e) {
      outcome.faults.add(name + ": " + e.getMessage() + "\n" + run.out());
    }
  }

  private static boolean areMeant(String remarks) {
    return remarks.lines().allMatch(line -> MEANT.matcher(line).matches());
  }

  /** Gives a text to a command, in a file or through a pipe. */
  private void give(Written written, String reader, boolean isFile, Outcome outcome)
      throws IOException {
    outcome.read++;
    Path place = Files.createDirectories(folder.resolve("out"));
    String file =
        isFile ? Files.writeString(folder.resolve("puzzles.txt"), written.text).toString() : "-";
    String words = reader.replace("DIR", place.toString());
    String[] args =
        words.endsWith("--from") ? args("", words + "=" + file) : args("", words + " " + file);
    Run run = isFile ? Run.of(args) : Run.withInput(written.text, args);
    outcome.note(reader.replace(CONVERT, ""), written.set, run.status() == 2);
    if (run.status() != 2 && (run.status() != 0 || !areMeant(run.err()))) {
      outcome.faults.add(
          "generate %s --seed=3 --format=%s, %s %s: exit code %d, %s"
              .formatted(
                  SETS.get(written.set),
                  written.format,
                  words,
                  isFile ? "FILE" : "-",
                  run.status(),
                  run.err()));
    }
  }

  private static Outcome texts() throws Exception {
    Outcome outcome = new Outcome();
    for (String set : SETS.keySet()) {
      Run run = generate(set, "json");
      assertThat(run.status()).as(set + ": " + run.err()).isZero();
      List<PuzzleEntry> expected = read(run.out());
      FORMATS.forEach(format -> write(set, format, expected, outcome));
    }
    return outcome;
  }

  private static void check(Outcome outcome, String what) {
    System.out.printf(
        "%s: %d texts of generate in %d sets and %d formats, read %d times by %d commands; %d refused by name%n",
        what,
        outcome.written,
        SETS.size(),
        FORMATS.size(),
        outcome.read,
        READERS.size(),
        outcome.refusals);
    assertThat(outcome.faults).as(String.join("\n", outcome.faults)).isEmpty();
  }

  /** Every two of set, format, command and way, as far as no refusal is in the way. */
  @Test
  void eachPair() throws Exception {
    check(pairs(), "Pairs");
  }

  Outcome pairs() throws Exception {
    Outcome outcome = texts();
    Set<List<String>> covered = new HashSet<>();
    for (boolean isFirst : new boolean[] {true, false}) {
      for (Written written : outcome.texts) {
        int given = 0;
        for (int i = 0; i < READERS.size(); i++) {
          String reader = READERS.get((i + outcome.read) % READERS.size());
          List<String> ofSet = List.of("set", written.set, reader);
          List<String> ofFormat = List.of("format", written.format, reader);
          boolean isNew =
              isFirst
                  ? given < FIRST && !covered.contains(ofSet) && !covered.contains(ofFormat)
                  : !covered.contains(ofSet) || !covered.contains(ofFormat);
          if (isNew) {
            give(written, reader, (outcome.read + outcome.read / READERS.size()) % 2 == 0, outcome);
            covered.add(ofSet);
            covered.add(ofFormat);
            given++;
          }
        }
      }
    }
    return outcome;
  }

  @Tag("long")
  @Test
  void eachCombination() throws Exception {
    Outcome outcome = texts();
    for (Written written : outcome.texts) {
      for (String reader : READERS) {
        give(written, reader, true, outcome);
        give(written, reader, false, outcome);
      }
    }
    check(outcome, "All");
  }
}
