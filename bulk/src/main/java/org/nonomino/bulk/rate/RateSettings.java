package org.nonomino.bulk.rate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Levels;
import org.nonomino.solver.Solver;

/**
 * What {@code rate} is asked to do to each puzzle.
 *
 * @param levels what ratings are called
 * @param isScored whether the sum of all steps counts, and how pleasant they are
 * @param timeout the time limit for each puzzle
 * @param format how to write; if empty, as fits the number of puzzles
 */
public record RateSettings(
    Solver solver,
    Explainer explainer,
    Levels levels,
    boolean isScored,
    Duration timeout,
    Optional<WrittenFormat<RatingFormat>> format) {
  /** Another program may be asking, and wait for its first rating before it sends more. */
  public boolean isForPeople() {
    return format.isEmpty() || format.get().is(RatingFormat.text);
  }

  /**
   * Returns what is done to each puzzle.
   *
   * @param many whether there are several, so that each needs its place
   * @throws UsageException if the format has no place for ratings
   */
  public RateWork work(boolean many) throws UsageException {
    return new RateWork(this, writer(many));
  }

  private RatingWriter writer(boolean many) throws UsageException {
    WrittenFormat<RatingFormat> chosen =
        format.orElseGet(
            () -> new WrittenFormat.Own<>(many ? RatingFormat.line : RatingFormat.text));
    return chosen instanceof WrittenFormat.Own<RatingFormat> own
        ? own.format().writer(many, isScored)
        : new ExchangeRatings(((WrittenFormat.Exchange<RatingFormat>) chosen).format());
  }
}
