package org.nonomino.toolkit;

import java.util.Locale;
import org.nonomino.solver.SolutionEstimator.Estimate;

/** How people read an estimate of the number of solutions. */
public final class EstimateWords {
  /** The smallest number that is written with a power of ten. */
  private static final double LARGE = 1e6;

  private static final double ONE_PLACE = 10;

  /** The greatest power of ten that an estimate can have. */
  private static final int LARGEST_EXPONENT = 308;

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private EstimateWords() {}

  /** Says the number of solutions and how certain it is, in one sentence. */
  public static String of(Estimate estimate) {
    if (estimate.isExact()) {
      return estimate.solutions() == 1
          ? "Exactly 1 solution."
          : estimate.solutions() == 0
              ? "No solution."
              : "Exactly %s solutions.".formatted(number(estimate.solutions()));
    }
    if (Double.isInfinite(estimate.error())) {
      return "At least %s solutions; %,d random probes were not enough to estimate how many more."
          .formatted(number(estimate.solutions()), estimate.probes());
    }
    return "About %s solutions, ±%s %% (95 %% confidence, %,d random probes)."
        .formatted(
            number(estimate.solutions()), percent(100 * estimate.error()), estimate.probes());
  }

  private static String percent(double percent) {
    return String.format(Locale.ROOT, percent < ONE_PLACE ? "%.1f" : "%.0f", percent);
  }

  /** Returns a number with three digits and a power of ten, or as a whole if it is small. */
  private static String number(double number) {
    if (number < LARGE) {
      return String.format(Locale.ROOT, "%,.0f", number);
    }
    if (Double.isInfinite(number)) {
      return "more than 10" + superscript(LARGEST_EXPONENT);
    }
    String text = String.format(Locale.ROOT, "%.2e", number);
    int exponent = text.indexOf("e+");
    return text.substring(0, exponent)
        + " × 10"
        + superscript(Integer.parseInt(text.substring(exponent + 2)));
  }

  private static String superscript(int exponent) {
    StringBuilder text = new StringBuilder();
    String.valueOf(exponent)
        .chars()
        .forEach(digit -> text.append(SUPERSCRIPTS.charAt(digit - '0')));
    return text.toString();
  }
}
