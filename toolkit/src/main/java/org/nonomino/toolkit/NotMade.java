package org.nonomino.toolkit;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.solver.StopReason;

/** Says why a puzzle was not made, how near one came, and what to do about it. */
public final class NotMade {
  private NotMade() {}

  /**
   * Returns it in sentences.
   *
   * @param difficulty what was asked for, if it was
   * @param generated not {@link Generated.Made}
   * @param nearest how hard the nearest puzzle is, of {@link Generated.Refused} and where it is
   *     known
   */
  public static String sentence(
      GeneratorSpec spec,
      Optional<Difficulty> difficulty,
      Generated generated,
      Optional<Rated> nearest) {
    if (generated instanceof Generated.NoFilling) {
      return "These regions provably have no solution grid, so there is no puzzle on them.";
    }
    if (generated instanceof Generated.Refused refused) {
      return refused(difficulty.orElseThrow(), refused, nearest);
    }
    if (generated instanceof Generated.NotReached notReached) {
      return notReached(spec, notReached);
    }
    if (generated instanceof Generated.Undecided undecided) {
      return undecided.reason() == StopReason.INTERRUPTED ? "Stopped." : unfilled(spec);
    }
    throw new IllegalArgumentException("a puzzle was made");
  }

  private static String unfilled(GeneratorSpec spec) {
    return spec.layout() instanceof LayoutChoice.Random
        ? "No random regions with a solution grid were found in time. Allow more time."
        : "No solution grid on these regions was found in time, and it is not known whether there is one."
            + " Allow more time, or choose other regions.";
  }

  private static String refused(
      Difficulty wanted, Generated.Refused refused, Optional<Rated> nearest) {
    String known = nearest.map(rated -> "; the nearest was " + Difficulty.words(rated)).orElse("");
    return "No puzzle "
        + wanted
        + " was found in time ("
        + refused.made()
        + (refused.made() == 1 ? " puzzle was" : " puzzles were")
        + " made"
        + known
        + "). Allow more time, or ask for another "
        + wanted.subject()
        + ".";
  }

  private static String notReached(GeneratorSpec spec, Generated.NotReached notReached) {
    ClueDemand wanted = spec.clues();
    OptionalInt number = wanted.exactly();
    int nearest = notReached.nearestClues();
    if (number.isEmpty()) {
      return wanted.minimal()
          ? "No minimal puzzle of this kind was found in time."
              + " Allow more time, or drop the demand for a minimal puzzle."
          : "No puzzle was found in time. Allow more time.";
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
          + " was not found in time; the nearest had as many, but not all of them were needed."
          + " Allow more time.";
    }
    return puzzle
        + " was not found in time; the nearest had "
        + nearest
        + ". Allow more time, or ask for "
        + (nearest > clues ? "more" : "fewer")
        + " clues.";
  }
}
