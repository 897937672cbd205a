package org.nonomino.bulk.io;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Sends items through workers on several threads and delivers the results in the order of the
 * items, in bounded memory: only some batches are in progress at once. While the source has nothing
 * ready, all results so far are delivered.
 *
 * <p>The caller's thread delivers. With several threads a further thread reads, so that neither the
 * workers nor the results wait for a slow source.
 *
 * @param <I> the items
 * @param <O> the results
 */
public final class OrderedPipeline<I, O> {
  private static final int BATCH_SIZE = 128;

  /**
   * The factor for smaller batches if the caller's thread does everything, because it passes no
   * batches to other threads.
   */
  private static final int SMALLER_HERE = 8;

  private static final int BATCHES_PER_THREAD = 4;

  /** The time to wait at the end for the reader, so that it does not use the source any more. */
  private static final long MILLIS_FOR_READER = 100;

  private final int threads;
  private final int batchSize;
  private final int batchSizeHere;
  private final Supplier<BatchWorker<I, O>> workers;

  /** Works on several items at once. */
  @FunctionalInterface
  public interface BatchWorker<I, O> {
    /**
     * Returns the results, in the order of the items. If this thread was interrupted in the
     * meantime, only the results of earlier items.
     */
    List<O> work(List<I> batch);

    /** Returns a worker that works on one item after the other. */
    static <I, O> BatchWorker<I, O> of(Function<I, O> worker) {
      return batch -> {
        List<O> results = new ArrayList<>(batch.size());
        for (I item : batch) {
          O result = worker.apply(item);
          if (Thread.currentThread().isInterrupted()) {
            break;
          }
          results.add(result);
        }
        return results;
      };
    }
  }

  /** The source of the items. */
  public interface Source<I> {
    /** Returns the next item, waiting for it if necessary; empty at the end. */
    Optional<I> next();

    /** Returns whether the next item is available without waiting, as far as that is known. */
    boolean isReady();

    /**
     * Returns the items of an iterator, each in its own batch, so that none waits for a slow item.
     */
    static <I> Source<I> of(Iterator<I> items) {
      return new Source<>() {
        @Override
        public Optional<I> next() {
          return items.hasNext() ? Optional.of(items.next()) : Optional.empty();
        }

        @Override
        public boolean isReady() {
          return false;
        }
      };
    }
  }

  /** The receiver of the results. */
  public interface Sink<O> {
    /** Accepts a result. */
    void accept(O result) throws IOException;

    /** Called when further results may take a while. */
    void flush() throws IOException;

    /** Returns whether further results are needed; called after each result. */
    default boolean wantsMore() {
      return true;
    }
  }

  /**
   * @param threads the number of working threads; with 1 the caller's own does everything
   * @param workers creates a worker for each thread
   */
  public OrderedPipeline(int threads, Supplier<Function<I, O>> workers) {
    this(threads, BATCH_SIZE, 1, () -> BatchWorker.of(workers.get()));
  }

  private OrderedPipeline(
      int threads, int batchSize, int batchSizeHere, Supplier<BatchWorker<I, O>> workers) {
    this.threads = threads;
    this.batchSize = batchSize;
    this.batchSizeHere = batchSizeHere;
    this.workers = workers;
  }

  /**
   * Returns a pipeline whose workers get several items at once, if they are available without
   * waiting.
   *
   * @param threads the number of working threads; with 1 the caller's own does everything
   * @param batchSize the maximum number of items that a thread takes at once, at least 1; with one
   *     thread fewer, because batches need not be passed on
   * @param workers creates a worker for each thread
   */
  public static <I, O> OrderedPipeline<I, O> ofBatches(
      int threads, int batchSize, Supplier<BatchWorker<I, O>> workers) {
    return new OrderedPipeline<>(
        threads, batchSize, Math.max(1, batchSize / SMALLER_HERE), workers);
  }

  /**
   * Runs until the source ends, or the sink needs no more. Work in progress is then interrupted.
   *
   * @throws IOException if the sink throws it
   * @throws InterruptedException if this thread is interrupted; the sink has then received only
   *     whole results
   */
  public void run(Source<I> source, Sink<O> sink) throws IOException, InterruptedException {
    if (threads == 1) {
      runHere(source, sink);
    } else {
      ExecutorService executor = Executors.newFixedThreadPool(threads);
      BlockingQueue<Optional<Future<List<O>>>> underWay =
          new ArrayBlockingQueue<>(threads * BATCHES_PER_THREAD);
      Thread reader = new Thread(() -> read(source, executor, underWay), "reader");
      // It may wait for a silent pipe, and cannot be woken there.
      reader.setDaemon(true);
      reader.start();
      try {
        deliver(underWay, sink);
      } finally {
        reader.interrupt();
        executor.shutdownNow();
        reader.join(MILLIS_FOR_READER);
      }
    }
  }

  private void runHere(Source<I> source, Sink<O> sink) throws IOException, InterruptedException {
    BatchWorker<I, O> worker = workers.get();
    boolean ended = false;
    while (!ended) {
      if (!source.isReady()) {
        sink.flush();
      }
      List<I> batch = new ArrayList<>(batchSizeHere);
      ended = take(source, batchSizeHere, batch);
      List<O> results = worker.work(batch);
      // The flag is cleared while the sink writes, because an interrupt would close some channels.
      boolean isInterrupted = Thread.interrupted();
      for (O result : results) {
        sink.accept(result);
        if (!sink.wantsMore()) {
          return;
        }
      }
      if (isInterrupted) {
        throw new InterruptedException();
      }
    }
  }

  /**
   * Adds one item to the batch, and those that are available without waiting. Returns whether the
   * source ended.
   */
  private static <I> boolean take(Source<I> source, int max, List<I> batch) {
    boolean ended;
    do {
      Optional<I> item = source.next();
      ended = item.isEmpty();
      item.ifPresent(batch::add);
    } while (!ended && batch.size() < max && source.isReady());
    return ended;
  }

  /** Sends batches to the workers until the source ends, then an empty batch. */
  private void read(
      Source<I> source,
      ExecutorService executor,
      BlockingQueue<Optional<Future<List<O>>>> underWay) {
    ThreadLocal<BatchWorker<I, O>> worker = ThreadLocal.withInitial(workers);
    try {
      try {
        boolean ended = false;
        while (!ended) {
          List<I> batch = new ArrayList<>(batchSize);
          ended = take(source, batchSize, batch);
          underWay.put(Optional.of(executor.submit(() -> worker.get().work(batch))));
        }
      } catch (RuntimeException | Error e) {
        underWay.put(Optional.of(CompletableFuture.failedFuture(e)));
      }
      underWay.put(Optional.empty());
    } catch (InterruptedException e) {
      // No more items are needed.
      Thread.currentThread().interrupt();
    }
  }

  private void deliver(BlockingQueue<Optional<Future<List<O>>>> underWay, Sink<O> sink)
      throws IOException, InterruptedException {
    while (true) {
      if (underWay.isEmpty()) {
        sink.flush();
      }
      Optional<Future<List<O>>> batch = underWay.take();
      if (batch.isEmpty()) {
        return;
      }
      if (!batch.get().isDone()) {
        sink.flush();
      }
      for (O result : results(batch.get())) {
        sink.accept(result);
        if (!sink.wantsMore()) {
          return;
        }
      }
    }
  }

  private List<O> results(Future<List<O>> batch) throws InterruptedException {
    try {
      return batch.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException("a worker failed", e.getCause());
    }
  }
}
