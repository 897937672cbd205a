package org.nonomino.generator;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The constraints to place on each grid, besides those of the {@link LayoutChoice}.
 *
 * @param wishes at most one for each family; none for a puzzle without placed constraints
 * @param cages the shapes of cages, if cages are among the wishes
 * @param symmetry the symmetry of the places of the constraints
 * @param reduce what is removed afterwards
 */
public record ConstraintDemand(
    List<ConstraintWish> wishes, CageStyle cages, Symmetry symmetry, ReduceOrder reduce) {
  /** No placed constraints. */
  public static final ConstraintDemand NONE =
      new ConstraintDemand(List.of(), CageStyle.DEFAULT, Symmetry.NONE, ReduceOrder.GIVENS);

  /** Throws an {@link IllegalArgumentException} if a family occurs twice. */
  public ConstraintDemand {
    wishes = List.copyOf(wishes);
    if (wishes.stream().map(ConstraintWish::family).distinct().count() < wishes.size()) {
      throw new IllegalArgumentException("a family occurs twice in " + wishes);
    }
  }

  /** Returns whether no constraints are placed. */
  public boolean isNone() {
    return wishes.isEmpty();
  }

  /** Returns whether constraints of a family are placed. */
  public boolean has(ConstraintFamily family) {
    return wishes.stream().anyMatch(wish -> wish.family() == family);
  }

  /** Returns the wish for cages; empty if there is none. */
  public Optional<ConstraintWish> cagesWish() {
    return wishes.stream().filter(wish -> wish.family() == ConstraintFamily.CAGES).findFirst();
  }

  /**
   * Returns whether cages cover the grid. They then make the solution unique alone, with as many
   * givens as are asked for and otherwise none.
   */
  public boolean hasCover() {
    return cagesWish().filter(wish -> wish.number().isEmpty()).isPresent();
  }

  /**
   * Returns why the cages cannot be on a grid, in a sentence; empty if arithmetic does not forbid
   * them.
   *
   * @param size n
   */
  public Optional<String> objectionToCages(int size) {
    Optional<OptionalInt> number = cagesWish().map(ConstraintWish::number);
    return number.flatMap(wanted -> cages.objection(size, wanted));
  }
}
