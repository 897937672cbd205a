package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arbitrary requests are answered with 2xx or 4xx, and the server keeps running. */
final class HostileRequestsTest {
  private static final int FUZZED = 1000;

  private static final List<String> ENDPOINTS =
      List.of(
          "solve",
          "count",
          "candidates",
          "check",
          "generate",
          "clue",
          "reduce",
          "hint",
          "path",
          "rate",
          "convert",
          "trace",
          "layouts/random",
          "layouts/check");

  private static final List<String> SEEDS =
      List.of(
          Bodies.body(Bodies.SMALL, "\"solver\":\"dlx\"", "\"timeoutMillis\":100"),
          "{\"puzzle\":{\"size\":4,\"puzzle\":\"1...............\",\"regions\":\"aaaabbbbccccdddd\","
              + "\"entered\":\"12..............\",\"centreMarks\":{\"r1c2\":[1,2]}},\"timeoutMillis\":50}",
          "{\"mask\":{\"size\":3,\"labels\":[0,0,1,-1,1,1,2,2,2]},\"givens\":\"1........\"}",
          "{\"regions\":\"random\",\"size\":6,\"irregularity\":0.5,\"clues\":12,\"seed\":7,\"timeoutMillis\":50}",
          "{\"text\":\"1234341221434321\\n\",\"to\":\"grid\"}",
          "{\"size\":4,\"regions\":\"0000111122223333\",\"timeoutMillis\":20}");

  private static final List<String> PIECES =
      List.of(
          "-1",
          "0",
          "37",
          "1000000000",
          "1e400",
          "-0.0",
          "null",
          "true",
          "[]",
          "{}",
          "\"\"",
          "[[[[]]]]",
          "\"r1c1\"",
          "\"\\u0000\"",
          "\"@@@@\"",
          "\"💥\"",
          ",",
          ":",
          "\"",
          "}",
          "{",
          "\"random\"",
          "\"36x1\"",
          "9007199254740993",
          "\"size\":16",
          "\"puzzle\":\"1\"");

  private TestServer server;

  @BeforeEach
  void start() {
    server =
        new TestServer(
            TestServer.settings(
                "127.0.0.1", Duration.ofMillis(500), Duration.ofMillis(700), 2, 16));
  }

  @AfterEach
  void isAliveAndStops() {
    assertThat(server.ask("solve", Bodies.body(Bodies.SMALL)).get("verdict").asText())
        .isEqualTo("several");
    assertThat(server.get("/metrics").body()).doesNotContain("status=\"50");
    server.close();
  }

  @Test
  void mutatedBodiesAreAnswered() {
    SplittableRandom random = new SplittableRandom(20261121);
    for (int i = 0; i < FUZZED; i++) {
      String body = SEEDS.get(random.nextInt(SEEDS.size()));
      for (int mutations = random.nextInt(4); mutations >= 0; mutations--) {
        body = mutated(body, random);
      }
      String endpoint = ENDPOINTS.get(random.nextInt(ENDPOINTS.size()));
      HttpResponse<String> response = server.post(endpoint, body);
      assertThat(response.statusCode())
          .as("seed 20261121, request " + i + ": " + endpoint + " " + body)
          .isLessThan(500);
    }
  }

  private static String mutated(String body, SplittableRandom random) {
    int from = random.nextInt(body.length() + 1);
    int to = Math.min(body.length(), from + random.nextInt(12));
    String piece = PIECES.get(random.nextInt(PIECES.size()));
    return switch (random.nextInt(4)) {
      case 0 -> body.substring(0, from) + body.substring(to);
      case 1 -> body.substring(0, from) + piece + body.substring(from);
      case 2 -> body.substring(0, from) + piece + body.substring(to);
      default -> replacedValue(body, piece, random);
    };
  }

  /** Replaces one whole value. */
  private static String replacedValue(String body, String piece, SplittableRandom random) {
    String[] fields = body.split(",", -1);
    int chosen = random.nextInt(fields.length);
    fields[chosen] =
        fields[chosen].replaceFirst(":[^{}\\[\\]]*", ":" + piece.replace("\\", "\\\\"));
    return String.join(",", fields);
  }

  @Test
  void deepNestingIsRefused() {
    assertThat(server.post("solve", "{\"puzzle\":" + "[".repeat(100_000)).statusCode())
        .isEqualTo(400);
    assertThat(server.post("solve", "{\"a\":".repeat(50_000)).statusCode()).isEqualTo(400);
  }

  @Test
  void largeBodiesAreRefused() {
    // Had more of the body been sent, a reset could reach the client before the answer.
    RawConnection.Reply reply =
        RawConnection.ask(server.port(), head("Content-Length: 262158") + "{\"puzzle\":\"...");

    assertThat(reply.status()).isEqualTo(413);
  }

  /** The length is announced, so that no byte of it is read. */
  @Test
  void aHundredMegabytesAreRefusedInAdvance() {
    RawConnection.Reply reply =
        RawConnection.ask(server.port(), head("Content-Length: 104857600") + "{\"puzzle\":");

    assertThat(reply.status()).isEqualTo(413);
  }

  /** The length is not announced. */
  @Test
  void aHundredMegabytesInChunksAreCutOff() {
    String part = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
    try (RawConnection connection = new RawConnection(server.port())) {
      boolean isOpen = connection.send(head("Transfer-Encoding: chunked"));
      for (int i = 0; i < 1600 && isOpen; i++) {
        isOpen = connection.send(part);
      }
      assertThat(isOpen).isFalse();
    }
  }

  private String head(String length) {
    return "POST /api/v1/solve HTTP/1.1\r\nHost: localhost:"
        + server.port()
        + "\r\nContent-Type: application/json\r\n"
        + length
        + "\r\n\r\n";
  }

  @Test
  void anIncompleteBodyTimesOut() {
    RawConnection.Reply reply =
        RawConnection.ask(server.port(), head("Content-Length: 100") + "{\"puzzle\":");

    assertThat(reply.status()).isEqualTo(408);
    assertThat(reply.text()).contains("application/problem+json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zz\r\nabc\r\n0\r\n\r\n",
        "5\r\nabcdefgh\r\n0\r\n\r\n",
        "-1\r\nabc\r\n",
        "ffffffffffffffff\r\nab",
        "\r\n\r\n",
        "2\r\n{}\r\n0\r\nno trailer\r\n\r\n",
      })
  void malformedChunksAreRefused(String chunks) {
    RawConnection.Reply reply =
        RawConnection.ask(server.port(), head("Transfer-Encoding: chunked") + chunks);

    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.text()).contains("application/problem+json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Content-Length: 100", "Transfer-Encoding: chunked"})
  void aBodyThatEndsTooEarlyIsRefused(String length) {
    try (RawConnection connection = new RawConnection(server.port())) {
      connection.send(head(length) + "2");
      connection.endSending();

      assertThat(connection.reply().status()).isEqualTo(400);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gzip, chunked",
        "identity, chunked",
        "x, chunked",
        "chunked, chunked",
        "chunked, gzip",
        "gzip",
        "gzip\r\nTransfer-Encoding: chunked",
      })
  void otherTransferCodingsAreRefused(String codings) {
    String body = Bodies.body(Bodies.SMALL);
    String chunk = Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n";

    RawConnection.Reply reply =
        RawConnection.ask(server.port(), head("Transfer-Encoding: " + codings) + chunk);

    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.text()).contains("application/problem+json");
  }

  @Test
  void aBodyInChunksIsRead() {
    String body = Bodies.body(Bodies.SMALL);
    String chunk = Integer.toHexString(body.length()) + "\r\n" + body + "\r\n0\r\n\r\n";

    RawConnection.Reply reply =
        RawConnection.ask(
            server.port(), head("Connection: close\r\nTransfer-Encoding: Chunked") + chunk);

    assertThat(reply.status()).isEqualTo(200);
  }

  /** Links of f-puzzles have the whole puzzle in the address. */
  @Test
  void longAddressesAreAnswered() {
    assertThat(RawConnection.ask(server.port(), page(50_000)).status()).isEqualTo(200);

    RawConnection.Reply reply = RawConnection.ask(server.port(), page(2_000_000));
    // The connection may be closed before the whole address has arrived.
    assertThat(reply.status()).isIn(0, 414);
    assertThat(RawConnection.ask(server.port(), page(70_000)).text())
        .contains("The address is too long. Open the web app, and paste the link there.");
  }

  private String page(int length) {
    return "GET /?load="
        + "N".repeat(length)
        + " HTTP/1.1\r\nHost: localhost:"
        + server.port()
        + "\r\nConnection: close\r\n\r\n";
  }

  @Test
  void aTricklingBodyTimesOut() throws InterruptedException {
    try (RawConnection connection = new RawConnection(server.port())) {
      boolean isOpen = connection.send(head("Content-Length: 100000"));
      for (int i = 0; i < 600 && isOpen; i++) {
        isOpen = connection.send(" ");
        Thread.sleep(20);
      }
      assertThat(isOpen).isFalse();
    }
  }

  /**
   * If the server cannot parse a request, it may close the connection, but never answers with HTML.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\r\n\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /%00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET /a;b=c/../.. HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
        "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\n",
        "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
      })
  void garbageIsNotAnsweredWithHtml(String request) {
    String sent = request.endsWith("X: ") ? request + "x".repeat(100_000) + "\r\n\r\n" : request;
    RawConnection.Reply reply = RawConnection.ask(server.port(), sent);

    assertThat(reply.text().toLowerCase(Locale.ROOT)).doesNotContain("<html", "<!doctype");
    assertThat(reply.status())
        .as(reply.text())
        .satisfiesAnyOf(
            status -> assertThat(status).isZero(),
            status -> assertThat(status).isBetween(400, 505));
    if (reply.status() != 0) {
      assertThat(reply.text()).contains("application/problem+json");
    }
  }
}
