package org.nonomino.bulk.stats;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.bulk.Done;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.toolkit.ConstraintSupport;
import org.nonomino.toolkit.PuzzleSolver;
import org.nonomino.toolkit.SolutionStatus;
import org.nonomino.toolkit.SolveTask;

/**
 * Counts puzzles. No puzzle has a record; the table of all is the footer.
 *
 * @param timeout the time limit for each puzzle
 * @param rating the settings for rating; empty without rating
 * @param ascii whether bars are drawn only with {@code -}
 */
public record StatsWork(
    Solver solver, Duration timeout, Optional<Rating> rating, StatsFormat format, boolean ascii)
    implements BulkWork<PuzzleFacts> {
  /**
   * The settings for rating.
   *
   * @param levels the names of ratings
   * @param scale the scale of the explainer
   */
  record Rating(Explainer explainer, Levels levels, Scale scale) {
    /** Returns the levels of this scale, the easiest first; none if it has no levels. */
    List<Level> named() {
      return levels.on(scale).map(Levels::all).orElse(List.of());
    }

    /** Returns whether the score counts. */
    boolean isScored() {
      return scale == Scale.SCORE;
    }
  }

  @Override
  public int itemsAtOnce() {
    return rating.isPresent() ? FEW_AT_ONCE : MANY_AT_ONCE;
  }

  @Override
  public ConstraintSupport constraintSupport() {
    return rating
        .map(wanted -> ConstraintSupport.ratedOn(wanted.scale()))
        .orElse(ConstraintSupport.ALL);
  }

  @Override
  public BatchWorker<InputItem, Done<PuzzleFacts>> newWorker() {
    if (rating.isPresent()) {
      Rating wanted = rating.get();
      Rater rater =
          new Rater(solver, wanted.explainer(), LevelJudge.on(wanted.scale(), wanted.levels()));
      return oneByOne((text, entry) -> answer(rated(entry.puzzle(), rater)));
    }
    SolveTask task = SolveTask.verdict(Optional.of(timeout));
    PuzzleSolver puzzleSolver = new PuzzleSolver(solver, task, false);
    return oneByOne((text, entry) -> answer(solved(entry.puzzle(), puzzleSolver)));
  }

  private PuzzleFacts rated(Puzzle puzzle, Rater rater) {
    Rated rated = rater.rate(puzzle, Deadline.in(timeout));
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
    rating.ifPresent(
        wanted ->
            facts
                .rated()
                .ifPresent(
                    rated ->
                        CollectionStats.add(rated, wanted.named(), wanted.isScored(), counts)));
  }

  @Override
  public String footer(Counts counts) {
    CollectionStats stats =
        rating
            .map(wanted -> CollectionStats.ofRated(counts, wanted.named(), wanted.isScored()))
            .orElseGet(() -> CollectionStats.ofUnrated(counts));
    return format.of(stats, ascii);
  }
}
