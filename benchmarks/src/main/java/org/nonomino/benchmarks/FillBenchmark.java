package org.nonomino.benchmarks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.LayoutCatalog;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.generator.terms.LayoutFiller;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Fills the grid of one prepared layout. One operation is one filling. Each iteration begins with
 * the same random numbers.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class FillBenchmark {
  private static final long SEED = 1;
  private static final int CHECKED = 20;

  /** The name of a fill; {@link BenchmarkMain} tries all. */
  @Param("search")
  public String filler = "";

  /** The name of a layout of the catalog; {@link BenchmarkMain} tries some. */
  @Param("boxes-9")
  public String layout = "";

  private SeededRandom random = new SeededRandom(SEED);
  private LayoutFiller layoutFiller = (numbers, deadline) -> new FillResult.NoFilling(1);

  /** Called by JMH before it sets the parameters. */
  public FillBenchmark() {}

  /**
   * The counters of an iteration. JMH resets them before each iteration and divides them by the
   * time.
   */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Work {
    /** The number of attempts to fill a grid. */
    public long attempts;

    /** Creates empty counters. */
    public Work() {}
  }

  /**
   * Returns the layout of a name with its size.
   *
   * @throws IllegalArgumentException if the catalog has none
   */
  static RegionMask mask(String name) {
    return LayoutCatalog.load()
        .find(name)
        .orElseThrow(() -> new IllegalArgumentException("no layout '" + name + "'"));
  }

  /**
   * Prepares the layout and checks some fillings.
   *
   * @throws IllegalStateException if one breaks a rule, or if they take longer than {@code
   *     -Dcheck.seconds}
   */
  @Setup
  public void prepareAndCheck() throws InterruptedException, ExecutionException {
    Rules rules = Rules.of(mask(layout));
    layoutFiller = Contenders.filler(filler).prepare(rules, PuzzleKind.MAKING.prepare(rules));
    Check.run(filler + " on " + layout, () -> check(rules));
  }

  private void check(Rules rules) {
    for (int i = 0; i < CHECKED; i++) {
      Grid filling = fill(new Work());
      if (!rules.isSolvedBy(filling)) {
        throw new IllegalStateException(filler + " breaks a rule of " + layout + ": " + filling);
      }
    }
  }

  /** Returns to the first random number. */
  @Setup(Level.Iteration)
  public void restart() {
    random = new SeededRandom(SEED);
  }

  /** Fills the grid once. */
  @Benchmark
  public Grid fill(Work work) {
    FillResult result = layoutFiller.fill(random, Deadline.NEVER);
    work.attempts += result.attempts();
    if (result instanceof FillResult.Filled filled) {
      return filled.filling();
    }
    throw new IllegalStateException(filler + " does not fill " + layout + ": " + result);
  }
}
