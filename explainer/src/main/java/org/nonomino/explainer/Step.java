package org.nonomino.explainer;

import java.util.List;

/**
 * One conclusion that a person can draw. Immutable.
 *
 * @param technique what found it
 * @param name the name of the kind of step, in lower case: {@code hidden pair}
 * @param rating how hard it is
 * @param deductions what follows, at least one; a placement only where it follows at once
 * @param evidence what it is seen by
 */
public record Step(
    Technique technique,
    String name,
    Rating rating,
    List<Deduction> deductions,
    Evidence evidence) {
  /** Throws an {@link IllegalArgumentException} if nothing follows. */
  public Step {
    deductions = List.copyOf(deductions);
    if (deductions.isEmpty()) {
      throw new IllegalArgumentException("a step of " + name + " from which nothing follows");
    }
  }

  /**
   * Returns the reason in words for a person who never saw the technique, several sentences.
   *
   * @param board the board on which the step was found
   */
  public String explain(Board board) {
    String reason = technique.explain(this, board);
    // A technique that places by its eliminations talks of the placement.
    boolean hasBoth = deductions.stream().map(Object::getClass).distinct().count() > 1;
    return hasBoth ? reason + " Besides, " + Wording.eliminations(board, this) + "." : reason;
  }
}
