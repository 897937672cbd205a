package org.nonomino.toolkit;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.LayoutChoice;

/** A range of ratings. Puzzles beyond all techniques have no rating. */
record RatingCriterion(RatingRange range) implements Criterion {
  @Override
  public RequestOption option() {
    return RequestOption.RATING;
  }

  @Override
  public String subject() {
    return "difficulty";
  }

  @Override
  public void requirePossible(Setting setting) throws RequestException {
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
  public Optional<Rating> highest(LayoutChoice layout) {
    return range.max();
  }

  @Override
  public boolean wantsFewClues() {
    return range.min().filter(min -> min.compareTo(FEW_CLUES_FROM) >= 0).isPresent();
  }

  @Override
  public boolean isRare() {
    return true;
  }

  @Override
  public Optional<Rating> highest(RegionMask mask) {
    return range.max();
  }

  @Override
  public Optional<Rating> tooLow(RegionMask mask) {
    return range.min().map(min -> new Rating(min.tenths() - 1));
  }

  @Override
  public boolean isMetByRating() {
    return true;
  }

  @Override
  public int above(Rated rated) {
    return Difficulty.rating(rated).map(range::above).orElse(FAR);
  }

  @Override
  public String toString() {
    return "rated " + range;
  }
}
