package org.nonomino.toolkit;

import java.util.Locale;
import org.nonomino.explainer.Rated;
import org.nonomino.solver.Verdict;

/** What is known of the number of solutions of a puzzle, in one word. */
public enum SolutionStatus {
  /** There is exactly one. */
  UNIQUE,
  /** There are at least two. */
  SEVERAL,
  /** There is at least one; the search stopped there. */
  SOME,
  /** There is none. */
  NONE,
  /** A limit stopped the search before that was known. */
  LIMIT,
  /** The text is not a puzzle. */
  INVALID;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** Returns the word for a verdict: neither {@link #SOME} nor {@link #INVALID}. */
  public static SolutionStatus of(Verdict verdict) {
    if (verdict instanceof Verdict.Unique) {
      return UNIQUE;
    }
    if (verdict instanceof Verdict.Multiple) {
      return SEVERAL;
    }
    return verdict instanceof Verdict.NoSolution ? NONE : LIMIT;
  }

  /** Returns the word for what a rater found: neither {@link #SOME} nor {@link #INVALID}. */
  public static SolutionStatus of(Rated rated) {
    if (rated instanceof Rated.Solved || rated instanceof Rated.Beyond) {
      return UNIQUE;
    }
    if (rated instanceof Rated.SeveralSolutions) {
      return SEVERAL;
    }
    return rated instanceof Rated.NoSolution ? NONE : LIMIT;
  }

  /** The word as programs read it: {@code unique}. */
  @Override
  public String toString() {
    return word;
  }
}
