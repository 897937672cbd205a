package org.nonomino.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.testkit.CorpusPuzzle;

/** Puzzles with answers in a folder, written like the testkit's corpus. */
final class CorpusFolder {
  private final Path folder;

  CorpusFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Reads {@code file.txt} (puzzle, regions, label) and {@code file.sol} (number of solutions, a
   * solution or {@code -}, perhaps nodes, label) in the folder.
   *
   * @throws IllegalArgumentException if the two files do not match
   */
  List<CorpusPuzzle> read(String file) {
    List<String> puzzles = lines(file + ".txt");
    List<String> answers = lines(file + ".sol");
    if (puzzles.size() != answers.size()) {
      throw new IllegalArgumentException(
          file + " has " + puzzles.size() + " puzzles and " + answers.size() + " answers");
    }
    List<CorpusPuzzle> read = new ArrayList<>(puzzles.size());
    for (int i = 0; i < puzzles.size(); i++) {
      read.add(join(file, puzzles.get(i), answers.get(i)));
    }
    return read;
  }

  private static CorpusPuzzle join(String file, String puzzleLine, String answerLine) {
    String[] asked = puzzleLine.split(" ", -1);
    String[] answered = answerLine.split(" ", -1);
    if (asked.length != 3
        || answered.length < 3
        || !asked[2].equals(answered[answered.length - 1])) {
      throw new IllegalArgumentException(
          file + ": '" + answerLine + "' is not a valid answer to '" + puzzleLine + "'");
    }
    Grid givens = grid(asked[0]);
    Puzzle puzzle =
        new Puzzle(givens, RegionMask.jigsaw(givens.size(), asked[1].chars().toArray()));
    boolean layoutOnly = givens.filledCount() == 0;
    long count = Long.parseLong(answered[0].replace("+", ""));
    // The solution of a layout proves that there is a filling, but the number of fillings is
    // unknown.
    boolean countIsExact = !answered[0].endsWith("+") && !(layoutOnly && count == 1);
    Optional<Grid> solution =
        answered[1].equals("-") ? Optional.empty() : Optional.of(grid(answered[1]));
    return new CorpusPuzzle(
        asked[2], puzzle, count, countIsExact, solution, OptionalLong.empty(), layoutOnly);
  }

  private static Grid grid(String symbols) {
    int size = (int) Math.round(Math.sqrt(symbols.length()));
    return Grid.of(size, symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray());
  }

  private List<String> lines(String name) {
    try {
      return Files.readAllLines(folder.resolve(name)).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
