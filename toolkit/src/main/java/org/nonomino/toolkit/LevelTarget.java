package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.StepPath;
import org.nonomino.generator.terms.Judgement;
import org.nonomino.generator.terms.SeededRandom;

/**
 * A place in the band of a level that the rating of a puzzle should be near. Without one, most
 * puzzles of a level have the lowest ratings of its band. Used by one thread, for one puzzle.
 */
final class LevelTarget {
  /** A rating is near enough within a tenth of the band. */
  private static final int TENTHS_OF_BAND = 10;

  /** After this many refusals, every puzzle of the level is accepted. */
  private static final int REFUSALS_FOR_BAND = 30;

  /**
   * Every puzzle of the level is also accepted after this many times the judgements that the first
   * one needed. So a rating that hardly exists on the layout does not take many times as long.
   */
  private static final int PATIENCE = 20;

  private final Level level;
  private final Levels levels;

  /** The place in the band, from 0 for its lowest rating to 1 for its highest. */
  private final double place;

  private final Patience patience = new Patience(REFUSALS_FOR_BAND, PATIENCE);

  private LevelTarget(Level level, Levels levels, double place) {
    this.level = level;
    this.levels = levels;
    this.place = place;
  }

  /**
   * Draws a place, all equally likely.
   *
   * @return empty for the easiest level, whose puzzles would become easier only by too many clues,
   *     and for a level without a highest rating, because it has no band
   */
  static Optional<LevelTarget> of(Level level, Levels levels, SeededRandom random) {
    return levels.before(level).isPresent()
            && level.boxes().isPresent()
            && level.irregular().isPresent()
        ? Optional.of(new LevelTarget(level, levels, random.nextDouble()))
        : Optional.empty();
  }

  /** Counts a judgement of any puzzle. */
  void count() {
    patience.count();
  }

  /**
   * Judges the path of a puzzle of the level. Each refusal allows a larger distance, so that a rare
   * rating is not sought without end. If the bounds for constraints apply, every path is accepted,
   * because the effort already separates such puzzles better than their ratings.
   */
  Judgement judge(StepPath path, RegionMask mask) {
    if (level.constraints().isPresent() && path.usesConstraints()) {
      return Judgement.MET;
    }
    int max = level.highest(mask).orElseThrow().tenths();
    int before =
        levels
            .before(level)
            .flatMap(lower -> lower.highest(mask))
            .map(highest -> highest.tenths() + 1)
            .orElse(max);
    // Levels that differ only by their scores have the same bounds.
    int min = Math.min(max, before);
    int band = max - min + 1;
    int wanted = min + (int) (place * band);
    int distance = path.rating().tenths() - wanted;
    patience.meet();
    int allowed = band / TENTHS_OF_BAND + patience.refused() * band / REFUSALS_FOR_BAND;
    if (patience.isOver() || Math.abs(distance) <= allowed) {
      return Judgement.MET;
    }
    patience.refuse();
    return new Judgement(
        distance > 0 ? Judgement.Kind.TOO_HARD : Judgement.Kind.TOO_EASY, Math.abs(distance));
  }
}
