package org.nonomino.web;

import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A window of f-puzzles, without its transport. It has one computation at a time: a new command
 * cancels the previous one. Each command has exactly one last answer. Thread-safe.
 */
final class FPuzzlesWindow implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(FPuzzlesWindow.class);

  private static final String NO_MESSAGE =
      "This is not a message of the solver plug-in: a JSON object with a whole number \"nonce\" and a"
          + " \"command\".";

  private static final long SECONDS_OF_AN_IDLE_THREAD = 10;

  private final FPuzzlesAnswers answers;
  private final Consumer<String> send;

  /** One thread, so that a cancelled computation has ended before the next one begins. */
  private final ThreadPoolExecutor thread;

  private Optional<Computation> current = Optional.empty();

  /**
   * @param send receives the answers, one at a time; it must not block
   */
  FPuzzlesWindow(FPuzzlesAnswers answers, Consumer<String> send) {
    this.answers = answers;
    this.send = send;
    this.thread =
        new ThreadPoolExecutor(
            1,
            1,
            SECONDS_OF_AN_IDLE_THREAD,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            work -> {
              Thread worker = new Thread(work, "web-fpuzzles");
              worker.setDaemon(true);
              return worker;
            });
    thread.allowCoreThreadTimeOut(true);
  }

  /** Receives a message. Returns at once, because computations have their own thread. */
  synchronized void receive(String text) {
    Optional<FPuzzlesMessage> message = FPuzzlesMessage.parse(text);
    if (message.isEmpty()) {
      send.accept(FPuzzlesReplies.invalid(0, NO_MESSAGE));
      return;
    }
    current.ifPresent(running -> send.accept(FPuzzlesReplies.cancelled(running.message.nonce())));
    stop();
    if (message.get().command().equals(FPuzzlesAnswers.CANCEL)) {
      send.accept(FPuzzlesReplies.cancelled(message.get().nonce()));
    } else if (!thread.isShutdown()) {
      Computation next = new Computation(message.get());
      current = Optional.of(next);
      next.start();
    }
  }

  private void stop() {
    current.ifPresent(Computation::stop);
    current = Optional.empty();
    thread.purge();
  }

  /** Ends the computation without an answer. */
  @Override
  public synchronized void close() {
    stop();
    thread.shutdownNow();
  }

  private synchronized boolean isCurrent(Computation computation) {
    return current.filter(running -> running == computation).isPresent();
  }

  private synchronized void sendOf(Computation computation, String answer) {
    if (isCurrent(computation)) {
      send.accept(answer);
    }
  }

  private synchronized void end(Computation computation) {
    if (isCurrent(computation)) {
      current = Optional.empty();
    }
  }

  /** The computation of one command. */
  private final class Computation {
    private final FPuzzlesMessage message;
    private Optional<Future<?>> future = Optional.empty();

    Computation(FPuzzlesMessage message) {
      this.message = message;
    }

    void start() {
      future = Optional.of(thread.submit(this::run));
    }

    void stop() {
      future.ifPresent(running -> running.cancel(true));
    }

    private void run() {
      try {
        answers.answer(message, answer -> sendOf(this, answer));
      } catch (OutOfMemoryError e) {
        sendOf(this, FPuzzlesReplies.invalid(message.nonce(), "Out of memory."));
        LOG.warn("A command of f-puzzles failed: out of memory ({}).", message.command());
      } catch (RuntimeException | Error e) {
        sendOf(
            this,
            FPuzzlesReplies.invalid(
                message.nonce(), "Internal error. See the server's log for details."));
        LOG.error("A command of f-puzzles failed with an internal error: {}", e.toString());
        LOG.info("Stack trace", e);
      } finally {
        end(this);
      }
    }
  }
}
