package org.nonomino.generator.internal.placing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Constraint;
import org.nonomino.core.constraint.BlackDot;
import org.nonomino.core.constraint.EvenCell;
import org.nonomino.core.constraint.GreaterThan;
import org.nonomino.core.constraint.LittleKiller;
import org.nonomino.core.constraint.OddCell;
import org.nonomino.core.constraint.OutsideCell;
import org.nonomino.core.constraint.Quadruple;
import org.nonomino.core.constraint.Sandwich;
import org.nonomino.core.constraint.WhiteDot;
import org.nonomino.core.constraint.XvSign;
import org.nonomino.generator.terms.SeededRandom;

/** The rules of the families of marks. */
final class MarkRules {
  private MarkRules() {}

  /** Marks whose place is a point of the lattice, and takes only that. */
  private abstract static class AtPoint implements MarkRule {
    final Placing on;

    AtPoint(Placing on) {
      this.on = on;
    }

    @Override
    public int[] ink(int place) {
      return new int[] {place};
    }

    @Override
    public int image(int times, int place) {
      return on.image(times, place);
    }
  }

  /** Marks on edges. */
  private abstract static class OnEdge extends AtPoint {
    OnEdge(Placing on) {
      super(on);
    }

    @Override
    public int[] places() {
      int size = on.size();
      int[] places = new int[2 * size * (size - 1)];
      int count = 0;
      for (int cell = 0; cell < size * size; cell++) {
        if (cell % size < size - 1) {
          places[count++] = between(cell, cell + 1);
        }
        if (cell / size < size - 1) {
          places[count++] = between(cell, cell + size);
        }
      }
      return places;
    }

    private int between(int first, int second) {
      return on.lattice().between(on.lattice().cell(first), on.lattice().cell(second));
    }

    @Override
    public Optional<Constraint> at(int place) {
      // An edge between cells side by side is in the row of their centres, an even row.
      boolean isInRow = place / on.lattice().side() % Lattice.CELL == 0;
      int back = isInRow ? 1 : on.lattice().side();
      int first = on.lattice().cellAt(place - back);
      int second = on.lattice().cellAt(place + back);
      return at(CellList.of(on.size(), first, second), on.digit(first), on.digit(second));
    }

    abstract Optional<Constraint> at(CellList cells, int first, int second);
  }

  /** White dots for consecutive digits, black ones for the ratio 1:2, either for 1 and 2. */
  static final class OfDots extends OnEdge {
    private final SeededRandom random;

    OfDots(Placing on, SeededRandom random) {
      super(on);
      this.random = random;
    }

    @Override
    Optional<Constraint> at(CellList cells, int first, int second) {
      boolean white = Math.abs(first - second) == WhiteDot.USUAL_DIFFERENCE;
      boolean black = Math.max(first, second) == BlackDot.USUAL_RATIO * Math.min(first, second);
      if (white && !(black && random.nextInt(2) == 0)) {
        return Optional.of(new WhiteDot(cells, WhiteDot.USUAL_DIFFERENCE));
      }
      return black ? Optional.of(new BlackDot(cells, BlackDot.USUAL_RATIO)) : Optional.empty();
    }
  }

  /** X for the sum 10, V for the sum 5. */
  static final class OfXv extends OnEdge {
    OfXv(Placing on) {
      super(on);
    }

    @Override
    Optional<Constraint> at(CellList cells, int first, int second) {
      int sum = first + second;
      return sum == XvSign.X_SUM || sum == XvSign.V_SUM
          ? Optional.of(new XvSign(cells, sum))
          : Optional.empty();
    }
  }

  /** Greater-than signs. */
  static final class OfInequalities extends OnEdge {
    OfInequalities(Placing on) {
      super(on);
    }

    @Override
    Optional<Constraint> at(CellList cells, int first, int second) {
      CellList reversed = cells.part(1, 2).followedBy(cells.part(0, 1));
      return Optional.of(new GreaterThan(first > second ? cells : reversed));
    }
  }

  /** Two to four of the digits around a corner. */
  static final class OfQuadruples extends AtPoint {
    /** The numbers of digits, as often as they occur. */
    private static final int[] COUNTS = {2, 2, 3, 3, 4};

    private final SeededRandom random;

    OfQuadruples(Placing on, SeededRandom random) {
      super(on);
      this.random = random;
    }

    @Override
    public int[] places() {
      int last = on.size() - 1;
      int[] places = new int[last * last];
      for (int i = 0; i < places.length; i++) {
        int cell = i / last * on.size() + i % last;
        places[i] = on.lattice().cell(cell) + on.lattice().side() + 1;
      }
      return places;
    }

    @Override
    public Optional<Constraint> at(int place) {
      int size = on.size();
      int first = on.lattice().cellAt(place - on.lattice().side() - 1);
      CellList cells = CellList.of(size, first, first + 1, first + size, first + size + 1);
      int[] around = cells.toArray();
      random.shuffle(around);
      int count = COUNTS[random.nextInt(COUNTS.length)];
      List<Integer> digits = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        digits.add(on.digit(around[i]));
      }
      Collections.sort(digits);
      return Optional.of(new Quadruple(cells, digits));
    }
  }

  /** Odd and even cells. */
  static final class OfOddEven extends AtPoint {
    OfOddEven(Placing on) {
      super(on);
    }

    @Override
    public int[] places() {
      int[] places = new int[on.size() * on.size()];
      for (int cell = 0; cell < places.length; cell++) {
        places[cell] = on.lattice().cell(cell);
      }
      return places;
    }

    @Override
    public Optional<Constraint> at(int place) {
      int cell = on.lattice().cellAt(place);
      CellList cells = CellList.of(on.size(), cell);
      return Optional.of(on.digit(cell) % 2 == 0 ? new EvenCell(cells) : new OddCell(cells));
    }
  }

  /** Sandwiches to the left of rows and above columns. */
  static final class OfSandwiches extends AtPoint {
    OfSandwiches(Placing on) {
      super(on);
    }

    @Override
    public int[] places() {
      int[] places = new int[2 * on.size()];
      for (int i = 0; i < on.size(); i++) {
        places[i] = on.lattice().place(i, -1);
        places[on.size() + i] = on.lattice().place(-1, i);
      }
      return places;
    }

    /** The image of a sandwich is always on the left or above. */
    @Override
    public int image(int times, int place) {
      int moved = on.image(times, place);
      int row = on.lattice().row(moved);
      int column = on.lattice().column(moved);
      return on.lattice().place(row == on.size() ? -1 : row, column == on.size() ? -1 : column);
    }

    @Override
    public Optional<Constraint> at(int place) {
      boolean isRow = on.lattice().column(place) < 0;
      int index = isRow ? on.lattice().row(place) : on.lattice().column(place);
      return Optional.of(new Sandwich(on.size(), isRow, index, sum(isRow, index)));
    }

    private int sum(boolean isRow, int index) {
      int size = on.size();
      int sum = 0;
      boolean isBetween = false;
      for (int i = 0; i < size; i++) {
        int digit = on.digit(isRow ? index * size + i : i * size + index);
        if (digit == 1 || digit == size) {
          isBetween = !isBetween;
        } else {
          sum += isBetween ? digit : 0;
        }
      }
      return sum;
    }
  }

  /** Little killers at all ends of diagonals. */
  static final class OfLittleKillers implements MarkRule {
    private static final int USUAL_LEAST = 3;

    /** Smaller grids hardly have longer diagonals. */
    private static final int LARGEST_WITH_PAIRS = 4;

    private final Placing on;
    private final int least;

    OfLittleKillers(Placing on) {
      this.on = on;
      this.least = on.size() <= LARGEST_WITH_PAIRS ? 2 : USUAL_LEAST;
    }

    /** A place is the point outside times the number of points, plus the first point inside. */
    @Override
    public int[] places() {
      List<Integer> places = new ArrayList<>();
      int size = on.size();
      for (int cell = 0; cell < size * size; cell++) {
        for (LittleKiller.Direction direction : LittleKiller.Direction.values()) {
          int row = cell / size - direction.rows();
          int column = cell % size - direction.columns();
          boolean isOutside = row < 0 || column < 0 || row == size || column == size;
          if (isOutside && length(cell, direction) >= least) {
            places.add(
                on.lattice().place(row, column) * on.lattice().count() + on.lattice().cell(cell));
          }
        }
      }
      return places.stream().mapToInt(Integer::intValue).toArray();
    }

    private int length(int cell, LittleKiller.Direction direction) {
      int size = on.size();
      int rows = direction.rows() > 0 ? size - cell / size : cell / size + 1;
      int columns = direction.columns() > 0 ? size - cell % size : cell % size + 1;
      return Math.min(rows, columns);
    }

    /**
     * The corners where the diagonal enters and leaves the grid are also taken, because no arrow
     * comes from its other end, and none meets this one.
     */
    @Override
    public int[] ink(int place) {
      int outside = place / on.lattice().count();
      int inside = place % on.lattice().count();
      int step = inside - outside;
      int last = outside + step * length(on.lattice().cellAt(inside), direction(place));
      return new int[] {
        outside, on.lattice().between(outside, inside), on.lattice().between(last, last + step)
      };
    }

    @Override
    public int image(int times, int place) {
      int count = on.lattice().count();
      return on.image(times, place / count) * count + on.image(times, place % count);
    }

    @Override
    public Optional<Constraint> at(int place) {
      int outside = place / on.lattice().count();
      int inside = place % on.lattice().count();
      LittleKiller.Direction direction = direction(place);
      int cell = on.lattice().cellAt(inside);
      int sum = 0;
      for (int i = 0; i < length(cell, direction); i++) {
        sum += on.digit(cell + i * (direction.rows() * on.size() + direction.columns()));
      }
      OutsideCell start =
          new OutsideCell(on.size(), on.lattice().row(outside), on.lattice().column(outside));
      return Optional.of(new LittleKiller(start, direction, sum));
    }

    private LittleKiller.Direction direction(int place) {
      int outside = place / on.lattice().count();
      int inside = place % on.lattice().count();
      boolean isDown = on.lattice().row(inside) > on.lattice().row(outside);
      boolean isRight = on.lattice().column(inside) > on.lattice().column(outside);
      if (isDown) {
        return isRight ? LittleKiller.Direction.DOWN_RIGHT : LittleKiller.Direction.DOWN_LEFT;
      }
      return isRight ? LittleKiller.Direction.UP_RIGHT : LittleKiller.Direction.UP_LEFT;
    }
  }
}
