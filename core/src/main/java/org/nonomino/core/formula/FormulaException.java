package org.nonomino.core.formula;

/**
 * Thrown if a text is not a formula, a pattern or a machine. The message is a sentence without its
 * first capital and its full stop: {@code there is no closing bracket}.
 */
public final class FormulaException extends Exception {
  private static final long serialVersionUID = 1;

  private final int index;
  private final String advice;

  /**
   * @param index of the character that is wrong, from 0; the length of the text for its end
   * @param problem what is wrong
   * @param advice a way to correct the text, a whole sentence
   */
  public FormulaException(int index, String problem, String advice) {
    super(problem);
    this.index = index;
    this.advice = advice;
  }

  /** Returns the index of the character that is wrong, from 0; the text's length for its end. */
  public int index() {
    return index;
  }

  /** Returns the advice, a whole sentence. */
  public String advice() {
    return advice;
  }
}
