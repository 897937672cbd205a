package org.nonomino.solver;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Grid;

/**
 * Collects the solutions of a search in the order of the search. Belongs to the thread of the
 * search.
 */
public final class SolutionCollector implements SearchObserver {
  private final List<Grid> solutions = new ArrayList<>();

  @Override
  public void onSolution(Grid solution) {
    solutions.add(solution);
  }

  /** Returns a copy of the solutions so far. */
  public List<Grid> solutions() {
    return List.copyOf(solutions);
  }
}
