package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.Verdict;
import org.nonomino.text.PuzzleFormat;

/**
 * Reads, solves and writes puzzles of Simon Tatham's Solo with X, cages and jigsaw regions: each
 * has one solution and the same ID again.
 */
final class SoloVariantTest {
  private static final PuzzleFormat SGT = Formats.standard().named("sgt").orElseThrow();

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
  void comesBackAndHasOneSolution(String id) {
    Puzzle puzzle = VariantReading.puzzle(SGT, id);

    assertThat(SGT.write(PuzzleEntry.of(puzzle))).isEqualTo(id + "\n");
    for (String strategy : STRATEGIES) {
      assertThat(Solvers.standard().named(strategy).orElseThrow().solve(puzzle))
          .as(strategy)
          .isInstanceOf(Verdict.Unique.class);
    }
  }

  /**
   * Issue 711 of chrisboyle/sgtpuzzles, an edition of Solo for Android, says that this puzzle has
   * two solutions. It has two only if digits may repeat in cages: then the cage of 23 at r7c4 may
   * have two 4s.
   */
  @Test
  void thePuzzleSaidToHaveTwoSolutions() {
    comesBackAndHasOneSolution(
        "3x3k:zzzc,__aaa___a_a___aa_____a______a____a_a__a______b____aa_abaaaaaa___aa______a_a___"
            + "aaaaa_a___a_a__aaaaaba,10_6_8a11a9a12b10_11a16_6b10_17a11c8_8b12_8_21a7b11_7e13_19"
            + "b4a9_12c9_10a23a10_12_13e12c14_7a15b4c");
  }

  /** Five hundred new puzzles of each sort, if the program is installed. */
  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"3x3x", "9jx", "3x3k", "9jk", "9jxk", "3x3xk"})
  void generatedOnesComeBackAndHaveOneSolution(String parameters) {
    Path program =
        Stream.concat(Stream.of(System.getenv("PATH").split(":")), Stream.of(DEBIAN))
            .map(folder -> Path.of(folder, PROGRAM))
            .filter(Files::isExecutable)
            .findFirst()
            .orElseGet(() -> abort(PROGRAM + " is not installed (Debian: sgt-puzzles)"));
    assertThat(
            Stream.generate(() -> generated(program, parameters))
                .flatMap(Optional::stream)
                .limit(500)
                .peek(this::comesBackAndHasOneSolution))
        .hasSize(500);
  }

  /** Returns a new ID; empty if the program fails, as it sometimes does on its own jigsaws. */
  private static Optional<String> generated(Path program, String parameters) {
    try {
      Process solo =
          new ProcessBuilder(program.toString(), "--generate", "1", parameters)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String id = new String(solo.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return solo.waitFor() == 0 ? Optional.of(id.strip()) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }
}
