package org.nonomino.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.nonomino.formats.json.JsonText;
import org.nonomino.formats.json.JsonValue;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.text.MalformedTextException;
import org.nonomino.text.Place;

/**
 * The descriptions of the API. The source of the OpenAPI description refers to the definitions of
 * the schema. The served one contains them, because programs that generate clients read a single
 * file.
 */
final class ApiDescription {
  private static final String COMPONENTS = "components";
  private static final String SCHEMAS = "schemas";
  private static final String DEFINITIONS = "$defs";
  private static final String REFERENCE = "$ref";

  private ApiDescription() {}

  /** Returns the schema of puzzles and answers. */
  static byte[] schema() throws IOException {
    return Page.content(ApiDescription.class, "nonomino.schema.json");
  }

  /** Returns the OpenAPI description with the definitions of the schema. */
  static byte[] openApi() throws IOException {
    JsonObject api = parsed(Page.content(ApiDescription.class, "openapi.json"));
    Map<String, JsonValue> components = copy(api.fields(), COMPONENTS);
    Map<String, JsonValue> schemas = copy(components, SCHEMAS);
    schemas.putAll(copy(parsed(schema()).fields(), DEFINITIONS));
    components.put(SCHEMAS, object(schemas));
    Map<String, JsonValue> fields = copy(api);
    fields.put(COMPONENTS, object(components));
    JsonValue joined = within(object(fields));
    return JsonWriting.inOneLine(json -> JsonWriting.writeFields(json, copy(joined)))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static JsonObject parsed(byte[] text) throws IOException {
    try {
      return new JsonText(
              new String(text, StandardCharsets.UTF_8),
              (line, column) -> new Place("the description", line, column, ""))
          .parse();
    } catch (MalformedTextException e) {
      throw new IOException("malformed description of the API", e);
    }
  }

  private static Map<String, JsonValue> copy(Map<String, JsonValue> fields, String name) {
    return copy(Objects.requireNonNull(fields.get(name), name));
  }

  private static Map<String, JsonValue> copy(JsonValue object) {
    return new LinkedHashMap<>(((JsonObject) object).fields());
  }

  private static JsonObject object(Map<String, JsonValue> fields) {
    return new JsonObject(Place.ofText(COMPONENTS), fields);
  }

  /** Returns a value whose references to the schema lead to the components. */
  private static JsonValue within(JsonValue value) {
    if (value instanceof JsonArray array) {
      return new JsonArray(
          array.place(), array.items().stream().map(ApiDescription::within).toList());
    }
    if (!(value instanceof JsonObject object)) {
      return value;
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    object
        .fields()
        .forEach(
            (name, field) ->
                fields.put(
                    name,
                    name.equals(REFERENCE) && field instanceof JsonScalar reference
                        ? new JsonScalar(
                            reference.place(), reference.kind(), within(reference.text()))
                        : within(field)));
    return object(fields);
  }

  private static String within(String reference) {
    return reference.replaceFirst("^(schema\\.json)?#/\\$defs/", "#/components/schemas/");
  }
}
