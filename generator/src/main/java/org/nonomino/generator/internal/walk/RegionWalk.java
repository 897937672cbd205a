package org.nonomino.generator.internal.walk;

import org.nonomino.core.RegionMask;
import org.nonomino.generator.terms.SeededRandom;

/** A walk among connected layouts by small changes. Used by one thread. */
interface RegionWalk {
  /** Returns to the start of the walk. */
  void restart();

  /**
   * Takes this many steps.
   *
   * @param stiffness the resistance to longer borders: a step that makes them longer by one cell's
   *     side and its images is kept with probability exp(−stiffness); if it is negative, shorter
   *     borders are resisted
   * @param cost the cost of shapes: a step that raises the total cost by c per image is kept with
   *     probability exp(−c)
   */
  void walk(int steps, double stiffness, ShapeCost cost, SeededRandom random);

  /** Returns the current regions. */
  RegionMask mask();
}
