package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Takes things that follow from a number each, in the order of the numbers from 0, until there are
 * enough.
 *
 * @param <T> what is made
 */
public interface NumberedSink<T> extends OrderedPipeline.Sink<T> {
  /** If some were of no use, at least this many more are begun. */
  long MIN_FURTHER = 64;

  /** Returns how many more are needed. */
  long missing();

  @Override
  default boolean wantsMore() {
    return missing() > 0;
  }

  /**
   * Makes things on several threads until nothing is missing. What is taken does not depend on the
   * number of threads.
   *
   * @param makers makes what makes a thing of its number, for each thread
   * @throws IOException if this sink does
   * @throws InterruptedException if this thread is interrupted
   */
  default void takeAll(int threads, Supplier<Function<Long, T>> makers)
      throws IOException, InterruptedException {
    OrderedPipeline<Long, T> pipeline = new OrderedPipeline<>(threads, makers);
    long begun = 0;
    while (missing() > 0) {
      long end = begun + Math.max(missing(), begun == 0 ? 1 : MIN_FURTHER);
      pipeline.run(OrderedPipeline.Source.of(LongStream.range(begun, end).iterator()), this);
      begun = end;
    }
  }
}
