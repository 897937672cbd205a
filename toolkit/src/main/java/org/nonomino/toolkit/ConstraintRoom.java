package org.nonomino.toolkit;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.nonomino.core.ConstraintKind;
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
          ProblemCode.GRID_TOO_SMALL.with("constraints", words(family)).with("least", minSize),
          "On %s there is no room for %s. Ask for %s or a larger grid."
              .formatted(ProblemWords.bySize(size), words(family), ProblemWords.bySize(minSize)));
    }
    if (number.isEmpty()) {
      return;
    }
    if (number.getAsInt() < 1) {
      throw RequestException.impossible(
          option, "Ask for at least 1, or leave out the " + words(family) + ".");
    }
    boolean areCages = family == ConstraintFamily.CAGES;
    int most = areCages ? size * size / cages.least() : family.most(size);
    if (number.getAsInt() > most) {
      throw new RequestException(
          areCages && cages.least() > CageStyle.DEFAULT.least()
              ? List.of(RequestOption.CAGES, RequestOption.CAGE_SIZE)
              : option,
          ProblemCode.CONSTRAINTS_OUT_OF_RANGE
              .with("constraints", words(family))
              .with("most", most),
          "At most %d %s%s fit on %s. Ask for fewer%s."
              .formatted(
                  most,
                  words(family),
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

  /** Returns the name of several constraints of a family for people: {@code region sum lines}. */
  static String words(ConstraintFamily family) {
    return switch (family) {
      case XV -> ConstraintKind.XV.plural();
      case WHISPERS -> ConstraintKind.WHISPERS.plural();
      case RENBAN -> ConstraintKind.RENBAN.plural();
      case ODD_EVEN -> "odd and even cells";
      default -> family.toString().replace('-', ' ').toLowerCase(Locale.ROOT);
    };
  }

  /** Returns the kinds of the constraints of a family. */
  static List<ConstraintKind> kinds(ConstraintFamily family, boolean all) {
    return switch (family) {
      case CAGES -> List.of(ConstraintKind.KILLER_CAGE);
      case THERMOMETERS -> List.of(ConstraintKind.THERMOMETER);
      case ARROWS -> List.of(ConstraintKind.ARROW);
      case DOTS ->
          all
              ? List.of(
                  ConstraintKind.WHITE_DOT,
                  ConstraintKind.BLACK_DOT,
                  ConstraintKind.NON_CONSECUTIVE,
                  ConstraintKind.NEGATIVE_RATIO)
              : List.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT);
      case XV ->
          all ? List.of(ConstraintKind.XV, ConstraintKind.NEGATIVE_XV) : List.of(ConstraintKind.XV);
      case WHISPERS -> List.of(ConstraintKind.WHISPERS);
      case RENBAN -> List.of(ConstraintKind.RENBAN);
      case PALINDROMES -> List.of(ConstraintKind.PALINDROME);
      case REGION_SUM_LINES -> List.of(ConstraintKind.REGION_SUM_LINE);
      case BETWEEN_LINES -> List.of(ConstraintKind.BETWEEN_LINE);
      case LITTLE_KILLERS -> List.of(ConstraintKind.LITTLE_KILLER);
      case SANDWICHES -> List.of(ConstraintKind.SANDWICH);
      case QUADRUPLES -> List.of(ConstraintKind.QUADRUPLE);
      case ODD_EVEN -> List.of(ConstraintKind.ODD, ConstraintKind.EVEN);
    };
  }
}
