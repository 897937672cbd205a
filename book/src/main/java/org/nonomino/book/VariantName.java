package org.nonomino.book;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;

/**
 * The names that players have for the constraints of a puzzle. One name may cover several kinds:
 * two negative rules and two kinds of dots together are Kropki.
 */
sealed interface VariantName {
  /** Returns the name in the language of the book. */
  String words(BookLanguage language);

  /** Returns whether the name includes constraints of a kind. */
  boolean covers(ConstraintKind kind);

  /** Returns whether the picture of a puzzle does not show all rules that the name stands for. */
  boolean isUnseen();

  /** A kind of constraints with its own name. */
  record Kind(ConstraintKind kind) implements VariantName {
    @Override
    public String words(BookLanguage language) {
      return language.kind(kind);
    }

    @Override
    public boolean covers(ConstraintKind other) {
      return kind == other;
    }

    @Override
    public boolean isUnseen() {
      return !Signs.areDrawn(kind);
    }
  }

  /** Several kinds with one name. */
  enum Blend implements VariantName {
    KROPKI(
        "kropki",
        EnumSet.of(ConstraintKind.NON_CONSECUTIVE, ConstraintKind.NEGATIVE_RATIO),
        EnumSet.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT)),
    ALL_XV("all-xv", EnumSet.of(ConstraintKind.NEGATIVE_XV), EnumSet.of(ConstraintKind.XV)),
    DOTS(
        "dots",
        EnumSet.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT),
        EnumSet.noneOf(ConstraintKind.class)),
    KENKEN(
        "kenken",
        EnumSet.of(ConstraintKind.REPEAT_CAGE, ConstraintKind.PRODUCT_CAGE),
        EnumSet.of(ConstraintKind.DIFFERENCE_CAGE, ConstraintKind.QUOTIENT_CAGE)),
    ODD_EVEN(
        "odd-even",
        EnumSet.of(ConstraintKind.ODD, ConstraintKind.EVEN),
        EnumSet.noneOf(ConstraintKind.class));

    private final String word;

    /** The kinds that must all occur. */
    @SuppressWarnings("ImmutableEnumChecker") // The set is never changed.
    private final Set<ConstraintKind> all;

    /** The kinds of which at least one must occur; empty for no such condition. */
    @SuppressWarnings("ImmutableEnumChecker") // The set is never changed.
    private final Set<ConstraintKind> any;

    Blend(String word, Set<ConstraintKind> all, Set<ConstraintKind> any) {
      this.word = word;
      this.all = all;
      this.any = any;
    }

    @Override
    public String words(BookLanguage language) {
      return language.text(word);
    }

    @Override
    public boolean covers(ConstraintKind kind) {
      return all.contains(kind) || any.contains(kind);
    }

    @Override
    public boolean isUnseen() {
      return all.stream().anyMatch(kind -> !Signs.areDrawn(kind));
    }

    private boolean isIn(Set<ConstraintKind> kinds) {
      return kinds.containsAll(all) && (any.isEmpty() || any.stream().anyMatch(kinds::contains));
    }
  }

  /** Returns the names of the kinds of constraints, in the order of their constants. */
  static List<VariantName> of(Set<ConstraintKind> kinds) {
    List<Blend> blends = new ArrayList<>();
    for (Blend blend : Blend.values()) {
      if (blend.isIn(kinds) && blends.stream().noneMatch(other -> overlap(other, blend))) {
        blends.add(blend);
      }
    }
    return Stream.of(ConstraintKind.values())
        .filter(kinds::contains)
        .map(kind -> name(kind, blends))
        .distinct()
        .toList();
  }

  private static boolean overlap(Blend first, Blend second) {
    return Stream.of(ConstraintKind.values())
        .anyMatch(kind -> first.covers(kind) && second.covers(kind));
  }

  private static VariantName name(ConstraintKind kind, List<Blend> blends) {
    for (Blend blend : blends) {
      if (blend.covers(kind)) {
        return blend;
      }
    }
    return new Kind(kind);
  }
}
