package org.nonomino.generator;

import java.util.Optional;
import org.nonomino.core.RegionMask;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** Where the layouts come from on which puzzles are made. Belongs to one thread. */
interface Workbenches {
  /** Returns what makes the next puzzle, or empty if the deadline or an interrupt came first. */
  Optional<Workbench> next(SeededRandom random, Deadline deadline);

  static Workbenches of(Solver solver, GeneratorSpec spec) {
    if (spec.layout() instanceof LayoutChoice.Fixed fixed) {
      Optional<Workbench> workbench = Optional.of(workbench(fixed.mask(), solver, spec));
      return (random, deadline) -> workbench;
    }
    FillableLayouts layouts = new FillableLayouts(((LayoutChoice.Random) spec.layout()).spec());
    return (random, deadline) ->
        layouts.next(random, deadline) instanceof LayoutResult.Found found
            ? Optional.of(workbench(found.mask(), solver, spec))
            : Optional.empty();
  }

  private static Workbench workbench(RegionMask mask, Solver solver, GeneratorSpec spec) {
    return new Workbench(mask, solver.prepare(mask), spec);
  }
}
