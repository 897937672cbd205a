package org.nonomino.web;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.nonomino.toolkit.json.Api;

/** A running server of the web app and its API. Thread-safe. */
public final class WebServer implements AutoCloseable {
  /**
   * Several times the number of clients, because without keep-alive, closing connections overlap
   * with new ones.
   */
  private static final int MAX_CONNECTIONS = 1024;

  /** The number of threads for transport only; computations have their own threads. */
  private static final int MAX_THREADS = 16;

  private static final int MIN_THREADS = 4;

  /**
   * The maximum length of the address and headers of a request, in bytes. Links of f-puzzles have
   * the whole puzzle in the address; decorated ones reach tens of kilobytes.
   */
  private static final int MAX_HEADER = 64 * 1024;

  /** The idle time after which connections are closed once all connections are in use. */
  private static final int MILLIS_IN_A_CROWD = 1000;

  private static final List<String> LOOPBACK = List.of("127.0.0.1");

  private final Server server;
  private final ServerConnector connector;
  private final Computing computing;
  private final ServerMetrics metrics;
  private final String host;

  private WebServer(Api api, WebSettings settings, Optional<FPuzzles> fPuzzles) throws IOException {
    this.host = settings.host();
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS, MIN_THREADS);
    threads.setName("web-http");
    threads.setDaemon(true);
    this.server = new Server(threads);
    this.connector =
        new WatchedConnector(server, new HttpConnectionFactory(configuration(settings)));
    this.computing = new Computing(settings.threads(), settings.queue());
    this.metrics = new ServerMetrics(computing);
    connector.setHost(host);
    connector.setPort(settings.port());
    connector.setIdleTimeout(settings.idleTimeout().toMillis());
    server.addConnector(connector);
    NetworkConnectionLimit connections = new NetworkConnectionLimit(MAX_CONNECTIONS, connector);
    connections.setEndPointIdleTimeout(MILLIS_IN_A_CROWD);
    server.addBean(connections);
    Origins origins = new Origins(settings.allowedOrigins());
    SecurityHeaders security = new SecurityHeaders(origins);
    server.setErrorHandler(new ProblemErrors(security));
    server.setStopTimeout(settings.timeout().plus(Computing.GRACE).toMillis());
    RequestGuard guard = new RequestGuard(host, settings.allowedAuthorities(), origins);
    Handler front =
        new FrontHandler(
            api,
            PageFiles.load(settings.publicAddress()),
            security,
            guard,
            computing,
            metrics,
            settings.timeout());
    server.setHandler(
        new GracefulHandler(
            fPuzzles
                .<Handler>map(
                    service ->
                        new FPuzzlesUpgrade(
                            service.answers(),
                            guard,
                            socketOrigins(settings.allowedOrigins()),
                            security,
                            front))
                .orElse(front)));
  }

  private static Origins socketOrigins(List<String> allowed) {
    return new Origins(Stream.concat(FPuzzles.ORIGINS.stream(), allowed.stream()).toList());
  }

  private static HttpConfiguration configuration(WebSettings settings) {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    configuration.setSendXPoweredBy(false);
    configuration.setIdleTimeout(settings.idleTimeout().toMillis());
    configuration.setHttpCompliance(HttpCompliance.RFC9110);
    configuration.setRequestHeaderSize(MAX_HEADER);
    return configuration;
  }

  /**
   * Starts a server.
   *
   * @throws IOException if it cannot listen there: caused by a {@link java.net.BindException} if
   *     the port is in use or not allowed, or as a {@link java.net.UnknownHostException} if there
   *     is no such host
   */
  public static WebServer start(Api api, WebSettings settings) throws IOException {
    return start(api, settings, Optional.empty());
  }

  /**
   * Starts a server that also answers the solver plug-in of f-puzzles, if the service for it is
   * present.
   *
   * @throws IOException as {@link #start(Api, WebSettings)}
   */
  public static WebServer start(Api api, WebSettings settings, Optional<FPuzzles> fPuzzles)
      throws IOException {
    InetAddress.getByName(settings.host());
    WebServer started = new WebServer(api, settings, fPuzzles);
    try {
      started.server.start();
    } catch (IOException | RuntimeException e) {
      started.close();
      throw e;
    } catch (Exception e) {
      started.close();
      throw new IOException("the server did not start", e);
    }
    return started;
  }

  /** Returns the port on which it listens. */
  public int port() {
    return connector.getLocalPort();
  }

  /** Returns the address to open on this machine: {@code http://127.0.0.1:8017/}. */
  public String address() {
    return addresses().get(0);
  }

  /**
   * Returns all addresses under which a browser can open it. If it listens on all addresses of this
   * machine, these are listed, starting with those that only this machine can reach.
   */
  public List<String> addresses() {
    List<String> names =
        isOnAllAddresses() ? ownAddresses() : List.of(RequestGuard.bracketed(host));
    return names.stream().map(name -> "http://" + name + ":" + port() + "/").toList();
  }

  private boolean isOnAllAddresses() {
    try {
      return InetAddress.getByName(host).isAnyLocalAddress();
    } catch (UnknownHostException e) {
      // The host was resolved when the server started.
      return false;
    }
  }

  /** IPv4 before IPv6. Link-local addresses need a zone, and browsers do not accept zones. */
  private static List<String> ownAddresses() {
    try {
      List<String> names =
          NetworkInterface.networkInterfaces()
              .flatMap(NetworkInterface::inetAddresses)
              .filter(address -> !address.isLinkLocalAddress())
              .sorted(
                  Comparator.comparing((InetAddress address) -> !address.isLoopbackAddress())
                      .thenComparing(Inet6Address.class::isInstance))
              .map(Authority::literal)
              .distinct()
              .toList();
      return names.isEmpty() ? LOOPBACK : names;
    } catch (SocketException e) {
      return LOOPBACK;
    }
  }

  /**
   * Waits until the server is stopped.
   *
   * @throws InterruptedException if this thread is interrupted
   */
  public void join() throws InterruptedException {
    server.join();
  }

  /** Stops accepting requests, finishes the accepted ones, and stops. */
  @Override
  public void close() {
    try {
      server.stop();
    } catch (Exception e) {
      // Requests that did not finish in time are cut off.
      server.destroy();
    } finally {
      computing.close();
      metrics.close();
    }
  }
}
