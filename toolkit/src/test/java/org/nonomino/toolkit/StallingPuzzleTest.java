package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.text.PuzzleFormats;

/**
 * Puzzles on which the search once stalled, nearly all with sandwiches: it must not need many more
 * guesses than another solver.
 */
final class StallingPuzzleTest {
  private static final int FEW_GUESSES = 100;
  private static final int MOST_TIMES = 3;

  /**
   * A line of the file.
   *
   * @param guesses of the other solver
   * @param solution the only one
   */
  private record Stalling(String seed, int guesses, String line, String solution) {
    static Stalling of(String text) {
      String[] fields = text.split(" ", 3);
      int blank = fields[2].lastIndexOf(' ');
      return new Stalling(
          fields[0],
          Integer.parseInt(fields[1]),
          fields[2].substring(0, blank),
          fields[2].substring(blank + 1));
    }

    @Override
    public String toString() {
      return "seed " + seed;
    }
  }

  static List<Stalling> puzzles() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(StallingPuzzleTest.class.getResourceAsStream("stalling.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Stalling::of)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void endsWithFewGuesses(Stalling stalling) {
    Puzzle puzzle = VariantReading.puzzle(PuzzleFormats.LINE, stalling.line);
    for (String name : new String[] {"auto", "bitboard"}) {
      SolutionCollector found = new SolutionCollector();
      SearchReport report =
          Solvers.standard()
              .named(name)
              .orElseThrow()
              .prepare(puzzle.rules())
              .run(puzzle.givens(), SearchLimits.solutions(2), found);

      assertThat(report.exhausted()).as(name).isTrue();
      assertThat(found.solutions())
          .as(name)
          .singleElement()
          .satisfies(grid -> assertThat(grid).hasToString(stalling.solution));
      assertThat(report.guesses())
          .as("guesses of %s", name)
          .isLessThanOrEqualTo(Math.max(FEW_GUESSES, MOST_TIMES * stalling.guesses));
    }
  }
}
