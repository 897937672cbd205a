package org.nonomino.benchmarks;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.Grid;
import org.nonomino.core.Layout;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.Solver;
import org.nonomino.solver.testkit.CorpusPuzzle;
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
 * Measures the cost of a new mask, n = 9: jigsaws with their rows permuted, so that no mask appears
 * twice and no cache helps. {@link #prepare} is the mask, its layout, a strategy's tables and a
 * search; {@link #layout} is only the first two.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class TablesBenchmark {
  /** Called by JMH. */
  public TablesBenchmark() {}

  /** An endless sequence of masks, the same in each run. */
  @State(Scope.Benchmark)
  public static class Masks {
    private static final int SIZE = 9;

    private final SplittableRandom random = new SplittableRandom(1);
    private List<Puzzle> puzzles = List.of();
    private int next;

    /** Called by JMH before it sets the parameters. */
    public Masks() {}

    /** Reads the puzzles. */
    @Setup
    public void read() {
      puzzles =
          DataSet.named("jigsaw9/minimal_sighlay").puzzles().stream()
              .map(CorpusPuzzle::puzzle)
              .filter(puzzle -> puzzle.size() == SIZE)
              .toList();
    }

    RegionMask next() {
      return nextPuzzle().mask();
    }

    Puzzle nextPuzzle() {
      Puzzle original = puzzles.get(next);
      next = (next + 1) % puzzles.size();
      int[] rows = new int[SIZE];
      for (int row = 0; row < SIZE; row++) {
        int other = random.nextInt(row + 1);
        rows[row] = rows[other];
        rows[other] = row;
      }
      int[] regions = permuted(original.mask().toArray(), rows);
      int[] givens = permuted(original.givens().toArray(), rows);
      return new Puzzle(Grid.of(SIZE, givens), RegionMask.jigsaw(SIZE, regions));
    }

    private static int[] permuted(int[] cells, int[] rows) {
      int[] permuted = new int[cells.length];
      for (int row = 0; row < SIZE; row++) {
        System.arraycopy(cells, rows[row] * SIZE, permuted, row * SIZE, SIZE);
      }
      return permuted;
    }
  }

  /** The measured strategy. */
  @State(Scope.Benchmark)
  public static class Strategy {
    /** The name of one of our solvers; {@link BenchmarkMain} tries all. */
    @Param("dlx")
    public String solver = "";

    private Solver strategy = Contenders.own().get(0);

    /** Called by JMH before it sets the parameters. */
    public Strategy() {}

    /** Finds the strategy by its name. */
    @Setup
    public void find() {
      strategy = Contenders.named(solver);
    }
  }

  /** Creates a mask and the layout that all strategies share. */
  @Benchmark
  public Layout layout(Masks masks) {
    return Layout.of(masks.next());
  }

  /** Creates a mask and a search on it. */
  @Benchmark
  public Search prepare(Masks masks, Strategy strategy) {
    return strategy.strategy.prepare(Rules.of(masks.next()));
  }

  /**
   * Creates a mask and solves a minimal puzzle on it, proving that its solution is unique. This is
   * the cost per puzzle of a file of jigsaws that each have their own layout.
   */
  @Benchmark
  public SearchReport solve(Masks masks, Strategy strategy) {
    Puzzle puzzle = masks.nextPuzzle();
    return strategy
        .strategy
        .prepare(puzzle.rules())
        .run(puzzle.givens(), SearchLimits.solutions(2), SearchObserver.NONE);
  }
}
