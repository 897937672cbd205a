package org.nonomino.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.nonomino.core.BrokenRule.Flaw;

/** Finds all rules that the digits of a grid break. Used for one grid. */
final class BrokenRules {
  private final Rules rules;
  private final Grid grid;
  private final List<BrokenRule> found = new ArrayList<>();

  BrokenRules(Rules rules, Grid grid) {
    this.rules = rules;
    this.grid = grid;
  }

  /** Returns the broken houses in the order of the layout, then the broken constraints. */
  List<BrokenRule> find() {
    for (House house : rules.layout().houses()) {
      if (house.kind() != HouseKind.EXTRA) {
        repeats(CellList.of(rules.size(), house.cells()))
            .forEach(cells -> found.add(BrokenRule.of(house, cells)));
      }
    }
    if (grid.filledCount() > 0) {
      rules.constraintsWithRegions().forEach(this::addBroken);
    }
    return List.copyOf(found);
  }

  private boolean isFilled(int cell) {
    return grid.digit(cell) != 0;
  }

  /** Returns the cells of each digit that occurs more than once among some cells. */
  private List<CellList> repeats(CellList cells) {
    List<CellList> repeats = new ArrayList<>();
    if (cells.hasRepeatedDigit(grid)) {
      for (int digit = 1; digit <= grid.size(); digit++) {
        int wanted = digit;
        int[] places = cells.stream().filter(cell -> grid.digit(cell) == wanted).toArray();
        if (places.length > 1) {
          repeats.add(CellList.of(grid.size(), places));
        }
      }
    }
    return repeats;
  }

  private void addBroken(Constraint constraint) {
    Primitives primitives = new Primitives(rules.symbols());
    constraint.lower(rules, primitives);
    // Not in their normal form, because that omits conditions that follow from the houses.
    Conditions conditions = primitives.ownConditions();
    int before = found.size();
    primitives.houses().forEach(cells -> addRepeats(constraint, cells));
    conditions.differing().forEach(cells -> addRepeats(constraint, cells));
    addDigitsAndPairs(constraint, conditions);
    conditions.linears().forEach(sum -> addSum(constraint, sum));
    // A flaw that was found above is described more precisely there, so it is not repeated.
    if (found.size() == before) {
      conditions.automata().forEach(path -> addPath(constraint, path));
    }
  }

  private void addRepeats(Constraint constraint, CellList cells) {
    repeats(cells)
        .forEach(places -> found.add(BrokenRule.of(constraint, Flaw.REPEAT, cells, places)));
  }

  /** A relation as one of its cells sees it. */
  private record Edge(int to, DigitTable table) {}

  /** A cell, and the digits that relations leave it. */
  private record Reached(int cell, long digits) {}

  /** The cells that have a digit which the constraint does not allow, and the pairs that do. */
  private record Excluded(NavigableSet<Integer> cells, Set<CellList> pairs) {}

  private void addDigitsAndPairs(Constraint constraint, Conditions conditions) {
    Excluded excluded = new Excluded(new TreeSet<>(), new LinkedHashSet<>());
    if (conditions.restrictsDigits()) {
      for (int cell = 0; cell < grid.cellCount(); cell++) {
        if (isFilled(cell) && !DigitSets.has(conditions.allowed(cell), grid.digit(cell))) {
          excluded.cells.add(cell);
        }
      }
    }
    boolean isLocal = !constraint.appliesEverywhere();
    Map<Integer, List<Edge>> edges = new TreeMap<>();
    for (Relation relation : conditions.relations()) {
      addEdge(edges, relation.first(), relation.second(), relation.table());
      addEdge(edges, relation.second(), relation.first(), relation.table().transposed());
    }
    edges.keySet().stream()
        .filter(this::isFilled)
        .forEach(cell -> follow(edges, cell, isLocal, excluded));
    // A pair says more than that one of its cells cannot have its digit.
    excluded.pairs.forEach(pair -> pair.stream().forEach(excluded.cells::remove));
    for (int cell : excluded.cells) {
      CellList one = CellList.of(grid.size(), cell);
      found.add(BrokenRule.of(constraint, Flaw.DIGIT, one, one));
    }
    excluded.pairs.forEach(pair -> found.add(BrokenRule.of(constraint, Flaw.PAIR, pair, pair)));
  }

  private static void addEdge(Map<Integer, List<Edge>> edges, int from, int to, DigitTable table) {
    edges.computeIfAbsent(from, cell -> new ArrayList<>()).add(new Edge(to, table));
  }

  /**
   * Follows the relations from a filled cell to other filled ones.
   *
   * @param isLocal whether to go on through empty cells, as on a thermometer; in the whole grid,
   *     the reason would be hard to see
   */
  private void follow(
      Map<Integer, List<Edge>> edges, int start, boolean isLocal, Excluded excluded) {
    long all = DigitSets.all(grid.size());
    BitSet seen = new BitSet(grid.cellCount());
    Deque<Reached> open = new ArrayDeque<>(List.of(new Reached(start, 1L << grid.digit(start))));
    while (!open.isEmpty()) {
      Reached from = open.remove();
      for (Edge edge : edges.getOrDefault(from.cell, List.of())) {
        long digits = image(edge.table, from.digits);
        if (isFilled(edge.to)) {
          if (!DigitSets.has(digits, grid.digit(edge.to))) {
            excluded.pairs.add(CellList.of(grid.size(), start, edge.to).ascending());
          }
        } else if (isLocal && digits == 0) {
          excluded.cells.add(start);
          return;
        } else if (isLocal && digits != all && !seen.get(edge.to)) {
          seen.set(edge.to);
          open.add(new Reached(edge.to, digits));
        }
      }
    }
  }

  /** Returns the digits that a cell may have if another cell has one of some digits. */
  private long image(DigitTable table, long digits) {
    long image = 0;
    for (int digit = 1; digit <= grid.size(); digit++) {
      if (DigitSets.has(digits, digit)) {
        image |= table.allowed(digit);
      }
    }
    return image;
  }

  private void addSum(Constraint constraint, Linear sum) {
    int[] cells = new int[sum.count()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = sum.cell(i);
    }
    CellList scope = CellList.of(grid.size(), cells);
    CellList filled = filled(scope);
    if (filled.count() > 0 && !sum.isKeptBy(grid)) {
      found.add(BrokenRule.of(constraint, sum, scope, filled));
    }
  }

  private void addPath(Constraint constraint, AutomatonPath path) {
    CellList filled = filled(path.cells());
    if (filled.count() > 0 && !path.isKeptBy(grid)) {
      found.add(BrokenRule.of(constraint, Flaw.ORDER, path.cells(), filled));
    }
  }

  /** Returns the filled ones among some cells, ascending and each once. */
  private CellList filled(CellList cells) {
    BitSet filled = new BitSet(grid.cellCount());
    cells.stream().filter(this::isFilled).forEach(filled::set);
    return CellList.of(grid.size(), filled.stream().toArray());
  }
}
