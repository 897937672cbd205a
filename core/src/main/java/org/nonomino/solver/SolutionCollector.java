package org.nonomino.solver;

import java.util.ArrayList;
import java.util.List;
import org.nonomino.core.Grid;

/** Keeps the solutions of a search, in its order. Belongs to the thread of the search. */
public final class SolutionCollector implements SearchObserver {
  private final List<Grid> solutions = new ArrayList<>();

  @Override
  public void onSolution(Grid solution) {
    solutions.add(solution);
  }

  /** Returns a copy of what came so far. */
  public List<Grid> solutions() {
    return List.copyOf(solutions);
  }
}
