package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.Puzzle;
import org.nonomino.explainer.proof.Claim;
import org.nonomino.explainer.proof.Proof;

/**
 * Why a puzzle has no solution or several, or why a digit is not possible in a cell, with a proof.
 *
 * @param question that a cell has a digit; empty if the question is about the solutions
 * @param proof present if the reason is a contradiction for which a proof was found
 * @param isLate whether time ran out before the search for a shorter proof ended
 */
public record ProvedReason(
    Puzzle puzzle, Optional<Claim> question, Reason reason, Optional<Proof> proof, boolean isLate) {
  /** Returns the words for the reason. */
  public ReasonWords words() {
    return question.isPresent()
        ? ReasonWords.ofDigit(puzzle, question.get().cell(), question.get().digit())
        : ReasonWords.of(puzzle);
  }

  /**
   * Returns the heading of the proof, or that there is none; empty if there is nothing to prove.
   */
  public Optional<String> summary() {
    return reason instanceof Reason.Contradiction conflict
        ? Optional.of(ProofWords.summary(proof, conflict, isLate))
        : Optional.empty();
  }
}
