package org.nonomino.solver.dlx;

import java.util.List;
import org.nonomino.core.CellList;
import org.nonomino.core.Conditions;
import org.nonomino.core.Rules;
import org.nonomino.solver.LayoutCache;
import org.nonomino.solver.Search;
import org.nonomino.solver.Solver;
import org.nonomino.solver.SolverName;

/**
 * Sudoku as an exact cover, searched with Knuth's Dancing Links, choosing the item with the fewest
 * options first. Thread-safe.
 *
 * <p>Source: D. E. Knuth, "Dancing links", in Millennial Perspectives in Computer Science, 2000
 * (arXiv cs/0011047); The Art of Computer Programming 4B, 7.2.2.1, Algorithm X.
 */
public final class DlxSolver implements Solver {
  /** The name of this strategy. */
  public static final SolverName NAME = new SolverName("dlx");

  /** The tables of a layout of size 36 take 2.3 MB, those of size 9 take 40 kB. */
  private static final int CACHED_LAYOUTS = 16;

  private final LayoutCache<DlxTables> tables = new LayoutCache<>(CACHED_LAYOUTS, DlxTables::new);

  /** Creates a solver with its own cache of layouts. */
  public DlxSolver() {}

  @Override
  public SolverName name() {
    return NAME;
  }

  @Override
  public String description() {
    return "Dancing Links: exact cover, the item with the fewest options first";
  }

  @Override
  public Search prepare(Rules rules) {
    Conditions conditions = rules.conditions();
    if (conditions.isEmpty()) {
      return new DlxSearch(rules, tables.get(rules.layout()));
    }
    List<CellList> secondary = SideConditions.secondary(conditions, rules.size());
    return new ConditionedSearch(
        rules,
        secondary.isEmpty()
            ? tables.get(rules.layout())
            : new DlxTables(rules.layout(), secondary));
  }
}
