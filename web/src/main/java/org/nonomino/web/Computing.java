package org.nonomino.web;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.nonomino.text.ProblemCode;
import org.nonomino.toolkit.json.Problem;
import org.nonomino.toolkit.json.ProblemException;
import org.nonomino.toolkit.json.Reply;
import org.nonomino.toolkit.json.TimeLimit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Computes answers on a few threads, with a short queue; further requests are refused. Requests
 * that a person waits for while typing have their own threads and queue, so that they never wait
 * for requests that may take long. One more thread watches all requests. It stops a computation if
 * its client has disconnected, and answers the client if time ran out. Thread-safe.
 */
final class Computing implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computing.class);

  private static final long MILLIS_BETWEEN_LOOKS = 100;

  /**
   * Computations check their deadline themselves. A computation that does not stop within this time
   * is interrupted, and the request gets a problem as its answer.
   */
  static final Duration GRACE = Duration.ofSeconds(3);

  /** The requests that share threads and a queue. */
  enum Lane {
    QUICK,
    LONG
  }

  private final Map<Lane, ThreadPoolExecutor> lanes = new EnumMap<>(Lane.class);
  private final ScheduledExecutorService watch;
  private final Set<Task> tasks = ConcurrentHashMap.newKeySet();

  /**
   * Starts the threads.
   *
   * @param threadCount the number of threads of each lane, at least 1
   * @param queue the length of each queue, at least 1
   */
  Computing(int threadCount, int queue) {
    for (Lane lane : Lane.values()) {
      lanes.put(
          lane,
          new ThreadPoolExecutor(
              threadCount,
              threadCount,
              0,
              TimeUnit.MILLISECONDS,
              new ArrayBlockingQueue<>(queue),
              daemons("web-" + lane.name().toLowerCase(Locale.ROOT) + "-")));
    }
    this.watch = Executors.newSingleThreadScheduledExecutor(daemons("web-watch-"));
    var unused =
        watch.scheduleWithFixedDelay(
            this::look, MILLIS_BETWEEN_LOOKS, MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
  }

  private static ThreadFactory daemons(String prefix) {
    AtomicInteger count = new AtomicInteger();
    return work -> {
      Thread thread = new Thread(work, prefix + count.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Computes an answer. */
  @FunctionalInterface
  interface Work {
    /** Runs the task; the exception says why it failed. */
    Reply answer() throws ProblemException;
  }

  /** Computes and sends an answer, or immediately refuses the request. */
  void compute(Lane lane, Exchange exchange, TimeLimit limit, Work work) {
    ThreadPoolExecutor threads = threads(lane);
    Task task = new Task(threads, exchange, limit, work);
    tasks.add(task);
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      tasks.remove(task);
      exchange.refuse(
          Problem.of(
              threads.isShutdown() ? Problem.UNAVAILABLE : Problem.TOO_MANY,
              (threads.isShutdown() ? ProblemCode.STOPPING : ProblemCode.BUSY).bare(),
              "The server is overloaded. Try again in a moment."));
    }
  }

  private ThreadPoolExecutor threads(Lane lane) {
    return Objects.requireNonNull(lanes.get(lane));
  }

  /** Returns the number of requests that wait for a thread. */
  int waiting() {
    return lanes.values().stream().mapToInt(threads -> threads.getQueue().size()).sum();
  }

  /** Returns the number of requests being computed. */
  int atWork() {
    return lanes.values().stream().mapToInt(ThreadPoolExecutor::getActiveCount).sum();
  }

  private void look() {
    for (Task task : tasks) {
      try {
        task.look();
      } catch (RuntimeException | OutOfMemoryError e) {
        // An uncaught exception would stop all further checks.
        LOG.error("Watching a request failed: {}", e.toString());
      }
    }
  }

  /** Interrupts the running computations. */
  @Override
  public void close() {
    watch.shutdownNow();
    lanes.values().forEach(ThreadPoolExecutor::shutdownNow);
  }

  /** One request. */
  private final class Task extends FutureTask<Boolean> {
    private final ThreadPoolExecutor threads;
    private final Exchange exchange;
    private final TimeLimit limit;

    Task(ThreadPoolExecutor threads, Exchange exchange, TimeLimit limit, Work work) {
      super(() -> perform(exchange, limit, work), true);
      this.threads = threads;
      this.exchange = exchange;
      this.limit = limit;
    }

    @Override
    protected void done() {
      tasks.remove(this);
    }

    private void look() {
      if (limit.isPastBy(GRACE)) {
        exchange.refuse(
            Problem.of(
                Problem.UNAVAILABLE,
                ProblemCode.OUT_OF_TIME.bare(),
                "Time ran out before there was an answer. Ask for less."));
        stop();
      } else if (exchange.isAbandoned()) {
        exchange.refuse(
            Problem.of(
                Problem.ABANDONED,
                ProblemCode.ABANDONED.bare(),
                "The connection was closed before there was an answer."));
        stop();
      }
    }

    private void stop() {
      cancel(true);
      threads.remove(this);
    }
  }

  private static void perform(Exchange exchange, TimeLimit limit, Work work) {
    if (limit.rest().isZero()) {
      exchange.refuse(
          Problem.of(
              Problem.TOO_MANY,
              ProblemCode.BUSY.bare(),
              "The server is too busy to start this request in time. Try again in a moment."));
      return;
    }
    try {
      exchange.answer(work.answer());
    } catch (ProblemException e) {
      exchange.refuse(e.problem());
    } catch (PictureMemory.ShortageException e) {
      exchange.refuse(e.problem());
    } catch (RuntimeException | Error e) {
      Faults.refuse(exchange, e);
    }
  }
}
