package org.nonomino.generator.internal.placing;

import java.util.List;
import org.nonomino.core.Constraint;

/**
 * Constraints that belong together because a symmetry maps one to the other, or because they have a
 * meaning only together. They are removed together.
 *
 * @param constraints at least one, all true of the filling
 * @param isRemovable whether the puzzle keeps its meaning without them
 */
public record Placed(List<Constraint> constraints, boolean isRemovable) {
  /** Copies the list. */
  public Placed {
    constraints = List.copyOf(constraints);
  }
}
