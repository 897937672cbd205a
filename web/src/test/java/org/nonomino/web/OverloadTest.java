package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
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
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;
import org.slf4j.LoggerFactory;

/**
 * More load than the server can handle, clients that disconnect, and the shutdown of the server.
 */
final class OverloadTest {
  /** Keeps a thread busy until it is released. */
  private static final String ENDLESS =
      Bodies.body(Bodies.emptyBoxes(36), "\"solver\":\"backtrack\"");

  private static WebSettings settings(int timeoutMillis, int threads, int queue) {
    return TestServer.settings(
        "127.0.0.1", Duration.ofMillis(timeoutMillis), Duration.ofSeconds(2), threads, queue);
  }

  @Test
  void aFullQueueAsksClientsToRetry() {
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
      // One request is running and two are waiting, whose time is over when their turn comes.
      assertThat(refused.size()).isGreaterThanOrEqualTo(5);
      assertThat(refused)
          .allSatisfy(
              answer -> assertThat(answer.headers().firstValue("Retry-After")).contains("1"));
      assertThat(server.ask("solve", Bodies.body(Bodies.SMALL)).get("verdict").asText())
          .isEqualTo("several");
    }
  }

  @Test
  void quickRequestsDoNotWaitForLongRequests() {
    try (TestServer server = new TestServer(settings(60_000, 1, 1));
        RawConnection busy = new RawConnection(server.port());
        RawConnection waiting = new RawConnection(server.port())) {
      busy.send(request(server, ENDLESS));
      await(() -> isAtWork(server, 1));
      waiting.send(request(server, ENDLESS));
      await(() -> server.get("/metrics").body().contains("nonomino_queue 1.0"));

      for (String endpoint : List.of("check", "count", "candidates", "hint", "clue")) {
        assertThat(server.post(endpoint, Bodies.body(Bodies.SMALL)).statusCode())
            .as(endpoint)
            .isEqualTo(200);
      }
      // The answer arrives a moment before its thread is counted as free; the long computation
      // continues.
      await(() -> isAtWork(server, 1));
      assertThat(server.get("/metrics").body()).contains("nonomino_queue 1.0");
    }
  }

  @Test
  void disconnectingStopsTheComputation() {
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

  /**
   * As {@code nc} does at the end of its input. The answer takes longer than several checks of the
   * connection.
   */
  @Test
  void aClientThatOnlyEndsItsSendingIsAnswered() {
    try (TestServer server = new TestServer(settings(1000, 2, 4));
        RawConnection connection = new RawConnection(server.port());
        RawConnection old = new RawConnection(server.port())) {
      connection.send(request(server, ENDLESS));
      connection.endSending();
      old.send(request(server, ENDLESS).replace("HTTP/1.1", "HTTP/1.0"));
      old.endSending();

      assertThat(connection.reply().text()).contains("HTTP/1.1 200 OK", "\"limit\"");
      assertThat(old.reply().text()).doesNotContain("HTTP/1.1 102").contains("HTTP/1.1 ");
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

  /** Waits for a condition that a correct server meets within seconds. */
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

  private static final int WIDTH = 600;
  private static final long PICTURE_BYTES = 4 * WIDTH * WIDTH;

  private static String picture(int width) {
    return "{\"puzzle\":" + Bodies.emptyBoxes(4) + ",\"format\":\"png\",\"width\":" + width + "}";
  }

  /**
   * A picture also has shapes, so that two pictures need more than twice the memory of their
   * pixels.
   */
  @Test
  void picturesWaitForMemoryOrAreRefused() throws IOException {
    PictureMemory memory = new PictureMemory(2 * PICTURE_BYTES);
    try (TestServer server = new TestServer(settings(10_000, 4, 8), TestServer.api(memory))) {
      List<HttpResponse<String>> refusals = new ArrayList<>();
      memory.draw(2 * PICTURE_BYTES, () -> refusals.add(server.post("render", picture(WIDTH))));
      HttpResponse<String> refused = refusals.get(0);

      assertThat(refused.statusCode()).as(refused.body()).isEqualTo(503);
      assertThat(refused.headers().firstValue("Retry-After")).contains("1");
      assertThat(refused.body()).contains("The server has no memory left for this picture");

      List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        asked.add(
            server
                .client()
                .sendAsync(
                    server.jsonRequest("render", picture(WIDTH)).build(), BodyHandlers.ofString()));
      }
      List<HttpResponse<String>> answers = asked.stream().map(CompletableFuture::join).toList();
      assertThat(answers).extracting(HttpResponse::statusCode).contains(200).isSubsetOf(200, 503);

      HttpResponse<String> never = server.post("render", picture(2 * WIDTH));
      assertThat(never.statusCode()).isEqualTo(422);
      assertThat(AnswerContract.parse(never.body()).get("field").asText()).isEqualTo("width");
      assertThat(server.post("render", picture(WIDTH)).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void runningOutOfMemoryIsLoggedOnOneLine() {
    HttpResponse<String> response = askBroken(new OutOfMemoryError("Java heap space"));

    assertThat(response.statusCode()).isEqualTo(503);
    assertThat(response.headers().firstValue("Retry-After")).contains("1");
    assertThat(response.body()).contains("Out of memory").doesNotContain("heap");
    assertThat(log.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly("Request failed: out of memory (solve).");
    assertThat(log.list.get(0).getThrowableProxy()).isNull();
  }

  @Test
  void aFaultIsLoggedOnOneLine() {
    HttpResponse<String> response = askBroken(new IllegalStateException("a table is wrong"));

    assertThat(response.statusCode()).isEqualTo(500);
    assertThat(response.body()).doesNotContain("table");
    assertThat(log.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .containsExactly(
            "Request failed with an internal error (solve):"
                + " java.lang.IllegalStateException: a table is wrong");
    assertThat(log.list.get(0).getThrowableProxy()).isNull();
  }

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();

  /** Uses a strategy that throws, and then a different one. */
  private HttpResponse<String> askBroken(Throwable thrown) {
    Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
    log.start();
    root.addAppender(log);
    try (TestServer server =
        new TestServer(settings(5000, 1, 1), TestServer.api(new BrokenSolver(thrown)))) {
      HttpResponse<String> response =
          server.post("solve", Bodies.body(Bodies.SMALL, "\"solver\":\"broken\""));
      assertThat(server.ask("solve", Bodies.body(Bodies.SMALL)).get("verdict").asText())
          .isEqualTo("several");
      return response;
    } finally {
      root.detachAppender(log);
    }
  }

  /** A strategy that fails because its tables do not fit into memory. */
  private record BrokenSolver(Throwable thrown) implements Solver {
    @Override
    public SolverName name() {
      return new SolverName("broken");
    }

    @Override
    public String description() {
      return "fails";
    }

    @Override
    public Search prepare(Rules rules) {
      if (thrown instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) thrown;
    }
  }

  /**
   * Bytes sent ahead by a waiting client are its next request, and do not mean that it has
   * disconnected.
   */
  @Test
  void pipelinedRequestsAreAnswered() {
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
  void aStoppingServerFinishesItsRequests() {
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

  /** Counts the server threads in this process. */
  static long webThreads() {
    return Stream.of(threads()).filter(name -> name.startsWith("web-")).count();
  }

  private static String[] threads() {
    return Thread.getAllStackTraces().keySet().stream().map(Thread::getName).toArray(String[]::new);
  }

  @Test
  void aPortInUseIsReported() {
    try (TestServer server = new TestServer()) {
      WebSettings same = WebSettings.usual("127.0.0.1", server.port());

      assertThatThrownBy(() -> WebServer.start(TestServer.api(), same))
          .isInstanceOf(IOException.class)
          .hasCauseInstanceOf(BindException.class);
    }
  }
}
