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
 * items, in bounded memory: only some batches are under way at once. While the source has to be
 * waited for, all that came so far is delivered.
 *
 * <p>The caller's thread delivers. With several threads another one reads, so that neither the
 * workers nor the results wait for a slow source.
 *
 * @param <I> the items
 * @param <O> the results
 */
public final class OrderedPipeline<I, O> {
  private static final int BATCH_SIZE = 128;

  /** On the caller's thread nothing is handed over, so batches may be smaller by this factor. */
  private static final int SMALLER_HERE = 8;

  private static final int BATCHES_PER_THREAD = 4;

  /** The reader is waited for at the end, so that it does not touch the source any more. */
  private static final long MILLIS_FOR_READER = 100;

  private final int threads;
  private final int batchSize;
  private final int batchSizeHere;
  private final Supplier<BatchWorker<I, O>> workers;

  /** Works on several items at once. */
  @FunctionalInterface
  public interface BatchWorker<I, O> {
    /**
     * Returns the results, in the order of the items; where this thread was interrupted meanwhile,
     * those of the items before.
     */
    List<O> work(List<I> batch);

    /** Returns one that works on one item after the other. */
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

  /** Where the items come from. */
  public interface Source<I> {
    /** Returns the next item, waiting for it if need be; empty at the end. */
    Optional<I> next();

    /** Returns whether the next item is there without waiting, as far as that is known. */
    boolean isReady();

    /**
     * Returns the items of an iterator, each in its own batch, so that none waits for a slow one.
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

  /** Where the results go. */
  public interface Sink<O> {
    /** Takes a result. */
    void accept(O result) throws IOException;

    /** Is called where nothing more may come for a while. */
    void flush() throws IOException;

    /** Returns whether further results are of use; asked after each one. */
    default boolean wantsMore() {
      return true;
    }
  }

  /**
   * @param threads how many threads work; with 1 the caller's own does everything
   * @param workers makes a worker for each thread
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
   * Returns a pipeline whose workers get several items at once, as far as there are some without
   * waiting.
   *
   * @param threads how many threads work; with 1 the caller's own does everything
   * @param batchSize the most items that a thread takes at once, at least 1; the caller's own takes
   *     fewer, as nothing is handed over
   * @param workers makes a worker for each thread
   */
  public static <I, O> OrderedPipeline<I, O> ofBatches(
      int threads, int batchSize, Supplier<BatchWorker<I, O>> workers) {
    return new OrderedPipeline<>(
        threads, batchSize, Math.max(1, batchSize / SMALLER_HERE), workers);
  }

  /**
   * Runs until the source ends, or the sink needs no more: what is under way then is interrupted.
   *
   * @throws IOException if the sink does
   * @throws InterruptedException if this thread is interrupted; the sink has then got whole results
   *     only
   */
  public void run(Source<I> source, Sink<O> sink) throws IOException, InterruptedException {
    if (threads == 1) {
      runHere(source, sink);
    } else {
      ExecutorService executor = Executors.newFixedThreadPool(threads);
      BlockingQueue<Optional<Future<List<O>>>> underWay =
          new ArrayBlockingQueue<>(threads * BATCHES_PER_THREAD);
      Thread reader = new Thread(() -> read(source, executor, underWay), "reader");
      // It may wait for a pipe on which nothing comes, and nothing can wake it there.
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
      // Not while the sink writes: that would close some channels.
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

  /** Takes one item and those that are there without waiting; returns whether the source ended. */
  private static <I> boolean take(Source<I> source, int most, List<I> batch) {
    boolean ended;
    do {
      Optional<I> item = source.next();
      ended = item.isEmpty();
      item.ifPresent(batch::add);
    } while (!ended && batch.size() < most && source.isReady());
    return ended;
  }

  /** Sends batches to the workers until the source ends, then an empty one. */
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
      // No more are needed.
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
