package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Works on the things that an iterator gives, on several threads, and delivers the results in their
 * order, until there are enough. What is taken does not depend on the number of threads.
 *
 * @param <I> the things
 * @param <O> the results
 */
public final class IteratedRun<I, O> {
  private final OrderedPipeline<I, O> pipeline;

  /** Takes the results. */
  public interface Taker<O> extends OrderedPipeline.Sink<O> {
    @Override
    boolean wantsMore();
  }

  /**
   * @param threads how many threads work; with several another one asks the iterator
   * @param workers makes what works on a thing, for each thread
   */
  public IteratedRun(int threads, Supplier<Function<I, O>> workers) {
    this.pipeline = new OrderedPipeline<>(threads, workers);
  }

  /**
   * Runs until the iterator ends, or the taker needs no more.
   *
   * @throws IOException if the taker does
   * @throws InterruptedException if this thread is interrupted
   */
  public void run(Iterator<I> things, Taker<O> taker) throws IOException, InterruptedException {
    pipeline.run(new Things<>(things), taker);
  }

  /** The things, each a batch of its own: one that takes long must not wait for others. */
  private record Things<I>(Iterator<I> things) implements OrderedPipeline.Source<I> {
    @Override
    public Optional<I> next() {
      return things.hasNext() ? Optional.of(things.next()) : Optional.empty();
    }

    @Override
    public boolean isReady() {
      return false;
    }
  }
}
