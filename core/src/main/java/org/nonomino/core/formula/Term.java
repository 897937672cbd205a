package org.nonomino.core.formula;

/**
 * A part of a formula that has a value.
 *
 * @param isCondition whether its value is 1 for true or 0 for false
 * @param evaluation computes the value
 */
record Term(boolean isCondition, Evaluation evaluation) {
  /** Computes a value. */
  @FunctionalInterface
  interface Evaluation {
    /**
     * Returns the value.
     *
     * @param values the numbers of the names, by index
     */
    Fraction of(long[] values);
  }

  static Term number(Evaluation evaluation) {
    return new Term(false, evaluation);
  }

  static Term condition(Evaluation evaluation) {
    return new Term(true, evaluation);
  }

  Fraction value(long[] values) {
    return evaluation.of(values);
  }
}
