package org.nonomino.generator.internal.placing;

import java.util.Optional;
import org.nonomino.core.Constraint;

/** The constraints of a family that can be at one place each, such as a dot on an edge. */
interface MarkRule {
  /** Returns all places of the family, the same list each time. */
  int[] places();

  /** Returns the constraint at a place; empty if none is true there. */
  Optional<Constraint> at(int place);

  /** Returns the points of the {@link Lattice} that the constraint at a place takes. */
  int[] ink(int place);

  /**
   * Returns the image of a place.
   *
   * @param times how often the symmetry is applied
   */
  int image(int times, int place);
}
