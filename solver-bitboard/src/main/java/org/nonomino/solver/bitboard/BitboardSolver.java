package org.nonomino.solver.bitboard;

import org.jspecify.annotations.Nullable;
import org.nonomino.core.BoxRegions;
import org.nonomino.core.Grid;
import org.nonomino.core.Puzzle;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.SearchLimits;
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

  /**
   * The largest size at which puzzles with extra houses need so few guesses that boards are faster
   * than choosing guesses by earlier contradictions.
   */
  private static final int LARGEST_WITHOUT_LEARNING = 9;

  private final LayoutCache<BitboardTables> tables =
      new LayoutCache<>(CACHED_LAYOUTS, BitboardTables::new);

  private final LayoutCache<CellBoards> boards = new LayoutCache<>(CACHED_LAYOUTS, CellBoards::new);

  // Deliberately unsynchronised: threads may create them twice, with equal results.
  private final Combinations.@Nullable Table[] combinations =
      new Combinations.Table[Grid.MAX_SIZE + 1];

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
    if (!rules.conditions().isEmpty()
        || (rules.layout().hasExtraHouses() && rules.size() > LARGEST_WITHOUT_LEARNING)) {
      return new ConditionedSearch(rules, boards.get(rules.layout()), combinations(rules.size()));
    }
    return isThreeByThree(rules) ? new BandSearch(rules) : prepareGeneral(rules);
  }

  private Combinations.Table combinations(int size) {
    Combinations.Table known = combinations[size];
    if (known == null) {
      known = new Combinations.Table(size);
      combinations[size] = known;
    }
    return known;
  }

  /** Prepares random descents of the search tree of a puzzle. */
  Probes probes(Puzzle puzzle, SearchLimits limits, long seed) {
    Rules rules = puzzle.rules();
    return new Probes(
        rules,
        boards.get(rules.layout()),
        combinations(rules.size()),
        puzzle.givens(),
        limits,
        seed);
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
