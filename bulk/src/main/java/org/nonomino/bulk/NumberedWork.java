package org.nonomino.bulk;

import java.io.IOException;
import java.util.function.Function;

/**
 * Generates results, each from a seed and its number alone, so that any number of threads, or of
 * machines, can share the numbers. {@link MadeCount} decides which of them are kept, in the order
 * of the numbers. Implementations are immutable and thread-safe.
 *
 * @param <T> the type of a generated result
 */
public interface NumberedWork<T> extends RecordFrame {
  /**
   * The words for the results.
   *
   * @param one the singular, and {@code many} the plural
   * @param advice a hint if there seem to be no more different results: a sentence after a blank,
   *     or empty
   */
  record Words(String one, String many, String advice) {}

  Words words();

  /**
   * Returns a function from numbers, starting at 0, to results. It belongs to one thread. If the
   * thread is interrupted, the returned result must not be used.
   */
  Function<Long, Numbered<T>> newMaker(long seed);

  /**
   * Returns the record of a result that is kept. Called in the order of the numbers, by the one
   * thread that writes. A work on one machine may store the result and return an empty record.
   */
  String take(T thing) throws IOException;

  /** Completes the output of {@link #take} after the last record. */
  default void end() throws IOException {}
}
