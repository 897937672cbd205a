package org.nonomino.bulk.stats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.nonomino.formats.json.JsonWriting;
import org.nonomino.toolkit.SolutionStatus;

/** One JSON object in a line. The documentation lists its fields. */
final class StatsObject {
  private StatsObject() {}

  static String of(CollectionStats stats) {
    return JsonWriting.line(json -> writeFields(json, stats));
  }

  private static void writeFields(JsonGenerator json, CollectionStats stats) throws IOException {
    json.writeNumberField("puzzles", stats.puzzles());
    json.writeNumberField("malformed", stats.malformed());
    json.writeArrayFieldStart("regions");
    for (CollectionStats.OfRegions of : stats.regions()) {
      json.writeStartObject();
      json.writeNumberField("size", of.size());
      json.writeStringField("regions", of.boxes().orElse("irregular"));
      json.writeNumberField("puzzles", of.puzzles());
      json.writeEndObject();
    }
    json.writeEndArray();
    write(json, "clues", stats.clues());
    if (!stats.constraints().isEmpty()) {
      json.writeArrayFieldStart("constraints");
      for (CollectionStats.OfConstraints of : stats.constraints()) {
        json.writeStartObject();
        json.writeStringField("kind", of.kind().plural());
        json.writeNumberField("puzzles", of.puzzles());
        json.writeNumberField("constraints", of.constraints());
        json.writeEndObject();
      }
      json.writeEndArray();
    }
    json.writeObjectFieldStart("verdicts");
    for (Map.Entry<SolutionStatus, Long> entry : stats.verdicts().entrySet()) {
      json.writeNumberField(entry.getKey().toString(), entry.getValue());
    }
    json.writeEndObject();
    if (stats.ratings().isPresent()) {
      write(json, stats.ratings().get());
    }
  }

  private static void write(JsonGenerator json, CollectionStats.OfRatings ratings)
      throws IOException {
    json.writeArrayFieldStart("levels");
    for (CollectionStats.OfLevel of : ratings.levels()) {
      json.writeStartObject();
      json.writeStringField("level", of.level().name());
      json.writeNumberField("puzzles", of.puzzles());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("beyond", ratings.beyond());
    write(json, "er", ratings.ratings());
    if (ratings.scores().isPresent()) {
      write(json, "score", ratings.scores().get());
    }
    json.writeArrayFieldStart("techniques");
    for (CollectionStats.OfTechnique of : ratings.techniques()) {
      json.writeStartObject();
      json.writeStringField("technique", of.kind().words());
      json.writeNumberField("puzzles", of.puzzles());
      json.writeNumberField("steps", of.steps());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, String name, Histogram histogram)
      throws IOException {
    json.writeObjectFieldStart(name);
    if (!histogram.isEmpty()) {
      json.writeNumberField("least", histogram.min());
      json.writeNumberField("median", histogram.median());
      json.writeNumberField("mean", histogram.mean());
      json.writeNumberField("greatest", histogram.greatest());
    }
    json.writeArrayFieldStart("counts");
    for (Map.Entry<Integer, Long> entry : histogram.puzzles().entrySet()) {
      json.writeStartObject();
      json.writeNumberField(name, histogram.number(entry.getKey()));
      json.writeNumberField("puzzles", entry.getValue());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
