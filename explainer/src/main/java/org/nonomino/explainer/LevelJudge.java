package org.nonomino.explainer;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.nonomino.core.Fog;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.solver.Deadline;

/** Finds the levels of puzzles. Immutable; thread-safe. */
public final class LevelJudge {
  private static final LevelJudge WITHOUT_LEVELS = new LevelJudge(Optional.empty());

  private final Optional<Levels> levels;

  /** The explainers of the levels that have a list of techniques. */
  private final Map<Level, Explainer> explainers = new HashMap<>();

  private LevelJudge(Optional<Levels> levels) {
    this.levels = levels;
    levels.map(Levels::all).stream()
        .flatMap(all -> all.stream())
        .forEach(
            level ->
                level
                    .knows()
                    .ifPresent(kinds -> explainers.put(level, new Explainer(knowing(kinds)))));
  }

  /** Creates a judge of levels. */
  public LevelJudge(Levels levels) {
    this(Optional.of(levels));
  }

  /**
   * Returns the judge of puzzles rated on a scale. If the levels are not those of this scale, it
   * names no level.
   */
  public static LevelJudge on(Scale scale, Levels levels) {
    return levels.on(scale).map(LevelJudge::new).orElse(WITHOUT_LEVELS);
  }

  /**
   * Returns the techniques of a person who can use these kinds of steps, and the last cell of a
   * house.
   */
  public static TechniqueList knowing(Set<StepKind> kinds) {
    Set<StepKind> known = EnumSet.of(StepKind.LAST_CELL);
    known.addAll(kinds);
    return TechniqueList.of(Scale.NONOMINO)
        .with(known)
        .without(EnumSet.complementOf(EnumSet.copyOf(known)));
  }

  /**
   * Returns the rating of a puzzle.
   *
   * @param path the path of a puzzle with exactly one solution
   * @param deadline when to stop the search for steps that a level allows
   */
  public Rated rated(StepPath path, Puzzle puzzle, Deadline deadline) {
    return rated(path, puzzle.mask(), person -> person.path(puzzle, deadline));
  }

  /**
   * Returns the rating of a puzzle in fog.
   *
   * @param path the path of the puzzle in this fog
   * @param solution the unique solution of the puzzle
   * @param deadline when to stop the search for steps that a level allows
   */
  public Rated rated(FogPath path, Puzzle puzzle, Fog fog, Grid solution, Deadline deadline) {
    return rated(
        path.told().rated(),
        puzzle.mask(),
        person -> person.path(puzzle, fog, solution, deadline).told().rated());
  }

  private Rated rated(StepPath path, RegionMask mask, Function<Explainer, StepPath> pathOf) {
    if (path.isStopped()) {
      return Rated.stopped(path);
    }
    if (!path.isSolved()) {
      return new Rated.Beyond(path, levels.map(Levels::highest));
    }
    if (levels.isEmpty()) {
      return new Rated.Solved(path, Optional.empty());
    }
    for (Level level : levels.get().all()) {
      if (!level.holds(path, mask)) {
        continue;
      }
      Optional<Boolean> isKnown = isKnown(level, pathOf);
      if (isKnown.isEmpty()) {
        return Rated.stopped(path);
      }
      if (isKnown.get()) {
        return new Rated.Solved(path, Optional.of(level));
      }
    }
    return new Rated.Solved(path, levels.map(Levels::highest));
  }

  /**
   * Returns whether the techniques of a level are enough for a puzzle.
   *
   * @return empty if the deadline or an interrupt came before this was certain
   */
  private Optional<Boolean> isKnown(Level level, Function<Explainer, StepPath> pathOf) {
    Explainer person = explainers.get(level);
    if (person == null) {
      return Optional.of(true);
    }
    StepPath known = pathOf.apply(person);
    return known.isStopped() ? Optional.empty() : Optional.of(known.isSolved());
  }
}
