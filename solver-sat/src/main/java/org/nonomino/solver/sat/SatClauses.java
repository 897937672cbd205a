package org.nonomino.solver.sat;

import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;

/**
 * Adds clauses to a solver. Contradictory clauses throw a {@link ContradictionException}; so does
 * any clause once the run is over, because both end the building of a formula.
 */
final class SatClauses {
  /** The literal that is always true. Its negation is always false. */
  static final int TRUE = Integer.MAX_VALUE;

  private static final int NO_GUARD = 0;

  private final ISolver solver;
  private final SatSteps steps;

  /** The variable without which the clauses mean nothing, or {@link #NO_GUARD}. */
  private final int guard;

  SatClauses(ISolver solver, SatSteps steps) {
    this(solver, steps, NO_GUARD);
  }

  private SatClauses(ISolver solver, SatSteps steps, int guard) {
    this.solver = solver;
    this.steps = steps;
    this.guard = guard;
  }

  /**
   * Returns an object whose clauses hold only if a variable is true. It throws only once the run is
   * over: an empty clause says that the variable is false.
   */
  SatClauses guardedBy(int variable) {
    return new SatClauses(solver, steps, variable);
  }

  /**
   * Counts work on a formula, such as literals or states of a diagram.
   *
   * @throws ContradictionException if the run is over
   */
  void spend(long units) throws ContradictionException {
    if (!steps.goesOnAfter(units)) {
      throw new ContradictionException("the run is over");
    }
  }

  /** Returns a variable that is not in use yet. */
  int newVariable() {
    return solver.nextFreeVarId(true);
  }

  /** Adds that at least one of some variables is true. The vector is used up. */
  void addClause(VecInt literals) throws ContradictionException {
    if (guard != NO_GUARD) {
      literals.push(-guard);
    } else if (literals.isEmpty()) {
      throw new ContradictionException();
    }
    spend(literals.size());
    solver.addClause(literals);
  }

  /** Adds that at least one of some literals is true. They may be constants. */
  void addAnyOf(int... literals) throws ContradictionException {
    VecInt clause = new VecInt(literals.length);
    for (int literal : literals) {
      if (literal == TRUE) {
        return;
      }
      if (literal != -TRUE) {
        clause.push(literal);
      }
    }
    addClause(clause);
  }

  /** Adds that the first literal implies one of some others; all of them may be constants. */
  void addImplication(int when, VecInt then) throws ContradictionException {
    int[] literals = new int[then.size() + 1];
    then.copyTo(literals);
    literals[then.size()] = -when;
    addAnyOf(literals);
  }

  /** Adds that at most one of some variables is true. The vector is used up. */
  void addAtMostOne(VecInt variables) throws ContradictionException {
    if (variables.size() < 2) {
      return;
    }
    if (guard == NO_GUARD) {
      spend(variables.size());
      solver.addAtMost(variables, 1);
      return;
    }
    for (int i = 0; i < variables.size(); i++) {
      for (int j = 0; j < i; j++) {
        addAnyOf(-variables.get(i), -variables.get(j));
      }
    }
  }

  /** Adds that exactly one of some variables is true. The vector is used up. */
  void addExactlyOne(VecInt variables) throws ContradictionException {
    addClause(copy(variables));
    addAtMostOne(variables);
  }

  /** Returns a copy, because Sat4j keeps or empties the vectors that it receives. */
  static VecInt copy(VecInt literals) {
    VecInt copy = new VecInt(literals.size() + 1);
    literals.copyTo(copy);
    return copy;
  }
}
