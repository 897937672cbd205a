package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;

/**
 * A level.
 *
 * @param level one of the levels
 */
record LevelCriterion(Levels levels, Level level) implements Criterion {
  @Override
  public RequestOption option() {
    return RequestOption.DIFFICULTY;
  }

  @Override
  public String subject() {
    return "difficulty";
  }

  @Override
  public void requirePossible(Setting setting) throws RequestException {
    setting.requireFirstStep(this);
    boolean isAboveLastCells =
        levels
            .highestBefore(level)
            .filter(before -> before.compareTo(StepKind.LAST_CELL.lowestRating()) >= 0)
            .isPresent();
    if (isAboveLastCells) {
      setting.requireMoreThanLastCells(this);
    }
  }

  @Override
  public Optional<Rating> highest(LayoutChoice layout) {
    if (layout instanceof LayoutChoice.Fixed fixed) {
      return level.highest(fixed.rules().mask());
    }
    // Random regions may happen to be boxes.
    return level.boxes().flatMap(boxes -> level.irregular().map(boxes::max));
  }

  @Override
  public boolean wantsFewClues() {
    // The upper bound of the previous level is below the lower bound of this one.
    return levels
        .highestBefore(level)
        .filter(before -> before.tenths() + 1 >= FEW_CLUES_FROM.tenths())
        .isPresent();
  }

  @Override
  public boolean isForPeople() {
    return level.boxes().isPresent() || level.knows().isPresent();
  }

  /** Returns a source that differs by level, so that puzzles of two levels are unrelated. */
  @Override
  public SeededRandom random(SeededRandom random) {
    return SeededRandom.of(random.nextLong(), level.name().hashCode());
  }

  @Override
  public Optional<LevelTarget> target(SeededRandom random) {
    return LevelTarget.of(level, levels, random);
  }

  @Override
  public Optional<Rating> highest(RegionMask mask) {
    return level.highest(mask);
  }

  @Override
  public Optional<Rating> tooLow(RegionMask mask) {
    return levels.before(level).flatMap(low -> low.highest(mask));
  }

  @Override
  public boolean isMetByRating() {
    return level.score().isEmpty() && level.knows().isEmpty();
  }

  @Override
  public int above(Rated rated) {
    return rated.foundLevel().map(found -> levels.above(level, found)).orElse(FAR);
  }

  /** Returns whether bottlenecks are forbidden, as on the easiest level. */
  @Override
  public boolean needsProfile() {
    return levels.before(level).isEmpty();
  }

  @Override
  public int unpleasantness(PathProfile profile) {
    return needsProfile() ? profile.bottlenecks() : 0;
  }

  @Override
  public String toString() {
    return "of difficulty " + level;
  }
}
