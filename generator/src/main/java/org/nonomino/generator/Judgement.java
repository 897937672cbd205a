package org.nonomino.generator;

/**
 * The result of checking a puzzle against a {@link PuzzleDemand}.
 *
 * @param kind whether it is as demanded, and what would help
 * @param distance 0 if it is as demanded, and more the less near it comes
 */
public record Judgement(Kind kind, int distance) {
  /** The puzzle is as demanded. */
  public static final Judgement MET = new Judgement(Kind.MET, 0);

  /** The deadline or an interrupt came before it was known. */
  public static final Judgement UNDECIDED = new Judgement(Kind.UNDECIDED, 0);

  /** The kinds of results. */
  public enum Kind {
    /** The puzzle is as demanded. */
    MET,
    /** The puzzle is too easy: fewer clues may help. */
    TOO_EASY,
    /** The puzzle is too hard: more clues may help. */
    TOO_HARD,
    /** Only another puzzle may help. */
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
