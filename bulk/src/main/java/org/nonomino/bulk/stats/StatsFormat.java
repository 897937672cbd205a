package org.nonomino.bulk.stats;

/** The choices of {@code stats --format}; in lower case, as people type them. */
enum StatsFormat {
  /** Tables, for people. */
  text,
  /** A table with a header. */
  csv,
  /** One JSON object. */
  json;

  /**
   * Returns the numbers of a collection in this format, with line ends.
   *
   * @param ascii whether bars are drawn only with {@code -}
   */
  String of(CollectionStats stats, boolean ascii) {
    return switch (this) {
      case text -> new StatsText(ascii).of(stats);
      case csv -> StatsTable.of(stats);
      case json -> StatsObject.of(stats);
    };
  }
}
