package org.nonomino.bulk.layouts;

import java.time.Duration;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Columns;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.LayoutReport;

/**
 * Checks each layout.
 *
 * @param timeout the time limit for each
 * @param style the style of pictures
 */
public record CheckWork(Solver solver, Duration timeout, CheckFormat format, TextStyle style)
    implements BulkWork<CheckedLayout> {
  @Override
  public int itemsAtOnce() {
    return FEW_AT_ONCE;
  }

  @Override
  public String header() {
    return columns().map(Columns::header).orElse("");
  }

  @Override
  public Optional<Columns<CheckedLayout>> columns() {
    return format.columns();
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
    CheckedLayout layout =
        new CheckedLayout(
            text.place(),
            LayoutReport.of(
                entry.puzzle().rules(), solver, SearchLimits.NONE.withTimeout(timeout)));
    return Done.of(layout, format.record(layout, style), layout.exitCode());
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return format.malformed(problem);
  }
}
