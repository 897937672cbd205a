package org.nonomino.toolkit;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Refusals;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;
import org.nonomino.text.ProblemCode;

/** The requested difficulty of puzzles for people. Immutable; thread-safe. */
public final class Difficulty {
  /** Larger than any real distance, in levels or in tenths. */
  private static final int FAR = 1000;

  /**
   * Puzzles with this or a higher rating are more frequent among those with few clues. Easier ones
   * are common with a pleasant number of clues.
   */
  private static final Rating FEW_CLUES_FROM = new Rating(26);

  private final Explainer explainer;

  private final LevelJudge levelJudge;
  private final Rater rater;
  private final Levels levels;
  private final Optional<Level> level;
  private final Optional<RatingRange> range;
  private final Optional<StepKind> kind;
  private final Optional<KnownTechniques> known;

  /** Finds the steps of a person with only certain techniques, if that is required. */
  private final Optional<Explainer> knowing;

  /** Finds the positions, if positions are requested instead of puzzles. */
  private final Optional<PositionSearch> positions;

  private final int steps;
  private final int firstMoves;

  /**
   * @param solver proves that there is one solution
   * @param levels the names and bounds of levels
   * @param level the requested level, one of these
   * @param range the requested ratings; puzzles beyond all techniques have no rating
   * @param kind the kind of steps that must be needed
   */
  public Difficulty(
      Solver solver,
      Levels levels,
      Optional<Level> level,
      Optional<RatingRange> range,
      Optional<StepKind> kind) {
    this.explainer =
        new Explainer(
            kind.map(TechniquePosition::techniques)
                .orElseGet(() -> TechniqueList.of(Scale.NONOMINO)));
    this.levelJudge = new LevelJudge(levels);
    this.rater = new Rater(solver, explainer, levelJudge);
    this.levels = levels;
    this.level = level;
    this.range = range;
    this.kind = kind;
    this.known = Optional.empty();
    this.knowing = Optional.empty();
    this.positions = Optional.empty();
    this.steps = 1;
    this.firstMoves = 0;
  }

  /** Returns the difficulty of one of the {@link Levels#STANDARD standard levels}. */
  public static Difficulty of(Solver solver, Level level) {
    return new Difficulty(
        solver, Levels.STANDARD, Optional.of(level), Optional.empty(), Optional.empty());
  }

  private Difficulty(
      Difficulty other,
      Optional<KnownTechniques> known,
      Optional<PositionSearch> positions,
      int steps,
      int firstMoves) {
    this.explainer = other.explainer;
    this.levelJudge = other.levelJudge;
    this.rater = other.rater;
    this.levels = other.levels;
    this.level = other.level;
    this.range = other.range;
    this.kind = other.kind;
    this.known = known;
    this.knowing = known.map(KnownTechniques::list).map(Explainer::new);
    this.positions = positions;
    this.steps = steps;
    this.firstMoves = firstMoves;
  }

  /**
   * Returns this difficulty with at least this many different first moves, none of them harder than
   * a naked single or the first step of the path.
   */
  public Difficulty withFirstMoves(int wanted) {
    return new Difficulty(this, known, positions, steps, wanted);
  }

  /**
   * Returns this difficulty for puzzles that a person can solve with these techniques alone. A
   * required kind of steps is then needed among these techniques.
   */
  public Difficulty withKnown(KnownTechniques wanted) {
    return new Difficulty(this, Optional.of(wanted), positions, steps, firstMoves);
  }

  /**
   * Returns this difficulty for a position that needs a step of its kind, see {@link
   * PositionSearch}. A puzzle that needs the kind as a whole is not required, because that is much
   * rarer.
   *
   * @param number which of these positions is requested, at least 1
   */
  public Difficulty withPosition(int number) {
    return new Difficulty(this, known, kind.map(PositionSearch::new), number, firstMoves);
  }

  /**
   * Returns the source of randomness for a puzzle. Puzzles of different levels have unrelated
   * sources, so that they have different solutions.
   */
  SeededRandom random(SeededRandom random) {
    return level
        .map(wanted -> SeededRandom.of(random.nextLong(), wanted.name().hashCode()))
        .orElse(random);
  }

  /** Returns whether many people solve this level, so that a symmetry is welcome. */
  boolean isForPeople() {
    return level
        .filter(wanted -> wanted.boxes().isPresent() || wanted.knows().isPresent())
        .isPresent();
  }

  /** Returns whether bottlenecks are forbidden, as on the easiest level. */
  private boolean isWithoutBottlenecks() {
    return level.filter(wanted -> levels.before(wanted).isEmpty()).isPresent();
  }

  /** Returns whether such puzzles are more frequent among those with few clues. */
  public boolean wantsFewClues() {
    if (level.isPresent()) {
      // The upper bound of the previous level is below the lower bound of this one.
      return levels
          .highestBefore(level.get())
          .filter(before -> before.tenths() + 1 >= FEW_CLUES_FROM.tenths())
          .isPresent();
    }
    return range.isEmpty()
        ? kind.isPresent()
        : range.get().min().filter(min -> min.compareTo(FEW_CLUES_FROM) >= 0).isPresent();
  }

  /**
   * Checks that such a puzzle is possible.
   *
   * @param layout the regions with the constraints of the whole grid
   * @param constraints the constraints to place
   * @param clues the requested number of clues, if any
   * @throws RequestException if it is impossible; not if it is merely hard to find in time
   */
  void requirePossible(LayoutChoice layout, ConstraintRequest constraints, OptionalInt clues)
      throws RequestException {
    if (kind.isPresent()) {
      requireKnown(kind.get());
      requirePossible(kind.get(), layout, constraints);
    }
    requireFirstStep(layout, constraints, clues);
    // One of up to three empty cells is always alone in a row or a column.
    boolean hasLastCellsOnly =
        clues.isPresent() && clues.getAsInt() >= layout.size() * layout.size() - 3;
    if (hasLastCellsOnly && wantsMoreThanLastCells()) {
      throw new RequestException(
          List.of(option(), RequestOption.CLUES),
          ProblemCode.TOO_FEW_EMPTY_CELLS.bare(),
          "With so few empty cells, every step is a Last Cell, rated "
              + StepKind.LAST_CELL.lowestRating()
              + " at most. Ask for fewer clues.");
    }
  }

  private void requireKnown(StepKind wanted) throws RequestException {
    if (known.filter(kinds -> !kinds.kinds().contains(wanted)).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.KNOWS, RequestOption.TECHNIQUE),
          "'%s' is not one of the known techniques.".formatted(wanted.words()));
    }
  }

  private boolean wantsMoreThanLastCells() {
    return level
            .flatMap(levels::highestBefore)
            .filter(before -> before.compareTo(StepKind.LAST_CELL.lowestRating()) >= 0)
            .isPresent()
        || kind.filter(wanted -> wanted != StepKind.LAST_CELL).isPresent()
        || range
            .flatMap(RatingRange::min)
            .filter(min -> min.compareTo(StepKind.LAST_CELL.lowestRating()) > 0)
            .isPresent();
  }

  /**
   * Refuses puzzles without clues that are easier than the first step, because it must use a
   * constraint.
   */
  private void requireFirstStep(
      LayoutChoice layout, ConstraintRequest constraints, OptionalInt clues)
      throws RequestException {
    boolean hasNoClues = clues.orElse(constraints.isKiller() ? 0 : 1) == 0;
    Optional<Rating> max = highest(layout);
    if (!constraints.arePlaced() || !hasNoClues || max.isEmpty()) {
      return;
    }
    Rating first =
        (constraints.isKillerOnly() ? StepKind.RULE_OF_45 : StepKind.RELATED_CELLS).lowestRating();
    if (max.get().compareTo(first) < 0) {
      throw RequestException.impossible(
          List.of(option(), constraints.option()),
          "Without clues, the first step is rated %s or higher. Ask for a harder puzzle, or for some clues."
              .formatted(first));
    }
  }

  /** Returns the highest acceptable rating on the given regions; empty if there is none. */
  private Optional<Rating> highest(LayoutChoice layout) {
    return level.isPresent() ? highest(level.get(), layout) : range.flatMap(RatingRange::max);
  }

  private void requirePossible(StepKind wanted, LayoutChoice layout, ConstraintRequest constraints)
      throws RequestException {
    // Random regions may happen to be boxes.
    Optional<String> refusal =
        layout instanceof LayoutChoice.Fixed
                || constraints.areAny()
                || wanted.family() == TechniqueFamily.CONSTRAINTS
            ? Refusals.of(wanted, constraints.sample(layout))
            : Optional.empty();
    if (refusal.isPresent()) {
      boolean areToBlame = constraints.areAny() && wanted.family() == TechniqueFamily.UNIQUENESS;
      throw RequestException.impossible(
          List.of(
              RequestOption.TECHNIQUE, areToBlame ? constraints.option() : RequestOption.REGIONS),
          "'%s' never occurs %s: %s."
              .formatted(
                  wanted.words(),
                  areToBlame ? "with constraints" : "on these regions",
                  refusal.get()));
    }
    Optional<Rating> max = highest(layout);
    if (max.isPresent() && max.get().compareTo(wanted.lowestRating()) < 0) {
      throw RequestException.impossible(
          List.of(
              RequestOption.TECHNIQUE,
              level.isPresent() ? RequestOption.DIFFICULTY : RequestOption.RATING),
          "A puzzle that needs '%s' is rated %s or higher, so ask for more than %s."
              .formatted(wanted.words(), wanted.lowestRating(), max.get()));
    }
  }

  /** Returns the highest rating of a level on the given regions; empty if there is none. */
  private static Optional<Rating> highest(Level level, LayoutChoice layout) {
    if (layout instanceof LayoutChoice.Fixed fixed) {
      return level.highest(fixed.rules().mask());
    }
    // Random regions may happen to be boxes.
    return level.boxes().flatMap(boxes -> level.irregular().map(boxes::max));
  }

  /** Returns a judge for one thread. */
  public Judge newJudge() {
    return new Judge();
  }

  /**
   * Judges puzzles and caches the latest rating, because the latest puzzle is usually the one
   * accepted and written with its rating. Used by one thread.
   */
  public final class Judge implements PuzzleDemand {
    private Optional<Puzzle> latest = Optional.empty();
    private Rated latestRated = new Rated.NoSolution();
    private Optional<LevelTarget> target = Optional.empty();

    /**
     * Begins with a puzzle: draws the part of the level's band in which its rating should be, so
     * that the puzzles of a level are spread over its band.
     */
    void begin(SeededRandom random) {
      target =
          range.isPresent() || kind.isPresent()
              ? Optional.empty()
              : level.flatMap(wanted -> LevelTarget.of(wanted, levels, random));
    }

    @Override
    public Judgement judge(Puzzle puzzle, Grid solution, Deadline deadline) {
      target.ifPresent(LevelTarget::count);
      if (knowing.isPresent()) {
        Judgement ofKnown = judgeKnown(knowing.get(), puzzle, deadline);
        if (ofKnown.kind() != Judgement.Kind.MET || isMetByPart()) {
          return ofKnown;
        }
      }
      if (positions.isPresent()) {
        Judgement ofPosition = judgePosition(positions.get(), puzzle, deadline);
        if (ofPosition.kind() != Judgement.Kind.MET || isMetByPart()) {
          return ofPosition;
        }
      }
      Optional<Rating> max = max(puzzle.mask());
      Optional<Rating> bound = max.or(() -> tooLow(puzzle.mask()));
      if (bound.isPresent()) {
        StepPath path = explainer.pathUpTo(bound.get(), puzzle, deadline);
        if (path.isSolved()) {
          return judge(puzzle, path, deadline);
        }
        if (path.isStopped()) {
          return Judgement.UNDECIDED;
        }
        if (max.isPresent()) {
          return new Judgement(Judgement.Kind.TOO_HARD, 1);
        }
        if (kind.isEmpty() && firstMoves == 0 && hasOnlyRatings()) {
          // The full rating has not been computed yet.
          return Judgement.MET;
        }
      }
      StepPath path = explainer.path(puzzle, deadline);
      return path.isStopped() ? Judgement.UNDECIDED : judge(puzzle, path, deadline);
    }

    private Judgement judge(Puzzle puzzle, StepPath path, Deadline deadline) {
      latestRated = levelJudge.rated(path, puzzle, deadline);
      latest = Optional.of(puzzle);
      if (latestRated instanceof Rated.Undecided) {
        return Judgement.UNDECIDED;
      }
      Judgement judgement = Difficulty.this.judge(puzzle, latestRated, deadline);
      return judgement.kind() == Judgement.Kind.MET && target.isPresent()
          ? target.get().judge(path.rating(), puzzle.mask())
          : judgement;
    }

    /**
     * Returns the rating of a judged puzzle.
     *
     * @param deadline the deadline for a puzzle whose rating was not needed so far
     */
    Rated rate(Puzzle puzzle, Supplier<Deadline> deadline) {
      return latest.equals(Optional.of(puzzle)) ? latestRated : rater.rate(puzzle, deadline.get());
    }
  }

  /**
   * Returns whether nothing is required except the known techniques or the positions, so that the
   * rating is not needed yet.
   */
  private boolean isMetByPart() {
    return level.isEmpty() && range.isEmpty() && firstMoves == 0;
  }

  /** Returns whether the highest rating alone determines the requested level. */
  private boolean hasOnlyRatings() {
    return level
        .filter(wanted -> wanted.score().isPresent() || wanted.knows().isPresent())
        .isEmpty();
  }

  /** Checks that the known techniques are enough, and that the requested one is needed. */
  private Judgement judgeKnown(Explainer person, Puzzle puzzle, Deadline deadline) {
    StepPath path = person.path(puzzle, deadline);
    if (path.isStopped()) {
      return Judgement.UNDECIDED;
    }
    if (!path.isSolved()) {
      return new Judgement(Judgement.Kind.TOO_HARD, 1);
    }
    return kind.map(wanted -> judgeNeeded(wanted, person, puzzle, path, deadline))
        .orElse(Judgement.MET);
  }

  private Judgement judgeNeeded(
      StepKind wanted, Explainer person, Puzzle puzzle, StepPath path, Deadline deadline) {
    int there = steps(wanted, path);
    if (there < steps) {
      return new Judgement(Judgement.Kind.UNLIKE, steps - there);
    }
    return person
        .isNeeded(wanted, puzzle, path, deadline)
        .map(isNeeded -> isNeeded ? Judgement.MET : new Judgement(Judgement.Kind.UNLIKE, 1))
        .orElse(Judgement.UNDECIDED);
  }

  private static int steps(StepKind wanted, StepPath path) {
    return (int) path.steps().stream().filter(step -> step.kind() == wanted).count();
  }

  /** Checks that there are enough positions that need the kind. */
  private Judgement judgePosition(PositionSearch search, Puzzle puzzle, Deadline deadline) {
    PositionSearch.Found found = search.search(PuzzleEntry.of(puzzle), steps, deadline);
    int lacking = steps - found.positions().size();
    if (lacking > 0 && found.isStopped()) {
      return Judgement.UNDECIDED;
    }
    return lacking == 0
        ? Judgement.MET
        : new Judgement(
            found.isSolved() ? Judgement.Kind.TOO_EASY : Judgement.Kind.TOO_HARD, lacking);
  }

  /** Returns the highest acceptable rating; empty if there is none. */
  private Optional<Rating> max(RegionMask mask) {
    Optional<Rating> ofLevel = level.flatMap(wanted -> wanted.highest(mask));
    Optional<Rating> ofRange = range.flatMap(RatingRange::max);
    return Stream.of(ofLevel, ofRange).flatMap(Optional::stream).min(Comparator.naturalOrder());
  }

  /** Returns the highest rating that is too low; empty if there is none. */
  private Optional<Rating> tooLow(RegionMask mask) {
    Optional<Rating> ofLevel = level.flatMap(levels::before).flatMap(low -> low.highest(mask));
    Optional<Rating> ofRange =
        range.flatMap(RatingRange::min).map(min -> new Rating(min.tenths() - 1));
    return Stream.of(ofLevel, ofRange).flatMap(Optional::stream).max(Comparator.naturalOrder());
  }

  private Judgement judge(Puzzle puzzle, Rated rated, Deadline deadline) {
    int levelsAbove = level.map(wanted -> levelsAbove(wanted, rated)).orElse(0);
    int tenthsAbove = range.map(wanted -> tenthsAbove(wanted, rated)).orElse(0);
    int distance = Math.abs(levelsAbove) + Math.abs(tenthsAbove);
    if (distance > 0) {
      boolean isTooHard = levelsAbove > 0 || (levelsAbove == 0 && tenthsAbove > 0);
      return new Judgement(isTooHard ? Judgement.Kind.TOO_HARD : Judgement.Kind.TOO_EASY, distance);
    }
    Optional<StepPath> path = rated.foundPath();
    int unpleasant = path.map(found -> unpleasantness(puzzle, found, deadline)).orElse(0);
    if (unpleasant > 0) {
      return new Judgement(Judgement.Kind.TOO_HARD, unpleasant);
    }
    if (kind.isEmpty() || knowing.isPresent() || positions.isPresent()) {
      // If techniques or positions are required, the kind has already proved to be needed.
      return Judgement.MET;
    }
    if (!(rated instanceof Rated.Solved solved)) {
      return new Judgement(Judgement.Kind.TOO_HARD, FAR);
    }
    return judgeNeeded(kind.get(), explainer, puzzle, solved.path(), deadline);
  }

  /** Returns the number of missing first moves and of bottlenecks. */
  private int unpleasantness(Puzzle puzzle, StepPath path, Deadline deadline) {
    if (firstMoves == 0 && !isWithoutBottlenecks()) {
      return 0;
    }
    PathProfile profile = explainer.profile(puzzle, path, deadline);
    return Math.max(0, firstMoves - profile.firstMoves())
        + (isWithoutBottlenecks() ? profile.bottlenecks() : 0);
  }

  private int levelsAbove(Level wanted, Rated rated) {
    return rated.foundLevel().map(found -> levels.above(wanted, found)).orElse(FAR);
  }

  private static int tenthsAbove(RatingRange wanted, Rated rated) {
    return rating(rated).map(wanted::above).orElse(FAR);
  }

  /** Returns the rating of a puzzle, or empty if it has none. */
  public static Optional<Rating> rating(Rated rated) {
    return rated instanceof Rated.Solved solved
        ? Optional.of(solved.path()).map(StepPath::rating)
        : Optional.empty();
  }

  /** Returns the difficulty in words: {@code hard (2.3)}; without a level, {@code 2.3}. */
  public static String words(Rated rated) {
    String number = rating(rated).map(Rating::toString).orElse("beyond all techniques");
    String unnamed = rated.foundPath().isPresent() ? number : "not rated";
    return rated.foundLevel().map(level -> level + " (" + number + ")").orElse(unnamed);
  }

  /** Returns the option that this request comes from, the first if there are several. */
  public RequestOption option() {
    if (level.isPresent()) {
      return RequestOption.DIFFICULTY;
    }
    if (range.isPresent()) {
      return RequestOption.RATING;
    }
    return kind.isPresent() || known.isEmpty() ? RequestOption.TECHNIQUE : RequestOption.KNOWS;
  }

  /** Returns the kind of step after the requested position, if a position is requested. */
  Optional<StepKind> positionKind() {
    return kind.filter(wanted -> positions.isPresent());
  }

  /** Returns the subject to vary in another request: {@code difficulty or technique}. */
  public String subject() {
    return Stream.of(
            level.isPresent() || range.isPresent() ? "difficulty" : "",
            kind.isPresent() ? "technique" : "",
            known.isPresent() ? "list of known techniques" : "")
        .filter(subject -> !subject.isEmpty())
        .collect(Collectors.joining(" or "));
  }

  /** Returns the description for people: {@code of difficulty hard that needs x-wing}. */
  @Override
  public String toString() {
    return Stream.of(
            level.map(wanted -> "of difficulty " + wanted),
            range.map(wanted -> "rated " + wanted),
            kind.map(wanted -> "that needs " + wanted),
            known.map(wanted -> "that " + wanted + " can solve"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }
}
