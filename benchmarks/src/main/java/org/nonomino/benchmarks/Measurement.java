package org.nonomino.benchmarks;

import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/**
 * One benchmark with one choice of its parameters, as the data for a row of a table.
 *
 * @param result JMH's result
 */
record Measurement(RunResult result) {
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  /** Returns whether the benchmark belongs to a class. */
  boolean isOf(Class<?> benchmark) {
    return result.getParams().getBenchmark().startsWith(benchmark.getName() + ".");
  }

  /** Returns the name of the measured method. */
  String method() {
    String name = result.getParams().getBenchmark();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  boolean hasParam(String name) {
    return result.getParams().getParamsKeys().contains(name);
  }

  String param(String name) {
    return result.getParams().getParam(name);
  }

  /** Returns operations per second, or the time of one operation, according to the benchmark. */
  double score() {
    return result.getPrimaryResult().getScore();
  }

  /** Returns half the confidence interval of the score, as a percentage; empty if there is none. */
  String error() {
    return share(result.getPrimaryResult());
  }

  /** Returns a counter's sum per second. */
  double perSecond(String counter) {
    return counter(counter).getScore();
  }

  /** Returns a counter's sum per second in the best iteration. */
  double bestPerSecond(String counter) {
    return counter(counter).getStatistics().getMax();
  }

  /** Returns the same as {@link #error()} for a counter. */
  String errorOf(String counter) {
    return share(counter(counter));
  }

  /** Returns the ratio of two counters. */
  double ratio(String counter, String of) {
    return perSecond(counter) / perSecond(of);
  }

  /** Returns a counter per operation. */
  double perOperation(String counter) {
    return perSecond(counter) / score();
  }

  /** Returns the bytes of the Java heap allocated per operation. */
  double bytes() {
    return counter(ALLOCATION).getScore();
  }

  private Result<?> counter(String label) {
    @SuppressWarnings("rawtypes")
    Map<String, Result> results = result.getSecondaryResults();
    Result<?> found = results.get(label);
    if (found == null) {
      throw new IllegalStateException("no '" + label + "' among " + results.keySet());
    }
    return found;
  }

  /** Returns a number with at least three digits: 12,345 or 123 or 1.23. */
  static String number(double value) {
    if (value >= 100) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    return String.format(Locale.ROOT, value >= 10 ? "%.1f" : "%.2f", value);
  }

  private static String share(Result<?> result) {
    double value = result.getScoreError() / result.getScore();
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.0f %%", 100 * value);
  }
}
