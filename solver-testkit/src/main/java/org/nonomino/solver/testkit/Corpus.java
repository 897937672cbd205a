package org.nonomino.solver.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ExtraRegion;

/**
 * Puzzles with known answers, of sizes 2 to 16, with no, one and many solutions. More than two
 * thousand are stored next to this class; {@code corpus/ORIGIN.md} gives their origin, their
 * licences and the format of the files. Any jar or folder on the class path that has a {@code
 * META-INF/nonomino-corpus/index.txt} adds more; if there are several, only the first is used. The
 * names of its files must differ from those next to this class.
 */
public final class Corpus {
  private static final String FOLDER = "corpus/";

  /** The folder in other jars. */
  private static final String FOLDER_ELSEWHERE = "/META-INF/nonomino-corpus/";

  private static final String INDEX = "index.txt";

  private Corpus() {}

  /** Returns the names of all files, such as {@code jigsaw9/sgt_basic}, sorted. */
  public static List<String> files() {
    List<String> files = new ArrayList<>(ownFiles());
    try (InputStream index = elsewhere(INDEX)) {
      if (index != null) {
        files.addAll(lines(index));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Collections.sort(files);
    return List.copyOf(files);
  }

  /** Returns the names of the files next to this class, sorted. */
  static List<String> ownFiles() {
    return lines(INDEX);
  }

  /**
   * Reads a file.
   *
   * @param file one of {@link #files()}
   * @return its puzzles in the order of the file
   * @throws IllegalArgumentException if there is no such file or its two parts do not match
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

  /**
   * Returns puzzles with extra houses, each with its unique solution: diagonals, windows, disjoint
   * groups and extra regions, of sizes 6 to 12.
   */
  public static List<CorpusPuzzle> withExtraHouses() {
    List<CorpusPuzzle> puzzles = new ArrayList<>();
    for (String line : lines("extra-houses.txt")) {
      String[] fields = line.split(" ");
      Puzzle plain = PuzzleLine.parse(fields[0] + " " + fields[1]);
      Rules rules = plain.rules();
      for (String house : Arrays.asList(fields).subList(4, fields.length)) {
        rules =
            rules.with(
                ExtraRegion.of(
                    rules.size(),
                    Arrays.stream(house.split(",")).mapToInt(Integer::parseInt).toArray()));
      }
      Puzzle puzzle = new Puzzle(plain.givens(), rules);
      Grid solution = Grid.ofSymbols(puzzle.size(), fields[2]).orElseThrow();
      puzzles.add(
          new CorpusPuzzle(
              fields[3], puzzle, 1, true, Optional.of(solution), OptionalLong.empty(), false));
    }
    return puzzles;
  }

  private static CorpusPuzzle join(String file, String puzzleLine, String answerLine) {
    String[] asked = puzzleLine.split(" ", -1);
    String[] answered = answerLine.split(" ", -1);
    boolean hasNodes = answered.length == 4;
    if (asked.length != 3
        || (answered.length != 3 && !hasNodes)
        || !asked[2].equals(answered[answered.length - 1])) {
      throw new IllegalArgumentException(
          file + ": '" + answerLine + "' is not an answer to '" + puzzleLine + "'");
    }
    Puzzle puzzle = new Puzzle(PuzzleLine.grid(asked[0]), PuzzleLine.mask(asked[1]));
    boolean layoutOnly = puzzle.givens().filledCount() == 0;
    long count = Long.parseLong(answered[0].replace("+", ""));
    // A filled layout proves that there is a filling, but not how many there are.
    boolean countIsExact =
        !answered[0].endsWith("+") && !(file.startsWith("layouts/") && count == 1);
    Optional<Grid> solution =
        answered[1].equals("-") ? Optional.empty() : Optional.of(PuzzleLine.grid(answered[1]));
    OptionalLong nodes =
        hasNodes ? OptionalLong.of(Long.parseLong(answered[2])) : OptionalLong.empty();
    return new CorpusPuzzle(asked[2], puzzle, count, countIsExact, solution, nodes, layoutOnly);
  }

  private static List<String> lines(String name) {
    InputStream own = Corpus.class.getResourceAsStream(FOLDER + name);
    try (InputStream found = own != null ? own : elsewhere(name)) {
      if (found == null) {
        throw new IllegalArgumentException("the corpus has no file '" + name + "'");
      }
      return lines(found);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static @Nullable InputStream elsewhere(String name) {
    return Corpus.class.getResourceAsStream(FOLDER_ELSEWHERE + name);
  }

  /** Returns the lines that are neither empty nor a comment. */
  private static List<String> lines(InputStream in) throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .toList();
  }
}
