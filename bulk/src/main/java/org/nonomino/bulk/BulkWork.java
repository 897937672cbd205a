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
import org.nonomino.toolkit.ConstraintSupport;

/**
 * The work of a command on each item of its input. It is independent of the other items, so any
 * number of threads, or of machines, can share the items. Implementations are immutable and
 * thread-safe, except for the state of {@link #take}. Each string has its line ends.
 *
 * @param <A> the answer for a puzzle
 */
public interface BulkWork<A> {
  /**
   * The batch size for puzzles that take milliseconds: enough of them to share one reading of the
   * clock.
   */
  int MANY_AT_ONCE = 128;

  /**
   * The batch size for puzzles that take seconds, so that few of them still keep all threads busy.
   */
  int FEW_AT_ONCE = 8;

  /** The name under which malformed puzzles are counted. */
  String MALFORMED = "malformed";

  /** The name under which records are counted that are left out as duplicates. */
  String DUPLICATES = "duplicates";

  /**
   * Determines which answers are the same.
   *
   * @param <A> the answer for a puzzle
   */
  @FunctionalInterface
  interface Fingerprinting<A> {
    /**
     * Returns bits that are equal for answers that are the same. For two different answers they are
     * equal with a probability of 2^-64, independently for each salt.
     */
    long fingerprint(A answer, long salt);
  }

  /**
   * Returns which answers are the same, if only the first of equal answers is written; empty if all
   * are written.
   */
  default Optional<Fingerprinting<A>> sameness() {
    return Optional.empty();
  }

  /** Returns which puzzles the work accepts; others have the record of a malformed puzzle. */
  ConstraintSupport constraintSupport();

  /** Returns the maximum number of items that a thread takes at once, at least 1. */
  default int itemsAtOnce() {
    return MANY_AT_ONCE;
  }

  /** Returns the format of the records, if each is the text of an answer. */
  default Optional<RecordFormat<A>> records() {
    return Optional.empty();
  }

  /** Returns the text before the first record. */
  default String header() {
    return records().map(RecordFormat::header).orElse("");
  }

  /** Returns the columns of the records if they are the rows of a table. */
  default Optional<Columns<A>> columns() {
    return records().flatMap(RecordFormat::columns);
  }

  /**
   * Returns the text after the last record.
   *
   * @param counts those of all items
   */
  default String footer(Counts counts) {
    return records().map(RecordFormat::footer).orElse("");
  }

  /** Returns a new worker for items. It belongs to one thread. */
  BatchWorker<InputItem, Done<A>> newWorker();

  /**
   * Returns the record of a malformed puzzle, or of one with constraints that the work does not
   * support. It may be empty, because the error is reported elsewhere.
   */
  default String malformed(MalformedTextException problem) {
    return records().map(format -> format.malformed(problem)).orElse("");
  }

  /** Adds an answer to the counts of a run. */
  default void count(A answer, Counts counts) {}

  /** Adds the result of an item to the counts of a run. */
  default void tally(Done<A> done, Counts counts) {
    done.answer().ifPresent(answer -> count(answer, counts));
    if (done.kind() == Done.Kind.MALFORMED) {
      counts.add(MALFORMED);
    }
  }

  /**
   * Returns the text to write for an item. Called in the order of the items, and not for
   * duplicates, by the one thread that writes. Works on one machine may store results that are not
   * text.
   */
  default String take(Done<A> done) throws IOException {
    return done.record();
  }

  /**
   * Completes the output of {@link #take} after the last record.
   *
   * @return the exit code of this step
   */
  default ExitCode end() throws IOException {
    return ExitCode.SOLVED;
  }

  /** Returns a line on how many puzzles there were of each kind, or an empty string. */
  default String summary(Counts counts) {
    return "";
  }

  /**
   * Returns the summary with more details of the work.
   *
   * @param seconds the duration of the run
   */
  default String statistics(Counts counts, double seconds) {
    return summary(counts);
  }

  /** Returns a worker that works on one puzzle after the other. */
  default BatchWorker<InputItem, Done<A>> oneByOne(
      BiFunction<PuzzleText, PuzzleEntry, Done<A>> look) {
    return BatchWorker.of(item -> Done.of(item, this, look));
  }

  /** Returns a line on the duplicates that were left out; empty if there are none. */
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
