package org.nonomino.benchmarks;

import java.util.BitSet;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Layout;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.LayoutGenerator;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.LayoutSpec;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.generator.terms.Symmetry;
import org.nonomino.solver.Deadline;
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
 * Generates random layouts: {@link #layout} any, {@link #fillable} those that have a filling,
 * together with the filling. One operation is one layout. Each iteration begins with the same
 * layouts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class LayoutBenchmark {
  private static final long SEED = 1;
  private static final int CHECKED = 20;

  /** The size n. */
  @Param({"6", "9", "12", "16"})
  public int size = LayoutSpec.MIN_SIZE;

  /** The symmetry of the borders, as typed. */
  @Param({"none", "rotate180"})
  public String symmetry = "none";

  /** The irregularity, from nearly boxes to very irregular, 0..1. */
  @Param({"0.5", "1"})
  public double irregularity;

  private LayoutGenerator layouts = new LayoutGenerator(spec());
  private FillableLayouts fillableLayouts = new FillableLayouts(spec(), PuzzleKind.MAKING);
  private SeededRandom random = new SeededRandom(SEED);

  /** Called by JMH before it sets the parameters. */
  public LayoutBenchmark() {}

  private LayoutSpec spec() {
    return new LayoutSpec(size, wantedSymmetry(), irregularity);
  }

  private Symmetry wantedSymmetry() {
    return Symmetry.valueOf(symmetry.toUpperCase(Locale.ROOT));
  }

  /**
   * Prepares both generators and checks some layouts.
   *
   * @throws IllegalStateException if one is not as requested, or if they take longer than {@code
   *     -Dcheck.seconds}
   */
  @Setup
  public void prepareAndCheck() throws InterruptedException, ExecutionException {
    layouts = new LayoutGenerator(spec());
    fillableLayouts = new FillableLayouts(spec(), PuzzleKind.MAKING);
    Check.run(
        spec().toString(),
        () -> {
          for (int i = 0; i < CHECKED; i++) {
            check(layout());
            LayoutResult.Found found = fillable();
            check(found.mask());
            if (!Rules.of(found.mask()).isSolvedBy(found.filling())) {
              throw new IllegalStateException("not a solution grid of its layout: " + found);
            }
          }
        });
  }

  private void check(RegionMask mask) {
    if (!wantedSymmetry().keepsBorders(mask)) {
      throw new IllegalStateException("not " + symmetry + ": " + mask);
    }
    for (House house : Layout.of(mask).houses()) {
      if (house.kind() == HouseKind.REGION && !isConnected(house)) {
        throw new IllegalStateException("a region is not connected: " + mask);
      }
    }
  }

  /** Removes a cell, its neighbours, and theirs in turn, and returns whether no cells are left. */
  private boolean isConnected(House region) {
    BitSet rest = new BitSet(size * size);
    for (int cell : region.cells()) {
      rest.set(cell);
    }
    removeFrom(region.cell(0), rest);
    return rest.isEmpty();
  }

  private void removeFrom(int cell, BitSet rest) {
    if (!rest.get(cell)) {
      return;
    }
    rest.clear(cell);
    int column = cell % size;
    removeFrom(cell + size, rest);
    if (cell >= size) {
      removeFrom(cell - size, rest);
    }
    if (column > 0) {
      removeFrom(cell - 1, rest);
    }
    if (column < size - 1) {
      removeFrom(cell + 1, rest);
    }
  }

  /** Returns to the first layout. */
  @Setup(Level.Iteration)
  public void restart() {
    random = new SeededRandom(SEED);
  }

  /** Generates a layout. */
  @Benchmark
  public RegionMask layout() {
    return layouts.next(random);
  }

  /** Generates a layout that has a filling. */
  @Benchmark
  public LayoutResult.Found fillable() {
    if (fillableLayouts.next(random, Deadline.NEVER) instanceof LayoutResult.Found found) {
      return found;
    }
    throw new IllegalStateException("no layout was found");
  }
}
