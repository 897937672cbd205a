package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.Verdict;

/**
 * Solves puzzles of Simon Tatham's Solo with X, cages and jigsaw regions: each has one solution.
 */
final class SoloVariantTest {
  private static final List<String> STRATEGIES = List.of("bitboard", "sat");

  /** Where Debian puts the program, which is not on every path. */
  private static final String DEBIAN = "/usr/games";

  private static final String PROGRAM = "sgt-solo";

  /** Ten IDs of each sort. */
  static List<String> recorded() throws IOException {
    try (InputStream ids = SoloVariantTest.class.getResourceAsStream("solo-variants.txt")) {
      return new String(ids.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void hasOneSolution(String id) {
    Puzzle puzzle = VariantReading.puzzle(SoloVariant.toFPuzzles(id));

    for (String strategy : STRATEGIES) {
      assertThat(Solvers.standard().named(strategy).orElseThrow().solve(puzzle))
          .as(strategy)
          .isInstanceOf(Verdict.Unique.class);
    }
  }

  @Test
  void isReadByHand() {
    assertThat(SoloVariant.toFPuzzles("2x2x:1o"))
        .isEqualTo(
            "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],"
                + "[{},{},{},{}],[{},{},{},{}]],\"diagonal+\":true,\"diagonal-\":true}");
    assertThat(SoloVariant.toFPuzzles("2jk:d,b__,__b,3_3b"))
        .isEqualTo(
            "{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":0}],[{\"region\":1},{\"region\":1}]],"
                + "\"killercage\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":\"3\"},"
                + "{\"cells\":[\"R1C2\",\"R2C2\"],\"value\":\"3\"}]}");
  }

  /** Five hundred new puzzles of each sort, if the program is installed. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"3x3x", "9jx", "3x3k", "9jk", "9jxk"})
  void generatedOnesHaveOneSolution(String parameters) throws IOException {
    Path program =
        Stream.concat(Stream.of(System.getenv("PATH").split(":")), Stream.of(DEBIAN))
            .map(folder -> Path.of(folder, PROGRAM))
            .filter(Files::isExecutable)
            .findFirst()
            .orElseGet(() -> abort(PROGRAM + " is not installed (Debian: sgt-puzzles)"));
    Process solo = new ProcessBuilder(program.toString(), "--generate", "500", parameters).start();
    try (BufferedReader ids =
        new BufferedReader(new InputStreamReader(solo.getInputStream(), StandardCharsets.UTF_8))) {
      assertThat(ids.lines().peek(this::hasOneSolution)).hasSize(500);
    } finally {
      solo.destroy();
    }
  }
}
