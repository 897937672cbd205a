package org.nonomino.explainer;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/**
 * A name for puzzles of similar difficulty, with the upper bounds of their difficulty; see {@link
 * Levels}. Immutable.
 *
 * @param name the name as people read and type it
 * @param boxes the highest rating with regions that are boxes; empty if there is none
 * @param irregular the highest rating with other regions; empty if there is none
 * @param constraints the bounds for puzzles whose path uses a technique for constraints; empty if
 *     the other ratings are also theirs
 * @param score the highest score; empty if there is none
 * @param knows the kinds of steps that must be enough to solve a puzzle; empty if any may be needed
 */
public record Level(
    String name,
    Optional<Rating> boxes,
    Optional<Rating> irregular,
    Optional<ConstraintBounds> constraints,
    OptionalInt score,
    Optional<Set<StepKind>> knows) {
  /** Copies the set. */
  public Level {
    knows = knows.map(Set::copyOf);
  }

  /** Creates a level with the same bounds for puzzles with constraints. */
  public Level(
      String name,
      Optional<Rating> boxes,
      Optional<Rating> irregular,
      OptionalInt score,
      Optional<Set<StepKind>> knows) {
    this(name, boxes, irregular, Optional.empty(), score, knows);
  }

  /** Creates a level without a list of techniques. */
  public Level(String name, Optional<Rating> boxes, Optional<Rating> irregular, OptionalInt score) {
    this(name, boxes, irregular, score, Optional.empty());
  }

  /** Returns whether anything limits the puzzles of this level. */
  public boolean isBounded() {
    return boxes.isPresent()
        || irregular.isPresent()
        || constraints.isPresent()
        || score.isPresent()
        || knows.isPresent();
  }

  /** Returns the highest rating of plain puzzles on a mask; empty if there is none. */
  public Optional<Rating> highest(RegionMask mask) {
    return BoxRegions.equalTo(mask).isPresent() ? boxes : irregular;
  }

  /**
   * Returns the highest rating that a puzzle with these rules can have; empty if there is none. If
   * conditions allow techniques for constraints, it is the higher one of two bounds.
   */
  public Optional<Rating> highest(Rules rules) {
    return rules.conditions().isEmpty()
        ? highest(rules.mask())
        : withConstraints(highest(rules.mask()));
  }

  /**
   * Returns the higher one of a bound for plain puzzles and that for paths that use techniques for
   * constraints; empty if there is no bound.
   */
  public Optional<Rating> withConstraints(Optional<Rating> plain) {
    return constraints
        .map(ConstraintBounds::rating)
        .flatMap(bound -> plain.map(bound::max))
        .or(() -> plain);
  }

  /** Returns whether the path of a puzzle on a mask stays within the bounds of numbers. */
  boolean holds(StepPath path, RegionMask mask) {
    boolean isEasyEnough =
        constraints
            .filter(bounds -> path.usesConstraints())
            .map(bounds -> bounds.hold(path))
            .orElseGet(
                () -> highest(mask).filter(max -> max.compareTo(path.rating()) < 0).isEmpty());
    return isEasyEnough && (score.isEmpty() || path.score() <= score.getAsInt());
  }

  /** The name. */
  @Override
  public String toString() {
    return name;
  }
}
