package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The examples of the site are answers of the API, and each operation has an example. {@code
 * -Dexamples.update} regenerates them.
 */
final class SiteApiExamplesTest {
  private static final Path FILE =
      Path.of(System.getProperty("nonomino.basedir"), "..", "docs/site/data/api-examples.json");
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  @Test
  void examplesOfTheSiteAreAnswersOfTheApi() throws IOException {
    ObjectNode examples = (ObjectNode) MAPPER.readTree(Files.readString(FILE));
    ObjectNode answered = examples.deepCopy();
    try (TestServer server = new TestServer()) {
      for (Map.Entry<String, JsonNode> example : answered.properties()) {
        String[] operation = example.getKey().split(" /", 2);
        HttpResponse<String> response =
            operation[0].equals("get")
                ? server.get("/api/v1/" + operation[1])
                : server.post(operation[1], example.getValue().get("request").toString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        ((ObjectNode) example.getValue()).set("answer", answer(response));
      }
    }
    if (System.getProperty("examples.update") != null) {
      Files.writeString(FILE, MAPPER.writeValueAsString(answered) + "\n");
    } else {
      assertThat(answered).isEqualTo(examples);
    }
  }

  @Test
  void eachOperationHasAnExample() throws IOException {
    TreeSet<String> operations = new TreeSet<>();
    AnswerContract.openApi()
        .get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(method -> operations.add(method + " " + path.getKey())));
    TreeSet<String> shown = new TreeSet<>();
    MAPPER.readTree(Files.readString(FILE)).fieldNames().forEachRemaining(shown::add);

    assertThat(shown).isEqualTo(operations);
  }

  /** Returns the answer with a time of zero, because the time differs on each run. */
  private static JsonNode answer(HttpResponse<String> response) {
    String type = response.headers().firstValue("Content-Type").orElse("none");
    if (!type.equals("application/json")) {
      return TextNode.valueOf(response.body());
    }
    JsonNode answer = AnswerContract.parse(response.body());
    for (JsonNode timed : answer.findParents("microseconds")) {
      ((ObjectNode) timed).put("microseconds", 0);
    }
    return answer;
  }
}
