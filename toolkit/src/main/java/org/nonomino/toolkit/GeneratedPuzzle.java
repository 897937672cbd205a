package org.nonomino.toolkit;

import java.util.NoSuchElementException;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.Generated;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.text.CodedProblem;

/**
 * What became of a request for a puzzle, and how hard the puzzle is. Immutable.
 *
 * @param spec what was requested
 * @param difficulty how hard the puzzle was to be, if that was requested
 * @param generated the puzzle, or why there is none
 * @param rated of the puzzle, or of the one that came nearest; empty if it was not to be rated
 */
public record GeneratedPuzzle(
    GeneratorSpec spec,
    Optional<Difficulty> difficulty,
    Generated generated,
    Optional<Rated> rated) {

  /** Returns whether there is a puzzle as requested. */
  public boolean isMade() {
    return generated instanceof Generated.Made;
  }

  /**
   * Returns the puzzle.
   *
   * @throws NoSuchElementException if there is none; the message is {@link #whyNot}
   */
  public Puzzle puzzle() {
    return made().puzzle();
  }

  /**
   * Returns a solution: the only one, unless something else was requested.
   *
   * @throws NoSuchElementException if there is no puzzle, or no solution was to be looked for
   */
  public Grid solution() {
    return made().solution().orElseThrow();
  }

  private Generated.Made made() {
    if (generated instanceof Generated.Made made) {
      return made;
    }
    throw new NoSuchElementException(whyNot());
  }

  /** Returns in sentences why there is no puzzle, how near one came, and what to do about it. */
  public String whyNot() {
    return failure().sentence();
  }

  /** Returns why there is no puzzle, for a program that words it itself. */
  public CodedProblem problem() {
    return failure().coded();
  }

  private GenerationFailure failure() {
    return GenerationFailure.of(
        spec, difficulty, generated, rated.filter(nearest -> nearest.foundPath().isPresent()));
  }
}
