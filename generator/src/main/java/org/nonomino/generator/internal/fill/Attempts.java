package org.nonomino.generator.internal.fill;

import org.nonomino.core.Grid;
import org.nonomino.generator.terms.FillResult;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.StopReason;

/** Counts the attempts to fill a grid, and ends them at a limit. */
public final class Attempts {
  private final Deadline deadline;
  private long count;

  public Attempts(Deadline deadline) {
    this.deadline = deadline;
  }

  /** Counts another attempt and returns true, or returns false if it must not be started. */
  public boolean next() {
    if (isStopped()) {
      return false;
    }
    count++;
    return true;
  }

  public boolean isStopped() {
    return deadline.isPast() || Thread.currentThread().isInterrupted();
  }

  FillResult filled(Grid filling) {
    return new FillResult.Filled(filling, count);
  }

  /** Returns the reason why the attempts were stopped. */
  public StopReason reason() {
    return Thread.currentThread().isInterrupted() ? StopReason.INTERRUPTED : StopReason.DEADLINE;
  }

  FillResult undecided() {
    return new FillResult.Undecided(reason(), count);
  }

  /** Returns a result with the attempts counted here. */
  FillResult sameAs(FillResult result) {
    if (result instanceof FillResult.Filled filled) {
      return filled(filled.filling());
    }
    if (result instanceof FillResult.Undecided undecided) {
      return new FillResult.Undecided(undecided.reason(), count);
    }
    return new FillResult.NoFilling(count);
  }
}
