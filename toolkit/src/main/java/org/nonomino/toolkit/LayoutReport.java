package org.nonomino.toolkit;

import java.util.List;
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
 * What can be said of a layout before there is a puzzle on it.
 *
 * @param mask its regions
 * @param pieces by region, the number of pieces that it is in, at least 1
 * @param filling a full grid without conflict, if one was found
 * @param stopReason why the search for one ended
 */
public record LayoutReport(
    RegionMask mask, List<Integer> pieces, Optional<Grid> filling, StopReason stopReason) {
  /** Copies the list. */
  public LayoutReport {
    pieces = List.copyOf(pieces);
  }

  /**
   * Looks for a filling.
   *
   * @param limits when to give up; only one filling is looked for
   */
  public static LayoutReport of(RegionMask mask, Solver solver, SearchLimits limits) {
    SolutionCollector found = new SolutionCollector();
    SearchReport report =
        solver.prepare(Rules.of(mask)).run(Grid.empty(mask.size()), limits.withSolutions(1), found);
    return new LayoutReport(
        mask,
        PaintedRegions.of(mask).pieces(),
        found.solutions().stream().findFirst(),
        report.stopReason());
  }

  /** Returns whether every region is in one piece. */
  public boolean isConnected() {
    return pieces.stream().allMatch(count -> count == 1);
  }

  /** Returns whether it is proved that there is no filling. */
  public boolean hasProvablyNone() {
    return filling.isEmpty() && stopReason == StopReason.EXHAUSTED;
  }
}
