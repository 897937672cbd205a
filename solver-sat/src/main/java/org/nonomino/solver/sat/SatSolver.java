package org.nonomino.solver.sat;

import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Sudoku as a formula, decided by a clause-learning solver (Sat4j). Thread-safe.
 *
 * <p>A run of size 9 takes some tenths of a millisecond even for easy puzzles, because the formula
 * is created again each time. In return, it finishes where trying digits does not: very hard
 * puzzles of size 12 and more, large puzzles, and layouts without a filling.
 *
 * <p>Sources: I. Lynce and J. Ouaknine, "Sudoku as a SAT problem", 9th International Symposium on
 * Artificial Intelligence and Mathematics, 2006 (the extended encoding); D. Le Berre and A.
 * Parrain, "The Sat4j library, release 2.2", JSAT 7, 2010.
 */
public final class SatSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("sat");

  /** The tables of a layout of size 36 take 50 kB, those of size 9 take 10 kB. */
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
