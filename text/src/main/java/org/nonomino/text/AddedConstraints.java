package org.nonomino.text;

import java.util.Optional;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;

/** Constraints that all puzzles of an input get besides their own. Thread-safe. */
final class AddedConstraints {
  private static final int CACHED_RULES = 256;

  private final String text;
  private final BoundedCache<RegionMask, Rules> rules = new BoundedCache<>(CACHED_RULES);

  /**
   * @param text the constraints as {@link ConstraintNotation} reads them
   */
  AddedConstraints(String text) {
    this.text = text;
  }

  /**
   * Returns the rules of a mask with these constraints; equal masks may share them.
   *
   * @param place the place of the puzzle
   * @throws MalformedTextException if the constraints do not fit the size
   */
  Rules with(RegionMask mask, Place place) throws MalformedTextException {
    Optional<Rules> known = rules.find(mask);
    if (known.isPresent()) {
      return known.get();
    }
    try {
      return rules.keep(
          mask,
          Rules.of(mask, ConstraintNotation.read("", ConstraintNotation.token(text), mask.size())));
    } catch (MalformedTextException e) {
      throw new MalformedTextException(place, e.coded(), e.problem(), e.advice());
    }
  }
}
