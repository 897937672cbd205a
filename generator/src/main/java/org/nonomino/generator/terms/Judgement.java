package org.nonomino.generator.terms;

/**
 * The result of checking a puzzle against a demand.
 *
 * @param kind whether the demand is met, and the direction of improvement if not
 * @param distance 0 if the demand is met, and larger the further the puzzle is from it
 */
public record Judgement(Kind kind, int distance) {
  /** The puzzle meets the demand. */
  public static final Judgement MET = new Judgement(Kind.MET, 0);

  /** The deadline or an interrupt came before the result was known. */
  public static final Judgement UNDECIDED = new Judgement(Kind.UNDECIDED, 0);

  /** The kinds of results. */
  public enum Kind {
    /** The puzzle meets the demand. */
    MET,
    /** The puzzle is too easy, so fewer clues may help. */
    TOO_EASY,
    /** The puzzle is too hard, so more clues may help. */
    TOO_HARD,
    /** Only a different puzzle may help. */
    UNLIKE,
    /** The deadline or an interrupt came first. */
    UNDECIDED
  }

  /** Throws an {@link IllegalArgumentException} if the distance does not fit the kind. */
  public Judgement {
    boolean isFar = kind != Kind.MET && kind != Kind.UNDECIDED;
    if (isFar != distance > 0) {
      throw new IllegalArgumentException(kind + " at a distance of " + distance);
    }
  }
}
