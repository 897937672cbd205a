package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several requests in one body. */
final class BatchTest {
  private static final String PUZZLE = "1......2.3....4.";
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = new TestServer();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static List<JsonNode> lines(TestServer server, String body) {
    HttpResponse<String> response = server.post("batch", body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    assertThat(response.headers().firstValue("Content-Type")).contains("application/x-ndjson");
    return response.body().lines().map(AnswerContract::parse).toList();
  }

  private static String item(String operation, String puzzle, String... more) {
    return Stream.concat(
            Stream.of("\"operation\":\"" + operation + "\"", "\"puzzle\":\"" + puzzle + "\""),
            Stream.of(more))
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void everyRequestHasALineInItsPlace() {
    List<JsonNode> lines =
        lines(
            server,
            "["
                + String.join(
                    ",",
                    item("solve", PUZZLE),
                    item("solve", PUZZLE.replace('4', '5')),
                    item("rate", PUZZLE),
                    item("count", PUZZLE, "\"max\":0"),
                    "{\"operation\":\"layouts/check\",\"regions\":\"2x2\"}",
                    item("solve", PUZZLE))
                + "]");

    assertThat(lines)
        .extracting(line -> line.get("status").asInt())
        .containsExactly(200, 422, 200, 422, 200, 200);
    assertThat(lines.get(0).get("answer").get("solution").asText()).isEqualTo("1234341243212143");
    JsonNode problem = lines.get(1).get("problem");
    // As the request by itself is answered.
    assertThat(problem)
        .isEqualTo(
            AnswerContract.parse(
                server.post("solve", "{\"puzzle\":\"" + PUZZLE.replace('4', '5') + "\"}").body()));
    assertThat(lines.get(2).get("answer"))
        .isEqualTo(server.ask("rate", "{\"puzzle\":\"" + PUZZLE + "\"}"));
    assertThat(lines.get(3).get("problem").get("field").asText()).isEqualTo("max");
    lines.forEach(line -> assertThat(AnswerContract.isBatchLine(line)).as("%s", line).isTrue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{`puzzle`:`1`} | operation | missing-field",
        "{`operation`:`render`,`puzzle`:`1`} | operation | unknown-choice",
        "{`operation`:`batch`} | operation | unknown-choice",
        "{`operation`:`levels`} | operation | unknown-choice",
        "{`operation`:7} | operation | wrong-value",
      })
  void unknownOperationsAreProblemsOfTheirLine(String item, String field, String code) {
    List<JsonNode> lines =
        lines(server, ("[" + item + "," + item("solve", PUZZLE) + "]").replace('`', '"'));

    assertThat(lines.get(0).get("problem").get("field").asText()).isEqualTo(field);
    assertThat(lines.get(0).get("problem").get("code").asText()).isEqualTo(code);
    assertThat(lines.get(1).get("status").asInt()).isEqualTo(200);
  }

  @Test
  void anEmptyBatchHasNoLines() {
    assertThat(lines(server, "[]")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | must begin with '['",
        "[1] | Item 1 of the list",
        "[{},[]] | Item 2 of the list",
        "[{}] [] | Extra text",
        "[{} | not JSON",
      })
  void aBodyThatIsNoListOfObjectsIsRefused(String body, String words) {
    HttpResponse<String> response = server.post("batch", body);

    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(AnswerContract.parse(response.body()).get("detail").asText()).contains(words);
  }

  @Test
  void limitsHoldForAllRequestsTogether() {
    String endless =
        "{\"operation\":\"solve\",\"solver\":\"backtrack\",\"puzzle\":"
            + Bodies.emptyBoxes(36)
            + "}";
    Duration timeout = Duration.ofMillis(300);
    try (TestServer hurried =
        new TestServer(TestServer.settings("127.0.0.1", timeout, Duration.ofSeconds(2), 1, 1))) {
      List<JsonNode> lines = lines(hurried, "[" + endless + "," + item("solve", PUZZLE) + "]");

      assertThat(lines.get(0).get("answer").get("verdict").asText()).isEqualTo("limit");
      assertThat(lines.get(1).get("status").asInt()).isEqualTo(503);
      assertThat(lines.get(1).get("problem").get("code").asText()).isEqualTo("out-of-time");
    }
    // Had more of the body been sent, a reset could reach the client before the answer.
    RawConnection.Reply tooLarge =
        RawConnection.ask(
            server.port(),
            "POST /api/v1/batch HTTP/1.1\r\nHost: localhost:"
                + server.port()
                + "\r\nContent-Type: application/json\r\nContent-Length: 262158\r\n\r\n[");
    assertThat(tooLarge.status()).isEqualTo(413);
  }
}
