package org.nonomino.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.Puzzle;
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
 * Lets third-party programs generate puzzles. One operation is a whole process with all its
 * puzzles, its start and its end. sgt-solo generates the same puzzles each time, qqwing different
 * puzzles in each second.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class ProgramBenchmark {
  /** The name of a program; {@link BenchmarkMain} tries all. */
  @Param("qqwing")
  public String program = "";

  private PuzzleProgram started = PuzzleProgram.named("qqwing");
  private double cluesEach;

  /** Called by JMH before it sets the parameters. */
  public ProgramBenchmark() {}

  /**
   * The counters of an iteration. JMH resets them before each iteration and divides them by the
   * time.
   */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Work {
    /** The number of generated puzzles. */
    public long puzzles;

    /** The number of their clues, according to the average of the checked puzzles. */
    public double clues;

    /** Creates empty counters. */
    public Work() {}
  }

  /**
   * Checks the puzzles of one process.
   *
   * @throws IllegalStateException if a puzzle does not have exactly one solution, or if they take
   *     longer than {@code -Dcheck.seconds}
   */
  @Setup
  public void check() throws IOException, InterruptedException, ExecutionException {
    started = PuzzleProgram.named(program);
    List<Puzzle> puzzles = started.run().stream().map(started.reader()).toList();
    Check.run(program, () -> puzzles.forEach(PuzzleKind::requireUnique));
    cluesEach =
        puzzles.stream().mapToInt(puzzle -> puzzle.givens().filledCount()).average().orElseThrow();
  }

  /** Starts the program and reads its puzzles. */
  @Benchmark
  public List<String> generate(Work work) throws IOException {
    List<String> lines = started.run();
    work.puzzles += lines.size();
    work.clues += cluesEach * lines.size();
    return lines;
  }
}
