package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes lists and objects into fields. */
final class JsonParts {
  private JsonParts() {}

  /** A writer of the items of a list. */
  @FunctionalInterface
  interface ItemWriter<T> {
    /** Writes the item: a single value or the fields of an object. */
    void write(T item) throws IOException;
  }

  /** Writes a field with a list. */
  static <T> void list(JsonGenerator json, String name, Iterable<T> items, ItemWriter<T> value)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (T item : items) {
      value.write(item);
    }
    json.writeEndArray();
  }

  /** Writes a field with a list of objects. */
  static <T> void objects(JsonGenerator json, String name, Iterable<T> items, ItemWriter<T> fields)
      throws IOException {
    json.writeFieldName(name);
    objects(json, items, fields);
  }

  /** Writes a list of objects. */
  static <T> void objects(JsonGenerator json, Iterable<T> items, ItemWriter<T> fields)
      throws IOException {
    json.writeStartArray();
    for (T item : items) {
      json.writeStartObject();
      fields.write(item);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes a field with a list of strings. */
  static void strings(JsonGenerator json, String name, Iterable<?> strings) throws IOException {
    json.writeFieldName(name);
    strings(json, strings);
  }

  /** Writes a list of strings. */
  static void strings(JsonGenerator json, Iterable<?> strings) throws IOException {
    json.writeStartArray();
    for (Object each : strings) {
      json.writeString(each.toString());
    }
    json.writeEndArray();
  }
}
