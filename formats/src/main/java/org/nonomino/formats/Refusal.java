package org.nonomino.formats;

import java.util.Optional;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.core.RegionMask;
import org.nonomino.text.ProblemWords;

/** The reason why a format cannot store a puzzle, in the same words for all restricted formats. */
final class Refusal {
  /** The only mask of programs that support only classic puzzles. */
  static final RegionMask CLASSIC = RegionMask.boxes(3, 3);

  private static final String WAY_OUT = " Use json, line or csv instead.";

  private Refusal() {}

  /**
   * Returns a refusal.
   *
   * @param format the name of the format
   * @param held the supported puzzles, as in {@code 9×9 puzzles}
   * @param found the predicate about the puzzle in question, as in {@code is 12×12}
   */
  static String of(String format, String held, String found) {
    return format + " supports only " + held + ", but this puzzle " + found + "." + WAY_OUT;
  }

  /**
   * Returns a refusal of a rule.
   *
   * @param format the name of the format
   * @param rule the rule that it cannot store, as in {@code cages that overlap}
   */
  static String ofRule(String format, String rule) {
    return format + " cannot hold " + rule + ". Use grid, json or fpuzzles instead.";
  }

  /** Refuses all puzzles except those of 9×9 with 3×3 boxes. */
  static Optional<String> unlessClassic(String format, PuzzleEntry entry) {
    RegionMask mask = entry.puzzle().mask();
    if (mask.equals(CLASSIC)) {
      return Optional.empty();
    }
    String found =
        mask.size() == CLASSIC.size()
            ? "has different regions"
            : "is " + ProblemWords.bySize(mask.size());
    return Optional.of(of(format, "9×9 puzzles with 3×3 boxes", found));
  }
}
