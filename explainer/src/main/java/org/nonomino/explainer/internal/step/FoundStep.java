package org.nonomino.explainer.internal.step;

import java.util.List;
import org.nonomino.explainer.Deduction;
import org.nonomino.explainer.Evidence;
import org.nonomino.explainer.Rating;
import org.nonomino.explainer.Reason;
import org.nonomino.explainer.StepKind;
import org.nonomino.explainer.internal.board.BoardState;

/** One conclusion that a person can draw, with the technique that found it. Immutable. */
public final class FoundStep {
  private final Technique technique;
  private final StepKind kind;
  private final Variant variant;
  private final Rating rating;
  private final List<Deduction> deductions;
  private final Evidence evidence;

  /** Makes a step of a kind that has one form. */
  public FoundStep(
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
  public FoundStep(
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

  /** Returns the same step as another form of its kind. */
  public FoundStep as(Variant other) {
    return new FoundStep(technique, kind, other, rating, deductions, evidence);
  }

  /** Returns what found it. */
  public Technique technique() {
    return technique;
  }

  /** Returns what people call the technique. */
  public StepKind kind() {
    return kind;
  }

  /** Returns which form of its kind this is. */
  public Variant variant() {
    return variant;
  }

  /**
   * Returns the name of the kind with what tells its forms apart, as people read it: {@code Hidden
   * Pair}, {@code Unique Rectangle type 3}.
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
   * Returns the reason in one or two sentences, for a person who knows the technique: {@code In
   * column 9, 2 fits only in r2c9; every other empty cell there sees a 2.}
   *
   * @param board the board on which the step was found, which is best made by {@link
   *     BoardState#after}: it knows which steps made eliminations that this one rests on
   */
  public String explain(BoardState board) {
    return technique.text(this, board).sentence().text();
  }

  /**
   * Returns the step in the notation of solvers, with its name: {@code Naked Pair: 2,5 in r1c1,r6c1
   * => -2 r3c1, -5 r4c1}; chains as alternating inferences.
   *
   * @param board as for {@link #explain}
   */
  public String notation(BoardState board) {
    return notation(technique.text(this, board), board).text();
  }

  private Words notation(StepText text, BoardState board) {
    return Words.of("%s: %s => %s", name(), text.pattern(), Notation.conclusions(board, this));
  }

  /**
   * Returns the reason in paragraphs, for a person who never saw the technique; the links of a
   * chain have one each, numbered.
   *
   * @param board as for {@link #explain}
   */
  public List<String> explainInFull(BoardState board) {
    return technique.text(this, board).full().stream().map(Words::text).toList();
  }

  /**
   * Returns the reason at all lengths, with what its phrases mean: the cells, houses and candidates
   * to point at while they are read.
   *
   * @param board as for {@link #explain}
   */
  public Reason reason(BoardState board) {
    StepText text = technique.text(this, board);
    return new Reason(
        text.sentence().reasonText(this),
        text.full().stream().map(paragraph -> paragraph.reasonText(this)).toList(),
        notation(text, board).reasonText(this));
  }

  /** The name and the rating. */
  @Override
  public String toString() {
    return name() + " (" + rating + ")";
  }
}
