package org.nonomino.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The houses of some {@link Rules} and everything that follows from them: the houses of each cell,
 * its peers, and intersections. Immutable and thread-safe. Layouts with the same mask and the same
 * extra houses are equal.
 *
 * <p>Houses are numbered rows first (0..n−1), then columns (n..2n−1), then regions (2n..3n−1), then
 * extra houses. A region that is also a row or a column counts as two houses. Extra houses are
 * distinct, ordered by their cells, and never equal to a row, a column or a region.
 */
public final class Layout {
  private static final int OF_EACH_CELL = HouseKind.OF_EACH_CELL.size();

  private final RegionMask mask;
  private final int size;

  /** The cells of each extra house, ascending. */
  private final int[][] extras;

  private final int hash;

  // Each is computed on first use. A second thread may compute it again and gets an equal table.
  private volatile Optional<HouseTable> houseTable = Optional.empty();
  private volatile Optional<List<House>> houses = Optional.empty();
  private volatile Optional<int[][]> peers = Optional.empty();

  private Layout(RegionMask mask, int[][] extras) {
    this.mask = mask;
    this.size = mask.size();
    this.extras = extras;
    this.hash = extras.length == 0 ? mask.hashCode() : 31 * mask.hashCode() + hashOf(extras);
  }

  private static int hashOf(int[][] extras) {
    return Arrays.deepHashCode(extras);
  }

  /**
   * Creates the layout of a mask with extra houses.
   *
   * @param houses n distinct cells each, ascending; a house equal to a row, a column, a region or
   *     an earlier house is left out
   */
  Layout(RegionMask mask, List<CellList> houses) {
    this(mask, extras(mask, houses));
  }

  private static int[][] extras(RegionMask mask, List<CellList> houses) {
    SortedSet<CellList> extras = new TreeSet<>(CellList::compare);
    for (CellList house : houses) {
      if (!isUsual(mask, house)) {
        extras.add(house);
      }
    }
    int[][] cells = new int[extras.size()][];
    int count = 0;
    for (CellList house : extras) {
      cells[count++] = house.toArray();
    }
    return cells;
  }

  /** Returns whether n distinct cells are a row, a column or a region. */
  private static boolean isUsual(RegionMask mask, CellList house) {
    int size = mask.size();
    int first = house.get(0);
    boolean isRow = true;
    boolean isColumn = true;
    boolean isRegion = true;
    for (int i = 1; i < size; i++) {
      int cell = house.get(i);
      isRow &= cell / size == first / size;
      isColumn &= cell % size == first % size;
      isRegion &= mask.region(cell) == mask.region(first);
    }
    return isRow || isColumn || isRegion;
  }

  /** Returns the layout of a mask without extra houses; equal masks may share it. */
  public static Layout of(RegionMask mask) {
    return Rules.of(mask).layout();
  }

  /** Returns the mask, the region of each cell. */
  public RegionMask mask() {
    return mask;
  }

  /** Returns n. */
  public int size() {
    return size;
  }

  /** Returns n². */
  public int cellCount() {
    return size * size;
  }

  /** Returns whether there are extra houses. */
  public boolean hasExtraHouses() {
    return extras.length > 0;
  }

  /** Returns the number of houses, at least 3n. */
  public int houseCount() {
    return OF_EACH_CELL * size + extras.length;
  }

  /** Returns the houses, in the order rows, columns, regions, extra houses. */
  public List<House> houses() {
    Optional<List<House>> seen = houses;
    if (seen.isEmpty()) {
      seen = Optional.of(list());
      houses = seen;
    }
    return seen.get();
  }

  private List<House> list() {
    short[] cellAt = houseTable().cellAt;
    List<House> list = new ArrayList<>(houseCount());
    for (int house = 0; house < houseCount(); house++) {
      int[] cells = new int[size];
      for (int position = 0; position < size; position++) {
        cells[position] = cellAt[house * size + position];
      }
      HouseKind kind = kind(house);
      list.add(new House(house, kind, house - first(kind), cells));
    }
    return List.copyOf(list);
  }

  /**
   * Returns the number of the first house of a kind; the others of the kind follow.
   *
   * @return a multiple of n; {@link #houseCount()} for {@link HouseKind#EXTRA} if there is no extra
   *     house
   */
  public int first(HouseKind kind) {
    return switch (kind) {
      case ROW -> 0;
      case COLUMN -> size;
      case REGION -> 2 * size;
      case EXTRA -> OF_EACH_CELL * size;
    };
  }

  /** Returns the number after that of the last house of a kind. */
  public int end(HouseKind kind) {
    return kind == HouseKind.EXTRA ? houseCount() : first(kind) + size;
  }

  /** Returns the kind of a house, given its number. */
  public HouseKind kind(int house) {
    return house < size
        ? HouseKind.ROW
        : house < 2 * size
            ? HouseKind.COLUMN
            : house < OF_EACH_CELL * size ? HouseKind.REGION : HouseKind.EXTRA;
  }

  /**
   * Returns a cell of a house, given its number.
   *
   * @param position 0..n−1; a higher position is a higher cell
   */
  public int cell(int house, int position) {
    return houseTable().cellAt[house * size + position];
  }

  /**
   * Returns the number of houses that contain a cell: its row, its column, its region and extra
   * houses.
   */
  public int houseCountOf(int cell) {
    return OF_EACH_CELL + (hasExtraHouses() ? houseTable().extrasOf[cell].length : 0);
  }

  /**
   * Returns the number of a house of a cell.
   *
   * @param i 0 for the row, 1 for the column, 2 for the region, 3 and more for extra houses; less
   *     than {@link #houseCountOf}
   */
  public int houseOf(int cell, int i) {
    return switch (i) {
      case 0 -> row(cell);
      case 1 -> size + column(cell);
      case 2 -> 2 * size + region(cell);
      default -> houseTable().extrasOf[cell][i - OF_EACH_CELL];
    };
  }

  /** Returns the numbers of the houses of a cell in a new array, ascending. */
  public int[] housesOf(int cell) {
    int[] numbers = new int[houseCountOf(cell)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = houseOf(cell, i);
    }
    return numbers;
  }

  /** Returns the row of a cell, 0..n−1. */
  public int row(int cell) {
    return cell / size;
  }

  /** Returns the column of a cell, 0..n−1. */
  public int column(int cell) {
    return cell % size;
  }

  /**
   * Returns the number, from 0, of a house that people see as a region: a region, or an extra house
   * that is a region of a partial mask; empty for other houses.
   */
  public OptionalInt visibleRegion(House house) {
    if (house.kind() == HouseKind.REGION) {
      return mask.isTiled() ? OptionalInt.of(house.index()) : OptionalInt.empty();
    }
    int region = mask.visibleRegion(house.cell(0));
    return house.kind() == HouseKind.EXTRA
            && !mask.isTiled()
            && region != RegionMask.NO_REGION
            && Arrays.stream(house.cells()).allMatch(cell -> mask.visibleRegion(cell) == region)
        ? OptionalInt.of(region)
        : OptionalInt.empty();
  }

  /** Returns the region of a cell, 0..n−1. */
  public int region(int cell) {
    return mask.region(cell);
  }

  /**
   * Returns the row, the column or the region of a cell.
   *
   * @throws IllegalArgumentException if the kind is {@link HouseKind#EXTRA}, because a cell may be
   *     in no extra house or in several
   */
  public House house(HouseKind kind, int cell) {
    int index =
        switch (kind) {
          case ROW -> row(cell);
          case COLUMN -> column(cell);
          case REGION -> region(cell);
          case EXTRA -> throw new IllegalArgumentException("a cell has any number of extra houses");
        };
    return houses().get(first(kind) + index);
  }

  /** Returns the region of a cell, or its row if the regions do not tile the grid. */
  public House regionOrRow(int cell) {
    return house(mask.isTiled() ? HouseKind.REGION : HouseKind.ROW, cell);
  }

  /**
   * Returns the cells that share a house with this cell, without the cell itself, ascending, in a
   * new array.
   */
  public int[] peers(int cell) {
    Optional<int[][]> seen = peers;
    if (seen.isEmpty()) {
      seen = Optional.of(findPeers());
      peers = seen;
    }
    return seen.get()[cell].clone();
  }

  private int[][] findPeers() {
    int[][] found = new int[cellCount()][];
    BitSet seen = new BitSet(cellCount());
    for (int cell = 0; cell < found.length; cell++) {
      seen.clear();
      for (int house : housesOf(cell)) {
        for (int position = 0; position < size; position++) {
          seen.set(cell(house, position));
        }
      }
      seen.clear(cell);
      int[] ascending = new int[seen.cardinality()];
      int count = 0;
      for (int peer = seen.nextSetBit(0); peer >= 0; peer = seen.nextSetBit(peer + 1)) {
        ascending[count++] = peer;
      }
      found[cell] = ascending;
    }
    return found;
  }

  /**
   * Returns the number of pieces of a region: sets of cells connected side by side. A region of one
   * piece is connected.
   *
   * @param region 0..n−1
   */
  public int pieceCount(int region) {
    BitSet cells = new BitSet(cellCount());
    for (int position = 0; position < size; position++) {
      cells.set(cell(first(HouseKind.REGION) + region, position));
    }
    return Pieces.count(size, cells);
  }

  /** Returns whether two different cells share a house. */
  public boolean arePeers(int first, int second) {
    if (first == second) {
      return false;
    }
    return row(first) == row(second)
        || column(first) == column(second)
        || region(first) == region(second)
        || shareExtraHouse(first, second);
  }

  private boolean shareExtraHouse(int first, int second) {
    for (int[] cells : extras) {
      if (Arrays.binarySearch(cells, first) >= 0 && Arrays.binarySearch(cells, second) >= 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Layout layout
            && hash == layout.hash
            && Arrays.deepEquals(extras, layout.extras)
            && mask.equals(layout.mask));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** Returns the string of the mask, followed by the cells of the extra houses. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(mask.toString());
    for (int[] cells : extras) {
      text.append(" +");
      for (int cell : cells) {
        text.append(CellNames.name(size, cell));
      }
    }
    return text.toString();
  }

  private HouseTable houseTable() {
    Optional<HouseTable> seen = houseTable;
    if (seen.isEmpty()) {
      seen = Optional.of(new HouseTable(mask, extras));
      houseTable = seen;
    }
    return seen.get();
  }

  /** The cells of each house, and the extra houses of each cell. */
  private static final class HouseTable {
    /** The cell for each house and position; cells ascend within a house. */
    final short[] cellAt;

    /** The extra houses of each cell, ascending; empty if the layout has none. */
    final short[][] extrasOf;

    HouseTable(RegionMask mask, int[][] extras) {
      int n = mask.size();
      int firstExtra = OF_EACH_CELL * n;
      cellAt = new short[(firstExtra + extras.length) * n];
      int[] filled = new int[n];
      int cell = 0;
      for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++, cell++) {
          int region = mask.region(cell);
          cellAt[row * n + column] = (short) cell;
          cellAt[(n + column) * n + row] = (short) cell;
          cellAt[(2 * n + region) * n + filled[region]++] = (short) cell;
        }
      }
      extrasOf = new short[extras.length == 0 ? 0 : n * n][0];
      for (int extra = 0; extra < extras.length; extra++) {
        int house = firstExtra + extra;
        for (int position = 0; position < n; position++) {
          int member = extras[extra][position];
          cellAt[house * n + position] = (short) member;
          short[] more = Arrays.copyOf(extrasOf[member], extrasOf[member].length + 1);
          more[more.length - 1] = (short) house;
          extrasOf[member] = more;
        }
      }
    }
  }
}
