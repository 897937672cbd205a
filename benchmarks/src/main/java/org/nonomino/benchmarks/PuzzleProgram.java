package org.nonomino.benchmarks;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;

/**
 * A third-party program that generates puzzles, one per line.
 *
 * @param name the name for {@code -p program=}
 * @param program the file
 * @param debianPackage the package with the program
 * @param arguments the arguments for {@code count} puzzles
 * @param count the number of puzzles
 * @param reader reads a puzzle from a line
 */
record PuzzleProgram(
    String name,
    String program,
    String debianPackage,
    List<String> arguments,
    int count,
    Function<String, Puzzle> reader) {
  /** The suffix of a kind that makes sgt-solo draw the same random numbers each time. */
  private static final String SEED = "#1";

  private static final List<PuzzleProgram> NAMED =
      List.of(
          new PuzzleProgram(
              "qqwing",
              "qqwing",
              "qqwing",
              List.of("--generate", "300", "--one-line"),
              300,
              PuzzleProgram::classic),
          solo("3x3"),
          solo("9j"));

  /**
   * Returns Simon Tatham's Solo.
   *
   * @param kind the program's name for the kind
   */
  private static PuzzleProgram solo(String kind) {
    return new PuzzleProgram(
        "sgt-solo-" + kind,
        "sgt-solo",
        "sgt-puzzles",
        List.of("--generate", "100", kind + SEED),
        100,
        SoloText::puzzle);
  }

  private static Puzzle classic(String symbols) {
    int[] digits = symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray();
    return new Puzzle(Grid.of(9, digits), RegionMask.boxes(3, 3));
  }

  /** Returns all programs, whether they are installed or not. */
  static List<PuzzleProgram> all() {
    return NAMED;
  }

  /**
   * Returns the program of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  static PuzzleProgram named(String name) {
    return NAMED.stream()
        .filter(each -> each.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no program '"
                        + name
                        + "'. Choose one of: "
                        + NAMED.stream().map(PuzzleProgram::name).toList()));
  }

  /** Returns the reason why the program cannot run on this machine; empty if it can. */
  Optional<String> obstacle() {
    return Programs.obstacle(program, debianPackage);
  }

  /**
   * Runs the program until it ends.
   *
   * @return its output, one puzzle per line
   * @throws IOException if it cannot be started or did not write this many lines
   */
  List<String> run() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(
        Programs.find(program)
            .orElseThrow(() -> new IOException(obstacle().orElse(program)))
            .toString());
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (BufferedReader output = process.inputReader()) {
      List<String> lines = output.lines().toList();
      if (lines.size() != count) {
        throw new IOException(command + " wrote " + lines.size() + " lines, not " + count);
      }
      return lines;
    }
  }
}
