package org.nonomino.explainer;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;

/**
 * A name for puzzles of similar difficulty, with the upper bounds of their difficulty; see {@link
 * Levels}. Immutable.
 *
 * @param name the name as people read and type it
 * @param boxes the highest rating with regions that are boxes; empty if there is none
 * @param irregular the highest rating with other regions; empty if there is none
 * @param score the highest score; empty if there is none
 */
public record Level(
    String name, Optional<Rating> boxes, Optional<Rating> irregular, OptionalInt score) {
  /** Returns the highest rating on a mask; empty if there is none. */
  public Optional<Rating> highest(RegionMask mask) {
    return BoxRegions.equalTo(mask).isPresent() ? boxes : irregular;
  }

  /** Returns whether the path of a puzzle on a mask stays within the bounds. */
  boolean holds(StepPath path, RegionMask mask) {
    return highest(mask).filter(max -> max.compareTo(path.rating()) < 0).isEmpty()
        && (score.isEmpty() || path.score() <= score.getAsInt());
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }
}
