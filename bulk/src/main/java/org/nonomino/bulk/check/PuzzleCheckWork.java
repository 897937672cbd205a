package org.nonomino.bulk.check;

import java.util.Optional;
import java.util.StringJoiner;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.RecordFormat;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Scale;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.SearchLimits;
import org.nonomino.text.PuzzleText;
import org.nonomino.toolkit.CheckReport;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.FirstContradiction;

/** Checks each puzzle. */
public final class PuzzleCheckWork implements BulkWork<CheckedPuzzle> {
  private final PuzzleCheckSettings settings;
  private final RecordFormat<CheckedPuzzle> writer;
  private final Explainer explainer = new Explainer(Scale.NONOMINO);

  PuzzleCheckWork(PuzzleCheckSettings settings, RecordFormat<CheckedPuzzle> writer) {
    this.settings = settings;
    this.writer = writer;
  }

  @Override
  public int itemsAtOnce() {
    return FEW_AT_ONCE;
  }

  @Override
  public Optional<RecordFormat<CheckedPuzzle>> records() {
    return Optional.of(writer);
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return ConstraintSupport.ALL;
  }

  @Override
  public BatchWorker<InputItem, Done<CheckedPuzzle>> newWorker() {
    return oneByOne(this::check);
  }

  private Done<CheckedPuzzle> check(PuzzleText text, PuzzleEntry entry) {
    SearchLimits limits = SearchLimits.NONE.withTimeout(settings.timeout());
    CheckReport report = CheckReport.of(entry, settings.solver(), limits);
    CheckedPuzzle puzzle =
        new CheckedPuzzle(
            text.place(),
            entry,
            report,
            settings.isForPeople()
                ? FirstContradiction.of(
                    entry.puzzle(), report, explainer, Deadline.in(settings.timeout()))
                : Optional.empty());
    return writer.done(puzzle, text.place(), entry, puzzle.exitCode());
  }

  @Override
  public void count(CheckedPuzzle puzzle, Counts counts) {
    counts.add(puzzle.result().name());
  }

  @Override
  public String summary(Counts counts) {
    StringJoiner kinds = new StringJoiner(", ");
    long puzzles = 0;
    for (CheckedPuzzle.Result result : CheckedPuzzle.Result.values()) {
      long count = counts.get(result.name());
      puzzles += count;
      if (count > 0) {
        kinds.add(count + " " + inWords(result));
      }
    }
    long malformed = counts.get(MALFORMED);
    puzzles += malformed;
    if (malformed > 0) {
      kinds.add(malformed + " malformed");
    }
    return puzzles == 0 ? "" : puzzles + (puzzles == 1 ? " puzzle: " : " puzzles: ") + kinds + "\n";
  }

  private static String inWords(CheckedPuzzle.Result result) {
    return switch (result) {
      case ok -> "in order";
      case conflict -> "with digits in conflict";
      case none -> "without a solution";
      case several -> "with several solutions";
      case wrong -> "with wrong digits";
      case limit -> "stopped at a limit";
    };
  }
}
