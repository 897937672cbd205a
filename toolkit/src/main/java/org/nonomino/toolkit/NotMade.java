package org.nonomino.toolkit;

import java.util.Optional;
import java.util.OptionalInt;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.ClueDemand;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.SolutionDemand;
import org.nonomino.solver.StopReason;
import org.nonomino.text.CodedProblem;
import org.nonomino.text.ProblemCode;

/** Says why a puzzle was not made, how near one came, and what to do about it. */
public final class NotMade {
  /** Of 9×9 boxes; puzzles with this many clues are rare. */
  private static final int RARE_CLUES = 18;

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

  /** Returns it for a program that words it itself. */
  public static CodedProblem coded(GeneratorSpec spec, Generated generated) {
    if (generated instanceof Generated.NoFilling) {
      return ProblemCode.NO_FILLING.bare();
    }
    if (generated instanceof Generated.Refused refused) {
      return ProblemCode.NO_DIFFICULTY_IN_TIME.with("made", refused.made());
    }
    if (generated instanceof Generated.NotReached notReached) {
      return notReachedCoded(spec.clues(), notReached);
    }
    if (generated instanceof Generated.Undecided undecided) {
      return (undecided.reason() == StopReason.INTERRUPTED
              ? ProblemCode.STOPPED
              : isRandom(spec) ? ProblemCode.NO_LAYOUT_IN_TIME : ProblemCode.NO_FILLING_IN_TIME)
          .bare();
    }
    throw new IllegalArgumentException("a puzzle was made");
  }

  private static CodedProblem notReachedCoded(ClueDemand wanted, Generated.NotReached notReached) {
    if (wanted.exactly().isPresent()) {
      return ProblemCode.NO_CLUES_IN_TIME
          .with("clues", wanted.exactly().getAsInt())
          .with("nearest", notReached.nearestClues());
    }
    return (wanted.minimal() ? ProblemCode.NO_MINIMAL_IN_TIME : ProblemCode.NO_PUZZLE_IN_TIME)
        .bare();
  }

  private static boolean isRandom(GeneratorSpec spec) {
    return spec.layout() instanceof LayoutChoice.Random;
  }

  /**
   * Returns what to say before such puzzles are looked for, if hardly any exist.
   *
   * <p>Source: G. Royle's collection of 49,151 puzzles with 17 clues, and those found since; an
   * exhaustive search by the solvers' forum found no more than 49,158.
   */
  public static Optional<String> rarity(GeneratorSpec spec) {
    int clues = spec.clues().exactly().orElse(Integer.MAX_VALUE);
    boolean isClassic =
        spec.layout() instanceof LayoutChoice.Fixed fixed
            && fixed.rules().equals(Rules.of(RegionMask.boxes(3, 3)));
    if (!isClassic || spec.solutions() != SolutionDemand.UNIQUE || clues > RARE_CLUES) {
      return Optional.empty();
    }
    return Optional.of(
        clues < RARE_CLUES
            ? "Puzzles with 17 clues are extremely rare: only 49,158 different ones exist, and a search like this one"
                + " hardly ever meets any. Puzzles with 18 clues take seconds to minutes, with 19 less than a second."
            : "Puzzles with 18 clues are rare: each may take from seconds to a minute. With 19 clues it is less than a"
                + " second.");
  }

  private static String unfilled(GeneratorSpec spec) {
    return isRandom(spec)
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
