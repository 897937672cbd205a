package org.nonomino.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.CorpusPuzzle;

/**
 * tdoku, a program in C++ that times itself on a file of classics: {@code tdoku-time FILE ROUNDS}.
 * It is not part of this project; {@code -Dtdoku=PATH} names its file.
 *
 * @param file the program
 */
record TimedProgram(Path file) {
  /** Its name in tables. */
  static final String NAME = "tdoku";

  private static final Pattern RESULT =
      Pattern.compile(
          "tdoku .* best (\\d+) puzzles/s, (\\d+) puzzles, (\\d+) not unique, (\\S+) guesses each");

  private static final int MAX_ROUNDS = 200;

  /** The number of puzzles in all rounds together, if that is at least a few rounds. */
  private static final int PUZZLES_TIMED = 50_000;

  /**
   * Its results.
   *
   * @param puzzlesPerSecond in its best round, on one thread, with the proof that each solution is
   *     unique
   * @param guesses per puzzle
   */
  record Timing(double puzzlesPerSecond, double guesses) {}

  /** Returns the program that {@code -Dtdoku=} names; empty if none is named. */
  static Optional<TimedProgram> chosen() {
    return Optional.ofNullable(System.getProperty(NAME)).map(Path::of).map(TimedProgram::new);
  }

  /** Returns the reason why it cannot run on this machine; empty if it can. */
  Optional<String> obstacle() {
    return Files.isExecutable(file)
        ? Optional.empty()
        : Optional.of("'" + file + "' is not a program; build tdoku-time and name it by -Dtdoku=");
  }

  /** Returns whether it solves such puzzles: 9×9 in 3×3 boxes. */
  static boolean handles(List<CorpusPuzzle> puzzles) {
    RegionMask boxes = RegionMask.boxes(3, 3);
    return puzzles.stream().allMatch(puzzle -> puzzle.puzzle().mask().equals(boxes));
  }

  /**
   * Runs the program on some puzzles, several rounds, until it ends.
   *
   * @throws IOException if it cannot be started, or prints unexpected output
   * @throws IllegalStateException if the number of solutions differs from the recorded one
   */
  Timing time(List<CorpusPuzzle> puzzles) throws IOException {
    Path input = Files.createTempFile("nonomino-", ".txt");
    try {
      Files.write(
          input, puzzles.stream().map(puzzle -> puzzle.puzzle().givens().toString()).toList());
      int rounds = Math.max(3, Math.min(MAX_ROUNDS, PUZZLES_TIMED / puzzles.size()));
      List<String> command =
          new ArrayList<>(List.of(file.toString(), input.toString(), Integer.toString(rounds)));
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
      try (BufferedReader output = process.inputReader()) {
        return parse(output.lines().toList(), puzzles);
      }
    } finally {
      Files.delete(input);
    }
  }

  private Timing parse(List<String> lines, List<CorpusPuzzle> puzzles) throws IOException {
    Matcher result = RESULT.matcher(lines.isEmpty() ? "" : lines.get(0));
    if (!result.matches()) {
      throw new IOException(file + " printed " + lines + " instead of the expected line");
    }
    long several = puzzles.stream().filter(puzzle -> puzzle.count() != 1).count();
    if (Long.parseLong(result.group(2)) != puzzles.size()
        || Long.parseLong(result.group(3)) != several) {
      throw new IllegalStateException(
          lines.get(0) + ", but of " + puzzles.size() + " puzzles " + several + " are not unique");
    }
    return new Timing(Double.parseDouble(result.group(1)), Double.parseDouble(result.group(4)));
  }
}
