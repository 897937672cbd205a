package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that allows pages of other origins. */
final class OriginsTest {
  private static final String ALLOWED = "https://example.org";
  private static final String POLICY = "Content-Security-Policy";
  private static final String RESOURCE = "Cross-Origin-Resource-Policy";
  private static TestServer server;

  @BeforeAll
  static void start() {
    server =
        new TestServer(
            TestServer.SETTINGS.withAllowedOrigins(List.of(ALLOWED, "http://LOCALHOST:3000")));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.org, 200",
    "http://localhost:3000, 200",
    "http://example.org, 403",
    "https://example.org:8443, 403",
    "https://example.org.evil.example, 403",
    "https://www.example.org, 403",
    "http://localhost, 403",
    "null, 403",
    "*, 403",
  })
  void onlyTheExactOriginMaySendRequests(String origin, int status) {
    RawConnection.Reply reply = ask("POST", "/api/v1/solve", "Origin: " + origin);

    assertThat(reply.status()).isEqualTo(status);
    if (status == 200) {
      assertThat(reply.text()).contains("Access-Control-Allow-Origin: " + origin + "\r\n");
    } else {
      assertThat(reply.text()).doesNotContain("Access-Control-Allow-Origin");
    }
    assertThat(reply.text()).contains("Vary: Origin\r\n");
  }

  @ParameterizedTest
  @CsvSource({
    "/api/v1/solve, POST",
    "/api/v1/batch, POST",
    "/api/v1/levels, 'GET, HEAD'",
    "/api/v1/openapi.json, 'GET, HEAD'",
  })
  void preflightsAreAnswered(String path, String methods) {
    RawConnection.Reply reply =
        ask(
            "OPTIONS",
            path,
            "Origin: " + ALLOWED,
            "Access-Control-Request-Method: POST",
            "Access-Control-Request-Headers: content-type");

    assertThat(reply.status()).isEqualTo(204);
    assertThat(reply.text())
        .contains("Access-Control-Allow-Origin: " + ALLOWED + "\r\n")
        .contains("Access-Control-Allow-Methods: " + methods + "\r\n")
        .contains("Access-Control-Allow-Headers: Content-Type\r\n");
  }

  @Test
  void preflightsOfOthersAndForUnknownAddressesAreRefused() {
    String method = "Access-Control-Request-Method: POST";

    assertThat(ask("OPTIONS", "/api/v1/solve", "Origin: http://evil.example", method).status())
        .isEqualTo(403);
    assertThat(ask("OPTIONS", "/api/v1/nothing", "Origin: " + ALLOWED, method).status())
        .isEqualTo(404);
    assertThat(ask("OPTIONS", "/api/v1/solve", "Origin: " + ALLOWED).status()).isEqualTo(405);
  }

  @Test
  void problemsCanBeReadByAllowedPages() {
    for (String path : new String[] {"/api/v1/nothing", "/api/v1/levels"}) {
      assertThat(ask("DELETE", path, "Origin: " + ALLOWED).text())
          .contains("Access-Control-Allow-Origin: " + ALLOWED + "\r\n");
    }
  }

  @Test
  void allowedPagesMayShowAPuzzleInAFrame() {
    HttpResponse<String> embed = server.get("/embed.html");

    assertThat(header(embed, POLICY))
        .startsWith("default-src 'none'; script-src 'self'; ")
        .endsWith("; frame-ancestors http://localhost:3000 https://example.org");
    assertThat(header(embed, "X-Frame-Options")).isEmpty();
    assertThat(header(embed, RESOURCE)).isEqualTo("same-origin");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/sw.js", "/nonomino-puzzle.js", "/embed.htm", "/healthz"})
  void nothingElseIsShownInAFrame(String path) {
    HttpResponse<String> page = server.get(path);

    assertThat(header(page, POLICY)).endsWith("; frame-ancestors 'none'");
    assertThat(header(page, "X-Frame-Options")).isEqualTo("DENY");
  }

  @Test
  void otherPagesMayLoadTheScriptWithTheElement() {
    assertThat(header(server.get("/nonomino-puzzle.js"), RESOURCE)).isEqualTo("cross-origin");
    assertThat(header(server.get("/sw.js"), RESOURCE)).isEqualTo("same-origin");
  }

  private static String header(HttpResponse<String> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*",
        "null",
        "example.org",
        "https://example.org/",
        "https://example.org/page",
        "https://*.example.org",
        "https://example.org https://evil.example",
        "https://example.org;script-src",
        "ftp://example.org",
        ""
      })
  void onlyOriginsCanBeAllowed(String text) {
    assertThat(WebSettings.isOrigin(text)).isFalse();
    assertThatThrownBy(() -> TestServer.SETTINGS.withAllowedOrigins(List.of(text)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static RawConnection.Reply ask(String method, String path, String... headers) {
    String body = method.equals("POST") ? Bodies.body(Bodies.SMALL) : "";
    return RawConnection.ask(
        server.port(),
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1:"
            + server.port()
            + "\r\n"
            + String.join("\r\n", headers)
            + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
            + body.length()
            + "\r\n\r\n"
            + body);
  }
}
