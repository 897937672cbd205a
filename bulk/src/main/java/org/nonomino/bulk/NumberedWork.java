package org.nonomino.bulk;

import java.io.IOException;
import java.util.function.Function;

/**
 * Makes things of which each follows from a seed and its number alone: any number of threads, or of
 * machines, can share the numbers. Which of them are kept is decided by {@link MadeCount}, in the
 * order of the numbers. Implementations are immutable, for any thread.
 *
 * @param <T> what is made
 */
public interface NumberedWork<T> extends RecordFrame {
  /**
   * The words for what is made.
   *
   * @param one what there is one of, and {@code many} what there are several of
   * @param advice what may help if there seem to be no more different ones: a sentence after a
   *     blank, or nothing
   */
  record Words(String one, String many, String advice) {}

  Words words();

  /**
   * Returns what makes the things of their numbers from 0; it belongs to one thread. If that is
   * interrupted, what it returns is of no use.
   */
  Function<Long, Numbered<T>> newMaker(long seed);

  /**
   * Returns the record of a thing that is kept. Called in the order of the numbers, by the one
   * thread that writes. A work on one machine may store the thing and return an empty record.
   */
  String take(T thing) throws IOException;

  /** Ends what {@link #take} has begun, when all is written. */
  default void end() throws IOException {}
}
