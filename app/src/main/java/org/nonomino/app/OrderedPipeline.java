package org.nonomino.app;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Sends items through workers on several threads and delivers the results in the order of the
 * items, in bounded memory: only some batches are under way at once. Where the source has to be
 * waited for, all that came so far is delivered first.
 *
 * @param <I> the items
 * @param <O> the results
 */
final class OrderedPipeline<I, O> {
  private static final int BATCH_SIZE = 128;
  private static final int BATCHES_PER_THREAD = 4;

  private final int threads;
  private final Supplier<Function<I, O>> workers;

  /** Where the items come from. */
  interface Source<I> {
    /** Returns the next item, waiting for it if need be; empty at the end. */
    Optional<I> next();

    /** Tells whether the next item is there without waiting, as far as that can be told. */
    boolean isReady();
  }

  /** Where the results go. */
  interface Sink<O> {
    /** Takes a result. */
    void accept(O result) throws IOException;

    /** Is called where nothing more may come for a while. */
    void flush() throws IOException;
  }

  /**
   * Makes a pipeline.
   *
   * @param threads how many threads work; with 1 it is the caller's own
   * @param workers makes a worker for each thread
   */
  OrderedPipeline(int threads, Supplier<Function<I, O>> workers) {
    this.threads = threads;
    this.workers = workers;
  }

  /**
   * Runs until the source ends.
   *
   * @throws IOException if the sink does
   * @throws InterruptedException if this thread is interrupted; the sink has then got whole results
   *     only
   */
  void run(Source<I> source, Sink<O> sink) throws IOException, InterruptedException {
    if (threads == 1) {
      runHere(source, sink);
    } else {
      ExecutorService executor = Executors.newFixedThreadPool(threads);
      try {
        runOn(executor, source, sink);
      } finally {
        executor.shutdownNow();
      }
    }
  }

  private void runHere(Source<I> source, Sink<O> sink) throws IOException, InterruptedException {
    Function<I, O> worker = workers.get();
    while (true) {
      if (!source.isReady()) {
        sink.flush();
      }
      Optional<I> item = source.next();
      if (item.isEmpty()) {
        return;
      }
      O result = worker.apply(item.get());
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      sink.accept(result);
    }
  }

  private void runOn(ExecutorService executor, Source<I> source, Sink<O> sink)
      throws IOException, InterruptedException {
    ThreadLocal<Function<I, O>> worker = ThreadLocal.withInitial(workers);
    Deque<Future<List<O>>> underWay = new ArrayDeque<>();
    boolean ended = false;
    while (!ended) {
      List<I> batch = new ArrayList<>(BATCH_SIZE);
      do {
        Optional<I> item = source.next();
        ended = item.isEmpty();
        item.ifPresent(batch::add);
      } while (!ended && batch.size() < BATCH_SIZE && source.isReady());
      underWay.add(executor.submit(work(worker, batch)));
      boolean mustWait = ended || !source.isReady();
      while (!underWay.isEmpty() && (mustWait || underWay.size() > threads * BATCHES_PER_THREAD)) {
        deliver(underWay.remove(), sink);
      }
      if (mustWait) {
        sink.flush();
      }
    }
  }

  private Callable<List<O>> work(ThreadLocal<Function<I, O>> worker, List<I> batch) {
    return () -> {
      List<O> results = new ArrayList<>(batch.size());
      for (I item : batch) {
        results.add(worker.get().apply(item));
      }
      return results;
    };
  }

  private void deliver(Future<List<O>> batch, Sink<O> sink)
      throws IOException, InterruptedException {
    List<O> results;
    try {
      results = batch.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException("a worker failed", e.getCause());
    }
    for (O result : results) {
      sink.accept(result);
    }
  }
}
