package org.nonomino.toolkit.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.toolkit.TechniquePosition;
import org.nonomino.toolkit.techniques.ConstraintPage;
import org.nonomino.toolkit.techniques.ForcedDigits;
import org.nonomino.toolkit.techniques.Topic;

/** Writes the page of a technique or of a constraint. */
public final class TopicJson {
  private TopicJson() {}

  /** Writes the names and the summary. */
  public static void writeFields(JsonGenerator json, Topic topic) throws IOException {
    if (topic instanceof Topic.Technique technique) {
      TechniqueJson.writeFields(json, technique.kind());
    } else if (topic instanceof Topic.Rule rule) {
      writeFields(json, rule.page());
    }
  }

  /** Writes the page, with tables for the usual size. */
  public static void writePage(JsonGenerator json, Topic topic) throws IOException {
    writePage(json, topic, ForcedDigits.USUAL_SIZE);
  }

  /**
   * Writes the page.
   *
   * @param size the size of grids for the table of forced digits
   */
  public static void writePage(JsonGenerator json, Topic topic, int size) throws IOException {
    if (topic instanceof Topic.Technique technique) {
      TechniqueJson.writePage(json, technique.kind());
    } else if (topic instanceof Topic.Rule rule) {
      writePage(json, rule.page(), size);
    }
  }

  private static void writeFields(JsonGenerator json, ConstraintPage page) throws IOException {
    json.writeStringField("constraint", page.slug());
    json.writeStringField("name", page.words());
    JsonParts.strings(json, "aliases", page.aliases());
    JsonParts.strings(
        json, "kinds", page.kinds().stream().sorted().map(ConstraintKind::json).toList());
    json.writeStringField("summary", page.meaning());
  }

  private static void writePage(JsonGenerator json, ConstraintPage page, int size)
      throws IOException {
    writeFields(json, page);
    JsonParts.objects(
        json,
        "moves",
        page.moves(),
        move -> {
          json.writeStringField("title", move.title());
          json.writeStringField("text", move.text());
          Optional<TechniquePosition> example = page.example(move);
          if (example.isPresent()) {
            json.writeObjectFieldStart("example");
            TechniqueJson.writeExample(json, example.get());
            json.writeEndObject();
          }
        });
    if (page.table().isPresent()) {
      ForcedDigits table = page.table().get();
      json.writeObjectFieldStart("table");
      json.writeNumberField("size", size);
      json.writeStringField("text", page.tableWords());
      JsonParts.strings(json, "columns", table.columns());
      json.writeArrayFieldStart("rows");
      for (List<String> row : table.rows(size)) {
        json.writeStartArray();
        for (String cell : row) {
          json.writeString(cell);
        }
        json.writeEndArray();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    JsonParts.strings(json, "seeAlso", page.related());
  }
}
