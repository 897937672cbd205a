package org.nonomino.solver.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;

/**
 * Some three thousand puzzles with known answers, from sizes 2 to 25, with no, one and many
 * solutions. They lie beside this class; {@code corpus/ORIGIN.md} tells their origin and licences
 * and how the files are written.
 */
public final class Corpus {
  private static final String FOLDER = "corpus/";

  private Corpus() {}

  /** Returns the names of all files, such as {@code jigsaw9/sgt_basic}, sorted. */
  public static List<String> files() {
    return lines("index.txt");
  }

  /**
   * Reads a file.
   *
   * @param file one of {@link #files()}
   * @return its puzzles in the order of the file
   * @throws IllegalArgumentException if there is no such file or its two parts do not fit
   */
  public static List<CorpusPuzzle> read(String file) {
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
    return List.copyOf(read);
  }

  private static CorpusPuzzle join(String file, String puzzleLine, String answerLine) {
    String[] asked = puzzleLine.split(" ", -1);
    String[] answered = answerLine.split(" ", -1);
    boolean hasNodes = answered.length == 4;
    if (asked.length != 3
        || (answered.length != 3 && !hasNodes)
        || !asked[2].equals(answered[answered.length - 1])) {
      throw new IllegalArgumentException(
          file + ": '" + answerLine + "' is no answer to '" + puzzleLine + "'");
    }
    Puzzle puzzle = new Puzzle(PuzzleLine.grid(asked[0]), PuzzleLine.mask(asked[1]));
    boolean layoutOnly = puzzle.givens().filledCount() == 0;
    long count = Long.parseLong(answered[0].replace("+", ""));
    // A filled layout is a witness that there is a filling; nobody has counted them.
    boolean countIsExact =
        !answered[0].endsWith("+") && !(file.startsWith("layouts/") && count == 1);
    Optional<Grid> solution =
        answered[1].equals("-") ? Optional.empty() : Optional.of(PuzzleLine.grid(answered[1]));
    OptionalLong nodes =
        hasNodes ? OptionalLong.of(Long.parseLong(answered[2])) : OptionalLong.empty();
    return new CorpusPuzzle(asked[2], puzzle, count, countIsExact, solution, nodes, layoutOnly);
  }

  /** Returns the lines that are neither empty nor a comment. */
  private static List<String> lines(String name) {
    try (InputStream in = Corpus.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalArgumentException("the corpus has no file '" + name + "'");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
