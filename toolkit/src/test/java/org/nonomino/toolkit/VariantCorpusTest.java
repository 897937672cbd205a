package org.nonomino.toolkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.nonomino.core.DigitSymbols;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.test.corpus.VariantPuzzle;

/**
 * Solves the corpus of puzzles with constraints by all strategies and compares the recorded
 * answers: the solution, or how many there are. Three strategies must answer; the two simple ones
 * may reach a limit, which is counted and reported.
 */
final class VariantCorpusTest {
  private static final List<String> CERTAIN = List.of("auto", "bitboard", "sat");
  private static final List<String> SIMPLE = List.of("backtrack", "dlx");

  /** Each build solves each fourth puzzle of the corpus, a fourth with few that take seconds. */
  private static final int SHARE = 4;

  private static final int FIRST = 2;

  private static final SearchLimits FEW_NODES = SearchLimits.NONE.withNodes(5_000);

  private final Map<String, Integer> unanswered = new TreeMap<>();

  @Test
  void partHasTheRecordedAnswers(TestReporter reporter) {
    List<VariantPuzzle> all = VariantPuzzle.all();
    for (int i = FIRST; i < all.size(); i += SHARE) {
      check(all.get(i), FEW_NODES);
    }
    reporter.publishEntry("unanswered", unanswered.toString());
  }

  @Tag("long")
  @Test
  void allHaveTheRecordedAnswers(TestReporter reporter) {
    for (VariantPuzzle variant : VariantPuzzle.all()) {
      check(variant, SearchLimits.NONE.withTimeout(Duration.ofSeconds(2)));
    }
    reporter.publishEntry("unanswered", unanswered.toString());
  }

  private void check(VariantPuzzle variant, SearchLimits ofSimple) {
    Puzzle puzzle = VariantReading.puzzle(variant.json());
    for (String name : CERTAIN) {
      assertThat(isAnswered(variant, puzzle, name, SearchLimits.NONE))
          .as("%s ends: %s", name, variant)
          .isTrue();
    }
    for (String name : SIMPLE) {
      if (!isAnswered(variant, puzzle, name, ofSimple)) {
        unanswered.merge(name, 1, Integer::sum);
      }
    }
  }

  /** Returns whether a strategy ends within limits; if it does, it must be right. */
  private static boolean isAnswered(
      VariantPuzzle variant, Puzzle puzzle, String name, SearchLimits limits) {
    Solver solver = Solvers.standard().named(name).orElseThrow();
    SolutionCollector found = new SolutionCollector();
    SearchReport report =
        solver
            .prepare(puzzle.rules())
            .run(
                puzzle.givens(),
                limits.withSolutions(variant.count() + (variant.isExact() ? 1L : 0L)),
                found);
    if (!report.exhausted() && report.stopReason() != StopReason.SOLUTION_LIMIT) {
      return false;
    }
    assertThat(report.solutions()).as("%s counts %s", name, variant).isEqualTo(variant.count());
    assertThat(found.solutions())
        .as("%s solves %s", name, variant)
        .doesNotHaveDuplicates()
        .allMatch(puzzle::isSolvedBy)
        .allMatch(grid -> has(grid, puzzle.givens()));
    variant
        .solution()
        .ifPresent(
            symbols ->
                assertThat(found.solutions())
                    .as("%s solves %s", name, variant)
                    .containsExactly(grid(puzzle.size(), symbols)));
    return true;
  }

  private static boolean has(Grid grid, Grid givens) {
    return IntStream.range(0, grid.cellCount())
        .allMatch(cell -> givens.digit(cell) == 0 || givens.digit(cell) == grid.digit(cell));
  }

  private static Grid grid(int size, String symbols) {
    return Grid.of(size, symbols.chars().map(c -> DigitSymbols.digit((char) c)).toArray());
  }
}
