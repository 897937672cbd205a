package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
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
 * ratings. Immutable; thread-safe.
 */
abstract class Criterion {
  /** Larger than any real distance, in levels or in tenths. */
  static final int FAR = 1000;

  /**
   * Puzzles with this or a higher rating are more frequent among those with few clues. Easier ones
   * are common with a pleasant number of clues.
   */
  static final Rating FEW_CLUES_FROM = new Rating(26);

  /** A property of the puzzles that meet a criterion, or of the way in which they are judged. */
  enum Trait {
    /** They are more frequent among puzzles with few clues. */
    FEW_CLUES,
    /** Many people solve them, so that a symmetry is welcome. */
    FOR_PEOPLE,
    /** Few puzzles of a level are like this, so that any rating of the level will do. */
    RARE,
    /** The steps alone decide, before there is a rating. */
    JUDGED_ALONE,
    /** Every puzzle with a higher rating than {@link Criterion#tooLow} meets it. */
    MET_BY_RATING,
    /** The profile of the solving path is needed. */
    NEEDS_PROFILE
  }

  private final RequestOption option;
  private final String subject;
  private final String words;
  private final Set<Trait> traits;

  /**
   * @param option requests this criterion
   * @param subject the subject to vary in another request; empty if that would not help
   * @param words describes the puzzles: {@code that needs x-wing}; empty if it adds nothing
   */
  Criterion(RequestOption option, String subject, String words, Set<Trait> traits) {
    this.option = option;
    this.subject = subject;
    this.words = words;
    this.traits = Set.copyOf(traits);
  }

  RequestOption option() {
    return option;
  }

  String subject() {
    return subject;
  }

  boolean has(Trait trait) {
    return traits.contains(trait);
  }

  @Override
  public String toString() {
    return words;
  }

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

    /** Returns whether puzzles may need techniques for constraints. */
    boolean hasConditions() {
      return constraints.arePlaced()
          || (layout instanceof LayoutChoice.Fixed fixed && !fixed.rules().conditions().isEmpty())
          || (layout instanceof LayoutChoice.Random random && !random.constraints().isEmpty());
    }

    /** Returns whether every step is a last cell. */
    private boolean hasLastCellsOnly() {
      // One of up to three empty cells is always alone in a row or a column.
      return clues.isPresent() && clues.getAsInt() >= layout.size() * layout.size() - 3;
    }

    /** Returns whether the first step uses a constraint, because there are no clues. */
    private boolean hasNoClues() {
      return constraints.arePlaced() && clues.orElse(constraints.hasCover() ? 0 : 1) == 0;
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
      Optional<Rating> max = bounding.highest(this);
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
  void requirePossible(Setting setting) throws RequestException {}

  /** Returns the highest acceptable rating of the requested puzzles; empty if there is none. */
  Optional<Rating> highest(Setting setting) {
    return Optional.empty();
  }

  /** Returns the source of randomness for a puzzle. */
  SeededRandom random(SeededRandom random) {
    return random;
  }

  /** Returns the part of a band in which the rating of a puzzle should be, if there is a band. */
  Optional<LevelTarget> target(SeededRandom random) {
    return Optional.empty();
  }

  /** Judges a puzzle without its rating. */
  Judgement judge(Puzzle puzzle, Deadline deadline) {
    return Judgement.MET;
  }

  /** Returns the highest acceptable rating; empty if there is none. */
  Optional<Rating> highest(Rules rules) {
    return Optional.empty();
  }

  /** Returns the highest rating that is too low; empty if there is none. */
  Optional<Rating> tooLow(Rules rules) {
    return Optional.empty();
  }

  /** Returns how far a puzzle is above the requirement, or below it as a negative number. */
  int above(Rated rated) {
    return 0;
  }

  /** Returns the number of things that make a solving path unpleasant. */
  int unpleasantness(PathProfile profile) {
    return 0;
  }

  /** Judges a puzzle whose rating suits all criteria. */
  Judgement judge(Puzzle puzzle, Rated rated, Explainer explainer, Deadline deadline) {
    return Judgement.MET;
  }
}
