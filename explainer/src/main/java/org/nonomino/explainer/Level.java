package org.nonomino.explainer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;

/** What a rating means to people, in five words. */
public enum Level {
  /** Hidden singles in boxes will do; on irregular regions, hidden singles in any house. */
  EASY(12, 15),
  /** Hidden singles will do; on irregular regions, naked singles too. */
  MEDIUM(15, 23),
  /** Naked singles, or what gives a single at once; on irregular regions, locked candidates too. */
  HARD(25, 29),
  /** All that is seen without following chains. */
  FIENDISH(60, 60),
  /** Chains, and what is beyond all techniques. */
  DIABOLICAL(Integer.MAX_VALUE, Integer.MAX_VALUE);

  private final int highestForBoxes;
  private final int highestForOthers;

  Level(int highestForBoxes, int highestForOthers) {
    this.highestForBoxes = highestForBoxes;
    this.highestForOthers = highestForOthers;
  }

  /** Returns the highest rating of this level on a mask; empty if there is none. */
  public Optional<Rating> highest(RegionMask mask) {
    int highest = BoxRegions.equalTo(mask).isPresent() ? highestForBoxes : highestForOthers;
    return highest == Integer.MAX_VALUE ? Optional.empty() : Optional.of(new Rating(highest));
  }

  /** Returns the level of a puzzle on a mask. */
  public static Level of(Rating rating, RegionMask mask) {
    boolean hasBoxes = BoxRegions.equalTo(mask).isPresent();
    for (Level level : values()) {
      int highest = hasBoxes ? level.highestForBoxes : level.highestForOthers;
      if (rating.tenths() <= highest) {
        return level;
      }
    }
    return DIABOLICAL;
  }

  /**
   * Returns the level of a puzzle on a mask by what a rater said: beyond all techniques is the
   * highest; empty if it has no rating.
   */
  public static Optional<Level> of(Rated rated, RegionMask mask) {
    if (rated instanceof Rated.Beyond) {
      return Optional.of(DIABOLICAL);
    }
    return rated instanceof Rated.Solved solved
        ? Optional.of(of(solved.path().rating(), mask))
        : Optional.empty();
  }

  /** Returns how many levels another one is away, 0 for this one. */
  public int distanceTo(Level other) {
    List<Level> all = List.of(values());
    return Math.abs(all.indexOf(this) - all.indexOf(other));
  }

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
