package org.nonomino.bulk.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nonomino.core.RegionMask;
import org.nonomino.toolkit.SolutionStatus;

/**
 * Tables for people: the number of puzzles, a percentage, and a bar. A table has a readable length:
 * numbers that would make it longer are grouped in ranges.
 */
final class StatsText {
  private static final int MAX_ROWS = 20;
  private static final int LONGEST_BAR = 20;

  /** The width of the first column. Only some long names of techniques exceed it. */
  private static final int LABEL_WIDTH = 24;

  /** The possible ranges of ratings in tenths, that is single ratings, half and whole numbers. */
  private static final List<Integer> RANGES_OF_RATINGS = List.of(1, 5, 10);

  private static final List<Integer> RANGES =
      List.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000);

  private final String bar;
  private final StringBuilder text = new StringBuilder();

  private record Row(String label, long puzzles) {}

  /**
   * @param ascii whether bars are drawn only with {@code -}
   */
  StatsText(boolean ascii) {
    this.bar = ascii ? "-" : "━";
  }

  String of(CollectionStats stats) {
    text.append(counted(stats.puzzles(), "puzzle"));
    if (stats.malformed() > 0) {
      text.append(", and ")
          .append(counted(stats.malformed(), "malformed puzzle"))
          .append(stats.malformed() == 1 ? " that is" : " that are")
          .append(" not counted");
    }
    text.append('\n');
    if (stats.puzzles() == 0) {
      return text.toString();
    }
    table("Regions", stats.regions().stream().map(StatsText::row).toList());
    table("Clues", stats.clues(), RANGES);
    uses("Constraints", "in all", stats.constraints(), stats.puzzles());
    table(
        "Solutions",
        stats.verdicts().stream()
            .filter(of -> of.puzzles() > 0)
            .map(of -> new Row(inWords(of.value()), of.puzzles()))
            .toList());
    stats.ratings().filter(ratings -> ratings.paths() > 0).ifPresent(this::add);
    return text.toString();
  }

  private static Row row(CollectionStats.OfRegions of) {
    return new Row(
        of.size()
            + "×"
            + of.size()
            + ", "
            + (of.areBoxes() ? boxes(of.name(), of.size()) : of.name()),
        of.puzzles());
  }

  private static String boxes(String boxes, int size) {
    return boxes.equals(RegionMask.none(size).toString()) && size > 1
        ? "without regions"
        : "boxes of " + boxes.replace('x', '×');
  }

  private static String inWords(Object verdict) {
    return verdict == SolutionStatus.UNIQUE
        ? "one"
        : verdict == SolutionStatus.LIMIT ? "stopped at a limit" : verdict.toString();
  }

  private void add(CollectionStats.OfRatings ratings) {
    List<Row> levels = new ArrayList<>();
    ratings.levels().forEach(of -> levels.add(new Row(of.value().toString(), of.puzzles())));
    if (ratings.beyond() > 0) {
      levels.add(new Row("beyond the techniques", ratings.beyond()));
    }
    if (!levels.isEmpty()) {
      table("Levels", levels);
    }
    table("Ratings (ER)", ratings.ratings(), RANGES_OF_RATINGS);
    ratings.scores().ifPresent(scores -> table("Scores", scores, RANGES));
    uses("Techniques", "steps", ratings.techniques(), ratings.paths());
  }

  /**
   * Adds a table of how many puzzles have something, and how often all together have it.
   *
   * @param all the number of puzzles that could have it
   */
  private void uses(String title, String last, List<Tally> tallies, long all) {
    if (tallies.isEmpty()) {
      return;
    }
    int width =
        tallies.stream()
            .mapToInt(of -> of.value().toString().length())
            .reduce(LABEL_WIDTH, Math::max);
    text.append(
        String.format(
            Locale.ROOT, "\n%-" + (width + 2) + "s%11s%8s%15s\n", title, "puzzles", "", last));
    for (Tally of : tallies) {
      text.append(
          String.format(
              Locale.ROOT,
              "  %-" + width + "s%,11d%8s%,15d\n",
              of.value(),
              of.puzzles(),
              percentage(of.puzzles(), all),
              of.uses().orElseThrow()));
    }
  }

  private void table(String title, Histogram histogram, List<Integer> ranges) {
    if (histogram.isEmpty()) {
      return;
    }
    int range =
        ranges.stream()
            .filter(units -> histogram.inRangesOf(units).size() <= MAX_ROWS)
            .findFirst()
            .orElse(ranges.get(ranges.size() - 1));
    List<Row> rows = new ArrayList<>();
    for (Map.Entry<Integer, Long> entry : histogram.inRangesOf(range).entrySet()) {
      int min = entry.getKey();
      String label = histogram.number(min).toString();
      rows.add(
          new Row(
              range == 1 ? label : label + "–" + histogram.number(min + range - 1),
              entry.getValue()));
    }
    String spread =
        histogram.puzzles().size() == 1
            ? ""
            : ": "
                + histogram.min()
                + " to "
                + histogram.greatest()
                + ", median "
                + histogram.median()
                + ", "
                + histogram.mean()
                + " on average";
    table(title + spread, rows);
  }

  private void table(String title, List<Row> rows) {
    long total = rows.stream().mapToLong(Row::puzzles).sum();
    long max = rows.stream().mapToLong(Row::puzzles).max().orElse(0);
    int width = rows.stream().mapToInt(row -> row.label().length()).reduce(LABEL_WIDTH, Math::max);
    text.append('\n').append(title).append('\n');
    for (Row row : rows) {
      String line =
          String.format(
              Locale.ROOT,
              "  %-" + width + "s%,11d%8s  %s",
              row.label(),
              row.puzzles(),
              percentage(row.puzzles(), total),
              bar(row.puzzles(), max));
      text.append(line.stripTrailing()).append('\n');
    }
  }

  private String bar(long puzzles, long max) {
    if (puzzles == 0) {
      return "";
    }
    return bar.repeat((int) Math.max(1, Math.round((double) LONGEST_BAR * puzzles / max)));
  }

  /** Returns a percentage that is 0 or 100 only if that is exact. */
  private static String percentage(long part, long whole) {
    if (part == 0 || part == whole) {
      return part == 0 ? "0%" : "100%";
    }
    double exact = 100.0 * part / whole;
    if (exact < 0.1) {
      return "<0.1%";
    }
    return exact > 99.9 ? ">99.9%" : String.format(Locale.ROOT, "%.1f%%", exact);
  }

  private static String counted(long count, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
  }
}
