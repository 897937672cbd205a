package org.nonomino.solver.sat;

import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Sudoku as a formula, decided by a solver that learns a clause from each conflict (Sat4j).
 * Thread-safe.
 *
 * <p>A run of size 9 costs some tenths of a millisecond however easy the puzzle is, for the formula
 * is made anew. In return it ends where trying digits does not: at very hard puzzles of size 12 and
 * more, at large ones, and at layouts without a filling.
 *
 * <p>Sources: I. Lynce and J. Ouaknine, "Sudoku as a SAT problem", 9th International Symposium on
 * Artificial Intelligence and Mathematics, 2006 (the extended encoding); D. Le Berre and A.
 * Parrain, "The Sat4j library, release 2.2", JSAT 7, 2010.
 */
public final class SatSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("sat");

  /** A layout of size 36 takes 50 kB, one of size 9 takes 10 kB. */
  private static final int CACHED_LAYOUTS = 16;

  private final LayoutCache<SatTables> tables = new LayoutCache<>(CACHED_LAYOUTS, SatTables::new);

  /** Creates a solver with its own cache of layouts. */
  public SatSolver() {}

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return "clause learning (Sat4j): for very hard or large puzzles, and for proving that there is no solution";
  }

  @Override
  public Search prepare(Rules rules) {
    return new SatSearch(rules, tables.get(rules.layout()));
  }
}
