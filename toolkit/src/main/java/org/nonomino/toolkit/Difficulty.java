package org.nonomino.toolkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.LevelJudge;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Rater;
import org.nonomino.explainer.Scale;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.TechniqueList;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.PuzzleDemand;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** The requested difficulty of puzzles for people, a list of criteria. Immutable; thread-safe. */
public final class Difficulty {
  private final Solver solver;
  private final Levels levels;

  /** In the order of {@link RequestOption}. */
  private final List<Criterion> criteria;

  private final Explainer explainer;
  private final LevelJudge levelJudge;
  private final Rater rater;

  private Difficulty(Solver solver, Levels levels, List<Criterion> criteria) {
    this.solver = solver;
    this.levels = levels;
    this.criteria = criteria;
    this.explainer =
        new Explainer(
            first(criteria, TechniqueCriterion.class)
                .map(TechniqueCriterion::kind)
                .map(TechniquePosition::techniques)
                .orElseGet(() -> TechniqueList.of(Scale.NONOMINO)));
    this.levelJudge = new LevelJudge(levels);
    this.rater = new Rater(solver, explainer, levelJudge);
  }

  /**
   * Returns a difficulty that every puzzle has, to add criteria to.
   *
   * @param solver proves that there is one solution
   * @param levels the names and bounds of levels
   */
  public static Difficulty any(Solver solver, Levels levels) {
    return new Difficulty(solver, levels, List.of());
  }

  /** Returns the difficulty of one of the {@link Levels#STANDARD standard levels}. */
  public static Difficulty of(Solver solver, Level level) {
    return any(solver, Levels.STANDARD).ofLevel(level);
  }

  /** Returns this difficulty for puzzles of a level. */
  public Difficulty ofLevel(Level wanted) {
    return with(new LevelCriterion(levels, wanted));
  }

  /** Returns this difficulty for ratings in a range. Puzzles beyond all techniques have none. */
  public Difficulty rated(RatingRange wanted) {
    return with(new RatingCriterion(wanted));
  }

  /** Returns this difficulty for puzzles that need a kind of steps. */
  public Difficulty needing(StepKind wanted) {
    return with(new TechniqueCriterion(wanted, false));
  }

  /** Returns this difficulty for a position that needs a step of some kind. */
  public Difficulty practising(PositionRequest wanted) {
    return with(new PositionCriterion(wanted));
  }

  /**
   * Returns this difficulty for puzzles that a person can solve with these techniques alone. A
   * required kind of steps is then needed among these techniques.
   */
  public Difficulty solvableWith(KnownTechniques wanted) {
    return with(new KnowsCriterion(wanted, Optional.empty()));
  }

  /**
   * Returns this difficulty with at least this many different first moves, none of them harder than
   * a naked single or the first step of the path.
   */
  public Difficulty withFirstMoves(int wanted) {
    return with(new FirstMovesCriterion(wanted));
  }

  private Difficulty with(Criterion added) {
    List<Criterion> all = new ArrayList<>(criteria);
    all.removeIf(each -> each.option() == added.option());
    all.add(added);
    all.sort(Comparator.comparing(Criterion::option));
    Optional<TechniqueCriterion> technique = first(all, TechniqueCriterion.class);
    boolean areKnown = first(all, KnowsCriterion.class).isPresent();
    all.replaceAll(
        each ->
            each instanceof KnowsCriterion knows
                ? knows.with(technique)
                : each instanceof TechniqueCriterion needed && areKnown
                    ? needed.amongKnown()
                    : each);
    return new Difficulty(solver, levels, List.copyOf(all));
  }

  private static <T> Optional<T> first(List<Criterion> criteria, Class<T> type) {
    return criteria.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  /** Returns whether every puzzle has this difficulty. */
  public boolean isAny() {
    return criteria.isEmpty();
  }

  private boolean any(Criterion.Trait trait) {
    return criteria.stream().anyMatch(each -> each.has(trait));
  }

  private boolean all(Criterion.Trait trait) {
    return criteria.stream().allMatch(each -> each.has(trait));
  }

  /** Returns the source of randomness for a puzzle. */
  SeededRandom random(SeededRandom random) {
    SeededRandom source = random;
    for (Criterion criterion : criteria) {
      source = criterion.random(source);
    }
    return source;
  }

  /** Returns whether many people solve such puzzles, so that a symmetry is welcome. */
  boolean isForPeople() {
    return any(Criterion.Trait.FOR_PEOPLE);
  }

  /** Returns whether such puzzles are more frequent among those with few clues. */
  public boolean wantsFewClues() {
    return !criteria.isEmpty() && criteria.get(0).has(Criterion.Trait.FEW_CLUES);
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
    Criterion.Setting setting = new Criterion.Setting(layout, constraints, clues, criteria);
    for (Criterion criterion : criteria) {
      criterion.requirePossible(setting);
    }
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
    private Optional<ConstraintTarget> use = Optional.empty();

    /**
     * Begins with a puzzle: draws the part of the level's band in which its rating should be, so
     * that the puzzles of a level are spread over its band.
     *
     * @param arePlaced whether constraints are placed, on which the path should rest
     */
    void begin(SeededRandom random, boolean arePlaced) {
      boolean isRare = any(Criterion.Trait.RARE);
      use = arePlaced && !isRare ? Optional.of(new ConstraintTarget()) : Optional.empty();
      target =
          isRare
              ? Optional.empty()
              : criteria.stream().flatMap(each -> each.target(random).stream()).findFirst();
    }

    @Override
    public Judgement judge(Puzzle puzzle, Grid solution, Deadline deadline) {
      target.ifPresent(LevelTarget::count);
      use.ifPresent(ConstraintTarget::count);
      for (Criterion criterion : criteria) {
        Judgement alone = criterion.judge(puzzle, deadline);
        if (alone.kind() != Judgement.Kind.MET) {
          return alone;
        }
      }
      if (all(Criterion.Trait.JUDGED_ALONE)) {
        // The rating is not needed yet.
        return Judgement.MET;
      }
      Optional<Rating> max = max(puzzle.rules());
      Optional<Rating> bound = max.or(() -> tooLow(puzzle.rules()));
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
        if (all(Criterion.Trait.MET_BY_RATING)) {
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
      if (judgement.kind() == Judgement.Kind.MET && target.isPresent()) {
        judgement = target.get().judge(path, puzzle.mask());
      }
      return judgement.kind() == Judgement.Kind.MET && use.isPresent()
          ? use.get().judge(explainer.constraintUse(puzzle, path))
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

  /** Returns the highest acceptable rating; empty if there is none. */
  private Optional<Rating> max(Rules rules) {
    return criteria.stream()
        .flatMap(each -> each.highest(rules).stream())
        .min(Comparator.naturalOrder());
  }

  /** Returns the highest rating that is too low; empty if there is none. */
  private Optional<Rating> tooLow(Rules rules) {
    return criteria.stream()
        .flatMap(each -> each.tooLow(rules).stream())
        .max(Comparator.naturalOrder());
  }

  private Judgement judge(Puzzle puzzle, Rated rated, Deadline deadline) {
    List<Integer> above =
        criteria.stream().map(each -> each.above(rated)).filter(each -> each != 0).toList();
    if (!above.isEmpty()) {
      return new Judgement(
          above.get(0) > 0 ? Judgement.Kind.TOO_HARD : Judgement.Kind.TOO_EASY,
          above.stream().mapToInt(Math::abs).sum());
    }
    int unpleasant =
        rated.foundPath().map(path -> unpleasantness(puzzle, path, deadline)).orElse(0);
    if (unpleasant > 0) {
      return new Judgement(Judgement.Kind.TOO_HARD, unpleasant);
    }
    return criteria.stream()
        .map(each -> each.judge(puzzle, rated, explainer, deadline))
        .filter(each -> each.kind() != Judgement.Kind.MET)
        .findFirst()
        .orElse(Judgement.MET);
  }

  private int unpleasantness(Puzzle puzzle, StepPath path, Deadline deadline) {
    if (!any(Criterion.Trait.NEEDS_PROFILE)) {
      return 0;
    }
    PathProfile profile = explainer.profile(puzzle, path, deadline);
    return criteria.stream().mapToInt(each -> each.unpleasantness(profile)).sum();
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
    return criteria.get(0).option();
  }

  /** Returns the requested position, if a position is requested instead of a puzzle. */
  public Optional<PositionRequest> position() {
    return first(criteria, PositionCriterion.class).map(PositionCriterion::request);
  }

  /** Returns the subject to vary in another request: {@code difficulty or technique}. */
  public String subject() {
    Set<String> subjects = new LinkedHashSet<>();
    criteria.forEach(each -> subjects.add(each.subject()));
    subjects.remove("");
    return String.join(" or ", subjects);
  }

  /** Returns the description for people: {@code of difficulty hard that needs x-wing}. */
  @Override
  public String toString() {
    return criteria.stream()
        .map(Criterion::toString)
        .filter(words -> !words.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
