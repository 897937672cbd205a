package org.nonomino.bulk.solve;

import java.time.Duration;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SolutionEstimator;
import org.nonomino.solver.SolutionEstimator.Estimate;
import org.nonomino.text.MalformedTextException;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.EstimateWords;

/**
 * Estimates the number of solutions of each puzzle, and writes a sentence for each.
 *
 * @param wantedError the error at which an estimate ends, as a share of the number
 * @param timeout the time limit for each puzzle
 */
public record EstimateWork(SolutionEstimator estimator, double wantedError, Duration timeout)
    implements BulkWork<Estimate> {
  @Override
  public int itemsAtOnce() {
    return 1;
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.ALL;
  }

  @Override
  public BatchWorker<InputItem, Done<Estimate>> newWorker() {
    return oneByOne((text, entry) -> done(entry));
  }

  private Done<Estimate> done(PuzzleEntry entry) {
    Estimate estimate =
        estimator.estimate(
            entry.puzzle(), wantedError, SolutionEstimator.SEED, Deadline.in(timeout));
    ExitCode exitCode =
        estimate.isExact()
            ? estimate.solutions() == 0 ? ExitCode.NO_SOLUTION : ExitCode.SOLVED
            : estimate.error() > wantedError ? ExitCode.LIMIT : ExitCode.SOLVED;
    return Done.of(estimate, EstimateWords.of(estimate) + "\n", exitCode);
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return "Malformed.\n";
  }
}
