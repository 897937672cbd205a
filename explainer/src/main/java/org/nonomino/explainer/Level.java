package org.nonomino.explainer;

import java.util.Locale;
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

  /** The name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
