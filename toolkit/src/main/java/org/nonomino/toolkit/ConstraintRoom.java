package org.nonomino.toolkit;

import java.util.List;
import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.generator.terms.CageStyle;
import org.nonomino.generator.terms.ConstraintFamily;
import org.nonomino.text.ProblemCode;
import org.nonomino.text.ProblemWords;

/** How many constraints of a family can be placed on a grid, and on which sizes. */
final class ConstraintRoom {
  private ConstraintRoom() {}

  /**
   * Checks a number of constraints.
   *
   * @param number the number, or empty for as many as fit
   * @param cages the sizes of cages
   * @param size n
   * @throws RequestException if there is no room for them
   */
  static void require(ConstraintFamily family, OptionalInt number, CageStyle cages, int size)
      throws RequestException {
    List<RequestOption> option = List.of(RequestOption.of(family));
    int minSize = minSize(family);
    if (size < minSize) {
      throw new RequestException(
          option,
          ProblemCode.GRID_TOO_SMALL.with("constraints", family.words()).with("least", minSize),
          "On %s there is no room for %s. Ask for %s or a larger grid."
              .formatted(ProblemWords.bySize(size), family.words(), ProblemWords.bySize(minSize)));
    }
    if (number.isEmpty()) {
      return;
    }
    if (family.isAlwaysAll()) {
      throw RequestException.impossible(
          option, "There are as many %s as fit. Leave out the number.".formatted(family.words()));
    }
    if (number.getAsInt() < 1) {
      throw RequestException.impossible(
          option, "Ask for at least 1, or leave out the " + family.words() + ".");
    }
    boolean areCages = family == ConstraintFamily.CAGES;
    int most = areCages ? size * size / cages.least() : family.most(size);
    if (number.getAsInt() > most) {
      throw new RequestException(
          areCages && cages.least() > CageStyle.DEFAULT.least()
              ? List.of(RequestOption.CAGES, RequestOption.CAGE_SIZE)
              : option,
          ProblemCode.CONSTRAINTS_OUT_OF_RANGE
              .with("constraints", family.words())
              .with("most", most),
          "At most %d %s%s fit on %s. Ask for fewer%s."
              .formatted(
                  most,
                  family.words(),
                  areCages ? " of " + cages.least() + " cells" : "",
                  ProblemWords.bySize(size),
                  areCages && cages.least() > CageStyle.DEFAULT.least() ? " or smaller ones" : ""));
    }
  }

  /** Returns the smallest n of grids with such constraints. */
  private static int minSize(ConstraintFamily family) {
    int size = 1;
    while (size < Grid.MAX_SIZE && family.most(size) == 0) {
      size++;
    }
    return size;
  }
}
