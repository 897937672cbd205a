package org.nonomino.solver.testkit;

import org.nonomino.core.Grid;
import org.nonomino.solver.SearchObserver;

/** Requests all events and does the same at each call. */
final class CallingObserver implements SearchObserver {
  private final Runnable action;

  CallingObserver(Runnable action) {
    this.action = action;
  }

  @Override
  public boolean wantsSteps() {
    return true;
  }

  @Override
  public void onSolution(Grid solution) {
    action.run();
  }

  @Override
  public void onAssign(int cell, int digit) {
    action.run();
  }

  @Override
  public void onRetract(int cell, int digit) {
    action.run();
  }
}
