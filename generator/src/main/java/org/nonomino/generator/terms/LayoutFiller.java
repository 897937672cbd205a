package org.nonomino.generator.terms;

import org.nonomino.solver.Deadline;

/** Fills the grid of one layout at random, any number of times. Used by one thread. */
public interface LayoutFiller {
  /**
   * Returns a filling. The same random numbers give the same filling; the deadline or an interrupt
   * can only prevent a result.
   */
  FillResult fill(SeededRandom random, Deadline deadline);
}
