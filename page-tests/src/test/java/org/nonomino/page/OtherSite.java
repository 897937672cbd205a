package org.nonomino.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A site of another origin than the web app, whose pages show puzzles in frames. */
final class OtherSite implements AutoCloseable {
  /** The package for npm, as the build prepares it. */
  static final Path PACKAGE = Path.of("..", "page-static", "target", "npm");

  private static final String INSTALLED = "/node_modules/nonomino-puzzle/";

  private final Map<String, String> pages = new ConcurrentHashMap<>();
  private final HttpServer server;

  OtherSite() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.start();
  }

  String origin() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  /**
   * Adds a page, and returns its address.
   *
   * @param body the contents of its body, as HTML; before it, a script records the events of
   *     puzzles in {@code heard} and all messages in {@code told}
   */
  String add(String body) {
    String path = "/page" + pages.size() + ".html";
    pages.put(
        path,
        """
        <!doctype html>
        <html lang="en">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Another site</title><link rel="icon" href="data:,">
        <script>
          const heard = [];
          const told = [];
          for (const name of ['started', 'solved']) {
            // These events do not bubble.
            addEventListener(name, ({detail}) => heard.push({name, ...detail}), true);
          }
          addEventListener('message', ({data}) => told.push(data));
        </script></head>
        <body style="margin: 0">
        """
            + body);
    return origin() + path;
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      String page = pages.get(path);
      byte[] bytes;
      if (page != null) {
        exchange.getResponseHeaders().set("Content-Type", "text/html");
        bytes = page.getBytes(StandardCharsets.UTF_8);
      } else if (path.equals(INSTALLED + "nonomino-puzzle.js")) {
        exchange.getResponseHeaders().set("Content-Type", "text/javascript");
        bytes = Files.readAllBytes(PACKAGE.resolve("nonomino-puzzle.js"));
      } else {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      exchange.sendResponseHeaders(200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
