package org.nonomino.generator.terms;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The constraints to place on each grid, besides those of the {@link LayoutChoice}.
 *
 * @param families the families and their numbers, each family at most once; none for a puzzle
 *     without placed constraints of named kinds
 * @param rules the custom rules to place on lines
 * @param cages the shapes of cages, if there are cages
 * @param symmetry the symmetry of the places of the constraints
 * @param reduce what is removed afterwards
 */
public record ConstraintDemand(
    List<FamilyCount> families,
    List<RuleCount> rules,
    CageStyle cages,
    Symmetry symmetry,
    ReduceOrder reduce) {
  /** The minimum number of cells of a placed line. */
  public static final int MIN_LINE = 3;

  /** The maximum number of cells of a placed line. */
  public static final int MAX_LINE = 8;

  /** No placed constraints. */
  public static final ConstraintDemand NONE =
      new ConstraintDemand(
          List.of(), List.of(), CageStyle.DEFAULT, Symmetry.NONE, ReduceOrder.GIVENS);

  /** Throws an {@link IllegalArgumentException} if a family occurs twice. */
  public ConstraintDemand {
    families = List.copyOf(families);
    rules = List.copyOf(rules);
    Set<ConstraintFamily> known = EnumSet.noneOf(ConstraintFamily.class);
    for (FamilyCount each : families) {
      if (!known.add(each.family())) {
        throw new IllegalArgumentException("a family occurs twice in " + families);
      }
    }
  }

  /**
   * Returns why these families cannot be on a grid together, in a sentence with a way out; empty if
   * nothing forbids it. Whether each fits alone is checked with {@link ConstraintFamily#most}.
   *
   * @param size n
   */
  public Optional<String> objectionToPlaces(int size) {
    if (has(ConstraintFamily.KENKEN) && has(ConstraintFamily.CAGES)) {
      return Optional.of("Both are cages, and they would overlap. Ask for one of them.");
    }
    if (has(ConstraintFamily.FUTOSHIKI) && hasCover()) {
      return Optional.of(
          "The solution of each is unique, so one of them would be needless. Ask for a number of greater-than signs instead of a Futoshiki.");
    }
    if (has(ConstraintFamily.FUTOSHIKI) && has(ConstraintFamily.INEQUALITIES)) {
      return Optional.of(
          "Both are greater-than signs. Ask for Futoshiki, or for a number of signs.");
    }
    boolean allDots = isAll(ConstraintFamily.DOTS);
    boolean allXv = isAll(ConstraintFamily.XV);
    if (allDots && allXv) {
      return Optional.of(
          "All dots and all XV signs cannot be shown together, because neighbours with 2 and 3 need both. Ask for a number of one of them.");
    }
    if ((allDots || allXv) && symmetry != Symmetry.NONE) {
      return Optional.of(
          "All %s are where the digits put them, so they have no symmetry. Ask for a number of them."
              .formatted(allDots ? "dots" : "XV signs"));
    }
    long lines = rules.stream().mapToLong(RuleCount::number).sum();
    for (FamilyCount each : families) {
      lines += each.family().isLine() ? each.number().orElse(1) : 0;
    }
    int most = ConstraintFamily.THERMOMETERS.most(size);
    if (lines > most) {
      return Optional.of(
          "At most %d lines of all kinds together fit on %d×%d. Ask for fewer."
              .formatted(most, size, size));
    }
    return Optional.empty();
  }

  private boolean isAll(ConstraintFamily family) {
    return families.stream().anyMatch(each -> each.family() == family && each.number().isEmpty());
  }

  /** Returns whether no constraints are placed. */
  public boolean isNone() {
    return families.isEmpty() && rules.isEmpty();
  }

  /** Returns whether any constraints except cages are placed. */
  public boolean hasOthersThanCages() {
    return hasLines() || families.stream().anyMatch(each -> !each.family().areCages());
  }

  /** Returns whether lines along the centres of cells are placed. */
  public boolean hasLines() {
    return !rules.isEmpty() || families.stream().anyMatch(each -> each.family().isLine());
  }

  /** Returns this demand without lines along the centres of cells. */
  public ConstraintDemand withoutLines() {
    return new ConstraintDemand(
        families.stream().filter(each -> !each.family().isLine()).toList(),
        List.of(),
        cages,
        symmetry,
        reduce);
  }

  /** Returns whether constraints of a family are placed. */
  public boolean has(ConstraintFamily family) {
    return families.stream().anyMatch(each -> each.family() == family);
  }

  /** Returns how many cages are asked for; empty if none are. */
  public Optional<FamilyCount> cagesCount() {
    return families.stream().filter(each -> each.family() == ConstraintFamily.CAGES).findFirst();
  }

  /**
   * Returns whether cages cover the grid. They then make the solution unique alone, with as many
   * givens as are asked for and otherwise none.
   */
  public boolean hasCover() {
    return has(ConstraintFamily.KENKEN)
        || cagesCount().filter(each -> each.number().isEmpty()).isPresent();
  }

  /**
   * Returns why the cages cannot be on a grid, in a sentence; empty if arithmetic does not forbid
   * them.
   *
   * @param size n
   */
  public Optional<String> objectionToCages(int size) {
    Optional<OptionalInt> number = cagesCount().map(FamilyCount::number);
    return number.flatMap(wanted -> cages.objection(size, wanted));
  }
}
