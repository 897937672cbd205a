package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.DigitTable;
import org.nonomino.core.Grid;
import org.nonomino.core.Relation;
import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;

/**
 * Adds the conditions of a puzzle to its formula. All additional variables follow from the digits,
 * so each solution has one value for them.
 */
final class SatConditions {
  /*
   * Sets of cells: at most one of them holds a digit. Relations: a clause for each pair of digits that is not allowed. Automata: a
   * decision diagram over the cells. Sums of cells that hold no digit twice, and sets whose digits must be near each other: a
   * diagram over the digits 1..n, each present or absent in the cells. Other sums: totals.
   * These were chosen by measurement, with the numbers in docs/performance-log.md.
   */

  private final int size;
  private final CellPairs peers;
  private final Conditions conditions;

  /** The possible digits of each cell, as bits 1..n; one for a given. */
  private final long[] domains;

  private final Grid givens;
  private final SatClauses clauses;
  private final SatSteps steps;
  private final SatTotals totals;

  /** The tables of the relations by the number of the first cell · n² + that of the second. */
  private final Map<Integer, DigitTable> tables = new HashMap<>();

  /**
   * @param peers the pairs of cells that cannot hold the same digit, whatever the conditions are
   * @param domains the possible digits of each cell; this object takes ownership
   * @param clauses receives the clauses and provides variables
   * @param steps is asked at intervals whether to continue
   */
  SatConditions(
      CellPairs peers,
      Conditions conditions,
      long[] domains,
      Grid givens,
      SatClauses clauses,
      SatSteps steps) {
    this.size = givens.size();
    this.peers = peers;
    this.conditions = conditions;
    this.domains = domains;
    this.givens = givens;
    this.clauses = clauses;
    this.steps = steps;
    for (Relation relation : conditions.relations()) {
      tables.put(relation.first() * givens.cellCount() + relation.second(), relation.table());
    }
    this.totals = new SatTotals(size, this, clauses);
  }

  /** Adds all conditions. Returns false if the run is over. */
  boolean addAll() throws ContradictionException {
    for (CellList cells : conditions.differing()) {
      if (!steps.goesOn()) {
        return false;
      }
      addDiffering(cells);
      addSpan(cells);
    }
    for (Relation relation : conditions.relations()) {
      if (!steps.goesOn()) {
        return false;
      }
      addRelation(relation);
    }
    for (AutomatonPath path : conditions.automata()) {
      if (!steps.goesOn()) {
        return false;
      }
      addAutomaton(path);
    }
    for (SatSum sum : SatSum.of(conditions)) {
      if (!steps.goesOn()) {
        return false;
      }
      addSum(sum);
    }
    return true;
  }

  private void addDiffering(CellList cells) throws ContradictionException {
    for (int digit = 1; digit <= size; digit++) {
      VecInt places = new VecInt(cells.count());
      for (int i = 0; i < cells.count(); i++) {
        int literal = literal(cells.get(i), digit);
        if (literal != -SatClauses.TRUE && literal != SatClauses.TRUE) {
          places.push(literal);
        }
      }
      clauses.addAtMostOne(places);
    }
  }

  /**
   * Adds which digits can be present together, if relations between all of the cells keep digits
   * from being far apart.
   */
  private void addSpan(CellList cells) throws ContradictionException {
    if (cells.count() == 2) {
      return;
    }
    int[] reach = new int[size + 1];
    for (int i = 0; i < cells.count(); i++) {
      for (int j = 0; j < i; j++) {
        Optional<DigitTable> table = table(cells.get(j), cells.get(i));
        if (table.isEmpty()) {
          return;
        }
        raise(reach, table.get(), domains[cells.get(j)], domains[cells.get(i)]);
        raise(reach, table.get().transposed(), domains[cells.get(i)], domains[cells.get(j)]);
      }
    }
    addDiagram(presences(cells.stream().boxed().toList()), new SatSpan(size, cells.count(), reach));
  }

  /** Raises the reach of the digits of one cell to their largest partners in another cell. */
  private void raise(int[] reach, DigitTable table, long digits, long others) {
    for (int digit = 1; digit <= size; digit++) {
      long partners = table.allowed(digit) & others;
      int largest = DigitSets.has(digits, digit) && partners != 0 ? highest(partners) : 0;
      reach[digit] = Math.max(Math.max(reach[digit], digit), largest);
    }
  }

  private static int highest(long digits) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(digits);
  }

  /** Returns the relation between two cells in ascending order. */
  private Optional<DigitTable> table(int first, int second) {
    return Optional.ofNullable(tables.get(first * givens.cellCount() + second));
  }

  /** Adds a clause for each pair of digits that is not allowed. */
  private void addRelation(Relation relation) throws ContradictionException {
    for (int digit = 1; digit <= size; digit++) {
      if (DigitSets.has(domains[relation.first()], digit)) {
        long forbidden = domains[relation.second()] & ~relation.table().allowed(digit);
        for (long rest = forbidden; rest != 0; rest &= rest - 1) {
          clauses.addAnyOf(
              -literal(relation.first(), digit),
              -literal(relation.second(), Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }

  private void addAutomaton(AutomatonPath path) throws ContradictionException {
    Automaton automaton = path.automaton();
    if (automaton.stateCount() == 0) {
      throw new ContradictionException();
    }
    // Diagrams begin in state 0.
    int start = automaton.start();
    List<int[]> labels = path.cells().stream().mapToObj(this::digits).toList();
    int last = labels.size() - 1;
    SatDiagram.Reader reader =
        (layer, state, label) -> {
          int next = automaton.next(layer == 0 ? start : state, label + 1);
          boolean isRefused = next == Automaton.NONE || (layer == last && !automaton.accepts(next));
          return isRefused ? SatDiagram.NONE : next;
        };
    addDiagram(labels, reader);
  }

  /** Adds a sum. A sum without cells has already been checked to be in its range. */
  private void addSum(SatSum sum) throws ContradictionException {
    List<SatGroup> groups = groups(sum);
    if (groups.size() > 1) {
      totals.add(groups, sum.from(), sum.to());
    } else if (groups.size() == 1) {
      addCage(groups.get(0), sum.from(), sum.to());
    }
  }

  /**
   * Returns the cells of a sum in groups of the same weight that differ, in the order of the cells.
   */
  private List<SatGroup> groups(SatSum sum) {
    List<SatGroup> groups = new ArrayList<>();
    sum.weights()
        .forEach(
            (cell, weight) -> {
              Optional<SatGroup> fitting =
                  groups.stream()
                      .filter(group -> group.weight() == weight)
                      .filter(
                          group -> group.cells().stream().allMatch(each -> mustDiffer(each, cell)))
                      .findFirst();
              if (fitting.isPresent()) {
                fitting.get().cells().add(cell);
              } else {
                groups.add(new SatGroup(weight, new ArrayList<>(List.of(cell))));
              }
            });
    return groups;
  }

  private void addCage(SatGroup cage, int from, int to) throws ContradictionException {
    int weight = cage.weight();
    addDiagram(
        presences(cage.cells()),
        new SatCage(
            size, cage.cells().size(), -Math.floorDiv(-from, weight), Math.floorDiv(to, weight)));
  }

  private void addDiagram(List<int[]> labels, SatDiagram.Reader reader)
      throws ContradictionException {
    Optional<SatDiagram> diagram = SatDiagram.of(labels, reader, clauses);
    if (diagram.isEmpty()) {
      throw new ContradictionException();
    }
    diagram.get().addTo(clauses);
  }

  private boolean mustDiffer(int first, int second) {
    return peers.contain(first, second)
        || conditions.differing().stream()
            .anyMatch(cells -> cells.contains(first) && cells.contains(second));
  }

  /** Returns the literals of the digits 1..n in a cell, with digit d at index d − 1. */
  int[] digits(int cell) {
    int[] literals = new int[size];
    for (int digit = 1; digit <= size; digit++) {
      literals[digit - 1] = literal(cell, digit);
    }
    return literals;
  }

  /** Returns by digit the literals for its absence and its presence in cells that differ. */
  private List<int[]> presences(List<Integer> cells) throws ContradictionException {
    List<int[]> labels = new ArrayList<>(size);
    for (int digit = 1; digit <= size; digit++) {
      int presence = presence(cells, digit);
      labels.add(new int[] {-presence, presence});
    }
    return labels;
  }

  private int presence(List<Integer> cells, int digit) throws ContradictionException {
    VecInt places = new VecInt(cells.size());
    for (int cell : cells) {
      int literal = literal(cell, digit);
      if (literal == SatClauses.TRUE) {
        return literal;
      }
      if (literal != -SatClauses.TRUE) {
        places.push(literal);
      }
    }
    if (cells.size() == size) {
      return SatClauses.TRUE;
    }
    if (places.size() < 2) {
      return places.isEmpty() ? -SatClauses.TRUE : places.get(0);
    }
    int presence = clauses.newVariable();
    for (int i = 0; i < places.size(); i++) {
      clauses.addAnyOf(-places.get(i), presence);
    }
    clauses.addImplication(presence, places);
    return presence;
  }

  /** Returns the literal for a digit in a cell: a constant if the digit is given or excluded. */
  private int literal(int cell, int digit) {
    if (!DigitSets.has(domains[cell], digit)) {
      return -SatClauses.TRUE;
    }
    return givens.digit(cell) != 0 ? SatClauses.TRUE : size * cell + digit;
  }
}
