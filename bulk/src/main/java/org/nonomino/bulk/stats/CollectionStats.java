package org.nonomino.bulk.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nonomino.bulk.BulkWork;
import org.nonomino.bulk.Counts;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Puzzle;
import org.nonomino.core.constraint.NamedForm;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Step;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.toolkit.SolutionStatus;

/**
 * The numbers of a collection. They are added to counts puzzle by puzzle, in any order and place,
 * and read from the counts of all. Immutable.
 *
 * @param puzzles the number of puzzles
 * @param malformed the number of malformed puzzles, in addition to these
 * @param regions the smallest size first, boxes before others
 * @param clues of all puzzles
 * @param constraints the kinds that occur, in the order of {@link ConstraintKind}
 * @param verdicts the number of puzzles for each possible verdict of a search, in the order of the
 *     table
 * @param ratings the results of raters; empty if there was no rating
 */
record CollectionStats(
    long puzzles,
    long malformed,
    List<OfRegions> regions,
    Histogram clues,
    List<Tally> constraints,
    List<Tally> verdicts,
    Optional<OfRatings> ratings) {
  private static final String PUZZLES = "puzzles";
  private static final String ON_REGIONS = "regions ";
  private static final String IRREGULAR = "irregular";

  /** The name of regions that do not cover the grid, or have fewer than n cells. */
  private static final String PARTIAL = "partial";

  private static final String WITH_CLUES = "clues ";
  private static final String WITH_KIND = "with constraints ";
  private static final String OF_KIND = "constraints of ";
  private static final String WITH_VERDICT = "verdict ";

  /**
   * The prefix for a level, identified by its number, because the names in a file may be anything.
   */
  private static final String OF_LEVEL = "level ";

  private static final String BEYOND = "beyond";
  private static final String WITH_TENTHS = "tenths ";
  private static final String WITH_SCORE = "score ";
  private static final String NEEDING = "puzzles with ";
  private static final String STEPS = "steps of ";

  /**
   * The number of puzzles on regions of a kind.
   *
   * @param name boxes as in {@code --regions}, {@code 2x3}, or {@code irregular} or {@code partial}
   */
  record OfRegions(int size, String name, long puzzles) {
    private static final Comparator<OfRegions> ORDER =
        Comparator.comparingInt(OfRegions::size)
            .thenComparing(of -> !of.areBoxes())
            .thenComparing(OfRegions::name);

    boolean areBoxes() {
      return !name.equals(IRREGULAR) && !name.equals(PARTIAL);
    }

    Tally tally() {
      return areBoxes() ? new Tally("boxes", name, puzzles) : new Tally(name, size, puzzles);
    }
  }

  /**
   * The difficulty of the puzzles with one solution.
   *
   * @param levels of those that the techniques solve
   * @param beyond the number of puzzles that the techniques do not solve
   * @param ratings ER of those that the techniques solve
   * @param scores of the same; empty if they are not computed
   * @param techniques of all paths, whether they reach the solution or not; roughly the easiest
   *     first
   */
  record OfRatings(
      List<Tally> levels,
      long beyond,
      Histogram ratings,
      Optional<Histogram> scores,
      List<Tally> techniques) {
    /** Returns the number of puzzles with a path. */
    long paths() {
      return ratings.total() + beyond;
    }
  }

  /** Adds a puzzle to the counts, without its rating. */
  static void add(PuzzleFacts facts, Counts counts) {
    Puzzle puzzle = facts.puzzle();
    counts.add(PUZZLES);
    counts.add(
        ON_REGIONS
            + puzzle.size()
            + " "
            + BoxRegions.equalTo(puzzle.mask())
                .map(BoxRegions::toString)
                .orElse(puzzle.mask().partialRegions().isEmpty() ? IRREGULAR : PARTIAL));
    counts.add(WITH_CLUES + puzzle.givens().filledCount());
    counts.add(WITH_VERDICT + facts.verdict());
    Set<ConstraintKind> kinds = EnumSet.noneOf(ConstraintKind.class);
    for (Constraint constraint : NamedForm.of(puzzle.rules()).constraints()) {
      counts.add(OF_KIND + constraint.kind());
      if (kinds.add(constraint.kind())) {
        counts.add(WITH_KIND + constraint.kind());
      }
    }
  }

  /**
   * Adds the rating of a puzzle to the counts.
   *
   * @param isScored whether the score counts
   */
  static void add(Rated rated, List<Level> levels, boolean isScored, Counts counts) {
    if (rated instanceof Rated.Solved solved) {
      solved.level().ifPresent(level -> counts.add(OF_LEVEL + levels.indexOf(level)));
      counts.add(WITH_TENTHS + solved.path().rating().tenths());
      if (isScored) {
        counts.add(WITH_SCORE + solved.path().score());
      }
    } else if (rated instanceof Rated.Beyond) {
      counts.add(BEYOND);
    }
    rated.foundPath().ifPresent(path -> add(path, counts));
  }

  private static void add(StepPath path, Counts counts) {
    Set<StepKind> kinds = new HashSet<>();
    for (Step step : path.steps()) {
      counts.add(STEPS + step.kind());
      if (kinds.add(step.kind())) {
        counts.add(NEEDING + step.kind());
      }
    }
  }

  /** Returns the statistics from counts without ratings. */
  static CollectionStats ofUnrated(Counts counts) {
    return of(counts, Optional.empty());
  }

  /**
   * Returns the statistics from counts with ratings.
   *
   * @param isScored whether the score counts
   */
  static CollectionStats ofRated(Counts counts, List<Level> levels, boolean isScored) {
    List<Tally> ofLevels = new ArrayList<>();
    for (Level level : levels) {
      ofLevels.add(new Tally("level", level.name(), counts.get(OF_LEVEL + ofLevels.size())));
    }
    List<Tally> techniques = new ArrayList<>();
    for (StepKind kind : StepKind.values()) {
      long steps = counts.get(STEPS + kind);
      if (steps > 0) {
        techniques.add(
            new Tally("technique", kind.words(), counts.get(NEEDING + kind), Optional.of(steps)));
      }
    }
    return of(
        counts,
        Optional.of(
            new OfRatings(
                List.copyOf(ofLevels),
                counts.get(BEYOND),
                histogram(WITH_TENTHS, 1, counts),
                isScored ? Optional.of(histogram(WITH_SCORE, 0, counts)) : Optional.empty(),
                List.copyOf(techniques))));
  }

  private static CollectionStats of(Counts counts, Optional<OfRatings> ratings) {
    List<Tally> verdicts = new ArrayList<>();
    for (SolutionStatus verdict : SolutionStatus.values()) {
      if (verdict != SolutionStatus.SOME && verdict != SolutionStatus.INVALID) {
        verdicts.add(new Tally("verdict", verdict, counts.get(WITH_VERDICT + verdict)));
      }
    }
    return new CollectionStats(
        counts.get(PUZZLES),
        counts.get(BulkWork.MALFORMED),
        regions(counts),
        histogram(WITH_CLUES, 0, counts),
        constraints(counts),
        List.copyOf(verdicts),
        ratings);
  }

  private static List<Tally> constraints(Counts counts) {
    List<Tally> constraints = new ArrayList<>();
    for (ConstraintKind kind : ConstraintKind.values()) {
      long puzzles = counts.get(WITH_KIND + kind);
      if (puzzles > 0) {
        constraints.add(
            new Tally(
                "constraint", kind.plural(), puzzles, Optional.of(counts.get(OF_KIND + kind))));
      }
    }
    return List.copyOf(constraints);
  }

  private static List<OfRegions> regions(Counts counts) {
    List<OfRegions> regions = new ArrayList<>();
    counts
        .byNameAfter(ON_REGIONS)
        .forEach(
            (name, count) -> {
              String[] words = name.split(" ", -1);
              regions.add(new OfRegions(Integer.parseInt(words[0]), words[1], count));
            });
    regions.sort(OfRegions.ORDER);
    return List.copyOf(regions);
  }

  private static Histogram histogram(String prefix, int decimals, Counts counts) {
    TreeMap<Integer, Long> puzzles = new TreeMap<>();
    counts
        .byNameAfter(prefix)
        .forEach((number, count) -> puzzles.put(Integer.valueOf(number), count));
    return new Histogram(puzzles, decimals);
  }
}
