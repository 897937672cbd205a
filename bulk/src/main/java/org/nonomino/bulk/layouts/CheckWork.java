package org.nonomino.bulk.layouts;

import java.time.Duration;
import org.nonomino.bulk.BulkAnswer;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.render.TextStyle;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.Solver;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.LayoutReport;

/** Checks each layout. */
public final class CheckWork implements BulkWork<CheckedLayout> {
  private final Solver solver;
  private final Duration timeout;
  private final CheckFormat format;
  private final TextStyle style;

  CheckWork(Solver solver, Duration timeout, CheckFormat format, TextStyle style) {
    this.solver = solver;
    this.timeout = timeout;
    this.format = format;
    this.style = style;
  }

  @Override
  public int itemsAtOnce() {
    return FEW_AT_ONCE;
  }

  @Override
  public String header() {
    return format.header();
  }

  @Override
  public BatchWorker<InputItem, Outcome<BulkAnswer<CheckedLayout>>> newWorker() {
    return BulkWork.oneByOne(this::check);
  }

  private BulkAnswer<CheckedLayout> check(PuzzleText text, PuzzleEntry entry) {
    CheckedLayout layout =
        new CheckedLayout(
            text.place(),
            LayoutReport.of(
                entry.puzzle().rules(), solver, SearchLimits.NONE.withTimeout(timeout)));
    return BulkAnswer.of(layout, format.record(layout, style), layout.exitCode());
  }

  @Override
  public String malformed(MalformedTextException problem) {
    return format.malformed(problem);
  }
}
