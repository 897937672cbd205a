package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.Refusals;
import org.nonomino.explainer.StepPath;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.explainer.terms.TechniqueFamily;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.solver.Deadline;

/** A kind of steps that must be needed. */
class TechniqueCriterion extends Criterion {
  private final StepKind kind;

  /**
   * @param isJudgedAlone whether another criterion, or a subclass, judges without the rating
   */
  TechniqueCriterion(StepKind kind, boolean isJudgedAlone) {
    super(
        RequestOption.TECHNIQUE,
        "technique",
        "that needs " + kind,
        isJudgedAlone
            ? EnumSet.of(Trait.RARE, Trait.FEW_CLUES, Trait.JUDGED_ALONE)
            : EnumSet.of(Trait.RARE, Trait.FEW_CLUES));
    this.kind = kind;
  }

  StepKind kind() {
    return kind;
  }

  /** Returns this criterion for puzzles of known techniques, as {@link KnowsCriterion} judges. */
  TechniqueCriterion amongKnown() {
    return new TechniqueCriterion(kind, true);
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
    requireOccurring(setting.layout(), setting.constraints());
    for (Criterion other : setting.criteria()) {
      Optional<Rating> max = other.highest(setting);
      if (max.isPresent() && max.get().compareTo(kind.lowestRating()) < 0) {
        throw RequestException.impossible(
            List.of(RequestOption.TECHNIQUE, other.option()),
            "A puzzle that needs '%s' is rated %s or higher, so ask for more than %s."
                .formatted(kind.words(), kind.lowestRating(), max.get()));
      }
    }
    if (kind != StepKind.LAST_CELL) {
      setting.requireMoreThanLastCells(this);
    }
  }

  private void requireOccurring(LayoutChoice layout, ConstraintRequest constraints)
      throws RequestException {
    // Random regions may happen to be boxes.
    Optional<String> refusal =
        layout instanceof LayoutChoice.Fixed
                || constraints.areAny()
                || kind.family() == TechniqueFamily.CONSTRAINTS
            ? Refusals.of(kind, constraints.sample(layout))
            : Optional.empty();
    if (refusal.isPresent()) {
      boolean areToBlame = constraints.areAny() && kind.family() == TechniqueFamily.UNIQUENESS;
      throw RequestException.impossible(
          List.of(
              RequestOption.TECHNIQUE, areToBlame ? constraints.option() : RequestOption.REGIONS),
          "'%s' never occurs %s: %s."
              .formatted(
                  kind.words(),
                  areToBlame ? "with constraints" : "on these regions",
                  refusal.get()));
    }
  }

  @Override
  Judgement judge(Puzzle puzzle, Rated rated, Explainer explainer, Deadline deadline) {
    if (has(Trait.JUDGED_ALONE)) {
      return Judgement.MET;
    }
    return rated instanceof Rated.Solved solved
        ? judgeNeeded(puzzle, solved.path(), explainer, deadline)
        : new Judgement(Judgement.Kind.TOO_HARD, FAR);
  }

  /** Judges whether a solving path needs such a step. */
  Judgement judgeNeeded(Puzzle puzzle, StepPath path, Explainer explainer, Deadline deadline) {
    if (path.steps().stream().noneMatch(step -> step.kind() == kind)) {
      return new Judgement(Judgement.Kind.UNLIKE, 1);
    }
    return explainer
        .isNeeded(kind, puzzle, path, deadline)
        .map(isNeeded -> isNeeded ? Judgement.MET : new Judgement(Judgement.Kind.UNLIKE, 1))
        .orElse(Judgement.UNDECIDED);
  }
}
