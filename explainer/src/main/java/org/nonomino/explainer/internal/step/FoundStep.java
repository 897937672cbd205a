package org.nonomino.explainer.internal.step;

import java.util.List;
import org.nonomino.core.Symbols;
import org.nonomino.explainer.internal.board.BoardState;
import org.nonomino.explainer.terms.Blocker;
import org.nonomino.explainer.terms.Deduction;
import org.nonomino.explainer.terms.Evidence;
import org.nonomino.explainer.terms.Premise;
import org.nonomino.explainer.terms.Rating;
import org.nonomino.explainer.terms.Reason;
import org.nonomino.explainer.terms.ReasonText;
import org.nonomino.explainer.terms.StepKind;

/** One conclusion that a person can draw, with the technique that found it. Immutable. */
public final class FoundStep {
  private final Technique technique;
  private final StepKind kind;
  private final Variant variant;
  private final Rating rating;
  private final List<Deduction> deductions;
  private final Evidence evidence;

  /** Creates a step of a kind that has one form. */
  public FoundStep(
      Technique technique,
      StepKind kind,
      Rating rating,
      List<Deduction> deductions,
      Evidence evidence) {
    this(technique, kind, Variant.PLAIN, rating, deductions, evidence);
  }

  /**
   * @param technique provides the reason
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

  /** Returns the same step with another form of its kind. */
  public FoundStep as(Variant other) {
    return new FoundStep(technique, kind, other, rating, deductions, evidence);
  }

  /** Returns the same step with other conclusions from its pattern. */
  public FoundStep with(List<Deduction> others) {
    return new FoundStep(technique, kind, variant, rating, others, evidence);
  }

  /**
   * Returns the step in the form for a person. A pattern that leaves one digit for a cell places
   * this digit. Ratings use the step as it was found.
   *
   * @param board the board on which the step was found
   */
  public FoundStep told(BoardState board) {
    return technique.told(this, board);
  }

  /** Returns the steps that are told together as this step; usually only the step itself. */
  public List<FoundStep> parts() {
    return technique.parts(this);
  }

  /** Returns the technique that found the step. */
  public Technique technique() {
    return technique;
  }

  /** Returns the kind of the technique. */
  public StepKind kind() {
    return kind;
  }

  /** Returns the form of the kind. */
  public Variant variant() {
    return variant;
  }

  /**
   * Returns the name of the kind with its form, as people read it: {@code Hidden Pair}, {@code
   * Unique Rectangle type 3}.
   */
  public String name() {
    return variant.words(kind);
  }

  /** Returns the difficulty. */
  public Rating rating() {
    return rating;
  }

  /** Returns the conclusions, at least one; a placement only if it is immediate. */
  public List<Deduction> deductions() {
    return deductions;
  }

  /** Returns whether the step places a digit. */
  public boolean isPlacement() {
    return deductions.get(0) instanceof Deduction.Placement;
  }

  /** Returns the pattern behind the step. */
  public Evidence evidence() {
    return evidence;
  }

  /**
   * Returns the explanation in one or two sentences, for a person familiar with the technique:
   * {@code In column 9, the 2s in r4c3 and r8c7 leave only r2c9.}
   *
   * @param board the board on which the step was found, preferably created by {@link
   *     BoardState#after}, because it then records the steps whose eliminations this step needs
   */
  public String explain(BoardState board) {
    return technique.text(this, board).sentence().text(board.rules.symbols());
  }

  /**
   * Returns the number of words in the explanation of usual length, with its lines.
   *
   * @param board as for {@link #explain}
   */
  public int wordCount(BoardState board) {
    StepText text = technique.text(this, board);
    int words = text.sentence().wordCount();
    for (Words line : text.lines()) {
      words += line.wordCount();
    }
    return words;
  }

  /**
   * Returns the step in the notation of solvers, with its name: {@code Naked Pair: 2,5 in r1c1,r6c1
   * => -2 r3c1, -5 r4c1}; chains as alternating inferences.
   *
   * @param board as for {@link #explain}
   */
  public String notation(BoardState board) {
    return notation(technique.text(this, board), board).text(board.rules.symbols());
  }

  private Words notation(StepText text, BoardState board) {
    return Words.of("%s: %s => %s", name(), text.pattern(), Notation.conclusions(board, this));
  }

  /**
   * Returns the explanation in paragraphs, for a person new to the technique, with a numbered
   * paragraph for each link of a chain.
   *
   * @param board as for {@link #explain}
   */
  public List<String> explainInFull(BoardState board) {
    Symbols symbols = board.rules.symbols();
    return technique.text(this, board).full().stream().map(each -> each.text(symbols)).toList();
  }

  /**
   * Returns the explanation at all lengths, with the meaning of its phrases: the cells, houses and
   * candidates to highlight while it is read.
   *
   * @param board as for {@link #explain}
   */
  public Reason reason(BoardState board) {
    StepText text = technique.text(this, board);
    Symbols symbols = board.rules.symbols();
    return new Reason(
        text.sentence().reasonText(this, symbols),
        reasonTexts(text.lines(), symbols),
        reasonTexts(text.full(), symbols),
        notation(text, board).reasonText(this, symbols),
        text.blockers());
  }

  /**
   * Returns the digits in the grid that leave only one place or one digit for a single; empty for
   * other steps.
   *
   * @param board as for {@link #explain}
   */
  public List<Blocker> blockers(BoardState board) {
    return technique.text(this, board).blockers();
  }

  private List<ReasonText> reasonTexts(List<Words> words, Symbols symbols) {
    return words.stream().map(each -> each.reasonText(this, symbols)).toList();
  }

  /**
   * Returns the candidates that must be absent for this step, and that no digit in the grid
   * excludes. May contain candidates that are not needed.
   *
   * @param board the board on which the step was found
   */
  public List<Premise> premises(BoardState board) {
    return technique.premises(this, board);
  }

  /** Returns the name and the rating. */
  @Override
  public String toString() {
    return name() + " (" + rating + ")";
  }
}
