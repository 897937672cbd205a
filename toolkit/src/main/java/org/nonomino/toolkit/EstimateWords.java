package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.solver.SolutionEstimator.Estimate;

/** How people read an estimate of the number of solutions. */
public final class EstimateWords {
  /** The smallest number that is written with a power of ten. */
  private static final double LARGE = 1e6;

  /** The percentage from which decimals are left out. */
  private static final double ONE_PLACE = 10;

  /** The greatest power of ten that an estimate can have. */
  private static final int LARGEST_EXPONENT = 308;

  private static final int PERCENT = 100;
  private static final int TEN = 10;

  /** The number of digits between two commas. */
  private static final int GROUP = 3;

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private EstimateWords() {}

  /** Says the number of solutions and how certain it is, in one sentence. */
  public static String of(Estimate estimate) {
    String separator = isUnknown(estimate) ? "; " : ", ";
    return headline(estimate)
        + certainty(estimate).map(certainty -> separator + certainty).orElse("")
        + ".";
  }

  /** Says the number of solutions, without a full stop. */
  public static String headline(Estimate estimate) {
    double solutions = estimate.solutions();
    if (!estimate.isExact()) {
      return (isUnknown(estimate) ? "At least " : "About ") + number(solutions) + " solutions";
    }
    if (solutions == 0) {
      return "No solution";
    }
    return "Exactly " + (solutions == 1 ? "1 solution" : number(solutions) + " solutions");
  }

  /** Says how certain the number of solutions is; empty if it is exact. */
  public static Optional<String> certainty(Estimate estimate) {
    if (estimate.isExact()) {
      return Optional.empty();
    }
    return Optional.of(
        isUnknown(estimate)
            ? "%s random probes were not enough to estimate how many more"
                .formatted(grouped(estimate.probes()))
            : "±%s %% (95 %% confidence, %s random probes)"
                .formatted(percent(PERCENT * estimate.error()), grouped(estimate.probes())));
  }

  private static boolean isUnknown(Estimate estimate) {
    return Double.isInfinite(estimate.error());
  }

  private static String percent(double percent) {
    return percent < ONE_PLACE ? decimal(percent, 1) : String.valueOf(Math.round(percent));
  }

  /** Returns a number with commas, as %,d does; the formatter in a browser has no commas. */
  private static String grouped(long number) {
    StringBuilder text = new StringBuilder().append(number);
    for (int at = text.length() - GROUP; at > 0; at -= GROUP) {
      text.insert(at, ',');
    }
    return text.toString();
  }

  /** Returns a number with decimals; the formatter in a browser has none. */
  private static String decimal(double number, int places) {
    long unit = Math.round(Math.pow(TEN, places));
    long units = Math.round(number * unit);
    return units / unit + "." + String.valueOf(unit + units % unit).substring(1);
  }

  /** Returns a number with three digits and a power of ten, or as a whole if it is small. */
  private static String number(double number) {
    if (number < LARGE) {
      return grouped(Math.round(number));
    }
    if (Double.isInfinite(number)) {
      return "more than 10" + superscript(LARGEST_EXPONENT);
    }
    int exponent = (int) Math.floor(Math.log10(number));
    String factor = decimal(number / Math.pow(TEN, exponent), 2);
    return factor.startsWith("10.")
        ? "1.00 × 10" + superscript(exponent + 1)
        : factor + " × 10" + superscript(exponent);
  }

  private static String superscript(int exponent) {
    StringBuilder text = new StringBuilder();
    String.valueOf(exponent)
        .chars()
        .forEach(digit -> text.append(SUPERSCRIPTS.charAt(digit - '0')));
    return text.toString();
  }
}
