package org.nonomino.explainer;

import java.util.List;

/** One conclusion that a person can draw. Immutable. */
public final class Step {
  private final Technique technique;
  private final StepKind kind;
  private final Variant variant;
  private final Rating rating;
  private final List<Deduction> deductions;
  private final Evidence evidence;

  /** Makes a step of a kind that has one form. */
  Step(
      Technique technique,
      StepKind kind,
      Rating rating,
      List<Deduction> deductions,
      Evidence evidence) {
    this(technique, kind, Variant.PLAIN, rating, deductions, evidence);
  }

  /**
   * @param technique gives the reason
   * @param deductions at least one
   */
  Step(
      Technique technique,
      StepKind kind,
      Variant variant,
      Rating rating,
      List<Deduction> deductions,
      Evidence evidence) {
    this.technique = technique;
    this.kind = kind;
    this.variant = variant;
    this.rating = rating;
    this.deductions = List.copyOf(deductions);
    this.evidence = evidence;
    if (deductions.isEmpty()) {
      throw new IllegalArgumentException("the step " + name() + " has no conclusion");
    }
  }

  /** Returns what found it. */
  Technique technique() {
    return technique;
  }

  /** Returns what people call the technique. */
  public StepKind kind() {
    return kind;
  }

  /** Returns which form of its kind this is. */
  Variant variant() {
    return variant;
  }

  /**
   * Returns the name of the kind with what tells its forms apart, as people read it, in lower case:
   * {@code hidden pair}, {@code unique rectangle type 3}.
   */
  public String name() {
    return variant.words(kind);
  }

  /** Returns how hard it is. */
  public Rating rating() {
    return rating;
  }

  /** Returns what follows, at least one; a placement only where it follows at once. */
  public List<Deduction> deductions() {
    return deductions;
  }

  /** Returns what it is seen by. */
  public Evidence evidence() {
    return evidence;
  }

  /**
   * Returns the reason in words for a person who never saw the technique, several sentences.
   *
   * @param board the board on which the step was found
   */
  public String explain(Board board) {
    String reason = technique.explain(this, board);
    // A technique that places by its eliminations talks of the placement.
    boolean hasBoth =
        deductions.stream().anyMatch(Deduction.Placement.class::isInstance)
            && deductions.stream().anyMatch(Deduction.Elimination.class::isInstance);
    return hasBoth ? reason + " Also, " + Wording.eliminations(board, this) + "." : reason;
  }

  /** The name and the rating. */
  @Override
  public String toString() {
    return name() + " (" + rating + ")";
  }
}
