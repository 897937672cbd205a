package org.nonomino.render;

import java.util.Arrays;
import java.util.OptionalInt;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/**
 * The constraints that a picture in text can show: cages and their sums, signs between neighbours,
 * odd and even cells. Where two would need the same place, the first is shown. Does not change
 * after construction.
 *
 * <p>The reader of pictures recognizes these characters and removes them: {@code PictureMarks} in
 * the module {@code text}.
 */
final class TextMarks {
  /** No sign. */
  static final char NONE = ' ';

  /** The largest number that has a character in a circle. */
  private static final int LAST_CIRCLED = 9;

  private static final char CIRCLED_ONE = '①';
  private static final char NEGATIVE_CIRCLED_ONE = '❶';

  /** The number of characters of a label from which cells need more room. */
  private static final int WIDE = 3;

  /** The maximum number of characters of a label; longer ones are not shown. */
  private static final int MAX_CHARACTERS = 4;

  private final int columns;
  private final boolean isAscii;

  /** The number of the cage of each cell, from 1; 0 for cells without one. */
  private final int[] cages;

  private final String[] labels;
  private final char[] parities;

  /** The sign between a cell and the next one in its row. */
  private final char[] right;

  /** The sign between a cell and the one below it. */
  private final char[] below;

  private int cageCount;

  /** Whether the labels of cages have signs of operations, those of sums included. */
  private boolean hasOperations;

  /** Adds a constraint. */
  @FunctionalInterface
  private interface Adder {
    void add(TextMarks marks, Constraint constraint);
  }

  private TextMarks(int rows, int columns, boolean isAscii) {
    int cells = rows * columns;
    this.columns = columns;
    this.isAscii = isAscii;
    this.cages = new int[cells];
    this.labels = new String[cells];
    this.parities = new char[cells];
    this.right = new char[cells];
    this.below = new char[cells];
    Arrays.fill(labels, "");
    Arrays.fill(parities, NONE);
    Arrays.fill(right, NONE);
    Arrays.fill(below, NONE);
  }

  /** Returns the marks of a grid without constraints. */
  static TextMarks none(int rows, int columns, boolean isAscii) {
    return new TextMarks(rows, columns, isAscii);
  }

  TextMarks(Rules rules, boolean isAscii) {
    this(rules.size(), rules.size(), isAscii);
    hasOperations = ArithmeticCage.areIn(rules.constraints());
    for (Constraint constraint : rules.constraints()) {
      adder(constraint.kind()).add(this, constraint);
    }
  }

  private static Adder adder(ConstraintKind kind) {
    return switch (kind) {
      case KILLER_CAGE ->
          (marks, constraint) -> {
            OptionalInt sum = ((KillerCage) constraint).sum();
            marks.addCage(
                constraint.cells(), sum.isPresent() ? String.valueOf(sum.getAsInt()) : "");
          };
      case REPEAT_CAGE ->
          (marks, constraint) ->
              marks.addCage(constraint.cells(), marks.sum((RepeatCage) constraint));
      case PRODUCT_CAGE, DIFFERENCE_CAGE, QUOTIENT_CAGE ->
          (marks, constraint) ->
              marks.addCage(
                  constraint.cells(), marks.operation(((ArithmeticCage) constraint).label()));
      case EQUAL_CAGES ->
          (marks, constraint) ->
              ((EqualCages) constraint).cages().forEach(cells -> marks.addCage(cells, ""));
      case WHITE_DOT ->
          (marks, constraint) ->
              marks.addSign(
                  constraint.cells(), marks.whiteDot(((WhiteDot) constraint).difference()));
      case BLACK_DOT ->
          (marks, constraint) ->
              marks.addSign(constraint.cells(), marks.blackDot(((BlackDot) constraint).ratio()));
      case XV ->
          (marks, constraint) ->
              marks.addSign(constraint.cells(), ((XvSign) constraint).letter().charAt(0));
      case GREATER_THAN -> (marks, constraint) -> marks.addGreater((GreaterThan) constraint);
      case ODD -> (marks, constraint) -> marks.addParity(constraint.cells(), '◦', '\'');
      case EVEN -> (marks, constraint) -> marks.addParity(constraint.cells(), '▫', '"');
      default -> (marks, constraint) -> {};
    };
  }

  private String sum(RepeatCage cage) {
    // In ASCII, a plus sign would look like a corner of the grid.
    return isAscii || !hasOperations ? String.valueOf(cage.sum()) : cage.sum() + "+";
  }

  private String operation(String label) {
    // A hyphen would look like a part of the border.
    return isAscii ? label.replace('×', 'x').replace('÷', '/').replace('−', '_') : label;
  }

  private void addCage(CellList cells, String label) {
    if (cells.stream().anyMatch(cell -> cages[cell] != 0)) {
      return;
    }
    cageCount++;
    cells.stream().forEach(cell -> cages[cell] = cageCount);
    if (label.length() <= MAX_CHARACTERS) {
      labels[cells.stream().min().orElseThrow()] = label;
    }
  }

  private char whiteDot(int difference) {
    if (isAscii) {
      return 'o';
    }
    return difference == WhiteDot.USUAL_DIFFERENCE || difference > LAST_CIRCLED
        ? '○'
        : (char) (CIRCLED_ONE + difference - 1);
  }

  private char blackDot(int ratio) {
    if (isAscii) {
      return '*';
    }
    return ratio == BlackDot.USUAL_RATIO || ratio > LAST_CIRCLED
        ? '●'
        : (char) (NEGATIVE_CIRCLED_ONE + ratio - 1);
  }

  private void addGreater(GreaterThan sign) {
    int greater = sign.cells().get(0);
    int less = sign.cells().get(1);
    if (greater / columns == less / columns) {
      addSign(sign.cells(), greater < less ? '>' : '<');
    } else if (greater < less) {
      addSign(sign.cells(), isAscii ? 'v' : '∨');
    } else {
      addSign(sign.cells(), isAscii ? '^' : '∧');
    }
  }

  private void addSign(CellList neighbours, char sign) {
    int first = Math.min(neighbours.get(0), neighbours.get(1));
    int second = Math.max(neighbours.get(0), neighbours.get(1));
    char[] signs = second == first + 1 ? right : below;
    if (signs[first] == NONE) {
      signs[first] = sign;
    }
  }

  private void addParity(CellList cells, char sign, char ascii) {
    for (int cell : cells.toArray()) {
      parities[cell] = isAscii ? ascii : sign;
    }
  }

  boolean hasCages() {
    return cageCount > 0;
  }

  /** Returns whether a cage ends between two neighbours. */
  boolean endsCage(int cell, int other) {
    return cages[cell] != cages[other];
  }

  /** Returns whether two neighbours are in the same cage. */
  boolean joinsCage(int cell, int other) {
    return cages[cell] != 0 && cages[cell] == cages[other];
  }

  /** Returns the label of a cage to write above a cell; empty if there is none. */
  String label(int cell) {
    return labels[cell];
  }

  /** Returns the sign of an odd or even cell, or {@link #NONE}. */
  char parity(int cell) {
    return parities[cell];
  }

  /** Returns the sign between a cell and the next one in its row, or {@link #NONE}. */
  char right(int cell) {
    return right[cell];
  }

  /** Returns the sign between a cell and the one below it, or {@link #NONE}. */
  char below(int cell) {
    return below[cell];
  }

  /**
   * Returns whether cells need one more character at each side, so that signs, sums, and the
   * borders and numbers of regions have different places.
   */
  boolean needRoom(RegionMask mask, RegionPieces pieces) {
    for (int cell = 0; cell < cages.length; cell++) {
      boolean isSignOnBorder =
          right[cell] != NONE && mask.visibleRegion(cell) != mask.visibleRegion(cell + 1);
      boolean isSignOnFigures =
          below[cell] != NONE
              && (!labels[cell + columns].isEmpty() || pieces.beginsPiece(cell + columns));
      if (parities[cell] != NONE
          || isSignOnBorder
          || isSignOnFigures
          || labels[cell].length() >= WIDE) {
        return true;
      }
    }
    return false;
  }
}
