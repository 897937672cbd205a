package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** How hard puzzles are to be for people. Immutable; thread-safe. */
public final class Difficulty {
  /** Further away than any number of levels or of tenths. */
  private static final int FAR = 1000;

  /** Easier puzzles are not rare among those with a pleasant number of clues. */
  private static final Rating FEW_CLUES_FROM = new Rating(26);

  private final Explainer explainer;
  private final Rater rater;
  private final Levels levels;
  private final Optional<Level> level;
  private final Optional<RatingRange> range;
  private final Optional<StepKind> kind;
  private final int steps;

  /**
   * @param solver proves that there is one solution
   * @param levels what ratings are called
   * @param level what the rating is to mean, one of these
   * @param range what the rating is to be; puzzles beyond all techniques have none
   * @param kind steps that must be needed
   */
  public Difficulty(
      Solver solver,
      Levels levels,
      Optional<Level> level,
      Optional<RatingRange> range,
      Optional<StepKind> kind) {
    this(solver, levels, level, range, kind, 1);
  }

  /**
   * @param solver proves that there is one solution
   * @param levels what ratings are called
   * @param level what the rating is to mean, one of these
   * @param range what the rating is to be; puzzles beyond all techniques have none
   * @param kind steps that must be needed
   * @param steps how many steps of that kind the path must have, at least 1
   */
  public Difficulty(
      Solver solver,
      Levels levels,
      Optional<Level> level,
      Optional<RatingRange> range,
      Optional<StepKind> kind,
      int steps) {
    this.explainer =
        new Explainer(
            kind.map(TechniquePosition::techniques)
                .orElseGet(() -> TechniqueList.of(Scale.NONOMINO)));
    this.rater = new Rater(solver, explainer, levels);
    this.levels = levels;
    this.level = level;
    this.range = range;
    this.kind = kind;
    this.steps = steps;
  }

  /** Returns whether such puzzles are found more often among those with few clues. */
  public boolean wantsFewClues() {
    if (level.isPresent()) {
      // The highest of the level before is lower than the lowest of this one.
      return levels
          .highestBefore(level.get())
          .filter(before -> before.tenths() + 1 >= FEW_CLUES_FROM.tenths())
          .isPresent();
    }
    return range.isEmpty()
        || range.get().least().filter(least -> least.compareTo(FEW_CLUES_FROM) >= 0).isPresent();
  }

  /**
   * Checks that there can be such a puzzle.
   *
   * @param layout the regions
   * @param clues the number of clues, if one is asked for
   * @throws WishException if there is none; that none is found in time is another matter
   */
  void requirePossible(LayoutChoice layout, OptionalInt clues) throws WishException {
    if (kind.isPresent()) {
      requirePossible(kind.get(), layout);
    }
    // Up to three cells always leave one alone in a row or a column.
    boolean hasLastCellsOnly =
        clues.isPresent() && clues.getAsInt() >= layout.size() * layout.size() - 3;
    if (hasLastCellsOnly && wantsMoreThanLastCells()) {
      throw new WishException(
          List.of(wish(), Wish.CLUES),
          "With this few empty cells, each is the last one in its house, which is rated "
              + StepKind.LAST_CELL.least()
              + " at most. Ask for fewer clues.");
    }
  }

  private boolean wantsMoreThanLastCells() {
    return level
            .flatMap(levels::highestBefore)
            .filter(before -> before.compareTo(StepKind.LAST_CELL.least()) >= 0)
            .isPresent()
        || kind.filter(wanted -> wanted != StepKind.LAST_CELL).isPresent()
        || range
            .flatMap(RatingRange::least)
            .filter(least -> least.compareTo(StepKind.LAST_CELL.least()) > 0)
            .isPresent();
  }

  private void requirePossible(StepKind wanted, LayoutChoice layout) throws WishException {
    // Random regions may happen to be boxes.
    if (layout instanceof LayoutChoice.Fixed fixed && !wanted.canOccurOn(fixed.mask())) {
      throw new WishException(
          List.of(Wish.TECHNIQUE, Wish.REGIONS),
          "'" + wanted.words() + "' never occurs on these regions.");
    }
    Optional<Rating> most =
        level.isPresent() ? highest(level.get(), layout) : range.flatMap(RatingRange::most);
    if (most.isPresent() && most.get().compareTo(wanted.least()) < 0) {
      throw new WishException(
          List.of(Wish.TECHNIQUE, level.isPresent() ? Wish.DIFFICULTY : Wish.RATING),
          "A puzzle that needs '"
              + wanted.words()
              + "' is rated "
              + wanted.least()
              + " or higher, so ask for more than "
              + most.get()
              + ".");
    }
  }

  /** Returns the highest rating of a level on some regions; empty if there is none. */
  private static Optional<Rating> highest(Level level, LayoutChoice layout) {
    if (layout instanceof LayoutChoice.Fixed fixed) {
      return level.highest(fixed.mask());
    }
    // Random regions may happen to be boxes.
    return level.boxes().flatMap(boxes -> level.irregular().map(boxes::max));
  }

  /** Returns a judge for one thread. */
  public Judge newJudge() {
    return new Judge();
  }

  /**
   * Judges puzzles, and remembers the rating of the latest: mostly that is the one that was wanted,
   * and its rating is written. Belongs to one thread.
   */
  public final class Judge implements PuzzleDemand {
    private Optional<Puzzle> latest = Optional.empty();
    private Rated latestRated = new Rated.NoSolution();

    @Override
    public OptionalInt shortfall(Puzzle puzzle, Grid solution, Deadline deadline) {
      latestRated = rater.rate(puzzle, solution, deadline);
      latest = Optional.of(puzzle);
      return latestRated instanceof Rated.Undecided
          ? OptionalInt.empty()
          : Difficulty.this.shortfall(puzzle, latestRated, deadline);
    }

    /**
     * Returns the rating of a puzzle that was judged; only an interrupt keeps it from being rated.
     */
    public Rated rate(Puzzle puzzle) {
      return latest.equals(Optional.of(puzzle)) ? latestRated : rater.rate(puzzle, Deadline.NEVER);
    }
  }

  private OptionalInt shortfall(Puzzle puzzle, Rated rated, Deadline deadline) {
    int shortfall =
        level.map(wanted -> levelsFrom(wanted, rated)).orElse(0)
            + range.map(wanted -> tenthsFrom(wanted, rated)).orElse(0);
    if (shortfall > 0 || kind.isEmpty()) {
      return OptionalInt.of(shortfall);
    }
    if (!(rated instanceof Rated.Solved solved)) {
      return OptionalInt.of(FAR);
    }
    long there = solved.path().steps().stream().filter(step -> step.kind() == kind.get()).count();
    if (there < steps) {
      return OptionalInt.of(steps - (int) there);
    }
    return explainer
        .isNeeded(kind.get(), puzzle, solved.path(), deadline)
        .map(isNeeded -> OptionalInt.of(isNeeded ? 0 : 1))
        .orElse(OptionalInt.empty());
  }

  private int levelsFrom(Level wanted, Rated rated) {
    return rated.foundLevel().map(found -> levels.distance(wanted, found)).orElse(FAR);
  }

  private static int tenthsFrom(RatingRange wanted, Rated rated) {
    return rating(rated).map(wanted::distance).orElse(FAR);
  }

  /** Returns the rating of a puzzle, or empty where it has none. */
  public static Optional<Rating> rating(Rated rated) {
    return rated instanceof Rated.Solved solved
        ? Optional.of(solved.path()).map(StepPath::rating)
        : Optional.empty();
  }

  /** Returns what is said of a puzzle: {@code hard (2.3)}. */
  public static String words(Rated rated) {
    String number = rating(rated).map(Rating::toString).orElse("beyond all techniques");
    return rated.foundLevel().map(level -> level + " (" + number + ")").orElse("not rated");
  }

  /** Returns the wish that this is about, the first one where there are several. */
  public Wish wish() {
    if (level.isPresent()) {
      return Wish.DIFFICULTY;
    }
    return range.isPresent() ? Wish.RATING : Wish.TECHNIQUE;
  }

  /** Returns what else one could ask for: {@code difficulty or technique}. */
  public String subject() {
    String asked = level.isPresent() || range.isPresent() ? "difficulty" : "";
    String or = asked.isEmpty() || kind.isEmpty() ? "" : " or ";
    return asked + or + (kind.isPresent() ? "technique" : "");
  }

  /** For people: {@code of difficulty hard that needs x-wing}. */
  @Override
  public String toString() {
    return Stream.of(
            level.map(wanted -> "of difficulty " + wanted),
            range.map(wanted -> "rated " + wanted),
            kind.map(wanted -> "that needs " + wanted))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }
}
