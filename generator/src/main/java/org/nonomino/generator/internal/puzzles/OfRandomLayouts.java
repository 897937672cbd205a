package org.nonomino.generator.internal.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.nonomino.core.Constraint;
import org.nonomino.core.Grid;
import org.nonomino.core.Rules;
import org.nonomino.generator.internal.fill.HelpedFill;
import org.nonomino.generator.internal.fill.SearchFiller;
import org.nonomino.generator.terms.GeneratorSpec;
import org.nonomino.generator.terms.LayoutResult;
import org.nonomino.generator.terms.SeededRandom;
import org.nonomino.solver.Deadline;
import org.nonomino.solver.Solver;

/** A workbench on a new layout for each puzzle. Used by one thread. */
final class OfRandomLayouts implements Workbenches {
  private final Solver solver;
  private final GeneratorSpec spec;
  private final List<Constraint> constraints;
  private final BiFunction<SeededRandom, Deadline, LayoutResult> layouts;

  /** Whether the filling that the layout was found with is used for the puzzle. */
  private final boolean isFilled;

  private Optional<List<Constraint>> clash = Optional.empty();

  OfRandomLayouts(
      Solver solver,
      GeneratorSpec spec,
      List<Constraint> constraints,
      BiFunction<SeededRandom, Deadline, LayoutResult> layouts) {
    this.solver = solver;
    this.spec = spec;
    this.constraints = constraints;
    this.layouts = layouts;
    // The default fill would fill a large layout, or one with constraints, in the same way again.
    this.isFilled =
        (HelpedFill.isWorthwhile(spec.layout().size()) || !constraints.isEmpty())
            && spec.filler() instanceof SearchFiller;
  }

  @Override
  public Optional<Workbench> next(SeededRandom random, Deadline deadline) {
    LayoutResult result = layouts.apply(random, deadline);
    if (result instanceof LayoutResult.Found found) {
      Optional<Grid> filling = isFilled ? Optional.of(found.filling()) : Optional.empty();
      return Optional.of(
          Workbenches.workbench(Rules.of(found.mask(), constraints), solver, spec, filling));
    }
    clash =
        result instanceof LayoutResult.NoFilling none
            ? Optional.of(none.blamed())
            : Optional.empty();
    return Optional.empty();
  }

  @Override
  public Optional<List<Constraint>> clash() {
    return clash;
  }
}
