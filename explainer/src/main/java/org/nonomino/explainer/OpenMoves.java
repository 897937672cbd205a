package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.terms.StepKind;

/**
 * The number of open moves at each step of a path. An open move is a step that is no harder than
 * the step of the path, with all singles considered equally hard. Several steps with the same
 * conclusion count once. Immutable.
 *
 * @param counts the number for each step, from the first; at least 1 each
 * @param bottlenecks the steps without an alternative, in their order, except for the last cell of
 *     the grid
 */
public record OpenMoves(List<Integer> counts, List<Bottleneck> bottlenecks) {
  /** Copies the lists. */
  public OpenMoves {
    counts = List.copyOf(counts);
    bottlenecks = List.copyOf(bottlenecks);
  }

  /**
   * A step without an alternative.
   *
   * @param number the number of the step on the path, from 1
   * @param kind the kind of the step
   */
  public record Bottleneck(int number, StepKind kind) {}
}
