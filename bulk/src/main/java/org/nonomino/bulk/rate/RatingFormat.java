package org.nonomino.bulk.rate;

import org.nonomino.bulk.RecordFormat;

/** The choices of {@code rate --format}; in lower case, as people type them. */
enum RatingFormat {
  /** Sentences, for people. */
  text,
  /** A line. */
  line,
  /** A table with a header. */
  csv,
  /** A JSON object a line. */
  json;

  /**
   * Returns the writer of ratings in this format.
   *
   * @param many whether there are several puzzles, so that each needs its place
   * @param isScored whether the sum of all steps counts, and how pleasant they are
   */
  RecordFormat<RatedPuzzle> writer(boolean many, boolean isScored) {
    return switch (this) {
      case text -> new RatingSentences(many);
      case line -> new RatingLines();
      case csv -> new RatingTable(isScored);
      case json -> new RatingObjects();
    };
  }
}
