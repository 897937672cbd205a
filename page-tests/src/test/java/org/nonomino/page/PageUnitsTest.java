package org.nonomino.page;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nonomino.formats.json.ConstraintJson;
import org.nonomino.text.ProblemCode;
import org.openqa.selenium.chrome.ChromeDriver;

/** The unit tests of the web app's modules, written in JavaScript. */
final class PageUnitsTest {
  private static final int FEWEST = 100;

  /** The prefixes of addresses, and their folders on the class path. */
  private static final Map<String, String> FOLDERS =
      Map.of(
          "/unit/", "/org/nonomino/page/unit/",
          "/page/", "/org/nonomino/web/page/",
          "/page/lib/", "/META-INF/resources/_static/lit-html/3.3.1/");

  /**
   * Modules that list names from Java, by address: the codes of problems and the kinds of
   * constraints.
   */
  private static final Map<String, String> GENERATED =
      Map.of(
          "/unit/codes.js",
          module("codes", Stream.of(ProblemCode.values()).map(ProblemCode::toString)),
          "/unit/kinds.js",
          module("kinds", ConstraintJson.kinds().stream()));

  private static final Map<String, String> TYPES =
      Map.of("html", "text/html", "js", "text/javascript", "css", "text/css");

  @Test
  void allPass() throws IOException {
    try (Browser browser = Browser.start()) {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/", PageUnitsTest::answer);
      server.start();
      try {
        ChromeDriver driver = browser.driver();
        String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/";
        driver.get(address + "unit/index.html");
        new PageDriver(browser, address)
            .await("the tests have run", () -> !"running".equals(driver.getTitle()));

        assertThat(driver.getTitle()).startsWith("passed ");
        assertThat(Integer.parseInt(requireNonNull(driver.getTitle()).substring(7)))
            .isGreaterThanOrEqualTo(FEWEST);
      } finally {
        server.stop(0);
      }
    }
  }

  private static void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (GENERATED.containsKey(path)) {
      send(exchange, "js", GENERATED.get(path).getBytes(StandardCharsets.UTF_8));
      return;
    }
    for (Map.Entry<String, String> folder : FOLDERS.entrySet()) {
      URL file =
          path.startsWith(folder.getKey())
              ? PageUnitsTest.class.getResource(
                  folder.getValue() + path.substring(folder.getKey().length()))
              : null;
      if (file != null) {
        try (InputStream in = file.openStream()) {
          send(exchange, path.substring(path.lastIndexOf('.') + 1), in.readAllBytes());
        }
        return;
      }
    }
    exchange.sendResponseHeaders(404, -1);
    exchange.close();
  }

  /** Returns a module that exports a list of names. */
  private static String module(String list, Stream<String> names) {
    return names
        .map(name -> "'" + name + "'")
        .collect(Collectors.joining(",", "export const " + list + " = [", "];"));
  }

  private static void send(HttpExchange exchange, String ending, byte[] bytes) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(ending, "text/plain"));
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
