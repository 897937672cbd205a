package org.nonomino.toolkit;

import java.util.NoSuchElementException;
import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.Rated;
import org.nonomino.generator.terms.Generated;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.text.CodedProblem;

/**
 * The result of a request for a puzzle, and the difficulty of the puzzle. Immutable.
 *
 * @param spec the request
 * @param difficulty the requested difficulty, if any
 * @param generated the puzzle, or the reason why there is none
 * @param rated the rating of the puzzle or of the nearest one; empty if it was not requested
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
   * Returns a solution: the unique one, unless something else was requested.
   *
   * @throws NoSuchElementException if there is no puzzle, or no solution was searched
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

  /**
   * Returns the reason why there is no puzzle, the nearest result, and advice, in sentences.
   *
   * @throws IllegalStateException if there is a puzzle
   */
  public String whyNot() {
    return failure().sentence();
  }

  /**
   * Returns the reason why there is no puzzle, for programs that build their own message.
   *
   * @throws IllegalStateException if there is a puzzle
   */
  public CodedProblem problem() {
    return failure().coded();
  }

  private GenerationFailure failure() {
    if (isMade()) {
      throw new IllegalStateException("There is a puzzle. Ask isMade() first.");
    }
    return GenerationFailure.of(
        spec, difficulty, generated, rated.filter(nearest -> nearest.foundPath().isPresent()));
  }
}
