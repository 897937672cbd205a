package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/**
 * Makes things that follow from a number each, on several threads, in the order of the numbers from
 * 0, until there are enough. What is taken does not depend on the number of threads.
 *
 * @param <T> what is made
 */
public final class NumberedRun<T> {
  /** If some were of no use, at least this many more are begun. */
  private static final long LEAST_FURTHER = 64;

  private final OrderedPipeline<Long, T> pipeline;

  /** Takes what is made. */
  public interface Taker<T> extends OrderedPipeline.Sink<T> {
    /** Returns how many more are needed. */
    long missing();

    @Override
    default boolean wantsMore() {
      return missing() > 0;
    }
  }

  /**
   * @param threads how many threads work
   * @param makers makes what makes a thing of its number, for each thread
   */
  public NumberedRun(int threads, Supplier<Function<Long, T>> makers) {
    this.pipeline = new OrderedPipeline<>(threads, makers);
  }

  /**
   * Runs until nothing is missing.
   *
   * @throws IOException if the taker does
   * @throws InterruptedException if this thread is interrupted
   */
  public void run(Taker<T> taker) throws IOException, InterruptedException {
    long begun = 0;
    while (taker.missing() > 0) {
      long end = begun + Math.max(taker.missing(), begun == 0 ? 1 : LEAST_FURTHER);
      pipeline.run(new Numbers(LongStream.range(begun, end).iterator()), taker);
      begun = end;
    }
  }

  /**
   * The numbers, each a batch of its own: a thing that takes long must not wait for others, nor
   * they for it.
   */
  private record Numbers(PrimitiveIterator.OfLong numbers) implements OrderedPipeline.Source<Long> {
    @Override
    public Optional<Long> next() {
      return numbers.hasNext() ? Optional.of(numbers.nextLong()) : Optional.empty();
    }

    @Override
    public boolean isReady() {
      return false;
    }
  }
}
