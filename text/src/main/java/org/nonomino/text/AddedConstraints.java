package org.nonomino.text;

import java.util.Optional;
import org.nonomino.core.BoundedCache;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.Symbols;

/** Constraints that all puzzles of an input get besides their own. Thread-safe. */
final class AddedConstraints {
  private static final int CACHED_RULES = 256;

  private record Key(RegionMask mask, Symbols symbols) {}

  private final String text;
  private final BoundedCache<Key, Rules> rules = new BoundedCache<>(CACHED_RULES);

  /**
   * @param text the constraints as {@link ConstraintNotation} reads them
   */
  AddedConstraints(String text) {
    this.text = text;
  }

  /**
   * Returns the rules of a mask with these constraints; equal masks may share them.
   *
   * @param symbols those of the puzzle
   * @param place the place of the puzzle
   * @throws MalformedTextException if the constraints do not fit the size
   */
  Rules with(RegionMask mask, Symbols symbols, Place place) throws MalformedTextException {
    Key key = new Key(mask, symbols);
    Optional<Rules> known = rules.find(key);
    if (known.isPresent()) {
      return known.get();
    }
    try {
      return rules.keep(
          key,
          Rules.of(
              mask, ConstraintNotation.read("", ConstraintNotation.token(text), symbols), symbols));
    } catch (MalformedTextException e) {
      throw new MalformedTextException(place, e.coded(), e.problem(), e.advice());
    }
  }
}
