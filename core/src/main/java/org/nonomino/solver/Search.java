package org.nonomino.solver;

import org.nonomino.core.Grid;

/**
 * A strategy at work on one layout. It belongs to one thread at a time and is reused for many
 * puzzles. Each run is independent of how the previous run ended, and the same givens and limits
 * give the same search.
 */
public interface Search {
  /**
   * Searches for solutions until there are no more or a limit is reached.
   *
   * <p>Givens that contradict each other are not an error: the report then has no solution. A limit
   * or an interrupt is not an error either: the report has the reason, and the thread stays
   * interrupted. An exception from the observer ends the run and reaches the caller; the search can
   * be used again.
   *
   * @param givens the digits that every solution must have
   * @param limits when to stop early
   * @param observer is notified on this thread of each solution, and of each step if it requests
   *     steps
   * @throws IllegalArgumentException if the grid has another size than the layout
   */
  SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer);
}
