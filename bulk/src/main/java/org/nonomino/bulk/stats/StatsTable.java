package org.nonomino.bulk.stats;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nonomino.bulk.Column;
import org.nonomino.bulk.Columns;

/**
 * A table: kind, value, puzzles, steps. The kinds are {@code puzzles} and {@code malformed}, which
 * have no value; {@code boxes} with their rows and columns; {@code irregular} with the size; {@code
 * clues}; {@code constraint}, whose steps are the number of constraints of the kind; {@code
 * verdict}; and with ratings {@code level}, {@code beyond}, {@code rating}, {@code score} and
 * {@code technique} with steps.
 */
final class StatsTable {
  private static final Columns<Tally> COLUMNS =
      Columns.of(List.of(Column.text("kind", Tally::kind))).and(Tally.table("value", "steps"));

  private StatsTable() {}

  static String of(CollectionStats stats) {
    return COLUMNS.header()
        + Stream.concat(
                Stream.of(
                    Stream.of(
                        new Tally("puzzles", "", stats.puzzles()),
                        new Tally("malformed", "", stats.malformed())),
                    stats.regions().stream().map(CollectionStats.OfRegions::tally),
                    stats.clues().tallies("clues").stream(),
                    stats.constraints().stream(),
                    stats.verdicts().stream()),
                stats.ratings().stream().flatMap(StatsTable::of))
            .flatMap(part -> part)
            .map(COLUMNS::record)
            .collect(Collectors.joining());
  }

  private static Stream<Stream<Tally>> of(CollectionStats.OfRatings ratings) {
    return Stream.of(
        ratings.levels().stream(),
        Stream.of(new Tally("beyond", "", ratings.beyond())),
        ratings.ratings().tallies("rating").stream(),
        ratings.scores().stream().flatMap(scores -> scores.tallies("score").stream()),
        ratings.techniques().stream());
  }
}
