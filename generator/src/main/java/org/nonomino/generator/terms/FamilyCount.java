package org.nonomino.generator.terms;

import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.ConstraintKind;

/**
 * A family of constraints to place on the grid.
 *
 * @param family the family
 * @param number how many to place before any is removed as needless, at least 1; empty for as many
 *     as fit, and for all true marks of families of marks
 */
public record FamilyCount(ConstraintFamily family, OptionalInt number) {
  /** Throws an {@link IllegalArgumentException} if the number is below 1. */
  public FamilyCount {
    if (number.isPresent() && number.getAsInt() < 1) {
      throw new IllegalArgumentException(number.getAsInt() + " " + family);
    }
  }

  /** Returns the kinds of the constraints that puzzles may have. */
  public List<ConstraintKind> kinds() {
    return family.kinds(number.isEmpty());
  }

  @Override
  public String toString() {
    return (number.isPresent() ? number.getAsInt() : "all") + " " + family;
  }
}
