package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;

/** A range of ratings. Puzzles beyond all techniques have no rating. */
final class RatingCriterion extends Criterion {
  private final RatingRange range;

  RatingCriterion(RatingRange range) {
    super(
        RequestOption.RATING,
        "difficulty",
        "rated " + range,
        range.min().filter(min -> min.compareTo(FEW_CLUES_FROM) >= 0).isPresent()
            ? EnumSet.of(Trait.RARE, Trait.MET_BY_RATING, Trait.FEW_CLUES)
            : EnumSet.of(Trait.RARE, Trait.MET_BY_RATING));
    this.range = range;
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
    if (setting.other(LevelCriterion.class).isPresent()) {
      throw RequestException.impossible(
          List.of(RequestOption.RATING, RequestOption.DIFFICULTY), "Give only one of them.");
    }
    setting.requireFirstStep(this);
    if (range
        .min()
        .filter(min -> min.compareTo(StepKind.LAST_CELL.lowestRating()) > 0)
        .isPresent()) {
      setting.requireMoreThanLastCells(this);
    }
  }

  @Override
  Optional<Rating> highest(Setting setting) {
    return range.max();
  }

  @Override
  Optional<Rating> highest(Rules rules) {
    return range.max();
  }

  @Override
  Optional<Rating> tooLow(Rules rules) {
    return range.min().map(min -> new Rating(min.tenths() - 1));
  }

  @Override
  int above(Rated rated) {
    return Difficulty.rating(rated).map(range::above).orElse(FAR);
  }
}
