package org.nonomino.solver.bitboard;

import org.nonomino.core.BoxRegions;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * The fast strategy, for any mask. It processes whole boards of a digit at a time. 3×3 boxes have a
 * separate search. Thread-safe.
 */
public final class BitboardSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("bitboard");

  private static final int CACHED_LAYOUTS = 64;

  private final LayoutCache<BitboardTables> tables =
      new LayoutCache<>(CACHED_LAYOUTS, BitboardTables::new);

  /** Creates a solver with its own cache of layouts. */
  public BitboardSolver() {}

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return "bit-parallel propagation and search: the fastest";
  }

  @Override
  public Search prepare(Rules rules) {
    return isThreeByThree(rules) ? new BandSearch(rules) : prepareGeneral(rules);
  }

  /** Prepares the search for any rules, even for boxes that have a separate search. */
  Search prepareGeneral(Rules rules) {
    return new BitboardSearch(rules, tables.get(rules.layout()));
  }

  private static boolean isThreeByThree(Rules rules) {
    return rules.size() == BandSearch.SIZE
        && rules.arePlain()
        && BoxRegions.equalTo(rules.mask())
            .filter(boxes -> boxes.boxRows() == boxes.boxColumns())
            .isPresent();
  }
}
