package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nonomino.toolkit.json.Problem;

/** The OpenAPI description, as programs that generate clients read it. */
final class ApiDescriptionTest {
  private static TestServer server;
  private static JsonNode served;

  @BeforeAll
  static void start() {
    server = new TestServer();
    served = AnswerContract.parse(server.get("/api/v1/openapi.json").body());
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** The schema is that of the OpenAPI Initiative; see ORIGIN.md. */
  @Test
  void isValid() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("openapi-3.1.schema.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(VersionFlag.V202012)
              .getSchema(new String(in.readAllBytes(), StandardCharsets.UTF_8));

      assertThat(schema.validate(served)).isEmpty();
      assertThat(schema.validate(AnswerContract.parse("{\"openapi\":\"3.1.0\"}"))).isNotEmpty();
    }
  }

  @Test
  void needsNoOtherFile() {
    List<JsonNode> references = served.findValues("$ref");

    assertThat(references).hasSizeGreaterThan(100);
    assertThat(references)
        .allSatisfy(
            reference -> {
              assertThat(reference.asText()).startsWith("#/");
              assertThat(served.at(reference.asText().substring(1)).isMissingNode())
                  .as(reference.asText())
                  .isFalse();
            });
  }

  @Test
  void everyOperationHasANameAndNamedErrors() {
    List<String> names = new ArrayList<>();
    served
        .get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .properties()
                    .forEach(
                        method -> {
                          JsonNode operation = method.getValue();
                          names.add(operation.path("operationId").asText());
                          JsonNode answers = operation.get("responses");
                          assertThat(answers.has("default")).as(path.getKey()).isTrue();
                          assertThat(answers.has(String.valueOf(Problem.UNPROCESSABLE)))
                              .as(path.getKey())
                              .isTrue();
                        }));

    assertThat(names).doesNotHaveDuplicates().doesNotContain("").contains("solve", "listLevels");
    JsonNode codes = served.at("/components/schemas/problem/properties/code/enum");
    assertThat(codes).extracting(JsonNode::asText).contains("not-allowed", "out-of-time");
  }
}
