package org.nonomino.reading.match;

import java.util.List;
import java.util.Optional;
import org.nonomino.core.ConstraintKind;
import org.nonomino.reading.wording.Clue;

/** The kinds of lines that only a sentence and a colour tell apart. */
enum LineKind {
  WHISPERS("whispers", ConstraintKind.WHISPERS, "green", "orange"),
  RENBAN("renban", ConstraintKind.RENBAN, "purple", "pink"),
  PALINDROME("palindrome", ConstraintKind.PALINDROME, "grey"),
  REGION_SUM("region-sum", ConstraintKind.REGION_SUM_LINE, "blue"),
  EQUAL_SUM("equal-sum-lines", ConstraintKind.EQUAL_SUM_LINE),
  TEN("ten-line", ConstraintKind.TEN_LINE),
  BETWEEN("between-line", ConstraintKind.BETWEEN_LINE),
  ENTROPIC("entropic-line", ConstraintKind.ENTROPIC_LINE, "orange"),
  MODULAR("modular-line", ConstraintKind.MODULAR_LINE, "turquoise"),
  PARITY("parity-line", ConstraintKind.PARITY_LINE, "red"),
  NABNER("nabner", ConstraintKind.NABNER, "yellow"),
  ZIPPER("zipper-line", ConstraintKind.ZIPPER_LINE, "purple"),
  DOUBLE_ARROW("double-arrow", ConstraintKind.DOUBLE_ARROW),
  LOCKOUT("lockout-line", ConstraintKind.LOCKOUT_LINE);

  private final String clue;
  private final ConstraintKind kind;

  @SuppressWarnings("ImmutableEnumChecker") // The list is never changed.
  private final List<String> usual;

  LineKind(String clue, ConstraintKind kind, String... usual) {
    this.clue = clue;
    this.kind = kind;
    this.usual = List.of(usual);
  }

  static Optional<LineKind> of(Clue clue) {
    for (LineKind kind : values()) {
      if (kind.clue.equals(clue.name())) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  ConstraintKind kind() {
    return kind;
  }

  /** Returns the colours in which setters mostly draw the kind. */
  List<String> usual() {
    return usual;
  }

  boolean hasCircles() {
    return this == BETWEEN || this == DOUBLE_ARROW;
  }
}
