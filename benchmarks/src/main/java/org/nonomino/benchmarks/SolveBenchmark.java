package org.nonomino.benchmarks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.CorpusPuzzle;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Solves all puzzles of a data set, in its order, and proves that each solution is unique. The
 * layouts are prepared beforehand, solutions are counted and not kept. One operation is the whole
 * set, so that each puzzle counts the same however slow the solver is.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class SolveBenchmark {
  /** The name of a solver; {@link BenchmarkMain} tries all. */
  @Param("dlx")
  public String solver = "";

  /** The name of a data set; {@link BenchmarkMain} tries all. */
  @Param("17clue")
  public String dataSet = "";

  private List<PreparedPuzzle> puzzles = List.of();

  /** Called by JMH before it sets the parameters. */
  public SolveBenchmark() {}

  /**
   * The counters of an iteration. JMH resets them before each iteration and divides them by the
   * time.
   */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Work {
    /** The number of solved puzzles. */
    public long puzzles;

    /** The nodes of the searches. */
    public long nodes;

    /** The guesses of the searches. */
    public long guesses;

    /** Creates empty counters. */
    public Work() {}
  }

  /**
   * Prepares the layouts and compares all answers with the recorded ones.
   *
   * @throws IllegalStateException if an answer is wrong, or if one pass through the set takes
   *     longer than {@code -Dcheck.seconds}
   */
  @Setup
  public void prepareAndCheck() throws InterruptedException, ExecutionException {
    puzzles = prepare(Contenders.named(solver), DataSet.named(dataSet).puzzles());
    Check.run(solver + " on " + dataSet, () -> puzzles.forEach(PreparedPuzzle::check));
  }

  private static List<PreparedPuzzle> prepare(Solver solver, List<CorpusPuzzle> puzzles) {
    Map<Rules, Search> searches = new HashMap<>();
    List<PreparedPuzzle> prepared = new ArrayList<>(puzzles.size());
    for (CorpusPuzzle puzzle : puzzles) {
      Search search = searches.computeIfAbsent(puzzle.puzzle().rules(), solver::prepare);
      prepared.add(new PreparedPuzzle(puzzle, search));
    }
    return prepared;
  }

  /** Solves the whole set. */
  @Benchmark
  public long solve(Work work) {
    for (PreparedPuzzle puzzle : puzzles) {
      SearchReport report = puzzle.solve();
      work.puzzles++;
      work.nodes += report.nodes();
      work.guesses += report.guesses();
    }
    return work.nodes;
  }
}
