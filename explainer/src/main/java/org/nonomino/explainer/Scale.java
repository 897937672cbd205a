package org.nonomino.explainer;

import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.NamedForm;

/** The measures for rating puzzles. */
public enum Scale {
  /** The hardest step, with only the techniques of Sudoku Explainer. */
  SE,
  /**
   * The hardest step, including the law of leftovers, because it makes irregular regions easier for
   * people.
   */
  NONOMINO,
  /** The sum of the costs of all steps, with all techniques that have names. */
  SCORE;

  /**
   * Returns why puzzles with these rules cannot be rated, without a full stop; empty if they can.
   * The scale of Sudoku Explainer has ratings for a few constraints, and only on boxes.
   */
  public Optional<String> refusal(Rules rules) {
    if (this != SE) {
      return Optional.empty();
    }
    SortedSet<String> unknown = new TreeSet<>();
    SortedSet<String> known = new TreeSet<>();
    for (Constraint constraint : NamedForm.of(rules).constraints()) {
      ConstraintKind kind = constraint.kind();
      (isKnownToSudokuExplainer(kind) ? known : unknown).add(kind.plural());
    }
    if (!rules.mask().partialRegions().isEmpty()) {
      return Optional.of(
          "the scale of Sudoku Explainer has no ratings for regions that do not cover the grid");
    }
    boolean hasBoxes = BoxRegions.equalTo(rules.mask()).isPresent();
    if (!unknown.isEmpty()) {
      return Optional.of(
          "the scale of Sudoku Explainer has no ratings for puzzles with these constraints: "
              + String.join(", ", unknown));
    }
    return known.isEmpty() || hasBoxes
        ? Optional.empty()
        : Optional.of(
            "the scale of Sudoku Explainer has ratings for these constraints only on boxes: "
                + String.join(", ", known));
  }

  private static boolean isKnownToSudokuExplainer(ConstraintKind kind) {
    return switch (kind) {
      case DIAGONAL, WINDOKU, DISJOINT_GROUPS, ANTI_KNIGHT, ANTI_KING, NON_CONSECUTIVE -> true;
      default -> false;
    };
  }

  /** Returns the default preference between steps. */
  public Preference usualPreference() {
    return this == SCORE ? Preference.NAMES : Preference.SE;
  }

  /** Returns the name as people type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
