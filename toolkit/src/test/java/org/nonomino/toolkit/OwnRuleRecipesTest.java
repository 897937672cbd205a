package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nonomino.core.EntryPart;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleFormats;

/**
 * Rules that the help page of Interactive Sudoku Solver writes as programs, in our notation: each
 * puzzle has the recorded solution, only this one, and several without the rule.
 */
final class OwnRuleRecipesTest {
  private static final SearchLimits LIMITS = SearchLimits.solutions(2).withNodes(20_000);

  /** The part of a line with the puzzle, the label being its solution. */
  private record Recipe(String line, String solution) {
    static Recipe of(String text) {
      int blank = text.lastIndexOf(' ');
      return new Recipe(text.substring(0, blank), text.substring(blank + 1));
    }

    @Override
    public String toString() {
      return line;
    }
  }

  static Stream<Recipe> recipes() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(OwnRuleRecipesTest.class.getResourceAsStream("recipes.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines().filter(line -> !line.startsWith("#")).map(Recipe::of).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("recipes")
  void hasTheRecordedSolution(Recipe recipe) {
    Puzzle puzzle = VariantReading.puzzle(PuzzleFormats.LINE, recipe.line);
    for (String name : new String[] {"auto", "bitboard", "sat", "dlx", "backtrack"}) {
      Solver solver = Solvers.standard().named(name).orElseThrow();
      SolutionCollector found = new SolutionCollector();
      SearchReport report = solver.prepare(puzzle.rules()).run(puzzle.givens(), LIMITS, found);
      boolean isSimple = name.equals("dlx") || name.equals("backtrack");
      if (!isSimple || report.stopReason() != StopReason.NODE_LIMIT) {
        assertThat(report.exhausted()).as(name).isTrue();
        assertThat(found.solutions())
            .as(name)
            .singleElement()
            .satisfies(grid -> assertThat(grid).hasToString(recipe.solution));
      }
    }
    Solver auto = Solvers.standard().named("auto").orElseThrow();
    SearchReport without =
        auto.prepare(Rules.of(puzzle.mask())).run(puzzle.givens(), LIMITS, new SolutionCollector());
    assertThat(without.solutions()).as("without the rule").isEqualTo(2);
  }

  /** There and back through each format that holds rules: the same puzzle, and nothing else. */
  @ParameterizedTest
  @MethodSource("recipes")
  void comesBackFromEachFormat(Recipe recipe) throws MalformedTextException {
    Puzzle puzzle = VariantReading.puzzle(PuzzleFormats.LINE, recipe.line);
    Formats formats = Formats.standard();
    for (String name :
        new String[] {
          "grid", "line", "csv", "json", "link", "sudokupad", "fpuzzles", "fpuzzles-link"
        }) {
      String text =
          PuzzleTexts.write(
              List.of(PuzzleEntry.of(puzzle)), formats.writtenNamed(name).orElseThrow());
      List<PuzzleEntry> read = new PuzzleTexts(formats).read(text, 2);
      assertThat(read)
          .as(name)
          .singleElement()
          .satisfies(
              entry -> {
                assertThat(entry.puzzle().givens()).isEqualTo(puzzle.givens());
                assertThat(entry.puzzle().rules()).isEqualTo(puzzle.rules());
                assertThat(entry.text(EntryPart.RULES)).isEmpty();
                assertThat(entry.drawings().items()).isEmpty();
              });
    }
  }
}
