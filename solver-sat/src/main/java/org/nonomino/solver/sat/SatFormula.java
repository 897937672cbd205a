package org.nonomino.solver.sat;

import java.util.Arrays;
import java.util.Optional;
import org.nonomino.core.Conditions;
import org.nonomino.core.Grid;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.constraints.MixedDataStructureDanielWL;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.Solver;
import org.sat4j.minisat.learning.MiniSATLearning;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.minisat.restarts.LubyRestarts;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/**
 * The formula of one puzzle in a Sat4j solver. It is used for one run of a search.
 *
 * <p>Variable n·cell + digit means that the digit is in the cell. It occurs only if the cell is
 * blank and no peer has the digit as a given. Variables above n³ mean that a digit is present in a
 * pair of leftovers, and after those they belong to conditions. Source of the encoding: see {@link
 * SatSolver}.
 */
final class SatFormula {
  /*
   * Each cell holds exactly one digit, and each digit has exactly one place in each house. This is a clause "at least one" and
   * a cardinality "at most one", which propagates like the pairwise clauses with a hundredth of the memory. Then there is the
   * law of leftovers: a digit in a cell of one set is in some cell of the other. Written for each cell, it needs a number of
   * literals quadratic in the cells. So large sets use an additional variable: the digit is present in both sets, or in
   * neither. The variable follows from the digits and may be decided like them, and each solution still has one value for it.
   * These were chosen by measurement, with the numbers in docs/adr/0005-sat.md: the leftovers, cardinalities, digits rather than
   * their absence as decisions, Luby's restarts.
   */

  private static final int CONFLICTS_PER_RESTART = 100;

  /** The maximum number of cells of leftovers compared without an additional variable. */
  private static final int MAX_CELLS_OF_IMPLICATIONS = 12;

  /**
   * The maximum number of learnt clauses kept from one query to the next; within a query, Sat4j
   * limits them.
   */
  private static final int MAX_LEARNT_CLAUSES = 20_000;

  private final int size;
  private final Grid givens;

  /** The digits of each cell that no given excludes, as bits 1..n; 0 for a given. */
  private final long[] open;

  private final SatSteps steps;
  private final Solver<DataStructureFactory> solver;
  private final SatClauses clauses;
  private final SatTrail trail;

  private SatFormula(SatTables tables, Grid givens, SatSteps steps) {
    this.size = tables.layout.size();
    this.givens = givens;
    this.open = openDigits(tables, givens);
    this.steps = steps;
    this.solver = newSolver();
    this.clauses = new SatClauses(solver, steps);
    this.trail = new SatTrail(solver, givens, steps);
    solver.setSearchListener(trail);
    // One more variable than needed, because Sat4j writes a literal past its trail when it undoes
    // an assumption that fails after all variables have values.
    solver.newVar(presence(tables.leftovers.length / 2, 1));
  }

  /** Returns a solver without clauses. */
  static Solver<DataStructureFactory> newSolver() {
    MiniSATLearning<DataStructureFactory> learning = new MiniSATLearning<>();
    Solver<DataStructureFactory> solver =
        new Solver<>(
            learning,
            new MixedDataStructureDanielWL(),
            new VarOrderHeap(new PositiveLiteralSelectionStrategy()),
            new LubyRestarts(CONFLICTS_PER_RESTART));
    solver.setSimplifier(solver.EXPENSIVE_SIMPLIFICATION);
    solver.setLearnedConstraintsDeletionStrategy(solver.lbd_based);
    solver.setKeepSolverHot(true);
    // Sat4j would start a thread for each query if the timeout were a duration.
    solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
    return solver;
  }

  /**
   * Creates the formula of a puzzle.
   *
   * @param givens without a conflict
   * @param steps is notified of the solver's steps, and asked at intervals whether to continue
   * @return the formula, or empty if the givens leave no digit for a cell or no place for a digit,
   *     or if the run is over
   */
  static Optional<SatFormula> of(
      SatTables tables, Conditions conditions, Grid givens, SatSteps steps) {
    SatFormula formula = new SatFormula(tables, givens, steps);
    try {
      boolean complete =
          (conditions.isEmpty() || formula.addConditions(tables, conditions))
              && formula.addCells()
              && formula.addHouses(tables.houses)
              && formula.addLeftovers(tables.leftovers);
      return complete ? Optional.of(formula) : Optional.empty();
    } catch (ContradictionException e) {
      return Optional.empty();
    }
  }

  private static long[] openDigits(SatTables tables, Grid givens) {
    int n = givens.size();
    long[] open = new long[givens.cellCount()];
    Arrays.fill(open, ((1L << n) - 1) << 1);
    for (int[] house : tables.houses) {
      long given = 0;
      for (int cell : house) {
        given |= 1L << givens.digit(cell);
      }
      for (int cell : house) {
        open[cell] &= ~given;
      }
    }
    for (int cell = 0; cell < open.length; cell++) {
      if (givens.digit(cell) != 0) {
        open[cell] = 0;
      }
    }
    return open;
  }

  /** Adds the conditions, and leaves out the digits that they exclude, so it comes first. */
  private boolean addConditions(SatTables tables, Conditions conditions)
      throws ContradictionException {
    long[] domains = SatDomains.of(givens, open, tables.houses, conditions);
    for (int cell = 0; cell < open.length; cell++) {
      if (domains[cell] == 0) {
        return false;
      }
      open[cell] = givens.digit(cell) == 0 ? domains[cell] : 0;
    }
    boolean complete =
        new SatConditions(tables.layout::arePeers, conditions, domains, givens, clauses, steps)
            .addAll();
    // Again one more variable than needed.
    clauses.newVariable();
    return complete;
  }

  private boolean addCells() throws ContradictionException {
    for (int cell = 0; cell < open.length; cell++) {
      if (!steps.goesOn()) {
        return false;
      }
      if (givens.digit(cell) != 0) {
        continue;
      }
      VecInt digits = new VecInt(size);
      for (int digit = 1; digit <= size; digit++) {
        if (isOpen(cell, digit)) {
          digits.push(variable(cell, digit));
        }
      }
      clauses.addExactlyOne(digits);
    }
    return true;
  }

  private boolean addHouses(int[][] houses) throws ContradictionException {
    for (int[] house : houses) {
      for (int digit = 1; digit <= size; digit++) {
        if (!steps.goesOn()) {
          return false;
        }
        if (!isGivenIn(house, digit)) {
          clauses.addExactlyOne(places(house, digit));
        }
      }
    }
    return true;
  }

  private boolean addLeftovers(int[][] leftovers) throws ContradictionException {
    for (int i = 0; i < leftovers.length; i += 2) {
      for (int digit = 1; digit <= size; digit++) {
        if (!steps.goesOn()) {
          return false;
        }
        addPair(leftovers[i], leftovers[i + 1], digit, presence(i / 2, digit));
      }
    }
    return true;
  }

  /** Adds clauses so that the digit is in both sets or in neither. */
  private void addPair(int[] first, int[] second, int digit, int presence)
      throws ContradictionException {
    boolean isInFirst = isGivenIn(first, digit);
    boolean isInSecond = isGivenIn(second, digit);
    if (isInFirst || isInSecond) {
      if (!isInSecond) {
        clauses.addClause(places(second, digit));
      } else if (!isInFirst) {
        clauses.addClause(places(first, digit));
      }
    } else if (first.length <= MAX_CELLS_OF_IMPLICATIONS) {
      addImplications(first, second, digit);
      addImplications(second, first, digit);
    } else {
      addPresence(presence, places(first, digit));
      addPresence(presence, places(second, digit));
    }
  }

  /** Adds clauses so that the digit is in {@code then} if it is in {@code when}. */
  private void addImplications(int[] when, int[] then, int digit) throws ContradictionException {
    VecInt places = places(then, digit);
    for (int cell : when) {
      if (isOpen(cell, digit)) {
        VecInt clause = SatClauses.copy(places);
        clause.push(-variable(cell, digit));
        clauses.addClause(clause);
      }
    }
  }

  /** Adds clauses so that the variable is true exactly if at least one of the others is. */
  private void addPresence(int presence, VecInt places) throws ContradictionException {
    for (int i = 0; i < places.size(); i++) {
      clauses.addClause(new VecInt(new int[] {-places.get(i), presence}));
    }
    VecInt clause = SatClauses.copy(places);
    clause.push(-presence);
    clauses.addClause(clause);
  }

  private VecInt places(int[] cells, int digit) {
    VecInt places = new VecInt(cells.length);
    for (int cell : cells) {
      if (isOpen(cell, digit)) {
        places.push(variable(cell, digit));
      }
    }
    return places;
  }

  private boolean isGivenIn(int[] cells, int digit) {
    for (int cell : cells) {
      if (givens.digit(cell) == digit) {
        return true;
      }
    }
    return false;
  }

  private boolean isOpen(int cell, int digit) {
    return (open[cell] >> digit & 1) != 0;
  }

  private int variable(int cell, int digit) {
    return size * cell + digit;
  }

  /** Returns the variable for the presence of a digit in the sets of a pair of leftovers. */
  private int presence(int pair, int digit) {
    return size * (size * size + pair) + digit;
  }

  /**
   * Searches for a solution on the path. The result is meaningless if the run is over.
   *
   * @return whether a solution was found
   */
  boolean solve(SatPath path) {
    if (!steps.goesOn()) {
      return false;
    }
    if (solver.getLearnedConstraints().size() > MAX_LEARNT_CLAUSES) {
      solver.clearLearntClauses();
    }
    try {
      // A "global" timeout keeps Sat4j from adding another counter of conflicts for each query.
      return solver.isSatisfiable(path.literals(), true);
    } catch (TimeoutException e) {
      return false;
    }
  }

  /** Returns the decisions that led to the latest solution, without those of the path. */
  VecInt solutionDecisions() {
    return trail.solutionDecisions();
  }
}
