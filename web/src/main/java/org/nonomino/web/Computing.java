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
 * Computes answers on a few threads, with a few requests that wait; more are refused. What a person
 * waits for while typing has threads and a queue of its own, so that it never waits for what may
 * take long. One thread also watches all: if a client has gone its computation is stopped, and if
 * it was not answered in time it is informed. Thread-safe.
 */
final class Computing implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Computing.class);

  private static final long MILLIS_BETWEEN_LOOKS = 100;

  /**
   * Computations see for themselves that their time is over. What does not within this time is
   * interrupted, and the request gets a problem.
   */
  static final Duration GRACE = Duration.ofSeconds(3);

  /** What requests share threads and a queue. */
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
   * @param threadCount of each lane, at least 1
   * @param queue how many requests may wait in each, at least 1
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

  /** Makes an answer. */
  @FunctionalInterface
  interface Work {
    /** Runs the task; the exception says why it cannot be done. */
    Reply answer() throws ProblemException;
  }

  /** Computes and gives an answer, sooner or later, or refuses at once. */
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

  /** Returns how many requests wait for a thread. */
  int waiting() {
    return lanes.values().stream().mapToInt(threads -> threads.getQueue().size()).sum();
  }

  /** Returns how many requests are computed. */
  int atWork() {
    return lanes.values().stream().mapToInt(ThreadPoolExecutor::getActiveCount).sum();
  }

  private void look() {
    for (Task task : tasks) {
      try {
        task.look();
      } catch (RuntimeException | OutOfMemoryError e) {
        // An exception would end all looking.
        LOG.error("Watching a request failed: {}", e.toString());
      }
    }
  }

  /** Interrupts what is at work. */
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
