package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Protection against other sites, caching by browsers, and the accepted methods and media types.
 */
final class SafetyTest {
  /** A placeholder for the folder of the web app's files, which depends on their contents. */
  private static final String BASE = "BASE";

  private static final String LIBRARY = BASE + "/lib/";
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = new TestServer();
  }

  private static HttpResponse<String> get(String path) {
    return server.get(based(path));
  }

  private static String based(String path) {
    Matcher base =
        Pattern.compile("\"(page/[0-9a-f]{16})/app.js\"").matcher(server.get("/").body());
    assertThat(base.find()).isTrue();
    return path.replace(BASE, "/" + base.group(1));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/embed.html",
        "/nonomino-puzzle.js",
        "/nothing",
        "/healthz",
        "/metrics",
        "/api/v1/solve",
        "/api/v1/levels",
        "/api/v1/openapi.json",
        "/api/v1/schema.json",
        LIBRARY + "lit-html.js"
      })
  void everyAnswerHasSecurityHeaders(String path) {
    HttpResponse<String> response = get(path);

    assertThat(header(response, "Content-Security-Policy"))
        .isEqualTo(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                + " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
                + " form-action 'none'; frame-ancestors 'none'");
    assertThat(header(response, "X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(header(response, "Referrer-Policy")).isEqualTo("no-referrer");
    assertThat(header(response, "Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    assertThat(response.headers().map()).doesNotContainKeys("server", "set-cookie", "x-powered-by");
    assertThat(response.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
  }

  private static String header(HttpResponse<?> response, String name) {
    return response.headers().firstValue(name).orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "localhost:PORT, 200",
    "127.0.0.1:PORT, 200",
    "[::1]:PORT, 200",
    "LOCALHOST:PORT, 200",
    "localhost, 421",
    "localhost:1, 421",
    "evil.example:PORT, 421",
    "localhost.evil.example:PORT, 421",
    "192.168.0.1:PORT, 421",
  })
  void onlyOwnNamesAreAccepted(String host, int status) {
    RawConnection.Reply reply =
        RawConnection.ask(
            server.port(),
            "GET /healthz HTTP/1.1\r\nHost: " + withPort(host) + "\r\nConnection: close\r\n\r\n");

    assertThat(reply.status()).isEqualTo(status);
  }

  private static String withPort(String text) {
    return text.replace("PORT", String.valueOf(server.port()));
  }

  @ParameterizedTest
  @CsvSource({
    "http://127.0.0.1:PORT, 200",
    "http://localhost:PORT, 403",
    "https://127.0.0.1:PORT, 403",
    "http://127.0.0.1:1, 403",
    "http://evil.example, 403",
    "null, 403",
  })
  void onlyItsOwnWebAppMayPost(String origin, int status) {
    String body = Bodies.body(Bodies.SMALL);
    RawConnection.Reply reply =
        RawConnection.ask(
            server.port(),
            withPort(
                "POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: "
                    + origin
                    + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
                    + body.length()
                    + "\r\n\r\n"
                    + body));

    assertThat(reply.status()).isEqualTo(status);
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /api/v1/solve, POST",
    "PUT, /api/v1/solve, POST",
    "DELETE, /api/v1/layouts, 'GET, HEAD'",
    "POST, /api/v1/layouts, 'GET, HEAD'",
    "POST, /, 'GET, HEAD'",
    "OPTIONS, /healthz, 'GET, HEAD'",
    "PATCH, /metrics, 'GET, HEAD'",
  })
  void otherMethodsAreRefused(String method, String path, String allowed) {
    HttpResponse<String> response =
        server.send(server.request(based(path)).method(method, BodyPublishers.noBody()));

    assertThat(response.statusCode()).isEqualTo(405);
    assertThat(header(response, "Allow")).isEqualTo(allowed);
  }

  @ParameterizedTest
  @CsvSource({
    "text/plain, 415",
    "application/x-www-form-urlencoded, 415",
    "application/json;charset=latin1, 415",
    "application/json; charset=utf-8, 200",
    "APPLICATION/JSON, 200",
  })
  void onlyJsonIsAccepted(String type, int status) {
    HttpRequest.Builder request =
        server
            .request("/api/v1/solve")
            .header("Content-Type", type)
            .POST(BodyPublishers.ofString(Bodies.body(Bodies.SMALL)));

    assertThat(server.send(request).statusCode()).isEqualTo(status);
  }

  @Test
  void compressedBodiesAreRefused() {
    HttpRequest.Builder request =
        server.jsonRequest("solve", "{}").header("Content-Encoding", "gzip");

    assertThat(server.send(request).statusCode()).isEqualTo(415);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/v1/",
        "/api/v1/nothing",
        "/api/v1/layouts/none",
        "/api/v2/solve",
        "/page/x/app.js",
        "/index.html",
        LIBRARY + "../../../logback-test.xml",
        "/%2e%2e/pom.xml",
        LIBRARY + "directives/unsafe-html.js",
        "//",
        "/page/"
      })
  void unknownAddressesAreNotFound(String path) {
    assertThat(get(path).statusCode()).isIn(400, 404);
  }

  @Test
  void filesAreCachedUnderAddressesOfTheirContents() {
    HttpResponse<String> index = server.get("/");
    assertThat(index.statusCode()).isEqualTo(200);
    assertThat(header(index, "Content-Type")).isEqualTo("text/html;charset=utf-8");
    assertThat(header(index, "Cache-Control")).isEqualTo("no-cache");
    assertThat(index.body()).doesNotContain("{{");
    HttpResponse<String> library = get(LIBRARY + "lit-html.js");
    assertThat(library.statusCode()).isEqualTo(200);
    assertThat(header(library, "Content-Type")).isEqualTo("text/javascript;charset=utf-8");
    assertThat(header(library, "Cache-Control")).isEqualTo("public, max-age=31536000, immutable");
  }

  @Test
  void cachedFilesAreNotSentAgain() {
    HttpResponse<String> first = server.get("/");
    HttpResponse<String> second =
        server.send(server.request("/").header("If-None-Match", header(first, "ETag")));

    assertThat(second.statusCode()).isEqualTo(304);
    assertThat(second.body()).isEmpty();
    assertThat(ifNoneMatch("\"another\"")).isEqualTo(200);
    assertThat(ifNoneMatch("W/\"another\"")).isEqualTo(200);
    assertThat(ifNoneMatch("*")).isEqualTo(304);
    // The tag of a proxy that compresses the answer.
    assertThat(ifNoneMatch("W/" + header(first, "ETag"))).isEqualTo(304);
    assertThat(ifNoneMatch("\"another\", " + header(first, "ETag"))).isEqualTo(304);
  }

  private int ifNoneMatch(String tags) {
    return server.send(server.request("/").header("If-None-Match", tags)).statusCode();
  }

  @Test
  void textIsCompressedForClientsThatAcceptIt() throws IOException, InterruptedException {
    for (String path : new String[] {LIBRARY + "lit-html.js", "/api/v1/layouts"}) {
      HttpResponse<byte[]> compressed =
          server
              .client()
              .send(
                  server.request(based(path)).header("Accept-Encoding", "gzip, br").build(),
                  BodyHandlers.ofByteArray());
      HttpResponse<String> plain = get(path);

      assertThat(header(compressed, "Content-Encoding")).isEqualTo("gzip");
      assertThat(header(plain, "Content-Encoding")).isEmpty();
      assertThat(header(compressed, "Vary")).isEqualTo("Accept-Encoding");
      GZIPInputStream decompressing =
          new GZIPInputStream(new ByteArrayInputStream(compressed.body()));
      assertThat(new String(decompressing.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(plain.body());
      assertThat(compressed.body().length).isLessThan(plain.body().length());
    }
  }

  /** Each imported module must be served, otherwise the web app stays empty. */
  @Test
  void importedLibraryModulesAreServed() {
    Pattern imports = Pattern.compile("from\\s*\"([^\"]+)\"");
    for (String directive : new String[] {"repeat", "class-map", "live", "ref", "keyed", "cache"}) {
      HttpResponse<String> file = get(LIBRARY + "directives/" + directive + ".js");
      assertThat(file.statusCode()).isEqualTo(200);
      Matcher each = imports.matcher(file.body());
      while (each.find()) {
        assertThat(each.group(1)).startsWith("../");
        assertThat(get(LIBRARY + each.group(1).substring(3)).statusCode())
            .as(each.group(1))
            .isEqualTo(200);
      }
    }
  }

  @Test
  void headIsGetWithoutABody() {
    HttpResponse<String> response =
        server.send(server.request("/").method("HEAD", BodyPublishers.noBody()));

    assertThat(response.statusCode()).isEqualTo(200);
    assertThat(response.body()).isEmpty();
  }

  @Test
  void metricsCountRequestsByEndpoint() {
    server.ask("solve", Bodies.body(Bodies.SMALL));
    server.get("/unlisted/address");
    String metrics = server.get("/metrics").body();

    assertThat(server.get("/healthz").body()).isEqualTo("ok\n");
    assertThat(metrics)
        .contains("nonomino_requests_seconds_count{endpoint=\"solve\",status=\"200\"}")
        .contains("nonomino_queue")
        .contains("jvm_memory_used_bytes")
        .doesNotContain("unlisted");
  }
}
