package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Holds answers against what {@code openapi.json} says of them. */
final class AnswerContract {
  private static final String ADDRESS = "https://nonomino.org/openapi.json";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String DOCUMENT = document();
  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.getInstance(
          VersionFlag.V202012,
          builder -> builder.schemaLoaders(loaders -> loaders.schemas(Map.of(ADDRESS, DOCUMENT))));
  private static final Map<String, JsonSchema> SCHEMAS = new ConcurrentHashMap<>();

  private AnswerContract() {}

  private static String document() {
    try (InputStream in = WebServer.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError("no JSON: " + json, e);
    }
  }

  static JsonNode openApi() {
    return parse(DOCUMENT);
  }

  /** Fails where an answer is not as the document has it. */
  static void check(HttpResponse<String> response) {
    String type = response.headers().firstValue("Content-Type").orElse("none");
    if (response.statusCode() >= 400) {
      assertThat(type).isEqualTo("application/problem+json");
      requireValid("/components/schemas/Problem", response.body());
      assertThat(parse(response.body()).get("status").asInt()).isEqualTo(response.statusCode());
    } else if (type.equals("application/json")
        && !response.uri().getPath().endsWith("openapi.json")) {
      String path = response.uri().getPath().replaceFirst("^/api/v1", "").replace("/", "~1");
      String method = response.request().method().toLowerCase(Locale.ROOT);
      requireValid(
          "/paths/" + path + "/" + method + "/responses/200/content/application~1json/schema",
          response.body());
    }
  }

  private static void requireValid(String pointer, String json) {
    JsonSchema schema =
        SCHEMAS.computeIfAbsent(
            pointer, at -> FACTORY.getSchema(SchemaLocation.of(ADDRESS + "#" + at)));
    assertThat(schema.validate(parse(json))).as(pointer + " " + json).isEmpty();
  }
}
