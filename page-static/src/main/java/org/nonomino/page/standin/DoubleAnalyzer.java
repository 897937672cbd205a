package org.nonomino.page.standin;

import org.teavm.classlib.impl.text.DoubleAnalyzer.Result;
import org.teavm.interop.Import;

/**
 * Replaces the compiler's class that finds the decimal figures of a number, because that brings
 * tables of powers. The worker has these functions.
 */
final class DoubleAnalyzer {
  private DoubleAnalyzer() {}

  /**
   * Finds the figures of a finite number, which is not 0: 18 of them, the first one before the
   * point.
   */
  static void analyze(double value, Result result) {
    result.sign = value < 0;
    result.mantissa = figures(value);
    result.exponent = exponent(value);
  }

  @Import(module = "numbers", name = "figures")
  private static native long figures(double value);

  @Import(module = "numbers", name = "exponent")
  private static native int exponent(double value);
}
