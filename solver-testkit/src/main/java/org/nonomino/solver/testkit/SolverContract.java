package org.nonomino.solver.testkit;

/**
 * What every strategy keeps to. The test class of a strategy implements this interface, and JUnit
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
 * <p>The tests ask for a solver once or several times; they must get equal answers of each. A
 * failure shows the puzzle as a line that can be pasted into {@code nonomino solve}. The corpus
 * runs with a limit of nodes, which the strategy states together with the number of puzzles that it
 * ends within it.
 */
public interface SolverContract
    extends AnswersContract,
        LimitsContract,
        ReuseContract,
        MasksContract,
        ExtraHousesContract,
        ObserverContract,
        CorpusContract {}
