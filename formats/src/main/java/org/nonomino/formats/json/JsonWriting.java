package org.nonomino.formats.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import org.nonomino.formats.json.JsonValue.JsonArray;
import org.nonomino.formats.json.JsonValue.JsonObject;
import org.nonomino.formats.json.JsonValue.JsonScalar;
import org.nonomino.text.LineReader;

/** Writes JSON objects. */
public final class JsonWriting {
  private JsonWriting() {}

  /** Writes the fields of an object; may be called more than once. */
  @FunctionalInterface
  public interface Fields {
    /** Writes the fields between the braces. */
    void write(JsonGenerator json) throws IOException;
  }

  /**
   * Returns an object in one line with its line end; in several lines if it exceeds the maximum
   * length of an input line.
   */
  public static String record(Fields fields) {
    String line = inOneLine(fields);
    return (line.length() <= LineReader.MAX_LENGTH ? line : text(fields, true)) + '\n';
  }

  /** Returns an object in one line, however long, with its line end. */
  public static String line(Fields fields) {
    return inOneLine(fields) + '\n';
  }

  /** Returns an object without a line end. */
  public static String inOneLine(Fields fields) {
    return text(fields, false);
  }

  /** Returns a single value, without line breaks. */
  public static String value(Fields value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(text)) {
      value.write(json);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }

  /** Writes a field with a number. */
  public static void writeNumber(JsonGenerator json, String field, double number)
      throws IOException {
    json.writeFieldName(field);
    json.writeNumber(figures(number));
  }

  /**
   * Returns the figures of a number, without decimals if it is whole. The library's own way does
   * not run in a browser.
   */
  static String figures(double number) {
    boolean isWhole = number == Math.rint(number);
    return isWhole ? Long.toString((long) number) : Double.toString(number);
  }

  /** Writes a value as it was read. */
  public static void write(JsonGenerator json, JsonValue value) throws IOException {
    if (value instanceof JsonObject object) {
      json.writeStartObject();
      writeFields(json, object.fields());
      json.writeEndObject();
    } else if (value instanceof JsonArray array) {
      json.writeStartArray();
      for (JsonValue item : array.items()) {
        write(json, item);
      }
      json.writeEndArray();
    } else if (value instanceof JsonScalar scalar) {
      switch (scalar.kind()) {
        case TEXT -> json.writeString(scalar.text());
        case NUMBER -> json.writeNumber(scalar.text());
        case TRUE -> json.writeBoolean(true);
        case FALSE -> json.writeBoolean(false);
        case NULL -> json.writeNull();
      }
    }
  }

  /** Writes fields as they were read. */
  public static void writeFields(JsonGenerator json, Map<String, JsonValue> fields)
      throws IOException {
    for (Map.Entry<String, JsonValue> field : fields.entrySet()) {
      json.writeFieldName(field.getKey());
      write(json, field.getValue());
    }
  }

  private static String text(Fields fields, boolean inSeveralLines) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonText.FACTORY.createGenerator(text)) {
      if (inSeveralLines) {
        json.setPrettyPrinter(new DefaultPrettyPrinter());
      }
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    // A line reader would replace it with a blank. It can occur only in strings.
    return text.toString().replace("\u00A0", "\\u00A0");
  }
}
