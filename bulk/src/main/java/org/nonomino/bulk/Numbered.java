package org.nonomino.bulk;

import java.util.Optional;

/**
 * The outcome of a number, with its result.
 *
 * @param <T> the type of a generated result
 * @param thing the result; empty if there is none
 */
public record Numbered<T>(ItemOutcome outcome, Optional<T> thing) {
  /** Returns a generated result, with its fingerprint. */
  public static <T> Numbered<T> made(long fingerprint, T thing) {
    return new Numbered<>(new ItemOutcome.Made(fingerprint), Optional.of(thing));
  }

  /** Returns the outcome of a number without a result. */
  public static <T> Numbered<T> none(ItemOutcome outcome) {
    return new Numbered<>(outcome, Optional.empty());
  }
}
