package org.nonomino.toolkit;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchReport;
import org.nonomino.solver.SolutionCollector;
import org.nonomino.solver.Solver;
import org.nonomino.solver.StopReason;

/**
 * The properties of a layout without a puzzle.
 *
 * @param rules its houses
 * @param regions its regions and their pieces
 * @param filling a full grid without conflict, if one was found
 * @param stopReason why the search for a filling ended
 */
public record LayoutReport(
    Rules rules, PaintedRegions regions, Optional<Grid> filling, StopReason stopReason) {
  /**
   * Searches for a filling.
   *
   * @param limits when to give up; the search stops at the first filling
   */
  public static LayoutReport of(Rules rules, Solver solver, SearchLimits limits) {
    SolutionCollector found = new SolutionCollector();
    SearchReport report =
        solver.prepare(rules).run(Grid.empty(rules.size()), limits.withSolutions(1), found);
    return new LayoutReport(
        rules,
        PaintedRegions.of(rules.mask()),
        found.solutions().stream().findFirst(),
        report.stopReason());
  }

  /** Returns the regions. */
  public RegionMask mask() {
    return rules.mask();
  }

  /** Returns whether it is proved that there is no filling. */
  public boolean hasProvablyNone() {
    return filling.isEmpty() && stopReason == StopReason.EXHAUSTED;
  }
}
