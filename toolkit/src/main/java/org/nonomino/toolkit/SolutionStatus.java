package org.nonomino.toolkit;

import java.util.Locale;
import org.nonomino.explainer.Rated;
import org.nonomino.solver.Verdict;

/** The known facts about the number of solutions of a puzzle, in one word. */
public enum SolutionStatus {
  /** There is exactly one solution. */
  UNIQUE,
  /** There are at least two solutions. */
  SEVERAL,
  /** There is at least one solution, at which the search stopped. */
  SOME,
  /** There is no solution. */
  NONE,
  /** A limit stopped the search before the number was known. */
  LIMIT,
  /** The text is not a puzzle. */
  INVALID;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** Returns the status for a verdict; never {@link #SOME} or {@link #INVALID}. */
  public static SolutionStatus of(Verdict verdict) {
    if (verdict instanceof Verdict.Unique) {
      return UNIQUE;
    }
    if (verdict instanceof Verdict.Multiple) {
      return SEVERAL;
    }
    return verdict instanceof Verdict.NoSolution ? NONE : LIMIT;
  }

  /** Returns the status for the result of a rater; never {@link #SOME} or {@link #INVALID}. */
  public static SolutionStatus of(Rated rated) {
    if (rated instanceof Rated.Solved || rated instanceof Rated.Beyond) {
      return UNIQUE;
    }
    if (rated instanceof Rated.SeveralSolutions) {
      return SEVERAL;
    }
    return rated instanceof Rated.NoSolution ? NONE : LIMIT;
  }

  /** Returns the word for programs: {@code unique}. */
  @Override
  public String toString() {
    return word;
  }
}
