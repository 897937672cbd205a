package org.nonomino.web;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The settings of a server.
 *
 * @param host the name or address of this machine on which the server listens
 * @param port 1..65535, or 0 for any free port
 * @param timeout the maximum time for a request, at least a millisecond
 * @param idleTimeout the maximum time without a byte during a request, or between requests
 * @param threads the number of requests computed at once, at least 1: this many that may take long,
 *     and this many that a person waits for while typing
 * @param queue the maximum number of waiting requests of each kind, at least 1
 * @param allowedHosts further names of the server, such as that of a proxy: {@code name} for any
 *     port, or {@code name:port}
 * @param allowedOrigins the origins of other pages that may use the server and show its puzzles in
 *     a frame: {@code https://example.org}
 * @param publicAddress the public address of the web app, for links that are sent to other people
 */
public record WebSettings(
    String host,
    int port,
    Duration timeout,
    Duration idleTimeout,
    int threads,
    int queue,
    List<String> allowedHosts,
    List<String> allowedOrigins,
    Optional<PublicAddress> publicAddress) {
  /** The default port. */
  public static final int USUAL_PORT = 8017;

  /** The default time limit of a request. */
  public static final Duration USUAL_TIMEOUT = Duration.ofSeconds(10);

  private static final int HIGHEST_PORT = 65_535;
  private static final Duration USUAL_IDLE_TIMEOUT = Duration.ofSeconds(15);
  private static final int QUEUED_PER_THREAD = 16;

  /**
   * Throws an {@link IllegalArgumentException} if a number is out of range, an allowed host is not
   * a name or address with or without a port, or an allowed origin is not {@linkplain #isOrigin an
   * origin}.
   */
  public WebSettings {
    allowedHosts = List.copyOf(allowedHosts);
    allowedOrigins = List.copyOf(allowedOrigins);
    if (port < 0 || port > HIGHEST_PORT) {
      throw new IllegalArgumentException("port out of range: " + port);
    }
    if (timeout.toMillis() < 1 || idleTimeout.toMillis() < 1) {
      throw new IllegalArgumentException(
          "time limits must be positive: " + timeout + " and " + idleTimeout);
    }
    if (threads < 1 || queue < 1) {
      throw new IllegalArgumentException(threads + " threads and a queue of " + queue);
    }
    for (String name : allowedHosts) {
      if (!isHost(name)) {
        throw new IllegalArgumentException("not a valid host: '" + name + "'");
      }
    }
    for (String origin : allowedOrigins) {
      if (!isOrigin(origin)) {
        throw new IllegalArgumentException("not a valid origin: '" + origin + "'");
      }
    }
  }

  /**
   * Returns the default settings: a thread for each processor, and a queue of 16 requests per
   * thread.
   */
  public static WebSettings usual(String host, int port) {
    int processors = Runtime.getRuntime().availableProcessors();
    return new WebSettings(
        host,
        port,
        USUAL_TIMEOUT,
        USUAL_IDLE_TIMEOUT,
        processors,
        QUEUED_PER_THREAD * processors,
        List.of(),
        List.of(),
        Optional.empty());
  }

  /** Returns the settings with a different time limit for requests. */
  public WebSettings withTimeout(Duration newTimeout) {
    return new WebSettings(
        host,
        port,
        newTimeout,
        idleTimeout,
        threads,
        queue,
        allowedHosts,
        allowedOrigins,
        publicAddress);
  }

  /**
   * Returns the settings with different allowed hosts.
   *
   * @throws IllegalArgumentException if one of them is not {@linkplain #isHost a host}
   */
  public WebSettings withAllowedHosts(List<String> hosts) {
    return new WebSettings(
        host, port, timeout, idleTimeout, threads, queue, hosts, allowedOrigins, publicAddress);
  }

  /**
   * Returns the settings with different allowed origins.
   *
   * @throws IllegalArgumentException if one of them is not {@linkplain #isOrigin an origin}
   */
  public WebSettings withAllowedOrigins(List<String> origins) {
    return new WebSettings(
        host, port, timeout, idleTimeout, threads, queue, allowedHosts, origins, publicAddress);
  }

  /** Returns the settings with a public address, or without one. */
  public WebSettings withPublicAddress(Optional<PublicAddress> address) {
    return new WebSettings(
        host, port, timeout, idleTimeout, threads, queue, allowedHosts, allowedOrigins, address);
  }

  /**
   * Returns whether a string is the origin of a page, with http or https and without a path: {@code
   * https://example.org}, {@code http://localhost:3000}.
   */
  public static boolean isOrigin(String text) {
    return Origins.parse(text).isPresent();
  }

  /**
   * Returns whether a string is a name or address, with or without a port: {@code
   * puzzles.example.org}, {@code localhost:9000}, {@code ::1}, {@code [::1]:9000}.
   */
  public static boolean isHost(String text) {
    return authority(text).isPresent();
  }

  /** Returns the allowed hosts in the form in which they are compared. */
  List<Authority> allowedAuthorities() {
    return allowedHosts.stream().map(name -> authority(name).orElseThrow()).toList();
  }

  /** An IPv6 address without brackets has no port. */
  private static Optional<Authority> authority(String text) {
    return Authority.parse(text).or(() -> Authority.parse("[" + text + "]"));
  }
}
