package org.nonomino.web;

import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.SearchLimits;
import org.nonomino.solver.SearchObserver;
import org.nonomino.solver.SearchReport;

/** {@code layouts/check}: whether a layout has a filling, and whether it is connected. */
final class CheckLayoutEndpoint implements Endpoint {
  private final LayoutField layouts;
  private final SolverList solvers;

  CheckLayoutEndpoint(LayoutField layouts, SolverList solvers) {
    this.layouts = layouts;
    this.solvers = solvers;
  }

  @Override
  public Answer answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow("size", LayoutField.REGIONS, "solver", "timeoutMillis");
    OptionalInt size = fields.whole("size", 1, Grid.MAX_SIZE);
    RegionMask mask = layouts.read(fields, size);
    SearchLimits limits = SearchLimits.solutions(1).withDeadline(limit.deadline(fields));
    SearchReport report =
        solvers
            .chosen(fields)
            .prepare(mask)
            .run(Grid.empty(mask.size()), limits, SearchObserver.NONE);
    PaintedRegions regions = PaintedRegions.of(mask);
    return Answer.json(
        json -> {
          json.writeStringField("filling", filling(report));
          json.writeBooleanField(
              "connected", regions.pieces().stream().allMatch(pieces -> pieces == 1));
          PuzzleObject.writeCells(json, "pieces", regions.pieces());
        });
  }

  private static String filling(SearchReport report) {
    if (report.solutions() > 0) {
      return "yes";
    }
    return report.exhausted() ? "no" : "unknown";
  }
}
