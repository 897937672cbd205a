package org.nonomino.solver.testkit;

/**
 * The contract of every strategy. The test class of a strategy implements this interface, and JUnit
 * finds the tests in it:
 *
 * <pre>{@code
 * final class DlxSolverTest implements SolverContract {
 *   public Solver solver() { return new DlxSolver(); }
 *   public CorpusGoal corpusGoal() { return new CorpusGoal(100_000, 2900); }
 *   public CorpusGoal longCorpusGoal() { return new CorpusGoal(10_000_000, 3000); }
 * }
 * }</pre>
 *
 * <p>The tests request a solver once or several times, and all of these must give equal answers. A
 * failure shows the puzzle as a line that you can paste into {@code nonomino solve}. The corpus
 * runs with a limit of nodes; the strategy states the limit and the number of puzzles that it
 * finishes within it.
 */
public interface SolverContract
    extends AnswersContract,
        LimitsContract,
        ReuseContract,
        MasksContract,
        ExtraHousesContract,
        PartialRegionsContract,
        ConstraintsContract,
        ObserverContract,
        CorpusContract {}
