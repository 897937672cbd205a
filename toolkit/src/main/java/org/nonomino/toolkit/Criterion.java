package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.Puzzle;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Explainer;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.text.ProblemCode;

/**
 * One requirement of a {@link Difficulty}. It judges puzzles, by their steps alone or by their
 * ratings; its text describes the puzzles that meet it, {@code that needs x-wing}. Immutable;
 * thread-safe.
 */
interface Criterion {
  /** Larger than any real distance, in levels or in tenths. */
  int FAR = 1000;

  /**
   * Puzzles with this or a higher rating are more frequent among those with few clues. Easier ones
   * are common with a pleasant number of clues.
   */
  Rating FEW_CLUES_FROM = new Rating(26);

  /** The option that requests this criterion. */
  RequestOption option();

  /** Returns the subject to vary in another request; empty if that would not help. */
  default String subject() {
    return "";
  }

  // ------------------------------------------------------------------------- before the generation

  /**
   * The rest of a request.
   *
   * @param layout the regions with the constraints of the whole grid
   * @param constraints the constraints to place
   * @param clues the requested number of clues, if any
   * @param criteria all criteria
   */
  record Setting(
      LayoutChoice layout,
      ConstraintRequest constraints,
      OptionalInt clues,
      List<Criterion> criteria) {
    /** Returns the criterion of a class, if there is one. */
    <T> Optional<T> other(Class<T> type) {
      return criteria.stream().filter(type::isInstance).map(type::cast).findFirst();
    }

    /** Returns whether every step is a last cell. */
    private boolean hasLastCellsOnly() {
      // One of up to three empty cells is always alone in a row or a column.
      return clues.isPresent() && clues.getAsInt() >= layout.size() * layout.size() - 3;
    }

    /** Returns whether the first step uses a constraint, because there are no clues. */
    private boolean hasNoClues() {
      return constraints.arePlaced() && clues.orElse(constraints.isKiller() ? 0 : 1) == 0;
    }

    /** Refuses puzzles that need more than last cells if their clues leave no other steps. */
    void requireMoreThanLastCells(Criterion wanting) throws RequestException {
      if (hasLastCellsOnly()) {
        throw new RequestException(
            List.of(wanting.option(), RequestOption.CLUES),
            ProblemCode.TOO_FEW_EMPTY_CELLS.bare(),
            "With so few empty cells, every step is a Last Cell, rated "
                + StepKind.LAST_CELL.lowestRating()
                + " at most. Ask for fewer clues.");
      }
    }

    /** Refuses puzzles without clues that are easier than their first step. */
    void requireFirstStep(Criterion bounding) throws RequestException {
      Optional<Rating> max = bounding.highest(layout);
      if (max.isEmpty() || !hasNoClues()) {
        return;
      }
      Rating first =
          (constraints.isKillerOnly() ? StepKind.RULE_OF_45 : StepKind.RELATED_CELLS)
              .lowestRating();
      if (max.get().compareTo(first) < 0) {
        throw RequestException.impossible(
            List.of(bounding.option(), constraints.option()),
            "Without clues, the first step is rated %s or higher. Ask for a harder puzzle, or for some clues."
                .formatted(first));
      }
    }
  }

  /**
   * Checks that a puzzle can meet this criterion along with the rest of the request.
   *
   * @throws RequestException if none can; not if it is merely hard to find in time
   */
  default void requirePossible(Setting setting) throws RequestException {}

  /** Returns the highest acceptable rating on the requested regions; empty if there is none. */
  default Optional<Rating> highest(LayoutChoice layout) {
    return Optional.empty();
  }

  /** Returns whether such puzzles are more frequent among those with few clues. */
  default boolean wantsFewClues() {
    return false;
  }

  /** Returns whether many people solve such puzzles, so that a symmetry is welcome. */
  default boolean isForPeople() {
    return false;
  }

  /** Returns the source of randomness for a puzzle. */
  default SeededRandom random(SeededRandom random) {
    return random;
  }

  /** Returns the part of a band in which the rating of a puzzle should be, if there is a band. */
  default Optional<LevelTarget> target(SeededRandom random) {
    return Optional.empty();
  }

  /** Returns whether few puzzles of a level meet this, so that any rating of the level will do. */
  default boolean isRare() {
    return false;
  }

  // ------------------------------------------------------------------------------------- the
  // puzzle

  /** Returns whether {@link #judge} decides about this criterion. */
  default boolean isJudgedAlone() {
    return false;
  }

  /** Judges a puzzle without its rating. */
  default Judgement judge(Puzzle puzzle, Deadline deadline) {
    return Judgement.MET;
  }

  /** Returns the highest acceptable rating; empty if there is none. */
  default Optional<Rating> highest(RegionMask mask) {
    return Optional.empty();
  }

  /** Returns the highest rating that is too low; empty if there is none. */
  default Optional<Rating> tooLow(RegionMask mask) {
    return Optional.empty();
  }

  /**
   * Returns whether every puzzle with a higher rating than {@link #tooLow} meets this criterion.
   */
  default boolean isMetByRating() {
    return false;
  }

  /** Returns how far a puzzle is above the requirement, or below it as a negative number. */
  default int above(Rated rated) {
    return 0;
  }

  /** Returns whether {@link #unpleasantness} needs the profile of a solving path. */
  default boolean needsProfile() {
    return false;
  }

  /** Returns the number of things that make a solving path unpleasant. */
  default int unpleasantness(PathProfile profile) {
    return 0;
  }

  /** Judges a puzzle whose rating suits all criteria. */
  default Judgement judge(Puzzle puzzle, Rated rated, Explainer explainer, Deadline deadline) {
    return Judgement.MET;
  }
}
