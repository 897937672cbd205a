package org.nonomino.toolkit;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.PathProfile;
import org.nonomino.explainer.Rated;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.StepKind;
import org.nonomino.generator.terms.LayoutChoice;
import org.nonomino.generator.terms.SeededRandom;

/** A level. */
final class LevelCriterion extends Criterion {
  private final Levels levels;
  private final Level level;

  LevelCriterion(Levels levels, Level level) {
    super(RequestOption.DIFFICULTY, "difficulty", "of difficulty " + level, traits(levels, level));
    this.levels = levels;
    this.level = level;
  }

  private static Set<Trait> traits(Levels levels, Level level) {
    Set<Trait> traits = EnumSet.noneOf(Trait.class);
    // The upper bound of the previous level is below the lower bound of this one.
    if (levels
        .highestBefore(level)
        .filter(before -> before.tenths() + 1 >= FEW_CLUES_FROM.tenths())
        .isPresent()) {
      traits.add(Trait.FEW_CLUES);
    }
    if (level.boxes().isPresent() || level.knows().isPresent()) {
      traits.add(Trait.FOR_PEOPLE);
    }
    if (level.score().isEmpty() && level.knows().isEmpty()) {
      traits.add(Trait.MET_BY_RATING);
    }
    // Bottlenecks are forbidden on the easiest level.
    if (levels.before(level).isEmpty()) {
      traits.add(Trait.NEEDS_PROFILE);
    }
    return traits;
  }

  @Override
  void requirePossible(Setting setting) throws RequestException {
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
  Optional<Rating> highest(Setting setting) {
    // Random regions may happen to be boxes.
    Optional<Rating> plain =
        setting.layout() instanceof LayoutChoice.Fixed fixed
            ? level.highest(fixed.rules().mask())
            : level.boxes().flatMap(boxes -> level.irregular().map(boxes::max));
    return setting.hasConditions() ? level.withConstraints(plain) : plain;
  }

  /** Returns a source that differs by level, so that puzzles of two levels are unrelated. */
  @Override
  SeededRandom random(SeededRandom random) {
    return SeededRandom.of(random.nextLong(), level.name().hashCode());
  }

  @Override
  Optional<LevelTarget> target(SeededRandom random) {
    return LevelTarget.of(level, levels, random);
  }

  @Override
  Optional<Rating> highest(Rules rules) {
    return level.highest(rules);
  }

  @Override
  Optional<Rating> tooLow(Rules rules) {
    return levels.before(level).flatMap(low -> low.highest(rules));
  }

  @Override
  int above(Rated rated) {
    return rated.foundLevel().map(found -> levels.above(level, found)).orElse(FAR);
  }

  @Override
  int unpleasantness(PathProfile profile) {
    return has(Trait.NEEDS_PROFILE) ? profile.bottlenecks() : 0;
  }
}
