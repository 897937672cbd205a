package org.nonomino.app;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;

/** Says that a puzzle was not made in time, how near one came, and what to do about it. */
final class NotReachedSentence {
  private NotReachedSentence() {}

  /** Says that of the puzzles that were made none was as hard as it was wanted. */
  static String of(Difficulty wanted, Generated.Refused refused, Optional<Rated> nearest) {
    String known =
        nearest
            .map(rated -> "; the nearest was " + Difficulty.words(rated, refused.nearest()))
            .orElse("");
    return "No puzzle "
        + wanted
        + " was found within --timeout ("
        + refused.made()
        + (refused.made() == 1 ? " was" : " were")
        + " made"
        + known
        + "). Give it more time, or ask for another "
        + wanted.subject()
        + ".";
  }

  static String of(GeneratorSpec spec, Generated.NotReached notReached) {
    ClueDemand wanted = spec.clues();
    OptionalInt number = wanted.exactly();
    int nearest = notReached.nearestClues();
    if (number.isEmpty()) {
      return wanted.minimal()
          ? "No puzzle of this kind of which all clues are needed was found within --timeout. Give it more time, or"
              + " leave out --minimal."
          : "No puzzle was ready within --timeout. Give it more time.";
    }
    int clues = number.getAsInt();
    String puzzle =
        (wanted.minimal() ? "A minimal puzzle with " : "A puzzle with ")
            + clues
            + (clues == spec.pattern().count() && clues > 0
                ? " clues, all of them in the pattern,"
                : " clues");
    if (nearest == clues) {
      return puzzle
          + " was not found within --timeout; the nearest had as many, but not all were needed. Give it more time.";
    }
    return puzzle
        + " was not found within --timeout; the nearest had "
        + nearest
        + ". Give it more time, or ask for "
        + (nearest > clues ? "more" : "fewer")
        + " clues.";
  }
}
