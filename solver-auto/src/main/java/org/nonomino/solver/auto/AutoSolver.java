package org.nonomino.solver.auto;

import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.nonomino.core.Conditions;
import org.nonomino.core.Rules;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Searches with the fast strategy within a budget of nodes, and passes undecided puzzles to clause
 * learning. Thread-safe. docs/adr/0007 has the numbers behind the budget.
 */
public final class AutoSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("auto");

  /** The strategy to try first. */
  static final SolverName FAST = new SolverName("bitboard");

  /** The strategy for puzzles that the first does not decide. */
  static final SolverName THOROUGH = new SolverName("sat");

  /**
   * The number of nodes times the number of cells; the cost of a node is roughly proportional to
   * the size of the grid.
   */
  private static final long BUDGET = 81L * 2_000;

  /**
   * The same for rules with conditions. Their searches weight cells by contradictions, and sums are
   * hard for clause learning.
   */
  private static final long BUDGET_WITH_CONDITIONS = 81L * 100_000;

  /**
   * The same for conditions between two cells, without sums and sequences: nodes cost less, and
   * clause learning needs longer to find that such rules have no solution.
   */
  private static final long BUDGET_WITH_PAIRS = 81L * 1_000_000;

  private final Function<SolverName, Solver> solvers;
  private final ToLongFunction<Rules> budget;

  /**
   * @param fast the first strategy, within the budget: usually {@code bitboard}
   * @param thorough the strategy for undecided puzzles: usually {@code sat}
   */
  public AutoSolver(Solver fast, Solver thorough) {
    this(name -> name.equals(FAST) ? fast : thorough);
  }

  /**
   * Creates a solver from two others, looked up on first use.
   *
   * @param solvers finds {@code bitboard} and {@code sat}; called on first use
   */
  public AutoSolver(Function<SolverName, Solver> solvers) {
    this(solvers, AutoSolver::nodesFor);
  }

  /**
   * @param budget the maximum number of nodes of the fast strategy
   */
  AutoSolver(Function<SolverName, Solver> solvers, ToLongFunction<Rules> budget) {
    this.solvers = solvers;
    this.budget = budget;
  }

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return FAST + " within a budget of nodes, then " + THOROUGH + ": the default";
  }

  @Override
  public Search prepare(Rules rules) {
    return new AutoSearch(
        solvers.apply(FAST).prepare(rules),
        () -> solvers.apply(THOROUGH).prepare(rules),
        budget.applyAsLong(rules));
  }

  /** Returns enough nodes to fill an empty grid if no guess is wrong, as on large boxes. */
  private static long nodesFor(Rules rules) {
    long cells = (long) rules.size() * rules.size();
    return Math.max(budget(rules.conditions()) / cells, cells);
  }

  private static long budget(Conditions conditions) {
    if (conditions.isEmpty()) {
      return BUDGET;
    }
    return conditions.linears().isEmpty() && conditions.automata().isEmpty()
        ? BUDGET_WITH_PAIRS
        : BUDGET_WITH_CONDITIONS;
  }
}
