package org.nonomino.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/** Validates answers against {@code openapi.json} and {@code schema.json}. */
final class AnswerContract {
  private static final String ADDRESS = "https://nonomino.org/openapi.json";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String SCHEMA = ADDRESS.replace("openapi.json", "schema.json");
  private static final String DOCUMENT = document(ApiDescription::openApi);
  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.getInstance(
          VersionFlag.V202012,
          builder -> builder.schemaLoaders(loaders -> loaders.schemas(documents())));
  private static final Map<String, JsonSchema> SCHEMAS = new HashMap<>();

  private AnswerContract() {}

  /** The two documents next to each other, as on the server. */
  private static Map<String, String> documents() {
    return Map.of(ADDRESS, DOCUMENT, SCHEMA, document(ApiDescription::schema));
  }

  private static String document(Callable<byte[]> bytes) {
    try {
      return new String(bytes.call(), StandardCharsets.UTF_8);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError("no JSON: " + json, e);
    }
  }

  /** Returns the description of the API. */
  static JsonNode openApi() {
    return parse(DOCUMENT);
  }

  /** Fails if an answer does not match the documents. */
  static void check(HttpResponse<String> response) {
    String type = response.headers().firstValue("Content-Type").orElse("none");
    if (response.statusCode() >= 400) {
      assertThat(type).isEqualTo("application/problem+json");
      requireValid(
          "/components/responses/Problem/content/application~1problem+json/schema",
          response.body());
      assertThat(parse(response.body()).get("status").asInt()).isEqualTo(response.statusCode());
    } else if (type.equals("application/json") && !response.uri().getPath().endsWith(".json")) {
      String path = response.uri().getPath().replaceFirst("^/api/v1", "");
      requireValid(pointer(path, response.request().method()), response.body());
    }
  }

  /** Returns whether a string matches the schema of answers to POST requests. */
  static boolean isDescribed(String path, String json) {
    return schema(pointer(path, "post")).validate(parse(json)).isEmpty();
  }

  /** Returns whether a value matches the schema of a line of a batch. */
  static boolean isBatchLine(JsonNode line) {
    return schema("/components/schemas/BatchLine").validate(line).isEmpty();
  }

  private static String pointer(String path, String method) {
    return "/paths/"
        + path.replace("/", "~1")
        + "/"
        + method.toLowerCase(Locale.ROOT)
        + "/responses/200/content/application~1json/schema";
  }

  /**
   * Resolves all references in advance, in one thread, because several threads use the result at
   * the same time.
   */
  private static synchronized JsonSchema schema(String pointer) {
    return SCHEMAS.computeIfAbsent(
        pointer,
        at -> {
          JsonSchema schema = FACTORY.getSchema(SchemaLocation.of(ADDRESS + "#" + at));
          schema.initializeValidators();
          return schema;
        });
  }

  private static void requireValid(String pointer, String json) {
    assertThat(schema(pointer).validate(parse(json))).as(pointer + " " + json).isEmpty();
  }
}
