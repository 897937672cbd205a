package org.nonomino.generator;

import org.nonomino.solver.Deadline;

/** Fills the grid of one layout at random, any number of times. Belongs to one thread. */
public interface LayoutFiller {
  /**
   * Returns a filling. The same random numbers give the same one: the deadline and the thread's
   * interrupt can only keep it from being found.
   */
  FillResult fill(SeededRandom random, Deadline deadline);
}
