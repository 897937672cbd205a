package org.nonomino.bulk.stats;

import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.solver.Deadline;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveTask;

/** Counts puzzles. Nothing is written for each; the table of all is the footer. */
public final class StatsWork implements BulkWork<PuzzleFacts> {
  private final StatsSettings settings;

  StatsWork(StatsSettings settings) {
    this.settings = settings;
  }

  @Override
  public int itemsAtOnce() {
    return settings.rating().isPresent() ? FEW_AT_ONCE : MANY_AT_ONCE;
  }

  @Override
  public BatchWorker<InputItem, Done<PuzzleFacts>> newWorker() {
    if (settings.rating().isPresent()) {
      StatsSettings.Rating rating = settings.rating().get();
      Rater rater = new Rater(settings.solver(), rating.explainer(), rating.levels());
      return oneByOne((text, entry) -> answer(rated(entry.puzzle(), rater)));
    }
    SolveTask task = SolveTask.verdict(Optional.of(settings.timeout()));
    PuzzleSolver solver = new PuzzleSolver(settings.solver(), task, false);
    return oneByOne((text, entry) -> answer(solved(entry.puzzle(), solver)));
  }

  private PuzzleFacts rated(Puzzle puzzle, Rater rater) {
    Rated rated = rater.rate(puzzle, Deadline.in(settings.timeout()));
    return new PuzzleFacts(puzzle, SolutionStatus.of(rated), Optional.of(rated));
  }

  private static PuzzleFacts solved(Puzzle puzzle, PuzzleSolver solver) {
    return new PuzzleFacts(puzzle, solver.solve(puzzle).verdict(), Optional.empty());
  }

  private static Done<PuzzleFacts> answer(PuzzleFacts facts) {
    return Done.of(facts, "", facts.exitCode());
  }

  @Override
  public void count(PuzzleFacts facts, Counts counts) {
    CollectionStats.add(facts, counts);
    settings
        .rating()
        .ifPresent(
            rating ->
                facts
                    .rated()
                    .ifPresent(
                        rated ->
                            CollectionStats.add(
                                rated, rating.levels(), rating.isScored(), counts)));
  }

  @Override
  public String footer(Counts counts) {
    CollectionStats stats =
        settings
            .rating()
            .map(rating -> CollectionStats.ofRated(counts, rating.levels(), rating.isScored()))
            .orElseGet(() -> CollectionStats.ofUnrated(counts));
    return settings.format().of(stats, settings.ascii());
  }
}
