package org.nonomino.app.rate;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.nonomino.explainer.Level;
import org.nonomino.explainer.Levels;
import org.nonomino.explainer.SimpleDifficulty;

/** Counts the ratings of a run. */
final class RatingTally {
  private final long start = System.nanoTime();
  private final Map<String, Long> byWord = new LinkedHashMap<>();
  private final long[] bySimpleLevel = new long[SimpleDifficulty.LEVELS];
  private double simpleSum;
  private long puzzles;

  /**
   * @param levels that puzzles can have
   */
  RatingTally(Levels levels) {
    // They are listed in this order, whatever comes first.
    for (Level level : levels.all()) {
      byWord.put(level.name(), 0L);
    }
    for (RatedPuzzle.Verdict verdict : RatedPuzzle.Verdict.values()) {
      byWord.put(verdict.name(), 0L);
    }
  }

  void add(RatedPuzzle puzzle) {
    puzzles++;
    byWord.merge(puzzle.word(), 1L, Long::sum);
    SimpleDifficulty simple = SimpleDifficulty.of(puzzle.entry().puzzle());
    simpleSum += simple.value();
    bySimpleLevel[simple.level()]++;
  }

  void addMalformed() {
    puzzles++;
    byWord.merge("malformed", 1L, Long::sum);
  }

  /** Returns one line on how many puzzles there were of each level. */
  String summary() {
    StringJoiner counts = new StringJoiner(", ");
    byWord.forEach(
        (word, count) -> {
          if (count > 0) {
            counts.add(count + " " + inWords(word));
          }
        });
    return puzzles + (puzzles == 1 ? " puzzle: " : " puzzles: ") + counts + "\n";
  }

  private static String inWords(String word) {
    return switch (word) {
      case "beyond" -> "beyond the techniques";
      case "none" -> "without a solution";
      case "several" -> "with several solutions";
      case "limit" -> "stopped at a limit";
      default -> word;
    };
  }

  /** Returns the summary, the simple formula, and the time. */
  String statistics() {
    double seconds = (System.nanoTime() - start) / 1e9;
    return summary()
        + simple()
        + String.format(Locale.ROOT, "%.3f s total, %,.0f puzzles/s\n", seconds, puzzles / seconds);
  }

  private String simple() {
    StringJoiner levels = new StringJoiner(", ");
    long counted = 0;
    for (int level = 0; level < bySimpleLevel.length; level++) {
      levels.add(bySimpleLevel[level] + " of level " + level);
      counted += bySimpleLevel[level];
    }
    return counted == 0
        ? ""
        : String.format(
            Locale.ROOT, "simple formula: %.3f on average; %s\n", simpleSum / counted, levels);
  }
}
