package org.nonomino.bulk.stats;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;
import org.nonomino.formats.json.JsonWriting;

/** One JSON object in a line. The documentation lists its fields. */
final class StatsObject {
  private static final String PUZZLES = "puzzles";

  private static final Columns<CollectionStats.OfRegions> REGIONS =
      Columns.of(
          List.of(
              Column.number("size", CollectionStats.OfRegions::size),
              Column.text("regions", CollectionStats.OfRegions::name),
              Column.largeNumber(PUZZLES, CollectionStats.OfRegions::puzzles)));

  private StatsObject() {}

  static String of(CollectionStats stats) {
    return JsonWriting.line(json -> writeFields(json, stats));
  }

  private static void writeFields(JsonGenerator json, CollectionStats stats) throws IOException {
    json.writeNumberField(PUZZLES, stats.puzzles());
    json.writeNumberField("malformed", stats.malformed());
    REGIONS.writeArray(json, "regions", stats.regions());
    write(json, "clues", stats.clues());
    if (!stats.constraints().isEmpty()) {
      Tally.table("kind", "constraints").writeArray(json, "constraints", stats.constraints());
    }
    json.writeObjectFieldStart("verdicts");
    for (Tally of : stats.verdicts()) {
      json.writeNumberField(of.value().toString(), of.puzzles());
    }
    json.writeEndObject();
    if (stats.ratings().isPresent()) {
      write(json, stats.ratings().get());
    }
  }

  private static void write(JsonGenerator json, CollectionStats.OfRatings ratings)
      throws IOException {
    Tally.table("level", "").writeArray(json, "levels", ratings.levels());
    json.writeNumberField("beyond", ratings.beyond());
    write(json, "er", ratings.ratings());
    if (ratings.scores().isPresent()) {
      write(json, "score", ratings.scores().get());
    }
    Tally.table("technique", "steps").writeArray(json, "techniques", ratings.techniques());
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
    Tally.table(name, "").writeArray(json, "counts", histogram.tallies(name));
    json.writeEndObject();
  }
}
