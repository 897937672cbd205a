package org.nonomino.explainer.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.DigitTable;
import org.nonomino.core.HouseKind;
import org.nonomino.core.Linear;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Relation;
import org.nonomino.core.Rules;

/** The parts of a proof as groups of cells, sums, relations and automata. Immutable. */
final class ProofParts {
  /** The maximum number of cells for which all choices of digits are tried. */
  private static final int MAX_SCOPE = 20;

  /** The maximum number of lines, and of regions, that are compared. */
  private static final int MAX_HOUSES = 4;

  /** The maximum number of rows that are compared with columns. */
  private static final int MAX_CROSSING = 3;

  /** The maximum number of cells left over on the smaller side. */
  private static final int MAX_LEFTOVERS = 6;

  /**
   * Cells that hold no digit twice.
   *
   * @param part the number of the part with this rule
   * @param isHouse whether these are n cells, so each digit occurs
   */
  @SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
  record Group(int part, int[] cells, boolean isHouse) {}

  /** The digits that another cell may have for each digit of a cell. */
  record Link(int part, int other, DigitTable table) {}

  /**
   * Cells whose digits are tried together.
   *
   * @param parts the numbers of constraints first, then of houses
   */
  @SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
  record Scope(int[] parts, int[] cells) {}

  /**
   * Lines and regions of which all cells but some are common. Each digit occurs {@code surplus}
   * times more often in the cells left over in {@code more} than in those left over in {@code
   * fewer}.
   */
  @SuppressWarnings("ArrayRecordComponent") // Never changed after creation.
  record Law(
      List<Group> more,
      List<Group> fewer,
      int[] left,
      int[] right,
      int[][] leftOfHouses,
      int[][] rightOfHouses,
      int surplus) {}

  final Rules rules;
  final int size;
  final int cellCount;
  final List<PuzzlePart> parts;
  final List<Group> groups = new ArrayList<>();
  final List<List<Group>> groupsOf = new ArrayList<>();
  final List<List<Link>> linksOf = new ArrayList<>();

  /** The conditions of each part that is a constraint; none for other parts. */
  final List<Conditions> conditions = new ArrayList<>();

  final List<Scope> scopes = new ArrayList<>();
  final List<Scope> jointScopes = new ArrayList<>();
  final List<Law> laws = new ArrayList<>();

  /** The number of common cells of two houses, by their parts; 0 for other parts. */
  private final int[][] overlaps;

  ProofParts(Rules rules, List<PuzzlePart> parts) {
    this.rules = rules;
    this.size = rules.size();
    this.cellCount = size * size;
    this.parts = List.copyOf(parts);
    for (int cell = 0; cell < cellCount; cell++) {
      groupsOf.add(new ArrayList<>());
      linksOf.add(new ArrayList<>());
    }
    Conditions none = Rules.of(rules.mask()).conditions();
    Map<HouseKind, List<Group>> byKind = new TreeMap<>();
    for (HouseKind kind : HouseKind.values()) {
      byKind.put(kind, new ArrayList<>());
    }
    for (int part = 0; part < parts.size(); part++) {
      Conditions own = none;
      if (parts.get(part) instanceof PuzzlePart.OfHouse house) {
        Group group = new Group(part, house.house().cells(), true);
        add(group);
        byKind.getOrDefault(house.house().kind(), List.of()).add(group);
      } else if (parts.get(part) instanceof PuzzlePart.OfConstraint limits) {
        for (CellList cells : rules.housesOf(limits.constraint())) {
          add(new Group(part, cells.toArray(), true));
        }
        own = rules.conditionsOf(limits.constraint());
        for (CellList cells : own.differing()) {
          add(new Group(part, cells.toArray(), false));
        }
        for (Relation each : own.relations()) {
          linksOf.get(each.first()).add(new Link(part, each.second(), each.table()));
          linksOf.get(each.second()).add(new Link(part, each.first(), each.table().transposed()));
        }
      }
      conditions.add(own);
    }
    addScopes();
    overlaps = overlaps();
    List<Group> rows = byKind.getOrDefault(HouseKind.ROW, List.of());
    List<Group> columns = byKind.getOrDefault(HouseKind.COLUMN, List.of());
    List<Group> regions = byKind.getOrDefault(HouseKind.REGION, List.of());
    addLaws(rows, regions, MAX_HOUSES, MAX_LEFTOVERS);
    addLaws(columns, regions, MAX_HOUSES, MAX_LEFTOVERS);
    addLaws(rows, columns, MAX_CROSSING, cellCount);
    laws.sort(Comparator.comparingInt(law -> law.more().size() + law.fewer().size()));
  }

  private void add(Group group) {
    groups.add(group);
    for (int cell : group.cells()) {
      groupsOf.get(cell).add(group);
    }
  }

  /** Returns the digits that a part allows in a cell. */
  long allowed(int part, int cell) {
    return conditions.get(part).allowed(cell);
  }

  private Set<Integer> cellsOf(int part) {
    TreeSet<Integer> cells = new TreeSet<>();
    Conditions own = conditions.get(part);
    for (Linear sum : own.linears()) {
      for (int i = 0; i < sum.count(); i++) {
        cells.add(sum.cell(i));
      }
    }
    for (AutomatonPath path : own.automata()) {
      path.cells().stream().forEach(cells::add);
    }
    for (Relation each : own.relations()) {
      cells.add(each.first());
      cells.add(each.second());
    }
    long all = DigitSets.all(size);
    for (int cell = 0; cell < cellCount; cell++) {
      if (own.allowed(cell) != all) {
        cells.add(cell);
      }
    }
    return cells;
  }

  private void addScopes() {
    List<Integer> small = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      if (conditions.get(part).isEmpty()) {
        continue;
      }
      Set<Integer> cells = cellsOf(part);
      if (cells.isEmpty()) {
        continue;
      }
      if (cells.size() <= MAX_SCOPE) {
        small.add(part);
        scopes.add(scope(List.of(part), cells));
      } else {
        for (Relation each : conditions.get(part).relations()) {
          scopes.add(scope(List.of(part), new TreeSet<>(List.of(each.first(), each.second()))));
        }
      }
    }
    addJointScopes(small);
  }

  /** Joins constraints that share cells, and those that touch a house with the house. */
  private void addJointScopes(List<Integer> small) {
    for (int i = 0; i < small.size(); i++) {
      for (int j = i + 1; j < small.size(); j++) {
        Set<Integer> cells = cellsOf(small.get(i));
        Set<Integer> others = cellsOf(small.get(j));
        int count = cells.size() + others.size();
        cells.addAll(others);
        if (cells.size() < count && cells.size() <= MAX_SCOPE) {
          jointScopes.add(scope(List.of(small.get(i), small.get(j)), cells));
        }
      }
    }
    for (Group house : groups) {
      TreeSet<Integer> cells = new TreeSet<>();
      Arrays.stream(house.cells()).forEach(cells::add);
      List<Integer> joined = new ArrayList<>();
      for (int part : small) {
        Set<Integer> own = cellsOf(part);
        if (own.stream().anyMatch(cell -> contains(house.cells(), cell))) {
          TreeSet<Integer> both = new TreeSet<>(cells);
          both.addAll(own);
          if (both.size() <= MAX_SCOPE) {
            cells = both;
            joined.add(part);
          }
        }
      }
      if (!joined.isEmpty() && house.isHouse()) {
        jointScopes.add(scope(joined, cells));
      }
    }
  }

  /** Returns a scope with all groups that have several of its cells. */
  private Scope scope(List<Integer> constraints, Set<Integer> cells) {
    TreeSet<Integer> more = new TreeSet<>();
    for (Group group : groups) {
      if (Arrays.stream(group.cells()).filter(cells::contains).count() > 1) {
        more.add(group.part());
      }
    }
    more.removeAll(constraints);
    List<Integer> all = new ArrayList<>(constraints);
    all.addAll(more);
    return new Scope(toArray(all), toArray(cells));
  }

  private void addLaws(List<Group> lines, List<Group> others, int maxHouses, int maxLeft) {
    List<List<Group>> choices = choices(lines, maxHouses);
    List<List<Group>> otherChoices = choices(others, maxHouses);
    for (List<Group> some : choices) {
      for (List<Group> more : otherChoices) {
        if (Math.abs(some.size() - more.size()) > 1) {
          continue;
        }
        int common = common(some, more);
        int smaller = size * Math.min(some.size(), more.size()) - common;
        boolean isSame = common == size * some.size() && common == size * more.size();
        if (smaller > maxLeft || isSame || common == 0) {
          continue;
        }
        int[] left = without(some, more);
        int[] right = without(more, some);
        laws.add(
            new Law(
                some,
                more,
                left,
                right,
                byHouse(some, left),
                byHouse(more, right),
                some.size() - more.size()));
      }
    }
  }

  private int[][] overlaps() {
    int[][] counts = new int[parts.size()][parts.size()];
    for (List<Group> here : groupsOf) {
      for (Group first : here) {
        for (Group second : here) {
          counts[first.part()][second.part()]++;
        }
      }
    }
    return counts;
  }

  private int common(List<Group> some, List<Group> others) {
    int common = 0;
    for (Group group : some) {
      for (Group other : others) {
        common += overlaps[group.part()][other.part()];
      }
    }
    return common;
  }

  private static List<List<Group>> choices(List<Group> houses, int maxHouses) {
    List<List<Group>> found = new ArrayList<>();
    found.add(List.of());
    for (Group house : houses) {
      for (List<Group> some : List.copyOf(found)) {
        if (some.size() < maxHouses) {
          List<Group> more = new ArrayList<>(some);
          more.add(house);
          found.add(List.copyOf(more));
        }
      }
    }
    found.remove(0);
    return found;
  }

  private int[] without(List<Group> some, List<Group> others) {
    boolean[] isCommon = new boolean[cellCount];
    for (Group group : others) {
      for (int cell : group.cells()) {
        isCommon[cell] = true;
      }
    }
    return some.stream()
        .flatMapToInt(group -> Arrays.stream(group.cells()))
        .filter(cell -> !isCommon[cell])
        .sorted()
        .toArray();
  }

  private static int[][] byHouse(List<Group> houses, int[] cells) {
    return houses.stream()
        .map(house -> Arrays.stream(house.cells()).filter(cell -> contains(cells, cell)).toArray())
        .toArray(int[][]::new);
  }

  static boolean contains(int[] cells, int cell) {
    for (int each : cells) {
      if (each == cell) {
        return true;
      }
    }
    return false;
  }

  static int[] toArray(Iterable<Integer> numbers) {
    List<Integer> list = new ArrayList<>();
    numbers.forEach(list::add);
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns whether all digits can be exchanged, so that they can be named after cells. */
  boolean allowNames() {
    DigitTable different = DigitTable.different(size);
    DigitTable equal = DigitTable.of(size, (first, second) -> first == second);
    long all = DigitSets.all(size);
    for (int part = 0; part < parts.size(); part++) {
      Conditions own = conditions.get(part);
      if (parts.get(part) instanceof PuzzlePart.Given
          || !own.linears().isEmpty()
          || !own.automata().isEmpty()
          || !own.relations().stream()
              .allMatch(each -> each.table().equals(different) || each.table().equals(equal))) {
        return false;
      }
      for (int cell = 0; cell < cellCount; cell++) {
        if (own.allowed(cell) != all) {
          return false;
        }
      }
    }
    return true;
  }
}
