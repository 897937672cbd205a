package org.nonomino.generator;

import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;

/** Generates random layouts that have a filling. Belongs to one thread. */
public final class FillableLayouts {
  // What a layout is worth: one that is not filled then may have no filling, or it would take long
  // to make a puzzle on it, and there are enough others. Counted, not timed, so that the same
  // random numbers give the same layout on every machine.
  private static final int ATTEMPTS = 8;
  private static final int NODES_PER_CELL = 2;

  private final LayoutGenerator generator;
  private final long nodes;

  /** Creates a generator of layouts that meet a specification. */
  public FillableLayouts(LayoutSpec spec) {
    this.generator = new LayoutGenerator(spec);
    this.nodes = (long) NODES_PER_CELL * spec.size() * spec.size();
  }

  /**
   * Returns a layout. The same random numbers give the same one: the deadline and the thread's
   * interrupt can only keep it from being found.
   */
  public LayoutResult next(SeededRandom random, Deadline deadline) {
    while (true) {
      RegionMask mask = generator.next(random);
      RandomFill fill = new RandomFill(mask);
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (Thread.currentThread().isInterrupted()) {
          return new LayoutResult.Undecided(StopReason.INTERRUPTED);
        }
        if (deadline.isPast()) {
          return new LayoutResult.Undecided(StopReason.DEADLINE);
        }
        if (fill.fill(random, nodes)) {
          return new LayoutResult.Found(mask, Grid.of(mask.size(), fill.digits()));
        }
      }
    }
  }
}
