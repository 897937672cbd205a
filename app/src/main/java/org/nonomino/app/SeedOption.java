package org.nonomino.app;

import java.security.SecureRandom;
import java.util.Optional;

/** Reads {@code --seed}. */
final class SeedOption {
  /** Few enough digits to be typed again. */
  private static final int DRAWN_BITS = 40;

  private SeedOption() {}

  /** Returns the seed of a run; where none is wanted, draws one and tells it on standard error. */
  static long of(Optional<Long> wanted, Console console) {
    if (wanted.isPresent()) {
      return wanted.get();
    }
    long drawn = new SecureRandom().nextLong() >>> (Long.SIZE - DRAWN_BITS);
    console.errWriter().println("The seed is " + drawn + ": --seed=" + drawn + " gives the same.");
    return drawn;
  }
}
