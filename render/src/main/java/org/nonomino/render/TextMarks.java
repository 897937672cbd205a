package org.nonomino.render;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.ConstraintKind;
import org.nonomino.core.ConstraintShape;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.core.constraint.ArithmeticCage;
import org.nonomino.core.constraint.Arrow;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.EqualCages;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.KillerCage;
import org.nonomino.core.constraint.RepeatCage;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;

/**
 * The constraints that a picture in text can show: cages and their sums, signs between neighbours,
 * the legs of lines, odd and even cells. If two would need the same place, signs have precedence
 * over lines, and otherwise the first is shown. Does not change after construction.
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

  /** The signs of legs of lines in ASCII: straight ones, and diagonal ones that fall and rise. */
  private static final char STRAIGHT_ASCII = '%';

  private static final char FALLING = '\\';
  private static final char RISING = '/';

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

  /** The sign between a cell and the one below and to its right, or between their neighbours. */
  private final char[] corners;

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
    this.corners = new char[cells];
    Arrays.fill(labels, "");
    Arrays.fill(parities, NONE);
    Arrays.fill(right, NONE);
    Arrays.fill(below, NONE);
    Arrays.fill(corners, NONE);
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
    rules.constraints().forEach(this::addLine);
  }

  private void addLine(Constraint constraint) {
    if (constraint instanceof Arrow arrow) {
      addArrow(arrow);
    } else if (constraint.kind().shape() == ConstraintShape.LINE) {
      boolean isDirected =
          constraint.kind() == ConstraintKind.THERMOMETER
              || constraint.kind() == ConstraintKind.SLOW_THERMOMETER;
      addLegs(constraint.cells(), isDirected);
    }
  }

  private void addArrow(Arrow arrow) {
    CellList circle = arrow.circle();
    CellList shaft = arrow.shaft();
    circle.stream()
        .filter(cell -> touches(cell, shaft.get(0)))
        .findFirst()
        .ifPresent(cell -> addLeg(cell, shaft.get(0), true));
    addLegs(shaft, true);
  }

  private void addLegs(CellList line, boolean isDirected) {
    for (int i = 1; i < line.count(); i++) {
      if (touches(line.get(i - 1), line.get(i))) {
        addLeg(line.get(i - 1), line.get(i), isDirected);
      }
    }
  }

  private boolean touches(int cell, int other) {
    return Math.abs(cell / columns - other / columns) <= 1
        && Math.abs(cell % columns - other % columns) <= 1;
  }

  /** Adds the sign of a leg between two cells that touch. */
  private void addLeg(int from, int to, boolean isDirected) {
    int down = to / columns - from / columns;
    int across = to % columns - from % columns;
    int first = Math.min(from / columns, to / columns) * columns;
    int cell = first + Math.min(from % columns, to % columns);
    char[] signs = down == 0 ? right : across == 0 ? below : corners;
    if (signs[cell] == NONE) {
      signs[cell] = isAscii || !isDirected ? leg(down, across) : arrow(down, across);
    }
  }

  private char leg(int down, int across) {
    if (down != 0 && across != 0) {
      return down == across ? FALLING : RISING;
    }
    return isAscii ? STRAIGHT_ASCII : down == 0 ? '↔' : '↕';
  }

  /** Returns the arrow to one of the eight cells around a cell. */
  private static char arrow(int down, int across) {
    return "↖↑↗← →↙↓↘".charAt(3 * (down + 1) + across + 1);
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
    labels[cells.stream().min().orElseThrow()] = label;
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

  /** Returns the number of characters of the longest label; 0 if there is none. */
  int longestLabel() {
    return Stream.of(labels).mapToInt(String::length).max().orElse(0);
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
   * Returns the sign of a line at the lower right corner of a cell, or {@link #NONE}. It joins this
   * cell with the one below and to the right, or the two other cells there.
   */
  char corner(int cell) {
    return corners[cell];
  }

  /**
   * Returns whether cells need one more character at each side, so that signs, sums, and the
   * borders and numbers of regions have different places.
   */
  boolean needRoom(RegionMask mask, IntPredicate beginsPiece) {
    return IntStream.range(0, columns)
        .anyMatch(
            column ->
                needRoomBefore(column)
                    || needRoomAfter(column, mask)
                    || minWidth(column, beginsPiece) > WIDE);
  }

  /** Returns whether a column has odd or even cells, whose signs are at the left. */
  boolean needRoomBefore(int column) {
    return cells(column).anyMatch(cell -> parities[cell] != NONE);
  }

  /** Returns whether a column has signs at its right that are on borders of regions. */
  boolean needRoomAfter(int column, RegionMask mask) {
    return cells(column)
        .anyMatch(
            cell ->
                right[cell] != NONE && mask.visibleRegion(cell) != mask.visibleRegion(cell + 1));
  }

  /** Returns whether a letter is between a column and the next one. */
  boolean hasLetterAfter(int column) {
    return cells(column).anyMatch(cell -> Character.isLetter(right[cell]));
  }

  /**
   * Returns the number of characters that the borders above the cells of a column need, for a
   * number or a label and a sign.
   *
   * @param beginsPiece whether a cell has the number of its region above it
   */
  int minWidth(int column, IntPredicate beginsPiece) {
    return cells(column).map(cell -> minWidthOf(cell, beginsPiece)).max().orElseThrow();
  }

  private int minWidthOf(int cell, IntPredicate beginsPiece) {
    boolean isSignAbove =
        cell >= columns && (below[cell - columns] != NONE || corners[cell - columns] != NONE);
    boolean hasFigures = !labels[cell].isEmpty() || beginsPiece.test(cell);
    boolean isWide = (isSignAbove && hasFigures) || labels[cell].length() >= WIDE;
    return isWide ? Math.max(WIDE + 2, labels[cell].length() + 1) : WIDE;
  }

  /** Returns the cells of a column. */
  private IntStream cells(int column) {
    return IntStream.range(0, right.length / columns).map(row -> row * columns + column);
  }
}
