package org.nonomino.page.standin;

import org.teavm.interop.Import;

/**
 * Replaces the compiler's class that makes a number from its decimal figures, because that brings
 * tables of powers. The worker has this function.
 */
final class DoubleSynthesizer {
  private DoubleSynthesizer() {}

  /** Returns the number with 19 figures, the first one before the point. */
  static double synthesizeDouble(long figures, int exponent, boolean isNegative) {
    double value = number(figures, exponent);
    return isNegative ? -value : value;
  }

  @Import(module = "numbers", name = "number")
  private static native double number(long figures, int exponent);
}
