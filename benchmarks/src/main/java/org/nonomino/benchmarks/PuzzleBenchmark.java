package org.nonomino.benchmarks;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.Puzzle;
import org.nonomino.generator.PuzzleGenerator;
import org.nonomino.generator.PuzzleMaker;
import org.nonomino.generator.terms.Generated;
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
 * Generates puzzles, on one thread. One operation is one puzzle, from filling the grid to the proof
 * that its solution is unique. Each iteration begins with the same puzzles.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class PuzzleBenchmark {
  private static final long SEED = 1;

  /** The name of a kind of puzzles; {@link BenchmarkMain} tries all. */
  @Param("classic-minimal")
  public String kind = "";

  private PuzzleMaker maker = maker(PuzzleKind.named("classic-minimal"));
  private long number;

  /** Called by JMH before it sets the parameters. */
  public PuzzleBenchmark() {}

  /**
   * The counters of an iteration. JMH resets them before each iteration and divides them by the
   * time.
   */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Work {
    /** The number of generated puzzles. */
    public long puzzles;

    /** The number of their clues. */
    public long clues;

    /** Creates empty counters. */
    public Work() {}
  }

  private static PuzzleMaker maker(PuzzleKind kind) {
    return new PuzzleGenerator(PuzzleKind.MAKING).prepare(kind.spec());
  }

  /**
   * Prepares everything possible, and checks the first puzzles.
   *
   * @throws IllegalStateException if one is not as requested, or if they take longer than {@code
   *     -Dcheck.seconds}
   */
  @Setup
  public void prepareAndCheck() throws InterruptedException, ExecutionException {
    PuzzleKind wanted = PuzzleKind.named(kind);
    maker = maker(wanted);
    Check.run(
        kind,
        () -> {
          for (int i = 0; i < wanted.checked(); i++) {
            wanted.check(make(new Work()));
          }
        });
  }

  /** Returns to the first puzzle. */
  @Setup(Level.Iteration)
  public void restart() {
    number = 0;
  }

  /** Generates a puzzle. */
  @Benchmark
  public Puzzle make(Work work) {
    Generated result = maker.make(SeededRandom.of(SEED, number++), Deadline.NEVER);
    if (!(result instanceof Generated.Made made)) {
      throw new IllegalStateException("no puzzle of the kind " + kind + ": " + result);
    }
    work.puzzles++;
    work.clues += made.puzzle().givens().filledCount();
    return made.puzzle();
  }
}
