package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** More than the server can do, clients that leave, and the end of the server. */
final class OverloadTest {
  /** Keeps a thread busy until it is told to stop. */
  private static final String ENDLESS =
      Bodies.body(Bodies.emptyBoxes(36), "\"solver\":\"backtrack\"");

  private static WebSettings settings(int timeoutMillis, int threads, int queue) {
    return new WebSettings(
        "127.0.0.1", 0, Duration.ofMillis(timeoutMillis), Duration.ofSeconds(2), threads, queue);
  }

  @Test
  void whoComesWhenTheQueueIsFullIsAskedToComeAgain() {
    try (TestServer server = new TestServer(settings(3000, 1, 2))) {
      List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        asked.add(
            server
                .client()
                .sendAsync(server.jsonRequest("solve", ENDLESS).build(), BodyHandlers.ofString()));
      }
      List<HttpResponse<String>> answers = asked.stream().map(CompletableFuture::join).toList();

      answers.forEach(AnswerContract::check);
      List<HttpResponse<String>> refused =
          answers.stream().filter(answer -> answer.statusCode() == 429).toList();
      assertThat(answers).extracting(HttpResponse::statusCode).containsOnly(200, 429);
      // One at work and two that wait, which find their time over when it is their turn.
      assertThat(refused.size()).isGreaterThanOrEqualTo(5);
      assertThat(refused)
          .allSatisfy(
              answer -> assertThat(answer.headers().firstValue("Retry-After")).contains("1"));
      assertThat(server.ask("solve", Bodies.body(Bodies.SMALL)).get("verdict").asText())
          .isEqualTo("several");
    }
  }

  @Test
  void noThreadWorksOnForAClientThatHasGone() {
    try (TestServer server = new TestServer(settings(60_000, 1, 4))) {
      for (int i = 0; i < 3; i++) {
        RawConnection connection = new RawConnection(server.port());
        connection.send(request(server, ENDLESS));
        await(() -> isAtWork(server, 1));
        connection.close();
        await(() -> isAtWork(server, 0));
      }
      assertThat(server.ask("solve", Bodies.body(Bodies.SMALL)).get("verdict").asText())
          .isEqualTo("several");
    }
  }

  private static String request(TestServer server, String body) {
    return "POST /api/v1/solve HTTP/1.1\r\nHost: 127.0.0.1:"
        + server.port()
        + "\r\nContent-Type: application/json\r\nContent-Length: "
        + body.length()
        + "\r\n\r\n"
        + body;
  }

  private static boolean isAtWork(TestServer server, int threads) {
    return server.get("/metrics").body().contains("nonomino_computing " + threads + ".0");
  }

  /** Waits until something is so, which a server that works right makes it within seconds. */
  private static void await(BooleanSupplier condition) {
    for (int look = 0; look < 3000; look++) {
      if (condition.getAsBoolean()) {
        return;
      }
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
    throw new AssertionError("it never came to be so");
  }

  /** What a client sends ahead while it waits is the next request, and no sign that it has gone. */
  @Test
  void requestsThatAreSentAheadAreAnswered() {
    try (TestServer server = new TestServer(settings(1000, 1, 4));
        RawConnection connection = new RawConnection(server.port())) {
      connection.send(request(server, ENDLESS));
      await(() -> isAtWork(server, 1));
      connection.send(
          request(server, Bodies.body(Bodies.SMALL))
              + "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:"
              + server.port()
              + "\r\nConnection: close\r\n\r\n");
      String text = connection.reply().text();

      assertThat(text.split("HTTP/1.1 200 OK", -1)).hasSize(4);
      assertThat(text).containsSubsequence("\"limit\"", "\"several\"", "ok\n");
    }
  }

  @Test
  void aServerThatStopsFinishesWhatItHas() {
    TestServer server = new TestServer(settings(1500, 2, 4));
    CompletableFuture<HttpResponse<String>> asked =
        server
            .client()
            .sendAsync(server.jsonRequest("solve", ENDLESS).build(), BodyHandlers.ofString());
    HttpRequest late = server.request("/").build();
    await(() -> isAtWork(server, 1));

    server.close();

    assertThat(asked.join().statusCode()).isEqualTo(200);
    assertThat(AnswerContract.parse(asked.join().body()).get("verdict").asText())
        .isEqualTo("limit");
    assertThatThrownBy(() -> server.client().send(late, BodyHandlers.ofString()))
        .isInstanceOf(ConnectException.class);
    await(() -> webThreads() == 0);
  }

  /** Counts the threads of servers in this process. */
  static long webThreads() {
    return Stream.of(threads()).filter(name -> name.startsWith("web-")).count();
  }

  private static String[] threads() {
    return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).toArray(String[]::new);
  }

  @Test
  void aPortInUseIsAFailureThatNamesItself() {
    try (TestServer server = new TestServer()) {
      WebSettings same =
          new WebSettings(
              "127.0.0.1", server.port(), Duration.ofSeconds(1), Duration.ofSeconds(1), 1, 1);

      assertThatThrownBy(() -> WebServer.start(TestServer.api(), same))
          .isInstanceOf(IOException.class)
          .hasCauseInstanceOf(BindException.class);
    }
  }
}
