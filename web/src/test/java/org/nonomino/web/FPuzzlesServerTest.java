package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nonomino.solver.bitboard.BitboardEstimator;
import org.nonomino.toolkit.Solvers;

/** A server that answers f-puzzles, with a real client. */
final class FPuzzlesServerTest {
  private static final String ORIGIN = "https://www.f-puzzles.com";
  private static final long SECONDS = 60;
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static WebServer server;

  @BeforeAll
  static void start() throws IOException {
    server =
        WebServer.start(
            TestServer.api(),
            TestServer.SETTINGS.withAllowedOrigins(List.of("http://localhost:3000")),
            Optional.of(
                new FPuzzles(
                    Solvers.standard().defaultSolver().orElseThrow(), new BitboardEstimator())));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** A window with the plug-in. */
  private static final class Plugin implements WebSocket.Listener, AutoCloseable {
    private final BlockingQueue<String> received = new LinkedBlockingQueue<>();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final StringBuilder begun = new StringBuilder();
    private final WebSocket socket;

    Plugin(String origin) {
      socket =
          CLIENT
              .newWebSocketBuilder()
              .header("Origin", origin)
              .buildAsync(URI.create("ws://localhost:" + server.port()), this)
              .join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
      begun.append(text);
      if (isLast) {
        received.add(begun.toString());
        begun.setLength(0);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      closed.complete(status);
      return CompletableFuture.completedFuture(null);
    }

    void send(String text) {
      socket.sendText(text, true).join();
    }

    /** Returns the next answer. */
    JsonNode next() {
      try {
        String text = received.poll(SECONDS, TimeUnit.SECONDS);
        assertThat(text).as("an answer").isNotNull();
        return AnswerContract.parse(text);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }

    /** Returns the last answer to the message with a nonce. */
    JsonNode last(long nonce) {
      JsonNode answer = next();
      while (answer.get("nonce").asLong() != nonce || answer.path("inProgress").asBoolean()) {
        answer = next();
      }
      return answer;
    }

    @Override
    public void close() {
      socket.abort();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "candidates, truecandidates",
    "solve, solved",
    "check, count",
    "checkNone, invalid",
    "count, count",
    "estimate, estimate",
    "path, logical",
    "step, logical",
    "unknownConstraint, invalid",
    "cancel, canceled",
  })
  void everyCommandIsAnswered(String name, String type) {
    try (Plugin plugin = new Plugin(ORIGIN)) {
      plugin.send(FPuzzlesMessages.message(name));

      assertThat(plugin.last(FPuzzlesMessages.parsed(name).nonce()).get("type").asText())
          .isEqualTo(type);
    }
  }

  @Test
  void aRunningCommandIsCancelled() {
    long count = FPuzzlesMessages.parsed("countForever").nonce();
    try (Plugin plugin = new Plugin("https://f-puzzles.com")) {
      plugin.send(FPuzzlesMessages.message("countForever"));
      JsonNode progress = plugin.next();
      assertThat(progress.get("inProgress").asBoolean()).isTrue();
      plugin.send(FPuzzlesMessages.message("cancel"));

      assertThat(plugin.last(count).get("type").asText()).isEqualTo("canceled");
      assertThat(plugin.next().get("type").asText()).isEqualTo("canceled");
      plugin.send(FPuzzlesMessages.message("check"));
      assertThat(plugin.next().get("count").asLong()).isEqualTo(1);
    }
  }

  @Test
  void aNewCommandReplacesTheRunningOne() {
    try (Plugin plugin = new Plugin("http://localhost:3000")) {
      plugin.send(FPuzzlesMessages.message("countForever"));
      plugin.send(FPuzzlesMessages.message("check"));

      assertThat(plugin.last(FPuzzlesMessages.parsed("countForever").nonce()).get("type").asText())
          .isEqualTo("canceled");
      assertThat(plugin.next().get("count").asLong()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'{', 0",
    "'[]', 0",
    "'{\"command\":\"solve\"}', 0",
    "'{\"nonce\":\"1\",\"command\":\"solve\"}', 0",
    "'{\"nonce\":1,\"command\":\"solve\"} {}', 0",
    "'{\"nonce\":7,\"command\":\"fly\",\"dataType\":\"fpuzzles\",\"data\":\"\"}', 7",
    "'{\"nonce\":8,\"command\":\"solve\",\"dataType\":\"other\",\"data\":\"\"}', 8",
    "'{\"nonce\":9,\"command\":\"solve\",\"dataType\":\"fpuzzles\",\"data\":\"!\"}', 9",
  })
  void otherMessagesAreRefusedInWords(String message, long nonce) {
    try (Plugin plugin = new Plugin(ORIGIN)) {
      plugin.send(message);
      JsonNode answer = plugin.next();

      assertThat(answer.get("type").asText()).isEqualTo("invalid");
      assertThat(answer.get("nonce").asLong()).isEqualTo(nonce);
      assertThat(answer.get("message").asText()).isNotBlank();
    }
  }

  @Test
  void tooLongMessagesEndTheConnection() throws Exception {
    try (Plugin plugin = new Plugin(ORIGIN)) {
      var unused = plugin.socket.sendText("x".repeat(FPuzzlesMessage.MAX_BYTES + 1), true);

      assertThat(plugin.closed.get(SECONDS, TimeUnit.SECONDS)).isEqualTo(1009);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://evil.example",
    "http://www.f-puzzles.com",
    "https://www.f-puzzles.com.evil.example",
    "https://www.f-puzzles.com:8443",
    "null",
  })
  void pagesOfOtherOriginsGetNothing(String origin) {
    assertThatThrownBy(() -> new Plugin(origin))
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            e -> assertThat(e.getResponse().statusCode()).isEqualTo(403));
  }

  @Test
  void theNameOfTheServerIsChecked() {
    RawConnection.Reply reply =
        RawConnection.ask(
            server.port(),
            "GET / HTTP/1.1\r\nHost: evil.example\r\nOrigin: "
                + ORIGIN
                + "\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");

    assertThat(reply.status()).isEqualTo(421);
  }
}
