package org.nonomino.bulk.rate;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.ExchangeFormat;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.UsageException;
import org.nonomino.bulk.options.FogOption;
import org.nonomino.bulk.options.WrittenFormat;
import org.nonomino.core.EntryPart;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Scale;
import org.nonomino.solver.Solver;
import org.nonomino.text.PuzzleFormat;

/**
 * The settings of {@code rate}.
 *
 * @param levels the names of ratings
 * @param scale the measure
 * @param timeout the time limit for each puzzle
 * @param fog whether steps rest only on what can be seen
 */
public record RateSettings(
    Solver solver,
    Explainer explainer,
    Levels levels,
    Scale scale,
    Duration timeout,
    FogOption fog,
    WrittenFormat<RatingFormat> format) {
  /** Returns the judge of levels of ratings on this scale. */
  LevelJudge levelJudge() {
    return LevelJudge.on(scale, levels);
  }

  /** Returns whether the score and the number of first moves and bottlenecks are computed. */
  boolean isScored() {
    return scale == Scale.SCORE;
  }

  /**
   * Returns the work on each puzzle.
   *
   * @param many whether there are several, so that each needs its place
   * @throws UsageException if the format cannot hold ratings
   */
  public RateWork work(boolean many) throws UsageException {
    Optional<PuzzleFormat> exchange = format.exchange();
    if (exchange.isPresent() && !exchange.get().holds().contains(EntryPart.LEVEL)) {
      throw new UsageException(
          "--format="
              + exchange.get().name()
              + " has no field for a rating. Choose text, line, csv or json, or use 'nonomino"
              + " convert'.");
    }
    RecordFormat<RatedPuzzle> writer =
        format.writer(
            many,
            own -> own.writer(many, isScored()),
            target -> new ExchangeFormat<>(target, RatedPuzzle::withLevel));
    return new RateWork(this, writer);
  }
}
