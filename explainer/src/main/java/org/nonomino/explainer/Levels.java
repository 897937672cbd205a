package org.nonomino.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.explainer.terms.Rating;

/**
 * The levels of puzzles, the easiest first. The level of a puzzle is the first one whose bounds its
 * path does not exceed. Immutable; thread-safe.
 *
 * @param all at least one; the last has no bounds
 */
public record Levels(List<Level> all) {
  /**
   * The default levels: puzzles solved by scanning; by all singles; with candidates; by all
   * patterns without chains; by single chains; and by following several chains.
   */
  public static final Levels STANDARD =
      new Levels(
          List.of(
              upTo("easy", 15, 15, 23, 45),
              upTo("medium", 25, 27, 26, 75),
              upTo("hard", 40, 40, 40, 150),
              upTo("fiendish", 62, 62, 62, 400),
              upTo("diabolical", 79, 79, 79, 1000),
              new Level("extreme", Optional.empty(), Optional.empty(), OptionalInt.empty())));

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException if there are no levels, or if the last one has a bound
   */
  public Levels {
    all = List.copyOf(all);
    if (all.isEmpty()) {
      throw new IllegalArgumentException("no levels");
    }
    Level last = all.get(all.size() - 1);
    if (last.isBounded()) {
      throw new IllegalArgumentException("some puzzles are above " + last);
    }
  }

  private static Level upTo(
      String name, int boxes, int irregular, int withConstraints, int effort) {
    return new Level(
        name,
        Optional.of(new Rating(boxes)),
        Optional.of(new Rating(irregular)),
        Optional.of(new ConstraintBounds(new Rating(withConstraints), effort)),
        OptionalInt.empty(),
        Optional.empty());
  }

  /** Returns the level with this name; empty if there is none. */
  public Optional<Level> named(String name) {
    return all.stream().filter(level -> level.name().equals(name)).findFirst();
  }

  /**
   * Returns the levels that name puzzles rated on a scale. The {@link #STANDARD standard} bounds
   * are those of the default scale, so only its ratings get these names. On the scale of scores, a
   * level is named by its score alone.
   *
   * @return empty if these levels do not name the ratings of this scale
   */
  public Optional<Levels> on(Scale scale) {
    return switch (scale) {
      case NONOMINO -> Optional.of(this);
      case SE -> equals(STANDARD) ? Optional.empty() : Optional.of(this);
      case SCORE -> byScore();
    };
  }

  /** Returns the levels with their scores as the only bounds; empty if a score is missing. */
  private Optional<Levels> byScore() {
    List<Level> scored = new ArrayList<>();
    for (Level level : all) {
      if (level.score().isEmpty() && level.isBounded()) {
        return Optional.empty();
      }
      scored.add(new Level(level.name(), Optional.empty(), Optional.empty(), level.score()));
    }
    return scored.size() > 1 ? Optional.of(new Levels(scored)) : Optional.empty();
  }

  /** Returns the last level. It has no bounds. */
  Level highest() {
    return all.get(all.size() - 1);
  }

  /**
   * Returns by how many levels the first is above the second: 0 if they are the same, negative if
   * it is below.
   */
  public int above(Level other, Level one) {
    return all.indexOf(one) - all.indexOf(other);
  }

  /** Returns the level before another; empty for the easiest. */
  public Optional<Level> before(Level level) {
    int index = all.indexOf(level);
    return index <= 0 ? Optional.empty() : Optional.of(all.get(index - 1));
  }

  /**
   * Returns the highest rating of puzzles with boxes on the level before this one; puzzles of this
   * level are rated higher, unless their score is high. Empty for the easiest level.
   */
  public Optional<Rating> highestBefore(Level level) {
    return before(level).flatMap(Level::boxes);
  }
}
