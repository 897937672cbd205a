package org.nonomino.generator.internal.puzzles;

import java.util.Optional;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.FillableLayouts;
import org.nonomino.generator.GeneratorSpec;
import org.nonomino.generator.LayoutChoice;
import org.nonomino.generator.LayoutResult;
import org.nonomino.generator.SeededRandom;
import org.nonomino.generator.internal.fill.HelpedFill;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** The source of the rules of puzzles. Used by one thread. */
public interface Workbenches {
  /**
   * Returns the workbench for the next puzzle; empty if the deadline or an interrupt came first.
   */
  Optional<Workbench> next(SeededRandom random, Deadline deadline);

  static Workbenches of(Solver solver, GeneratorSpec spec) {
    if (spec.layout() instanceof LayoutChoice.Fixed fixed) {
      Optional<Workbench> workbench =
          Optional.of(workbench(fixed.rules(), solver, spec, Optional.empty()));
      return (random, deadline) -> workbench;
    }
    FillableLayouts layouts =
        new FillableLayouts(((LayoutChoice.Random) spec.layout()).spec(), solver);
    // The default fill would fill a large layout in the same way again, so its filling is used.
    boolean isFilled =
        HelpedFill.isWorthwhile(spec.layout().size()) && spec.filler() instanceof SearchFiller;
    return (random, deadline) ->
        layouts.next(random, deadline) instanceof LayoutResult.Found found
            ? Optional.of(
                workbench(
                    Rules.of(found.mask()),
                    solver,
                    spec,
                    isFilled ? Optional.of(found.filling()) : Optional.empty()))
            : Optional.empty();
  }

  private static Workbench workbench(
      Rules rules, Solver solver, GeneratorSpec spec, Optional<Grid> filling) {
    return new Workbench(rules, solver.prepare(rules), spec, filling);
  }
}
