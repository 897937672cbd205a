package org.nonomino.generator.terms;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;

/** The constraints that the generator places on a grid, in families that one asks for at once. */
public enum ConstraintFamily {
  /** Killer cages. All of them cover the grid. */
  CAGES(Amount.ANY_OR_ALL, ConstraintKind.KILLER_CAGE),
  /** Thermometers. */
  THERMOMETERS(Amount.ANY, ConstraintKind.THERMOMETER),
  /** Arrows with a circle of one cell. */
  ARROWS(Amount.ANY, ConstraintKind.ARROW),
  /**
   * White and black dots. With all of them, neighbours without a dot are neither consecutive nor in
   * the ratio 1:2.
   */
  DOTS(
      Amount.ANY_OR_ALL,
      "dots",
      List.of(ConstraintKind.WHITE_DOT, ConstraintKind.BLACK_DOT),
      List.of(ConstraintKind.NON_CONSECUTIVE, ConstraintKind.NEGATIVE_RATIO)),
  /** X and V. With all of them, neighbours without a sign add up to neither 10 nor 5. */
  XV(
      Amount.ANY_OR_ALL,
      ConstraintKind.XV.plural(),
      List.of(ConstraintKind.XV),
      List.of(ConstraintKind.NEGATIVE_XV)),
  /** German whispers lines. */
  WHISPERS(Amount.ANY, ConstraintKind.WHISPERS),
  /** Renban lines. */
  RENBAN(Amount.ANY, ConstraintKind.RENBAN),
  /** Palindromes. */
  PALINDROMES(Amount.ANY, ConstraintKind.PALINDROME),
  /** Region sum lines. */
  REGION_SUM_LINES(Amount.ANY, ConstraintKind.REGION_SUM_LINE),
  /** Between lines. */
  BETWEEN_LINES(Amount.ANY, ConstraintKind.BETWEEN_LINE),
  /** Sums of diagonals outside the grid. */
  LITTLE_KILLERS(Amount.ANY, ConstraintKind.LITTLE_KILLER),
  /** Sums between 1 and n outside the grid, or those of all rows and columns. */
  SANDWICHES(Amount.ANY_OR_ALL, ConstraintKind.SANDWICH),
  /** Digits on the corners of four cells. */
  QUADRUPLES(Amount.ANY, ConstraintKind.QUADRUPLE),
  /** Cells marked as odd or even. */
  ODD_EVEN(
      Amount.ANY,
      "odd and even cells",
      List.of(ConstraintKind.ODD, ConstraintKind.EVEN),
      List.of()),
  /** Greater-than signs between neighbours. */
  INEQUALITIES(Amount.ANY, ConstraintKind.GREATER_THAN),
  /** Cages of KenKen, with sums, products, differences and quotients. They cover the grid. */
  KENKEN(
      Amount.ALL,
      "cages of KenKen",
      List.of(
          ConstraintKind.REPEAT_CAGE,
          ConstraintKind.PRODUCT_CAGE,
          ConstraintKind.DIFFERENCE_CAGE,
          ConstraintKind.QUOTIENT_CAGE),
      List.of()),
  /** Greater-than signs between all neighbours, from which needless ones are removed. */
  FUTOSHIKI(Amount.ALL, "signs of Futoshiki", List.of(ConstraintKind.GREATER_THAN), List.of());

  /** The numbers of constraints that can be asked for. */
  private enum Amount {
    ANY,
    ANY_OR_ALL,
    ALL
  }

  /** Lines have at least three cells. On smaller grids, these would be whole rows. */
  private static final int SMALLEST_WITH_LINES = 4;

  /** The cells that a line needs, with the room that keeps it apart from others. */
  private static final int CELLS_PER_LINE = 7;

  /**
   * A pair of different digits is on four edges on average: there are 2n(n−1) edges, and n(n−1)/2
   * pairs. Nearly all solution grids have at least three.
   */
  private static final int EDGES_PER_PAIR = 3;

  private static final int SMALLEST_WITH_SANDWICHES = 3;

  /** On 2×2, the digits of each cage of two cells could change places. */
  private static final int SMALLEST_KENKEN = 3;

  /** The size for which the usual numbers are known. */
  private static final int NINE = 9;

  private static final int X_SUM = 10;
  private static final int V_SUM = 5;

  private final Amount amount;
  private final String words;

  @SuppressWarnings("ImmutableEnumChecker") // The list is never changed.
  private final List<ConstraintKind> kinds;

  /** The rules on places without a mark. */
  @SuppressWarnings("ImmutableEnumChecker") // The list is never changed.
  private final List<ConstraintKind> rules;

  ConstraintFamily(Amount amount, ConstraintKind kind) {
    this(amount, kind.plural(), List.of(kind), List.of());
  }

  ConstraintFamily(
      Amount amount, String words, List<ConstraintKind> kinds, List<ConstraintKind> rules) {
    this.amount = amount;
    this.words = words;
    this.kinds = kinds;
    this.rules = rules;
  }

  /** Returns the name of several constraints for people: {@code region sum lines}. */
  public String words() {
    return words;
  }

  /** Returns whether as many as fit can be asked for. */
  public boolean canBeAll() {
    return amount != Amount.ANY;
  }

  /** Returns whether no number can be asked for, because the puzzles have their own name. */
  public boolean isAlwaysAll() {
    return amount == Amount.ALL;
  }

  /**
   * Returns the usual size of puzzles with the name of the family, which have no regions.
   *
   * @throws IllegalStateException if there are none
   */
  public int usualSize() {
    return switch (this) {
      case KENKEN -> 6;
      case FUTOSHIKI -> 5;
      default -> throw new IllegalStateException(toString());
    };
  }

  /** Returns whether the constraints are cages. */
  public boolean areCages() {
    return this == CAGES || this == KENKEN;
  }

  /**
   * Returns the kinds of the constraints.
   *
   * @param all whether as many as fit are asked for, with the rules on places without a mark
   */
  public List<ConstraintKind> kinds(boolean all) {
    return all ? Stream.concat(kinds.stream(), rules.stream()).toList() : kinds;
  }

  /**
   * Returns the maximum number of constraints that can be asked for, alone and without symmetry. As
   * many fit on most solution grids. Together with other families, fewer fit.
   *
   * @param size n
   * @return 0 if there are none on such grids
   */
  public int most(int size) {
    return switch (this) {
      case CAGES -> size * size / 2;
      case KENKEN -> size < SMALLEST_KENKEN ? 0 : size * size / 2;
      case THERMOMETERS, ARROWS, WHISPERS, RENBAN, PALINDROMES, REGION_SUM_LINES, BETWEEN_LINES ->
          size < SMALLEST_WITH_LINES ? 0 : size * size / CELLS_PER_LINE;
      case DOTS -> size < 2 ? 0 : EDGES_PER_PAIR * (size - 1 + size / 2 - 1);
      case XV -> EDGES_PER_PAIR * (pairs(size, X_SUM) + pairs(size, V_SUM));
      case LITTLE_KILLERS -> size < 2 ? 0 : 2 * size;
      case SANDWICHES -> size < SMALLEST_WITH_SANDWICHES ? 0 : 2 * size;
      case QUADRUPLES -> (size - 1) * (size - 1) / 2;
      case ODD_EVEN -> size * size;
      case INEQUALITIES, FUTOSHIKI -> 2 * size * (size - 1);
    };
  }

  /**
   * Returns the number of constraints that leave a puzzle of any level with few clues.
   *
   * @param size n
   * @return at least 1, but at most {@link #most}
   */
  public int usual(int size) {
    int onNine =
        switch (this) {
          case THERMOMETERS, WHISPERS -> 5;
          case RENBAN, PALINDROMES -> 7;
          case ARROWS, REGION_SUM_LINES, BETWEEN_LINES -> 9;
          case CAGES, SANDWICHES, QUADRUPLES -> 12;
          case LITTLE_KILLERS -> 14;
          case DOTS, XV -> 20;
          case ODD_EVEN -> 26;
          case INEQUALITIES -> 36;
          case KENKEN, FUTOSHIKI -> most(NINE);
        };
    return Math.max(1, Math.min(most(size), onNine * size * size / (NINE * NINE)));
  }

  /** Returns whether the constraints are lines along the centres of cells. */
  public boolean isLine() {
    return kinds.get(0).shape() == ConstraintShape.LINE;
  }

  /** Returns the number of pairs of different digits with a sum. */
  private static int pairs(int size, int sum) {
    int pairs = 0;
    for (int digit = 1; 2 * digit < sum; digit++) {
      pairs += sum - digit <= size ? 1 : 0;
    }
    return pairs;
  }

  /** Returns the name with hyphens, as in options: {@code region-sum-lines}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
