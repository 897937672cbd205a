package org.nonomino.bulk;

import java.util.Optional;

/**
 * What became of a number, with the thing that was made.
 *
 * @param <T> what is made
 * @param thing there if it was made
 */
public record Numbered<T>(ItemOutcome outcome, Optional<T> thing) {
  /** Returns a thing that was made, with its fingerprint. */
  public static <T> Numbered<T> made(long fingerprint, T thing) {
    return new Numbered<>(new ItemOutcome.Made(fingerprint), Optional.of(thing));
  }

  /** Returns the outcome of a number of which no thing came. */
  public static <T> Numbered<T> none(ItemOutcome outcome) {
    return new Numbered<>(outcome, Optional.empty());
  }
}
