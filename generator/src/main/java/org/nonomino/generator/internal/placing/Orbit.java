package org.nonomino.generator.internal.placing;

import java.util.List;
import org.nonomino.core.Constraint;

/** Constraints that a symmetry maps onto each other, and the points at which they are drawn. */
final class Orbit {
  private final List<Constraint> constraints;
  private final int[] points;

  Orbit(List<Constraint> constraints, int[] points) {
    this.constraints = constraints;
    this.points = points;
  }

  /** Returns the constraints, at least one. */
  List<Constraint> constraints() {
    return constraints;
  }

  /** Returns the points of all constraints; not to be changed. */
  int[] points() {
    return points;
  }
}
