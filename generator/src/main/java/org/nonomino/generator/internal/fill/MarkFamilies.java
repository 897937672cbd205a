package org.nonomino.generator.internal.fill;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nonomino.core.ConstraintKind;

/**
 * The kinds of marks, each with its negative constraints. Negative constraints depend on the marks,
 * because they hold only between cells without one. So a search for conflicting constraints keeps
 * the kinds of a family together.
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

  /** Returns the kind that represents the family of a kind. */
  public static ConstraintKind of(ConstraintKind kind) {
    return WITH_MARKS.stream()
        .filter(together -> together.contains(kind))
        .map(together -> together.iterator().next())
        .findFirst()
        .orElse(kind);
  }

  /** Returns whether constraints of a kind restrict cells without a mark between them. */
  public static boolean isNegative(ConstraintKind kind) {
    return NEGATIVES.contains(kind);
  }
}
