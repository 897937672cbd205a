package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Accepts results that follow from a number each, in the order of the numbers from 0, until there
 * are enough.
 *
 * @param <T> the type of a result
 */
public interface NumberedSink<T> extends OrderedPipeline.Sink<T> {
  /** The minimum number of further attempts if some had no usable result. */
  long MIN_FURTHER = 64;

  /** Returns how many more results are needed. */
  long missing();

  @Override
  default boolean wantsMore() {
    return missing() > 0;
  }

  /**
   * Generates results on several threads until nothing is missing. The accepted results do not
   * depend on the number of threads.
   *
   * @param makers creates, for each thread, a function from numbers to results
   * @throws IOException if this sink throws it
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
