package org.nonomino.web;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.solver.Deadline;

/** Wants puzzles of a level. Remembers what it rated last; belongs to one thread. */
final class LevelDemand implements PuzzleDemand {
  private final Rater rater;
  private final Level wanted;
  private Optional<Puzzle> latest = Optional.empty();
  private Rated latestRated = new Rated.NoSolution();

  LevelDemand(Rater rater, Level wanted) {
    this.rater = rater;
    this.wanted = wanted;
  }

  @Override
  public OptionalInt shortfall(Puzzle puzzle, Deadline deadline) {
    latestRated = rater.rate(puzzle, deadline);
    latest = Optional.of(puzzle);
    Optional<Level> level = Level.of(latestRated, puzzle.mask());
    return level.isEmpty() ? OptionalInt.empty() : OptionalInt.of(level.get().distanceTo(wanted));
  }

  /** Returns the rating of a puzzle, if it is the one that was rated last. */
  Optional<Rated> remembered(Puzzle puzzle) {
    return latest.equals(Optional.of(puzzle)) ? Optional.of(latestRated) : Optional.empty();
  }
}
