package org.nonomino.bulk;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nonomino.bulk.io.ExitCode;
import org.nonomino.bulk.io.InputItem;
import org.nonomino.bulk.io.OrderedPipeline.BatchWorker;
import org.nonomino.core.PuzzleEntry;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.PuzzleText;

/**
 * What a command does to each item of its input, without regard to the others: any number of
 * threads, or of machines, can share the items. Implementations are immutable and usable from any
 * thread, except for the state of {@link #take}. Each text has its line ends.
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
  interface Fingerprinting<A> {
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
  default Optional<Fingerprinting<A>> sameness() {
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
  BatchWorker<InputItem, Done<A>> newWorker();

  /**
   * Returns the record of a text that is not a puzzle, which may be empty: the error is reported
   * elsewhere.
   */
  default String malformed(MalformedTextException problem) {
    return "";
  }

  /** Adds an answer to the counts of a run. */
  default void count(A answer, Counts counts) {}

  /** Adds what became of an item to the counts of a run. */
  default void tally(Done<A> done, Counts counts) {
    done.answer().ifPresent(answer -> count(answer, counts));
    if (done.kind() == Done.Kind.MALFORMED) {
      counts.add(MALFORMED);
    }
  }

  /**
   * Returns what is written of an item. Called in the order of the items, and not for duplicates,
   * by the one thread that writes: works on one machine may keep what is no text.
   */
  default String take(Done<A> done) throws IOException {
    return done.record();
  }

  /**
   * Ends what {@link #take} has begun, when all is written.
   *
   * @return how that went
   */
  default ExitCode end() throws IOException {
    return ExitCode.SOLVED;
  }

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
  default BatchWorker<InputItem, Done<A>> oneByOne(
      BiFunction<PuzzleText, PuzzleEntry, Done<A>> look) {
    return BatchWorker.of(item -> Done.of(item, this::malformed, look));
  }

  /** Returns a line on duplicates that were not written; nothing if there are none. */
  static String leftOut(Counts counts) {
    long duplicates = counts.get(DUPLICATES);
    if (duplicates == 0) {
      return "";
    }
    return "nonomino: "
        + (duplicates == 1 ? "1 duplicate was" : duplicates + " duplicates were")
        + " left out.\n";
  }
}
