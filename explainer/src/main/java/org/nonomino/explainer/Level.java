package org.nonomino.explainer;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A name for puzzles of similar difficulty, with the upper bounds of their difficulty; see {@link
 * Levels}. Immutable.
 *
 * @param name the name as people read and type it
 * @param boxes the highest rating with regions that are boxes; empty if there is none
 * @param irregular the highest rating with other regions; empty if there is none
 * @param score the highest score; empty if there is none
 * @param knows the kinds of steps that must be enough to solve a puzzle; empty if any may be needed
 */
public record Level(
    String name,
    Optional<Rating> boxes,
    Optional<Rating> irregular,
    OptionalInt score,
    Optional<Set<StepKind>> knows) {
  /** Copies the set. */
  public Level {
    knows = knows.map(Set::copyOf);
  }

  /** Creates a level without a list of techniques. */
  public Level(String name, Optional<Rating> boxes, Optional<Rating> irregular, OptionalInt score) {
    this(name, boxes, irregular, score, Optional.empty());
  }

  /** Returns whether anything limits the puzzles of this level. */
  public boolean isBounded() {
    return boxes.isPresent() || irregular.isPresent() || score.isPresent() || knows.isPresent();
  }

  /** Returns the highest rating on a mask; empty if there is none. */
  public Optional<Rating> highest(RegionMask mask) {
    return BoxRegions.equalTo(mask).isPresent() ? boxes : irregular;
  }

  /** Returns whether the path of a puzzle on a mask stays within the bounds of numbers. */
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
