package org.nonomino.bulk.stats;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.solver.Solver;

/**
 * What {@code stats} is asked for.
 *
 * @param timeout the time limit for each puzzle
 * @param rating how puzzles are rated; empty if they are not
 * @param ascii whether bars are drawn with {@code -} only
 */
public record StatsSettings(
    Solver solver, Duration timeout, Optional<Rating> rating, StatsFormat format, boolean ascii) {
  /**
   * How puzzles are rated.
   *
   * @param levels what ratings are called
   * @param isScored whether the sum of all steps counts
   */
  record Rating(Explainer explainer, Levels levels, boolean isScored) {}

  /** Returns what is done to each puzzle. */
  public StatsWork work() {
    return new StatsWork(this);
  }
}
