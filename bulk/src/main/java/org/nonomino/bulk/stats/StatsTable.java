package org.nonomino.bulk.stats;

import java.util.List;
import java.util.Optional;
import org.nonomino.formats.CsvTable;

/**
 * A table: kind, value, puzzles, steps. The kinds are {@code puzzles} and {@code malformed}, which
 * have no value; {@code boxes} with their rows and columns; {@code irregular} with the size; {@code
 * clues}; {@code constraint}, whose steps are the number of constraints of the kind; {@code
 * verdict}; and with ratings {@code level}, {@code beyond}, {@code rating}, {@code score} and
 * {@code technique} with steps.
 */
final class StatsTable {
  private final StringBuilder records = new StringBuilder();

  private StatsTable() {}

  static String of(CollectionStats stats) {
    StatsTable table = new StatsTable();
    table.record("kind", "value", "puzzles", "steps");
    table.add("puzzles", "", stats.puzzles());
    table.add("malformed", "", stats.malformed());
    for (CollectionStats.OfRegions of : stats.regions()) {
      Optional<String> boxes = of.boxes();
      table.add(
          boxes.isPresent() ? "boxes" : "irregular",
          boxes.orElseGet(() -> String.valueOf(of.size())),
          of.puzzles());
    }
    table.add("clues", stats.clues());
    stats
        .constraints()
        .forEach(
            of ->
                table.record(
                    "constraint",
                    of.kind().plural(),
                    String.valueOf(of.puzzles()),
                    String.valueOf(of.constraints())));
    stats.verdicts().forEach((verdict, count) -> table.add("verdict", verdict.toString(), count));
    stats.ratings().ifPresent(table::add);
    return table.records.toString();
  }

  private void add(CollectionStats.OfRatings ratings) {
    ratings.levels().forEach(of -> add("level", of.level().name(), of.puzzles()));
    add("beyond", "", ratings.beyond());
    add("rating", ratings.ratings());
    ratings.scores().ifPresent(scores -> add("score", scores));
    ratings
        .techniques()
        .forEach(
            of ->
                record(
                    "technique",
                    of.kind().words(),
                    String.valueOf(of.puzzles()),
                    String.valueOf(of.steps())));
  }

  private void add(String kind, Histogram histogram) {
    histogram
        .puzzles()
        .forEach((units, count) -> add(kind, histogram.number(units).toString(), count));
  }

  private void add(String kind, String value, long puzzles) {
    record(kind, value, String.valueOf(puzzles), "");
  }

  private void record(String... fields) {
    records.append(CsvTable.record(List.of(fields)));
  }
}
