package org.nonomino.bulk.check;

import java.time.Duration;
import org.nonomino.solver.Solver;

/**
 * The settings of {@code check}.
 *
 * @param timeout the time limit for each puzzle
 */
public record PuzzleCheckSettings(Solver solver, Duration timeout, PuzzleCheckFormat format) {
  /** Returns whether the results are written for people. */
  public boolean isForPeople() {
    return format == PuzzleCheckFormat.text;
  }

  /**
   * Returns the work on each puzzle.
   *
   * @param many whether there are several, so that each needs its place
   */
  public PuzzleCheckWork work(boolean many) {
    return new PuzzleCheckWork(this, format.writer(many));
  }
}
