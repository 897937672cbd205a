package org.nonomino.generator.internal.fill;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.ConstraintKind;

/**
 * The kinds of marks, each with its negative constraints. Negative constraints depend on the marks:
 * without its dots, a puzzle of non-consecutive neighbours is another one. So a search for what is
 * to blame keeps them together.
 */
public final class MarkFamilies {
  private static final List<Set<ConstraintKind>> WITH_MARKS =
      List.of(
          EnumSet.of(
              ConstraintKind.WHITE_DOT,
              ConstraintKind.BLACK_DOT,
              ConstraintKind.NON_CONSECUTIVE,
              ConstraintKind.NEGATIVE_RATIO),
          EnumSet.of(ConstraintKind.XV, ConstraintKind.NEGATIVE_XV));

  private static final Set<ConstraintKind> NEGATIVES =
      EnumSet.of(
          ConstraintKind.NON_CONSECUTIVE,
          ConstraintKind.NEGATIVE_RATIO,
          ConstraintKind.NEGATIVE_XV);

  private MarkFamilies() {}

  /** Returns one kind of the family of a kind, the same for the whole family. */
  public static ConstraintKind of(ConstraintKind kind) {
    return WITH_MARKS.stream()
        .filter(together -> together.contains(kind))
        .map(together -> together.iterator().next())
        .findFirst()
        .orElse(kind);
  }

  /** Returns whether constraints of a kind forbid something where there is no mark. */
  public static boolean isNegative(ConstraintKind kind) {
    return NEGATIVES.contains(kind);
  }
}
