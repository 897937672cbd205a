package org.nonomino.explainer;

import java.util.List;
import org.nonomino.explainer.internal.step.FoundStep;

/** One conclusion that a person can draw. Immutable. */
public final class Step {
  private final FoundStep found;

  /** Creates a step from the finding of a technique. */
  Step(FoundStep found) {
    this.found = found;
  }

  /** Returns the finding of the technique. */
  FoundStep found() {
    return found;
  }

  /** Returns what people call the technique. */
  public StepKind kind() {
    return found.kind();
  }

  /**
   * Returns the name of the kind with what tells its forms apart, as people read it: {@code Hidden
   * Pair}, {@code Unique Rectangle type 3}.
   */
  public String name() {
    return found.name();
  }

  /** Returns how hard it is. */
  public Rating rating() {
    return found.rating();
  }

  /** Returns what follows, at least one; a placement only where it follows at once. */
  public List<Deduction> deductions() {
    return found.deductions();
  }

  /** Returns what it is seen by. */
  public Evidence evidence() {
    return found.evidence();
  }

  /**
   * Returns the reason in one or two sentences, for a person who knows the technique: {@code In
   * column 9, 2 fits only in r2c9; every other empty cell there sees a 2.}
   *
   * @param board the board on which the step was found, which is best made by {@link Board#after}:
   *     it knows which steps made eliminations that this one rests on
   */
  public String explain(Board board) {
    return found.explain(board.state());
  }

  /**
   * Returns the step in the notation of solvers, with its name: {@code Naked Pair: 2,5 in r1c1,r6c1
   * => -2 r3c1, -5 r4c1}; chains as alternating inferences.
   *
   * @param board as for {@link #explain}
   */
  public String notation(Board board) {
    return found.notation(board.state());
  }

  /**
   * Returns the reason in paragraphs, for a person who never saw the technique; the links of a
   * chain have one each, numbered.
   *
   * @param board as for {@link #explain}
   */
  public List<String> explainInFull(Board board) {
    return found.explainInFull(board.state());
  }

  /**
   * Returns the reason at all lengths, with what its phrases mean: the cells, houses and candidates
   * to point at while they are read.
   *
   * @param board as for {@link #explain}
   */
  public Reason reason(Board board) {
    return found.reason(board.state());
  }

  /** The name and the rating. */
  @Override
  public String toString() {
    return found.toString();
  }
}
