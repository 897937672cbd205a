package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.nonomino.core.Automaton;
import org.nonomino.core.AutomatonPath;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Layout;
import org.nonomino.core.Linear;
import org.nonomino.core.Relation;
import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;

/** Adds the conditions of a puzzle to its formula. */
final class SatConditions {
  /** The smallest number of cells of a sum that are read by their present digits. */
  private static final int MIN_GROUP = 3;

  private final Layout layout;
  private final int size;
  private final Conditions conditions;

  /** By cell the possible digits, as bits 1..n; one for a given. */
  private final long[] domains;

  private final boolean[] isGiven;
  private final SatClauses clauses;
  private final SatSteps steps;

  /** The literals of present digits by set of cells. */
  private final Map<List<Integer>, int[]> presences = new HashMap<>();

  SatConditions(
      Layout layout,
      Conditions conditions,
      long[] domains,
      boolean[] isGiven,
      SatClauses clauses,
      SatSteps steps) {
    this.layout = layout;
    this.size = layout.size();
    this.conditions = conditions;
    this.domains = domains;
    this.isGiven = isGiven;
    this.clauses = clauses;
    this.steps = steps;
  }

  /** Adds all conditions. Returns false if the run is over. */
  boolean addAll() throws ContradictionException {
    for (CellList cells : conditions.differing()) {
      if (!steps.goesOn()) {
        return false;
      }
      addDiffering(cells);
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
    for (Linear linear : conditions.linears()) {
      if (!steps.goesOn()) {
        return false;
      }
      addLinear(linear);
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
    List<int[]> labels = path.cells().stream().mapToObj(this::digits).toList();
    int last = labels.size() - 1;
    SatDiagram.Reader reader =
        (layer, state, label) -> {
          int next = automaton.next(state, label + 1);
          boolean isRefused = next == Automaton.NONE || (layer == last && !automaton.accepts(next));
          return isRefused ? SatDiagram.NONE : next;
        };
    addDiagram(labels, reader);
  }

  private void addLinear(Linear linear) throws ContradictionException {
    SatSum sum = new SatSum(size, groups(linear), linear.from(), linear.to());
    addDiagram(sum.labels(this), sum);
  }

  /**
   * Returns the cells in groups of the same weight, none of which can hold a digit twice. Groups of
   * two cells are not worth their variables.
   */
  private List<SatSum.Group> groups(Linear linear) {
    List<SatSum.Group> groups = new ArrayList<>();
    for (int i = 0; i < linear.count(); i++) {
      int cell = linear.cell(i);
      int weight = linear.weight(i);
      Optional<SatSum.Group> fitting =
          groups.stream()
              .filter(group -> group.weight() == weight)
              .filter(group -> group.cells().stream().allMatch(each -> mustDiffer(each, cell)))
              .findFirst();
      if (fitting.isPresent()) {
        fitting.get().cells().add(cell);
      } else {
        groups.add(new SatSum.Group(weight, new ArrayList<>(List.of(cell))));
      }
    }
    return groups.stream()
        .flatMap(group -> group.count() < MIN_GROUP ? group.single() : Stream.of(group))
        .toList();
  }

  private void addDiagram(List<int[]> labels, SatDiagram.Reader reader)
      throws ContradictionException {
    Optional<SatDiagram> diagram = SatDiagram.of(labels, reader);
    if (diagram.isEmpty()) {
      throw new ContradictionException();
    }
    diagram.get().addTo(clauses);
  }

  private boolean mustDiffer(int first, int second) {
    return layout.arePeers(first, second)
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

  /** Returns by digit the literal for its presence in cells that differ. */
  int[] presences(List<Integer> cells) throws ContradictionException {
    int[] known = presences.get(cells);
    if (known == null) {
      known = new int[size + 1];
      for (int digit = 1; digit <= size; digit++) {
        known[digit] = presence(cells, digit);
      }
      presences.put(cells, known);
    }
    return known;
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

  /** Returns the literal for a digit in a cell, which is a constant if that is known. */
  private int literal(int cell, int digit) {
    if (!DigitSets.has(domains[cell], digit)) {
      return -SatClauses.TRUE;
    }
    return isGiven[cell] ? SatClauses.TRUE : size * cell + digit;
  }
}
