package org.nonomino.solver.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.DigitSets;
import org.nonomino.core.Grid;
import org.nonomino.core.PuzzlePart;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchBudget;
import org.nonomino.solver.SearchObserver;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/**
 * The parts of one puzzle in a Sat4j solver, to ask which of them contradict each other. Each part
 * has a variable that guards its clauses, so any set of parts can be assumed. Each cell has exactly
 * one digit, whatever is assumed.
 *
 * <p>Variable n·cell + digit means that the digit is in the cell.
 */
final class SatParts {
  private final Rules rules;
  private final int size;
  private final List<PuzzlePart> parts;

  /** Whether a filling of the grid remains one if its digits are permuted. */
  private final boolean isRelabelling;

  private final SatSteps steps;
  private final Solver<DataStructureFactory> solver = SatFormula.newSolver();

  /** The variable of each part. */
  private final int[] guards;

  private SatParts(Rules rules, List<PuzzlePart> parts, SatSteps steps) {
    this.rules = rules;
    this.size = rules.size();
    this.parts = parts;
    this.isRelabelling =
        rules.allowDigitPermutations()
            && parts.stream().noneMatch(PuzzlePart.Given.class::isInstance);
    this.steps = steps;
    this.guards = new int[parts.size()];
  }

  /**
   * Creates the formula.
   *
   * @param rules the rules that the parts are from
   * @return the formula, or empty if the budget is used up
   */
  static Optional<SatParts> of(Rules rules, List<PuzzlePart> parts, SearchBudget budget) {
    SatSteps steps = new SatSteps(rules.size(), budget, SearchObserver.NONE);
    SatParts formula = new SatParts(rules, parts, steps);
    try {
      formula.addAll();
      return Optional.of(formula);
    } catch (ContradictionException e) {
      // Guarded clauses cannot contradict each other.
      return Optional.empty();
    }
  }

  private void addAll() throws ContradictionException {
    Grid empty = Grid.empty(size);
    solver.setSearchListener(new SatTrail(solver, empty, steps));
    SatClauses always = new SatClauses(solver, steps);
    // One more variable than needed, as in SatFormula.
    solver.newVar(size * size * size + 1);
    for (int cell = 0; cell < empty.cellCount(); cell++) {
      VecInt digits = new VecInt(size);
      for (int digit = 1; digit <= size; digit++) {
        digits.push(variable(cell, digit));
      }
      always.addExactlyOne(digits);
    }
    for (int i = 0; i < guards.length; i++) {
      guards[i] = always.newVariable();
      add(parts.get(i), always.guardedBy(guards[i]));
    }
    always.newVariable();
  }

  private void add(PuzzlePart part, SatClauses clauses) throws ContradictionException {
    if (part instanceof PuzzlePart.Given given) {
      clauses.addAnyOf(variable(given.cell(), given.digit()));
    } else if (part instanceof PuzzlePart.OfHouse house) {
      addHouse(house.house().cells(), clauses);
    } else if (part instanceof PuzzlePart.OfConstraint limits) {
      for (CellList house : rules.housesOf(limits.constraint())) {
        addHouse(house.toArray(), clauses);
      }
      addConditions(rules.conditionsOf(limits.constraint()), clauses);
    }
  }

  private void addHouse(int[] cells, SatClauses clauses) throws ContradictionException {
    for (int digit = 1; digit <= size; digit++) {
      VecInt places = new VecInt(size);
      for (int cell : cells) {
        places.push(variable(cell, digit));
      }
      clauses.addExactlyOne(places);
    }
  }

  private void addConditions(Conditions conditions, SatClauses clauses)
      throws ContradictionException {
    long all = DigitSets.all(size);
    for (int cell = 0; cell < size * size; cell++) {
      for (long rest = all & ~conditions.allowed(cell); rest != 0; rest &= rest - 1) {
        clauses.addAnyOf(-variable(cell, Long.numberOfTrailingZeros(rest)));
      }
    }
    long[] domains = new long[size * size];
    Arrays.fill(domains, all);
    try {
      new SatConditions(CellPairs.NONE, conditions, domains, Grid.empty(size), clauses, steps)
          .addAll();
    } catch (ContradictionException e) {
      if (!steps.goesOn()) {
        throw e;
      }
      // No digits at all keep the condition.
      clauses.addAnyOf();
    }
  }

  private int variable(int cell, int digit) {
    return size * cell + digit;
  }

  /** Returns whether an answer is meaningless, because the budget was used up before. */
  boolean isStopped() {
    return !steps.goesOn();
  }

  /**
   * Returns some of the assumed parts that contradict each other, or empty if all of them hold in
   * some grid.
   *
   * @param assumed numbers of parts
   */
  Optional<BitSet> contradiction(BitSet assumed) {
    VecInt literals = new VecInt(assumed.cardinality() + size);
    assumed.stream().forEach(part -> literals.push(guards[part]));
    Optional<PuzzlePart.OfHouse> numbered = isRelabelling ? firstHouse(assumed) : Optional.empty();
    if (numbered.isPresent()) {
      // Each filling can be relabelled so that this house is 1..n.
      int[] cells = numbered.get().house().cells();
      for (int i = 0; i < cells.length; i++) {
        literals.push(variable(cells[i], i + 1));
      }
    }
    try {
      if (!steps.goesOn() || solver.isSatisfiable(literals, true)) {
        return Optional.empty();
      }
    } catch (TimeoutException e) {
      return Optional.empty();
    }
    return Optional.of(parts(solver.unsatExplanation(), numbered));
  }

  private Optional<PuzzlePart.OfHouse> firstHouse(BitSet assumed) {
    return assumed.stream()
        .mapToObj(parts::get)
        .filter(PuzzlePart.OfHouse.class::isInstance)
        .map(PuzzlePart.OfHouse.class::cast)
        .findFirst();
  }

  /** Returns the parts of a contradiction between assumed literals. */
  private BitSet parts(IVecInt literals, Optional<PuzzlePart.OfHouse> numbered) {
    List<Integer> used = new ArrayList<>();
    for (int i = 0; i < literals.size(); i++) {
      used.add(Math.abs(literals.get(i)));
    }
    BitSet found = new BitSet();
    boolean isNumbered = used.stream().anyMatch(variable -> variable <= size * size * size);
    for (int part = 0; part < guards.length; part++) {
      if (used.contains(guards[part])
          || (isNumbered && numbered.isPresent() && numbered.get().equals(parts.get(part)))) {
        found.set(part);
      }
    }
    return found;
  }
}
