package org.nonomino.web;

import java.time.Duration;

/**
 * How a server runs.
 *
 * @param host the name or address of this machine on which it listens
 * @param port 1..65535, or 0 for any free one
 * @param timeout the most time for a request, at least a millisecond
 * @param idleTimeout the most time without a byte while a request comes in, or between requests
 * @param threads how many requests are computed at once, at least 1
 * @param queue how many more may wait, at least 1
 */
public record WebSettings(
    String host, int port, Duration timeout, Duration idleTimeout, int threads, int queue) {
  /** The port that is taken where nobody says otherwise. */
  public static final int USUAL_PORT = 8017;

  /** The time that a request has where nobody says otherwise. */
  public static final Duration USUAL_TIMEOUT = Duration.ofSeconds(10);

  private static final int HIGHEST_PORT = 65_535;
  private static final Duration USUAL_IDLE_TIMEOUT = Duration.ofSeconds(15);
  private static final int QUEUED_PER_THREAD = 16;

  /** Throws an {@link IllegalArgumentException} if a number is out of range. */
  public WebSettings {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new IllegalArgumentException("port " + port);
    }
    if (timeout.toMillis() < 1 || idleTimeout.toMillis() < 1) {
      throw new IllegalArgumentException("time limits of " + timeout + " and " + idleTimeout);
    }
    if (threads < 1 || queue < 1) {
      throw new IllegalArgumentException(threads + " threads and a queue of " + queue);
    }
  }

  /**
   * Returns the usual settings: a thread for each processor, and 16 requests a thread that wait.
   */
  public static WebSettings usual(String host, int port) {
    int processors = Runtime.getRuntime().availableProcessors();
    return new WebSettings(
        host, port, USUAL_TIMEOUT, USUAL_IDLE_TIMEOUT, processors, QUEUED_PER_THREAD * processors);
  }

  /** Returns these settings with another time for requests. */
  public WebSettings withTimeout(Duration newTimeout) {
    return new WebSettings(host, port, newTimeout, idleTimeout, threads, queue);
  }
}
