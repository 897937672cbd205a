package org.nonomino.explainer.internal.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.nonomino.core.Constraint;
import org.nonomino.core.House;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Linear;

/**
 * The rule of 45: some houses without common cells add up to a known number, and so do cages. With
 * the cages that the houses contain or touch, only a few cells are left over, whose sum or
 * difference is known.
 *
 * @param houses the houses, of one kind
 * @param constraints the subtracted cages, and those completed by their cells outside
 * @param cells the leftover cells: first the innies in the houses, then the outies that cages add
 *     outside
 * @param innieCount the number of innies
 * @param total the sum of the innies minus that of the outies
 */
@SuppressWarnings("ArrayRecordComponent") // Read at each step of a path, never changed.
public record HouseSum(
    List<House> houses, List<Constraint> constraints, int[] cells, int innieCount, int total) {
  /** The number of houses that people can survey. */
  private static final int MOST_HOUSES = 4;

  /** The number of cells that can be left over, counting those that get digits later. */
  private static final int MOST_CELLS = 9;

  /** Copies the lists, not the array. */
  public HouseSum {
    houses = List.copyOf(houses);
    constraints = List.copyOf(constraints);
  }

  /** Returns the cells in the houses that are left over. */
  public List<Integer> innies() {
    return part(0, innieCount);
  }

  /** Returns the cells outside the houses that cages add. */
  public List<Integer> outies() {
    return part(innieCount, cells.length);
  }

  private List<Integer> part(int from, int to) {
    return Arrays.stream(cells, from, to).boxed().toList();
  }

  /** Returns 1 for a cell added to the total, and −1 for a subtracted cell. */
  public int weight(int index) {
    return index < innieCount ? 1 : -1;
  }

  /**
   * A constraint whose cells have a sum.
   *
   * @param set the cells as a set of cells
   */
  @SuppressWarnings("ArrayRecordComponent") // Created once per rules and not changed.
  private record Cage(Constraint constraint, int[] cells, long[] set, int sum) {
    boolean isDisjointFrom(Cage other) {
      return commonCount(set, other.set) == 0;
    }
  }

  /**
   * Houses without common cells.
   *
   * @param set all their cells as a set of cells
   */
  @SuppressWarnings("ArrayRecordComponent") // Created once per layout and not changed.
  record Union(List<House> houses, long[] set) {
    Union(List<House> houses, int words) {
      this(List.copyOf(houses), setOf(houses, words));
    }

    private static long[] setOf(List<House> houses, int words) {
      long[] set = new long[words];
      for (House house : houses) {
        for (int cell : house.cells()) {
          set[cell / Long.SIZE] |= 1L << cell;
        }
      }
      return set;
    }
  }

  private static int commonCount(long[] one, long[] other) {
    int count = 0;
    for (int word = 0; word < one.length; word++) {
      count += Long.bitCount(one[word] & other[word]);
    }
    return count;
  }

  private static boolean isIn(int cell, long[] set) {
    return (set[cell / Long.SIZE] & (1L << cell)) != 0;
  }

  /** Returns all such sums of rules with cages, those with few houses and cells first. */
  static List<HouseSum> of(BoardTables tables) {
    List<Cage> cages = cages(tables);
    if (cages.isEmpty()) {
      return List.of();
    }
    List<HouseSum> sums = new ArrayList<>();
    for (Union union : tables.unions()) {
      add(union, tables.size, cages, sums);
    }
    sums.sort(Comparator.comparingInt(sum -> 2 * sum.houses.size() + sum.cells.length));
    return List.copyOf(sums);
  }

  /** Returns constraints with a sum that have no common cells, in their order. */
  private static List<Cage> cages(BoardTables tables) {
    List<Cage> cages = new ArrayList<>();
    for (ConstraintScope scope : tables.scopes()) {
      if (scope.sums.size() == 1 && scope.paths.isEmpty() && isPlainSum(scope.sums.get(0))) {
        Linear sum = scope.sums.get(0);
        int[] cells = new int[sum.count()];
        Arrays.setAll(cells, sum::cell);
        long[] set = new long[tables.words];
        for (int cell : cells) {
          set[cell / Long.SIZE] |= 1L << cell;
        }
        Cage cage = new Cage(scope.constraint, cells, set, sum.from());
        if (cages.stream().allMatch(cage::isDisjointFrom)) {
          cages.add(cage);
        }
      }
    }
    return cages;
  }

  private static boolean isPlainSum(Linear sum) {
    for (int i = 0; i < sum.count(); i++) {
      if (sum.weight(i) != 1) {
        return false;
      }
    }
    return sum.from() == sum.to();
  }

  /** Returns sets of up to four houses: adjacent rows or columns, connected regions, and extras. */
  static List<Union> unions(BoardTables tables) {
    List<List<House>> unions = new ArrayList<>();
    for (HouseKind kind : BoardTables.LINES) {
      int first = tables.layout.first(kind);
      for (int from = 0; from < tables.size; from++) {
        for (int to = from + 1; to <= Math.min(tables.size - 1, from + MOST_HOUSES); to++) {
          unions.add(houses(tables, first + from, first + to));
        }
      }
    }
    Set<Set<Integer>> seen = new HashSet<>();
    for (int region = tables.layout.first(HouseKind.REGION);
        region < tables.layout.end(HouseKind.REGION);
        region++) {
      if (!tables.isRepeated(region)) {
        addRegions(tables, List.of(region), seen, unions);
      }
    }
    for (int extra = tables.layout.first(HouseKind.EXTRA);
        extra < tables.layout.houseCount();
        extra++) {
      unions.add(houses(tables, extra, extra + 1));
    }
    return unions.stream().map(houses -> new Union(houses, tables.words)).toList();
  }

  private static List<House> houses(BoardTables tables, int from, int to) {
    return tables.layout.houses().subList(from, to);
  }

  private static void addRegions(
      BoardTables tables, List<Integer> regions, Set<Set<Integer>> seen, List<List<House>> unions) {
    if (regions.size() == tables.size || !seen.add(Set.copyOf(regions))) {
      return;
    }
    unions.add(regions.stream().map(tables::house).toList());
    if (regions.size() == MOST_HOUSES) {
      return;
    }
    Set<Integer> touching = new TreeSet<>();
    for (int region : regions) {
      for (int cell : tables.cellsOf[region]) {
        addRegionOf(tables, cell, cell % tables.size + 1 < tables.size, 1, touching);
        addRegionOf(tables, cell, cell % tables.size > 0, -1, touching);
        addRegionOf(tables, cell, cell / tables.size + 1 < tables.size, tables.size, touching);
        addRegionOf(tables, cell, cell >= tables.size, -tables.size, touching);
      }
    }
    touching.removeAll(regions);
    for (int region : touching) {
      List<Integer> more = new ArrayList<>(regions);
      more.add(region);
      addRegions(tables, more, seen, unions);
    }
  }

  private static void addRegionOf(
      BoardTables tables, int cell, boolean isInside, int step, Set<Integer> regions) {
    if (isInside) {
      regions.add(tables.layout.first(HouseKind.REGION) + tables.layout.mask().region(cell + step));
    }
  }

  private static void add(Union union, int size, List<Cage> cages, List<HouseSum> sums) {
    long[] loose = union.set.clone();
    int total = union.houses.size() * size * (size + 1) / 2;
    List<Constraint> used = new ArrayList<>();
    List<Integer> outies = new ArrayList<>();
    List<Cage> touching = new ArrayList<>();
    int covered = 0;
    for (Cage cage : cages) {
      int in = commonCount(cage.set, union.set);
      // A cage that lies mainly inside is completed. The inner cells of other cages become innies.
      if (in > cage.cells.length - in) {
        total -= cage.sum;
        used.add(cage.constraint);
        for (int word = 0; word < loose.length; word++) {
          loose[word] &= ~cage.set[word];
        }
        addOutside(cage, union, outies);
      } else if (in > 0) {
        touching.add(cage);
        covered += in;
      }
    }
    int innieCount = commonCount(loose, loose);
    int count = innieCount + outies.size();
    if (!used.isEmpty() && count > 0 && count <= MOST_CELLS) {
      sums.add(of(union.houses, used, cells(loose, innieCount), outies, total));
    }
    // Cages that cover the houses also give a sum of outies alone.
    if (!touching.isEmpty() && covered == innieCount) {
      int rest = total;
      List<Integer> allOut = new ArrayList<>(outies);
      List<Constraint> all = new ArrayList<>(used);
      for (Cage cage : touching) {
        rest -= cage.sum;
        all.add(cage.constraint);
        addOutside(cage, union, allOut);
      }
      if (allOut.size() <= MOST_CELLS) {
        sums.add(of(union.houses, all, new int[0], allOut, rest));
      }
    }
  }

  private static void addOutside(Cage cage, Union union, List<Integer> outside) {
    for (int cell : cage.cells) {
      if (!isIn(cell, union.set)) {
        outside.add(cell);
      }
    }
  }

  /** Returns the cells of a set, ascending. */
  private static int[] cells(long[] set, int count) {
    int[] cells = new int[count];
    int at = 0;
    for (int word = 0; word < set.length; word++) {
      for (long rest = set[word]; rest != 0; rest &= rest - 1) {
        cells[at++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return cells;
  }

  private static HouseSum of(
      List<House> houses,
      List<Constraint> constraints,
      int[] innies,
      List<Integer> outies,
      int total) {
    int[] cells = Arrays.copyOf(innies, innies.length + outies.size());
    for (int i = innies.length; i < cells.length; i++) {
      cells[i] = outies.get(i - innies.length);
    }
    return new HouseSum(houses, constraints, cells, innies.length, total);
  }
}
