package org.nonomino.spark.numbers;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Divides the numbers, starting at 0, among tasks, in rounds, because only the end of a round shows
 * how many more numbers are needed. The ranges depend only on these needs, not on the machine, so
 * that a job can be resumed. Not thread-safe.
 */
final class NumberRounds {
  /**
   * The maximum length of a range, so that a task takes some seconds at some milliseconds per
   * number.
   */
  private static final long MAX_AT_ONCE = 250;

  /**
   * The number of tasks that share a round of fewer numbers than this many times {@link
   * #MAX_AT_ONCE}, approximately.
   */
  private static final long USUAL_PARTS = 64;

  /**
   * The maximum number of parts of a round. The need is then checked again, because there may be no
   * further different results.
   */
  private static final long MAX_PARTS_OF_ROUND = 4000;

  /**
   * The maximum number of parts, because names of parts with five digits must be sorted. The footer
   * also needs one.
   */
  private static final long MAX_PARTS = 99_990;

  /** Limits a round to its share of the remaining names. */
  private static final long ROUNDS_TO_COME = 8;

  /**
   * The number of parts of a large job, whose parts are long enough that not all names are needed.
   */
  private static final long PARTS_OF_LARGE_JOB = 50_000;

  /** The minimum number of further numbers if some had no result; doubled each time. */
  private static final long MIN_FURTHER = 64;

  /**
   * The numbers of one task.
   *
   * @param part the number of the part, from 1
   * @param from the first number, from 0
   * @param to the number after the last
   */
  record Range(int part, long from, long to) implements Serializable {}

  private final OptionalInt wanted;
  private final long minSize;
  private long begun;
  private int parts;
  private long minNext = 1;

  /**
   * @param number how many results are needed in all
   * @param wanted the approximate number of parts of a round; if empty, a number that fits
   */
  NumberRounds(long number, OptionalInt wanted) {
    this.wanted = wanted;
    this.minSize = share(number, PARTS_OF_LARGE_JOB);
  }

  private static long share(long total, long parts) {
    return Math.max(1, (total + parts - 1) / parts);
  }

  /**
   * Returns the ranges of the next round, at least one.
   *
   * @param missing how many more results are needed, at least 1
   */
  List<Range> next(long missing) {
    long count = Math.min(Math.max(missing, minNext), maxOfRound());
    minNext = Math.max(MIN_FURTHER, 2 * minNext);
    long size = size(count);
    long end = begun + count;
    List<Range> ranges = new ArrayList<>();
    while (begun < end) {
      long to = Math.min(end, begun + size);
      parts++;
      ranges.add(new Range(parts, begun, to));
      begun = to;
    }
    return ranges;
  }

  private long maxOfRound() {
    return wanted.isPresent()
        ? Long.MAX_VALUE
        : MAX_PARTS_OF_ROUND * Math.max(minSize, MAX_AT_ONCE);
  }

  private long size(long count) {
    long size =
        wanted.isPresent()
            ? share(count, wanted.getAsInt())
            : Math.max(minSize, Math.min(MAX_AT_ONCE, share(count, USUAL_PARTS)));
    // Leaves names for further rounds, even after dozens of them.
    long names = parts == 0 ? MAX_PARTS / 2 : (MAX_PARTS - parts) / ROUNDS_TO_COME;
    return Math.max(size, share(count, Math.max(1, names)));
  }

  int nextPart() {
    return parts + 1;
  }
}
