package org.nonomino.spark.numbers;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Parts the numbers from 0 on among tasks, in rounds: after each it is known how many more are
 * needed. The ranges depend on these needs alone, not on the machine, so that a job can be resumed.
 * Not thread-safe.
 */
final class NumberRounds {
  /** What takes some milliseconds each makes a task of some seconds. */
  private static final long MOST_AT_ONCE = 250;

  /** Fewer numbers than that many times the former are shared by about as many tasks. */
  private static final long USUAL_PARTS = 64;

  /** Then it is looked at whether more are needed: there may be no more different ones. */
  private static final long MOST_PARTS_OF_ROUND = 4000;

  /** Names of parts with five digits are sorted; the footer needs one, too. */
  private static final long MOST_PARTS = 99_990;

  /** A further round takes no more than its share of the names that are left. */
  private static final long ROUNDS_TO_COME = 8;

  /** As many things of all are in parts of a size that does not need all names. */
  private static final long PARTS_OF_LARGE_JOB = 50_000;

  /** If some were of no use, at least this many more are begun; the next time twice as many. */
  private static final long LEAST_FURTHER = 64;

  /**
   * The numbers that one task makes things of.
   *
   * @param part the number of the part, from 1
   * @param from the first one, from 0
   * @param to the one after the last
   */
  record Range(int part, long from, long to) implements Serializable {}

  private final OptionalInt wanted;
  private final long leastSize;
  private long begun;
  private int parts;
  private long leastNext = 1;

  /**
   * @param number how many things are needed in all
   * @param wanted about how many parts a round has; if empty, as fits the number
   */
  NumberRounds(long number, OptionalInt wanted) {
    this.wanted = wanted;
    this.leastSize = share(number, PARTS_OF_LARGE_JOB);
  }

  private static long share(long total, long parts) {
    return Math.max(1, (total + parts - 1) / parts);
  }

  /**
   * Returns the ranges of the next round, at least one.
   *
   * @param missing how many more are needed, at least 1
   */
  List<Range> next(long missing) {
    long count = Math.min(Math.max(missing, leastNext), mostOfRound());
    leastNext = Math.max(LEAST_FURTHER, 2 * leastNext);
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

  private long mostOfRound() {
    return wanted.isPresent()
        ? Long.MAX_VALUE
        : MOST_PARTS_OF_ROUND * Math.max(leastSize, MOST_AT_ONCE);
  }

  private long size(long count) {
    long size =
        wanted.isPresent()
            ? share(count, wanted.getAsInt())
            : Math.max(leastSize, Math.min(MOST_AT_ONCE, share(count, USUAL_PARTS)));
    // After dozens of rounds, names are still left for the next.
    long names = parts == 0 ? MOST_PARTS / 2 : (MOST_PARTS - parts) / ROUNDS_TO_COME;
    return Math.max(size, share(count, Math.max(1, names)));
  }

  /** Returns the number after that of the last part. */
  int nextPart() {
    return parts + 1;
  }
}
