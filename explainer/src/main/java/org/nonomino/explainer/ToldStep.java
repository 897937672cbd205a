package org.nonomino.explainer;

import java.util.List;

/**
 * A step of a told path. Immutable.
 *
 * @param step the step
 * @param board the board before it, with the history of all earlier steps
 * @param restsOn the indices from 0 of the told steps whose eliminations it needs, ascending
 */
public record ToldStep(Step step, Board board, List<Integer> restsOn) {
  /** Copies the list. */
  public ToldStep {
    restsOn = List.copyOf(restsOn);
  }
}
