package org.nonomino.bulk.layouts;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.LayoutReport;
import org.nonomino.toolkit.ProvedReason;
import org.nonomino.toolkit.ReasonFinder;

/**
 * Checks each layout.
 *
 * @param timeout the time limit for each, and again for its explanation
 * @param isExplained whether to find out why layouts have no solution grid
 */
public record CheckWork(
    Solver solver, Duration timeout, boolean isExplained, RecordFormat<CheckedLayout> format)
    implements BulkWork<CheckedLayout> {
  @Override
  public int itemsAtOnce() {
    return FEW_AT_ONCE;
  }

  @Override
  public Optional<RecordFormat<CheckedLayout>> records() {
    return Optional.of(format);
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.noneIn("layouts check");
  }

  @Override
  public BatchWorker<InputItem, Done<CheckedLayout>> newWorker() {
    return oneByOne(this::check);
  }

  private Done<CheckedLayout> check(PuzzleText text, PuzzleEntry entry) {
    LayoutReport report =
        LayoutReport.of(entry.puzzle().rules(), solver, SearchLimits.NONE.withTimeout(timeout));
    Optional<ProvedReason> reason =
        isExplained && report.hasProvablyNone()
            ? Optional.of(
                ReasonFinder.with(solver)
                    .proved(
                        new Puzzle(Grid.empty(report.rules().size()), report.rules()),
                        Optional.empty(),
                        timeout))
            : Optional.empty();
    CheckedLayout layout = new CheckedLayout(text.place(), report, reason);
    return Done.of(layout, format.record(layout), layout.exitCode());
  }
}
