package org.nonomino.solver;

import org.nonomino.core.Grid;

/**
 * A strategy at work on one layout. It belongs to one thread at a time and is reused for many
 * puzzles: each run starts afresh, however the one before it ended, and the same givens and limits
 * give the same walk.
 */
public interface Search {
  /**
   * Looks for solutions until there are no more or a limit is reached.
   *
   * <p>Givens that contradict each other are not an error: there is no solution then. A limit or an
   * interrupt is not an error either: the report says so. The thread's interrupt stays set. What
   * the observer throws ends the run and reaches the caller; the search can be used again.
   *
   * @param givens the digits that every solution must have
   * @param limits when to stop early
   * @param observer is notified of each solution, and of each step if it wishes so, on this thread
   * @throws IllegalArgumentException if the grid has another size than the layout
   */
  SearchReport run(Grid givens, SearchLimits limits, SearchObserver observer);
}
