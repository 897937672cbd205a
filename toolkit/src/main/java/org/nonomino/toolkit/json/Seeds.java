package org.nonomino.toolkit.json;

import java.util.OptionalLong;
import java.util.Random;

/** Reads and makes seeds: whole numbers that a script in a page knows exactly. Thread-safe. */
final class Seeds {
  static final String NAME = "seed";

  /** 2^53 − 1. */
  static final long HIGHEST = (1L << 53) - 1;

  /** Short enough to be copied by hand. */
  private static final int HIGHEST_MADE = 1_000_000_000;

  private final Random random = new Random();

  /** Returns the seed of a request, or a new one. */
  long read(JsonFields fields) throws ProblemException {
    OptionalLong seed = fields.wholeLong(NAME, -HIGHEST, HIGHEST);
    return seed.isPresent() ? seed.getAsLong() : random.nextInt(HIGHEST_MADE);
  }
}
