package org.nonomino.solver.bitboard;

import org.nonomino.core.BoxRegions;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * The fast strategy, for any mask: whole boards of a digit at a time. 3×3 boxes have a search of
 * their own. Thread-safe.
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
  public Search prepare(RegionMask mask) {
    return isThreeByThree(mask) ? new BandSearch(mask.layout()) : prepareGeneral(mask);
  }

  /** Prepares the search that knows any mask, also for boxes that have one of their own. */
  Search prepareGeneral(RegionMask mask) {
    return new BitboardSearch(tables.get(mask));
  }

  private static boolean isThreeByThree(RegionMask mask) {
    return mask.size() == BandSearch.SIZE
        && BoxRegions.equalTo(mask)
            .filter(boxes -> boxes.boxRows() == boxes.boxColumns())
            .isPresent();
  }
}
