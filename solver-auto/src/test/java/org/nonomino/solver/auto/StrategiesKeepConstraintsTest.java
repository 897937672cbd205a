package org.nonomino.solver.auto;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;
import org.nonomino.solver.backtrack.BacktrackSolver;
import org.nonomino.solver.bitboard.BitboardSolver;
import org.nonomino.solver.dlx.DlxSolver;
import org.nonomino.solver.sat.SatSolver;

/**
 * Checks that all strategies count as many solutions of random puzzles with constraints as {@link
 * ChocoJudge}. Runs that reach a limit are counted and reported, with the kinds of their puzzle.
 */
final class StrategiesKeepConstraintsTest {
  private static final int MAX_SOLUTIONS = 1_000;
  private static final int CASES_IN_EACH_BUILD = 500;
  private static final int CASES_OF_EACH_KIND_ALONE = 10;
  private static final int RULES_IN_EACH_BUILD = 500;

  /** The time of the judge and of each strategy for one puzzle. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final List<Solver> SOLVERS =
      List.of(
          new BacktrackSolver(),
          new DlxSolver(),
          new BitboardSolver(),
          new SatSolver(),
          new AutoSolver(AutoSolverTest.SOLVERS::get));

  private final List<String> wrong = new ArrayList<>();
  private final Map<ConstraintKind, Integer> puzzles = new EnumMap<>(ConstraintKind.class);
  private final Map<Long, Integer> counts = new TreeMap<>();
  private final Map<String, Map<ConstraintKind, Integer>> undecided = new TreeMap<>();
  private final Map<String, Integer> undecidedPuzzles = new TreeMap<>();

  @Test
  void asTheJudgeDoes(TestReporter reporter) {
    judge(0, CASES_IN_EACH_BUILD, 20_000, SOLVERS, reporter);
  }

  /** Only negative kinds come with marks of another one. */
  @ParameterizedTest
  @EnumSource
  void asTheJudgeDoesWithOneKindAlone(ConstraintKind kind) {
    for (long number = 0; number < CASES_OF_EACH_KIND_ALONE; number++) {
      judge(FuzzCase.alone(kind, number), 20_000, SOLVERS);
    }
    assertThat(wrong).isEmpty();
    assertThat(puzzles).containsEntry(kind, CASES_OF_EACH_KIND_ALONE);
    // Simple strategies need too long for nearly empty grids of 9×9.
    for (String decides : List.of("choco", "auto")) {
      assertThat(undecidedPuzzles.getOrDefault(decides, 0))
          .as("undecided, %s", undecided)
          .isLessThan(CASES_OF_EACH_KIND_ALONE / 2);
    }
  }

  /** Custom rules, of which the judge reads only the text, and weighted sums. */
  @Test
  void asTheJudgeDoesWithOwnRules() {
    judgeOwnRules(0, RULES_IN_EACH_BUILD, 2_000);
  }

  /** A part of many: {@code -Plong -Djudge.from=10000 -Djudge.cases=10000}. */
  @Tag("long")
  @Test
  void asTheJudgeDoesWithMoreOwnRules() {
    judgeOwnRules(
        Long.getLong("judge.from", RULES_IN_EACH_BUILD),
        Integer.getInteger("judge.cases", 5_000),
        20_000);
  }

  private void judgeOwnRules(long from, int cases, long maxNodes) {
    for (long number = from; number < from + cases; number++) {
      judge(FuzzCase.ofRules(number), maxNodes, SOLVERS);
    }
    assertThat(wrong).isEmpty();
    assertThat(puzzles.get(ConstraintKind.OWN_RULE)).isGreaterThan(cases * 8 / 10);
    assertThat(undecidedPuzzles.values())
        .as("undecided, %s", undecided)
        .allSatisfy(count -> assertThat(count).isLessThan(cases / 5));
  }

  /**
   * A part of many cases: {@code -Plong -Djudge.from=10000 -Djudge.cases=10000}; by default those
   * that follow the cases of each build.
   */
  @Tag("long")
  @Test
  void asTheJudgeDoesInMoreCases(TestReporter reporter) {
    judge(
        Long.getLong("judge.from", CASES_IN_EACH_BUILD),
        Integer.getInteger("judge.cases", 5_000),
        200_000,
        SOLVERS,
        reporter);
  }

  void judge(long from, int cases, long maxNodes, List<Solver> solvers, TestReporter reporter) {
    for (long number = from; number < from + cases; number++) {
      judge(FuzzCase.of(number), maxNodes, solvers);
    }
    report(reporter);
    assertThat(wrong).isEmpty();
    assertThat(puzzles.keySet()).as("kinds that occur").containsExactly(ConstraintKind.values());
    int enough = cases / ConstraintKind.values().length;
    assertThat(puzzles)
        .allSatisfy((kind, count) -> assertThat(count).isGreaterThanOrEqualTo(enough));
    assertThat(undecidedPuzzles.values())
        .as("undecided, %s", undecided)
        .allSatisfy(count -> assertThat(count).isLessThan(cases / 5));
  }

  private void judge(FuzzCase fuzzed, long maxNodes, List<Solver> solvers) {
    Set<ConstraintKind> kinds =
        fuzzed.puzzle().rules().constraints().stream()
            .map(Constraint::kind)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(ConstraintKind.class)));
    kinds.forEach(kind -> puzzles.merge(kind, 1, Integer::sum));
    OptionalLong judged =
        ChocoJudge.count(
            fuzzed.puzzle().rules(), fuzzed.puzzle().givens(), MAX_SOLUTIONS, PATIENCE);
    if (judged.isEmpty()) {
      count("choco", kinds);
      return;
    }
    long expected = judged.getAsLong();
    counts.merge(expected, 1, Integer::sum);
    if (fuzzed.isKept() && expected == 0) {
      wrong.add(
          "%s: the judge finds no solution, but %s is one".formatted(fuzzed, fuzzed.solution()));
    }
    for (Solver solver : solvers) {
      SearchReport report =
          solver
              .prepare(fuzzed.puzzle().rules())
              .run(
                  fuzzed.puzzle().givens(),
                  SearchLimits.solutions(MAX_SOLUTIONS).withNodes(maxNodes).withTimeout(PATIENCE),
                  SearchObserver.NONE);
      if (report.stopReason() != StopReason.SOLUTION_LIMIT && !report.exhausted()) {
        count(solver.name().value(), kinds);
      } else if (report.solutions() != expected) {
        wrong.add(
            "%s: %s counts %d instead of %d"
                .formatted(fuzzed, solver.name(), report.solutions(), expected));
      }
    }
  }

  private void count(String solver, Set<ConstraintKind> kinds) {
    undecidedPuzzles.merge(solver, 1, Integer::sum);
    Map<ConstraintKind, Integer> byKind =
        undecided.computeIfAbsent(solver, name -> new EnumMap<>(ConstraintKind.class));
    kinds.forEach(kind -> byKind.merge(kind, 1, Integer::sum));
  }

  private void report(TestReporter reporter) {
    int judged = counts.values().stream().mapToInt(Integer::intValue).sum();
    int none = counts.getOrDefault(0L, 0);
    int one = counts.getOrDefault(1L, 0);
    int most = counts.getOrDefault((long) MAX_SOLUTIONS, 0);
    reporter.publishEntry(
        Map.of(
            "puzzles by kind", puzzles.toString(),
            "judged", "%d: %d none, %d one, %d at the limit".formatted(judged, none, one, most),
            "undecided", undecidedPuzzles.toString(),
            "undecided by kind", undecided.toString()));
  }
}
