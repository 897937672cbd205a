package org.nonomino.toolkit.json;

import java.util.OptionalInt;
import org.nonomino.core.Grid;
import org.nonomino.core.RegionMask;
import org.nonomino.core.Rules;
import org.nonomino.solver.SearchLimits;
import org.nonomino.toolkit.LayoutReport;

/** {@code layouts/check}: whether a layout has a filling, and whether it is connected. */
final class CheckLayoutEndpoint implements Endpoint {
  private static final String SIZE = "size";

  private final LayoutField layouts;
  private final SolverField solvers;

  CheckLayoutEndpoint(LayoutField layouts, SolverField solvers) {
    this.layouts = layouts;
    this.solvers = solvers;
  }

  @Override
  public Reply answer(JsonFields fields, TimeLimit limit) throws ProblemException {
    fields.allow(SIZE, LayoutField.NAME, SolverField.NAME, TimeLimit.NAME);
    OptionalInt size = fields.whole(SIZE, 1, Grid.MAX_SIZE);
    RegionMask mask = layouts.read(fields, size);
    SearchLimits limits = SearchLimits.NONE.withDeadline(limit.deadline(fields));
    LayoutReport report = LayoutReport.of(Rules.of(mask), solvers.read(fields), limits);
    return Reply.json(json -> LayoutJson.writeFields(json, report));
  }
}
