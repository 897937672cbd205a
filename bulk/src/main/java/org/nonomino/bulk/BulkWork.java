package org.nonomino.bulk;

import java.util.Optional;
import java.util.function.BiFunction;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.bulk.io.Outcome;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;

/**
 * What a command does to each item of its input, without regard to the others: any number of
 * threads, or of machines, can share the items. Implementations are immutable, for any thread; each
 * text comes with its line ends.
 *
 * @param <A> what is found out about a puzzle
 */
public interface BulkWork<A> {
  /** Puzzles that take milliseconds: enough of them to share a look at the clock. */
  int MANY_AT_ONCE = 128;

  /** Puzzles that take seconds: few of them should still keep all threads busy. */
  int FEW_AT_ONCE = 8;

  /** The name under which texts that are not puzzles are counted. */
  String MALFORMED = "malformed";

  /** The name under which records are counted that are not written, as there were others before. */
  String DUPLICATES = "duplicates";

  /**
   * Tells which answers are the same.
   *
   * @param <A> what is found out about a puzzle
   */
  @FunctionalInterface
  interface Sameness<A> {
    /**
     * Returns bits that are equal for answers that are the same; that they are for two others has a
     * chance of one in 2^64, another one for each salt.
     */
    long fingerprint(A answer, long salt);
  }

  /**
   * Returns which answers are the same, where only the first of these is written; empty if all are
   * written.
   */
  default Optional<Sameness<A>> sameness() {
    return Optional.empty();
  }

  /** Returns the most items that a thread takes at once, at least 1. */
  default int itemsAtOnce() {
    return MANY_AT_ONCE;
  }

  /** Returns what comes before the first record. */
  default String header() {
    return "";
  }

  /**
   * Returns what comes after the last record.
   *
   * @param counts those of all items
   */
  default String footer(Counts counts) {
    return "";
  }

  /** Returns what works on items; it belongs to one thread. */
  BatchWorker<InputItem, Outcome<BulkAnswer<A>>> newWorker();

  /**
   * Returns the record of a text that is not a puzzle, which may be empty: the error is reported
   * elsewhere.
   */
  default String malformed(MalformedTextException problem) {
    return "";
  }

  /** Adds an answer to the counts of a run. */
  default void count(A answer, Counts counts) {}

  /** Returns a line on how many puzzles there were of each kind, or nothing. */
  default String summary(Counts counts) {
    return "";
  }

  /**
   * Returns the summary with more about the work done.
   *
   * @param seconds how long the run took
   */
  default String statistics(Counts counts, double seconds) {
    return summary(counts);
  }

  /** Returns a worker that looks at one puzzle after the other. */
  static <A> BatchWorker<InputItem, Outcome<BulkAnswer<A>>> oneByOne(
      BiFunction<PuzzleText, PuzzleEntry, BulkAnswer<A>> look) {
    return BatchWorker.of(item -> Outcome.of(item, look));
  }
}
