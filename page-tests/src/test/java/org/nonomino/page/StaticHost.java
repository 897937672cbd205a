package org.nonomino.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A plain web host, which serves files with their types, and has the web app in a folder below its
 * root.
 */
final class StaticHost implements PageHost {
  private static final String PATH = "/games/nonomino/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "js", "text/javascript",
          "css", "text/css",
          "svg", "image/svg+xml",
          "png", "image/png",
          "wasm", "application/wasm",
          "webmanifest", "application/manifest+json");

  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread thread = new Thread(work, "static-host");
            thread.setDaemon(true);
            return thread;
          });

  private volatile SortedMap<String, byte[]> files;
  private HttpServer server;
  private final int port;

  StaticHost() {
    try {
      files = new CompiledPage().files(Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server = start(0);
    port = server.getAddress().getPort();
  }

  private HttpServer start(int wantedPort) {
    try {
      HttpServer started =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), wantedPort), 0);
      started.createContext(PATH, this::answer);
      started.setExecutor(threads);
      started.start();
      return started;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String name = exchange.getRequestURI().getPath().substring(PATH.length());
      byte[] bytes = files.get(name.isEmpty() ? "index.html" : name);
      if (bytes == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String ending = name.isEmpty() ? "html" : name.substring(name.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  /** Returns the files by their paths. */
  SortedMap<String, byte[]> files() {
    return files;
  }

  /** Replaces the web app by a different version. */
  void replace(SortedMap<String, byte[]> others) {
    files = others;
  }

  @Override
  public String address() {
    return "http://127.0.0.1:" + port + PATH;
  }

  @Override
  public void stop() {
    server.stop(0);
  }

  @Override
  public void startAgain() {
    server = start(port);
  }
}
